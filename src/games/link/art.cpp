#include "games/link/art.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string_view>
#include <vector>
#include "games/link/accent.hpp"

#include "games/link/board_view.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kPicturePart = 0.74F;  // of a tile's side
constexpr float kLeastTile = 2;        // points; smaller ones cannot be seen
constexpr float kMostAround = 16;      // tiles beside the scene
// Width by height from which a wider scene fits better.
constexpr float kBroadShape = 1.3F, kLongShape = 2.4F;
constexpr float kLineWidth = 0.09F, kMarkWidth = 0.05F, kDot = 0.13F, kTileRadius = 0.13F;

// A position of the game: the tiles, and the line that connects the two tiles P. It leaves the first to the right, goes
// down through empty cells, and reaches the second from the left.
struct Still {
  std::span<const std::string_view> rows;
  std::array<Vec, 4> path;  // cells, counted in columns and rows
};

constexpr std::array<std::string_view, 4> kSquareRows{
    "kblm",
    "gP.t",
    "c..P",
    "mtgo",
};

constexpr std::array<std::string_view, 4> kBroadRows{
    "kblmotg",
    "gP..cfl",
    "tfo..Pk",
    "omcgbtf",
};
constexpr std::array<std::string_view, 4> kLongRows{
    "kblmotgcfkb",
    "gP....lfotm",
    "tfo.c...Pkl",
    "omcgbtfkgco",
};
constexpr Still kBroad{kBroadRows, {Vec{1, 1}, Vec{3, 1}, Vec{3, 2}, Vec{5, 2}}};
constexpr Still kLong{kLongRows, {Vec{1, 1}, Vec{5, 1}, Vec{5, 2}, Vec{8, 2}}};
constexpr Still kSquare{kSquareRows, {Vec{1, 1}, Vec{2, 1}, Vec{2, 2}, Vec{3, 2}}};

// The tiles around a scene.
constexpr std::string_view kAround = "kbtlmogcf";

const Still& still_for(Rect area) {
  const float shape = area.w / std::max(area.h, 1.0F);
  return shape > kLongShape ? kLong : shape > kBroadShape ? kBroad : kSquare;
}

void draw_tile(Canvas& canvas, const Theme& theme, std::string_view picture, Rect cell) {
  const std::array layers{SpriteLayer{.picture = tile_face_picture(theme)},
                          SpriteLayer{.picture = picture, .size = kPicturePart}};
  canvas.sprite(layers, cell);
}

void draw_still(Canvas& canvas, const Theme& theme, const Still& still, Rect board, float side) {
  const auto cell = [&](float column, float row) {
    return Rect{board.x + column * side, board.y + row * side, side, side};
  };
  for (std::size_t row = 0; row < still.rows.size(); ++row) {
    for (std::size_t column = 0; column < still.rows[row].size(); ++column) {
      const std::string_view picture = picture_of(still.rows[row][column]);
      if (!picture.empty())
        draw_tile(canvas, theme, picture, cell(static_cast<float>(column), static_cast<float>(row)));
    }
  }
  std::vector<Vec> line;
  for (const Vec at : still.path) line.push_back(cell(at.x, at.y).centre());
  // From the edge of one tile to the edge of the other, so that it does not cover their pictures.
  line.front().x += side / 2;
  line.back().x -= side / 2;
  canvas.polyline(line, side * kLineWidth, kAccent.on(theme));
  canvas.disc(line.back(), side * kDot, kAccent.on(theme));
  for (const Vec at : {still.path.front(), still.path.back()}) {
    canvas.outline(cell(at.x, at.y).grown(-side * kMarkWidth / 2), side * kTileRadius, side * kMarkWidth,
                   kAccent.on(theme));
  }
}

}  // namespace

std::string_view picture_of(char letter) {
  switch (letter) {
    case 'P':
      return "images/link/plum-blossom.svg";
    case 'k':
      return "images/link/koi.svg";
    case 'b':
      return "images/link/bamboo.svg";
    case 'l':
      return "images/link/lantern.svg";
    case 'm':
      return "images/link/maple.svg";
    case 't':
      return "images/link/teapot.svg";
    case 'g':
      return "images/link/gourd.svg";
    case 'o':
      return "images/link/lotus.svg";
    case 'c':
      return "images/link/crane.svg";
    case 'f':
      return "images/link/fan.svg";
    default:
      return {};
  }
}

void paint_link_scene(Canvas& canvas, const Theme& theme, Rect area) {
  canvas.fill(area, theme.colour.board);
  const Still& still = still_for(area);
  const auto columns = static_cast<float>(still.rows.front().size()),
             rows = static_cast<float>(still.rows.size());
  const float side = std::min(area.w / columns, area.h / rows);
  const Rect board = centred(area.centre(), {side * columns, side * rows});
  if (side < kLeastTile) return;
  // More tiles around the scene, so that it fills areas of every usual shape.
  const auto around = [side](float room) {
    return static_cast<int>(std::ceil(std::min(room / side, kMostAround)));
  };
  const int left = around(board.x - area.x), above = around(board.y - area.y);
  const auto wide = static_cast<int>(columns), high = static_cast<int>(rows);
  for (int row = -above; row < high + above; ++row) {
    for (int column = -left; column < wide + left; ++column) {
      if (row >= 0 && row < high && column >= 0 && column < wide) continue;
      const auto letter = static_cast<std::size_t>(4 * row + 5 * column + 400) % kAround.size();
      draw_tile(canvas, theme, picture_of(kAround[letter]),
                {board.x + static_cast<float>(column) * side, board.y + static_cast<float>(row) * side, side,
                 side});
    }
  }
  draw_still(canvas, theme, still, board, side);
}

}  // namespace quintet::link
