#include "core/go/search.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>

#include "core/go/life.hpp"
#include "core/go/network.hpp"
#include "core/go/score.hpp"
#include "core/go/tactics.hpp"
#include "core/go/vital.hpp"

namespace quintet::go {
namespace {

// In a row, without hope, each with so many playouts or evaluations, unless it was to have fewer.
constexpr int kThoughtsToResign = 3;
constexpr std::uint64_t kLeastToResign = 50;
// Evaluations from which on proofs of life and death are worth their time: milliseconds, or a tenth of a second at most.
constexpr std::uint64_t kLeastToProve = 200;

// The network knows better when a game is lost.
float resigns_below(Mind mind) {
  return mind == Mind::Network ? 0.05F : 0.1F;
}

bool is_early(const Board& board) {
  return 2 * board.stones() < board.size().area();
}

// Whether no point is in doubt any more, so that a pass loses nothing; or whether the other side has passed, and the count is
// a win as it is, or what is in doubt cannot change who wins. On a board with few stones, where komi alone may win, most
// points must be divided: somebody who passes there plays on.
bool is_settled(const Game& game, Mind mind, Random& random, const std::stop_token& stop) {
  if (game.start().to_take > 0) return false;  // what is dead must be taken
  constexpr int kPlayouts = 96;
  constexpr float kSure = 0.7F;
  constexpr int kLeastLearned = 7;  // lines
  constexpr int kLeastStones = 2;   // for each line, of a board that the network may call divided
  constexpr int kParts = 8;         // all but one of them are divided
  const Board& board = game.board();
  const bool early = is_early(board), asks = mind == Mind::Network && board.side() >= kLeastLearned;
  if (early && !game.passed() && (!asks || board.stones() < kLeastStones * board.side())) return false;
  const Grid<float> owned = asks ? expected_ownership(board) : ownership(board, kPlayouts, random, stop);
  if (stop.stop_requested()) return false;
  const Marks marks = propose_dead(board, owned);
  const auto sure = std::ranges::count_if(owned.cells(), [](float each) { return std::abs(each) >= kSure; });
  const bool divided = !early || kParts * sure >= std::ptrdiff_t{kParts - 1} * board.size().area();
  if (game.passed() && divided) {
    const Count count = game.count(marks);
    if (winner_of(count.outcome()) == game.to_move()) return true;
    // Whoever gets what is in doubt: a point that changes sides is two in the lead, which is in half points.
    const std::ptrdiff_t doubtful = board.size().area() - sure;
    if (std::abs(count.lead()) > 4 * doubtful) return true;
  }
  return neutral_points(board, marks).empty() && sure == board.size().area();
}

// Where three stones or more can be taken or saved at once, by the largest chain, nothing else is looked at. In Capture Go
// this is where a side would win; one's own victory comes first.
void keep_urgent(const Game& game, std::vector<Cell>& moves) {
  constexpr int kManyStones = 3, kWins = 2000, kLoses = 1000;
  const Board& board = game.board();
  const Colour colour = game.to_move();
  std::vector<Cell> urgent;
  int most = kManyStones;
  const auto add = [&](Cell move, int weight) {
    if (weight < most || (board[move] != Stone::None)) return;
    if (weight > most) urgent.clear();
    most = weight;
    urgent.push_back(move);
  };
  for (int row = 0; row < board.side(); ++row) {
    for (int column = 0; column < board.side(); ++column) {
      const Cell cell = board.cell({row, column});
      if (board[cell] == Stone::None || board.head(cell) != cell || !board.in_atari(cell)) continue;
      const int stones = board.chain_size(cell);
      if (board[cell] != stone_of(colour)) {
        add(board.last_liberty(cell), game.race().won_with(colour, stones) ? kWins : stones);
      } else {
        for (const Cell move : Ladders().saving_moves(board, cell))
          add(move, game.race().won_with(other(colour), stones) ? kLoses : stones);
      }
    }
  }
  const auto is_urgent = [&](Cell move) { return std::ranges::find(urgent, move) != urgent.end(); };
  if (std::ranges::any_of(moves, is_urgent)) std::erase_if(moves, std::not_fn(is_urgent));
}

// The moves to be looked at, 0 for a pass.
std::vector<Cell> root_moves(const Game& game, const Effort& effort) {
  const auto avoids = [&](const Move& move) {
    return std::ranges::find(effort.avoided, move) != effort.avoided.end();
  };
  const Board& board = game.board();
  std::vector<Cell> moves;
  for_sensible_moves(board, game.to_move(), [&](Cell cell) {
    const Move move{.at = board.point(cell)};
    if (game.is_legal(move) && !avoids(move)) moves.push_back(cell);
  });
  if (effort.reflexes == Reflexes::OnAtari) keep_urgent(game, moves);
  // A second pass would end a game that has hardly begun.
  const bool ends_early = game.passed() && is_early(board) && game.start().to_take == 0;
  if (moves.empty() || (!ends_early && !avoids({.kind = Move::Kind::Pass}))) moves.push_back(0);
  return moves;
}

// The network would play the same game again and again: in the opening, moves that are about as good as the best are drawn
// by their visits. Requires candidates in the order of their visits.
constexpr std::size_t kVaried = 6;
Candidate varied(const std::vector<Candidate>& found, const Game& game, Random& random) {
  constexpr float kLess = 0.015F;            // of the chance to win
  constexpr std::uint64_t kShareOfBest = 4;  // at least a quarter of the visits of the best
  const Candidate& best = found.front();
  if (game.board().stones() >= game.board().side()) return best;
  std::uint64_t visits = 0;
  std::vector<const Candidate*> good;
  for (const Candidate& each : found) {
    if (each.move.kind != Move::Kind::Stone || kShareOfBest * each.visits < best.visits ||
        each.chance < best.chance - kLess)
      continue;
    good.push_back(&each);
    visits += each.visits;
  }
  if (visits == 0) return best;
  std::uint64_t left = random.below(visits);
  for (const Candidate* each : good) {
    if (left < each->visits) return *each;
    left -= each->visits;
  }
  return best;
}

// `base` to the power of eighths, 0 < base ≤ 1, the same on every machine.
float power(float base, int eighths) {
  float result = 1;
  for (int i = 0; i < eighths / 8; ++i) result *= base;
  float root = base;
  for (int bit = 4; bit > 0; bit /= 2) {
    root = std::sqrt(root);
    if ((eighths & bit) != 0) result *= root;
  }
  return result;
}

// A move of a player that chooses softly. It passes only where that looks best, and in the opening it plays nothing that
// hardly anybody would, such as a first stone on the edge.
constexpr std::size_t kEveryCandidate = 1000;
Candidate drawn(const std::vector<Candidate>& found, const Game& game, const Effort& effort, Random& random) {
  constexpr int kSteps = 1 << 24, kOpeningShare = 200;
  // The first looks would choose the same openings again and again.
  constexpr float kOpeningPrior = 6;
  const bool opening = game.board().stones() < game.board().side();
  const float prior_worth = opening ? kOpeningPrior : 1;
  const float least = static_cast<float>(std::max(effort.least_share, opening ? kOpeningShare : 0)) / 10'000;
  const auto weight = [prior_worth](const Candidate& each) {
    return static_cast<float>(each.visits) + prior_worth * each.prior;
  };
  const auto passes = [](const Candidate& each) { return each.move.kind == Move::Kind::Pass; };
  const float most = weight(found.front());
  std::vector<float> shares;
  float sum = 0;
  for (const Candidate& each : found) {
    const float share = weight(each) / most;
    const bool possible = share >= least && (!passes(each) || &each == &found.front());
    shares.push_back(possible ? power(share, effort.sharpness) : 0);
    sum += shares.back();
  }
  float left = sum * static_cast<float>(random.below(kSteps)) / kSteps;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (left < shares[i]) return found[i];
    left -= shares[i];
  }
  return found.front();
}

}  // namespace

