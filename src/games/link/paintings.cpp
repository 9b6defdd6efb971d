#include "games/link/paintings.hpp"

#include <algorithm>
#include <array>

#include "engine/text/localiser.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

namespace {

constexpr std::array kPaintings{
    Painting{"crane", msgid("Crane and lotus")},
    Painting{"bamboo", msgid("Bamboo in the mist")},
    Painting{"plum", msgid("Plum blossom by moonlight")},
    Painting{"waterfall", msgid("Pines and waterfall")},
    Painting{"carp", msgid("Carp in the stream")},
    Painting{"orchid", msgid("Orchid and rock")},
    Painting{"village", msgid("The bridge home")},
    Painting{"willow", msgid("Boat under the willow")},
    Painting{"geese", msgid("Geese over the reeds")},
    Painting{"peony", msgid("Peony and butterfly")},
    Painting{"persimmon", msgid("Sparrow and persimmons")},
    Painting{"snow", msgid("Temple in the snow")},
    Painting{"dragonfly", msgid("Dragonfly on a bud")},
    Painting{"maple", msgid("Maples in autumn")},
};

}  // namespace

std::span<const Painting> paintings() {
  return kPaintings;
}

std::string painting_picture(const Painting& painting) {
  return "images/paintings/" + std::string(painting.id) + ".svg";
}

using namespace ui;
namespace {

constexpr float kBorder = 0.028F, kLeastBorder = 8, kMostBorder = 22;  // of a mount, in parts of its width
constexpr float kFaint = 0.6F;                    // opacity of the painting between the tiles
constexpr float kSoft = 0.44F, kPatch = 0.03F;    // in cells: the soft edge of the paper, its reach
constexpr float kGoldOut = 4, kGoldWidth = 1.5F;  // of the line around a mounted painting
constexpr float kSealPart = 0.115F, kLeastSeal = 34, kMostSeal = 92, kSealInset = 0.045F;
constexpr float kSealFrom = 1.9F, kSealInk = 0.94F;
constexpr int kRings = 2;
constexpr float kRingReach = 0.34F, kRingWidth = 1.5F;  // the reach in parts of the seal
constexpr Duration kOpen = motion::kCalm + motion::kBase;

// The largest mount in an area.
Rect mount_in(Rect area) {
  const float border = std::clamp(area.w * kBorder, kLeastBorder, kMostBorder);
  const Rect room = area.grown(-border);
  const float width = std::min(room.w, room.h * kPaintingShape);
  return centred(area.centre(), {width, width / kPaintingShape}).grown(border);
}

Rect painting_on(Rect plate) {
  return plate.grown(-std::clamp(plate.w * kBorder, kLeastBorder, kMostBorder));
}

Rect seal_on(Rect painting) {
  const float side = std::clamp(painting.w * kSealPart, kLeastSeal, kMostSeal);
  const float inset = painting.w * kSealInset;
  return {painting.x + inset, painting.bottom() - inset - side, side, side};
}

}  // namespace

void draw_mounted(Canvas& canvas, const Theme& theme, Rect area, const Painting& painting) {
  const Rect mount = mount_in(area), picture = painting_on(mount);
  draw_board_plate(canvas, theme, mount, radius::kBoard, Elevation::Middle);
  canvas.picture(painting_picture(painting), picture, theme.colour.silk);
  draw_seal(canvas, theme, seal_on(picture), kSealGlyph, {.opacity = kSealInk});
  canvas.outline(picture.grown(kGoldOut), radius::kCell, kGoldWidth, theme.colour.gold);
}

ResultPlaces places_with_mount(Rect area) {
  ResultPlaces places = result_places(area);
  const Rect mount = mount_in(places.board);
  if (places.slip.h < places.slip.w) {
    const float below = (area.h - mount.h - space::kBase - places.slip.h) / 2;
    places.board = mount.moved({0, area.y + below - mount.y});
    places.slip.y = places.board.bottom() + space::kBase;
    return places;
  }
  const float gap = places.slip.x - places.board.right();
  const float left = area.x + (area.w - mount.w - gap - places.slip.w) / 2;
  places.board = mount.moved({left - mount.x, 0});
  places.slip = {places.board.right() + gap, mount.y, places.slip.w, mount.h};
  return places;
}

