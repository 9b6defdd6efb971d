#include "tools/sound/pieces/pieces.hpp"

namespace quintet::sound {

// Late evening in a study, in A shang: the qin plays a slow bass figure, the pipa the melody in dotted notes, the xiao
// repeats it, and the zheng ends the piece.
std::string_view walnut_score() {
  return R"(
title Walnut
key G4
bar 4
room walls=0.24 tail=0.10 decay=1.3
voice pipa   pipa  pan=0.24  gain=1.5
voice breath xiao  pan=-0.28 gain=-7.5
voice zheng  zheng pan=-0.40 gain=-5.5
voice walk   qin   pan=0.02  gain=-7
voice stars  qin   pan=0.44  gain=-4.5

section lamp tempo=60
walk  mp 2,,, - 6,,_ 2,,_ 6,,                |  2,,, - 5,,_ 6,,_ 2,,
walk     2,,, - 6,,_ 2,,_ 6,,                |  2,,, - 6,, -
stars p  0 - 6* -                            |  0 - 5_* 6_* 3*
stars    0 - 2'* -                           |  6* - - -
zheng p  0 - - -                             |  0 - - -
zheng    <2,6,2> - - -                       |  0 - 6,_ 1_ 2_ 3_

section story tempo=62
pipa  mf 2. 3_ 5 3_ 5_                       |  6 - 5_ 3_ 5
pipa     6_ 1'_ 6_ 5_ 3. 5_                  |  2~ - - 0
pipa     6. 1'_ 2' 1'_ 6_                    |  5_ 6_ 3 5 -
pipa     3_ 5_ 3_ 2_ 1_ 2_ 6,                |  2^ - - 0
walk  p  2,,, - 6,,_ 2,,_ 6,,                |  2,,, - 6,,_ 2,,_ 5,,
walk     6,,, - 3,,_ 6,,_ 3,,                |  2,,, - 6,,_ 2,,_ 6,,
walk     6,,, - 3,,_ 6,,_ 1,                 |  5,,, - 2,,_ 5,,_ 2,,
walk     1,, - 5,,_ 1,_ 6,,                  |  2,,, - 6,,_ 2,,_ 6,,
zheng p  0 - - -                             |  <6,3> - - -
zheng    0 - - -                             |  0 2_ 3_ 6_ 5_ 3
zheng    0 - - -                             |  <5,2> - - -
zheng    0 - - -                             |  0 6,_ 2_ 5_ 3_ 2
breath p 0 - - -                             |  0 - - -
breath   0 - - -                             |  0 - (6, -
breath   3 - - -)                            |  0 - - -
breath   0 - - -                             |  0 - (3_ 5_ 6)

section dream tempo=58
// the xiao plays the melody in the low register
breath mf (6,. 1_ 2 -)                       |  (3 5_ 3_ 2 -)
breath    (1_ 2_ 3 6, 5,_ 6,_)               |  (6,~ - -) 0
breath mp (2. 3_ 5 6)                        |  (1'~ - 6 5_ 6_)
breath    (3. 2_ 1_ 2_ 6,)                   |  (2~ - - -)
zheng p   <2,6,2> - - -                      |  0 - 6,_ 2_ 3
zheng     <1,5,1> - - -                      |  <6,,3,6,> - 1_ 2_ 3
zheng     <2,6,2> - - -                      |  <6,3,6> - - -
zheng     <1,5,1> - - -                      |  <2,6,2> - 3_ 5_ 6
walk  p   2,,, - - -                         |  6,,, - 2,, -
walk      1,, - 5,,, -                       |  6,,, - - -
walk      2,,, - 6,, -                       |  6,,, - 3,, -
walk      1,, - 6,,, -                       |  2,,, - 6,, -
stars p   0 - - -                            |  0 - - 6*
stars     0 - - -                            |  0 3* 6* -
stars     0 - - -                            |  0 - - -
stars     0 - - -                            |  0 - 2'* -

section talk tempo=66
// call and response, each a little higher
pipa  mf 2_ 2_ 3_ 5_ 6_ 5_ 3                 |  0 - - -
zheng mf 0 - - -                             |  2_ 3_ 6,_ 1_ 2^ -
pipa     3_ 3_ 5_ 6_ 1'_ 6_ 5                |  0 - - -
zheng    0 - - -                             |  3_ 5_ 2_ 3_ 6^ -
pipa     6_ 1'_ 2'_ 1'_ 6_ 5_ 6_ 1'_         |  2'~ - 1'_ 6_ 5
pipa  mp 6_ 5_ 3_ 5_ 3_ 2_ 1                 |  2~ - - -
zheng mp <2,6,2> - <6,3,6> -                 |  <2,6,2> - 5_ 3_ 2
zheng    1_ 5_ 3_ 1_ 6,_ 3_ 1_ 6,_           |  <2,6,2> - - -
walk  mp 2,,_ 6,,_ 2,_ 6,,_ 2,,_ 6,,_ 2,     |  2,,, - 6,, -
walk     3,,_ 6,,_ 3,_ 6,,_ 6,,,_ 3,,_ 6,,   |  6,,, - 3,, -
walk     2,,_ 6,,_ 2,_ 6,,_ 6,,,_ 3,,_ 6,,   |  2,,_ 6,,_ 2,_ 6,,_ 5,,_ 2,_ 5,,
walk     1,,_ 5,,_ 1,_ 5,,_ 6,,,_ 3,,_ 6,,   |  2,,, - - -
breath p 0 - - -                             |  0 - - -
breath   0 - - -                             |  0 - - -
breath   (2' - - 1'                          |  6 - - 5)
breath   (3 - 2 1                            |  2 - - -)

section night tempo=58 broaden=0.25
pipa  mp 2. 3_ 5 3_ 5_                       |  6 - 5_ 3_ 5
pipa  p  3_ 5_ 3_ 2_ 1_ 2_ 6,                |  2^ - - -
breath p (6, - - -                           |  3 - - -)
breath   (1 - 6, -                           |  6,~ - - -)
walk  p  2,,, - 6,,_ 2,,_ 6,,                |  6,,, - 3,,_ 6,,_ 3,,
walk     1,, - 6,,, -                        |  2,,, - - -
stars p  0 - - -                             |  0 - 6* 3*
stars    0 - - -                             |  0 6* 2'* -
zheng p  0 - - -                             |  <6,3> - - -
zheng    0 - - -                             |  <2,,6,,2,6,> - - -

form lamp story dream talk night
)";
}

}  // namespace quintet::sound
