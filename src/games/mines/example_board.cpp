#include "games/mines/example_board.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "core/mines/deal.hpp"

namespace quintet::mines {
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

Game drawn_game(std::span<const std::string_view> rows, Flood flood) {
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
                    .flood = flood,
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

}  // namespace quintet::mines