const Painting* find_painting(std::string_view id) {
  const auto all = paintings();
  const auto found = std::ranges::find(all, id, &Painting::id);
  return found == all.end() ? nullptr : &*found;
}

void PaintingView::lay(std::string_view id, const Board& dealt) {
  const Painting* painting = find_painting(id);
  id_ = painting ? painting->id : std::string_view{};
  picture_ = painting ? painting_picture(*painting) : std::string{};
  dealt_.clear();
  for (const Tile tile : dealt.cells().cells()) dealt_.push_back(is_tile(tile));
}

void PaintingView::set_final_mount(Rect mount) {
  final_ = painting_on(mount);
}

std::string PaintingView::key(const Board& board) const {
  if (!shown()) return {};
  std::string key = " painting " + id_ + ' ';
  for (const Tile tile : board.cells().cells()) key += tile == Tile::Empty ? '.' : '#';
  return key + std::to_string(final_.w);
}

// Rasterised once, in its final size, and cropped to the window.
void PaintingView::draw_picture(Canvas& canvas, Rect window, float opacity) const {
  const float scale = std::max(window.w / final_.w, window.h / final_.h);
  const auto guard = canvas.saved();
  canvas.clip(window);
  canvas.picture(picture_, centred(window.centre(), final_.extent()), context_.theme.colour.silk,
                 {.opacity = opacity, .scale = scale});
}

// Describes the faint painting on paper.
std::string PaintingView::faint_key(Rect window) const {
  const Theme& theme = context_.theme;
  std::string key =
      id_ + ' ' + std::string(word_of(theme.desk)) + (theme.contrast == Contrast::High ? " high" : "");
  for (const float value : {window.x, window.y, window.w, window.h, final_.w})
    key += ' ' + std::to_string(value);
  return key;
}

bool PaintingView::cleared(const Board& board, Point at) const {
  if (!board.contains(at) || board[at] != Tile::Empty) return false;
  const auto index = static_cast<std::size_t>(at.row * board.size().width + at.column);
  return index < dealt_.size() && dealt_[index];
}

bool PaintingView::beside_cleared(const Board& board, Point at) const {
  for (int row = -1; row <= 1; ++row) {
    for (int column = -1; column <= 1; ++column) {
      if (cleared(board, {at.row + row, at.column + column})) return true;
    }
  }
  return false;
}

void PaintingView::draw_cleared(Canvas& canvas, const BoardGrid& grid, const Board& board) const {
  if (!shown()) return;
  const Rect window = painting_on(grid.plate);
  const std::string key = faint_key(window);
  const auto guard = canvas.saved();
  canvas.clip(window);
  std::vector<Point> edge;
  bool bare = false;  // something is cleared
  for (int row = 0; row < board.size().height; ++row) {
    int begin = 0;  // of the cleared cells side by side that end before this column
    for (int column = 0; column <= board.size().width; ++column) {
      const Point at{row, column};
      if (cleared(board, at)) continue;
      if (begin < column) draw_run(canvas, grid, {row, begin}, column - begin, key);
      bare = bare || begin < column;
      begin = column + 1;
      if (column < board.size().width && beside_cleared(board, at)) edge.push_back(at);
    }
  }
  if (!bare) {
    // Rasterised before the first move, so that the move does not wait for it.
    draw_faint(canvas, window, key);
    canvas.fill(window, context_.theme.colour.board);
  }
  if (!edge.empty() || board.tiles() == 0) draw_soft_edges(canvas, grid, edge);
}

