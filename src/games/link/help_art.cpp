#include "games/link/help_art.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string_view>
#include <vector>

#include "engine/text/localiser.hpp"
#include "games/link/accent.hpp"
#include "games/link/art.hpp"
#include "games/link/tile_set.hpp"
#include "ui/context.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kPicturePart = 0.76F;  // of a tile's side
constexpr float kLineWidth = 0.1F, kCrossArm = 0.22F, kMark = 0.05F;
constexpr float kLabel = 30, kPathsHeight = 214, kFallingHeight = 200;  // points
constexpr Duration kDraw = milliseconds(500), kBetween = milliseconds(900);

// A small board: letters are tiles (picture_of), a point is an empty cell.
struct SmallBoard {
  std::span<const std::string_view> rows;
  std::span<const Point> path{};  // from cell to cell, with the corners
  std::string_view label{};       // a message
  bool allowed = true;
};

class BoardPainter {
 public:
  BoardPainter(Canvas& canvas, const Theme& theme, Rect area, Size size) : canvas_(canvas), theme_(theme) {
    const auto columns = static_cast<float>(size.width), rows = static_cast<float>(size.height);
    side_ = std::min(area.w / columns, area.h / rows);
    field_ = centred(area.centre(), {side_ * columns, side_ * rows});
  }

  Vec centre(Vec cell) const { return field_.origin() + Vec{cell.x + 0.5F, cell.y + 0.5F} * side_; }
  Vec centre(Point at) const {
    return centre(Vec{static_cast<float>(at.column), static_cast<float>(at.row)});
  }

  // At a place between cells too, counted in columns and rows.
  void tile(Vec cell, char letter, float opacity = 1) const {
    const std::string_view picture = picture_of(letter);
    if (picture.empty() || opacity <= 0) return;
    const std::array layers{SpriteLayer{.picture = tile_face_picture(theme_)},
                            SpriteLayer{.picture = picture, .size = kPicturePart}};
    canvas_.sprite(layers, centred(centre(cell), {side_, side_}), {.opacity = opacity});
  }
  // The first part of a path, 0 to 1 of its length.
  void path(std::span<const Point> corners, float part, Rgba ink) const {
    float length = 0;
    for (std::size_t i = 0; i + 1 < corners.size(); ++i) length += distance(corners[i], corners[i + 1]);
    float left = length * part;
    std::vector<Vec> line{centre(corners.front())};
    for (std::size_t i = 0; i + 1 < corners.size() && left > 0; ++i) {
      const float step = distance(corners[i], corners[i + 1]), taken = std::min(step, left);
      line.push_back(mix(centre(corners[i]), centre(corners[i + 1]), taken / step));
      left -= taken;
    }
    if (line.size() > 1) canvas_.polyline(line, kLineWidth * side_, ink);
  }
  void mark(Point at, Rgba ink) const {
    canvas_.outline(centred(centre(at), {side_, side_}).grown(-kMark * side_), kCrossArm * side_ / 2,
                    kMark * side_, ink);
  }
  void cross(Vec at, Rgba ink) const {
    const Vec arm{kCrossArm * side_, kCrossArm * side_}, other{arm.x, -arm.y};
    canvas_.disc(at, 2 * kCrossArm * side_, theme_.colour.raised);
    canvas_.line(at - arm, at + arm, kLineWidth * side_, ink);
    canvas_.line(at - other, at + other, kLineWidth * side_, ink);
  }

 private:
  static float distance(Point a, Point b) {
    return static_cast<float>(std::abs(a.row - b.row) + std::abs(a.column - b.column));
  }

  Canvas& canvas_;
  const Theme& theme_;
  float side_ = 0;
  Rect field_;
};

