# The translations: assets/lang/*.po, compiled by gettext's msgfmt. Run the target catalogue-update after
# messages have changed; a test fails while a translation is missing.
find_program(QUINTET_MSGFMT msgfmt)
find_program(QUINTET_MSGMERGE msgmerge)
find_program(QUINTET_XGETTEXT xgettext)
if(NOT QUINTET_MSGFMT OR NOT QUINTET_MSGMERGE OR NOT QUINTET_XGETTEXT)
  message(FATAL_ERROR "gettext's tools are missing (package gettext).")
endif()

file(GLOB QUINTET_PO CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/lang/*.po)

# quintet_catalogues(<variable>) sets entries lang/<language>.mo=<file> for the bundle.
function(quintet_catalogues variable)
  set(entries)
  foreach(po IN LISTS QUINTET_PO)
    get_filename_component(language ${po} NAME_WE)
    set(mo ${PROJECT_BINARY_DIR}/lang/${language}.mo)
    add_custom_command(OUTPUT ${mo}
                       COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/lang
                       COMMAND ${QUINTET_MSGFMT} --check --output-file=${mo} ${po}
                       DEPENDS ${po} VERBATIM)
    list(APPEND entries "lang/${language}.mo=${mo}")
  endforeach()
  set(${variable} ${entries} PARENT_SCOPE)
endfunction()

set(QUINTET_CATALOGUE_COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/cmake/catalogues.py)
add_custom_target(catalogue-update
                  COMMAND ${QUINTET_CATALOGUE_COMMAND} update ${PROJECT_SOURCE_DIR}
                  VERBATIM)

# quintet_catalogue_test() adds the test that every message of the sources is translated, with all its placeholders.
function(quintet_catalogue_test)
  add_test(NAME Catalogues.EveryMessageIsTranslated
           COMMAND ${QUINTET_CATALOGUE_COMMAND} check ${PROJECT_SOURCE_DIR})
  add_test(NAME Catalogues.TheCheckItselfFindsFaults
           COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/cmake/catalogues_test.py)
endfunction()
