#include "core/go/levels.hpp"

#include <algorithm>

#include "core/named.hpp"

namespace quintet::go {
namespace {

// How the network is asked (Effort). A large board takes more moves, in which more goes wrong.
struct Sight {
  std::uint64_t evaluations;
  int sharpness = 16, least_share = 20;
};
struct Rung {
  std::string_view name;
  std::uint64_t playouts;  // in Capture Go
  Sight small, medium, large;
};

// By level; each wins 60 to 80 of 100 games against the one before, as `go_ladder` measures it.
constexpr std::array<Rung, kLevels.size()> kRungs{{
    {"child", 30, {1, 1, 1}, {1, 1, 3}, {1, 1, 5}},
    {"beginner", 50, {1, 1, 4}, {1, 1, 8}, {1, 1, 10}},
    {"pupil", 80, {1, 2, 10}, {1, 2, 10}, {1, 2, 10}},
    {"novice", 130, {1, 3, 16}, {1, 3, 16}, {1, 3, 14}},
    {"apprentice", 200, {1, 5, 20}, {1, 5, 16}, {1, 4, 18}},
    {"scholar", 330, {1, 8, 20}, {1, 8, 16}, {1, 6, 20}},
    {"adept", 550, {1, 14}, {1, 12}, {1, 9}},
    {"expert", 900, {4}, {1, 20}, {1, 14}},
    {"veteran", 1500, {20}, {5}, {3}},
    {"champion", 2500, {80}, {25}, {12}},
    {"sage", 5000, {400}, {150}, {60}},
    {"master", 0, {}, {}, {}},
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
