#include "games/gomoku/art.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "games/gomoku/board_look.hpp"
#include "games/gomoku/board_view.hpp"
#include "games/gomoku/settings.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

std::string_view stone_in_bowl(gomoku::Colour colour) {
  return colour == gomoku::Colour::Black ? "images/gomoku/pebble-black.svg"
                                         : "images/gomoku/pebble-white.svg";
}

std::string_view portrait_of(const SeatPlayer& player, gomoku::Seat seat) {
  constexpr std::array<std::string_view, gomoku::kLevels.size()> kComputers{
      "images/gomoku/portrait-beginner.svg", "images/gomoku/portrait-pupil.svg",
      "images/gomoku/portrait-adept.svg",    "images/gomoku/portrait-scholar.svg",
      "images/gomoku/portrait-expert.svg",   "images/gomoku/portrait-champion.svg",
      "images/gomoku/portrait-sage.svg",     "images/gomoku/portrait-master.svg"};
  if (player.computer()) return kComputers[static_cast<std::size_t>(*player.level)];
  return seat == gomoku::Seat::First ? "images/gomoku/portrait-gentleman.svg"
                                     : "images/gomoku/portrait-lady.svg";
}

ui::StoneBowl stone_bowl(const Board& board, Colour colour) {
  const int all = (board.side() * board.side() + (colour == Colour::Black ? 1 : 0)) / 2;
  return {.back = "images/gomoku/bowl.svg",
          .front = "images/gomoku/bowl-front.svg",
          .stone = stone_in_bowl(colour),
          .left = std::max(0, all - board.stones(stone_of(colour))),
          .all = all};
}

using namespace ui;
using enum Beat::What;
namespace {

// Lengths in steps between neighbouring points.
constexpr float kStone = 0.94F, kLineWidth = 0.045F, kRow = 0.16F;
constexpr float kGrows = 0.2F, kGrowsWidth = 0.09F;
constexpr float kDrop = 1.25F;  // size of a stone that comes down

constexpr StoneLook::Style kOnMenu{
    .whole_area = true, .wood = true, .corner = radius::kControl, .ring = 0.5F, .ring_width = 0.07F};
constexpr StoneLook::Style kOnCard{.whole_area = true,
                                   .line_strength = 0.6F,
                                   .number = 0.56F,
                                   .cross = 0.24F,
                                   .cross_width = 0.13F,
                                   .cross_ground = 0};

bool is_number(char sign) {
  return sign >= '1' && sign <= '9';
}

Stone stone_of_sign(char sign) {
  return sign == 'o' || (is_number(sign) && sign % 2 == 0) ? Stone::White : Stone::Black;
}

}  // namespace

void StoneLook::ground(const DiagramView& on) const {
  const Palette& c = on.theme.colour;
  const Rect field = style_.whole_area ? on.area : on.field();
  on.canvas.rounded(field, style_.corner, c.field);
  const auto guard = on.canvas.saved();
  on.canvas.clip(field);
  if (style_.wood)
    on.canvas.picture("images/gomoku/field-" + std::string(word_of(on.theme.desk)) + ".svg", field);
  const float step = on.grid.side, width = std::max(on.canvas.pixel(), kLineWidth * step);
  const Rgba ink = c.field_line.faded(style_.line_strength);
  const Vec first = on.centre({0, 0}) - Vec{width / 2, width / 2};
  const auto lines = static_cast<int>(std::ceil(std::max(field.w, field.h) / step));
  for (int i = -lines; i <= lines; ++i) {
    const float at = static_cast<float>(i) * step;
    on.canvas.fill({field.x, first.y + at, field.w, width}, ink);
    on.canvas.fill({first.x + at, field.y, width, field.h}, ink);
  }
}

void StoneLook::stone(const DiagramView& on, Rect cell, Stone stone, SpriteStyle style) const {
  const SpriteLayer layer{.picture = stone_on_board(stone)};
  on.canvas.sprite({&layer, 1}, cell.scaled(kStone), style);
}

