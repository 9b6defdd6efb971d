# Faster builds: sources compiled in batches, and precompiled headers. QUINTET_UNITY and QUINTET_PCH turn them off; the
# preset tidy does so, because clang-tidy checks the sources one by one and finds missing includes.

# quintet_precompiled(<variable> <header> <level>) sets the variable to a target with cmake/<header>.hpp precompiled at an
# optimisation level: g++ 12 crashes where a source of another level uses it. An empty level is the one of the whole build.
function(quintet_precompiled variable header level)
  set(owner quintet_${header}${level})
  set(${variable} ${owner} PARENT_SCOPE)
  if(TARGET ${owner})
    return()
  endif()
  set(source ${PROJECT_BINARY_DIR}/generated/${owner}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "// Precompiles a header (cmake/speed.cmake).\n")
  add_library(${owner} OBJECT EXCLUDE_FROM_ALL ${source})
  target_compile_options(${owner} PRIVATE ${level})
  target_link_libraries(${owner} PRIVATE quintet_options tl::expected)
  if(header STREQUAL "precompiled_tests")
    target_link_libraries(${owner} PRIVATE GTest::gmock)
  endif()
  target_precompile_headers(${owner} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/${header}.hpp)
endfunction()

# quintet_quick(<target> [HEADER <header>] [LEVEL <level>] [ALONE <expression>] [FAST <expression>]) compiles the
# sources of a target of this folder in batches, with a precompiled header of cmake (`precompiled` if none is named).
# LEVEL: the optimisation level of this target in the release build.
# ALONE: sources that match it are compiled one by one.
# FAST: so are these, except with sanitizers. In batches the search for gomoku took 4 % more time.
function(quintet_quick target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "HEADER;LEVEL;ALONE;FAST" "")
  if(NOT CMAKE_BUILD_TYPE STREQUAL "Release")
    set(arg_LEVEL)
  endif()
  if(NOT QUINTET_SANITIZE AND arg_FAST)
    set(arg_ALONE "${arg_FAST}")
  endif()
  target_compile_options(${target} PRIVATE ${arg_LEVEL})
  # mingw's g++ 12 sees faults that are none where a higher level meets a precompiled header or a batch.
  set(careful OFF)
  if(WIN32 AND arg_LEVEL)
    set(careful ON)
  endif()
  if(QUINTET_UNITY AND NOT (careful AND arg_LEVEL STREQUAL "-O3"))
    quintet_batches(${target} "${arg_ALONE}")
  endif()
  if(QUINTET_PCH AND NOT careful)
    if(NOT arg_HEADER)
      set(arg_HEADER precompiled)
    endif()
    quintet_precompiled(owner ${arg_HEADER} "${arg_LEVEL}")
    target_precompile_headers(${target} REUSE_FROM ${owner})
  endif()
endfunction()

# unity_batches.py decides which files share a batch, because their names may collide.
function(quintet_batches target alone)
  get_target_property(sources ${target} SOURCES)
  set(paths)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
    # The headers of Windows define macros that other sources must not see.
    if(source MATCHES "\\.cpp$" AND NOT source MATCHES "_windows\\.cpp$" AND NOT (alone AND source MATCHES "${alone}"))
      list(APPEND paths ${source})
    endif()
  endforeach()
  execute_process(COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/cmake/unity_batches.py ${PROJECT_SOURCE_DIR}
                          ${CMAKE_CURRENT_BINARY_DIR}/${target}_batches.txt ${QUINTET_BATCH} ${paths}
                  OUTPUT_VARIABLE lines COMMAND_ERROR_IS_FATAL ANY OUTPUT_STRIP_TRAILING_WHITESPACE)
  string(REPLACE "\n" ";" lines "${lines}")
  foreach(line IN LISTS lines)
    string(REPLACE "\t" ";" line "${line}")
    list(GET line 0 source)
    list(GET line 1 batch)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${target}_${batch})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
