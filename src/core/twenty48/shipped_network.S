// The packed network of 2048, compiled in; see packed_network.hpp. Its file is named by src/CMakeLists.txt.
.section .rodata
.global quintet_twenty48_network, quintet_twenty48_network_end
.balign 16
quintet_twenty48_network: .incbin QUINTET_TWENTY48_NETWORK
quintet_twenty48_network_end: .byte 0
// Without this mark the linker would make the stack executable.
.section .note.GNU-stack,"",%progbits
