#include "core/go/network_search.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>
#include <iterator>

#include "core/go/playout.hpp"
#include "core/go/score.hpp"
#include "core/go/search_tree.hpp"

namespace quintet::go {
namespace {

constexpr std::uint32_t kLeastVisits = 4;      // of the last move of a line but one
constexpr std::size_t kMostNodes = 2'000'000;  // 64 MB
// Points count a little, so that games that are won or lost are played well to their end.
constexpr float kScoreShare = 0.12F;
// How much a move is explored, growing slowly with the visits; and how much worse than its parent a move is taken to be
// before it is read, if all that is likely has been.
constexpr float kExplore = 1.1F, kExploreGrowth = 0.45F, kExploreBase = 500, kReduction = 0.2F;

// A logarithm that is the same on every machine, exact enough for exploring.
float growth(float visits) {
  float doublings = 0;
  for (float left = (visits + kExploreBase) / kExploreBase; left > 1; left /= 2)
    doublings += std::min(left - 1, 1.0F);
  return kExplore + kExploreGrowth * doublings;
}

}  // namespace

std::uint32_t NetworkSearch::best_child(std::uint32_t of) const {
  const Node& node = nodes_[of];
  const auto children = std::span(nodes_).subspan(node.first_child, node.children);
  float read = 0;
  for (const Node& child : children)
    if (child.visits > 0) read += child.prior;
  const auto visits = static_cast<float>(node.visits);
  const float own = 1 - node.value / visits;
  const float unread = own - kReduction * std::sqrt(read);
  const float explore = growth(visits) * std::sqrt(visits);
  std::uint32_t best = node.first_child;
  float most = -1;
  for (std::uint32_t i = 0; i < node.children; ++i) {
    const Node& child = children[i];
    const auto count = static_cast<float>(child.visits);
    const float value = child.visits > 0 ? child.value / count : unread;
    const float urge = value + explore * child.prior / (1 + count);
    if (urge <= most) continue;
    most = urge;
    best = node.first_child + i;
  }
  return best;
}

void NetworkSearch::descend(Descent& descent) const {
  std::uint32_t at = 0;
  descent.path.push_back(at);
  while (descent.passes < 2 && nodes_[at].children > 0) {
    at = best_child(at);
    descent.path.push_back(at);
    const Cell move = nodes_[at].at;
    if (move == 0) {
      descent.board.pass();
      ++descent.passes;
    } else {
      descent.board.place(move, descent.to_move);
      descent.passes = 0;
    }
    descent.last = {move, descent.last[0], descent.last[1]};
    descent.to_move = other(descent.to_move);
  }
}

// After two passes the board counts as it is.
NetworkSearch::Worth NetworkSearch::counted(const Descent& descent) const {
  const Board& board = descent.board;
  const int black = area_of(board).lead() - komi_;
  const int lead = descent.to_move == Colour::Black ? black : -black;
  return {.chance = lead > 0 ? 1.0F : lead < 0 ? 0.0F : 0.5F, .lead = static_cast<float>(lead) / 2};
}

NetworkSearch::Worth NetworkSearch::expand(const Descent& descent, std::span<const Cell> root_moves) {
  const Board& board = descent.board;
  const Evaluation& judged = evaluator_.evaluate({.board = board,
                                                  .to_move = descent.to_move,
                                                  .last = descent.last,
                                                  .passed = descent.passes > 0,
                                                  .komi = komi_});
  const Worth worth{.chance = judged.chance, .lead = judged.lead};
  if (nodes_.size() + static_cast<std::size_t>(board.size().area()) + 1 > kMostNodes) return worth;
  const std::uint32_t node = descent.path.back();
  const auto first = static_cast<std::uint32_t>(nodes_.size());
  const auto add = [&](Cell move) {
    nodes_.push_back({.at = move, .prior = move == 0 ? judged.pass : judged.moves[move]});
  };
  if (node == 0) {
    std::ranges::for_each(root_moves, add);
  } else {
    for_sensible_moves(board, descent.to_move, add);
    add(0);
  }
  const auto children = std::span(nodes_).subspan(first);
  const float largest = std::ranges::max(children, {}, &Node::prior).prior;
  float sum = 0;
  constexpr float kLeast = -40;
  for (Node& child : children) sum += child.prior = exponential(std::max(child.prior - largest, kLeast));
  for (Node& child : children) child.prior /= sum;
  nodes_[node].first_child = first;
  nodes_[node].children = static_cast<std::uint16_t>(children.size());
  return worth;
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

void NetworkSearch::search(const Game& game, std::span<const Cell> root_moves, std::uint64_t visits,
                           const std::stop_token& stop, const Watch& watch) {
  constexpr std::uint64_t kBetweenLooks = 32;
  assert(!root_moves.empty());
  const Board& board = game.board();
  side_ = board.side();
  komi_ = game.area_komi();
  visits_ = 0;
  nodes_.clear();
  // A stop would come late while a large tree is copied to a larger place.
  nodes_.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(
      kMostNodes, (visits + 2) * static_cast<std::uint64_t>(board.size().area() + 1))));
  nodes_.emplace_back();
  do {
    Descent descent{.board = board, .to_move = game.to_move(), .passes = game.passed() ? 1 : 0, .path = {}};
    std::ranges::transform(game.recent(), descent.last.begin(),
                           [&](const std::optional<Point>& at) { return at ? board.cell(*at) : Cell{0}; });
    descend(descent);
    learn(descent.path, descent.passes >= 2 ? counted(descent) : expand(descent, root_moves));
    ++visits_;
    if (watch && visits_ % kBetweenLooks == 0) watch();
  } while (visits_ < visits && !stop.stop_requested());
}

std::vector<Candidate> NetworkSearch::candidates(std::size_t most) const {
  const Node& root = nodes_.front();
  const Board board(side_);
  std::vector<std::uint32_t> order;
  for (std::uint32_t i = 0; i < root.children; ++i) order.push_back(root.first_child + i);
  // Among moves that were not read, the likely ones come first.
  std::ranges::stable_sort(order, [this](std::uint32_t a, std::uint32_t b) {
    return nodes_[a].visits != nodes_[b].visits ? nodes_[a].visits > nodes_[b].visits
                                                : nodes_[a].prior > nodes_[b].prior;
  });
  order.resize(std::min(order.size(), most));
  std::vector<Candidate> found;
  for (const std::uint32_t i : order) {
    const Node& node = nodes_[i];
    const bool is_read = node.visits > 0;
    const auto visits = static_cast<float>(std::max(node.visits, 1U));
    const auto all = static_cast<float>(root.visits);
    found.push_back({.move = node.at == 0 ? Move{.kind = Move::Kind::Pass} : Move{.at = board.point(node.at)},
                     .visits = node.visits,
                     .chance = is_read ? node.chances / visits : 1 - root.chances / all,
                     .lead = is_read ? node.leads / visits : -root.leads / all,
                     .prior = node.prior,
                     .line = line_from(nodes_, i, side_, kLeastVisits)});
  }
  return found;
}

}  // namespace quintet::go
