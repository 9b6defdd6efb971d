#include "core/go/network_search.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>
#include <iterator>
#include <new>
#include <system_error>

#include "core/go/playout.hpp"
#include "core/go/score.hpp"
#include "core/go/search_tree.hpp"
#include "core/random.hpp"

namespace quintet::go {
namespace {

constexpr std::uint32_t kLeastVisits = 4;                               // of the last move of a line but one
constexpr std::size_t kMostNodes = 1'000'000, kMostMoves = 10'000'000;  // 44 and 80 MB
constexpr std::size_t kMostOpinions = 300'000;                          // 20 MB
constexpr std::uint64_t kMostVisits = 1U << 23U;                        // the sums are exact enough
constexpr float kLeastPrior = 2e-5F;  // what is less likely is never read, but at the root
// As a logarithm: what is proved to be vital is never much less likely than the best.
constexpr float kVitalBelowBest = 1;
// Points count a little, so that games that are won or lost are played well to their end.
constexpr float kScoreShare = 0.12F;
// How much a move is explored, growing slowly with the visits; and how much worse than its parent a move is taken to be
// before it is read, if all that is likely has been.
constexpr float kExplore = 0.7F, kExploreGrowth = 0.45F, kExploreBase = 500, kReduction = 0.2F;

// A logarithm that is the same on every machine, exact enough for exploring.
float growth(float visits) {
  float doublings = 0;
  for (float left = (visits + kExploreBase) / kExploreBase; left > 1; left /= 2)
    doublings += std::min(left - 1, 1.0F);
  return kExplore + kExploreGrowth * doublings;
}

}  // namespace

NetworkSearch::NetworkSearch(const Network& network, Threads threads) : evaluator_(network) {
  if (threads == Threads::One) return;
  try {
    foresight_ = std::make_unique<Foresight>(network);
  } catch (const std::system_error&) {  // no more threads: it takes longer
  }
}

// The child that is most worth reading, unless the likeliest move that was not read yet is worth more.
NetworkSearch::Choice NetworkSearch::choose(const Node& node) const {
  const auto visits = static_cast<float>(node.visits);
  const float explore = growth(visits) * std::sqrt(visits);
  Choice best;
  float most = -1;
  for (std::uint32_t i = node.first_child; i != 0; i = nodes_[i].next) {
    const Node& child = nodes_[i];
    const auto count = static_cast<float>(child.visits);
    const float urge = child.value / count + explore * child.prior / (1 + count);
    if (urge <= most) continue;
    most = urge;
    best.child = i;
  }
  if (node.read == node.moves || nodes_.size() >= kMostNodes) return best;
  const Expected& next = moves_[node.first_move + node.read];
  const float own = 1 - node.value / visits;
  const float unread = own - kReduction * std::sqrt(node.read_prior) + explore * next.prior;
  if (best.child != 0 && unread <= most) return best;
  return {.unread = &next};
}

// 0 if there is no move. A move that was not read yet becomes a child.
std::uint32_t NetworkSearch::best_child(std::uint32_t of) {
  const Choice choice = choose(nodes_[of]);
  if (choice.unread == nullptr) return choice.child;
  const auto added = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back({.at = choice.unread->at, .next = nodes_[of].first_child, .prior = choice.unread->prior});
  Node& parent = nodes_[of];
  parent.first_child = added;
  parent.read_prior += choice.unread->prior;
  ++parent.read;
  return added;
}

// The likelier one of two that are equal, which stands behind the other.
std::uint32_t NetworkSearch::most_visited(const Node& of) const {
  std::uint32_t best = of.first_child;
  for (std::uint32_t i = best; i != 0; i = nodes_[i].next)
    if (nodes_[i].visits >= nodes_[best].visits) best = i;
  return best;
}

NetworkSearch::Descent NetworkSearch::start_of(const Game& game) const {
  Descent start{{.board = game.board(), .to_move = game.to_move(), .passes = game.passed() ? 1 : 0}, {}};
  std::ranges::transform(game.recent(), start.last.begin(), [&start](const std::optional<Point>& at) {
    return at ? start.board.cell(*at) : Cell{0};
  });
  return start;
}

void NetworkSearch::descend(Descent& descent) {
  std::uint32_t at = 0;
  descent.path.push_back(at);
  while (descent.passes < 2 && nodes_[at].visits > 0) {
    at = best_child(at);
    if (at == 0) break;
    descent.path.push_back(at);
    descent.play(nodes_[at].at);
  }
}

// The position that would be evaluated next if the one at the end of the path, and all on the way to it, turned out so much
// worse than what is known; nothing where that is evaluated already.
std::optional<NetworkSearch::Descent> NetworkSearch::next_after(const Game& game,
                                                                const std::vector<std::uint32_t>& path,
                                                                float worse) {
  std::vector<Node> before;
  before.reserve(path.size());
  std::optional<Descent> next = start_of(game);
  float worth = 0.5F;  // of the parent, for the side that has made the move
  for (const std::uint32_t i : path) {
    Node& node = nodes_[i];
    before.push_back(node);
    worth = node.visits > 0 ? node.value / static_cast<float>(node.visits) : 1 - worth;
    ++node.visits;
    node.value += std::max(worth - worse, 0.0F);
  }
  for (const Node* at = &nodes_.front(); next && next->passes < 2;) {
    const Choice choice = choose(*at);
    if (choice.unread != nullptr) {
      next->play(choice.unread->at);
      break;
    }
    at = &nodes_[choice.child];
    if (choice.child == 0)
      next.reset();
    else
      next->play(at->at);
  }
  for (std::size_t i = 0; i < path.size(); ++i) nodes_[path[i]] = before[i];
  return next && next->passes < 2 ? next : std::nullopt;
}

// While the position at the end of the path is evaluated, the second thread is given one that will probably be reached.
void NetworkSearch::look_ahead(const Game& game, const std::vector<std::uint32_t>& path) {
  if (!foresight_->is_idle()) return;
  try {
    for (const float worse : {0.02F, 0.1F, 0.3F, 0.8F}) {
      const std::optional<Descent> next = next_after(game, path, worse);
      if (!next) continue;
      const std::uint64_t key = key_of(*next);
      if (opinions_.contains(key) || foresight_->was_asked(key)) continue;
      foresight_->ask(key, next->situation(komi_));
      return;
    }
  } catch (const std::bad_alloc&) {
    looks_ahead_ = false;  // the search itself may go on
  }
}

// After two passes the board counts as it is.
NetworkSearch::Worth NetworkSearch::counted(const Descent& descent) const {
  const Board& board = descent.board;
  const int black = area_of(board).lead() - komi_;
  const int lead = descent.to_move == Colour::Black ? black : -black;
  return {.chance = lead > 0 ? 1.0F : lead < 0 ? 0.0F : 0.5F, .lead = static_cast<float>(lead) / 2};
}

std::uint64_t NetworkSearch::key_of(const Descent& descent) const {
  const Board& board = descent.board;
  const auto ko = board.ko();
  std::uint64_t key = board.key();
  const auto add = [&key](auto value) { key = Random(key ^ static_cast<std::uint64_t>(value)).next(); };
  add(ko ? board.cell(*ko) : 0);
  for (const Cell each : descent.last) add(each);
  add(2 * descent.passes + static_cast<int>(descent.to_move));
  add(komi_);
  return key;
}

// What the network has said, its moves likeliest first. Where there is no room for more moves, there are none.
NetworkSearch::Opinion NetworkSearch::opinion_of(const Descent& descent, const Evaluation& judged,
                                                 const RootMoves& root_moves) {
  const Board& board = descent.board;
  Opinion opinion{.worth = {.chance = judged.chance, .lead = judged.lead},
                  .first_move = static_cast<std::uint32_t>(moves_.size())};
  if (moves_.size() + static_cast<std::size_t>(board.size().area()) + 1 > kMostMoves) return opinion;
  const auto add = [&](Cell move) {
    moves_.push_back({.prior = move == 0 ? judged.pass : judged.moves[move], .at = move});
  };
  const bool is_root = !root_moves.all.empty();
  if (is_root) {
    std::ranges::for_each(root_moves.all, add);
  } else {
    for_sensible_moves(board, descent.to_move, add);
    add(0);
  }
  const auto moves = std::span(moves_).subspan(opinion.first_move);
  if (!root_moves.vital.empty()) {
    const float least = std::ranges::max(moves, {}, &Expected::prior).prior - kVitalBelowBest;
    for (Expected& each : moves)
      if (std::ranges::find(root_moves.vital, each.at) != root_moves.vital.end())
        each.prior = std::max(each.prior, least);
  }
  std::ranges::stable_sort(moves, std::greater{}, &Expected::prior);
  const float largest = moves.front().prior;
  float sum = 0;
  constexpr float kLeast = -40;
  for (Expected& each : moves) sum += each.prior = exponential(std::max(each.prior - largest, kLeast));
  for (Expected& each : moves) each.prior /= sum;
  std::size_t count = moves.size();
  while (!is_root && moves[count - 1].prior < kLeastPrior) --count;
  moves_.resize(opinion.first_move + count);
  opinion.moves = static_cast<std::uint16_t>(count);
  return opinion;
}

NetworkSearch::Worth NetworkSearch::expand(const Game& game, const Descent& descent,
                                           const RootMoves& root_moves) {
  Node& node = nodes_[descent.path.back()];
  const auto take = [&node](const Opinion& opinion) {
    node.first_move = opinion.first_move;
    node.moves = opinion.moves;
    return opinion.worth;
  };
  if (descent.path.back() == 0) {
    ++evaluations_;
    return take(opinion_of(descent, evaluator_.evaluate(descent.situation(komi_)), root_moves));
  }
  const std::uint64_t key = key_of(descent);
  if (const auto known = opinions_.find(key); known != opinions_.end()) return take(known->second);
  ++evaluations_;
  const Evaluation* judged = looks_ahead_ ? foresight_->answer(key) : nullptr;
  if (judged != nullptr) {
    ++foreseen_;
  } else {
    if (looks_ahead_) look_ahead(game, descent.path);
    judged = &evaluator_.evaluate(descent.situation(komi_));
  }
  const Opinion opinion = opinion_of(descent, *judged, {});
  if (opinion.moves > 0 && opinions_.size() < kMostOpinions) opinions_.emplace(key, opinion);
  return take(opinion);
}

void NetworkSearch::learn(const std::vector<std::uint32_t>& path, Worth worth) {
  for (std::size_t depth = path.size(); depth-- > 0;) {
    worth = {.chance = 1 - worth.chance, .lead = -worth.lead};  // for the side that has made the move
    Node& node = nodes_[path[depth]];
    ++node.visits;
    node.value += worth_of(worth.chance, worth.lead, side_, kScoreShare);
    node.chances += worth.chance;
    node.leads += worth.lead;
  }
}

void NetworkSearch::forget() {
  opinions_.clear();
  moves_.clear();
  if (foresight_) foresight_->forget();
}

void NetworkSearch::search(const Game& game, const RootMoves& root_moves, std::uint64_t evaluations,
                           const std::stop_token& stop, const Watch& watch) {
  constexpr std::uint64_t kBetweenLooks = 32;
  constexpr std::uint64_t kMostForOne = 4;         // visits for an evaluation
  constexpr std::uint64_t kLeastToLookAhead = 50;  // evaluations
  assert(!root_moves.all.empty());
  const Board& board = game.board();
  if (side_ != board.side() || moves_.size() > kMostMoves / 2 || opinions_.size() > kMostOpinions / 2)
    forget();
  side_ = board.side();
  komi_ = game.area_komi();
  visits_ = evaluations_ = foreseen_ = 0;
  looks_ahead_ = foresight_ && evaluations >= kLeastToLookAhead;
  const std::uint64_t most =
      evaluations < kMostVisits / kMostForOne ? kMostForOne * evaluations : kMostVisits;
  nodes_.clear();
  // A stop would come late while a large tree is copied to a larger place.
  nodes_.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(kMostNodes, most + 1)));
  opinions_.reserve(
      static_cast<std::size_t>(std::min<std::uint64_t>(kMostOpinions, opinions_.size() + evaluations)));
  moves_.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(
      kMostMoves, moves_.size() + (evaluations + 2) * static_cast<std::uint64_t>(board.size().area() + 1))));
  nodes_.emplace_back();
  do {
    Descent descent = start_of(game);
    descend(descent);
    if (descent.passes >= 2) {
      ++evaluations_;
      learn(descent.path, counted(descent));
    } else {
      learn(descent.path, expand(game, descent, root_moves));
    }
    ++visits_;
    if (watch && visits_ % kBetweenLooks == 0) watch();
  } while (evaluations_ < evaluations && visits_ < most && !stop.stop_requested());
}