Mind mind_for(const Game& game, const Effort& effort) {
  return effort.evaluations > 0 && game.start().to_take == 0 ? Mind::Network : Mind::Playouts;
}

void Searcher::search(const Game& game, const Effort& effort, Random& random, const std::stop_token& stop,
                      const Watch& watch) {
  assert(game.phase() == Phase::Playing);
  const std::vector<Cell> moves = root_moves(game, effort);
  mind_ = mind_for(game, effort);
  if (mind_ == Mind::Playouts) return by_playouts_.search(game, moves, effort.playouts, random, stop, watch);
  if (!by_network_) by_network_.emplace(network_ ? *network_ : shipped_network(), threads_);
  if (!effort.remembers) by_network_->forget();
  std::vector<Cell> vital;
  if (effort.evaluations >= kLeastToProve) vital = vital_points(game.board(), game.to_move(), stop);
  by_network_->search(game, {.all = moves, .vital = vital}, effort.evaluations, stop, watch);
}

std::vector<Candidate> Searcher::candidates(std::size_t most) const {
  return mind_ == Mind::Network ? by_network_->candidates(most) : by_playouts_.candidates(most);
}

std::uint64_t Searcher::playouts() const {
  return mind_ == Mind::Network ? by_network_->visits() : by_playouts_.playouts();
}

// Handicap or komi may let a game look lost before it has begun.
bool Searcher::sees_no_hope(const Game& game, const Effort& effort, const Thought& thought) {
  const Board& board = game.board();
  int& hopeless = hopeless_[index_of(game.to_move())];
  const bool begun = 3 * board.stones() >= board.size().area();
  const std::uint64_t wanted = mind_ == Mind::Network ? effort.evaluations : effort.playouts;
  if (!begun || thought.chance >= resigns_below(mind_))
    hopeless = 0;
  else if (thought.playouts >= std::min(wanted, kLeastToResign))
    ++hopeless;
  if (hopeless < kThoughtsToResign) return false;
  hopeless = 0;  // it may be taken back
  return true;
}

Thought Searcher::think(const Game& game, const Effort& effort, Resigns resigns, Random random,
                        const std::stop_token& stop, const Watch& watch) {
  assert(game.phase() == Phase::Playing);
  const Move pass{.kind = Move::Kind::Pass};
  const bool may_pass = std::ranges::find(effort.avoided, pass) == effort.avoided.end();
  if (may_pass && is_settled(game, mind_for(game, effort), random, stop)) return {.move = pass};
  search(game, effort, random, stop, watch);
  const Candidate best = mind_ == Mind::Playouts ? candidates(1).front()
                         : effort.sharpness == 0 ? varied(candidates(kVaried), game, random)
                                                 : drawn(candidates(kEveryCandidate), game, effort, random);
  Thought thought{.move = best.move,
                  .chance = best.chance,
                  .lead = mind_ == Mind::Network ? best.lead : by_playouts_.lead(),
                  .playouts = playouts(),
                  .line = best.line};
  if (resigns == Resigns::WhenLost && sees_no_hope(game, effort, thought)) {
    const bool black = game.to_move() == Colour::Black;
    thought.move = {.kind = black ? Move::Kind::ResignBlack : Move::Kind::ResignWhite};
  }
  return thought;
}

}  // namespace quintet::go
