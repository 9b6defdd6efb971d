// The problems of go, compiled in; see problem.hpp. Their file is named by src/CMakeLists.txt.
#ifdef _WIN32
.section .rdata,"dr"
#else
.section .rodata
#endif
.global kGoProblems, kGoProblemsEnd
kGoProblems: .incbin QUINTET_GO_PROBLEMS
kGoProblemsEnd: .byte 0
#ifndef _WIN32
// Without this mark the linker would make the stack executable.
.section .note.GNU-stack,"",%progbits
#endif
