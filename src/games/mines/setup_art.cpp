#include "games/mines/setup_art.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "games/mines/example_board.hpp"
#include "games/mines/position_art.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

struct Marked {
  Point at;
  Mark mark;
};

// The rows of drawn_game, and what lies on them.
struct Diagram {
  std::span<const std::string_view> rows;
  std::span<const Marked> marks{};
  std::span<const Point> even{};  // cells with a chance of one half
  Flood flood = Flood::Eight;
};

struct Option {
  std::string_view row;
  std::size_t option;
  Diagram diagram;
};

constexpr std::array<std::string_view, 3> kOpens{"#....*", "*....#", "#....*"};
constexpr std::array<std::string_view, 3> kSafe{"*####*", "##.#*#", "#*###*"};
constexpr std::array<std::string_view, 3> kAny{"*####*", "##!#*#", "#*###*"};
constexpr std::array kFirst{Marked{{1, 2}, Mark::Last}};

// Two areas that touch at a corner.
constexpr std::array<std::string_view, 4> kFlood{".##*##*", "#######", "######*", "*######"};
constexpr std::array kCorner{Marked{{0, 0}, Mark::Last}};

constexpr std::array<std::string_view, 3> kProved{"#*#*#", ".....", "....."};
constexpr std::array kCertain{Marked{{0, 0}, Mark::Safe}, Marked{{0, 1}, Mark::Mine},
                              Marked{{0, 2}, Mark::Safe}, Marked{{0, 3}, Mark::Mine},
                              Marked{{0, 4}, Mark::Safe}};
constexpr std::array<std::string_view, 3> kGuess{"....*", "....#", "...FF"};
constexpr std::array kEven{Point{0, 4}, Point{1, 4}};

constexpr std::array<std::string_view, 3> kFlags{"#F*#", "....", "...."};
constexpr std::array<std::string_view, 3> kQuestions{"#F?#", "....", "...."};

constexpr std::array kOptions{
    Option{"first", 0, {kOpens, kFirst}},
    Option{"first", 1, {kSafe, kFirst}},
    Option{"first", 2, {kAny}},
    Option{"flood", 0, {kFlood, kCorner}},
    Option{"flood", 1, {kFlood, kCorner, {}, Flood::Four}},
    Option{"no-guess", 0, {kGuess, {}, kEven}},
    Option{"no-guess", 1, {kProved, kCertain}},
    Option{"questions", 0, {kFlags}},
    Option{"questions", 1, {kQuestions}},
};

constexpr double kHalf = 0.5;

}  // namespace

bool has_option_art(std::string_view row) {
  return std::ranges::any_of(kOptions, [row](const Option& it) { return it.row == row; });
}

void paint_option_art(Canvas& canvas, const Theme& theme, Rect area, std::string_view row, std::size_t option,
                      Numbers numbers) {
  const auto found =
      std::ranges::find_if(kOptions, [&](const Option& it) { return it.row == row && it.option == option; });
  if (found == kOptions.end()) return;
  const Diagram& diagram = found->diagram;
  const Game game = drawn_game(diagram.rows, diagram.flood);
  const CellGrid grid(area, game.size(), canvas.scale());
  draw_plate(canvas, theme, grid, Elevation::Low);
  draw_position(canvas, theme, grid, game, numbers);
  for (const Marked& marked : diagram.marks) draw_mark(canvas, theme, grid.cell(marked.at), marked.mark);
  for (const Point at : diagram.even) draw_chance(canvas, theme, grid.cell(at), kHalf);
}

}  // namespace quintet::mines
