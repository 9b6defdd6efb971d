// The ladder of computer opponents: twelve levels, each a little stronger than the one before. This is the only list of
// them; settings, pages, statistics and `quintet-cli` follow it.
//
// The master has the network where that has learned the board, the others play games out (search.hpp). A weaker one sees
// less, it plays fewer games out; it never blunders on purpose.
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
  Master
};
inline constexpr std::array kLevels{Level::Child,      Level::Beginner, Level::Pupil, Level::Novice,
                                    Level::Apprentice, Level::Scholar,  Level::Adept, Level::Expert,
                                    Level::Veteran,    Level::Champion, Level::Sage,  Level::Master};

// "beginner", as in saves and settings.
std::string_view name(Level level);
std::optional<Level> read_level(std::string_view text);
// "child, beginner, …", for messages.
std::string level_names();

// The next level up; nothing above the master.
std::optional<Level> next_level(Level level);

// Whether the level thinks for as long as it may; the others play a fixed number of games out.
bool takes_time(Level level);
// What a level does where the master would do `master`.
Effort effort_of(Level level, const Effort& master);

}  // namespace quintet::go
