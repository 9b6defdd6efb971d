// Where board, climb and help stand on the play page.
#pragma once

#include <cstdint>

#include "engine/render/geometry.hpp"

namespace quintet::twenty48 {

struct PlayPlaces {
  Rect board;
  // The columns at its left and right; empty where there is no room. The climb may be a narrow strip of tiles. In a tall
  // window the help stands below the board, wider than high.
  Rect climb{}, aide{};
};

enum class Company : bool { None, Panels };

// In the area below the header.
PlayPlaces places_of(Rect area, Company company);

}  // namespace quintet::twenty48
