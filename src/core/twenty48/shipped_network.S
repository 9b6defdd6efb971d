// The packed network of 2048, compiled in; see packed_network.hpp. Its file is named by src/CMakeLists.txt.
#ifdef _WIN32
.section .rdata,"dr"
#else
.section .rodata
#endif
.global kTwenty48Network, kTwenty48NetworkEnd
.balign 16
kTwenty48Network: .incbin QUINTET_TWENTY48_NETWORK
kTwenty48NetworkEnd: .byte 0
#ifndef _WIN32
// Without this mark the linker would make the stack executable.
.section .note.GNU-stack,"",%progbits
#endif