void StoneLook::sign(const DiagramView& on, Rect cell, char sign, SpriteStyle style) const {
  const float step = cell.w;
  const Vec centre = cell.centre();
  if (sign == '*') {
    on.canvas.disc(centre, (kGrows + kGrowsWidth) * step, stone_ink::kCasing);
    on.canvas.ring(centre, (kGrows + kGrowsWidth) * step, 2 * kGrowsWidth * step, stone_ink::kThreat[0]);
  } else if (sign == '!') {
    const float arm = style_.cross * step;
    if (style_.cross_ground > 0) on.canvas.disc(centre, style_.cross_ground * step, on.theme.colour.field);
    for (const Vec way : {Vec{arm, arm}, Vec{arm, -arm}})
      on.canvas.line(centre - way, centre + way, style_.cross_width * step, stone_ink::kForbidden);
  } else {
    stone(on, cell, stone_of_sign(sign), style);
    if (is_number(sign))
      on.canvas.text(std::string(1, sign), cell,
                     {.face = Face::Bold,
                      .size = style_.number * step,
                      .colour = stone_ink::kNumber[stone_of_sign(sign) == Stone::White ? 1 : 0],
                      .align = Align::Centre});
  }
}

void StoneLook::come(const DiagramView& on, const DiagramFrame::Motion& motion) const {
  stone(on, on.grid.cell(motion.beat.at), stone_of_sign(motion.beat.sign),
        {.opacity = motion.part, .scale = mix(kDrop, 1.0F, motion.part)});
}

void StoneLook::mark(const DiagramView& on, const DiagramFrame::Mark& mark) const {
  on.canvas.ring(on.centre(mark.at), style_.ring * on.grid.side, style_.ring_width * on.grid.side,
                 on.theme.colour.seal);
}

void StoneLook::above(const DiagramView& on) const {
  const std::vector<Vec> line = on.line();
  if (!line.empty()) on.canvas.line(line.front(), line.back(), kRow * on.grid.side, stone_ink::kLast[0]);
}

void paint_menu_art(Canvas& canvas, const Theme& theme, Rect area) {
  static const StoneLook look(kOnMenu);
  static const Diagram diagram(
      {"....x", "..oxo", ".oxo.", ".xo..", "x...."},
      {{Mark, {0, 4}}, {Mark, {1, 3}}, {Mark, {2, 2}}, {Mark, {3, 1}}, {Mark, {4, 0}}});
  const auto guard = canvas.saved();
  canvas.clip(area);
  paint_diagram(canvas, theme, area, diagram, look);
}

namespace {

constexpr int kSwatchLines = 3;

const StoneLook kCardLook(kOnCard);

const std::array<Diagram, kRules.size()>& rule_diagrams() {
  static const std::array all{
      Diagram({".......", "xxxxxx.", "......."}, {Beat{Line}}).with_line({{1, 0}, {1, 5}}),
      Diagram({".......", ".xxxxx.", "......."}, {Beat{Line}}).with_line({{1, 1}, {1, 5}}),
      Diagram({"...x...", ".xx!...", "...x..."})};
  return all;
}

const std::array<Diagram, kOpenings.size()>& opening_diagrams() {
  static const std::array all{Diagram({".......", "...1...", "......."}),
                              Diagram({"....2..", "...1...", "....3.."}),
                              Diagram({"....2.5", "...1...", "....34."})};
  return all;
}

}  // namespace

void paint_rule_art(Canvas& canvas, const Theme& board, Rect area, Rule rule) {
  paint_diagram(canvas, board, area, rule_diagrams()[static_cast<std::size_t>(rule)], kCardLook);
}

void paint_opening_art(Canvas& canvas, const Theme& board, Rect area, Opening opening) {
  paint_diagram(canvas, board, area, opening_diagrams()[static_cast<std::size_t>(opening)], kCardLook);
}

