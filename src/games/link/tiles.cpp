#include "games/link/tiles.hpp"

#include <algorithm>

#include "engine/storage/assets.hpp"

namespace quintet::link {

using namespace ui;
namespace {

// Forty characters that a reader tells apart at a glance: landscape, garden, study, beasts, seasons, elements
// and good wishes. The build puts them into the title face (assets/lang/extra-characters.txt).
constexpr std::array<std::string_view, 40> kCharacters{
    "山", "月", "鱼", "竹", "琴", "龙", "火", "春", "酒", "福", "水", "日", "鸟", "梅",
    "棋", "凤", "金", "秋", "茶", "寿", "风", "云", "虫", "松", "书", "鹤", "木", "夏",
    "诗", "喜", "花", "雪", "菊", "兰", "画", "龟", "土", "冬", "剑", "禄"};

constexpr float kPicturePart = 0.76F, kGlyphPart = 0.66F;

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    if (end > 0) lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace

BoardGrid tile_grid(Rect area, Size board, Outside outside, float scale) {
  constexpr float kLargest = 100, kRim = 0.62F, kPlainRim = 0.22F;  // points; the rims in cells
  const float rim = outside == Outside::Allowed ? kRim : kPlainRim;
  const float side = whole_pixels(std::min(BoardGrid::fitting_side(area, board, 0, rim), kLargest), scale);
  return {area, board, {.side = side, .rim = rim * side}, scale};
}

BoardGrid picture_grid(Rect area, Size board, float scale, float margin, float largest) {
  const float wanted = std::min(BoardGrid::fitting_side(area, board, 0, margin), largest);
  return {area, board, {.side = std::max(1 / scale, whole_pixels(wanted, scale))}, 0};
}

void draw_squares(Canvas& canvas, const BoardGrid& grid,
                  const std::function<std::optional<Rgba>(Point)>& ink) {
  constexpr float kGapped = 2.9F;  // pixels of a square from which a gap beside it can be seen
  const float gap = grid.side < kGapped * canvas.pixel() ? 0 : canvas.pixel();
  grid.for_seen([&](Point at) {
    const Rect cell = grid.cell(at);
    if (const auto colour = ink(at)) canvas.fill({cell.x, cell.y, cell.w - gap, cell.h - gap}, *colour);
  });
}

void draw_silhouette(Canvas& canvas, Rect area, const link::Layout& board, SilhouetteInk ink) {
  draw_squares(canvas, picture_grid(area, board.cells.size(), canvas.scale()),
               [&](Point at) -> std::optional<Rgba> {
                 if (board.cells[at] == Tile::Empty) return std::nullopt;
                 return board.cells[at] == Tile::Stone ? ink.stone : ink.tile;
               });
}

void draw_shape(Canvas& canvas, const Theme& theme, Rect area, const link::Layout& board) {
  const BoardGrid grid = picture_grid(area, board.cells.size(), canvas.scale());
  grid.for_seen([&](Point at) {
    if (board.cells[at] == Tile::Stone) canvas.picture(stone_picture(theme), grid.cell(at));
    if (is_tile(board.cells[at])) canvas.picture(tile_face_picture(theme), grid.cell(at));
  });
}

Vec line_place(const BoardGrid& grid, Point at) {
  const float out = 0.33F * grid.side;  // from the edge of the board to a line in the ring
  Vec place = grid.centre(at);
  if (at.row < 0) place.y = grid.window.y - out;
  if (at.row >= grid.size.height) place.y = grid.window.bottom() + out;
  if (at.column < 0) place.x = grid.window.x - out;
  if (at.column >= grid.size.width) place.x = grid.window.right() + out;
  return place;
}

std::string_view tile_face_picture(const Theme& theme) {
  switch (theme.desk) {
    case Desk::Paper:
      break;
    case Desk::Ink:
      return "images/tile/tile-face-dark.svg";
    case Desk::Celadon:
      return "images/tile/tile-face-celadon.svg";
    case Desk::Walnut:
      return "images/tile/tile-face-walnut.svg";
  }
  return "images/tile/tile-face.svg";
}

std::string_view stone_picture(const Theme& theme) {
  return theme.colour.dark ? "images/tile/stone-block-dark.svg" : "images/tile/stone-block.svg";
}

TileSet::TileSet(const Assets& assets, Pictures pictures) : pictures_(pictures) {
  if (pictures == Pictures::Characters) {
    names_.assign(kCharacters.begin(), kCharacters.end());
    return;
  }
  const auto list = assets.find("images/link/pictures.txt");
  if (!list) return;
  const std::string_view text(reinterpret_cast<const char*>(list->data()), list->size());
  for (const std::string& name : lines_of(text)) names_.push_back("images/link/" + name + ".svg");
}

std::array<SpriteLayer, 2> TileSet::sample(Pictures pictures, const Theme& theme) {
  constexpr std::size_t kCharacter = 2;
  SpriteLayer figure{.picture = "images/link/lantern.svg", .size = kPicturePart};
  if (pictures == Pictures::Characters)
    figure = {
        .picture = {}, .glyph = kCharacters[kCharacter], .colour = kTileInks[kCharacter], .size = kGlyphPart};
  return {SpriteLayer{tile_face_picture(theme)}, figure};
}

std::array<SpriteLayer, 2> TileSet::layers(link::Tile tile, const Theme& theme) const {
  const SpriteLayer face{tile_face_picture(theme)};
  if (names_.empty()) return {face, SpriteLayer{}};
  const auto kind = static_cast<std::size_t>(link::picture(tile)) % names_.size();
  SpriteLayer figure{};
  if (pictures_ == Pictures::Characters) {
    figure.glyph = names_[kind];
    figure.colour = kTileInks[kind % kTileInks.size()];
    figure.size = kGlyphPart;
  } else {
    figure.picture = names_[kind];
    figure.size = kPicturePart;
  }
  return {face, figure};
}

namespace {

// The face within a tile's square, as it is drawn in the picture: see images/tile/tile-face.svg.
constexpr float kFaceInset = 3.0F / 96, kFaceRadius = 13.0F / 96;
constexpr float kMark = 0.06F, kBracket = 0.08F, kBracketArm = 0.3F;    // in cells
constexpr float kLeastMark = 3, kLeastBracket = 4, kBracketCasing = 2;  // in points
constexpr float kEdge = 2;  // of a tile with high contrast, in points
constexpr float kCursorOut = 5, kCursorCasing = 1;

}  // namespace

void TilePainter::draw(Tile tile, Rect at, SpriteStyle style) const {
  if (tile == Tile::Stone)
    canvas.picture(stone_picture(context.theme), at, kUntinted, style);
  else
    canvas.sprite(tiles.layers(tile, context.theme), at, style);
  if (context.theme.contrast == Contrast::High) draw_edge(at.scaled(style.scale), style.opacity);
}

// Inside the face, where neighbouring tiles do not touch.
void TilePainter::draw_edge(Rect at, float opacity) const {
  canvas.outline(at.grown(-kFaceInset * at.w), kFaceRadius * at.w, kEdge,
                 context.theme.colour.dark ? context.theme.colour.canvas.faded(opacity)
                                           : context.theme.colour.text.faded(opacity));
}

void TilePainter::draw_outline(Rect at, Rgba colour) const {
  const Rect face = at.grown(-kFaceInset * at.w + 1);
  canvas.outline(face, kFaceRadius * at.w + 1, std::max(kLeastMark, grid.side * kMark), colour);
}

void TilePainter::draw_lifted(Tile tile, Rect at, SpriteStyle style) const {
  const Rect face = at.scaled(style.scale).grown(-kFaceInset * grid.side);
  canvas.shadow(face, kFaceRadius * face.w, context.theme.shadow(Elevation::Middle));
  draw(tile, at, style);
}

// Outside the outline of a chosen tile, and with a casing, since it is drawn on tiles and on the plate.
void TilePainter::draw_cursor(Rect at) const {
  const Palette& c = context.theme.colour;
  const float radius = kFaceRadius * grid.side + kCursorOut;
  const Rect ring = at.grown(kCursorOut);
  canvas.outline(ring.grown(kCursorCasing), radius + kCursorCasing, ui::kRing + 2 * kCursorCasing, c.surface);
  canvas.outline(ring, radius, ui::kRing, c.focus);
}

void TilePainter::draw_brackets(Rect at, Rgba colour) const {
  const float arm = kBracketArm * grid.side, width = std::max(kLeastBracket, kBracket * grid.side);
  const auto draw_corners = [&](float line_width, Rgba ink) {
    for (const float x : {at.x, at.right()}) {
      for (const float y : {at.y, at.bottom()}) {
        const float in_x = x == at.x ? arm : -arm, in_y = y == at.y ? arm : -arm;
        canvas.polyline(std::array{Vec{x + in_x, y}, Vec{x, y}, Vec{x, y + in_y}}, line_width, ink);
      }
    }
  };
  draw_corners(width + 2 * kBracketCasing, context.theme.colour.surface);
  draw_corners(width, colour);
}

std::string_view word_of(Pictures pictures) {
  return pictures == Pictures::Paintings ? "paintings" : "characters";
}

std::optional<Pictures> pictures_of(std::string_view word) {
  for (const Pictures pictures : kPictureSets) {
    if (word_of(pictures) == word) return pictures;
  }
  return std::nullopt;
}

}  // namespace quintet::link
