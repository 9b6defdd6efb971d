#include "core/gomoku/levels.hpp"

#include <algorithm>
#include <cassert>

#include "core/named.hpp"

namespace quintet::gomoku {
namespace {

struct Rung {
  std::string_view name;
  int strength;  // by the matches in the README, but the master's, which is assumed; the beginner has 1000
  std::string_view former;
  Skill skill;
};

constexpr std::size_t kEveryMove = kMostCells;

// By level.
constexpr std::array<Rung, kLevels.size()> kRungs{{
    {"beginner", 1000, "", AtOnce{Knowledge::Rows}},
    {"pupil", 1190, "easy", AtOnce{Knowledge::Lines}},
    {"adept", 1380, "", Lookahead{.depth = 1, .width = kEveryMove, .slack = 40}},
    {"scholar", 1540, "medium", Lookahead{.depth = 2, .width = kEveryMove, .slack = 32}},
    {"expert", 1720, "hard", Lookahead{.depth = 4, .width = 8}},
    {"veteran", 1890, "", Engine{560}},
    {"champion", 2130, "", Engine{2'200}},
    {"strategist", 2350, "", Engine{5'000}},
    {"virtuoso", 2560, "", Engine{12'500}},
    {"prodigy", 2690, "", Engine{37'000}},
    {"sage", 2890, "", Engine{150'000}},
    {"oracle", 3030, "", Engine{400'000}},
    {"master", 3240, "master", Engine{}},
}};

const Rung& rung(Level level) {
  return kRungs[static_cast<std::size_t>(level)];
}

}  // namespace

std::string_view name(Level level) {
  return rung(level).name;
}

std::string_view former_name(Level level) {
  return rung(level).former;
}

std::optional<Level> read_level(std::string_view text) {
  if (const auto level = find_named(kLevels, text)) return level;
  if (text.empty()) return std::nullopt;
  const auto found = std::ranges::find(kLevels, text, former_name);
  return found == kLevels.end() ? std::nullopt : std::optional(*found);
}

std::string level_names() {
  std::string names;
  for (const Level level : kLevels) names += (names.empty() ? "" : ", ") + std::string(name(level));
  return names;
}

int strength_of(Level level, const Start& /*start*/) {
  return rung(level).strength;
}

std::optional<Level> next_level(Level level) {
  if (level == kLevels.back()) return std::nullopt;
  return kLevels[static_cast<std::size_t>(level) + 1];
}

const Skill& skill_of(Level level) {
  return rung(level).skill;
}

bool is_engine(Level level) {
  return std::holds_alternative<Engine>(skill_of(level));
}

bool takes_time(Level level) {
  return is_engine(level) && std::get<Engine>(skill_of(level)).nodes == 0;
}

Effort effort_of(Level level, const Effort& master) {
  assert(is_engine(level));
  if (takes_time(level)) return master;
  const std::uint64_t nodes = std::get<Engine>(skill_of(level)).nodes;
  return {.nodes = master.nodes == 0 ? nodes : std::min(nodes, master.nodes), .depth = master.depth};
}

}  // namespace quintet::gomoku