void PaintingView::draw_run(Canvas& canvas, const BoardGrid& grid, Point first, int count,
                            std::string_view key) const {
  const Rect cell = grid.cell(first);
  const auto guard = canvas.saved();
  canvas.clip({cell.x, cell.y, cell.w * static_cast<float>(count), cell.h});
  draw_faint(canvas, painting_on(grid.plate), key);
}

// On paper.
void PaintingView::draw_faint(Canvas& canvas, Rect window, std::string_view key) const {
  canvas.layer("link painting", key, window, [&](Canvas& sheet) {
    sheet.fill(window, context_.theme.colour.board);
    draw_picture(sheet, window, kFaint);
  });
}

// The paper around what is cleared has a soft edge: of the cells that are left, and of the rim.
void PaintingView::draw_soft_edges(Canvas& canvas, const BoardGrid& grid,
                                   std::span<const Point> cells) const {
  const Rgba paper = context_.theme.colour.board;
  const float blur = kSoft * grid.side;
  const Shadow soft{.drop = 0, .blur = blur, .colour = paper};
  for (const Point at : cells) {
    const Rect patch = grid.cell(at).grown(-kPatch * grid.side);
    canvas.shadow(patch, blur / 2, soft);
    canvas.rounded(patch, blur / 2, paper);
  }
  const Rect all = grid.window;
  const float rim = grid.side;
  for (const Rect side : {Rect{all.x - rim, all.y - rim, all.w + 2 * rim, rim},
                          Rect{all.x - rim, all.bottom(), all.w + 2 * rim, rim},
                          Rect{all.x - rim, all.y - rim, rim, all.h + 2 * rim},
                          Rect{all.right(), all.y - rim, rim, all.h + 2 * rim}})
    canvas.shadow(side, 0, soft);
}

void PaintingView::finish() {
  constexpr Duration kLongAgo = -std::chrono::hours(1);
  if (opening_) opening_ = kLongAgo;
  if (sealing_) sealing_ = kLongAgo;
}

Duration PaintingView::open_end() const {
  return opening_.value_or(Duration{0}) + context_.glide(kOpen);
}

Duration PaintingView::seal_hit() const {
  return sealing_.value_or(Duration{0}) + context_.glide(motion::kBase);
}

Duration PaintingView::seal_end() const {
  return seal_hit() + context_.glide(motion::kGrand);
}

void PaintingView::draw_whole(Canvas& canvas, Rect plate, float mounted, Duration now) const {
  if (!opening_) return;
  const auto open = static_cast<float>(Tween{*opening_, context_.glide(kOpen), kLinear}.progress(now));
  const Rect painting = painting_on(plate);
  draw_picture(canvas, painting, open);
  const Palette& c = context_.theme.colour;
  if (mounted > 0) canvas.outline(painting.grown(kGoldOut), radius::kCell, kGoldWidth, c.gold.faded(mounted));
  canvas.outline(painting, 0, kLine, c.shade.faded(mounted / 4));
  if (sealing_) draw_seal(canvas, painting, now);
}

// It comes down from above, and rings run out from it.
void PaintingView::draw_seal(Canvas& canvas, Rect painting, Duration now) const {
  const auto down =
      static_cast<float>(Tween{*sealing_, context_.glide(motion::kBase), kQuickCurve}.progress(now));
  if (down <= 0) return;
  const Rect at = seal_on(painting);
  const float side = at.w;
  for (int i = 0; i < kRings && !context_.still(); ++i) {
    const Tween tween{seal_hit() + i * motion::kQuick, motion::kGrand - kRings * motion::kQuick, kBaseCurve};
    const auto part = static_cast<float>(tween.progress(now));
    if (part <= 0 || part >= 1) continue;
    const float out = part * kRingReach * side;
    canvas.outline(at.grown(out), side / 8 + out, kRingWidth, context_.theme.colour.seal.faded(1 - part));
  }
  ui::draw_seal(canvas, context_.theme, at, kSealGlyph,
                {.opacity = kSealInk * down, .scale = mix(kSealFrom, 1.0F, down)});
}

}  // namespace quintet::link
