# What compiling and linking for Windows takes; included by options.cmake. No sections are collected as on Linux: the tables
# for unwinding keep every function, and a section of its own would put zeros into the file.
# Windows 10 (version 1903) or later. Its headers define no names of the standard library.
target_compile_definitions(quintet_options INTERFACE _WIN32_WINNT=0x0A00 WIN32_LEAN_AND_MEAN NOMINMAX UNICODE
                           _POSIX_THREAD_SAFE_FUNCTIONS=200112L)
# The stack of the program and of its threads, as large as on Linux: the searches are recursive. No symbols and no time of
# the build in the release.
target_link_options(quintet_options INTERFACE -static -Wl,--stack,8388608 $<$<CONFIG:Release>:-s>
                    -Wl,--no-insert-timestamp)
