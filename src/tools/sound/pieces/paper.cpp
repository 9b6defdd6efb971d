#include "tools/sound/pieces/pieces.hpp"

namespace quintet::sound {

// Mo Li Hua (茉莉花), a traditional song of Jiangsu in the public domain; accompaniment, interlude and second verse by us.
// The guzheng begins, the flute takes over the melody, and both end it together.
std::string_view paper_score() {
  return R"(
title Paper
key G4
bar 4
room walls=0.30 tail=0.07 decay=0.9
voice lead   zheng pan=-0.22 gain=0
voice flute  dizi  pan=0.28  gain=-4.5
voice figure zheng pan=-0.45 gain=-5
voice pipa   pipa  pan=0.48  gain=-8
voice low    qin   pan=0.05  gain=-4

section prelude tempo=77
figure mp 1,,_ 5,,_ 1,_ 2,_ 3,_ 5,_ 1_ 3_  |  5,,_ 2,_ 5,_ 6,_ <2,5,2> -
low    mp 1,, - - -                        |  5,,, - 2,, -
pipa   p  0 - 3_ 2_ 1                      |  0 - 0 5_ 6_

section verse tempo=77
// A, repeated
lead   mf 3 3_ 5_ 6_ 1'_ 1'_ 6_            |  5^ 5_ 6_ 5~ -
lead      3 3_ 5_ 6_ 1'_ 1'_ 6_            |  5 5_ 6_ 5~ -
figure p  1,,_ 5,,_ 1,_ 5,_ 6,,_ 3,_ 6,_ 1_  |  1,,_ 5,,_ 1,_ 3,_ 5,_ 3,_ 1,
figure    1,,_ 5,,_ 1,_ 5,_ 6,,_ 3,_ 6,_ 1_  |  5,,_ 2,_ 5,_ 6,_ 2_ 6,_ 5,
low    mp 1,, - 6,,, -                     |  1,, - - -
low       1,, - 6,,, -                     |  5,,, - - -
pipa   p  0 - - -                          |  0 - 0_ 5_ 6_ 1'_
pipa      0 - - -                          |  0 - 0_ 5_ 3_ 2_
flute  mp 0 - - -                          |  0 - - -
flute     0 - - -                          |  0 - 0 (3_ 5_)
// B: the flute
flute  mf 5 5 5 (3_ 5_)                    |  6 (6 5~ -)
flute     (3 2_ 3_ 5 3_ 2_)                |  1 (1_ 2_ 1~ -)
lead   mp <5,1,3> 0 0 0                    |  6,_ 1_ 3_ 6_ 5 3_ 2_
lead      0 - - -                          |  0 - 5,_ 6,_ 1_ 2_
figure p  1,,_ 5,,_ 1,_ 3,_ 5,_ 3,_ 1,_ 5,,_  |  6,,_ 3,_ 6,_ 1_ 1,,_ 5,,_ 1,
figure    1,,_ 5,,_ 3,_ 5,_ 5,,_ 2,_ 5,_ 6,_  |  6,,_ 3,_ 5,_ 6,_ 1,,_ 5,,_ 1,
low    mp 1,, - - -                        |  6,,, - 1,, -
low       1,, - 5,,, -                     |  6,,, - 1,, -
pipa   p  0 3_ 0_ 3 0                      |  0 - - -
pipa      0 - - -                          |  0 - 1'_ 6_ 5
// C: both
flute  mf (3_ 2_ 1_ 3_ 2.) 3_              |  (5 6_ 1'_ 5~ -)
flute     (2 3_ 5_ 2_ 3_ 1_ 6,_)           |  (5, -) (6, 1)
flute     (2. 3_ 1_ 2_ 1_ 6,_)             |  (5,~ - - -)
lead   mp 3 1_ 3_ 2. 3_                    |  5 6_ 1'_ 5 3
lead      2 3_ 5_ 2 1                      |  5,^ 2_ 5_ 6,^ 1
lead      2. 3_ 1 6,                       |  5, 0 0 0
figure p  5,,_ 2,_ 5,_ 6,_ 2,,_ 6,,_ 2,_ 5,_  |  1,,_ 5,,_ 1,_ 3,_ 6,,_ 3,_ 6,
figure    2,,_ 6,,_ 2,_ 5,_ 5,,_ 2,_ 5,_ 6,_  |  5,,_ 2,_ 5,_ 2_ 6,,_ 3,_ 6,
figure    2,,_ 6,,_ 2,_ 5,_ 6,,_ 3,_ 5,_ 6,_  |  5,,_ 2,_ 5,_ 6,_ 2_ 5_ 6 
low    mp 5,,, - 2,, -                     |  1,, - 6,,, -
low       2,, - 5,,, -                     |  5,,, - 6,,, -
low       2,, - 6,,, -                     |  5,,, - - -
pipa   p  0 - - -                          |  0 - 0_ 1'_ 6_ 5_
pipa      0 - - -                          |  0 - - -
pipa      0 - - -                          |  0 - 2_ 3_ 5

section interlude tempo=79
// interlude: guzheng and pipa alternate twice, then the flute leads back
lead   mf 6_ 1'_ 6_ 5_ 3 5                 |  6_ 5_ 3_ 2_ 3~ -
lead      0 - - -                          |  0 - 6,_ 1_ 2_ 3_
lead      5_ 3_ 2_ 1_ 2_ 3_ 1_ 6,_         |  <5,2> - - 0
pipa   mp 0 - - -                          |  0 - 3_ 5_ 6_ 5_
pipa      2'_ 1'_ 6_ 5_ 6 1'               |  5 3_ 5_ 2 -
pipa      0 - - -                          |  0 5_ 6_ 1'_ 6_ 5
flute  mp 0 - - -                          |  0 - - -
flute     (3 - - 5                         |  2 -) 0 0
flute     0 - - -                          |  0 (5 6 1'
flute     2'~ - - -)                       |  0 - - -
lead      0 - 1_ 2_ 3_ 5_                  |  <2,5,6,2> - - -
figure p  6,,_ 3,_ 6,_ 1_ 3_ 1_ 6,         |  6,,_ 3,_ 5,_ 6,_ 3, -
figure    2,,_ 6,,_ 2,_ 5,_ 6,_ 5,_ 2,     |  5,,_ 2,_ 5,_ 6,_ 2 -
figure    1,,_ 5,,_ 3,_ 5,_ 6,,_ 3,_ 6,    |  5,,_ 2,_ 5,_ 6,_ 2 -
figure    2,,_ 6,,_ 2,_ 3,_ 6,_ 3,_ 2,     |  5,,_ 2,_ 5, <2,5,2> -
low    p  6,,, - - -                       |  3,, - - -
low       2,, - - -                        |  5,,, - - -
low       1,, - 6,,, -                     |  5,,, - - -
low       2,, - - -                        |  5,,, - - -
pipa      0 - - -                          |  0 - - -

section return tempo=77 broaden=0.16
// A with ornaments, then C again
lead   mf 3_ 5_ 3_ 5_ 6__ 5__ 6_ 1'_ 6_    |  5_ 3_ 5_ 6_ 5__ 6__ 5__ 3__ 5
lead      3__ 2__ 3_ 5_ 6_ 1'_ 2'_ 1'_ 6_  |  5_ 6__ 5__ 3_ 5_ 5~ -
flute  p  (3 - 6 -                         |  5 - - -)
flute     (3 - 6 1'                        |  5~ - - -)
flute  mf (3_ 2_ 1_ 3_ 2.) 3_              |  (5 6_ 1'_ 5~ -)
flute  mp (2 3_ 5_ 2_ 3_ 1_ 6,_)           |  (5, -) (6, 1)
flute     (2. 3_ 1_ 2_ 1_ 6,_)             |  (5,~ - - -)
lead   mp 3_ 2_ 1_ 3_ 2. 3_                |  5 6_ 1'_ 5 6_ 5_
lead      2_ 3_ 5 2_ 3_ 1_ 6,_             |  5,^ 2 6,^ 1
lead   p  2. 3_ 1_ 2_ 1_ 6,_               |  5, 0 <5,2> -
figure p  1,,_ 5,,_ 1,_ 5,_ 6,,_ 3,_ 6,_ 1_  |  1,,_ 5,,_ 1,_ 3,_ 5,_ 3,_ 1,
figure    1,,_ 5,,_ 1,_ 5,_ 6,,_ 3,_ 6,_ 1_  |  5,,_ 2,_ 5,_ 6,_ 2_ 6,_ 5,
figure    5,,_ 2,_ 5,_ 6,_ 2,,_ 6,,_ 2,_ 5,_  |  1,,_ 5,,_ 1,_ 3,_ 6,,_ 3,_ 6,
figure    2,,_ 6,,_ 2,_ 5,_ 5,,_ 2,_ 5,_ 6,_  |  5,,_ 2,_ 5,_ 2_ 6,,_ 3,_ 6,
figure    2,,_ 6,,_ 2,_ 5,_ 6,,_ 3,_ 5,    |  5,,_ 2,_ 5,_ 6,_ 0 -
low    mp 1,, - 6,,, -                     |  1,, - - -
low       1,, - 6,,, -                     |  5,,, - - -
low       5,,, - 2,, -                     |  1,, - 6,,, -
low       2,, - 5,,, -                     |  5,,, - 6,,, -
low    p  2,, - 6,,, -                     |  5,,, - - -

form prelude verse interlude return
)";
}

}  // namespace quintet::sound
