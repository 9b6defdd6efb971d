// The network of go's players, compiled in; see network.hpp. Their file is named by src/CMakeLists.txt.
#ifdef _WIN32
.section .rdata,"dr"
#else
.section .rodata
#endif
.global kGoNetwork, kGoNetworkEnd
kGoNetwork: .incbin QUINTET_GO_NETWORK
kGoNetworkEnd: .byte 0
#ifndef _WIN32
// Without this mark the linker would make the stack executable.
.section .note.GNU-stack,"",%progbits
#endif
