# The distribution's fonts, reduced to the characters that Quintet can show: 1.8 MiB instead of tens of MiB. The build fails
# if a font lacks a character of a catalogue.

# The first Python interpreter with the fontTools library; the first one in PATH may not be the system's.
set(QUINTET_FONT_PYTHON)
foreach(candidate IN ITEMS ${Python3_EXECUTABLE} /usr/bin/python3)
  execute_process(COMMAND ${candidate} -c "import fontTools.subset" RESULT_VARIABLE missing OUTPUT_QUIET ERROR_QUIET)
  if(NOT missing AND NOT QUINTET_FONT_PYTHON)
    set(QUINTET_FONT_PYTHON ${candidate})
  endif()
endforeach()
if(NOT QUINTET_FONT_PYTHON)
  message(FATAL_ERROR "The Python library fontTools is missing (package fonttools).")
endif()

# quintet_find_font(<variable> <file> <package>) searches the system's font folders.
function(quintet_find_font variable file package)
  file(GLOB_RECURSE found /usr/share/fonts/${file} /usr/local/share/fonts/${file})
  if(NOT found)
    message(FATAL_ERROR "The font ${file} is missing (package ${package}).")
  endif()
  list(GET found 0 first)
  set(${variable} ${first} PARENT_SCOPE)
endfunction()

# quintet_fonts(<variable>) sets entries fonts/<name>=<file> for the bundle.
function(quintet_fonts variable)
  set(folder ${PROJECT_BINARY_DIR}/fonts)
  set(characters ${folder}/characters.txt)
  # Of the text face, in which names and comments are written; the other faces borrow from it.
  set(all_characters ${folder}/all-characters.txt)
  set(collect ${PROJECT_SOURCE_DIR}/cmake/collect_characters.py)
  set(subset ${PROJECT_SOURCE_DIR}/cmake/subset_font.py)
  set(extra ${PROJECT_SOURCE_DIR}/assets/lang/extra-characters.txt)
  file(GLOB layouts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/layouts/*)
  # Written only when it changes, so that new text with known characters does not rebuild the fonts.
  add_custom_command(OUTPUT ${characters} ${all_characters}
                     COMMAND ${Python3_EXECUTABLE} ${collect} ${characters} ${extra} ${QUINTET_PO} ${layouts}
                     COMMAND ${Python3_EXECUTABLE} ${collect} --common ${all_characters} ${extra} ${QUINTET_PO} ${layouts}
                     DEPENDS ${collect} ${PROJECT_SOURCE_DIR}/cmake/po_file.py ${extra} ${QUINTET_PO} ${layouts}
                     VERBATIM)

  quintet_find_font(regular NotoSansCJK-Regular.ttc fonts-noto-cjk)
  quintet_find_font(bold NotoSansCJK-Bold.ttc fonts-noto-cjk)
  quintet_find_font(title LXGWWenKai-Regular.ttf fonts-lxgw-wenkai)
  set(entries)
  foreach(font IN ITEMS "text.otf|${regular}|Noto Sans CJK SC|${all_characters}"
                        "bold.otf|${bold}|Noto Sans CJK SC|${characters}" "title.ttf|${title}|LXGW WenKai|${characters}")
    string(REPLACE "|" ";" font "${font}")
    list(GET font 0 name)
    list(GET font 1 source)
    list(GET font 2 family)
    list(GET font 3 shown)
    add_custom_command(OUTPUT ${folder}/${name}
                       COMMAND ${QUINTET_FONT_PYTHON} ${subset} ${source} ${family} ${shown} ${folder}/${name}
                       DEPENDS ${subset} ${shown} ${source} VERBATIM)
    list(APPEND entries "fonts/${name}=${folder}/${name}")
  endforeach()
  set(${variable} ${entries} PARENT_SCOPE)
endfunction()
