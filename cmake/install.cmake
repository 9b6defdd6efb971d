# What `cmake --install` puts where, and the packages of CPack. On Debian and its relatives games live in /usr/games.
include(GNUInstallDirs)
set(QUINTET_BINDIR ${CMAKE_INSTALL_BINDIR} CACHE STRING "Folder of the programs below the prefix, such as bin or games")

set(id games.quintet.Quintet)
set(files ${PROJECT_SOURCE_DIR}/assets/desktop)
install(TARGETS quintet quintet-cli RUNTIME DESTINATION ${QUINTET_BINDIR})
install(FILES ${files}/${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${files}/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${files}/quintet.bash-completion DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME quintet)
install(FILES ${files}/quintet.bash-completion DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME quintet-cli)
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

# Manual pages are compressed, without the time of the build in them.
find_program(QUINTET_GZIP gzip REQUIRED)
foreach(page quintet.6 quintet-cli.6)
  add_custom_command(OUTPUT ${page}.gz COMMAND ${QUINTET_GZIP} -9 -n -c ${files}/${page} > ${page}.gz
                     DEPENDS ${files}/${page} VERBATIM)
  list(APPEND made ${CMAKE_CURRENT_BINARY_DIR}/${page}.gz)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${page}.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
endforeach()

set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES ${PROJECT_SOURCE_DIR}/assets/images/icon.svg DESTINATION ${icons}/scalable/apps RENAME ${id}.svg)
install(FILES ${files}/icon-symbolic.svg DESTINATION ${icons}/symbolic/apps RENAME ${id}-symbolic.svg)
add_executable(quintet-icon EXCLUDE_FROM_ALL src/tools/icons/main.cpp)
target_link_libraries(quintet-icon PRIVATE quintet_engine)
# Small icons have a picture of their own.
foreach(side 512 256 128 64 48)
  set(picture ${PROJECT_SOURCE_DIR}/assets/images/icon.svg)
  if(side LESS 100)
    set(picture ${files}/icon-small.svg)
  endif()
  add_custom_command(OUTPUT icon-${side}.png COMMAND quintet-icon ${picture} ${side} icon-${side}.png
                     DEPENDS quintet-icon ${picture} VERBATIM)
  list(APPEND made ${CMAKE_CURRENT_BINARY_DIR}/icon-${side}.png)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/icon-${side}.png DESTINATION ${icons}/${side}x${side}/apps RENAME ${id}.png)
endforeach()
# Made for packages and installations only: cmake --build FOLDER --target quintet_desktop
add_custom_target(quintet_desktop DEPENDS ${made})

set(CPACK_PACKAGE_NAME quintet)
set(CPACK_PACKAGE_VENDOR "The Quintet authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR TXZ)
# The programs and the desktop files are made before; nothing else is built for a package.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
include(CPack)
