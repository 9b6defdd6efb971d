// The pieces of music, one for each theme, as score texts (see score.hpp).
//
// All of them use the five notes of G gong (G A B D E), each with its own tonic, and so do the pitched effects, so that
// they always harmonise with the music.
#pragma once

#include <array>
#include <string_view>

namespace quintet::sound {

std::string_view paper_score();
std::string_view ink_score();
std::string_view celadon_score();
std::string_view walnut_score();

struct Piece {
  std::string_view name;  // of its file
  std::string_view score;
};

inline std::array<Piece, 4> pieces() {
  return {{{.name = "paper", .score = paper_score()},
           {.name = "ink", .score = ink_score()},
           {.name = "celadon", .score = celadon_score()},
           {.name = "walnut", .score = walnut_score()}}};
}

}  // namespace quintet::sound
