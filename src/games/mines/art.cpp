#include "games/mines/art.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/mines/deal.hpp"
#include "core/text.hpp"
#include "games/mines/settings.hpp"
#include "games/mines/words.hpp"
#include "ui/context.hpp"
#include "ui/kit/daily.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/kit/position_look.hpp"
#include "ui/profile/results.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr std::string_view kMines = "*F?!";

// Written down, as playing it would be a sixth of the work for the first picture of the menu.
constexpr std::array<std::string_view, 24> kStory{
    ".........F..F.......FF...F....FF..F.....", "......FF.F..FF..............F...........",
    ".F.FF...F......F....F.......F...F.....F.", "........F........F.FF...F..F.........F..",
    "..F.F...FF.F....F....FF...F.F...........", "....F.F...FF...F...F.......FF.....F.FF..",
    "......F..F..........F..........F.F......", ".................F.............FF..F...F",
    "................FFFF......F.........F...", "F.F..F...FF...F..FF.FF....F.....F...F...",
    "..F............F...F.................F..", ".....F..F..............F..........F..F..",
    "..F......F............F.....F...F.......", "..F....................*##*#F....FF..F..",
    "F.....F........F...F.F.#*###F...........", "..F...FF.............F####**..F..F...F..",
    "F....FF..............F*#####*###*.......", "...F.........FF.......#####....*#.F...FF",
    "......F.......F..FF..F#####F..FFFF....F.", "............F...F....F*###*F..F....F....",
    "......F.....F...FFF...#*###...F......F..", "...............F.F.FFF.#*##.F........F#*",
    ".....FF.F..............####*.........F*#", ".F...F.................*####...F.F...F*#"};

void act(Game& game, Action action, Point at, int times = 1) {
  for (; times > 0; --times) {
    if (const Move move{action, at}; game.is_legal(move)) game.play(move);
  }
}

Game laid_game(const Rules& rules, Field field, Point first) {
  return Game({rules, Random(1), Start::Given{{std::move(field), false}, first}});
}

// Dealt and opened in the middle.
Game opened_game(Rules rules, std::uint64_t seed) {
  const Point middle{rules.size.height / 2, rules.size.width / 2};
  rules.first = FirstClick::Opens;
  Random random(seed);
  Game game = laid_game(rules, draw_field(rules, middle, random), middle);
  act(game, Action::Open, middle);
  return game;
}

}  // namespace

