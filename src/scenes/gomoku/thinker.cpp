#include "scenes/gomoku/thinker.hpp"

#include <utility>

namespace quintet::scenes {
namespace {

constexpr std::size_t kTable = std::size_t{32} << 20U;
constexpr std::uint64_t kNodesInASecond = 400'000;

gomoku::Effort effort_for(Duration time) {
  return {.nodes = kNodesInASecond * static_cast<std::uint64_t>(time / milliseconds(1)) / 1000};
}

}  // namespace

void Thinker::ask(const gomoku::Game& game, gomoku::Level level, Duration time, Random chance) {
  background_.cancel();
  if (!computer_) computer_ = std::make_unique<gomoku::Computer>(kTable);
  background_.start(
      [computer = computer_.get(), game, level, effort = effort_for(time),
       chance](const std::stop_token& stop) { return computer->decide(game, level, effort, chance, stop); });
}

}  // namespace quintet::scenes
