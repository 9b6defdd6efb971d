#include "games/twenty48/art.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string_view>

#include "core/twenty48/game.hpp"
#include "games/twenty48/words.hpp"
#include "ui/kit/daily.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/kit/position_look.hpp"
#include "ui/profile/results.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

// Width by height from which a wider position fits better.
constexpr float kBroadShape = 1.5F, kLongShape = 2.8F;
constexpr float kArtGap = 0.09F, kArtRim = 0.11F;      // in tiles
constexpr float kRingOut = 0.03F, kRingLine = 0.055F;  // of the two tiles, in tiles
constexpr float kRingCorner = 0.13F, kGlowBlur = 0.4F, kGlow = 0.95F;
constexpr float kPop = 0.12F;

// The two tiles that are about to become 2048 lie beside each other.
constexpr char kLargest = 'a';
const Diagram& scene_for(Rect area) {
  static const Diagram square({".1.2", "1342", "5678", "3aa9"}), broad({"2589", "17aa"}),
      wide({".125894", "1247aa3"});
  const float shape = area.w / std::max(area.h, 1.0F);
  return shape > kLongShape ? wide : shape > kBroadShape ? broad : square;
}

class MenuLook final : public TileDiagramLook {
 public:
  DiagramGrid grid(const Canvas& canvas, Rect area, Size size, Size most) const override;
  void ground(const DiagramView& on) const override;
  void sign(const DiagramView& on, Rect cell, char sign, SpriteStyle style) const override;
};

DiagramGrid MenuLook::grid(const Canvas& canvas, Rect area, Size size, Size) const {
  const auto length = [](int tiles) {
    return static_cast<float>(tiles) + static_cast<float>(tiles - 1) * kArtGap + 2 * kArtRim;
  };
  const auto whole = [&canvas](float points) { return std::floor(points * canvas.scale()) / canvas.scale(); };
  const float side = whole(std::min(area.w / length(size.width), area.h / length(size.height)));
  const float pitch = side + whole(kArtGap * side);
  const Rect board = centred(area.centre(), {pitch * static_cast<float>(size.width - 1) + side,
                                             pitch * static_cast<float>(size.height - 1) + side});
  return {{whole(board.x), whole(board.y)}, {pitch, pitch}, side};
}

// Empty cells as far as the area reaches, so that it is filled whatever its shape; the largest tiles glow.
void MenuLook::ground(const DiagramView& on) const {
  const auto draw_empty = [&](Point at) { draw_cell(on.canvas, on.theme, on.grid.cell(at)); };
  on.canvas.fill(on.area, on.theme.colour.board);
  on.around(draw_empty);
  const Grid<char>& cells = on.diagram.cells();
  for (std::size_t i = 0; i < cells.cells().size(); ++i) draw_empty(cells.point(i));
  for (std::size_t i = 0; i < cells.cells().size(); ++i) {
    if (cells.cells()[i] == kLargest)
      on.canvas.shadow(on.grid.cell(cells.point(i)), kRingCorner * on.grid.side,
                       {0, kGlowBlur * on.grid.side, on.theme.colour.gold.faded(kGlow)});
  }
}

void MenuLook::sign(const DiagramView& on, Rect cell, char sign, SpriteStyle style) const {
  TileDiagramLook::sign(on, cell, sign, style);
  if (sign == kLargest)
    on.canvas.outline(cell.grown(kRingOut * cell.w), kRingCorner * cell.w, std::max(2.0F, kRingLine * cell.w),
                      on.theme.colour.gold);
}

}  // namespace

char sign_of(Exponent exponent) {
  return static_cast<char>(exponent < 10 ? '0' + exponent : 'a' + exponent - 10);
}

Exponent exponent_of(char sign) {
  if (sign == kNoSign) return 0;
  return static_cast<Exponent>(sign >= 'a' ? sign - 'a' + 10 : sign - '0');
}

