# The icons in pixels, made by quintet-icon from the drawings. While another system's programs are built, the tool is one
# that was built for this machine before, in the folder QUINTET_HOST_TOOLS.
set(QUINTET_HOST_TOOLS "" CACHE PATH "Folder with quintet-icon, to build for another system")
set(QUINTET_ICON_TOOL quintet-icon)
if(CMAKE_CROSSCOMPILING)
  set(QUINTET_ICON_TOOL ${QUINTET_HOST_TOOLS}/quintet-icon)
else()
  add_executable(quintet-icon EXCLUDE_FROM_ALL src/tools/icons/main.cpp)
  target_link_libraries(quintet-icon PRIVATE quintet_engine)
endif()

# quintet_icons(<variable> <side>...) makes icon-<side>.png of each size and sets the variable to their paths. Small icons
# have a picture of their own.
function(quintet_icons variable)
  set(made)
  foreach(side IN LISTS ARGN)
    set(picture ${PROJECT_SOURCE_DIR}/assets/images/icon.svg)
    if(side LESS 100)
      set(picture ${PROJECT_SOURCE_DIR}/assets/desktop/icon-small.svg)
    endif()
    set(icon ${CMAKE_CURRENT_BINARY_DIR}/icon-${side}.png)
    add_custom_command(OUTPUT ${icon} COMMAND ${QUINTET_ICON_TOOL} ${picture} ${side} ${icon}
                       DEPENDS ${QUINTET_ICON_TOOL} ${picture} VERBATIM)
    list(APPEND made ${icon})
  endforeach()
  set(${variable} ${made} PARENT_SCOPE)
endfunction()
