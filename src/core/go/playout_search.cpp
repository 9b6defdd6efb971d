#include "core/go/playout_search.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/go/search_tree.hpp"
#include "core/go/shape_weights.hpp"
#include "core/go/tactics.hpp"

namespace quintet::go {
namespace {

constexpr std::size_t kMostNodes = 1'500'000;  // 60 MB
constexpr float kExpandAt = 8;                 // visits
constexpr float kRaveEqual = 3500;  // visits at which the tree's own figures weigh about as much as RAVE's

// Prior visits; all of them are won, or all lost.
constexpr float kEven = 10, kTakes = 15, kTakesMany = 30, kSaves = 30, kShape = 6, kBestShape = 10,
                kSelfAtari = -10, kEdge = -10, kThirdLine = 10;
constexpr std::array kNear{24.0F, 22.0F, 8.0F};  // by the distance from the last move
constexpr int kMany = 2;                         // stones

int distance(Point a, Point b) {
  return std::abs(a.row - b.row) + std::abs(a.column - b.column);
}

// Lines from the edge, from 0.
int line_of(Point at, int side) {
  return std::min({at.row, at.column, side - 1 - at.row, side - 1 - at.column});
}

bool is_alone(const Board& board, Point at) {
  constexpr int kReach = 3;
  for (int row = at.row - kReach; row <= at.row + kReach; ++row) {
    for (int column = at.column - kReach; column <= at.column + kReach; ++column) {
      const Point each{row, column};
      if (board.contains(each) && distance(each, at) <= kReach && !board.is_empty(each)) return false;
    }
  }
  return true;
}

// What a player would think of a move before reading it.
struct Prior {
  float wins = kEven / 2, visits = kEven;
  void add(float weight) {
    wins += std::max(weight, 0.0F);
    visits += std::abs(weight);
  }
};

Prior prior_of(const Board& board, Cell at, Colour colour, const std::array<Cell, 2>& last) {
  Prior prior;
  const Point point = board.point(at);
  for (const Cell beside : board.around(at)) {
    if (board.is_rim(beside) || board[beside] == Stone::None || !board.in_atari(beside)) continue;
    if (board[beside] != stone_of(colour)) {
      prior.add(board.chain_size(beside) >= kMany ? kTakesMany : kTakes);
    } else {
      const auto saving = Ladders().saving_moves(board, beside);
      if (std::ranges::find(saving, at) != saving.end()) prior.add(kSaves);
    }
  }
  prior.add(std::min(kBestShape, kShape * static_cast<float>(shape_weight(board, at, colour)) / kElsewhere));
  if (is_self_atari(board, at, colour)) prior.add(kSelfAtari);
  if (last[0] != 0) {
    const auto far = static_cast<std::size_t>(distance(board.point(last[0]), point)) - 1;
    if (far < kNear.size()) prior.add(kNear[far]);
  }
  const int line = line_of(point, board.side());
  if (line <= 1 && is_alone(board, point)) prior.add(kEdge);
  if (line == 2 && is_alone(board, point)) prior.add(kThirdLine);
  return prior;
}

// Black's lead at the end of a playout, in half points: area, as playouts end without neutral points. A prisoner more counts
// under territory scoring as the stone less on the board, and so the same.
int lead_of(const Board& end, const Game& game) {
  return 2 * lead_at_end(end) - game.area_komi();
}

}  // namespace

void PlayoutSearch::expand(std::uint32_t node, const Descent& at) {
  if (nodes_.size() + static_cast<std::size_t>(at.board.size().area()) + 1 > kMostNodes) return;
  const auto first = static_cast<std::uint32_t>(nodes_.size());
  const auto add = [&](Cell cell) {
    // A pass ends the game after another pass, and is otherwise a move like others, that is rarely good.
    const Prior prior = cell == 0 ? Prior{.wins = 0} : prior_of(at.board, cell, at.to_move, at.last);
    nodes_.push_back({.at = cell, .prior_wins = prior.wins, .prior_visits = prior.visits});
  };
  if (node == 0) {
    std::ranges::for_each(root_moves_, add);
  } else {
    for_sensible_moves(at.board, at.to_move, add);
    add(0);
  }
  nodes_[node].first_child = first;
  nodes_[node].children = static_cast<std::uint16_t>(nodes_.size() - first);
}

std::uint32_t PlayoutSearch::best_child(const Node& node) const {
  std::uint32_t best = node.first_child;
  float best_value = -1;
  for (std::uint32_t i = 0; i < node.children; ++i) {
    const Node& child = nodes_[node.first_child + i];
    const float visits = child.visits + child.prior_visits;
    const float own = (child.wins + child.prior_wins) / visits;
    float value = own;
    if (child.rave_visits > 0) {
      const float weight =
          child.rave_visits / (child.rave_visits + visits + visits * child.rave_visits / kRaveEqual);
      value = weight * child.rave_wins / child.rave_visits + (1 - weight) * own;
    }
    if (value > best_value) {
      best_value = value;
      best = node.first_child + i;
    }
  }
  return best;
}

void PlayoutSearch::descend(Descent& descent) {
  std::uint32_t at = 0;
  descent.path.push_back(at);
  while (descent.passes < 2) {
    if (nodes_[at].children == 0) {
      if (nodes_[at].visits < kExpandAt) return;
      expand(at, descent);
      if (nodes_[at].children == 0) return;
    }
    at = best_child(nodes_[at]);
    const Cell move = nodes_[at].at;
    descent.path.push_back(at);
    descent.moves.push_back(move);
    descent.last = {move, descent.last[0]};
    if (move == 0) {
      descent.board.pass();
      ++descent.passes;
    } else {
      // A ko that the tree has not seen yet may forbid a move that it has.
      if (descent.board[move] != Stone::None || descent.board.is_ko(move) ||
          descent.board.is_suicide(move, descent.to_move)) {
        descent.lost_by = descent.to_move;
        return;
      }
      descent.race.add(descent.to_move, descent.board.place(move, descent.to_move));
      if (const auto winner = descent.race.winner()) {
        descent.lost_by = other(*winner);
        return;
      }
      descent.passes = 0;
    }
    descent.to_move = other(descent.to_move);
  }
}

// Each move of the tree that was played later by the same side, before anyone else played there, counts as played first.
void PlayoutSearch::learn(const Descent& descent, const std::vector<Cell>& playout, Colour first, int lead) {
  const auto won = [lead](Colour colour) {
    if (lead == 0) return 0.5F;
    return (lead > 0) == (colour == Colour::Black) ? 1.0F : 0.0F;
  };
  std::vector<Cell> moves = descent.moves;
  moves.insert(moves.end(), playout.begin(), playout.end());
  std::array<std::uint8_t, Board::kCells> by{};  // who has played there first from here on; 1 and 2
  std::size_t next = moves.size();
  for (std::size_t depth = descent.path.size(); depth-- > 0;) {
    // All moves from this depth on.
    while (next > depth) {
      --next;
      const bool even = next % 2 == 0;
      by[moves[next]] = even == (first == Colour::Black) ? 1 : 2;
    }
    const Colour to_move = depth % 2 == 0 ? first : other(first);
    Node& node = nodes_[descent.path[depth]];
    node.visits += 1;
    node.wins += won(other(to_move));
    node.leads += static_cast<float>(to_move == Colour::Black ? -lead : lead) / 2;
    const std::uint8_t me = to_move == Colour::Black ? 1 : 2;
    const float wins = won(to_move);
    for (std::uint32_t i = 0; i < node.children; ++i) {
      Node& child = nodes_[node.first_child + i];
      if (child.at == 0 || by[child.at] != me) continue;
      child.rave_visits += 1;
      child.rave_wins += wins;
    }
  }
}

void PlayoutSearch::search(const Game& game, std::span<const Cell> root_moves, std::uint64_t playouts,
                           Random& random, const std::stop_token& stop, const Watch& watch) {
  constexpr std::uint64_t kBetweenLooks = 32;
  assert(!root_moves.empty());
  game_ = &game;
  root_moves_ = root_moves;
  side_ = game.board().side();
  playouts_ = 0;
  nodes_.clear();
  // A stop would come late while a large tree is copied to a larger place.
  nodes_.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(
      kMostNodes, (playouts + 2) * static_cast<std::uint64_t>(game.board().size().area() + 1))));
  nodes_.push_back({.visits = kExpandAt});
  const Colour me = game.to_move();
  do {
    Descent descent{
        .board = game.board(), .to_move = me, .path = {}, .moves = {}, .passes = 0, .race = game.race()};
    descend(descent);
    ++playouts_;
    if (descent.lost_by) {
      learn(descent, {}, me, *descent.lost_by == Colour::Black ? -1 : 1);
      continue;
    }
    // After two passes what is on the board is played out all the same: that tells which stones are dead.
    const bool stopped = descent.passes >= 2;
    const Playout rest = play_out(descent.board, descent.to_move, Sense::Heavy, random, descent.last,
                                  stopped ? Race{} : descent.race);
    const int lead = !rest.won_by ? lead_of(rest.board, game) : *rest.won_by == Colour::Black ? 1 : -1;
    learn(descent, stopped ? std::vector<Cell>{} : rest.moves, me, lead);
    if (watch && playouts_ % kBetweenLooks == 0) watch();
  } while (playouts_ < playouts && !stop.stop_requested());
  game_ = nullptr;
  root_moves_ = {};
}