void paint_material_art(Canvas& canvas, const Context& context, Rect area, std::optional<Desk> material) {
  const auto guard = canvas.saved();
  canvas.clip(area);
  if (!material) {
    // A part of every material.
    const Extent half{area.w / 2, area.h / 2};
    for (std::size_t i = 0; i < kDesks.size(); ++i) {
      const std::size_t column = i % 2, row = i / 2;
      const Rect part{area.x + static_cast<float>(column) * half.w, area.y + static_cast<float>(row) * half.h,
                      half.w, half.h};
      canvas.fill(part, theme_of(context, kDesks[i]).colour.field);
    }
    return;
  }
  const Palette palette = theme_of(context, *material).colour;
  canvas.fill(area, palette.field);
  const float side = std::max(area.w, area.h);
  canvas.picture("images/gomoku/field-" + std::string(word_of(*material)) + ".svg",
                 centred(area.centre(), {side, side}));
  for (int i = 1; i <= kSwatchLines; ++i) {
    const float part = static_cast<float>(i) / (kSwatchLines + 1), width = kLine;
    canvas.fill({area.x, area.y + area.h * part - width / 2, area.w, width},
                palette.field_line.faded(kOnCard.line_strength));
    canvas.fill({area.x + area.w * part - width / 2, area.y, width, area.h},
                palette.field_line.faded(kOnCard.line_strength));
  }
}

namespace {

constexpr float kEdge = 0.75F;  // from the outermost lines to the edge, in steps between neighbouring points
constexpr float kSmallStone = 0.46F;  // radius, in steps
constexpr float kRim = 0.06F, kLast = 0.16F;
constexpr float kLineStrength = 0.45F;
constexpr float kRound = 0.05F;  // of the corners, as a share of the side

}  // namespace

void draw_thumbnail(Canvas& canvas, const Context& context, int side, const std::vector<Point>& stones,
                    Rect area) {
  const Palette palette = theme_of(context, board_look(context).board).colour;
  const float step = area.w / (static_cast<float>(side - 1) + 2 * kEdge);
  const Vec first = area.origin() + Vec{kEdge, kEdge} * step;
  canvas.rounded(area, kRound * area.w, palette.field);
  const float length = static_cast<float>(side - 1) * step, width = canvas.pixel();
  const Rgba ink = palette.field_line.faded(kLineStrength);
  for (int i = 0; i < side; ++i) {
    const float at = static_cast<float>(i) * step;
    canvas.fill({first.x, first.y + at, length, width}, ink);
    canvas.fill({first.x + at, first.y, width, length}, ink);
  }
  for (std::size_t i = 0; i < stones.size(); ++i) {
    const Vec centre =
        first + Vec{static_cast<float>(stones[i].column), static_cast<float>(stones[i].row)} * step;
    const bool black = i % 2 == 0;
    canvas.disc(centre, kSmallStone * step, black ? kBlackStone : kWhiteStoneRim);
    if (!black) canvas.disc(centre, (kSmallStone - kRim) * step, kWhiteStone);
    if (i + 1 == stones.size()) canvas.disc(centre, kLast * step, stone_ink::kLast[black ? 0 : 1]);
  }
  canvas.outline(area, kRound * area.w, kLine, palette.field_edge);
}

namespace {

constexpr float kMark = 0.16F;  // the dot on the last stone, in steps

void draw_stones(Canvas& canvas, const BoardPicture& picture, const BoardGrid& grid) {
  for (int i = 0; i < picture.board.side() * picture.board.side(); ++i) {
    const Point at{i / picture.board.side(), i % picture.board.side()};
    const Stone stone = picture.board[at];
    if (stone != Stone::None) draw_stone(canvas, grid, stone, at);
  }
  if (!picture.last) return;
  const bool black = picture.board[*picture.last] == Stone::Black;
  canvas.disc(grid.centre(*picture.last), kMark * grid.side, stone_ink::kLast[black ? 0 : 1]);
}

}  // namespace

