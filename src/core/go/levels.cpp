#include "core/go/levels.hpp"

#include <algorithm>
#include <cmath>

#include "core/named.hpp"

namespace quintet::go {
namespace {

// How the network is asked (Effort). A large board takes more moves, in which more goes wrong.
struct Sight {
  int strength;
  std::uint64_t evaluations;
  int sharpness = 16, least_share = 20;
};
struct Rung {
  std::string_view name;
  std::uint64_t playouts;  // in Capture Go
  Sight small, medium, large;
};

// By level; strength, evaluations, sharpness, least share. Each wins 60 to 80 of 100 games against the one before, as `go_ladder` measures it.
constexpr std::array<Rung, kLevels.size()> kRungs{{
    {"child", 30, {600, 1, 1, 1}, {500, 1, 1, 3}, {400, 1, 1, 5}},
    {"beginner", 50, {750, 1, 1, 4}, {670, 1, 1, 8}, {570, 1, 1, 10}},
    {"pupil", 80, {900, 1, 2, 10}, {830, 1, 2, 10}, {750, 1, 2, 10}},
    {"novice", 130, {1060, 1, 3, 16}, {1000, 1, 3, 16}, {920, 1, 3, 14}},
    {"apprentice", 200, {1220, 1, 5, 20}, {1160, 1, 5, 16}, {1100, 1, 4, 18}},
    {"scholar", 330, {1380, 1, 8, 20}, {1330, 1, 8, 16}, {1270, 1, 6, 20}},
    {"adept", 550, {1540, 1, 14}, {1500, 1, 12}, {1440, 1, 9}},
    {"expert", 900, {1690, 4}, {1650, 1, 20}, {1610, 1, 14}},
    {"veteran", 1500, {1830, 20}, {1800, 5}, {1770, 3}},
    {"champion", 2500, {1970, 80}, {1950, 25}, {1920, 12}},
    {"sage", 5000, {2110, 400}, {2090, 150}, {2060, 60}},
    {"master", 0, {2250, 0}, {2230, 0}, {2200, 0}},
}};

const Rung& rung(Level level) {
  return kRungs[static_cast<std::size_t>(level)];
}

const Sight& sight(const Rung& rung, int side) {
  constexpr int kSmall = 10, kMedium = 15;  // lines at most
  return side <= kSmall ? rung.small : side <= kMedium ? rung.medium : rung.large;
}

}  // namespace

std::string_view name(Level level) {
  return rung(level).name;
}

std::optional<Level> read_level(std::string_view text) {
  return find_named(kLevels, text);
}

std::string level_names() {
  std::string names;
  for (const Level level : kLevels) {
    if (!names.empty()) names += ", ";
    names += name(level);
  }
  return names;
}

std::optional<Level> next_level(Level level) {
  if (level == kLevels.back()) return std::nullopt;
  return kLevels[static_cast<std::size_t>(level) + 1];
}

bool takes_time(Level level) {
  return rung(level).playouts == 0;
}

int strength_of(Level level, const Start& start) {
  return sight(rung(level), start.side).strength;
}

std::string strength_board(const Start& start) {
  return start.to_take > 0 ? std::string() : std::to_string(start.side);
}

bool is_even(const Start& start) {
  return start.handicap == 0 && start.komi == rules_of(start.rules).komi;
}

Rank rank_at(double strength) {
  constexpr double kOfRank = 100, kGnuGo = 1800;
  constexpr int kOfGnuGo = 8, kWeakest = 30;  // kyu
  const int kyu = kOfGnuGo - static_cast<int>(std::lround((strength - kGnuGo) / kOfRank));
  return kyu >= 1 ? Rank{.number = std::min(kyu, kWeakest)} : Rank{.number = 1 - kyu, .dan = true};
}

Effort effort_of(Level level, int side, const Effort& master) {
  if (takes_time(level)) return master;
  const Rung& its = rung(level);
  const Sight& seen = sight(its, side);
  // Who reads little may miss what everybody sees.
  const bool misses = level < Level::Veteran;
  return {.playouts = std::min(its.playouts, master.playouts),
          .evaluations = std::min(seen.evaluations, master.evaluations),
          .reflexes = misses ? Reflexes::OnAtari : Reflexes::None,
          .sharpness = seen.sharpness,
          .least_share = seen.least_share};
}

}  // namespace quintet::go