void TileDiagramLook::sign(const DiagramView& on, Rect cell, char sign, SpriteStyle style) const {
  draw_tile(on.canvas, on.theme, cell, exponent_of(sign), style);
}

void TileDiagramLook::come(const DiagramView& on, const DiagramFrame::Motion& motion) const {
  const float pop = 1 + kPop * std::sin(std::numbers::pi_v<float> * motion.part);
  sign(on, on.grid.cell(motion.beat.at), motion.beat.sign,
       {.scale = motion.before == kNoSign ? motion.part : pop});
}

void paint_menu_art(Canvas& canvas, const Theme& theme, Rect area) {
  static const MenuLook look;
  const auto guard = canvas.saved();
  canvas.clip(area);
  paint_diagram(canvas, theme, area, scene_for(area), look);
}

namespace {

constexpr Rgba kWater = Rgba::hex(0x3E8C99), kFoam = Rgba::hex(0xFFFFFF), kRock = Rgba::hex(0x55615C);
constexpr float kPoolTop = 0.74F;    // of the height
constexpr float kFallWidth = 0.62F;  // of the shorter side
constexpr float kBankShape = 160.0F / 300, kBankOver = 0.16F, kBankInk = 0.55F;
constexpr Extent kRipples{1.02F, 0.22F};  // in parts of the shorter side
constexpr float kStreaks = 0.55F;         // height, in tiles

// A tile in flight: its middle and side in parts of the shorter side, from the middle of the area's top edge.
struct Falling {
  Exponent exponent;
  Vec at;
  float side;
};
constexpr std::array kFalling{Falling{1, {-0.17F, 0.15F}, 0.17F}, Falling{1, {0.15F, 0.27F}, 0.17F},
                              Falling{2, {-0.08F, 0.45F}, 0.19F}, Falling{3, {0.02F, 0.77F}, 0.29F}};

// The banks on both sides, as wide as the pictures are.
void draw_banks(Canvas& canvas, const Theme& theme, Rect fall) {
  const Rgba ink = theme.colour.dark ? mix(kRock, theme.colour.canvas, 0.85F) : mix(kRock, kWater, 0.35F);
  const float width = fall.h * kBankShape, over = fall.w * kBankOver;
  canvas.picture("images/twenty48/bank-left.svg", {fall.x + over - width, fall.y, width, fall.h},
                 ink.faded(kBankInk));
  canvas.picture("images/twenty48/bank-right.svg", {fall.right() - over, fall.y, width, fall.h},
                 ink.faded(kBankInk));
}

}  // namespace

void paint_cascade(Canvas& canvas, const Context& context, Rect area) {
  const Theme& theme = context.theme;
  const Palette& c = theme.colour;
  const auto guard = canvas.saved();
  canvas.clip(area);
  const float unit = std::min(area.w, area.h), pool = area.y + area.h * kPoolTop;
  const Rgba far = mix(c.surface, kWater, c.dark ? 0.16F : 0.2F),
             near = mix(c.surface, kWater, c.dark ? 0.36F : 0.46F);
  canvas.fill_gradient({area.x, area.y, area.w, pool - area.y}, mix(far, kRock, 0.2F),
                       mix(far, kRock, 0.08F));
  canvas.fill_gradient({area.x, pool, area.w, area.bottom() - pool}, near, mix(near, kWater, 0.45F));
  const Rect fall{area.centre().x - kFallWidth * unit / 2, area.y - 2, kFallWidth * unit, pool - area.y + 4};
  canvas.fill_gradient(fall, mix(far, kWater, 0.35F), near);
  canvas.picture("images/twenty48/fall.svg", fall, kFoam.faded(c.dark ? 0.34F : 0.85F));
  draw_banks(canvas, theme, fall);
  const auto place = [&](const Falling& tile) {
    return centred(Vec{area.centre().x + tile.at.x * unit, area.y + tile.at.y * area.h},
                   {tile.side * unit, tile.side * unit});
  };
  // The last tile floats, the others fall: streaks above a tile show from where.
  const Rect floating = place(kFalling.back());
  canvas.picture(
      "images/twenty48/ripples.svg",
      centred(floating.centre() + Vec{0, 0.45F * floating.h}, {kRipples.w * unit, kRipples.h * unit}),
      kFoam.faded(c.dark ? 0.35F : 0.8F));
  for (const Falling& tile : kFalling) {
    const Rect at = place(tile);
    if (&tile != &kFalling.back())
      canvas.picture("images/twenty48/streaks.svg", {at.x, at.y - kStreaks * at.h, at.w, kStreaks * at.h},
                     kFoam.faded(c.dark ? 0.5F : 0.95F));
    draw_tile(canvas, theme, place(tile), tile.exponent);
  }
}

