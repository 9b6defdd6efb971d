#include "games/mines/cells.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "games/mines/words.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

float rim_in(Rect area) {
  constexpr float kRim = 0.016F, kLeastRim = 2, kMostRim = 12;
  return std::clamp(kRim * std::min(area.w, area.h), kLeastRim, kMostRim);
}

constexpr std::array kOnLight{Rgba::hex(0x0B57C4), Rgba::hex(0x1B7355), Rgba::hex(0xB3261E),
                              Rgba::hex(0x5A2A9C), Rgba::hex(0x8A3A00), Rgba::hex(0x0B6570),
                              Rgba::hex(0x231F1A), Rgba::hex(0x5A5146)};
constexpr std::array kOnDark{Rgba::hex(0x8FBCFF), Rgba::hex(0x6FD3A8), Rgba::hex(0xFF8B80),
                             Rgba::hex(0xC6A6FF), Rgba::hex(0xFFAE73), Rgba::hex(0x62CFDA),
                             Rgba::hex(0xF2EEE4), Rgba::hex(0xBDB8AC)};
constexpr std::array kOnWhite{Rgba::hex(0x00409E), Rgba::hex(0x00573A), Rgba::hex(0x9A0F0A),
                              Rgba::hex(0x4A148C), Rgba::hex(0x6E2C00), Rgba::hex(0x00505A),
                              Rgba::hex(0x000000), Rgba::hex(0x45403A)};
constexpr std::array kOnBlack{Rgba::hex(0xA9CCFF), Rgba::hex(0x7FE3B8), Rgba::hex(0xFF9D94),
                              Rgba::hex(0xD6BEFF), Rgba::hex(0xFFBE8E), Rgba::hex(0x74E2EC),
                              Rgba::hex(0xFFFFFF), Rgba::hex(0xCFCBC2)};

constexpr MarkColours kSafeLight{Rgba::hex(0x0B6570), Rgba::hex(0xDDF3EE)},
    kMineLight{Rgba::hex(0x0B57C4), Rgba::hex(0xC9DDF6)},
    kProofLight{Rgba::hex(0x7A4A00), Rgba::hex(0xFFF0BF)};
constexpr MarkColours kSafeDark{Rgba::hex(0x62CFDA), Rgba::hex(0x0E3439)},
    kMineDark{Rgba::hex(0x8FBCFF), Rgba::hex(0x1B2E4E)}, kProofDark{Rgba::hex(0xF3BE55), Rgba::hex(0x463608)};

constexpr std::array kChanceLight{Rgba::hex(0xDDF3EE), Rgba::hex(0xFBDD92), Rgba::hex(0xE9806A)},
    kChanceDark{Rgba::hex(0x0E3439), Rgba::hex(0x5C470F), Rgba::hex(0x8E2A20)};

constexpr CellColours kPaperCells{.bed = Rgba::hex(0xF4ECDD),
                                  .line = Rgba::hex(0xDDD0B8),
                                  .block = Rgba::hex(0xDCCDB0),
                                  .flag = Rgba::hex(0xB3261E),
                                  .pole = Rgba::hex(0x2E261C),
                                  .iron = Rgba::hex(0x766C60),
                                  .fatal = Rgba::hex(0xB3261E),
                                  .burst = Rgba::hex(0xFFD9A8),
                                  .charred = Rgba::hex(0x2A1512),
                                  .numbers = kOnLight,
                                  .safe = kSafeLight,
                                  .mine = kMineLight,
                                  .proof = kProofLight,
                                  .chance = kChanceLight};
constexpr CellColours kCeladonCells{.bed = Rgba::hex(0xE1E9E3),
                                    .line = Rgba::hex(0xC0D0C6),
                                    .block = Rgba::hex(0xA9C4B4),
                                    .flag = Rgba::hex(0xA8241C),
                                    .pole = Rgba::hex(0x1A2B25),
                                    .iron = Rgba::hex(0x5A6962),
                                    .fatal = Rgba::hex(0xA8241C),
                                    .burst = Rgba::hex(0xFFDDB0),
                                    .charred = Rgba::hex(0x2A1512),
                                    .numbers = kOnLight,
                                    .safe = kSafeLight,
                                    .mine = kMineLight,
                                    .proof = kProofLight,
                                    .chance = kChanceLight};