void draw_position(Canvas& canvas, const Context& context, const BoardPicture& picture, Rect area) {
  const Desk desk = board_look(context).board;
  const Palette palette = theme_of(context, desk).colour;
  canvas.fill(area, palette.field);
  const float side = std::max(area.w, area.h);
  canvas.picture("images/gomoku/field-" + std::string(word_of(desk)) + ".svg",
                 centred(area.centre(), {side, side}));
  const BoardGrid grid = point_grid(area, picture.board.side(), Coordinates::Hidden);
  draw_lines(canvas, palette, grid);
  draw_stones(canvas, picture, grid);
}

Painting position_board(const Context& context, const Match& match) {
  static_cast<void>(context);
  return [picture = BoardPicture(match)](Canvas& canvas, const Context& now, Rect area) {
    BoardLook look = board_look(now);
    look.coordinates = Coordinates::Hidden;
    const BoardGrid grid = point_grid(area, picture.board.side(), look.coordinates);
    draw_bare_board(canvas, now, look, grid);
    draw_stones(canvas, picture, grid);
  };
}

namespace {

constexpr float kLonePart = 0.72F, kPairPart = 0.46F;  // portraits, in parts of the area
constexpr float kMedalPart = 0.34F, kMedalRing = 3;    // of a portrait on a board; its rim in points
constexpr float kBowlPart = 0.34F;
constexpr float kWash = 0.10F;

// The players whose portraits are shown: the opponent, or both.
std::vector<std::string> portraits_of(const Context& context, Mode mode, const Match* saved) {
  const auto& wish = context.profile.get<Settings>();
  const SeatPlayer person{}, computer{wish.level}, against{wish.against};
  const auto portrait = [](const SeatPlayer& player, Seat seat) {
    return std::string(portrait_of(player, seat));
  };
  switch (mode) {
    case Mode::Computer:
      if (saved) return {portrait(saved->player(other(saved->person())), other(saved->person()))};
      return {portrait(computer, Seat::Second)};
    case Mode::Two:
      return {portrait(person, Seat::First), portrait(person, Seat::Second)};
    case Mode::Watch:
      if (saved)
        return {portrait(saved->player(Seat::First), Seat::First),
                portrait(saved->player(Seat::Second), Seat::Second)};
      return {portrait(computer, Seat::First), portrait(against, Seat::Second)};
  }
  return {};
}

void draw_medal(Canvas& canvas, const Theme& theme, const std::string& portrait, Vec centre, float side) {
  canvas.shadow(centred(centre, {side, side}), side / 2, theme.shadow(Elevation::Middle));
  canvas.disc(centre, side / 2 + kMedalRing, theme.colour.surface);
  canvas.picture(portrait, centred(centre, {side, side}));
}

// A portrait with the bowl of its colour in front.
void draw_sitter(Canvas& canvas, const Theme& theme, const std::string& portrait, Colour colour, Rect place) {
  draw_medal(canvas, theme, portrait, place.centre(), place.w);
  const float side = place.w * kBowlPart;
  const Rect bowl = centred(
      {place.centre().x + (colour == Colour::Black ? -0.34F : 0.34F) * place.w, place.bottom() - side * 0.2F},
      {side, side});
  canvas.picture(stone_on_board(colour == Colour::Black ? Stone::Black : Stone::White), bowl);
}

void draw_players(Canvas& canvas, const Theme& theme, const std::vector<std::string>& portraits, Rect area) {
  const Palette& c = theme.colour;
  const Rgba ground = mix(c.surface, kAccent.on(theme), kWash);
  canvas.fill_gradient(area, ground, mix(ground, kAccent.on(theme), kWash));
  if (portraits.size() == 1) {
    const float side = std::min(area.w, area.h) * kLonePart;
    draw_sitter(canvas, theme, portraits[0], Colour::White, centred(area.centre(), {side, side}));
    return;
  }
  // One higher than the other, as across a board.
  const float side = std::min(area.w * kPairPart, area.h * 0.62F);
  const float along = std::max(side, std::min(area.w - side - 2 * space::kTiny, 1.2F * side)),
              up = std::min(0.16F * area.h, area.h - side) / 2;
  draw_sitter(canvas, theme, portraits[0], Colour::Black,
              centred(area.centre() + Vec{-along / 2, up}, {side, side}));
  draw_sitter(canvas, theme, portraits[1], Colour::White,
              centred(area.centre() + Vec{along / 2, -up}, {side, side}));
}

void draw_medals(Canvas& canvas, const Theme& theme, const std::vector<std::string>& portraits, Rect area) {
  const float side = std::min(area.w, area.h) * kMedalPart, in = side / 2 + space::kTiny;
  draw_medal(canvas, theme, portraits.back(), {area.right() - in, area.bottom() - in}, side);
  if (portraits.size() > 1)
    draw_medal(canvas, theme, portraits.front(), {area.x + in, area.bottom() - in}, side);
}

}  // namespace

