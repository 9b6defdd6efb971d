// A line of moves beside the reviewed game, shown on its board: the best line, what follows a mistake, or moves that the
// player tries.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace quintet::ui {

struct ReviewLine {
  enum class Kind : std::uint8_t {
    Best,     // the better move and what follows it
    Follows,  // how the other side uses the move that was played
    Try,      // moves of the player, each with the computer's answer
  };
  Kind kind = Kind::Best;
  std::size_t from = 0;              // the position of the game it leaves
  std::vector<std::string> moves{};  // by name
  std::size_t at = 0;                // moves of the line that are shown
  // The first side's winning chance after so many moves of the line, where it is known.
  std::vector<std::optional<double>> chances{};

  std::size_t tried = 0;  // the last move that the player has tried; 0 if there is none

  // The number of moves on the board.
  std::size_t ply() const { return from + at; }
  std::optional<double> chance() const { return at < chances.size() ? chances[at] : std::nullopt; }
  void set_chance(std::size_t move, double chance) {
    if (chances.size() <= move) chances.resize(move + 1);
    chances[move] = chance;
  }
  // A move after the one that is shown; the others are discarded.
  void add(std::string move) {
    moves.resize(at);
    if (chances.size() > at + 1) chances.resize(at + 1);
    moves.push_back(std::move(move));
    ++at;
  }
};

// The computer's answer to the shown move of a line.
struct LineAnswer {
  // Probability that the first side wins: before the shown move, and after it.
  double before = 0.5, chance = 0.5;
  std::string move{};  // empty if the game is over
};
// Runs on another thread and returns soon after a stop request.
using AnswerLine = std::function<LineAnswer(const ReviewLine& line, const std::stop_token& stop)>;

}  // namespace quintet::ui
