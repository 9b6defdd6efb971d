#include "games/gomoku/thinker.hpp"

#include "core/gomoku/review.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr std::uint64_t kNodesInASecond = 400'000;
constexpr gomoku::Effort kHintEffort{.nodes = 120'000};

gomoku::Effort effort_for(Duration time) {
  return {.nodes = kNodesInASecond * static_cast<std::uint64_t>(time / milliseconds(1)) / 1000};
}

// Of a game that is not over. Nothing after a stop, which leaves the judgement half done.
std::optional<double> black_chance(gomoku::Computer& computer, const gomoku::Game& game,
                                   const std::stop_token& stop) {
  const double mover = gomoku::winning_chance(computer.judge(game.board(), game.rule(), stop));
  if (stop.stop_requested()) return std::nullopt;
  return game.to_move() == gomoku::Colour::Black ? mover : 1 - mover;
}

}  // namespace

gomoku::Computer& Thinker::computer() {
  background_.cancel();
  if (!computer_) computer_ = std::make_unique<gomoku::Computer>(table_);
  return *computer_;
}

void Thinker::ask_move(const gomoku::Game& game, gomoku::Level level, Duration time, Random chance,
                       Judging judging) {
  background_.start([&asked = computer(), game, level, effort = effort_for(time), chance,
                     judging](const std::stop_token& stop) {
    // First, because a time limit ends the search for the move.
    const auto judged = judging == Judging::Yes ? black_chance(asked, game, stop) : std::nullopt;
    return Answer(MoveAnswer{asked.decide(game, level, effort, chance, stop), judged});
  });
}

void Thinker::ask_hint(const gomoku::Game& game, Random chance) {
  background_.start([&asked = computer(), game, chance](const std::stop_token& stop) {
    return Answer(asked.advise(game, kHintEffort, chance, stop));
  });
}

void Thinker::ask_draw(const gomoku::Game& game, gomoku::Colour colour) {
  background_.start([&asked = computer(), game, colour](const std::stop_token& stop) {
    return Answer(asked.accepts_draw(game, colour, stop) ? DrawAnswer::Accepted : DrawAnswer::Refused);
  });
}

gomoku::Move plain_move(const gomoku::Game& game, Random chance) {
  if (game.choosing()) return {.kind = gomoku::Move::Kind::TakeWhite};
  return {.at = gomoku::think_at_once(game.board(), game.rule(), {Knowledge::Lines}, chance).move};
}

}  // namespace quintet::gomoku
