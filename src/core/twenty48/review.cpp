#include "core/twenty48/review.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace quintet::twenty48 {
namespace {

// Parts of the points to come with the best slide. A smaller part may be an error of the evaluation.
constexpr double kMistake = 0.005, kBlunder = 0.02;
// In the worth by hand (plain_model.hpp), this is worth as much as a whole game: tiles out of order cost 2,000 to 10,000.
constexpr double kPlainWorth = 420'000;
constexpr int kCrowded = 2;  // empty cells: there the quick player is often far off
constexpr std::size_t kLineLength = 16;

double expected_points(const Game& game, const Thought& thought) {
  return static_cast<double>(game.score()) + points_to_come(game.board(), game.rules(), thought).value_or(0);
}

Level level_for(const Board& board) {
  return std::ranges::count(board.cells(), 0) <= kCrowded ? Level::Strong : Level::Quick;
}

}  // namespace

JudgedSlide judged_slide(const Game& game, const Thought& thought, Direction played) {
  JudgedSlide slide{.best = thought.best, .in_points = thought.in_points};
  const auto best = thought.of(thought.best), own = thought.of(played);
  if (!best || !own || *own >= *best) return slide;
  if (slide.in_points) {
    const auto points = [&](Direction direction) {
      return points_to_come(after_slide(game.board(), game.rules(), thought, direction), game.rules());
    };
    const double most = points(thought.best);
    slide.cost = std::max(0.0, most - points(played));
    slide.share = slide.cost / std::max(1.0, most);
  } else {
    slide.cost = *best - *own;
    slide.share = slide.cost / kPlainWorth;
  }
  if (slide.share >= kMistake) slide.slip = slide.share >= kBlunder ? Slip::Blunder : Slip::Mistake;
  return slide;
}

GameReview::GameReview(std::shared_ptr<const Replay> replay, const FindNetwork& find_network)
    : replay_(std::move(replay)),
      player_(find_network, replay_->start().rules),
      costs_(replay_->moves().size()),
      expected_(replay_->moves().size() + 1),
      chances_(expected_.size()) {}

std::vector<ReviewedPosition> GameReview::step(std::size_t step, const std::stop_token& stop) {
  if (step < quick_steps()) return quick_part(step, stop);
  if (step == quick_steps()) choose_suspects();
  return strong_part(step - quick_steps(), stop);
}

std::vector<ReviewedPosition> GameReview::quick_part(std::size_t part, const std::stop_token& stop) {
  const std::vector<Move>& moves = replay_->moves();
  const std::size_t first = part * kQuickPart, end = std::min(first + kQuickPart, moves.size() + 1);
  std::vector<ReviewedPosition> found;
  Game game = replay_->at(first > 0 ? first - 1 : 0);
  JudgedSlide slide;
  for (std::size_t ply = first > 0 ? first - 1 : 0; ply < end && !stop.stop_requested(); ++ply) {
    Thought thought;
    if (!game.over()) thought = player_.think(game.board(), level_for(game.board()), stop);
    expected_[ply] = static_cast<float>(expected_points(game, thought));
    chances_[ply] = goal_chances(game.board(), game.rules(), thought);
    if (ply >= first) {
      found.push_back({.ply = ply, .expected = expected_[ply], .chances = chances_[ply]});
      // Slips are what the strong player finds.
      slide.slip = Slip::None;
      if (ply > 0) found.back().move = slide;
    }
    if (ply == moves.size()) break;
    slide = judged_slide(game, thought, moves[ply].direction);
    costs_[ply] = static_cast<float>(slide.cost);
    game.play(moves[ply]);
  }
  return found;
}

void GameReview::choose_suspects() {
  suspects_.resize(costs_.size());
  std::iota(suspects_.begin(), suspects_.end(), std::size_t{0});
  const std::size_t most = std::min(suspects_.size(), kStrongSteps * kStrongPart);
  std::ranges::partial_sort(suspects_, suspects_.begin() + static_cast<std::ptrdiff_t>(most),
                            std::ranges::greater{}, [this](std::size_t move) { return costs_[move]; });
  suspects_.resize(most);
  while (!suspects_.empty() && costs_[suspects_.back()] <= 0) suspects_.pop_back();
}

ReviewedPosition GameReview::position(std::size_t ply, const JudgedSlide& slide) const {
  return {.ply = ply, .expected = expected_[ply], .chances = chances_[ply], .move = slide};
}

std::vector<ReviewedPosition> GameReview::strong_part(std::size_t part, const std::stop_token& stop) {
  const std::size_t first = std::min(part * kStrongPart, suspects_.size());
  const std::size_t end = std::min(first + kStrongPart, suspects_.size());
  std::vector<ReviewedPosition> found;
  for (const std::size_t move : std::span(suspects_).subspan(first, end - first)) {
    if (stop.stop_requested()) break;
    const Game game = replay_->at(move);
    const Thought thought = player_.think(game.board(), Level::Strong, stop);
    found.push_back(position(move + 1, judged_slide(game, thought, replay_->moves()[move].direction)));
    ReviewedPosition& last = found.back();
    if (last.move->slip == Slip::None) continue;
    last.reasons = reasons(game.board(), replay_->start().rules, thought, thought.best,
                           replay_->moves()[move].direction);
    explain(last, stop);
  }
  if (stop.stop_requested()) return found;
  // The least of too many slips count no longer.
  for (const ReviewedPosition& one : found) {
    if (one.move->slip == Slip::None) continue;
    std::erase_if(slips_, [&](const Found& slip) { return slip.ply == one.ply; });
    slips_.push_back({*one.move, one.ply});
  }
  std::ranges::stable_sort(slips_, std::ranges::greater{}, [](const Found& slip) { return slip.slide.cost; });
  for (; slips_.size() > kMostSlips; slips_.pop_back()) {
    std::erase_if(found, [&](const ReviewedPosition& one) { return one.ply == slips_.back().ply; });
    JudgedSlide slide = slips_.back().slide;
    slide.slip = Slip::None;
    found.push_back(position(slips_.back().ply, slide));
  }
  return found;
}

// The better slide, and how the quick player goes on, with the tiles that would have come.
void GameReview::explain(ReviewedPosition& position, const std::stop_token& stop) {
  Game game = replay_->at(position.ply - 1);
  Direction next = position.move->best;
  while (position.best_line.size() < kLineLength) {
    game.play({next});
    position.best_line.push_back({next});
    if (game.over() || stop.stop_requested()) return;
    next = player_.think(game.board(), Level::Quick, stop).best;
  }
}

TriedSlide SlideJudge::judge(std::size_t from, std::span<const Move> slides, const std::stop_token& stop) {
  assert(!slides.empty());
  Game game = replay_->at(from);
  for (const Move& slide : slides.first(slides.size() - 1)) game.play(slide);
  const Thought before = player_.think(game.board(), Level::Strong, stop);
  TriedSlide tried{.before = expected_points(game, before),
                   .slide = judged_slide(game, before, slides.back().direction)};
  // Before a new tile has come: then the difference is what the slide gave away.
  if (tried.slide.in_points) {
    tried.after = tried.before - tried.slide.cost;
    return tried;
  }
  game.play(slides.back());
  const Thought after = game.over() ? Thought{} : player_.think(game.board(), Level::Strong, stop);
  tried.after = expected_points(game, after);
  return tried;
}

}  // namespace quintet::twenty48
