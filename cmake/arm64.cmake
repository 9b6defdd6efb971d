# The toolchain of the release for ARM64, and of its libraries: the distribution's cross compiler, and the distribution's own
# libraries for ARM64, which package.sh unpacks into a folder.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(prefix aarch64-linux-gnu)
set(CMAKE_C_COMPILER ${prefix}-gcc)
set(CMAKE_CXX_COMPILER ${prefix}-g++)
set(CMAKE_ASM_COMPILER ${prefix}-gcc)
set(CMAKE_LIBRARY_ARCHITECTURE ${prefix})
cmake_path(SET CMAKE_SYSROOT NORMALIZE ${CMAKE_CURRENT_LIST_DIR}/../build/libraries-arm64/system)

# Programs are this machine's, everything else is for ARM64.
set(CMAKE_FIND_ROOT_PATH ${CMAKE_PREFIX_PATH})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_SYSROOT_DIR} ${CMAKE_SYSROOT})
set(ENV{PKG_CONFIG_LIBDIR} ${CMAKE_SYSROOT}/usr/lib/${prefix}/pkgconfig:${CMAKE_SYSROOT}/usr/share/pkgconfig)
