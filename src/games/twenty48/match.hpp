// A match of 2048: the modes, and what its matches have beside those of other games.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/twenty48/replay.hpp"
#include "engine/scene/duration.hpp"
#include "ui/kit/match.hpp"
#include "ui/kit/record.hpp"

namespace quintet::twenty48 {

enum class Mode : std::uint8_t {
  Classic,
  Cascade,  // merged tiles merge on
  Today,    // the same tiles for everyone
};
inline constexpr std::array kModeTable{
    ui::ModeInfo{"classic", msgid("Original"), msgid("Slide, merge and climb to 2048."), "board"},
    ui::ModeInfo{"cascade", msgid("Cascade"), msgid("Merged tiles merge on: 4 2 2 becomes 8."),
                 "gravity-down"},
    ui::ModeInfo{"today", msgid("Today’s tiles"), msgid("The same tiles for everyone. One try counts."),
                 "calendar", true}};
constexpr std::span<const ui::ModeInfo> modes_of(Mode /*any*/) {
  return kModeTable;
}

// The times at which the tiles of a match were first made. Only the first game of a day counts for its results, and it
// allows no help.
class TileTimes : public ui::MatchState<Game, Mode> {
 public:
  using MatchState::MatchState;

  bool can_undo() const { return !counted() && MatchState::can_undo(); }
  // The playing time at which the first tile of this exponent was made; nothing for tiles larger than those on the board.
  std::optional<Duration> reached(Exponent exponent) const;
  // The moves that the computer has made.
  int automoves() const { return automoves_; }
  void count_automove() { ++automoves_; }

 protected:
  // A tile that was taken back is made anew. One slide can make several larger ones by the cascade.
  void will_play();
  void did_play(const Played& played);
  void did_undo(const Undone& /*undone*/) { undone_ = true; }
  void will_redo() { will_play(); }
  void did_redo(const Played& played) { did_play(played); }
  std::string write_words() const;
  bool read_words(const ui::SaveNote& note);

 private:
  // How many tiles have a time.
  std::size_t tiles() const { return largest(game().board()) + std::size_t{1}; }

  int automoves_ = 0;
  std::vector<Duration> reached_;  // by exponent; those that the match began with may be missing
};
using Match = ui::Match<TileTimes>;

using Record = ui::Record<Game>;
// Nothing for a match without moves, or one whose moves are not those that its start brings, as after changes of a save by
// hand.
std::optional<Record> record_of(const Match& match);

const ui::GameRecords<Record>& records();
// For the list of games.
const ui::GameDefinition& definition();

}  // namespace quintet::twenty48