Size size_of(std::span<const std::string_view> rows) {
  return {static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
}

constexpr std::array<std::string_view, 4> kStraight{"kbmk", "P..P", "tmgb", "gcck"};
constexpr std::array<Point, 2> kStraightPath{Point{1, 0}, {1, 3}};
constexpr std::array<std::string_view, 4> kOneTurn{"P..b", "km.g", "tk.c", "mbPk"};
constexpr std::array<Point, 3> kOnePath{Point{0, 0}, {0, 2}, {3, 2}};
constexpr std::array<std::string_view, 4> kTwoTurns{"kP.m", "tb.g", "mP.c", "gkbt"};
constexpr std::array<Point, 4> kTwoPath{Point{0, 1}, {0, 2}, {2, 2}, {2, 1}};
constexpr std::array kPaths{SmallBoard{kStraight, kStraightPath, msgid("Straight")},
                            SmallBoard{kOneTurn, kOnePath, msgid("One turn")},
                            SmallBoard{kTwoTurns, kTwoPath, msgid("Two turns")}};

void paint_board(Canvas& canvas, const HelpScene& scene, Rect area, const SmallBoard& board, float drawn) {
  const Theme& theme = scene.context.theme;
  const BoardPainter painter(canvas, theme, area, size_of(board.rows));
  const Rgba ink = board.allowed ? kAccent.on(theme) : theme.colour.danger;
  if (drawn > 0) painter.path(board.path, drawn, ink);
  for (int row = 0; row < static_cast<int>(board.rows.size()); ++row) {
    const std::string_view cells = board.rows[static_cast<std::size_t>(row)];
    for (std::size_t column = 0; column < cells.size(); ++column)
      painter.tile({static_cast<float>(column), static_cast<float>(row)}, cells[column]);
  }
  painter.mark(board.path.front(), ink);
  painter.mark(board.path.back(), ink);
  if (!board.allowed && drawn >= 1) painter.cross(painter.centre(board.path[board.path.size() / 2]), ink);
}

constexpr std::array<Point, 5> kFourCorners{Point{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 3}};
constexpr std::array<std::string_view, 4> kBlocked{"Pkbm", "..tg", "k..P", "tgbm"};
constexpr SmallBoard kForbidden{kBlocked, kFourCorners, msgid("Too many turns"), false};

void paint_paths(Canvas& canvas, const HelpScene& scene, Rect area) {
  constexpr std::size_t kCount = kPaths.size() + 1;
  const float width = (area.w - (static_cast<float>(kCount) + 1) * space::kBase) / static_cast<float>(kCount);
  Rect at{area.x + space::kBase, area.y + space::kSmall, width,
          area.h - space::kSmall - kLabel - space::kHair};
  for (std::size_t i = 0; i < kCount; ++i) {
    const SmallBoard& board = i < kPaths.size() ? kPaths[i] : kForbidden;
    const Tween drawing{static_cast<int>(i) * kBetween, kDraw, kLinear};
    const auto drawn = scene.at < drawing.start ? 0.0F : static_cast<float>(drawing.progress(scene.at));
    paint_board(canvas, scene, at, board, drawn);
    canvas.text(scene.context.words.tr(board.label), {at.x, at.bottom() + space::kHair, width, kLabel},
                {.face = Face::Bold,
                 .size = type::kLabel,
                 .colour = scene.context.theme.colour.text,
                 .align = Align::Centre});
    at.x += width + space::kBase;
  }
}

constexpr std::array<std::string_view, 4> kFalling{"kbmgtlck", "mtlkbgmc", "gcckmtlb", "tkbPPlkm"};
constexpr std::array<Point, 2> kFallingPair{Point{3, 3}, {3, 4}};
constexpr Duration kFallDraw = milliseconds(600), kVanish = milliseconds(250), kFall = milliseconds(450);

// The pair goes; what stands above it in its columns falls by one cell.
void paint_falling(Canvas& canvas, const HelpScene& scene, Rect area) {
  const Theme& theme = scene.context.theme;
  const BoardPainter painter(canvas, theme, area.grown(-space::kSmall), size_of(kFalling));
  const Tween vanish{kFallDraw, kVanish, kLinear}, fall{vanish.end(), kFall, kBaseCurve};
  const auto gone = static_cast<float>(vanish.progress(scene.at)),
             fallen = static_cast<float>(fall.progress(scene.at));
  for (int row = 0; row < static_cast<int>(kFalling.size()); ++row) {
    const std::string_view cells = kFalling[static_cast<std::size_t>(row)];
    for (int column = 0; column < static_cast<int>(cells.size()); ++column) {
      const auto pair = std::ranges::find(kFallingPair, column, &Point::column);
      const bool taken = pair != kFallingPair.end() && pair->row == row;
      const bool falls = pair != kFallingPair.end() && row < pair->row;
      painter.tile({static_cast<float>(column), static_cast<float>(row) + (falls ? fallen : 0)},
                   cells[static_cast<std::size_t>(column)], taken ? 1 - gone : 1);
    }
  }
  if (gone >= 1) return;
  for (const Point at : kFallingPair) painter.mark(at, kAccent.on(theme).faded(1 - gone));
}

}  // namespace

HelpArt paths_art() {
  return {kPathsHeight, static_cast<int>(kPaths.size()) * kBetween + kDraw, paint_paths};
}

HelpArt falling_art() {
  return {kFallingHeight, kFallDraw + kVanish + kFall, paint_falling};
}

}  // namespace quintet::link