constexpr CellColours kInkCells{.bed = Rgba::hex(0x10161B),
                                .line = Rgba::hex(0x232D35),
                                .block = Rgba::hex(0x3A4853),
                                .flag = Rgba::hex(0xFF8B80),
                                .pole = Rgba::hex(0xF2EEE4),
                                .iron = Rgba::hex(0x808C96),
                                .fatal = Rgba::hex(0xC4463A),
                                .burst = Rgba::hex(0xFFDDB8),
                                .charred = Rgba::hex(0x2A1512),
                                .numbers = kOnDark,
                                .safe = kSafeDark,
                                .mine = kMineDark,
                                .proof = kProofDark,
                                .chance = kChanceDark};
constexpr CellColours kWalnutCells{.bed = Rgba::hex(0x1D120B),
                                   .line = Rgba::hex(0x38271C),
                                   .block = Rgba::hex(0x644632),
                                   .flag = Rgba::hex(0xFF988A),
                                   .pole = Rgba::hex(0xF8EDDD),
                                   .iron = Rgba::hex(0x98856E),
                                   .fatal = Rgba::hex(0xC4463A),
                                   .burst = Rgba::hex(0xFFDDB8),
                                   .charred = Rgba::hex(0x2A1512),
                                   .numbers = kOnDark,
                                   .safe = kSafeDark,
                                   .mine = kMineDark,
                                   .proof = kProofDark,
                                   .chance = kChanceDark};
constexpr CellColours kWhiteCells{.bed = Rgba::hex(0xFFFFFF),
                                  .line = Rgba::hex(0x8A8A8A),
                                  .block = Rgba::hex(0xB9B9B9),
                                  .flag = Rgba::hex(0x8F0A06),
                                  .pole = Rgba::hex(0x000000),
                                  .iron = Rgba::hex(0x000000),
                                  .fatal = Rgba::hex(0x9A0F0A),
                                  .burst = Rgba::hex(0xFFFFFF),
                                  .charred = Rgba::hex(0x2A1512),
                                  .numbers = kOnWhite,
                                  .safe = {Rgba::hex(0x00505A), Rgba::hex(0xFFFFFF)},
                                  .mine = {Rgba::hex(0x00409E), Rgba::hex(0xFFFFFF)},
                                  .proof = {Rgba::hex(0x5C3600), Rgba::hex(0xFFF3C9)},
                                  .chance = kChanceLight};
constexpr CellColours kBlackCells{.bed = Rgba::hex(0x000000),
                                  .line = Rgba::hex(0x6E6E6E),
                                  .block = Rgba::hex(0x4A4A4A),
                                  .flag = Rgba::hex(0xFFB0A8),
                                  .pole = Rgba::hex(0xFFFFFF),
                                  .iron = Rgba::hex(0xFFFFFF),
                                  .fatal = Rgba::hex(0xC21E14),
                                  .burst = Rgba::hex(0xFFFFFF),
                                  .charred = Rgba::hex(0x2A1512),
                                  .numbers = kOnBlack,
                                  .safe = {Rgba::hex(0x74E2EC), Rgba::hex(0x000000)},
                                  .mine = {Rgba::hex(0xA9CCFF), Rgba::hex(0x000000)},
                                  .proof = {Rgba::hex(0xFFD37A), Rgba::hex(0x2E2300)},
                                  .chance = kChanceDark};

}  // namespace

Size seen_size(Extent window, Size board) {
  constexpr int kWide = 16;  // a smaller board has room as it is
  constexpr float kTall = 1.1F, kLong = 1.25F;
  const bool lies = window.h > kTall * window.w && board.width >= kWide &&
                    static_cast<float>(board.width) > kLong * static_cast<float>(board.height);
  return lies ? Size{board.height, board.width} : board;
}