std::vector<Candidate> PlayoutSearch::candidates(std::size_t most) const {
  const Node& root = nodes_.front();
  const Board board(side_);
  std::vector<std::uint32_t> order;
  float priors = 0;
  for (std::uint32_t i = root.first_child; i < root.first_child + root.children; ++i) {
    order.push_back(i);
    priors += nodes_[i].prior_wins / nodes_[i].prior_visits;
  }
  std::ranges::stable_sort(order, std::greater{}, [this](std::uint32_t i) { return nodes_[i].visits; });
  order.resize(std::min(order.size(), most));
  const auto best = [this](const Node& of) {
    if (of.children == 0) return std::uint32_t{0};
    const auto children = std::span(nodes_).subspan(of.first_child, of.children);
    return of.first_child + static_cast<std::uint32_t>(std::ranges::max_element(children, {}, &Node::visits) -
                                                       children.begin());
  };
  std::vector<Candidate> found;
  for (const std::uint32_t i : order) {
    const Node& node = nodes_[i];
    const float visits = std::max(node.visits, 1.0F);
    found.push_back({.move = node.at == 0 ? Move{.kind = Move::Kind::Pass} : Move{.at = board.point(node.at)},
                     .visits = static_cast<std::uint64_t>(node.visits),
                     .chance = node.wins / visits,
                     .lead = node.leads / visits,
                     .prior = node.prior_wins / node.prior_visits / std::max(priors, 1e-6F),
                     .line = line_from(nodes_, i, side_, kExpandAt, best)});
  }
  return found;
}

float PlayoutSearch::lead() const {
  const Node& root = nodes_.front();
  return -root.leads / std::max(root.visits - kExpandAt, 1.0F);
}

}  // namespace quintet::go
