#include "games/link/art.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/link/daily.hpp"
#include "core/link/journey.hpp"
#include "games/link/board_view.hpp"
#include "games/link/matches.hpp"
#include "games/link/settings.hpp"
#include "games/link/tiles.hpp"
#include "games/link/words.hpp"
#include "ui/kit/daily.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
using enum Beat::What;
namespace {

// Lengths in sides of a tile.
constexpr PairLook::Style kOnMenu{
    .scene = true, .picture = 0.74F, .line_width = 0.09F, .mark_inset = 0.025F, .mark_corner = 0.13F};
constexpr float kMarkWidth = 0.05F, kCrossArm = 0.22F, kDot = 0.13F;
// Width by height from which a wider scene fits better.
constexpr float kBroadShape = 1.3F, kLongShape = 2.4F;

// The tiles around a scene.
constexpr std::string_view kAround = "kbtlmogcf";

// The line leaves the first of the pair to the right, goes down through empty cells, and reaches the second from the
// left.
Diagram scene(std::span<const std::string_view> rows, const std::vector<Point>& line) {
  return Diagram(rows,
                 {{Mark, line.front(), kPairSign}, {Mark, line.back(), kPairSign}, {Line, {}, kPairSign}})
      .with_line(line);
}

const Diagram& scene_for(Rect area) {
  using Rows = std::array<std::string_view, 4>;
  static const Diagram square = scene(Rows{"kblm", "gP.t", "c..P", "mtgo"}, {{1, 1}, {1, 2}, {2, 2}, {2, 3}});
  static const Diagram broad =
      scene(Rows{"kblmotg", "gP..cfl", "tfo..Pk", "omcgbtf"}, {{1, 1}, {1, 3}, {2, 3}, {2, 5}});
  static const Diagram wide = scene(Rows{"kblmotgcfkb", "gP....lfotm", "tfo.c...Pkl", "omcgbtfkgco"},
                                    {{1, 1}, {1, 5}, {2, 5}, {2, 8}});
  const float shape = area.w / std::max(area.h, 1.0F);
  return shape > kLongShape ? wide : shape > kBroadShape ? broad : square;
}

Rgba ink_of(const Theme& theme, char sign) {
  return sign == kRefusedSign ? theme.colour.danger : kAccent.on(theme);
}

// The picture of a tile that a letter names; empty for no tile.
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

}  // namespace

void PairLook::ground(const DiagramView& on) const {
  if (!style_.scene) return draw_line(on, on.line());
  on.canvas.fill(on.area, on.theme.colour.board);
  on.around([&](Point at) {
    const auto letter = static_cast<std::size_t>(4 * at.row + 5 * at.column + 400) % kAround.size();
    sign(on, on.grid.cell(at), kAround[letter], {});
  });
}

void PairLook::sign(const DiagramView& on, Rect cell, char sign, SpriteStyle style) const {
  const std::array layers{SpriteLayer{.picture = tile_face_picture(on.theme)},
                          SpriteLayer{.picture = picture_of(sign), .size = style_.picture}};
  on.canvas.sprite(layers, cell, style);
}

void PairLook::mark(const DiagramView& on, const DiagramFrame::Mark& mark) const {
  const float side = on.grid.side;
  on.canvas.outline(on.grid.cell(mark.at).grown(-style_.mark_inset * side), style_.mark_corner * side,
                    kMarkWidth * side, ink_of(on.theme, mark.sign).faded(mark.strength));
}

void PairLook::above(const DiagramView& on) const {
  if (style_.scene) {
    std::vector<Vec> line = on.line();
    line.front().x += on.grid.side / 2;
    line.back().x -= on.grid.side / 2;
    draw_line(on, line);
    on.canvas.disc(line.back(), on.grid.side * kDot, ink_of(on.theme, on.frame.line_sign));
  } else if (on.frame.line_sign == kRefusedSign && on.frame.line >= 1) {
    draw_cross(on, on.centre(on.diagram.line()[on.diagram.line().size() / 2]));
  }
}

void PairLook::draw_line(const DiagramView& on, const std::vector<Vec>& line) const {
  if (line.size() > 1)
    on.canvas.polyline(line, style_.line_width * on.grid.side, ink_of(on.theme, on.frame.line_sign));
}

