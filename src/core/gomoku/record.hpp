// Game records of other programs: Piskvork .psq, SGF (GM[4]), and a list of points such as `h8i9j10`.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/game_clock.hpp"
#include "core/gomoku/game.hpp"
#include "core/gomoku/rules.hpp"
#include "core/stone_tree.hpp"

namespace quintet::gomoku {

// As a file states it, whatever its stones say: a game may end by resignation or on time.
enum class RecordResult : std::uint8_t { Unknown, BlackWins, WhiteWins, Draw };

// The moves in order, black first, and what the file says about the game. Times are discarded. A move list has nothing but
// moves; Piskvork has names too.
struct Record {
  int side = kUsualSide;
  std::vector<Point> moves;
  std::array<std::string, 2> players{};  // by colour; UTF-8, one line; empty if not known
  RecordResult result = RecordResult::Unknown;
  bool on_time = false;   // the winner has won on time
  TimeControl control{};  // how much time the players had
  std::optional<Rule> rule{};
  std::string date{};  // "2026-11-22", "2026-11" or "2026"; empty if not known
  StoneTree<Move>
      tree{};  // for SGF: what stands beside the moves; reading leaves it out, as it depends on the rule
  friend bool operator==(const Record&, const Record&) = default;
};

std::string write_psq(const Record& record);
std::string write_sgf(const Record& record);
std::string write_position(const Record& record);

// Why a text is no record.
enum class RecordFault : std::uint8_t {
  Empty,
  UnknownForm,      // none of the three
  BadBoard,         // no square, or of a size that is not allowed
  BadPoint,         // outside the board, or taken
  Unfinished,       // the SGF text ends within its game tree
  BadProperty,      // of SGF
  AnotherGame,      // SGF of a game that is not gomoku
  SetUp,            // stones that are set up instead of played
  ColourOutOfTurn,  // the colours do not take turns
};
struct RecordError {
  RecordFault fault;
  int line = 1;
};

// The variations, comments and marks that an SGF text has beside the game, which may be another one than that of the text.
// Other texts have nothing.
ReadTree<Move> read_beside(std::string_view text, const quintet::Replay<Game>& game);

// Reads any of the three formats. A list of points is on a board of `side` lines; the files contain their size.
Expected<Record, RecordError> read_record(std::string_view text, int side = kUsualSide);

}  // namespace quintet::gomoku
