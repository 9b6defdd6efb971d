# Faster builds: sources compiled in batches, and precompiled headers. QUINTET_UNITY and QUINTET_PCH turn them off; the
# preset tidy does so, because clang-tidy checks the sources one by one and finds missing includes.

# Precompiled headers: the standard library's, and for the tests also GoogleTest's.
add_library(quintet_precompiled OBJECT EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/cmake/precompiled.cpp)
target_link_libraries(quintet_precompiled PRIVATE quintet_options tl::expected)
if(QUINTET_PCH)
  target_precompile_headers(quintet_precompiled PRIVATE ${PROJECT_SOURCE_DIR}/cmake/precompiled.hpp)
endif()

# quintet_quick(<target> [TESTS] [RELEASE <level>]) compiles the sources of a target of this folder in batches, with the
# precompiled headers, for TESTS with those of the tests.
# RELEASE: the optimisation level of this target in the release build. A precompiled header works for one level only
# (g++ 12 crashes otherwise), so such a target does not use it. Sources with -O3 are also compiled file by file: in
# batches the search for gomoku took 4 % more time.
function(quintet_quick target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "TESTS" "RELEASE" "")
  set(batches ${QUINTET_UNITY})
  set(headers ${QUINTET_PCH})
  if(arg_RELEASE AND CMAKE_BUILD_TYPE STREQUAL "Release")
    target_compile_options(${target} PRIVATE ${arg_RELEASE})
    set(headers OFF)
    if(arg_RELEASE STREQUAL "-O3")
      set(batches OFF)
    endif()
  endif()
  if(batches)
    quintet_unity(${target})
  endif()
  if(headers)
    set(owner quintet_precompiled)
    if(arg_TESTS)
      set(owner quintet_precompiled_tests)
    endif()
    target_precompile_headers(${target} REUSE_FROM ${owner})
  endif()
endfunction()

# unity_batches.py decides which sources share a batch.
function(quintet_unity target)
  get_target_property(sources ${target} SOURCES)
  set(paths)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
    # The headers of Windows define macros that other sources must not see.
    if(source MATCHES "\\.cpp$" AND NOT source MATCHES "_windows\\.cpp$")
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