namespace {

constexpr float kLeastPositionTile = 16;  // points: a smaller tile has no room for digits

}  // namespace

void draw_position(Canvas& canvas, const Theme& theme, const BoardGrid& grid, const Board& board) {
  for (std::size_t i = 0; i < board.cells().size(); ++i) draw_cell(canvas, theme, grid.cell(board.point(i)));
  for (std::size_t i = 0; i < board.cells().size(); ++i) {
    if (board.cells()[i] > 0) draw_tile(canvas, theme, grid.cell(board.point(i)), board.cells()[i]);
  }
}

namespace {

constexpr PositionLook<Board> kLook{
    .grid = [](const Canvas& canvas, Rect area,
               const Board& board) { return tile_grid(area, board.size().width, canvas.scale()); },
    .plate = draw_bare_plate,
    .cells = [](Canvas& canvas, const Context& context, const BoardGrid& grid,
                const Board& board) { draw_position(canvas, context.theme, grid, board); }};

}  // namespace

Painting position_art(const Board& board) {
  return ui::position_art(kLook, board);
}

Painting position_board(const Board& board, Elevation elevation) {
  return ui::position_board(kLook, board, elevation);
}

Thumbnail position_thumbnail(const Board& board) {
  return [board](Canvas& canvas, const Context& context, Rect area) {
    const BoardGrid grid = tile_grid(area, board.size().width, canvas.scale());
    canvas.rounded(area, radius::kCell, context.theme.colour.board);
    if (grid.side >= kLeastPositionTile) return draw_position(canvas, context.theme, grid, board);
    for (std::size_t i = 0; i < board.cells().size(); ++i) {
      if (board.cells()[i] > 0)
        canvas.rounded(grid.cell(board.point(i)), 1, tile_look(context.theme, board.cells()[i]).glaze);
    }
  };
}

namespace {

constexpr std::string_view kPlayedGlyph = "合", kUnbegun = "4 × 4";

// Today's first tiles, or the position that they have led to.
Painting today_art(const Context& context, const Match& match) {
  const ResultTally& results = context.profile.results(Game::kName);
  const auto score = result_of_day(results, context.today());
  const bool begun = score || match.begun();
  DailyTask task{.draw = position_board(match.game().board(), Elevation::Low),
                 .words = begun ? score_words(context.words, score ? static_cast<std::uint64_t>(*score)
                                                                   : match.game().score())
                                : std::string(kUnbegun),
                 .seal = kPlayedGlyph,
                 .accent = kAccent,
                 .done = [&results](const Date& day) { return result_of_day(results, day).has_value(); }};
  return calendar_art(context, task);
}

}  // namespace

Painting mode_art(Context& context, Mode mode, const Match* saved) {
  if (mode == Mode::Today) return today_art(context, saved ? *saved : *MatchFlow<Match>(context).deal(mode));
  if (saved) return position_art(saved->game().board());
  if (mode == Mode::Cascade) return paint_cascade;
  return [](Canvas& canvas, const Context& here, Rect area) { paint_menu_art(canvas, here.theme, area); };
}

}  // namespace quintet::twenty48
