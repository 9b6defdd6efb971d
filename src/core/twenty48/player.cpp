#include "core/twenty48/player.hpp"

#include <new>
#include <system_error>
#include <utility>

#include "core/twenty48/lowered.hpp"

namespace quintet::twenty48 {
namespace {

struct Skill {
  std::string_view name;
  SearchEffort learned, plain;
  // With the learned evaluation, where so few cells are empty at most that one bad tile may end the game. The deeper levels
  // gain nothing by it.
  int few = -1;
  SearchEffort crowded{};
};

// In the order of kLevels.
constexpr std::array kSkills{
    Skill{.name = "quick",
          .learned = {.depth = 1},
          .plain = {.depth = 2, .least_chance = 0.01F, .nodes = 1'000},
          .few = 2,
          .crowded = {.depth = 2}},
    Skill{.name = "strong",
          .learned = {.depth = 6, .least_chance = 0.01F, .margin = 1'000, .nodes = 16'000},
          .plain = {.depth = 6, .least_chance = 0.003F, .nodes = 7'000}},
    Skill{.name = "best",
          .learned = {.depth = 9, .least_chance = 0.0003F, .margin = 2'000, .nodes = 500'000},
          .plain = {.depth = 8, .least_chance = 0.0005F, .nodes = 150'000}},
};

const Skill& skill_of(Level level) {
  return kSkills[static_cast<std::size_t>(level)];
}

// Whether the board in bits can be slid as this one can: two equal tiles above 32768 do not merge in bits.
bool slides_alike(const Board& board, Bits bits, Rule rule) {
  const auto results = Slides::of(rule).all(bits);
  for (std::size_t i = 0; i < results.size(); ++i) {
    if ((results[i].board != bits) != can_slide(board, kDirections[i])) return false;
  }
  return true;
}

}  // namespace

std::string_view name(Level level) {
  return skill_of(level).name;
}

Player::Player(FindNetwork find_network, const Rules& rules)
    : rules_(rules),
      find_network_(std::move(find_network)),
      plain_(PlainModel(rules.side, rules.rule, rules.only_twos)) {}

Expectimax<NetworkModel>* Player::learned(Stage stage, const std::stop_token& stop) {
  auto& [network, search] = learned_[static_cast<std::size_t>(stage)];
  if (!network) network = find_network_(stage, stop);
  if (network && !search) search.emplace(NetworkModel(*network, rules_.rule, rules_.only_twos));
  return search ? &*search : nullptr;
}

void Player::foresee(Bits board) {
  if (foresight_.joinable() || !has_tile(board, kMostLearned - 1)) return;
  try {
    foresight_ = std::jthread([find_network = find_network_](const std::stop_token& stop) {
      try {
        static_cast<void>(find_network(Stage::Late, stop));
      } catch (const std::bad_alloc&) {
        // The play asks again, and says so.
      }
    });
  } catch (const std::system_error&) {
    // Without a thread the play waits for the network when it needs it.
  }
}

Thought Player::think(const Board& board, Level level, const std::stop_token& stop) {
  const std::optional<Lowered> low = lowered(board);
  if (low && slides_alike(board, low->bits, rules_.rule)) {
    const Stage stage = stage_of(low->bits);
    if (stage == Stage::Rise) foresee(low->bits);
    if (auto* const search = learned(stage, stop)) {
      const Skill& skill = skill_of(level);
      const bool crowded = count_empty(low->bits) <= skill.few;
      Thought thought = search->search(low->bits, crowded ? skill.crowded : skill.learned, stop);
      thought.in_points = true;
      return thought;
    }
  }
  return plain_.search(lines_of(board), skill_of(level).plain, stop);
}

}  // namespace quintet::twenty48