void PairLook::draw_cross(const DiagramView& on, Vec at) const {
  const float arm = kCrossArm * on.grid.side;
  on.canvas.disc(at, 2 * arm, on.theme.colour.raised);
  for (const Vec way : {Vec{arm, arm}, Vec{arm, -arm}})
    on.canvas.line(at - way, at + way, style_.line_width * on.grid.side, on.theme.colour.danger);
}

void paint_link_scene(Canvas& canvas, const Theme& theme, Rect area) {
  static const PairLook look(kOnMenu);
  paint_diagram(canvas, theme, area, scene_for(area), look);
}

namespace {

constexpr float kUsual = 0.72F;  // the part of the time that is left where no match is saved
constexpr Extent kShape{168, 250};
// The sand in parts of the picture's height: the upper bulb from the rim to the neck, the lower heap from its top to the
// floor.
constexpr float kRim = 0.2F, kNeck = 0.5F, kHeapTop = 0.6F, kFloor = 0.846F, kStream = 0.014F;
constexpr float kGlassPart = 0.42F, kHigh = 0.86F;  // of the area's width; of its height
constexpr float kBarHeight = 11, kBarEdge = 20, kBarTop = 16;
constexpr float kPairPart = 0.76F, kFactorPart = 0.62F, kLargest = 54;
constexpr std::array<std::string_view, 3> kPairs{"images/link/maple.svg", "images/link/peach.svg",
                                                 "images/link/crane.svg"};
constexpr std::array kFactors{5, 4, 3};
constexpr Rgba kSand = Rgba::hex(0xB8441C);
constexpr float kShrink = 0.86F;  // from one tile to the next

void draw_sand(Canvas& canvas, Rect glass, float left) {
  const auto band = [&](float top, float bottom) {
    return Rect{glass.x, glass.y + glass.h * top, glass.w, glass.h * (bottom - top)};
  };
  {
    const auto guard = canvas.saved();
    canvas.clip(band(mix(kNeck, kRim, left), kNeck));
    canvas.picture("images/link-modes/sand-above.svg", glass);
  }
  const auto guard = canvas.saved();
  const float top = mix(kFloor, kHeapTop, std::clamp(1.1F - left, 0.12F, 1.0F));
  // The heap sinks into the floor as a whole, so that it keeps its slope.
  canvas.clip(band(kNeck, kFloor));
  const float stream = glass.h * kStream;
  canvas.fill(
      {glass.centre().x - stream / 2, glass.y + glass.h * kNeck, stream, glass.h * (top - kNeck) + stream},
      kSand);
  canvas.picture("images/link-modes/sand-below.svg", glass.moved({0, glass.h * (top - kHeapTop)}));
}

void draw_time(Canvas& canvas, const Theme& theme, Rect area, float left) {
  const Palette& c = theme.colour;
  const Rect bar{area.x + kBarEdge, area.y + kBarTop, area.w - 2 * kBarEdge, kBarHeight};
  canvas.rounded(bar, kBarHeight / 2, c.surface);
  canvas.outline(bar, kBarHeight / 2, kLine, c.border);
  const Rect filled = bar.grown(-2);
  canvas.rounded({filled.x, filled.y, std::max(filled.h, filled.w * left), filled.h}, filled.h / 2,
                 kAccent.on(theme));
}

void draw_combo(Canvas& canvas, const Theme& theme, Rect column) {
  float side = std::min({kLargest, column.w * 0.46F, column.h / 3.4F});
  const float gap = (column.h - side * (1 + kShrink + kShrink * kShrink)) / 4;
  float y = column.y + gap;
  for (std::size_t i = 0; i < kPairs.size(); ++i) {
    const std::array layers{SpriteLayer{.picture = tile_face_picture(theme)},
                            SpriteLayer{.picture = kPairs[i], .size = kPairPart}};
    canvas.sprite(layers, {column.x, y, side, side});
    canvas.text("×" + std::to_string(kFactors[i]),
                {column.x + side + space::kTiny, y, column.w - side - space::kTiny, side},
                {.face = Face::Title,
                 .size = side * kFactorPart,
                 .colour = i == 0 ? kAccent.on(theme) : theme.colour.text_2});
    y += side + gap;
    side *= kShrink;
  }
}

float part_left(const Match& match) {
  const auto total = static_cast<float>(std::max<std::int64_t>(1, match.score().total().count()));
  return std::clamp(static_cast<float>(match.score().left().count()) / total, 0.0F, 1.0F);
}

}  // namespace

