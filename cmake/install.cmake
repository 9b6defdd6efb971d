# What `cmake --install` puts where: the component `system` below a prefix, where a distribution expects it; the component
# `portable` into one folder that is unpacked anywhere. On Debian and its relatives games live in /usr/games.
include(GNUInstallDirs)
set(QUINTET_ZSH_COMPLETIONS ${CMAKE_INSTALL_DATADIR}/zsh/site-functions CACHE STRING "Folder of zsh's completions below the prefix")

set(id games.quintet.Quintet)
set(files ${PROJECT_SOURCE_DIR}/assets/desktop)

# Who publishes a release says where: stores show the pictures and the address.
set(QUINTET_SITE "" CACHE STRING "Address of the site that offers the release, with its pictures in the folder screenshots")
set(QUINTET_CONTACT "The Quintet authors <quintet@quintet.example>" CACHE STRING "Name and mail address for the package")
set(metainfo ${PROJECT_BINARY_DIR}/generated/${id}.metainfo.xml)
set(template ${files}/${id}.metainfo.xml.in)
set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${template})
file(READ ${template} metainfo_text)
# write_metainfo(<file> <site>): the site may be empty; then what needs one is left out.
function(write_metainfo file site)
  set(text "${metainfo_text}")
  if(NOT site)
    string(REGEX REPLACE "<url type=\"homepage\">.*</screenshots>" "" text "${text}")
  endif()
  file(CONFIGURE OUTPUT ${file} CONTENT "${text}" @ONLY)
endfunction()
write_metainfo(${metainfo} "${QUINTET_SITE}")
# For the tests alone.
write_metainfo(${PROJECT_BINARY_DIR}/generated/with-a-site.metainfo.xml https://quintet.example)
# The pictures that the metainfo names.
string(REGEX MATCHALL "/screenshots/[a-z0-9-]+" shots "${metainfo_text}")
foreach(shot IN LISTS shots)
  cmake_path(GET shot FILENAME shot)
  install(FILES ${PROJECT_SOURCE_DIR}/tests/play/golden/${shot}_en_paper_1280.png DESTINATION screenshots
          RENAME ${shot}.png COMPONENT site EXCLUDE_FROM_ALL)
endforeach()
install(TARGETS quintet quintet-cli RUNTIME DESTINATION . COMPONENT portable EXCLUDE_FROM_ALL)
install(FILES ${QUINTET_PORTABLE_FILES} DESTINATION . COMPONENT portable EXCLUDE_FROM_ALL)

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME system)
install(TARGETS quintet quintet-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${files}/${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${metainfo} DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
include(completions)
foreach(program quintet quintet-cli)
  install(FILES ${completions}/quintet.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
          RENAME ${program})
endforeach()
install(FILES ${completions}/quintet.zsh DESTINATION ${QUINTET_ZSH_COMPLETIONS} RENAME _quintet)
install(FILES ${QUINTET_README} DESTINATION ${CMAKE_INSTALL_DOCDIR})
# Under the name that Debian's policy asks for.
install(FILES ${PROJECT_BINARY_DIR}/generated/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

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
include(icons)
set(sides 512 256 128 64 48)
quintet_icons(pictures ${sides})
list(APPEND made ${pictures})
foreach(side IN LISTS sides)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/icon-${side}.png DESTINATION ${icons}/${side}x${side}/apps RENAME ${id}.png)
endforeach()
# Part of every build, because an installation needs it; but its tool would run with the sanitizers.
set(all ALL)
if(QUINTET_SANITIZE)
  set(all)
endif()
add_custom_target(quintet_desktop ${all} DEPENDS ${made})
add_dependencies(quintet_desktop quintet_completions)


# Packages: `cpack` in the build folder makes the archive of the portable folder, `cpack -G DEB` a Debian package of the rest.
set(CPACK_GENERATOR TXZ)
set(CPACK_PACKAGE_CONTACT ${QUINTET_CONTACT})
set(CPACK_PACKAGE_HOMEPAGE_URL ${QUINTET_SITE})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "classic grid games on one desk")
set(CPACK_PACKAGE_DESCRIPTION "Link-up, Gomoku, 2048 and Minesweeper, in English and Simplified Chinese.
Every Link-up board can be solved, gomoku has eight opponents, boards of
Minesweeper are proved to need no guessing, and every game explains its hints.")
string(TOLOWER ${CMAKE_SYSTEM_NAME} system)
set(CPACK_PACKAGE_FILE_NAME quintet-${PROJECT_VERSION}-${system}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
# What the programs are linked with is found by dpkg-shlibdeps; the rest is loaded at run time where it is there.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# SDL uses X11 or Wayland only where all of these libraries are there.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libx11-6, libxext6, libwayland-client0, libwayland-cursor0, libwayland-egl1, libxkbcommon0")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libxcursor1, libxi6, libxrandr2, libxss1, libxfixes3, libdecor-0-0, libegl1, libgl1, libpulse0 | libpipewire-0.3-0 | libasound2")
# The programs and the desktop files are made before; nothing else is built for a package.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
set(CPACK_BUILD_FOLDER ${PROJECT_BINARY_DIR})
set(CPACK_PROJECT_CONFIG_FILE ${PROJECT_SOURCE_DIR}/cmake/cpack_generator.cmake)
include(CPack)

# What only Debian's policy asks for.
set(debian ${PROJECT_BINARY_DIR}/generated/debian)
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
configure_file(${PROJECT_SOURCE_DIR}/cmake/debian/changelog.in ${debian}/changelog @ONLY)
add_custom_command(OUTPUT changelog.Debian.gz COMMAND ${QUINTET_GZIP} -9 -n -c ${debian}/changelog > changelog.Debian.gz
                   DEPENDS ${debian}/changelog VERBATIM)
add_custom_command(OUTPUT changelog.gz COMMAND ${QUINTET_GZIP} -9 -n -c ${PROJECT_SOURCE_DIR}/CHANGELOG.md > changelog.gz
                   DEPENDS ${PROJECT_SOURCE_DIR}/CHANGELOG.md VERBATIM)
add_custom_target(quintet_debian DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz
        DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT debian EXCLUDE_FROM_ALL)
install(FILES ${PROJECT_SOURCE_DIR}/cmake/debian/lintian-overrides DESTINATION share/lintian/overrides RENAME quintet
        COMPONENT debian EXCLUDE_FROM_ALL)