Extent seen_shape(Extent window, Size board) {
  const Size seen = seen_size(window, board);
  return {static_cast<float>(seen.width), static_cast<float>(seen.height)};
}

float fitting_side(Rect area, Size board) {
  return BoardGrid::fitting_side(area.grown(-rim_in(area)), board, 0, 0);
}

BoardGrid cell_grid(Rect area, Size board, float scale) {
  return cell_grid(area, board, scale, std::min(fitting_side(area, board), kLargestCell));
}

BoardGrid cell_grid(Rect area, Size board, float scale, float side, Vec scrolled) {
  const auto whole = [scale](float points) { return std::max(whole_pixels(points, scale), 1 / scale); };
  return {area, board, {.side = whole(side), .rim = whole(rim_in(area))}, scale, scrolled};
}

BoardGrid covering_grid(Rect area, Size board, float scale, float side, Vec place) {
  const float pixels = std::max(std::ceil(side * scale - 1e-3F), 1.0F);
  BoardGrid grid(area, board, {.side = pixels / scale}, 0);
  const auto first = [&grid](float middle, float room, int cells) {
    const float seen = room / grid.side;
    return std::clamp(std::round(middle - seen / 2), 0.0F, std::max(0.0F, static_cast<float>(cells) - seen));
  };
  grid.origin = area.origin() -
                Vec{first(place.x, area.w, board.width), first(place.y, area.h, board.height)} * grid.side;
  return grid;
}

const CellColours& cell_colours(const Theme& theme) {
  if (theme.contrast == Contrast::High) return theme.colour.dark ? kBlackCells : kWhiteCells;
  switch (theme.desk) {
    case Desk::Paper:
      break;
    case Desk::Ink:
      return kInkCells;
    case Desk::Celadon:
      return kCeladonCells;
    case Desk::Walnut:
      return kWalnutCells;
  }
  return kPaperCells;
}

namespace {

constexpr std::string_view kBlock = "images/mines/block.svg", kGlaze = "images/mines/glaze.svg",
                           kEdge = "images/mines/edge.svg", kGround = "images/mines/ground.svg",
                           kHollow = "images/mines/hollow.svg", kFrame = "images/mines/frame.svg",
                           kHatch = "images/mines/hatch.svg", kTick = "images/mines/tick.svg",
                           kCircle = "images/mines/circle.svg", kCorners = "images/mines/corners.svg",
                           kDashes = "images/mines/dashes.svg", kCross = "images/mines/cross.svg",
                           kPole = "images/mines/flag-pole.svg", kCloth = "images/mines/flag-cloth.svg",
                           kMine = "images/mines/mine.svg", kLight = "images/mines/mine-light.svg",
                           kBurst = "images/mines/burst.svg", kBlossom = "images/mines/blossom.svg",
                           kHeart = "images/mines/blossom-heart.svg", kStem = "images/mines/blossom-stem.svg";
constexpr std::array<std::string_view, 9> kDigits{"", "1", "2", "3", "4", "5", "6", "7", "8"};
constexpr std::array<std::string_view, 9> kDots{
    "",
    "images/mines/dots-1.svg",
    "images/mines/dots-2.svg",
    "images/mines/dots-3.svg",
    "images/mines/dots-4.svg",
    "images/mines/dots-5.svg",
    "images/mines/dots-6.svg",
    "images/mines/dots-7.svg",
    "images/mines/dots-8.svg",
};

constexpr float kLinePart = 0.025F;  // of a cell
// Digits fill more of a small cell, in points.
constexpr float kSmallCell = 14, kLargeCell = 32, kSmallDigit = 0.92F, kLargeDigit = 0.68F;
constexpr float kPressed = 0.45F;                       // from the bed to the block
constexpr float kGhost = 0.4F;                          // a wrong flag
constexpr float kQuietMine = 0.86F;                     // the size of a mine that did no harm
constexpr float kHatching = 0.55F;                      // opacity
constexpr float kCornerPart = 15.0F / 96;               // of a block, as in images/mines/block.svg
constexpr float kLeastPercent = 16, kLeastTenths = 44;  // points of a cell
constexpr float kChance = 0.5F, kTenths = 0.42F, kLongChance = 0.36F;  // sizes of the text
constexpr float kCornerFlag = 0.52F, kBesideFlag = 0.72F;              // of a cell with a flag and a chance
constexpr float kCursorPart = 0.1F, kLeastCursor = 2;
constexpr float kBedCorner = 3, kBedShade = 0.35F;  // points; from the line to the shade
constexpr float kSpotWidth = 3, kSpotLight = 0.16F, kSpotDark = 0.06F, kSpotCasing = 0.45F;

// The line between two cells, in whole pixels; it lies in the cell after it.
float line_of(const Canvas& canvas, float side) {
  return std::max(1.0F, std::round(side * kLinePart * canvas.scale())) / canvas.scale();
}

Rect inside(const Canvas& canvas, Rect cell) {
  const float line = line_of(canvas, cell.w);
  return {cell.x + line, cell.y + line, cell.w - line, cell.h - line};
}

float digit_size(float side) {
  const float part = std::clamp((side - kSmallCell) / (kLargeCell - kSmallCell), 0.0F, 1.0F);
  return mix(kSmallDigit, kLargeDigit, part);
}

// Layers of one sprite, from below.
class Layers {
 public:
  void picture(std::string_view name, Rgba tint = kUntinted, float size = 1) {
    layers_[count_++] = {.picture = name, .colour = tint, .size = size};
  }
  void glyph(std::string_view text, Rgba ink, float size) {
    layers_[count_++] = {.picture = {}, .glyph = text, .face = Face::Bold, .colour = ink, .size = size};
  }
  void draw(Canvas& canvas, Rect area, SpriteStyle style) const {
    if (count_ > 0) canvas.sprite(std::span(layers_).first(count_), area, style);
  }