ui::Painting hourglass_art(const Match* saved) {
  return [left = saved ? part_left(*saved) : kUsual](Canvas& canvas, const Context& context, Rect area) {
    const Palette& c = context.theme.colour;
    const Rgba warm = c.dark ? mix(c.raised, c.gold, 0.12F) : mix(c.surface, c.gold, 0.16F);
    canvas.fill_gradient(area, warm, mix(warm, c.gold, c.dark ? 0.08F : 0.16F));
    const bool room = area.w > 1.4F * space::kVast && area.h > 120;
    if (room) draw_time(canvas, context.theme, area, left);
    Rect below = area;
    if (room) below = {area.x, area.y + kBarTop + kBarHeight, area.w, area.h - kBarTop - kBarHeight};
    const float height = std::min(below.h * kHigh, below.w * kGlassPart * kShape.h / kShape.w);
    const Extent size{height * kShape.w / kShape.h, height};
    const Rect glass = centred({below.x + below.w * 0.29F, below.centre().y}, size);
    canvas.picture("images/link-modes/hourglass-back.svg", glass);
    draw_sand(canvas, glass, left);
    canvas.picture("images/link-modes/hourglass.svg", glass);
    const float x = below.x + below.w * 0.54F;
    draw_combo(canvas, context.theme, {x, glass.y, below.right() - x - space::kTiny, glass.h});
  };
}

namespace {

constexpr float kMargin = 0.55F;                      // around the tiles, in cells
constexpr float kBoardRim = 0.4F, kLargestCell = 84;  // of the plate, in cells; points
constexpr float kEdge = 6;                            // the darker edge of the plate, in points
constexpr float kFaint = 0.16F;                       // the places of tiles that are gone

struct Position {
  Board board;
  std::shared_ptr<const TileSet> tiles;
  bool bare = false;  // nobody is to look for pairs while the clock stands still

  Position(const Context& context, const Match& match)
      : board(match.game().board()),
        tiles(std::make_shared<const TileSet>(
            context.assets, match.pictures().value_or(context.profile.get<Settings>().pictures))),
        bare(match.has_time_limit() && match.resumable()) {}
};

void draw_tiles(Canvas& canvas, const Theme& theme, const Position& position, const BoardGrid& grid) {
  grid.for_seen([&](Point at) {
    const Tile tile = position.board[at];
    if (tile == Tile::Stone)
      canvas.picture(stone_picture(theme), grid.cell(at));
    else if (tile != Tile::Empty && position.bare)
      canvas.picture(tile_face_picture(theme), grid.cell(at));
    else if (tile != Tile::Empty)
      canvas.sprite(position.tiles->layers(tile, theme), grid.cell(at));
  });
}

}  // namespace

ui::Painting position_art(const Context& context, const Match& match) {
  return [position = Position(context, match)](Canvas& canvas, const Context& here, Rect area) {
    canvas.fill(area, here.theme.colour.board);
    draw_tiles(canvas, here.theme, position,
               picture_grid(area, position.board.size(), canvas.scale(), kMargin, kLargestCell));
  };
}

ui::Painting position_board(const Context& context, const Match& match) {
  return [position = Position(context, match)](Canvas& canvas, const Context& here, Rect area) {
    const Palette& c = here.theme.colour;
    canvas.shadow(area, radius::kBoard, here.theme.shadow(Elevation::High));
    canvas.rounded(area, radius::kBoard, c.board_edge);
    const Rect plate = area.grown(-kEdge);
    canvas.rounded(plate, radius::kBoard - kEdge, c.board);
    const BoardGrid grid =
        picture_grid(plate, position.board.size(), canvas.scale(), kBoardRim, kLargestCell);
    canvas.rounded(grid.window.grown(kEdge), radius::kCell, c.board_edge.faded(kFaint));
    draw_tiles(canvas, here.theme, position, grid);
  };
}

