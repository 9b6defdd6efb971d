// Lights out: a press turns a lamp and its neighbours on or off; the game is won when all are dark.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "core/session.hpp"
#include "core/text.hpp"

namespace quintet::lights {

inline constexpr Size kSize{5, 5};

class Game {
 public:
  // Bit i is lamp i, row by row.
  struct Start {
    int lit = 0;
    friend bool operator==(const Start&, const Start&) = default;
  };
  using Move = Point;
  using Played = std::vector<Point>;  // the lamps that changed
  static constexpr std::string_view kName = "lights";

  Game() = default;
  explicit Game(const Start& start) : lit_(start.lit) {}

  int lamps() const { return lit_; }
  bool lit(Point at) const { return (lit_ >> index(at) & 1) != 0; }
  bool is_legal(const Move& at) const { return !over() && kSize.contains(at); }
  Played play(const Move& at) {
    Played changed;
    for (const Point step : {Point{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
      if (!kSize.contains(at + step)) continue;
      changed.push_back(at + step);
      lit_ ^= 1 << index(at + step);
    }
    return changed;
  }
  bool over() const { return lit_ == 0; }

  static std::string write_move(const Move& at) { return write_point(at); }
  static std::optional<Move> read_move(std::string_view text) { return read_point(text); }
  static std::string write_start(const Start& start) { return "lit=" + std::to_string(start.lit); }
  static Expected<Start, ParseError> read_start(std::string_view text) {
    const auto lit =
        text.starts_with("lit=") ? read_number(text.substr(4), (1 << kSize.area()) - 1) : std::nullopt;
    if (!lit) return tl::unexpected(ParseError{"lit= is missing or too large"});
    return Start{*lit};
  }
  friend bool operator==(const Game&, const Game&) = default;

 private:
  static int index(Point at) { return at.row * kSize.width + at.column; }

  int lit_ = 0;
};

// The board after at most nine presses on a dark board: the same presses solve it.
inline Game::Start deal(int presses, Random& chance) {
  Game game;
  for (int cell = 0; cell < kSize.area(); ++cell) {
    if (static_cast<int>(chance.below(static_cast<std::uint64_t>(kSize.area() - cell))) >= presses) continue;
    game.play({cell / kSize.width, cell % kSize.width});
    --presses;
  }
  return {game.lamps()};
}

// The first of the fewest presses that make all lamps dark; nothing if none do, or if they are dark. The presses of the
// first row decide all others: each lamp that is still lit needs a press below it.
inline std::optional<Point> hint(const Game& from) {
  std::vector<Point> best;
  for (int first = 0; first < 1 << kSize.width; ++first) {
    Game game = from;
    std::vector<Point> presses;
    for (int cell = 0; cell < kSize.area() && !game.over(); ++cell) {
      const Point at{cell / kSize.width, cell % kSize.width};
      if (at.row == 0 ? (first >> at.column & 1) == 0 : !game.lit({at.row - 1, at.column})) continue;
      game.play(at);
      presses.push_back(at);
    }
    if (game.over() && !presses.empty() && (best.empty() || presses.size() < best.size())) best = presses;
  }
  return best.empty() ? std::nullopt : std::optional(best.front());
}

}  // namespace quintet::lights