 private:
  std::array<SpriteLayer, 7> layers_{};
  std::size_t count_ = 0;
};

void add_block(Layers& layers, const Theme& theme) {
  const CellColours& c = cell_colours(theme);
  layers.picture(kBlock, c.block);
  if (theme.contrast == Contrast::High)
    layers.picture(kEdge, c.pole);
  else
    layers.picture(kGlaze);
}

void add_number(Layers& layers, const Theme& theme, float side, int number, Numbers numbers) {
  if (number < 1 || number > 8) return;
  const auto index = static_cast<std::size_t>(number);
  const Rgba ink = cell_colours(theme).numbers[index - 1];
  if (numbers == Numbers::Dots)
    layers.picture(kDots[index], ink);
  else
    layers.glyph(kDigits[index], ink, digit_size(side));
}

void add_mine(Layers& layers, const Theme& theme, Rgba body, float size = 1) {
  layers.picture(kMine, body, size);
  if (theme.contrast != Contrast::High) layers.picture(kLight, kUntinted, size);
}

void add_sign(Layers& layers, const Theme& theme, float side, CellLook look, Numbers numbers) {
  const CellColours& c = cell_colours(theme);
  switch (look.face) {
    case CellFace::Closed:
    case CellFace::Pressed:
      return;
    case CellFace::Flag:
      layers.picture(kPole, c.pole);
      layers.picture(kCloth, c.flag);
      return;
    case CellFace::Question:
      return layers.glyph("?", c.pole, digit_size(side));
    case CellFace::Number:
      return add_number(layers, theme, side, look.number, numbers);
    case CellFace::Mine:
      return add_mine(layers, theme, c.iron, kQuietMine);
    case CellFace::Fatal:
      layers.picture(kBurst, c.burst);
      return add_mine(layers, theme, c.charred);
    case CellFace::WrongFlag:
      layers.picture(kPole, mix(c.block, c.pole, kGhost));
      layers.picture(kCloth, mix(c.block, c.pole, kGhost));
      layers.picture(kCross, c.flag);
      return;
    case CellFace::Blossom:
      layers.picture(kStem, c.numbers[1]);
      layers.picture(kBlossom, c.flag);
      layers.picture(kHeart, theme.colour.dark ? c.charred : c.burst);
      return;
  }
}

void add_ground(Layers& layers, const Theme& theme, CellFace face) {
  const CellColours& c = cell_colours(theme);
  switch (face) {
    case CellFace::Closed:
    case CellFace::Flag:
    case CellFace::Question:
    case CellFace::WrongFlag:
    case CellFace::Blossom:
      return add_block(layers, theme);
    case CellFace::Pressed:
      layers.picture(kGround, mix(c.bed, c.block, kPressed));
      return layers.picture(kHollow);
    case CellFace::Fatal:
      return layers.picture(kGround, c.fatal);
    case CellFace::Number:
    case CellFace::Mine:
      return;
  }
}

// Around the cell and with a casing, since it lies on blocks and on the bed.
void draw_cursor(Canvas& canvas, const Theme& theme, Rect at, float strength) {
  const float width = std::clamp(at.w * kCursorPart, kLeastCursor, kRing), corner = kCornerPart * at.w;
  const Rect ring = at.grown(width / 2);
  canvas.outline(ring.grown(kLine), corner + kLine, width + 2 * kLine, theme.colour.surface.faded(strength));
  canvas.outline(ring, corner, width, theme.colour.focus.faded(strength));
}

}  // namespace