namespace {

// The bends of the trail in parts of the area, from the valley at the left to the far hills.
constexpr std::array kBends{Vec{-0.04F, 0.9F}, Vec{0.14F, 0.84F}, Vec{0.38F, 0.78F}, Vec{0.62F, 0.66F},
                            Vec{0.50F, 0.48F}, Vec{0.26F, 0.42F}, Vec{0.34F, 0.26F}, Vec{0.60F, 0.24F},
                            Vec{0.80F, 0.36F}, Vec{1.04F, 0.46F}};
// The levels at the second to the last but one bend, relative to the next level.
constexpr int kBefore = 4, kShown = 8;
constexpr int kSteps = 9;    // dots between two bends
constexpr float kBelow = 8;  // that the hills reach below the area
constexpr float kTrailDot = 1.7F, kStation = 0.05F, kLeastStation = 9, kMostStation = 13;
constexpr float kSealPart = 3.2F, kStarPart = 0.85F;  // sides, in radii of a station

// A smooth curve through the bends (Catmull and Rom); `t` counts bends.
Vec on_trail(float t) {
  const auto last = static_cast<int>(kBends.size()) - 1;
  const int i = std::clamp(static_cast<int>(t), 0, last - 1);
  const auto bend = [last](int k) { return kBends[static_cast<std::size_t>(std::clamp(k, 0, last))]; };
  const Vec a = bend(i - 1), b = bend(i), c = bend(i + 1), d = bend(i + 2);
  const float s = t - static_cast<float>(i);
  return (b * 2 + (c - a) * s + (a * 2 - b * 5 + c * 4 - d) * (s * s) +
          (b * 3 - a - c * 3 + d) * (s * s * s)) *
         0.5F;
}

void draw_hills(Canvas& canvas, const Theme& theme, Rect area) {
  const Palette& c = theme.colour;
  const Rgba sky = c.dark ? mix(c.surface, c.hill, 0.22F) : mix(c.surface, c.hill, 0.10F);
  canvas.fill_gradient(area, sky, mix(sky, c.hill, c.dark ? 0.18F : 0.14F));
  const float sun = std::min(area.w, area.h) * 0.2F;
  canvas.picture("images/backdrop/sun.svg",
                 centred({area.x + area.w * 0.84F, area.y + area.h * 0.17F}, {sun, sun}), c.sun);
  struct Range {
    const char* picture;
    float top, shift, strength;
  };
  constexpr std::array kRanges{Range{"images/backdrop/hills-far.svg", 0.30F, 0.9F, 0.30F},
                               Range{"images/backdrop/hills-mid.svg", 0.50F, 0.2F, 0.34F},
                               Range{"images/backdrop/hills-near.svg", 0.62F, 1.3F, 0.30F}};
  for (const Range& range : kRanges) {
    const float height = (1 - range.top) * area.h + kBelow, width = std::max(height * 1600 / 360, area.w * 2);
    canvas.picture(
        range.picture,
        {area.x - range.shift * area.w * 0.5F, area.y + range.top * area.h, width, width * 360 / 1600},
        c.hill.faded(range.strength));
  }
}

struct Station {
  int level = 0;  // from 0
  Vec at;
  int stars = 0;
};

}  // namespace

