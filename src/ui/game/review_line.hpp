// A line of moves beside the reviewed game, shown on its board: the best line, what follows a mistake, or moves that the
// player tries.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "ui/game/review_analysis.hpp"
#include "ui/widgets/localized_text.hpp"

namespace quintet::ui {

// The computer's answer to the shown move of a line.
struct LineAnswer {
  // Probability that the first side wins: before the shown move, and after it.
  double before = 0.5, value = 0.5;
  // What the shown move was, and what a mistake gave away.
  MoveQuality quality = MoveQuality::Fine;
  LocalizedText words{};
  std::string move{};  // empty if the game is over
};

struct ReviewLine {
  enum class Kind : std::uint8_t {
    Best,     // the better move and what follows it
    Follows,  // how the other side uses the move that was played
    Try,      // moves of the player, each with the computer's answer
  };
  // What the last move that the player has tried was.
  struct Verdict {
    std::size_t move = 0;  // moves of the line after it
    MoveQuality quality = MoveQuality::Fine;
    LocalizedText words{};  // what a mistake gave away
  };

  Kind kind = Kind::Best;
  std::size_t from = 0;              // the position of the game it leaves
  std::vector<std::string> moves{};  // by name
  std::size_t at = 0;                // moves of the line that are shown
  // The first side's winning chance after so many moves of the line, where it is known.
  std::vector<std::optional<double>> values{};
  std::optional<Verdict> verdict{};  // from the computer's answer until the next move is tried

  bool at_end() const { return at == moves.size(); }
  std::optional<double> value() const { return at < values.size() ? values[at] : std::nullopt; }
  // A move of the player after the one that is shown; the others are discarded.
  void try_move(std::string move);
  // What the computer says about the shown move, and its own move after it. Requires a shown move.
  void take(LineAnswer answer);

 private:
  void push(std::string move);
  void set_value(std::size_t move, double value);
};

// Runs on another thread and returns soon after a stop request.
using AnswerLine = std::function<LineAnswer(const ReviewLine& line, const std::stop_token& stop)>;

// The line that the analysis knows for the move before the position `at`, not begun; nothing if it has none. Not for Try.
std::optional<ReviewLine> known_line(ReviewLine::Kind kind, std::span<const ReviewedPly> plies,
                                     std::size_t at);
// An empty line from a position of the game, for moves that the player tries.
ReviewLine line_to_try(std::span<const ReviewedPly> plies, std::size_t from);
// The shown part of a line, to be continued by the player.
ReviewLine continued(const ReviewLine& line);

}  // namespace quintet::ui
