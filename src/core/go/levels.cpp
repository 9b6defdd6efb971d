#include "core/go/levels.hpp"

#include <algorithm>

#include "core/named.hpp"

namespace quintet::go {
namespace {

struct Rung {
  std::string_view name;
  std::uint64_t playouts;  // 0: as many as the effort allows
};

// By level.
constexpr std::array<Rung, kLevels.size()> kRungs{{{"child", 30},
                                                   {"beginner", 50},
                                                   {"pupil", 80},
                                                   {"novice", 130},
                                                   {"apprentice", 200},
                                                   {"scholar", 330},
                                                   {"adept", 550},
                                                   {"expert", 900},
                                                   {"veteran", 1500},
                                                   {"champion", 2500},
                                                   {"sage", 5000},
                                                   {"master", 0}}};

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
  if (takes_time(level)) {
    Effort effort = master;
    effort.mind = Mind::Network;
    return effort;
  }
  // Who plays few games out may miss what everybody sees.
  constexpr std::uint64_t kSeesAtari = 1000;
  return {.playouts = std::min(rung(level).playouts, master.playouts),
          .reflexes = rung(level).playouts < kSeesAtari ? Reflexes::OnAtari : Reflexes::None};
}

}  // namespace quintet::go