ui::Painting trail_art(const ResultTally& results) {
  const auto levels = static_cast<int>(journey().size());
  const int next = std::min(static_cast<int>(next_level(results)), levels - 1);
  const bool finished = next_level(results) >= journey().size();
  const int first = std::clamp(next - kBefore, 0, levels - kShown);
  std::vector<Station> stations;
  stations.reserve(kShown);
  for (int i = 0; i < kShown; ++i)
    stations.push_back({first + i, kBends[static_cast<std::size_t>(i + 1)],
                        stars_of(results, static_cast<std::size_t>(first + i))});
  return [stations, next, finished](Canvas& canvas, const Context& context, Rect area) {
    const Palette& c = context.theme.colour;
    const Rgba accent = kAccent.on(context.theme);
    draw_hills(canvas, context.theme, area);
    const auto place = [&](Vec part) { return Vec{area.x + part.x * area.w, area.y + part.y * area.h}; };
    const float radius = std::clamp(kStation * std::min(area.w, area.h * 1.1F), kLeastStation, kMostStation);
    const auto count = static_cast<int>(kBends.size() - 1) * kSteps;
    const float so_far = static_cast<float>(next - stations.front().level + 1) * kSteps;
    for (int i = 0; i <= count; i += 2) {
      const Vec at = place(on_trail(static_cast<float>(i) / kSteps));
      const bool walked = finished || static_cast<float>(i) < so_far;
      canvas.disc(at, kTrailDot + 1.3F, c.surface.faded(walked ? 0.9F : 0.5F));
      canvas.disc(at, kTrailDot, walked ? accent : c.text_3.faded(0.8F));
    }
    for (const Station& station : stations) {
      const Vec at = place(station.at);
      const std::string number = std::to_string(station.level + 1);
      const Rect box = centred(at, {4 * radius, 2 * radius});
      if (station.level == next && !finished) {
        const float side = kSealPart * radius;
        canvas.disc(at, side * 0.68F, c.gold.faded(0.35F));
        draw_seal(canvas, context.theme, centred(at, {side, side}), number);
      } else if (station.stars > 0) {
        canvas.disc(at, radius + 1.5F, c.surface);
        canvas.disc(at, radius, accent);
        canvas.text(number, box,
                    {.face = Face::Bold,
                     .size = radius * 1.1F,
                     .colour = c.dark ? c.canvas : c.surface,
                     .align = Align::Centre});
        const float star = kStarPart * radius;
        draw_stars(canvas, context.theme, {at.x - 2 * star, at.y + radius + 3, 4 * star, star},
                   station.stars);
      } else {
        canvas.disc(at, radius, c.surface);
        canvas.ring(at, radius, kLine, c.border);
        canvas.text(number, box, {.size = radius * 1.1F, .colour = c.text_2, .align = Align::Centre});
      }
    }
  };
}

namespace {

constexpr std::string_view kSolvedGlyph = "胜";
constexpr float kGone = 0.25F;  // strength of a tile that is no longer there

enum class Cell : std::uint8_t { Empty, Gone, Tile };

struct Shape {
  Grid<Cell> cells;
  std::string words;  // "140 tiles"
};

Shape shape_of(const Context& context, const Match* saved) {
  const Layout layout = daily_order(context.today()).layout;
  const Size size = layout.cells.size();
  Shape shape{Grid<Cell>(size), {}};
  int count = 0;
  const bool same = saved && saved->game().board().size() == size;
  for (std::size_t i = 0; i < layout.cells.cells().size(); ++i) {
    const Point at = layout.cells.point(i);
    const bool left = is_tile(same ? saved->game().board()[at] : layout.cells[at]);
    shape.cells[at] = left ? Cell::Tile : is_tile(layout.cells[at]) ? Cell::Gone : Cell::Empty;
    count += left ? 1 : 0;
  }
  shape.words = tiles_words(context.words, count);
  return shape;
}

void draw_shape(Canvas& canvas, const Theme& theme, const Shape& shape, Rect room) {
  draw_squares(canvas, picture_grid(room, shape.cells.size(), canvas.scale()),
               [&](Point at) -> std::optional<Rgba> {
                 if (shape.cells[at] == Cell::Empty) return std::nullopt;
                 return kAccent.on(theme).faded(shape.cells[at] == Cell::Tile ? 1.0F : kGone);
               });
}

}  // namespace

ui::Painting calendar_art(const Context& context, const Match* saved) {
  Shape shape = shape_of(context, saved);
  const ResultTally& results = context.profile.results("link");
  DailyTask task{
      .words = shape.words, .seal = kSolvedGlyph, .accent = kAccent, .done = [&results](const Date& day) {
        return is_success(results, day);
      }};
  task.draw = [shape = std::move(shape)](Canvas& canvas, const Context& here, Rect room) {
    draw_shape(canvas, here.theme, shape, room);
  };
  return ui::calendar_art(context, task);
}

ui::Painting mode_art(const Context& context, Mode mode, const Match* saved) {
  switch (mode) {
    case Mode::Relaxed:
      if (saved) return position_art(context, *saved);
      return
          [](Canvas& canvas, const Context& here, Rect area) { paint_link_scene(canvas, here.theme, area); };
    case Mode::Timed:
      return hourglass_art(saved);
    case Mode::Journey:
      return trail_art(context.profile.results("link"));
    case Mode::Today:
      return calendar_art(context, saved);
  }
  return {};
}

