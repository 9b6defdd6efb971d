// The finished games of a player in one game, the oldest first, as one file keeps them. Their texts are the game's own
// business; here they are only kept apart, so that a damaged text costs one game and not the list.
//
//     quintet-games 1
//     game 17 played 2026-11-22 favourite    number, origin, day, mark
//      quintet 1 gomoku at=34 …        the text, each line after a blank
//      7,7
//     game 30651 opened 2026-11-23
//      (;FF[4]GM[4]…
//
// The number of a game never changes. It comes from the text with which the game was first kept, so that it belongs to no
// other game later: a match whose end was undone is still kept under it, even if the entry has been deleted meanwhile.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"

namespace quintet::ui {

// Whether the game was played by these players, or imported from a file or the clipboard.
enum class RecordOrigin : std::uint8_t { Played, Opened };

struct KeptGame {
  std::int64_t id = 0;  // 0: not yet kept
  RecordOrigin origin = RecordOrigin::Played;
  std::string date{};  // "2026-11-22", of a game from elsewhere also "2026-11" or "2026"; empty if not known
  std::string text{};
  bool favourite = false;  // never dropped
  friend bool operator==(const KeptGame&, const KeptGame&) = default;
};

class KeptGames {
 public:
  // Beyond these the oldest game of the same origin that is no favourite is dropped, but never the newest one.
  static constexpr std::size_t kMostPlayed = 500, kMostOpened = 100;
  static constexpr std::size_t kLongestText = std::size_t{64} << 10U;

  const std::vector<KeptGame>& games() const { return games_; }
  const KeptGame* find(std::int64_t id) const;

  // Adds the game, or replaces the one with its number. A game with the same text is not kept twice, but becomes the
  // newest. Returns its number; 0 for a text that is longer than kLongestText.
  std::int64_t keep(KeptGame game);
  // Replaces the text of the game, which keeps its place. Whether there is one with this number, and the text is neither
  // empty nor too long.
  bool change(std::int64_t id, std::string text);
  // Whether there was one.
  bool forget(std::int64_t id);
  // Marks the game as a favourite, or takes the mark back; whether there is one with this number.
  bool toggle_favourite(std::int64_t id);

  std::string write() const;
  // Takes what it can: a line that is not understood begins a game of its own, whose text says what was found. Only a
  // text without the first line is an error.
  static Expected<KeptGames, Problem> read(std::string_view text);

  friend bool operator==(const KeptGames&, const KeptGames&) = default;

 private:
  std::int64_t new_id(std::string_view text) const;
  void drop_oldest(RecordOrigin origin, std::size_t most);

  std::vector<KeptGame> games_;
};

}  // namespace quintet::ui
