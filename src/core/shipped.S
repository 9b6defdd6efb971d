// What is compiled into the core, each from NAME to NAMEEnd: the packed networks of 2048 (packed_network.hpp), the networks of
// gomoku (network.hpp), and of go the network (network.hpp), the weights of shapes (shape_weights.hpp) and the problems
// (problem.hpp). src/CMakeLists.txt lists the files too, so that a change is seen.
.macro ship name, folder, file
.global \name, \name\()End
.balign 16
\name: .incbin "\folder/\file"
\name\()End: .byte 0
.endm

#ifdef _WIN32
.section .rdata,"dr"
#else
.section .rodata
#endif
ship kTwenty48Rise, QUINTET_ASSETS, "players/twenty48.weights"
ship kTwenty48Late, QUINTET_ASSETS, "players/twenty48-late.weights"
ship kGomokuNetwork, QUINTET_ASSETS, "players/gomoku.network"
ship kGoNetwork, QUINTET_ASSETS, "players/go.network"
ship kGoShapes, QUINTET_ASSETS, "players/go.shapes"
ship kGoProblems, QUINTET_ASSETS, "problems/go.problems"
#ifndef _WIN32
// Without this mark the linker would make the stack executable.
.section .note.GNU-stack,"",%progbits
#endif
