// What the player has achieved, kept in records.json: best results by board, stars of the journey, and counts
// for the statistics.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace quintet::ui {

// The best of all finished games under one key, such as "relaxed 16x10 down".
struct Best {
  std::int64_t milliseconds = 0;  // the fastest; 0: none yet
  std::int64_t score = 0;         // the highest; 0: none yet
  int played = 0;
  int won = 0;
  int combo = 0;  // the longest, in pairs; 0: none yet
  friend bool operator==(const Best&, const Best&) = default;
};

struct LinkRecords {
  std::map<std::string, Best> best;
  std::vector<int> stars;           // of each journey level, 0 where it has not been won
  std::map<std::string, int> days;  // today's boards solved, by date "2026-11-21": the seconds taken
  friend bool operator==(const LinkRecords&, const LinkRecords&) = default;

  int stars_of(std::size_t level) const { return level < stars.size() ? stars[level] : 0; }
  int all_stars() const;
  // The number of levels won without a gap from the first: the index of the one to play next.
  std::size_t next_level() const;
};

// Games of gomoku against one level of the computer.
struct GomokuTally {
  int won = 0, drawn = 0, lost = 0;
  int in_row = 0, most_in_row = 0;  // victories without a draw or a loss between, now and at best
  int quickest = 0;                 // stones of the shortest victory; 0: none yet
  int unaided = 0;                  // victories without a hint
  int played() const { return won + drawn + lost; }
  friend bool operator==(const GomokuTally&, const GomokuTally&) = default;
};

struct GomokuRecords {
  std::map<std::string, GomokuTally> levels;  // by gomoku::name of the level: "easy"
  friend bool operator==(const GomokuRecords&, const GomokuRecords&) = default;
};

struct Records {
  LinkRecords link{};
  GomokuRecords gomoku{};
  friend bool operator==(const Records&, const Records&) = default;
};

// A finished game to be entered.
struct Finished {
  std::string key;
  bool won = false;
  std::int64_t milliseconds = 0;
  std::int64_t score = 0;  // 0 where the mode has none
  int combo = 0;           // likewise
};

// What is new about it.
struct Achievement {
  bool best_time = false;
  bool best_score = false;
  bool best_combo = false;
};

Achievement enter(LinkRecords& records, const Finished& game);

// A finished game of gomoku against the computer.
struct FinishedGomoku {
  enum class Result : std::uint8_t { Won, Drawn, Lost } result;
  int stones = 0;
  int hints = 0;
};

// Whether it is the shortest victory over this level. What is no victory is none.
bool enter(GomokuTally& tally, const FinishedGomoku& game);

std::string write_records(const Records& records);
// Entries that make no sense are left out; text that is no JSON object is refused.
std::variant<Records, std::string> read_records(std::string_view text);

}  // namespace quintet::ui