namespace {

// Points. A level of the journey: its number above its stars.
constexpr float kLevelW = 80, kLevelH = 54, kLevelGap = 6, kLevelStar = 16;
constexpr float kLevelInset = 5, kLevelNumber = 24;

// Rows of levels, as equal in length as possible; the last may be shorter.
CardGrid level_grid(float width) {
  const auto most = static_cast<std::size_t>(std::max(1.0F, (width + kLevelGap) / (kLevelW + kLevelGap)));
  const std::size_t rows = (journey().size() + most - 1) / most,
                    columns = (journey().size() + rows - 1) / rows;
  return {rows * columns, columns, {shared_side(width, columns, kLevelGap), kLevelH}, kLevelGap};
}

void paint_journey(Canvas& canvas, const Context& context, Rect area) {
  const Palette& c = context.theme.colour;
  const ResultTally& results = context.profile.results("link");
  const CardGrid grid = level_grid(area.w);
  for (std::size_t level = 0; level < journey().size(); ++level) {
    const Rect chip = grid.place(level, area.origin());
    const int stars = stars_of(results, level);
    canvas.rounded(chip, radius::kCell, stars > 0 ? c.raised : c.sunken);
    canvas.outline(chip, radius::kCell, kLine, c.hairline);
    canvas.text(std::to_string(level + 1),
                stars > 0 ? Rect{chip.x, chip.y + kLevelInset, chip.w, kLevelNumber} : chip,
                {.face = Face::Bold,
                 .size = type::kLabel,
                 .colour = stars > 0 ? c.text : c.text_2,
                 .align = Align::Centre});
    if (stars > 0)
      draw_stars(canvas, context.theme,
                 {chip.x, chip.bottom() - kLevelStar - kLevelInset, chip.w, kLevelStar}, stars);
  }
}

}  // namespace

StatisticsCard journey_card(const Context& context) {
  return {
      .heading = msgid("Journey"),
      .drawing = {.height = [](float width) { return level_grid(width).size().h; },
                  .paint = [&context](Canvas& canvas, Rect area) { paint_journey(canvas, context, area); }}};
}

namespace {

constexpr float kRows = 2;
constexpr int kLeastColumns = 5;
// The two tiles of a pair are in the lower row, with two empty cells between them.
constexpr int kPairFrom = 1, kPairTo = 4;

void paint(Canvas& canvas, const Theme& theme, Rect area, const TileSet& tiles) {
  canvas.rounded(area, radius::kControl, theme.colour.board);
  canvas.outline(area, radius::kControl, ui::kLine, theme.colour.board_edge);
  if (tiles.size() == 0) return;
  const float side = std::min((area.h - 2 * space::kTiny) / kRows, area.w / kLeastColumns);
  const int columns = static_cast<int>(std::floor((area.w - 2 * space::kTiny) / side));
  const Rect board = centred(area.centre(), {static_cast<float>(columns) * side, kRows * side});
  const auto cell = [&](int row, int column) {
    return Rect{board.x + static_cast<float>(column) * side, board.y + static_cast<float>(row) * side, side,
                side};
  };
  std::size_t next = 0;
  for (int row = 0; row < static_cast<int>(kRows); ++row) {
    for (int column = 0; column < columns; ++column) {
      if (row == 1 && column > kPairFrom && column < kPairTo) continue;
      const bool pair = row == 1 && (column == kPairFrom || column == kPairTo);
      const std::size_t kind = pair ? 0 : (++next) % tiles.size();
      canvas.sprite(tiles.layers(static_cast<Tile>(kind + 1), theme), cell(row, column));
    }
  }
  canvas.line({cell(1, kPairFrom).right(), cell(1, kPairFrom).centre().y},
              {cell(1, kPairTo).x, cell(1, kPairTo).centre().y}, side * kOnMenu.line_width,
              kAccent.on(theme));
}

}  // namespace

ui::Painting settings_sample(const Context& context) {
  return [tiles = TileSet(context.assets, context.profile.get<Settings>().pictures)](
             Canvas& canvas, const Context& here, Rect area) { paint(canvas, here.theme, area, tiles); };
}

}  // namespace quintet::link
