// GTP, the Go Text Protocol version 2 (https://www.lysator.liu.se/~gunnar/gtp/), from the side that sends the commands: what
// an engine answers, as it arrives. The engine may be any program, so nothing that it says is trusted.
//
//     7 genmove b                       a command with its number
//     =7 D4                             its answer, which an empty line ends; `?7 …` says why there is none
//
// Answers without a number are read too, as well as lines before an answer that belong to none.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/go/game.hpp"

namespace quintet::go {

struct GtpAnswer {
  std::optional<int> id{};  // of the command
  bool success = true;      // `=`, not `?`
  std::string text{};       // its lines, without blanks at both ends
  friend bool operator==(const GtpAnswer&, const GtpAnswer&) = default;
};

// Puts answers together from the lines of an engine, whatever they are.
class GtpReader {
 public:
  static constexpr std::size_t kLongestAnswer = std::size_t{1} << 20U;  // bytes
  static constexpr std::size_t kMostForeign = 100'000;                  // lines

  // The answer that this line, which has no line end, completes. Nothing is read once it is flooded.
  std::optional<GtpAnswer> take_line(std::string_view line);

  // Whether an answer has begun that is not complete.
  bool unfinished() const { return answer_.has_value(); }
  // Whether an answer, or what stands between two answers, is longer than any engine has reason for.
  bool flooded() const { return flooded_; }
  // The last line that belongs to no answer; empty if there was none since the last answer.
  const std::string& foreign() const { return foreign_; }
  // Forgets an answer that has begun, and foreign lines.
  void reset() { *this = {}; }

 private:
  std::optional<GtpAnswer> answer_;
  std::string foreign_;
  std::size_t foreign_lines_ = 0;
  bool flooded_ = false;
};

// What an engine does with its turn: its answer to `genmove`, or to `reg_genmove`.
enum class MoveFault : std::uint8_t {
  Unreadable,  // neither a point on the board nor `pass` or `resign`
  Illegal      // a point on which the rules allow no stone, or a pass before all handicap stones are placed
};
// The move as the game may play it, by the side to move. A game that is not stopped is required.
Expected<Move, MoveFault> read_engine_move(std::string_view answer, const Game& game);

// "D4", "pass".
std::string vertex(const std::optional<Point>& at, int side);
// The point of a vertex, or nothing for a pass; an error if it is neither.
Expected<std::optional<Point>, MoveFault> read_vertex(std::string_view text, int side);

// What an engine sees in a move while it analyses. Leela Zero and KataGo write chances in another way:
//
//     lz-analyze      info move D4 visits 421 winrate 5310 prior 1210 order 0 pv D4 Q16 C3
//     kata-analyze    info move D4 visits 421 winrate 0.531 scoreLead 0.8 prior 0.121 order 0 pv D4 Q16 C3 info move …
struct EngineView {
  std::optional<Point> move{};  // nothing: a pass
  int visits = 0;
  double chance = 0;                         // of the side to move, 0 to 1
  std::optional<double> lead{};              // of the side to move, in points
  std::vector<std::optional<Point>> line{};  // the moves that follow, this one included
  friend bool operator==(const EngineView&, const EngineView&) = default;
};
enum class AnalysisFormat : std::uint8_t { LeelaZero, KataGo };
// All moves of a line, the best one first. What cannot be understood is left out.
std::vector<EngineView> read_analysis(std::string_view line, AnalysisFormat format, int side);

}  // namespace quintet::go