void draw_cell(Canvas& canvas, const Theme& theme, Rect cell, CellLook look, Numbers numbers,
               SpriteStyle style) {
  const Rect area = inside(canvas, cell);
  Layers layers;
  add_ground(layers, theme, look.face);
  add_sign(layers, theme, area.w, look, numbers);
  layers.draw(canvas, area, style);
}

void draw_sign(Canvas& canvas, const Theme& theme, Rect cell, CellLook look, Numbers numbers,
               SpriteStyle style) {
  const Rect area = inside(canvas, cell);
  Layers layers;
  add_sign(layers, theme, area.w, look, numbers);
  layers.draw(canvas, area, style);
}

void draw_mark(Canvas& canvas, const Theme& theme, Rect cell, Mark mark, float strength) {
  const CellColours& c = cell_colours(theme);
  Layers layers;
  const auto framed = [&layers](const MarkColours& colours, std::string_view sign, float opacity) {
    layers.picture(kGround, colours.ground);
    if (!sign.empty()) layers.picture(sign, colours.frame.faded(opacity));
    layers.picture(kFrame, colours.frame);
  };
  switch (mark) {
    case Mark::Safe:
      framed(c.safe, kTick, 1);
      break;
    case Mark::Mine:
      framed(c.mine, kHatch, kHatching);
      break;
    case Mark::Proof:
      framed(c.proof, {}, 1);
      break;
    case Mark::Safest:
      framed(c.safe, kCircle, 1);
      break;
    case Mark::Last:
      layers.picture(kCorners, kAccent.on(theme));
      break;
    case Mark::Refused:
      layers.picture(kDashes, theme.colour.danger);
      break;
    case Mark::Cursor:
      return draw_cursor(canvas, theme, inside(canvas, cell), strength);
  }
  layers.draw(canvas, inside(canvas, cell), {.opacity = strength});
}

void draw_spotlight(Canvas& canvas, const Theme& theme, Rect part, float strength) {
  const Rgba light = theme.colour.dark ? theme.colour.text : theme.colour.raised;
  const Rect frame = part.grown(kSpotWidth);
  canvas.rounded(frame, radius::kControl,
                 light.faded(strength * (theme.colour.dark ? kSpotDark : kSpotLight)));
  canvas.outline(frame.grown(kLine), radius::kControl + kLine, kLine,
                 theme.colour.shade.faded(strength * kSpotCasing));
  canvas.outline(frame, radius::kControl, kSpotWidth, light.faded(strength));
}

