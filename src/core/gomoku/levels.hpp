// The ladder of computer opponents: thirteen levels, each a little stronger than the one before. This is the only list of
// them; settings, pages, statistics and `quintet-cli` follow it.
//
//   beginner    at once: the length of the rows through the point, of either side
//   pupil       at once, greedy: the lines through the point, open or blocked
//   adept       the position after every move, without the answer
//   scholar     direct search: every move and every answer; to both of these, moves that look nearly equal are equal
//   expert      game tree: four plies, over the best candidates of each position
//   veteran … oracle  the engine (search.hpp), each with two to four times the positions of the one before
//   master      the engine with all that its effort allows
//
// None makes deliberate mistakes: each is weak by what it does not know or does not look at.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/gomoku/game.hpp"
#include "core/gomoku/players.hpp"
#include "core/gomoku/thought.hpp"

namespace quintet::gomoku {

// Weakest first.
enum class Level : std::uint8_t {
  Beginner,
  Pupil,
  Adept,
  Scholar,
  Expert,
  Veteran,
  Champion,
  Strategist,
  Virtuoso,
  Prodigy,
  Sage,
  Oracle,
  Master
};
inline constexpr std::array kLevels{Level::Beginner, Level::Pupil,   Level::Adept,    Level::Scholar,
                                    Level::Expert,   Level::Veteran, Level::Champion, Level::Strategist,
                                    Level::Virtuoso, Level::Prodigy, Level::Sage,     Level::Oracle,
                                    Level::Master};

// "beginner", as in saves and settings.
std::string_view name(Level level);
// The name that this player had when there were four levels: "easy" for the greedy one, "medium", "hard", "master".
// Empty for the new ones.
std::string_view former_name(Level level);
// Accepts former names too.
std::optional<Level> read_level(std::string_view text);
// "beginner, pupil, …", for messages.
std::string level_names();

// How strong a level is, in points (core/rating.hpp).
int strength_of(Level level, const Start& start);
// What a player's strength is told for: the rule.
inline std::string strength_board(const Start& start) {
  return std::string(name(start.rule));
}
// In points of strength: openings give both sides the same chances.
constexpr std::optional<int> black_odds(const Start& /*start*/) {
  return 0;
}

// The next level up; nothing above the master.
std::optional<Level> next_level(Level level);

const Skill& skill_of(Level level);
bool is_engine(Level level);
// Whether the level takes all the time that it may.
bool takes_time(Level level);
// What an engine level searches where the master would use `master`, never more than that. Requires is_engine(level).
Effort effort_of(Level level, const Effort& master);

}  // namespace quintet::gomoku
