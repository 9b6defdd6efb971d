// Games of go in SGF (GM[1]), as other programs write them: the main line with its start, names and result, and beside it
// variations, comments and marks.
// The rules of Capture Go stand in their name, "Capture Go 5, Chinese"; other programs read the rest.
//
// Habits of these programs are understood: a komi of 375, which is in stones of Chinese counting and hundredths; handicap
// stones that are missing or were placed as moves; a side that moves twice; moves after two passes. Stones that are set up in
// the middle of a game begin it anew from there.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/game_clock.hpp"
#include "core/go/game.hpp"
#include "core/replay.hpp"
#include "core/stone_tree.hpp"

namespace quintet::go {

struct Record {
  // The moves; a resignation, a loss on time or a game without result is the last one. Which stones were dead is not in the
  // file.
  quintet::Replay<Game> game{Start{}};
  std::array<std::string, 2> players{};  // by colour; UTF-8, one line; empty if not known
  // As the file states it, whatever its stones say: `B+3.5`, `W+R`, `W+T`, `B+F`, `B+`, `0`, `Void`; empty if not known.
  std::string result{};
  std::string date{};       // "2026-11-22"; empty if not known
  TimeControl control{};    // how much time the players had
  ReadTree<Move> beside{};  // the tree of its stones and passes

  // The first move that the rules of this game forbid, before which it ends here, and its line in the file.
  struct Refused {
    Verdict verdict;
    int line;
    friend bool operator==(const Refused&, const Refused&) = default;
  };
  std::optional<Refused> refused{};
  // The moves of the file before stones that it sets up amid the game: the game begins with those stones.
  std::size_t left_out = 0;
  friend bool operator==(const Record&, const Record&) = default;
};

// The result of a game that is over, as above; otherwise empty, or what the record states.
std::string result_of(const Game& game);
std::string result_of(const Record& record);
// Who has won by such a result; Playing if it does not say.
Outcome outcome_of(std::string_view result);

std::string write_sgf(const Record& record);

// Why a text is no record.
enum class RecordFault : std::uint8_t {
  NoGame,       // there is no game tree
  Unfinished,   // the text ends within its game tree
  BadProperty,  // of SGF
  AnotherGame,  // SGF of a game that is not go
  BadBoard,     // no square, or of a size that is not allowed
  BadPoint,     // outside the board
  BadSetUp,     // stones that cannot stand so
  TooLong,      // more than kMostMoves
};
struct RecordError {
  RecordFault fault;
  int line = 1;
  friend bool operator==(const RecordError&, const RecordError&) = default;
};
// In English, for protocols: "a point outside the board".
std::string_view message_of(RecordFault fault);

inline constexpr std::size_t kMostMoves = 5000;

// A game of a collection, counted from 0 as `sgf::games_in` lists them; NoGame where there are fewer. Its main line is everything
// up to the first closing parenthesis. What follows is read as far as possible.
Expected<Record, RecordError> read_sgf(std::string_view text, std::size_t index = 0);
// What such a text has beside a game that is known already, which may be another one: the game of the text is a variation
// of it then.
ReadTree<Move> read_beside(std::string_view text, const quintet::Replay<Game>& game);

// The stones and passes among the moves of a game.
std::vector<Move> board_moves(const std::vector<Move>& moves);

}  // namespace quintet::go
