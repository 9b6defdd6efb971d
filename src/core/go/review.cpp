#include "core/go/review.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/go/life.hpp"

namespace quintet::go {
namespace {

using Kind = Move::Kind;

constexpr Effort kCloseLook{.playouts = 2000, .evaluations = 400};
// Less on a large board, whose games are longer and whose positions take longer: the curve is there in a second.
Effort brief_look(int side) {
  constexpr int kPoints = 27'000, kLeast = 100, kLines = 80;
  return {.playouts = static_cast<std::uint64_t>(std::max(kPoints / (side * side), kLeast)),
          .evaluations = static_cast<std::uint64_t>(std::max(kLines / side, 1))};
}
// What a move has lost at the first look before it is looked at again; of its winning chance, and in points as a share of
// the lines.
constexpr double kSuspicious = 0.04, kSuspiciousPoints = 0.4;

double for_side(Colour side, double black) {
  return side == Colour::Black ? black : -black;
}

// The result, or the count where nobody has anything left to play for.
Judgement counted(const Game& game, Random chance) {
  constexpr int kPlayouts = 60;
  if (game.over() && game.ending() != Ending::Counted) {
    const auto winner = winner_of(game.outcome());
    return {.chance = !winner ? 0.5 : *winner == Colour::Black ? 1 : 0};
  }
  const Count count = game.over() ? game.count() : game.count(propose_dead(game.board(), kPlayouts, chance));
  const int lead = count.lead();
  return {.chance = lead == 0 ? 0.5 : lead > 0 ? 1 : 0, .lead = lead / 2.0};
}

// How many times as much a move may cost as one of a strong player.
double leniency(Strictness strictness) {
  switch (strictness) {
    case Strictness::Beginner:
      return 2.5;
    case Strictness::Player:
      return 1.5;
    case Strictness::Strong:
      break;
  }
  return 1;
}

Slip slip_of(double lost, double points, int side) {
  if (lost >= kBlunder) return Slip::Blunder;
  const double share = points / side;
  if (lost >= kMistake || share >= 2 * kLeastPoints) return Slip::Mistake;
  return lost >= kLeastLoss || share >= kLeastPoints ? Slip::Inaccuracy : Slip::None;
}

bool is_judged(const Game& game, const Move& move) {
  return game.phase() == Phase::Playing && (move.kind == Kind::Stone || move.kind == Kind::Pass);
}

ReachedPosition after_move(ReachedPosition position, const Move& move) {
  position.play(move);
  return position;
}

// How many points fewer the second one has for this side; 0 where they are not told.
double lost_points(Colour side, const Judgement& best, const Judgement& played) {
  return best.lead && played.lead ? for_side(side, *best.lead - *played.lead) : 0;
}

}  // namespace

Judgement judge(Searcher& searcher, const Game& game, const Effort& effort, const std::stop_token& stop) {
  Random chance(game.board().key());
  if (game.phase() != Phase::Playing) return counted(game, chance);
  const Thought thought = searcher.think(game, effort, Resigns::Never, chance, stop);
  Judgement judged;
  if (thought.playouts == 0) {
    judged = counted(game, chance);
  } else {
    const bool black = game.to_move() == Colour::Black;
    judged.chance = black ? thought.chance : 1 - thought.chance;
    // Capture Go has no points.
    if (game.start().to_take == 0) judged.lead = for_side(game.to_move(), static_cast<double>(thought.lead));
  }
  judged.line.push_back(thought.move);
  for (std::size_t i = 1; i < thought.line.size(); ++i) judged.line.push_back({.at = thought.line[i]});
  return judged;
}

ReachedPosition position_of(const quintet::Replay<Game>& replay, std::size_t ply) {
  const auto& moves = replay.moves();
  return {replay.at(ply), {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(ply)}};
}

Judgement OwnAnalyst::judge(const ReachedPosition& position, Look look, const std::stop_token& stop) {
  return go::judge(searcher_, position.game,
                   look == Look::Close ? kCloseLook : brief_look(position.game.board().side()), stop);
}

JudgedMove judge_move(Analyst& analyst, const ReachedPosition& position, const Move& played,
                      Strictness strictness, const std::stop_token& stop) {
  const Game& game = position.game;
  const Colour side = game.to_move();
  JudgedMove judged{.played = played, .best = hint_of(game, played), .answer = {}, .before = {}, .after = {}};
  judged.before = analyst.judge(position, Look::Close, stop);
  const ReachedPosition after = after_move(position, played);
  judged.after = analyst.judge(after, Look::Close, stop);
  if (!judged.after.line.empty()) judged.answer = hint_of(after.game, judged.after.line.front());
  const Move best = judged.before.line.front();
  if (best == played || stop.stop_requested()) {
    judged.before = {judged.after.chance, judged.after.lead, std::move(judged.before.line)};
    return judged;
  }
  Judgement better = analyst.judge(after_move(position, best), Look::Close, stop);
  judged.lost = for_side(side, better.chance - judged.after.chance);
  judged.points = lost_points(side, better, judged.after);
  const double allowed = leniency(strictness);
  judged.slip = slip_of(judged.lost / allowed, judged.points / allowed, game.board().side());
  judged.lost = std::max(judged.lost, 0.0);
  judged.points = std::max(judged.points, 0.0);
  if (judged.slip == Slip::None) better = judged.after;
  better.line.insert(better.line.begin(), best);
  judged.before = std::move(better);
  if (judged.slip != Slip::None) judged.best = hint_of(game, best);
  return judged;
}

std::vector<ReviewedPosition> GameReview::step(std::size_t step, const std::stop_token& stop) {
  const auto& moves = replay_->moves();
  if (step <= moves.size()) {
    ReviewedPosition one{.ply = step,
                         .position = analyst_->judge(position_of(*replay_, step), Look::Brief, stop)};
    if (positions_.size() == step) positions_.push_back(one);
    positions_[step] = one;
    return {std::move(one)};
  }
  if (!suspects_) choose_suspects();
  const std::size_t suspect = step - moves.size() - 1;
  if (suspect >= suspects_->size()) return {};
  const std::size_t move = (*suspects_)[suspect];
  JudgedMove judged = judge_move(*analyst_, position_of(*replay_, move), moves[move], strictness_, stop);
  if (stop.stop_requested()) return {};
  // The position before is worth what the best move makes of it.
  positions_[move].position = judged.before;
  positions_[move + 1].position = judged.after;
  positions_[move + 1].move = std::move(judged);
  return {positions_[move], positions_[move + 1]};
}

void GameReview::choose_suspects() {
  const auto& moves = replay_->moves();
  std::vector<double> cost(moves.size(), 0);
  suspects_.emplace();
  Game game = replay_->at(0);
  for (std::size_t i = 0; i < moves.size(); game.play(moves[i++])) {
    if (!is_judged(game, moves[i])) continue;
    const Judgement &before = positions_[i].position, &after = positions_[i + 1].position;
    const double lost = for_side(game.to_move(), before.chance - after.chance);
    const double share = lost_points(game.to_move(), before, after) / game.board().side();
    cost[i] = std::max(lost / kSuspicious, share / kSuspiciousPoints);
    if (cost[i] >= 1) suspects_->push_back(i);
  }
  std::ranges::stable_sort(*suspects_, std::greater{}, [&cost](std::size_t move) { return cost[move]; });
  suspects_->resize(std::min(suspects_->size(), kMostSuspects));
}

}  // namespace quintet::go
