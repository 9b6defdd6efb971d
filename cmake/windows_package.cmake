# What the programs for Windows have inside besides, and what their archive holds.
include(icons)
enable_language(RC)

set(icon ${CMAKE_CURRENT_BINARY_DIR}/quintet.ico)
set(manifest ${PROJECT_SOURCE_DIR}/assets/desktop/windows.manifest)
set(write_icon ${PROJECT_SOURCE_DIR}/cmake/write_icon.py)
quintet_icons(pictures 16 24 32 48 64 256)
add_custom_command(OUTPUT ${icon} COMMAND ${Python3_EXECUTABLE} ${write_icon} ${icon} ${pictures}
                   DEPENDS ${write_icon} ${pictures} VERBATIM)

# The copyright line of the licence, and the version as four numbers.
file(STRINGS ${PROJECT_SOURCE_DIR}/LICENSE copyright REGEX "^Copyright" LIMIT_COUNT 1)
set(numbers ${PROJECT_VERSION_MAJOR},${PROJECT_VERSION_MINOR},${PROJECT_VERSION_PATCH},0)

# quintet_resource(<program> <description>) adds icon, version and manifest.
function(quintet_resource program description)
  set(resource ${CMAKE_CURRENT_BINARY_DIR}/${program}.rc)
  configure_file(${PROJECT_SOURCE_DIR}/assets/desktop/windows.rc.in ${resource} @ONLY)
  set_source_files_properties(${resource} PROPERTIES OBJECT_DEPENDS "${icon};${manifest}")
  add_library(${program}-resource OBJECT ${resource})
  target_sources(${program} PRIVATE $<TARGET_OBJECTS:${program}-resource>)
endfunction()
quintet_resource(quintet "${PROJECT_DESCRIPTION}")
quintet_resource(quintet-cli "Rules and players of Quintet's games for other programs")
# A program with windows: it opens no console.
set_target_properties(quintet PROPERTIES WIN32_EXECUTABLE ON)

install(TARGETS quintet quintet-cli RUNTIME DESTINATION .)
install(FILES ${QUINTET_PORTABLE_FILES} DESTINATION .)
# Nothing but what is missing is built for an installation.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
