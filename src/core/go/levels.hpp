// The ladder of computer opponents: thirteen levels, each a little stronger than the one before. This is the only list of
// them; settings, pages, statistics and `quintet-cli` follow it.
//
// All ask the network; in Capture Go they play games out (search.hpp). A weaker one reads less and chooses more softly
// among the moves that look good; it never blunders on purpose.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/go/search.hpp"

namespace quintet::go {

// Weakest first.
enum class Level : std::uint8_t {
  Child,
  Beginner,
  Pupil,
  Novice,
  Apprentice,
  Scholar,
  Adept,
  Expert,
  Veteran,
  Champion,
  Sage,
  Oracle,
  Master
};
inline constexpr std::array kLevels{Level::Child,      Level::Beginner, Level::Pupil, Level::Novice,
                                    Level::Apprentice, Level::Scholar,  Level::Adept, Level::Expert,
                                    Level::Veteran,    Level::Champion, Level::Sage,  Level::Oracle,
                                    Level::Master};

// "beginner", as in saves and settings.
std::string_view name(Level level);
std::optional<Level> read_level(std::string_view text);
// "child, beginner, …", for messages.
std::string level_names();

// The next level up; nothing above the master.
std::optional<Level> next_level(Level level);

// Whether the level thinks for as long as it may; the others read a fixed number of positions.
bool takes_time(Level level);
// The opponents of beginners play to the end.
Resigns resigns_as(Level level);
// How strong a level is on such a board, by matches as far as they were played: in points (core/rating.hpp), of which
// GNU Go 3.8 at its level 10 has 1800.
int strength_of(Level level, const Start& start);
// What a player's strength is told for: the number of lines; empty in Capture Go.
std::string strength_board(const Start& start);
// What its handicap gives to Black, in points of strength, by matches of levels against themselves: 0 in an even game.
// Nothing with an unusual komi, or where the handicap was not measured.
std::optional<int> black_odds(const Start& start);
// The number of handicap stones, 0 or from 2 on, whose odds are nearest to so many points; nothing where even these leave a
// side clearly ahead. Ignores handicap and komi of the start.
std::optional<int> fair_handicap(int points, const Start& start);

// A rank of go players. GNU Go, which is about 8 kyu, stands for all boards, and 100 points are one rank.
struct Rank {
  int number = 1;
  bool dan = false;
  friend bool operator==(const Rank&, const Rank&) = default;
};
Rank rank_at(double strength);

// What a level does on a board of so many lines where the master would do `master`.
Effort effort_of(Level level, int side, const Effort& master);

}  // namespace quintet::go