void draw_chance(Canvas& canvas, const Theme& theme, Rect cell, double mine, bool flagged) {
  const CellColours& c = cell_colours(theme);
  const Rect area = inside(canvas, cell);
  // In steps of a hundredth, so that cells share pictures.
  const auto part = static_cast<float>(std::lround(mine * 100)) / 50;
  Layers ground, layers;
  ground.picture(kGround,
                 part <= 1 ? mix(c.chance[0], c.chance[1], part) : mix(c.chance[1], c.chance[2], part - 1));
  ground.draw(canvas, area, {});
  std::string text;
  if (mine <= 0) {
    layers.picture(kTick, c.safe.frame);
  } else if (mine >= 1) {
    layers.picture(kHatch, theme.colour.text.faded(kHatching));
  } else if (cell.w >= kLeastPercent) {
    text = cell.w < kLeastTenths ? whole_percent(mine) : exact_percent(mine);
    layers.glyph(text, theme.colour.text,
                 text.size() > 3   ? kLongChance
                 : text.size() > 2 ? kTenths
                                   : kChance);
  }
  if (!flagged) return layers.draw(canvas, area, {});
  const float small = area.w * kBesideFlag, flag = area.w * kCornerFlag;
  layers.draw(canvas, {area.right() - small, area.bottom() - small, small, small}, {});
  draw_sign(canvas, theme, {area.x, area.y, flag, flag}, {CellFace::Flag}, Numbers::Digits);
}

void draw_bed(Canvas& canvas, const Theme& theme, const BoardGrid& grid) {
  const CellColours& colours = cell_colours(theme);
  const float line = line_of(canvas, grid.side);
  const Rect bed{grid.window.x, grid.window.y, grid.window.w + line, grid.window.h + line};
  canvas.fill(bed, colours.bed);
  const auto guard = canvas.saved();
  canvas.clip(bed);
  for (int row = 0; row <= grid.size.height; ++row)
    canvas.fill({bed.x, grid.cell(grid.shown({row, 0})).y, bed.w, line}, colours.line);
  for (int column = 0; column <= grid.size.width; ++column)
    canvas.fill({grid.cell(grid.shown({0, column})).x, bed.y, line, bed.h}, colours.line);
}

void draw_plate(Canvas& canvas, const Theme& theme, const BoardGrid& grid, Elevation elevation) {
  const float line = line_of(canvas, grid.side);
  draw_board_plate(canvas, theme, grid.plate, grid.rim + kBedCorner, elevation);
  const Rect edge{grid.window.x - line, grid.window.y - line, grid.window.w + 3 * line,
                  grid.window.h + 3 * line};
  canvas.rounded(edge, kBedCorner, mix(cell_colours(theme).line, theme.colour.shade, kBedShade));
  draw_bed(canvas, theme, grid);
}

CellLook look_of(const Game& game, Point at, AfterLoss rest) {
  const bool lost = game.status() == Status::Lost;
  const bool told = game.over() && (!lost || rest == AfterLoss::Told || game.cover(at) == Cover::Open);
  const bool mine = told && game.laid()->field.is_mine(at);
  if (game.status() == Status::Won && mine) return {CellFace::Blossom};
  switch (game.cover(at)) {
    case Cover::Open:
      return mine ? CellLook{CellFace::Fatal} : CellLook{CellFace::Number, game.number(at)};
    case Cover::Flag:
      return {lost && told && !mine ? CellFace::WrongFlag : CellFace::Flag};
    case Cover::Question:
      if (!mine) return {CellFace::Question};
      break;
    case Cover::Closed:
      if (!mine) return {};
      break;
  }
  return {CellFace::Mine};
}

namespace {

constexpr std::string_view kFaceSigns = "#_F?.*!X&";  // by face

}  // namespace

char sign_of(CellLook look) {
  return look.number > 0 ? static_cast<char>('0' + look.number)
                         : kFaceSigns[static_cast<std::size_t>(look.face)];
}

CellLook look_of_sign(char sign) {
  if (sign >= '1' && sign <= '8') return {CellFace::Number, sign - '0'};
  return {static_cast<CellFace>(kFaceSigns.find(sign))};
}

std::string write_looks(const Game& game) {
  std::string text;
  for (int row = 0; row < game.size().height; ++row) {
    if (row > 0) text += '/';
    for (int column = 0; column < game.size().width; ++column) {
      text += sign_of(look_of(game, {row, column}));
    }
  }
  return text;
}

}  // namespace quintet::mines
