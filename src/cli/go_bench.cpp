#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "cli/games.hpp"
#include "core/go/game.hpp"
#include "core/go/network.hpp"
#include "core/go/playout.hpp"
#include "core/go/review.hpp"
#include "core/go/search.hpp"

namespace quintet::cli {
namespace {

Figure playouts(const std::string& kind, go::Sense sense, int side) {
  constexpr int kPlayouts = 1000;
  Random random(1);
  int black = 0;
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < kPlayouts; ++i)
    black += go::play_out(go::Board(side), Colour::Black, sense, random).board.stones(Colour::Black);
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  const std::string name = "go." + kind + "_playouts_" + std::to_string(side);
  return {black > 0 ? name : name + "_failed", kPlayouts / time.count(), "/s"};
}

// Stones near the star points, black first, as a game begins.
go::Game opened(int side) {
  go::Game game({.side = side});
  for (const Point at : go::fixed_handicap(side, 4)) game.play({.at = at});
  return game;
}

Figure searched_playouts() {
  constexpr std::uint64_t kPlayouts = 3000;
  go::Searcher searcher;
  const auto start = std::chrono::steady_clock::now();
  searcher.think(opened(9), {.playouts = kPlayouts}, go::Resigns::Never, Random(1));
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  return {"go.searched_playouts_9", kPlayouts / time.count(), "/s"};
}

// With the kernel for this processor; reading ladders and liberties counts.
Figure evaluations(int side) {
  constexpr int kEvaluations = 1000;
  go::Evaluator evaluator(go::shipped_network());
  const go::Game game = opened(side);
  float lead = 0;
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < kEvaluations; ++i)
    lead += evaluator.evaluate({.board = game.board(), .komi = i % 2}).lead;
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  const std::string name = "go.evaluations_" + std::to_string(side);
  return {lead != 0 ? name : name + "_failed", kEvaluations / time.count(), "/s"};
}

// The first curve of the review of a long game: every position is looked at briefly.
Figure first_curve(int side, int moves) {
  const auto replay = std::make_shared<Replay<go::Game>>(go::Start{.side = side});
  go::Searcher searcher;
  Random random(1);
  const go::Effort quick{.evaluations = 1, .sharpness = 8};
  while (static_cast<int>(replay->moves().size()) < moves && replay->end().phase() == go::Phase::Playing)
    replay->play(searcher.think(replay->end(), quick, go::Resigns::Never, Random(random.next())).move);
  go::GameReview review(replay, std::make_shared<go::OwnAnalyst>(), go::Strictness::Strong);
  const auto start = std::chrono::steady_clock::now();
  for (std::size_t i = 0; i <= replay->moves().size(); ++i) review.step(i);
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  return {"go.first_curve_" + std::to_string(side) + "_of_" + std::to_string(replay->moves().size()),
          time.count(), "s"};
}

// The search signature: how the visits are spread over the moves of fixed positions. It changes when the search, the
// playouts or the network change.
Figure signature(const std::string& figure, const go::Effort& effort, const std::vector<int>& sides) {
  constexpr std::uint64_t kPrime = 1'000'003;
  std::uint64_t sum = 0;
  for (const int side : sides) {
    go::Searcher searcher;
    searcher.think(opened(side), effort, go::Resigns::Never, Random(1));
    for (const go::Candidate& each : searcher.candidates(static_cast<std::size_t>(side * side)))
      sum = (sum * 31 +
             each.visits * static_cast<std::uint64_t>(each.move.at.row * side + each.move.at.column + 1)) %
            kPrime;
  }
  return {figure, static_cast<double>(sum), "visits"};
}

}  // namespace

std::vector<Workload> go_workloads() {
  return {{"go.playouts",
           [] {
             std::vector<Figure> figures;
             for (const int side : {9, 13, 19}) figures.push_back(playouts("light", go::Sense::Light, side));
             for (const int side : {9, 13, 19}) figures.push_back(playouts("heavy", go::Sense::Heavy, side));
             return figures;
           }},
          {"go.searched_playouts", [] { return std::vector{searched_playouts()}; }},
          {"go.signature",
           [] {
             return std::vector{signature("go.signature", {.playouts = 400}, {9, 13, 19}),
                                signature("go.network_signature", {.evaluations = 400}, {7, 9})};
           }},
          {"go.first_curve",
           [] {
             return std::vector{first_curve(9, 60), first_curve(19, 250)};
           }},
          {"go.evaluations", [] {
             std::vector<Figure> figures;
             for (const int side : {9, 13, 19}) figures.push_back(evaluations(side));
             return figures;
           }}};
}

}  // namespace quintet::cli
