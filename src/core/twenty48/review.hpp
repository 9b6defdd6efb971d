// The review of a game of 2048: what was to be expected at every position, and the moves that gave the most away.
//
// A game may have tens of thousands of moves. The quick player goes over all of them, the strong one over those from crowded
// boards; it looks again at those
// that seem to have cost the most, and the costliest of these are explained. Both in steps, so that a page can show them
// as they come.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/twenty48/outlook.hpp"
#include "core/twenty48/player.hpp"
#include "core/twenty48/reasons.hpp"
#include "core/twenty48/replay.hpp"

namespace quintet::twenty48 {

// How bad a move was.
enum class Slip : std::uint8_t { None, Mistake, Blunder };

// A slide by the thought about the board before it.
struct JudgedSlide {
  Direction best = Direction::Left;
  Slip slip = Slip::None;
  double cost = 0;         // points to come that the best slide has more
  double share = 0;        // the cost as a share of those with the best one
  bool in_points = false;  // otherwise the cost only compares slides
};
// Requires a thought about the board of the game, on which this slide moves something.
JudgedSlide judged_slide(const Game& game, const Thought& thought, Direction played);

// A position of the game, and the move before it.
struct ReviewedPosition {
  std::size_t ply = 0;  // moves before it
  // Points at the end of the game, with those already made; where points cannot be estimated, those made alone.
  double expected = 0;
  std::vector<GoalChance> chances{};  // where points can be estimated
  std::optional<JudgedSlide> move{};  // of the first position: nothing
  // For a slip: what the better slide does, and it with the best slides after it.
  std::vector<Reason> reasons{};
  std::vector<Move> best_line{};
};

class GameReview {
 public:
  // The first steps ask for the networks.
  GameReview(std::shared_ptr<const Replay> replay, const FindNetwork& find_network);

  // The positions of the game come in order; later steps return positions again that are judged otherwise now. May be
  // called again with the same step. A stop makes the answer incomplete.
  std::size_t steps() const { return quick_steps() + kStrongSteps; }
  std::vector<ReviewedPosition> step(std::size_t step, const std::stop_token& stop = {});

  static constexpr std::size_t kMostSlips = 20;

 private:
  static constexpr std::size_t kQuickPart = 256, kStrongPart = 4, kStrongSteps = 40;

  struct Found {
    JudgedSlide slide;
    std::size_t ply = 0;  // of the position after it
  };

  std::size_t quick_steps() const { return replay_->moves().size() / kQuickPart + 1; }
  std::vector<ReviewedPosition> quick_part(std::size_t part, const std::stop_token& stop);
  std::vector<ReviewedPosition> strong_part(std::size_t part, const std::stop_token& stop);
  void choose_suspects();
  ReviewedPosition position(std::size_t ply, const JudgedSlide& slide) const;
  void explain(ReviewedPosition& position, const std::stop_token& stop);

  std::shared_ptr<const Replay> replay_;
  Player player_;
  // By the quick player: of each move, and at each position.
  std::vector<float> costs_, expected_;
  std::vector<std::vector<GoalChance>> chances_;
  std::vector<std::size_t> suspects_;  // moves, the costliest first
  std::vector<Found> slips_;           // the costliest first
};

// A slide that was tried instead of the game: by the strong player.
struct TriedSlide {
  // Expected, as in ReviewedPosition; `after` is less by what the slide gave away, where that is in points.
  double before = 0, after = 0;
  JudgedSlide slide;
};
// Judges what is tried, with the strong player. For one thread.
class SlideJudge {
 public:
  SlideJudge(std::shared_ptr<const Replay> replay, const FindNetwork& find_network)
      : replay_(std::move(replay)), player_(find_network, replay_->start().rules) {}

  // The last one of these slides, of which there is at least one, from a position of the game. After a stop the answer
  // means nothing.
  TriedSlide judge(std::size_t from, std::span<const Move> slides, const std::stop_token& stop = {});

 private:
  std::shared_ptr<const Replay> replay_;
  Player player_;
};

}  // namespace quintet::twenty48
