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

install(PROGRAMS ${files}/install.sh ${files}/uninstall.sh DESTINATION . COMPONENT portable EXCLUDE_FROM_ALL)

# share(<folder> FILES <file>... [RENAME <name>]): into share/<folder> of a distribution, and of the portable folder, from where
# install.sh takes it into the player's own.
function(share folder)
  install(${ARGN} DESTINATION ${CMAKE_INSTALL_DATADIR}/${folder})
  install(${ARGN} DESTINATION share/${folder} COMPONENT portable EXCLUDE_FROM_ALL)
endfunction()

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME system)
install(TARGETS quintet quintet-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
share(applications FILES ${files}/${id}.desktop)
share(metainfo FILES ${metainfo})
include(completions)
foreach(program quintet quintet-cli)
  share(bash-completion/completions FILES ${completions}/quintet.bash RENAME ${program})
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
  share(man/man6 FILES ${CMAKE_CURRENT_BINARY_DIR}/${page}.gz)
endforeach()

set(icons icons/hicolor)
share(${icons}/scalable/apps FILES ${PROJECT_SOURCE_DIR}/assets/images/icon.svg RENAME ${id}.svg)
share(${icons}/symbolic/apps FILES ${files}/icon-symbolic.svg RENAME ${id}-symbolic.svg)
include(icons)
set(sides 512 256 128 64 48)
quintet_icons(pictures ${sides})
list(APPEND made ${pictures})
foreach(side IN LISTS sides)
  share(${icons}/${side}x${side}/apps FILES ${CMAKE_CURRENT_BINARY_DIR}/icon-${side}.png RENAME ${id}.png)
endforeach()
# Part of every build, because an installation needs it; but its tool would run with the sanitizers.
set(all ALL)
if(QUINTET_SANITIZE)
  set(all)
endif()
add_custom_target(quintet_desktop ${all} DEPENDS ${made})
add_dependencies(quintet_desktop quintet_completions)

# The start of the AppImage.
if(QUINTET_STATIC)
  find_library(QUINTET_SQUASHFUSE libsquashfuse_ll.a REQUIRED)
  find_library(QUINTET_FUSE libfuse3.a REQUIRED)
  add_executable(appimage-runtime EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/src/tools/appimage/runtime.c)
  target_compile_options(appimage-runtime PRIVATE -Os -Wall -Wextra $<$<BOOL:${QUINTET_WERROR}>:-Werror>)
  # A part of libfuse that is never called loads libraries, which the linker warns of.
  target_link_options(appimage-runtime PRIVATE -static -s -Wl,--no-warnings)
  target_link_libraries(appimage-runtime PRIVATE ${QUINTET_SQUASHFUSE} ${QUINTET_FUSE} ${ZLIB_LIBRARY})
endif()

# Nothing but what is missing is built for an installation.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

# What only Debian's policy asks for.
set(debian ${PROJECT_BINARY_DIR}/generated/debian)
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
set(revision 1)
set(architecture amd64)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(aarch64|arm64)$")
  set(architecture arm64)
endif()
set(homepage)
if(QUINTET_SITE)
  set(homepage "Homepage: ${QUINTET_SITE}\n")
endif()
configure_file(${PROJECT_SOURCE_DIR}/cmake/debian/changelog.in ${debian}/changelog @ONLY)
# pack.sh adds the C library, which is all that the programs are linked with. SDL uses X11 or Wayland only where all that it
# depends on is there; the rest is loaded where it is.
configure_file(${PROJECT_SOURCE_DIR}/cmake/debian/control.in ${debian}/control @ONLY)
add_custom_command(OUTPUT changelog.Debian.gz COMMAND ${QUINTET_GZIP} -9 -n -c ${debian}/changelog > changelog.Debian.gz
                   DEPENDS ${debian}/changelog VERBATIM)
add_custom_command(OUTPUT changelog.gz COMMAND ${QUINTET_GZIP} -9 -n -c ${PROJECT_SOURCE_DIR}/CHANGELOG.md > changelog.gz
                   DEPENDS ${PROJECT_SOURCE_DIR}/CHANGELOG.md VERBATIM)
add_custom_target(quintet_debian DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz
        DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT debian EXCLUDE_FROM_ALL)
install(FILES ${PROJECT_SOURCE_DIR}/cmake/debian/lintian-overrides DESTINATION share/lintian/overrides RENAME quintet
        COMPONENT debian EXCLUDE_FROM_ALL)
