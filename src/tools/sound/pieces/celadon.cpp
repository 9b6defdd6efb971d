#include "tools/sound/pieces/pieces.hpp"

namespace quintet::sound {

// Morning at a lake, in D zhi: the zheng plays a continuous figure, the dizi has the melody in two lines of eight bars,
// the pipa adds repeated notes, and all three end together.
std::string_view celadon_score() {
  return R"(
title Celadon
key G4
bar 4
room walls=0.30 tail=0.09 decay=1.1
voice flute  dizi  pan=0.26  gain=-6.5
voice lead   zheng pan=-0.20 gain=-1
voice pipa   pipa  pan=0.46  gain=-2.5
voice water  zheng pan=-0.46 gain=-6
voice low    qin   pan=0.04  gain=-4

section mist tempo=68
water mp 5,,_ 2,_ 5,_ 6,_ 2_ 5_ 6_ 2'_       |  6_ 5_ 2_ 6,_ 5, -
water    2,,_ 6,,_ 2,_ 3,_ 6,_ 2_ 3_ 6_      |  5_ 2_ 6,_ 5,_ <5,,2,5,> -
lead  p  0 - - 2'*                           |  0 - 5* -
lead     0 - - 6*                            |  0 - 2* -
low   mp 5,,, - - -                          |  0 - 2,, -
low      2,, - - -                           |  5,,, - - -

section willow tempo=72
// the first line ends on the fifth, the second rises and ends on the tonic
flute mf (5. 6_ 2' 1'_ 6_)                   |  (5 6_ 5_ 3 2_ 3_)
flute    (5 - 6_ 5_ 3_ 2_)                   |  (1 2~ - -)
flute    (2. 3_ 5 6_ 5_)                     |  (1'. 6_ 5_ 6_ 3)
flute    (2_ 3_ 5 3_ 2_ 1_ 6,_)              |  (5, - - -)
water p  5,,_ 2,_ 5,_ 6,_ 2_ 6,_ 5,          |  1,,_ 5,,_ 1,_ 2,_ 3,_ 2,_ 1,
water    1,,_ 5,,_ 1,_ 3,_ 5,_ 3,_ 1,        |  2,,_ 6,,_ 2,_ 3,_ 6,_ 3,_ 2,
water    2,,_ 6,,_ 2,_ 3,_ 5,_ 3,_ 2,        |  6,,_ 3,_ 6,_ 1_ 3_ 1_ 6,
water    2,,_ 6,,_ 2,_ 3,_ 1,_ 3,_ 6,        |  5,,_ 2,_ 5,_ 6,_ 2_ 6,_ 5,
lead  p  <5,2> - - -                         |  0 - - -
lead     0 - - -                             |  0 - 6,_ 2_ 3_ 6_
lead     <2,6,> - - -                        |  0 - - 5
lead     0 - - -                             |  0 2_ 5_ 6_ 5_ 2
low   mp 5,,, - 2,, -                        |  1,, - - -
low      1,, - 5,,, -                        |  2,, - - -
low      2,, - - -                           |  6,,, - 3,, -
low      2,, - 1,, -                         |  5,,, - - -
pipa  p  0 - - -                             |  0 - - -
pipa     0 - - -                             |  0 - 0_ 2'_ 1'_ 6_
pipa     5 0 0 -                             |  0 - - -
pipa     0 - - -                             |  0 - 0_ 6_ 5_ 2_

section ripples tempo=72
// the same melody on the strings, with ornaments; the flute plays above it
lead  mf 5_ 5_ 6_ 5_ 2'_ 3'_ 1'_ 6_          |  5_ 6__ 5__ 3_ 5_ 3 2_ 3_
lead     5^ 3_ 5_ 6_ 5_ 3_ 2_                |  1_ 2_ <2,6,2> - 0
lead     2_ 3_ 2_ 3_ 5_ 6_ 5_ 3_             |  1'_ 2'_ 1'_ 6_ 5_ 6_ 3
lead     2_ 3_ 5_ 6_ 3_ 2_ 1_ 6,_            |  5,^ - <5,,2,5,> -
flute p  (2 - 6 -                            |  5 - - -)
flute    0 - (3 -                           |  2 - - 3_ 5_)
flute    (6 - - -                            |  1' - 6 -)
flute    (5 - 3 2                            |  2~ - - -)
water p  5,,_ 2,_ 5,_ 6,_ 2, -               |  1,,_ 5,,_ 1,_ 2,_ 3, -
water    1,,_ 5,,_ 1,_ 3,_ 5, -              |  2,,_ 6,,_ 2,_ 3,_ 6,_ 3,_ 2,
water    2,,_ 6,,_ 2,_ 3,_ 5, -              |  6,,_ 3,_ 6,_ 1_ 3, -
water    2,,_ 6,,_ 2,_ 3,_ 1, -              |  5,,_ 2,_ 5,_ 6,_ 2_ 6,_ 5,
low   mp 5,,, - 2,, -                        |  1,, - - -
low      1,, - 5,,, -                        |  2,, - - -
low      2,, - - -                           |  6,,, - 3,, -
low      2,, - 1,, -                         |  5,,, - - -

section shower tempo=76
// the pipa, answered by the zheng; then the flute in the high register
pipa  mf 6_ 6_ 6_ 5_ 6_ 1'_ 6                |  3_ 3_ 5_ 3_ 2 -
pipa  p  0 - - -                             |  0 - 0 1'_ 2'_
pipa  mf 2'_ 2'_ 2'_ 1'_ 2'_ 3'_ 2'_ 1'_     |  6_ 1'_ 6_ 5_ 6 -
pipa  p  2_ 6_ 2'_ 6_ 2_ 5_ 6_ 5_            |  2_ 3_ 6_ 3_ 2 -
lead  p  <6,3> - - -                         |  0 - 0 2_ 3_
lead  mf 0_ 3_ 5_ 6_ 1'_ 6_ 5_ 3_            |  6^ - 0 -
lead  p  <2,6,2> - - -                       |  <6,3,6> - - -
lead     0 - - -                             |  0 - 6,_ 2_ 3_ 5_
flute mp 0 - - -                             |  0 - - -
flute    0 - - -                             |  0 - - -
flute mf 0 - (3' -                           |  2' 1'_ 6_ 5 6_ 1'_
flute    2'. 1'_ 6 5)                        |  (3 5_ 2_ 2~ -)
water p  6,,_ 3,_ 6,_ 1_ 3_ 1_ 6,            |  2,,_ 6,,_ 2,_ 3,_ 6, -
water    6,,_ 3,_ 5,_ 6,_ 3, -               |  6,,_ 3,_ 6,_ 1_ 3, -
water    2,,_ 6,,_ 2,_ 3,_ 6,_ 3,_ 2,        |  6,,_ 3,_ 6,_ 1_ 3_ 1_ 6,
water    2,,_ 6,,_ 2,_ 6,_ 5,,_ 2,_ 5,       |  2,,_ 6,,_ 2,_ 3,_ 6, -
low   mp 6,,, - - -                          |  2,, - - -
low      6,,, - 3,, -                        |  6,,, - - -
low      2,, - - -                           |  6,,, - 3,, -
low      2,, - 5,,, -                        |  2,, - - -

section home tempo=70 broaden=0.18
flute mf (5. 6_ 2' 1'_ 6_)                   |  (5 6_ 5_ 3 2_ 3_)
flute    (2. 3_ 5 6_ 5_)                     |  (1'. 6_ 5_ 6_ 3)
flute mp (2_ 3_ 5 3_ 2_ 1_ 6,_)              |  (5, - - -)
lead  mp 5. 6_ 2' 1'_ 6_                     |  5 6_ 5_ 3 2_ 3_
lead     <2,6,2> - 5_ 6_ 5_ 3_               |  6_ 1'_ 6_ 5_ 3 -
lead  p  2_ 3_ 5_ 3_ 2 6,                    |  5,~ - <5,,2,5,> -
water p  5,,_ 2,_ 5,_ 6,_ 2_ 6,_ 5,          |  1,,_ 5,,_ 1,_ 2,_ 3,_ 2,_ 1,
water    2,,_ 6,,_ 2,_ 3,_ 5,_ 3,_ 2,        |  6,,_ 3,_ 6,_ 1_ 3_ 1_ 6,
water    2,,_ 6,,_ 2,_ 3,_ 1, -              |  5,,_ 2,_ 5,_ 6,_ 2 -
pipa  p  0 - 2'_ 6_ 5                        |  0 - - -
pipa     0 - 0_ 6_ 5_ 3_                     |  0 - 0 5_ 6_
pipa     0 - - -                             |  0_ 2_ 5_ 6_ 0 -
low   mp 5,,, - 2,, -                        |  1,, - - -
low      2,, - - -                           |  6,,, - 3,, -
low   p  2,, - 1,, -                         |  5,,, - - -

form mist willow ripples shower home
)";
}

}  // namespace quintet::sound
