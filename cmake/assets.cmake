# Compiles assets/ into the library quintet_assets, by .incbin: eight MiB take a tenth of a second, as C
# arrays a minute. Drawings and texts are packed by zlib. The files are found by name at run time; see
# src/engine/storage/assets_bundle.hpp.
include(catalogues)
include(fonts)

# quintet_bundle(<target> <name>=<file>...) makes an object library that contains these files under these names.
function(quintet_bundle target)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/${target})
  set(table ${folder}/files.txt)
  list(SORT ARGN)
  list(JOIN ARGN "\n" lines)
  file(CONFIGURE OUTPUT ${table} CONTENT "${lines}\n" @ONLY)
  set(files)
  foreach(entry IN LISTS ARGN)
    string(REGEX REPLACE "^[^=]*=" "" file "${entry}")
    list(APPEND files "${file}")
  endforeach()

  set(script ${PROJECT_SOURCE_DIR}/cmake/write_bundle.py)
  # The compiler does not see the files that the assembler reads; a change of one writes files.S anew.
  add_custom_command(OUTPUT ${folder}/files.S ${folder}/table.cpp
                     COMMAND ${Python3_EXECUTABLE} ${script} ${table} ${folder}
                     DEPENDS ${script} ${table} ${files} VERBATIM)
  add_library(${target} STATIC ${folder}/files.S ${folder}/table.cpp)
  target_link_libraries(${target} PUBLIC quintet_options)
endfunction()

# quintet_assets(<target>) bundles assets/ with the fonts and catalogues generated from it.
function(quintet_assets target)
  set(root ${PROJECT_SOURCE_DIR}/assets)
  set(entries)
  foreach(folder images sounds music layouts)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS LIST_DIRECTORIES FALSE ${root}/${folder}/*)
    foreach(file IN LISTS files)
      file(RELATIVE_PATH name ${root} ${file})
      list(APPEND entries "${name}=${file}")
    endforeach()
  endforeach()
  quintet_catalogues(catalogues)
  quintet_fonts(fonts)
  quintet_licences(licences)
  quintet_bundle(${target} ${entries} ${catalogues} ${fonts} ${licences})
endfunction()

quintet_assets(quintet_assets)
