#include "games/link/board_gallery.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "games/link/tiles.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr std::array kRectangles{BoardOption{.id = "small", .name = msgid("Small"), .size = {8, 8}},
                                 BoardOption{.id = "medium", .name = msgid("Medium"), .size = {12, 8}},
                                 BoardOption{.id = "classic", .name = msgid("Classic"), .size = {16, 10}},
                                 BoardOption{.id = "large", .name = msgid("Large"), .size = {20, 12}},
                                 BoardOption{.id = "huge", .name = msgid("Huge"), .size = {28, 16}}};

Size size_of(const Settings& wish) {
  return {wish.width, wish.height};
}

bool has_name(Size size) {
  return std::ranges::find(kRectangles, size, &BoardOption::size) != kRectangles.end();
}

}  // namespace

BoardGallery::BoardGallery(std::vector<Figure> figures, Settings wish) : figures_(std::move(figures)) {
  show(wish);
}

const Figure* BoardGallery::figure(std::string_view file) const {
  const auto found = std::ranges::find(figures_, file, &Figure::file);
  return found == figures_.end() ? nullptr : &*found;
}

void BoardGallery::show(const Settings& wish) {
  if (!boards_.empty() && wish == wish_) return;
  wish_ = wish;
  boards_.assign(kRectangles.begin(), kRectangles.end());
  if (const auto own = has_name(size_of(wish)) ? own_ : std::optional(size_of(wish))) {
    const auto larger = std::ranges::find_if(
        boards_, [&](const BoardOption& board) { return own->area() <= board.size.area(); });
    boards_.insert(larger, {.id = "own", .name = msgid("Custom"), .size = *own});
  }
  boards_.push_back({.id = "random", .name = msgid("Random"), .layout = kAnyFigure});
  for (const auto& [file, shape] : figures_)
    boards_.push_back({.id = file, .name = shape.name, .layout = file, .gravity = shape.gravity});
  layout_.reset();
  if (const Figure* shape = figure(wish.layout)) layout_ = shape->layout;
  if (is_rectangle()) layout_ = link::plain_layout(size_of(wish));
}

bool BoardGallery::is_rectangle() const {
  return wish_.layout != kAnyFigure && !figure(wish_.layout);
}

std::size_t BoardGallery::chosen() const {
  const auto here = std::ranges::find_if(boards_, [this](const BoardOption& board) {
    return is_rectangle() ? board.layout.empty() && board.size == size_of(wish_)
                          : board.layout == wish_.layout;
  });
  return static_cast<std::size_t>(here - boards_.begin());
}

const link::Layout* BoardGallery::shape_of(const BoardOption& board) const {
  const Figure* shape = figure(board.layout);
  return shape ? &shape->layout : nullptr;
}

Settings BoardGallery::with_board(std::size_t option) {
  if (!has_name(size_of(wish_))) own_ = size_of(wish_);
  const BoardOption& board = boards_.at(option);
  Settings wish = wish_;
  wish.layout = board.layout;
  wish.gravity = board.gravity.value_or(wish.gravity);
  if (board.layout.empty()) {
    wish.width = board.size.width;
    wish.height = board.size.height;
  }
  return wish;
}

Settings turned(Settings wish, int Settings::*side, int by) {
  const bool across = side == &Settings::width;
  const int most = across ? kWidthMost : kHeightMost, other = across ? wish.height : wish.width;
  for (int next = wish.*side + by; next >= kSideLeast && next <= most; next += by) {
    if (next * other % 2 != 0) continue;
    wish.*side = next;
    break;
  }
  return wish;
}

std::string count_words(const Localiser& words, const Settings& wish,
                        const std::optional<link::Layout>& board) {
  if (!board) return words.tr("A new shape each game");
  const auto tiles = static_cast<std::uint64_t>(tiles_of(*board));
  const auto kinds = static_cast<std::uint64_t>(kinds_on(blanks_of(*board), wish.variety));
  return format(words.trn("{count} tile", "{count} tiles", tiles), {{"count", std::to_string(tiles)}}) +
         " · " +
         format(words.trn("{count} design", "{count} designs", kinds), {{"count", std::to_string(kinds)}});
}

namespace {

constexpr Size kLargest{28, 16};  // of the rectangles with a name
constexpr float kIconPart = 0.7F;

}  // namespace

void draw_shape(Canvas& canvas, const Theme& theme, Rect area, const link::Layout& board) {
  const BoardGrid grid = picture_grid(area, board.cells.size(), canvas.scale());
  grid.for_seen([&](Point at) {
    if (board.cells[at] == Tile::Stone) canvas.picture(stone_picture(theme), grid.cell(at));
    if (is_tile(board.cells[at])) canvas.picture(tile_face_picture(theme), grid.cell(at));
  });
}

void draw_thumbnail(Canvas& canvas, const Theme& theme, Rect area, const BoardOption& board,
                    const link::Layout* shape, Rgba ink) {
  if (board.layout == kAnyFigure) {
    const float side = std::min(area.w, area.h) * kIconPart;
    canvas.picture("images/icons/shuffle.svg", centred(area.centre(), {side, side}), ink);
    return;
  }
  if (shape) return draw_silhouette(canvas, area, *shape, {.tile = ink, .stone = theme.colour.text});
  // Rectangles are drawn in proportion to each other.
  const Size scale{std::max(kLargest.width, board.size.width), std::max(kLargest.height, board.size.height)};
  const float side = picture_grid(area, scale, canvas.scale()).side;
  draw_squares(canvas, BoardGrid(area, board.size, {.side = side}, 0), [ink](Point) { return ink; });
}

}  // namespace quintet::link
