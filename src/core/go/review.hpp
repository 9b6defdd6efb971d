// The review of a game of go: what an analyst thinks of every position, and the moves that gave the most away.
//
// Every position is looked at briefly, so that the curve is there at once. Then the moves that seem to have lost most are
// judged again more closely: the position after the best move against the position after the one that was played, by the
// same effort, so that no move is blamed for what could not be prevented.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/go/advice.hpp"
#include "core/go/game.hpp"
#include "core/go/search.hpp"
#include "core/replay.hpp"

namespace quintet::go {

// What is thought of a position.
struct Judgement {
  double chance = 0.5;           // Black's of winning
  std::optional<double> lead{};  // Black's expected points ahead, where whoever judges tells them
  // The best move and those after it, as long as it consists of stones; empty where nobody is to move.
  std::vector<Move> line{};
};
// A game in which nothing is left to play is counted. After a stop it uses what was read so far.
Judgement judge(Searcher& searcher, const Game& game, const Effort& effort, const std::stop_token& stop = {});

// A position, by the way that has led to it from the start of the match.
struct ReachedPosition {
  Game game;
  std::vector<Move> moves{};
  void play(const Move& move) {
    game.play(move);
    moves.push_back(move);
  }
};
// After so many moves of a match.
ReachedPosition position_of(const quintet::Replay<Game>& replay, std::size_t ply);

// How closely a position is looked at.
enum class Look : std::uint8_t { Brief, Close };

// Whoever judges positions.
class Analyst {
 public:
  Analyst() = default;
  Analyst(const Analyst&) = delete;
  Analyst& operator=(const Analyst&) = delete;
  virtual ~Analyst() = default;

  // A game that is being played has a line. It returns soon after a stop.
  virtual Judgement judge(const ReachedPosition& position, Look look, const std::stop_token& stop) = 0;
};

// The program's own player, which does not ask how the position was reached. Called by one thread. Same positions: same judgements.
class OwnAnalyst final : public Analyst {
 public:
  explicit OwnAnalyst(Threads threads = Threads::One) : searcher_(threads) {}
  Judgement judge(const ReachedPosition& position, Look look, const std::stop_token& stop) override;

 private:
  Searcher searcher_;
};

// From this loss of its winning chance on a move of a strong player is an inaccuracy, a mistake, a blunder. A smaller one may
// be an error of the search.
inline constexpr double kLeastLoss = 0.06, kMistake = 0.15, kBlunder = 0.30;
// The points, as a share of the lines of the board, from which on a move is an inaccuracy although it decides nothing, and
// twice as many from which on it is a mistake.
inline constexpr double kLeastPoints = 0.6;

// A move with the positions around it.
struct JudgedMove {
  Move played;
  Hint best;          // what the best move does; the played one where nothing was better
  Hint answer;        // what the other side's best answer does; means nothing where nobody is to move
  Judgement before;   // as good as after the best move
  Judgement after;    // after the played one
  double lost = 0;    // of the winning chance of its side, 0…1
  double points = 0;  // likewise
  Slip slip = Slip::None;
};
// Who is judged: of a beginner only what costs much is a mistake, as nothing else decides such games.
enum class Strictness : std::uint8_t { Beginner, Player, Strong };

// Looks closely. Requires a game that is being played, and a legal stone or pass.
JudgedMove judge_move(Analyst& analyst, const ReachedPosition& position, const Move& played,
                      Strictness strictness, const std::stop_token& stop = {});

// A position of the game, and the move before it where that was judged.
struct ReviewedPosition {
  std::size_t ply = 0;  // moves before it
  Judgement position{};
  std::optional<JudgedMove> move{};
};

// For one thread.
class GameReview {
 public:
  GameReview(std::shared_ptr<const quintet::Replay<Game>> replay, std::shared_ptr<Analyst> analyst,
             Strictness strictness)
      : replay_(std::move(replay)), analyst_(std::move(analyst)), strictness_(strictness) {}

  // The positions of the game come in order, one a step; later steps return positions again that are judged otherwise now,
  // the costliest moves first. May be called again with the same step, after a stop, which makes its answer incomplete.
  std::size_t steps() const { return replay_->moves().size() + 1 + kMostSuspects; }
  std::vector<ReviewedPosition> step(std::size_t step, const std::stop_token& stop = {});

 private:
  static constexpr std::size_t kMostSuspects = 16;

  void choose_suspects();

  std::shared_ptr<const quintet::Replay<Game>> replay_;
  std::shared_ptr<Analyst> analyst_;
  Strictness strictness_;
  std::vector<ReviewedPosition> positions_;
  std::optional<std::vector<std::size_t>>
      suspects_;  // moves, the costliest first; none before they are chosen
};

}  // namespace quintet::go
