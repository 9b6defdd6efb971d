# Read by CPack for each generator: a Debian package holds what a distribution expects below /usr, an archive the portable
# folder. CPACK_INSTALL_CMAKE_PROJECTS: build folder, project, component, subfolder, and so on for the next component.
set(build ${CPACK_BUILD_FOLDER})
if(CPACK_GENERATOR STREQUAL "DEB")
  set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
  set(CPACK_INSTALL_CMAKE_PROJECTS ${build} quintet system / ${build} quintet debian /)
else()
  set(CPACK_INSTALL_CMAKE_PROJECTS ${build} quintet portable /)
endif()
