// The ink paintings that clearing a board reveals. Each is a picture of 768 by 578 whose middle carries it, so that
// it can be cropped to any board from square to 16:9.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace quintet::link {

struct Painting {
  std::string_view id;     // of its file and in the player's album; never changes
  std::string_view title;  // English; the key of its translation
};

// The width of every painting divided by its height.
inline constexpr float kPaintingShape = 768.0F / 578.0F;

// In the order of the album. New paintings are added at the end.
std::span<const Painting> paintings();

// Name of its asset.
std::string painting_picture(const Painting& painting);

}  // namespace quintet::link
