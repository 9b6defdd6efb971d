// A match of 2048: a ui::Match with the times at which its tiles were first made, the help used, and for today's tiles
// their day.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/date.hpp"
#include "core/twenty48/game.hpp"
#include "engine/scene/duration.hpp"
#include "ui/game/match.hpp"

namespace quintet::twenty48 {

enum class Mode : std::uint8_t {
  Classic,
  Cascade,  // merged tiles merge on
  Today,    // the same tiles for everyone
};
inline constexpr std::array kModes{Mode::Classic, Mode::Cascade, Mode::Today};

// "classic", as in the names of save files.
std::string_view word_of(Mode mode);

class Match : public ui::Match<Game> {
 public:
  // Only the first game of a day counts for its results.
  enum class Try : std::uint8_t { Counted, Practice };

  Match(Mode mode, const Start& start);
  // Of Mode::Today.
  Match(const Start& start, Date day, Try how);

  Mode mode() const { return mode_; }
  const std::string& day() const { return day_; }  // "2026-11-22"; empty in other modes
  // The one try at today's tiles, which allows no help.
  bool counted() const { return mode_ == Mode::Today && how_ == Try::Counted; }
  // It gives no records: the player knows the tiles.
  bool practice() const { return how_ == Try::Practice; }
  void make_practice();
  // With undo or hints: its results are recorded apart.
  bool helped() const { return undone_ || assists() > 0; }

  // Requires game().is_legal({direction}).
  Played slide(Direction direction);
  bool can_undo() const { return !counted() && Base::can_undo(); }
  Undone undo();
  Played redo();

  // The playing time at which the first tile of this exponent was made; nothing for tiles larger than those on the board.
  std::optional<Duration> reached(Exponent exponent) const;

  std::string write() const;
  // Nothing unless the text is a match of 2048.
  static std::optional<Match> read(std::string_view text);

 private:
  using Base = ui::Match<Game>;

  Match(Base base, Mode mode, Try how = Try::Counted);
  void note_tiles(Exponent before);

  Mode mode_;
  std::string day_;
  Try how_ = Try::Counted;
  bool undone_ = false;
  std::vector<Duration> reached_;  // by exponent
};

}  // namespace quintet::twenty48
