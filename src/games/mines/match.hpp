// A match of Minesweeper: a ui::Match with the playing time of every move, what keeps it out of the records, and for
// today's board its day.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/date.hpp"
#include "core/mines/game.hpp"
#include "ui/game/match.hpp"

namespace quintet::mines {

enum class Mode : std::uint8_t {
  Beginner,
  Intermediate,
  Expert,
  Custom,
  Today,  // the same board for everyone
};
inline constexpr std::array kModes{Mode::Beginner, Mode::Intermediate, Mode::Expert, Mode::Custom,
                                   Mode::Today};

// "beginner", as in the names of saves and records.
std::string_view word_of(Mode mode);
std::optional<Mode> mode_of(std::string_view word);
// The level with this board, or Mode::Custom.
Mode level_of(const Rules& rules);

class Match : public ui::Match<Game> {
 public:
  // Where the board comes from. The player knows a board that is played again: its result counts for nothing.
  enum class Board : std::uint8_t { New, Known };

  Match(Mode mode, const Start& start, Board board = Board::New);
  // With the moves of the session played at these times, in order: to try a game again from one of its positions.
  Match(Mode mode, Session<Game> session, std::vector<Duration> times);
  // Of Mode::Today.
  Match(const Start& start, Date day, Board board);

  Mode mode() const { return mode_; }
  const std::string& day() const { return day_; }  // "2026-11-22"; empty in other modes
  bool known() const { return board_ == Board::Known; }
  // The one try at today's board that counts for its day, until its result is recorded. It allows no help.
  bool counted() const { return mode_ == Mode::Today && !known() && !recorded(); }
  bool won() const { return game().status() == Status::Won; }
  bool lost() const { return game().status() == Status::Lost; }
  // How often the fatal move was taken back.
  int deaths() const { return deaths_; }
  // Flags or chords have been played by the computer: such games have records of their own.
  bool automated() const { return automated_; }
  // Whether the computer has played this move. Saves of earlier versions do not tell.
  bool is_automatic(std::size_t move) const;
  // The moves that the player has made.
  std::size_t clicks() const;
  // An opening has been taken back.
  bool undone() const { return undone_; }
  // With hints, the chances shown, openings taken back, or on a known board: without records.
  bool helped() const { return undone_ || known() || assists() > 0; }

  enum class By : std::uint8_t { Player, Computer };
  // Requires game().is_legal(move).
  Played play(const Move& move, By by = By::Player);
  // Marks may be taken back in any game.
  bool can_undo() const;
  Undone undo();
  Played redo();
  // The playing time at each move, redoable ones included.
  const std::vector<Duration>& times() const { return times_; }

  std::string write() const;
  // Nothing unless the text is a match of Minesweeper.
  static std::optional<Match> read(std::string_view text);

 private:
  using Base = ui::Match<Game>;

  Match(Base base, Mode mode, Board board = Board::New);

  Mode mode_;
  Board board_ = Board::New;
  std::string day_;
  bool automated_ = false;
  bool undone_ = false;
  int deaths_ = 0;
  std::vector<Duration> times_;
  std::vector<std::int64_t> automatic_;  // the moves of the computer, in order, redoable ones included
};

}  // namespace quintet::mines
