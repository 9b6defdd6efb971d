#include "tools/sound/pieces/pieces.hpp"

namespace quintet::sound {

// Night: a guqin and a xiao in E yu. Harmonics open and close it, as in old pieces for the qin; between them the
// stopped strings repeat the same line an octave lower, and the xiao answers.
std::string_view ink_score() {
  return R"(
title Ink
key G4
bar 4
room walls=0.26 tail=0.13 decay=1.5
voice touched qin  pan=-0.18 gain=0
voice strings qin  pan=-0.10 gain=0
voice deep    qin  pan=0.08  gain=-3
voice breath  xiao pan=0.30  gain=-4

section stars tempo=55
touched mf 6* - 3* 5*          |  6* - - 1'_* 6_*
touched mp 5* 3* 2* 3*         |  6,* - - 0
deep    p  6,,, - - -          |  0 - 3,, -
deep       1,, - 2,, -         |  6,,, - 3,, -

section water tempo=56
strings mf 6,^ - 3, 5,         |  6,~ - 1_ 6,_ 5,
strings mp 5,_ 3,_ 2,^ - 3,    |  6,,~ - - 0
strings    6,,_ 1,_ 2,^ 3, 5,  |  3,~ - 2,_ 1,_ 2,
strings p  1, 2,_ 1,_ 6,, -    |  <6,,,3,,6,,> - - -
deep    p  6,,, - - -          |  0 - - -
deep       2,, - - -           |  6,,, - - -
deep       1,, - - -           |  3,, - - -
deep       1,, - 5,,, -        |  0 - - -
breath  p  0 - - -             |  0 - - -
breath     0 - - -             |  0 - (3 -
breath     6, -) 0 0           |  0 - - -
breath     0 - - -             |  0 - - -

section moon tempo=57
// the melody of the xiao
breath  mp (3 - - 5_ 6_        |  1'~ - 6 -)
breath     (5. 6_ 3_ 5_ 2      |  3~ - -) 0
breath     (2. 3_ 5 3_ 2_      |  1 - 2_ 1_ 6,
breath  p  6,~ - - -)          |  0 - - -
strings p  <6,,3,6,> - 0 5,_ 6,_  |  <1,,5,,1,> - 3, -
strings    0 5,, 2, 3,         |  <3,,6,,> 1,_ 2,_ 3,^ 5,
strings    2,, 6,, 2, -        |  1,, 5,, 1, 0
strings mp 0 3,_ 5,_ 6,^ 5,_ 3,_  |  2,^ - 1,_ 2,_ 3,
deep    p  6,,, - - -          |  1,, - - -
deep       5,,, - - -          |  3,, - - -
deep       2,, - - -           |  1,, - 5,,, -
deep       6,,, - - -          |  2,, - - -

section dawn tempo=54 broaden=0.22
touched mp 6* - 3* 5*          |  6* - 1'_* 2'_* 1'*
touched p  6* 5* 3* 2*         |  3* - 6,* -
breath  p  0 - - -             |  0 - (6 -
breath     5 - 3 2             |  6,~ - -) 0
deep    p  6,,, - - -          |  1,, - - -
deep       2,, - 5,,, -        |  <6,,,3,,> - - -

form stars water moon dawn
)";
}

}  // namespace quintet::sound