Game drawn_game(std::span<const std::string_view> rows) {
  const Size size{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
  const auto sign = [&rows](Point at) {
    return rows[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
  };
  const Grid<char> cells(size);
  std::vector<Point> points, mines;
  for (std::size_t i = 0; i < cells.cells().size(); ++i) points.push_back(cells.point(i));
  for (const Point at : points) {
    if (kMines.find(sign(at)) != std::string_view::npos) mines.push_back(at);
  }
  const Rules rules{.size = size,
                    .mines = static_cast<int>(mines.size()),
                    .questions = true,
                    .first = FirstClick::Any,
                    .no_guess = false};
  Game game = laid_game(rules, Field(size, mines), {});
  for (const Point at : points) {
    const char c = sign(at);
    if (c == 'F' || c == 'x') act(game, Action::Mark, at);
    if (c == '?') act(game, Action::Mark, at, 2);
  }
  for (const char last : {'.', '!'}) {
    for (const Point at : points) {
      if (sign(at) == last) act(game, Action::Open, at);
    }
  }
  return game;
}

Game example_game(const Rules& rules, float part, std::uint64_t seed) {
  Game game = opened_game(rules, seed);
  const auto away = [](int at, int side) {
    return (2 * (static_cast<float>(at) + 0.5F) / static_cast<float>(side)) - 1;
  };
  for (int row = 0; row < rules.size.height; ++row) {
    for (int column = 0; column < rules.size.width; ++column) {
      const Point at{row, column};
      if (std::hypot(away(row, rules.size.height), away(column, rules.size.width)) > part * std::sqrt(2.0F))
        continue;
      act(game, game.laid()->field.is_mine(at) ? Action::Mark : Action::Open, at);
    }
  }
  return game;
}

Story example_story() {
  Story story{drawn_game(kStory)};
  const std::vector<Reason> certain = certain_cells(story.game.position());
  const auto next = std::ranges::find(certain, false, &Reason::is_mine);
  if (next != certain.end()) story.next = *next;
  return story;
}

namespace {

constexpr float kRows = 4, kColumns = 6;          // of the smallest part that tells the story
constexpr float kLeastCell = 16, kMostCell = 44;  // points

// The middle of what the next step is about, in cells.
Vec focus_of(const Story& story) {
  const Size size = story.game.size();
  if (!story.next) return Vec{static_cast<float>(size.width), static_cast<float>(size.height)} * 0.5F;
  const auto centre = [](Point at) {
    return Vec{static_cast<float>(at.column) + 0.5F, static_cast<float>(at.row) + 0.5F};
  };
  Vec sum = centre(story.next->at);
  for (const Point number : story.next->numbers) sum = sum + centre(number);
  return sum * (1 / static_cast<float>(story.next->numbers.size() + 1));
}

}  // namespace

void paint_menu_art(Canvas& canvas, const Theme& theme, Rect area) {
  static const Story story = example_story();
  const float wanted = std::clamp(std::min(area.w / kColumns, area.h / kRows), kLeastCell, kMostCell);
  const BoardGrid grid = covering_grid(area, story.game.size(), canvas.scale(), wanted, focus_of(story));
  const auto guard = canvas.saved();
  canvas.clip(area);
  draw_bed(canvas, theme, grid);
  draw_position(canvas, theme, grid, story.game, Numbers::Digits);
  if (story.next) draw_reason(canvas, theme, grid, story.game, *story.next, Numbers::Digits);
}

namespace {

constexpr float kLeastSigned = 9;     // points: a smaller cell has no room for its sign
constexpr float kLeastInArt = 13;     // points of a cell in a picture of a part of the board
constexpr float kLeastShare = 0.62F;  // of the picture that a whole board takes
constexpr float kSquareTint = 0.3F, kFlagTint = 0.75F;
constexpr float kLeastGap = 3;  // pixels of a closed cell that leave room for a gap

// A cell as a small square, by colours alone.
Rgba square_of(const Theme& theme, CellLook look) {
  const CellColours& c = cell_colours(theme);
  switch (look.face) {
    case CellFace::Closed:
    case CellFace::Pressed:
    case CellFace::Question:
      return c.block;
    case CellFace::Flag:
    case CellFace::WrongFlag:
    case CellFace::Blossom:
      return mix(c.block, c.flag, kFlagTint);
    case CellFace::Mine:
      return c.iron;
    case CellFace::Fatal:
      return c.fatal;
    case CellFace::Number:
      break;
  }
  if (look.number == 0) return c.bed;
  return mix(c.bed, c.numbers[static_cast<std::size_t>(look.number) - 1], kSquareTint);
}

void draw_square(Canvas& canvas, const Theme& theme, Rect cell, CellLook look) {
  const bool gap = look.face != CellFace::Number && cell.w * canvas.scale() >= kLeastGap;
  if (gap)
    cell = {cell.x + canvas.pixel(), cell.y + canvas.pixel(), cell.w - canvas.pixel(),
            cell.h - canvas.pixel()};
  canvas.fill(cell, square_of(theme, look));
}

bool is_frontier(const Game& game, Point at) {
  if (game.cover(at) == Cover::Open) return false;
  bool open = false;
  for_neighbours(game.size(), at, [&](Point next) { open = open || game.cover(next) == Cover::Open; });
  return open && game.cover(at) == Cover::Closed;
}

// The middle of the closed cells beside open ones, in cells; of the board where there are none.
Vec centre_of_play(const Game& game) {
  Vec sum;
  float count = 0;
  for (int row = 0; row < game.size().height; ++row) {
    for (int column = 0; column < game.size().width; ++column) {
      if (!is_frontier(game, {row, column})) continue;
      sum = sum + Vec{static_cast<float>(column) + 0.5F, static_cast<float>(row) + 0.5F};
      ++count;
    }
  }
  if (count == 0)
    return Vec{static_cast<float>(game.size().width), static_cast<float>(game.size().height)} * 0.5F;
  return sum * (1 / count);
}

}  // namespace

void draw_position(Canvas& canvas, const Theme& theme, const BoardGrid& grid, const Game& game,
                   Numbers numbers) {
  const auto guard = canvas.saved();
  canvas.clip(grid.window);
  grid.for_seen([&](Point at) {
    const CellLook look = look_of(game, at);
    if (grid.side >= kLeastSigned)
      draw_cell(canvas, theme, grid.cell(at), look, numbers);
    else
      draw_square(canvas, theme, grid.cell(at), look);
  });
}

void draw_reason(Canvas& canvas, const Theme& theme, const BoardGrid& grid, const Game& game,
                 const Reason& reason, Numbers numbers, float strength) {
  // What a single number needs is known before; several share what is not.
  const auto shared = [&](Point at) {
    if (reason.numbers.size() < 2) return std::ranges::find(reason.given, at) != reason.given.end();
    return at != reason.at && game.cover(at) != Cover::Open && game.cover(at) != Cover::Flag &&
           std::ranges::all_of(reason.numbers, [at](Point number) {
             return std::abs(number.row - at.row) <= 1 && std::abs(number.column - at.column) <= 1;
           });
  };
  grid.for_seen([&](Point at) {
    if (shared(at)) draw_mark(canvas, theme, grid.cell(at), Mark::Mine, strength);
  });
  for (const Point at : reason.numbers) {
    draw_mark(canvas, theme, grid.cell(at), Mark::Proof, strength);
    draw_cell(canvas, theme, grid.cell(at), look_of(game, at), numbers);
  }
  draw_mark(canvas, theme, grid.cell(reason.at), reason.is_mine ? Mark::Mine : Mark::Safe, strength);
}

Painting position_art(const Game& game) {
  return [game, centre = centre_of_play(game)](Canvas& canvas, const Context& context, Rect area) {
    const auto guard = canvas.saved();
    canvas.clip(area);
    // The least cells that leave no room beside the board.
    const float covering = std::max({kLeastInArt, area.w / static_cast<float>(game.size().width),
                                     area.h / static_cast<float>(game.size().height)});
    const float fitting = fitting_side(area, game.size());
    const float share = fitting * fitting * static_cast<float>(game.size().area()) / (area.w * area.h);
    const bool whole = fitting >= kLeastInArt && share >= kLeastShare;
    const BoardGrid grid = whole ? cell_grid(area, game.size(), canvas.scale())
                                 : covering_grid(area, game.size(), canvas.scale(), covering, centre);
    canvas.fill(area, context.theme.colour.board);
    draw_plate(canvas, context.theme, grid, Elevation::Low);
    draw_position(canvas, context.theme, grid, game, numbers_of(context));
  };
}

namespace {

constexpr PositionLook<Game> kLook{
    .grid = [](const Canvas& canvas, Rect area,
               const Game& game) { return cell_grid(area, game.size(), canvas.scale()); },
    .plate = draw_plate,
    .cells = [](Canvas& canvas, const Context& context, const BoardGrid& grid,
                const Game& game) { draw_position(canvas, context.theme, grid, game, numbers_of(context)); }};

}  // namespace

Painting position_board(const Game& game, Elevation elevation) {
  return ui::position_board(kLook, game, elevation);
}

Thumbnail position_thumbnail(const Game& game) {
  return ui::position_thumbnail(kLook, game);
}

namespace {

constexpr std::string_view kSwept = "扫";
constexpr float kPlayed = 0.55F;

// The smallest of the boards that may be chosen, and the outlines of larger ones.
constexpr Rules kBroad{.size = {.width = 8, .height = 6}, .mines = 7},
    kHigh{.size = {.width = 6, .height = 8}, .mines = 7};
constexpr float kOwnPart = 0.54F;  // of the area
constexpr std::array kLarger{1.3F, 1.55F, 1.78F};
constexpr float kOutline = 2, kNearest = 0.75F, kFarther = 0.55F;  // points; opacity, and by each step
constexpr float kArrowPart = 0.075F, kArrowWidth = 3.5F;           // of the area; points

void draw_arrow(Canvas& canvas, Vec from, Vec to, float head, Rgba ink) {
  const Vec along = (to - from) * (head / std::max(length(to - from), 1.0F));
  const Vec side{-along.y, along.x};
  canvas.line(from, to, kArrowWidth, ink);
  canvas.polyline(std::array{to - along + side, to, to - along - side}, kArrowWidth, ink);
}

// A board that grows out of itself.
void paint_custom(Canvas& canvas, const Context& context, Rect area) {
  const Palette& c = context.theme.colour;
  const Rgba accent = kAccent.on(context.theme);
  const Game game = example_game(area.w > area.h ? kBroad : kHigh, kPlayed);
  canvas.fill_gradient(area, mix(c.surface, c.board, 0.5F), c.board);
  const auto guard = canvas.saved();
  canvas.clip(area);
  const BoardGrid grid = cell_grid(area.scaled(kOwnPart), game.size(), canvas.scale());
  float strength = kNearest;
  for (const float factor : kLarger) {
    canvas.outline(grid.plate.scaled(factor), radius::kControl, kOutline, accent.faded(strength));
    strength *= kFarther;
  }
  draw_plate(canvas, context.theme, grid, Elevation::Middle);
  draw_position(canvas, context.theme, grid, game, numbers_of(context));
  const Rect reach = grid.plate.scaled(kLarger.back());
  const float head = kArrowPart * std::min(area.w, area.h);
  const Vec middle = area.centre();
  const float gap = 2 * kArrowWidth;
  draw_arrow(canvas, {grid.plate.right() + gap, middle.y}, {reach.right(), middle.y}, head, accent);
  draw_arrow(canvas, {grid.plate.x - gap, middle.y}, {reach.x, middle.y}, head, accent);
  draw_arrow(canvas, {middle.x, grid.plate.bottom() + gap}, {middle.x, reach.bottom()}, head, accent);
  draw_arrow(canvas, {middle.x, grid.plate.y - gap}, {middle.x, reach.y}, head, accent);
}

Painting today_art(const Context& context, const Match& match) {
  const Size size = match.game().size();
  return calendar_art(context,
                      day_task(context, kit_of<Match>(context), position_board(match.game(), Elevation::Low),
                               std::to_string(size.width) + " × " + std::to_string(size.height), kSwept));
}

}  // namespace

Painting mode_art(Context& context, Mode mode, const Match* saved) {
  if (mode == Mode::Today) return today_art(context, saved ? *saved : *MatchFlow<Match>(context).deal(mode));
  if (saved) return position_art(saved->game());
  switch (mode) {
    case Mode::Beginner:
      return position_art(example_game(kBeginner, kPlayed));
    case Mode::Intermediate:
      return position_art(example_game(kIntermediate, kPlayed));
    case Mode::Expert:
      return position_art(example_game(kExpert, kPlayed));
    case Mode::Custom:
    case Mode::Today:
      break;
  }
  return paint_custom;
}

namespace {

constexpr float kPlantScale = 0.7F;  // a flag comes down
constexpr double kHalf = 0.5;
constexpr std::string_view kMarkSigns = "SMPsLRC";  // by Mark

}  // namespace

char sign_of(Mark mark) {
  return kMarkSigns[static_cast<std::size_t>(mark)];
}

BoardGrid FieldLook::cells(const Canvas& canvas, Rect area, Size size, Size most) const {
  return cell_grid(area, size, canvas.scale(), std::min(fitting_side(area, most), widest_));
}

DiagramGrid FieldLook::grid(const Canvas& canvas, Rect area, Size size, Size most) const {
  const BoardGrid grid = cells(canvas, area, size, most);
  return {grid.origin, {grid.side, grid.side}, grid.side};
}

void FieldLook::ground(const DiagramView& on) const {
  const BoardGrid grid = cell_grid(on.area, on.diagram.size(), on.canvas.scale(), on.grid.side);
  draw_plate(on.canvas, on.theme, grid, Elevation::Low);
}

void FieldLook::sign(const DiagramView& on, Rect cell, char sign, SpriteStyle style) const {
  draw_cell(on.canvas, on.theme, cell, look_of_sign(sign), numbers_, style);
}

void FieldLook::come(const DiagramView& on, const DiagramFrame::Motion& motion) const {
  const Rect cell = on.grid.cell(motion.beat.at);
  draw_cell(on.canvas, on.theme, cell, {}, numbers_);
  draw_sign(on.canvas, on.theme, cell, look_of_sign(motion.beat.sign), numbers_,
            {.opacity = motion.part, .scale = 1 + kPlantScale * (1 - motion.part)});
}

void FieldLook::mark(const DiagramView& on, const DiagramFrame::Mark& mark) const {
  const Rect cell = on.grid.cell(mark.at);
  if (mark.sign == kEvenSign) return draw_chance(on.canvas, on.theme, cell, kHalf);
  const auto kind = static_cast<Mark>(kMarkSigns.find(mark.sign));
  draw_mark(on.canvas, on.theme, cell, kind, mark.strength);
  // The ground of a proof lies below its number.
  if (kind == Mark::Proof) sign(on, cell, on.frame.signs[mark.at], {});
}

namespace {

struct Option {
  std::string_view row;
  std::size_t option;
  std::vector<std::string_view> rows;  // of drawn_game
  std::vector<std::pair<Point, char>> marks{};
};

const std::vector<Option>& options() {
  const char last = sign_of(Mark::Last), safe = sign_of(Mark::Safe), mine = sign_of(Mark::Mine);
  static const std::vector<Option> all{
      {"first", 0, {"#....*", "*....#", "#....*"}, {{{1, 2}, last}}},
      {"first", 1, {"*####*", "##.#*#", "#*###*"}, {{{1, 2}, last}}},
      {"first", 2, {"*####*", "##!#*#", "#*###*"}},
      {"no-guess", 0, {"....*", "....#", "...FF"}, {{{0, 4}, kEvenSign}, {{1, 4}, kEvenSign}}},
      {"no-guess",
       1,
       {"#*#*#", ".....", "....."},
       {{{0, 0}, safe}, {{0, 1}, mine}, {{0, 2}, safe}, {{0, 3}, mine}, {{0, 4}, safe}}},
      {"questions", 0, {"#F*#", "....", "...."}},
      {"questions", 1, {"#F?#", "....", "...."}},
  };
  return all;
}

}  // namespace

bool has_option_art(std::string_view row) {
  return std::ranges::any_of(options(), [row](const Option& it) { return it.row == row; });
}

void paint_option_art(Canvas& canvas, const Theme& theme, Rect area, std::string_view row, std::size_t option,
                      Numbers numbers) {
  const auto found =
      std::ranges::find_if(options(), [&](const Option& it) { return it.row == row && it.option == option; });
  if (found == options().end()) return;
  std::vector<ui::Beat> marks;
  for (const auto& [at, mark] : found->marks) marks.push_back({ui::Beat::What::Mark, at, mark});
  const std::string looks = write_looks(drawn_game(found->rows));
  paint_diagram(canvas, theme, area, Diagram(split(looks, '/'), std::move(marks)), FieldLook(numbers));
}

Painting settings_sample(const Context& /*context*/) {
  return [](Canvas& canvas, const Context& context, Rect area) {
    static const Diagram cells({"12345678", "#_F?.*!X"});
    paint_diagram(canvas, context.theme, area.grown(-space::kHair), cells,
                  FieldLook(numbers_of(context), kLargestCell));
  };
}

}  // namespace quintet::mines
