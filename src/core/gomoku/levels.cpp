#include "core/gomoku/levels.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/named.hpp"

namespace quintet::gomoku {
namespace {

struct Rung {
  std::string_view name;
  int strength;  // by the matches in the README; the beginner has 1000
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
    {"champion", 1900, "", Engine{.percent = 36}},
    {"sage", 2110, "", Engine{.percent = 74}},
    {"master", 2300, "master", Engine{}},
}};

// About as strong as the expert.
constexpr double kExpertNodes = 170;
// The master's nodes where it is limited by time alone: three seconds of a typical machine.
constexpr std::uint64_t kUsualNodes = 1'200'000;

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

Effort effort_of(Level level, const Effort& master) {
  assert(is_engine(level));
  const int percent = std::get<Engine>(skill_of(level)).percent;
  if (percent == kWhole) return master;
  const auto most = static_cast<double>(master.nodes == 0 ? kUsualNodes : master.nodes);
  if (most <= kExpertNodes) return master;
  // Strength grows with the logarithm of the nodes.
  const double nodes = kExpertNodes * std::pow(most / kExpertNodes, percent / static_cast<double>(kWhole));
  return {.nodes = static_cast<std::uint64_t>(std::llround(nodes)), .depth = master.depth};
}

}  // namespace quintet::gomoku