std::vector<Candidate> NetworkSearch::candidates(std::size_t most) const {
  const Node& root = nodes_.front();
  const Board board(side_);
  std::vector<std::uint32_t> order;  // nodes; the likeliest first
  for (std::uint32_t i = root.first_child; i != 0; i = nodes_[i].next) order.push_back(i);
  std::ranges::reverse(order);
  std::ranges::stable_sort(order, std::greater{}, [this](std::uint32_t i) { return nodes_[i].visits; });
  const auto move_at = [&board](Cell at) {
    return at == 0 ? Move{.kind = Move::Kind::Pass} : Move{.at = board.point(at)};
  };
  std::vector<Candidate> found;
  for (const std::uint32_t i : order) {
    if (found.size() == most) return found;
    const Node& node = nodes_[i];
    const auto visits = static_cast<float>(node.visits);
    found.push_back({.move = move_at(node.at),
                     .visits = node.visits,
                     .chance = node.chances / visits,
                     .lead = node.leads / visits,
                     .prior = node.prior,
                     .line = line_from(nodes_, i, side_, kLeastVisits,
                                       [this](const Node& of) { return most_visited(of); })});
  }
  const auto all = static_cast<float>(root.visits);
  for (std::size_t i = root.read; i < root.moves && found.size() < most; ++i) {
    const Expected& unread = moves_[root.first_move + i];
    found.push_back({.move = move_at(unread.at),
                     .chance = 1 - root.chances / all,
                     .lead = -root.leads / all,
                     .prior = unread.prior,
                     .line = {}});
    if (unread.at != 0) found.back().line.push_back(board.point(unread.at));
  }
  return found;
}

}  // namespace quintet::go
