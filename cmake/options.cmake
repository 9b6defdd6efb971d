# Language level, warnings and sanitizers, as an interface target that all of our targets link.
option(QUINTET_TESTS "Build the tests" ON)
option(QUINTET_STATIC "Link everything but the C library statically, for the release" OFF)
option(QUINTET_WERROR "Treat warnings as errors" OFF)
option(QUINTET_UNITY "Compile several sources as one file" ON)
option(QUINTET_PCH "Precompile the standard headers" ON)
set(QUINTET_BATCH 8 CACHE STRING "How many sources at most are compiled as one file")
set(QUINTET_SANITIZE "" CACHE STRING "Sanitizers for every target, as -fsanitize= takes them")

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
# Assertions are enabled in every build: a wrong board is worse than a slower program.
foreach(build RELEASE RELWITHDEBINFO)
  string(REPLACE "-DNDEBUG" "" CMAKE_CXX_FLAGS_${build} "${CMAKE_CXX_FLAGS_${build}}")
endforeach()
# The searches of the core are compiled with -O3 and the drawing of the engine with -O2 (see src/CMakeLists.txt); pages are
# small and quick to build, because their time goes into what the engine does.
string(REPLACE "-O3" "-Os" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")

find_program(QUINTET_CCACHE ccache)
if(QUINTET_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${QUINTET_CCACHE})
endif()

add_library(quintet_options INTERFACE)
target_compile_options(quintet_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor
                       -Wold-style-cast -Woverloaded-virtual -Wcast-qual $<$<BOOL:${QUINTET_WERROR}>:-Werror>)
# GCC 12 reports overlaps and overflows in additions of strings where there are none (its bug 105329).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(quintet_options INTERFACE -Wno-restrict -Wno-stringop-overflow)
endif()
target_include_directories(quintet_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
# There GCC fuses multiplications and additions: evaluations and pictures would differ from those on x86-64 in the last bits.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(aarch64|arm64)$")
  target_compile_options(quintet_options INTERFACE -ffp-contract=off)
endif()
if(QUINTET_STATIC)
  # The release is the same in whatever folder and at whatever time it is built: no paths of this machine, no dates.
  target_compile_options(quintet_options INTERFACE -ffile-prefix-map=${PROJECT_SOURCE_DIR}/= -Werror=date-time)
endif()
if(WIN32)
  include(windows)
elseif(QUINTET_STATIC)
  target_compile_options(quintet_options INTERFACE -ffunction-sections -fdata-sections)
  target_link_options(quintet_options INTERFACE -static-libstdc++ -static-libgcc -Wl,--gc-sections)
endif()
if(QUINTET_SANITIZE)
  # Not for the assembler that bundles the assets: it may be a different compiler, which does not know all of them.
  target_compile_options(quintet_options INTERFACE
                         "$<$<COMPILE_LANGUAGE:CXX>:-fsanitize=${QUINTET_SANITIZE};-fno-omit-frame-pointer;-fno-sanitize-recover=all>")
  target_link_options(quintet_options INTERFACE -fsanitize=${QUINTET_SANITIZE})
  # The checks that sanitizers add hide from GCC what was set before: it reports values of the standard library as unset.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(quintet_options INTERFACE -Wno-maybe-uninitialized)
  endif()
endif()

# quintet_sources(<variable> <folder>...) collects the sources of folders and reconfigures when files are added or removed.
# What differs between systems is in files ending in _posix.cpp and _windows.cpp.
set(QUINTET_OTHER_SYSTEM "_windows\\.cpp$")
if(WIN32)
  set(QUINTET_OTHER_SYSTEM "_posix\\.cpp$")
endif()
function(quintet_sources variable)
  set(all)
  foreach(folder IN LISTS ARGN)
    file(GLOB found CONFIGURE_DEPENDS ${folder}/*.cpp)
    list(FILTER found EXCLUDE REGEX ${QUINTET_OTHER_SYSTEM})
    list(APPEND all ${found})
  endforeach()
  set(${variable} ${all} PARENT_SCOPE)
endfunction()
