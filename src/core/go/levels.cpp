#include "core/go/levels.hpp"

#include <algorithm>

#include "core/named.hpp"

namespace quintet::go {
namespace {

struct Rung {
  std::string_view name;
  std::uint64_t evaluations;  // 0: as many as the effort allows
  int sharpness;
  std::uint64_t playouts;  // where the network does not know the game; 0: as many as the effort allows
};

// By level.
constexpr std::array<Rung, kLevels.size()> kRungs{{{"child", 1, 2, 30},
                                                   {"beginner", 1, 4, 50},
                                                   {"pupil", 1, 6, 80},
                                                   {"novice", 1, 9, 130},
                                                   {"apprentice", 1, 14, 200},
                                                   {"scholar", 3, 16, 330},
                                                   {"adept", 8, 16, 550},
                                                   {"expert", 24, 16, 900},
                                                   {"veteran", 70, 16, 1500},
                                                   {"champion", 200, 16, 2500},
                                                   {"sage", 700, 16, 5000},
                                                   {"master", 0, 0, 0}}};

const Rung& rung(Level level) {
  return kRungs[static_cast<std::size_t>(level)];
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

Effort effort_of(Level level, const Effort& master) {
  const Rung& its = rung(level);
  if (takes_time(level)) return master;
  // Who reads little may miss what everybody sees.
  constexpr std::uint64_t kSeesAtari = 1000;
  return {.playouts = std::min(its.playouts, master.playouts),
          .evaluations = std::min(its.evaluations, master.evaluations),
          .reflexes = its.playouts < kSeesAtari ? Reflexes::OnAtari : Reflexes::None,
          .sharpness = its.sharpness};
}

}  // namespace quintet::go