Painting mode_art(const Context& context, Mode mode, const Match* saved) {
  std::optional<BoardPicture> position;
  if (saved) position.emplace(*saved);
  return [position, portraits = portraits_of(context, mode, saved)](Canvas& canvas, const Context& now,
                                                                    Rect area) {
    if (!position) return draw_players(canvas, now.theme, portraits, area);
    draw_position(canvas, now, *position, area);
    draw_medals(canvas, now.theme, portraits, area);
  };
}

namespace {

constexpr float kWidest = 620;                   // of the board
constexpr Point kFromCorner{kUsualSide - 2, 5};  // the first stone, on the second line
constexpr std::array kSteps{Point{0, 0}, Point{-1, -2}, Point{0, 1}, Point{-1, 5},
                            Point{0, 2}, Point{0, 6}};  // from the first stone; an open three of black

// The game of the sample, and what is marked on its board.
struct Sample {
  Game game{Start{}};
  std::vector<Point> order;
  std::vector<StandingThreat> threats;
};

Sample short_game(const Context& context) {
  Sample sample;
  for (const Point step : kSteps) {
    sample.order.push_back({kFromCorner.row + step.row, kFromCorner.column + step.column});
    sample.game.play({.at = sample.order.back()});
  }
  sample.threats = shown_threats(context, sample.game);
  return sample;
}

void paint(Canvas& canvas, const Context& context, Rect area, const Sample& sample) {
  const BoardLook look = board_look(context);
  canvas.rounded(area, radius::kControl, theme_of(context, look.window).colour.canvas);
  canvas.outline(area, radius::kControl, ui::kLine, context.theme.colour.hairline);
  const float side = std::min(area.w - 2 * space::kBase, kWidest);
  const Rect plate{area.centre().x - side / 2, area.bottom() - space::kTiny - side, side, side};
  const BoardGrid grid = point_grid(plate, kUsualSide, look.coordinates);
  draw_bare_board(canvas, context, look, grid);
  const Board& board = sample.game.board();
  BoardMarks marks;
  marks.order = sample.order;
  marks.threats = sample.threats;
  const Palette palette = theme_of(context, look.board).colour;
  const MarkPainter painter{canvas, grid, palette, marks};
  painter.draw_threats();
  for (const Point at : sample.order) draw_stone(canvas, grid, board[at], at);
  if (look.numbers)
    painter.draw_numbers(board);
  else
    painter.draw_last(board);
}

}  // namespace

Painting settings_sample(const Context& context) {
  return [sample = short_game(context)](Canvas& canvas, const Context& now, Rect area) {
    paint(canvas, now, area, sample);
  };
}

}  // namespace quintet::gomoku
