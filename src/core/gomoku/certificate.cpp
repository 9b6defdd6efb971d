#include "core/gomoku/certificate.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/gomoku/position.hpp"
#include "core/gomoku/score.hpp"
#include "core/gomoku/search.hpp"
#include "core/gomoku/vcf.hpp"
#include "core/text.hpp"

namespace quintet::gomoku {
namespace {

// A move of the attacker, and before it the defender's that it answers.
struct Node {
  std::optional<Point> reply{};  // nothing: any that is not named beside it, or the first move
  Point move;
  std::vector<Node> below{};
  int line = 0;
};

// Carries out a tree on the board, by the rules alone.
class Checker {
 public:
  Checker(Board board, Rule rule, Colour attacker, std::int64_t checks)
      : board_(std::move(board)), rule_(rule), attacker_(attacker), checks_(checks) {}

  // Whether the attacker, to move, wins by this tree.
  bool holds(const Node& node) {
    if (!is_legal(node.move, attacker_)) return fail("this move is not legal", node);
    board_.set(node.move, stone_of(attacker_));
    const bool won = !winning_row(board_, node.move, rule_).empty() || is_answered(node);
    board_.set(node.move, Stone::None);
    return won;
  }
  bool holds_after(Point reply, const Node& node) {
    board_.set(reply, stone_of(other(attacker_)));
    const bool won = winning_row(board_, reply, rule_).empty()
                         ? holds(node)
                         : fail(write_point(reply, board_.side()) + " makes five", node);
    board_.set(reply, Stone::None);
    return won;
  }
  bool is_legal(Point at, Colour colour) const {
    return board_.is_empty(at) &&
           (rule_ != Rule::Renju || colour == Colour::White || forbidden(board_, at) == Forbidden::No);
  }

  void set(Point at, Stone stone) { board_.set(at, stone); }
  const ParseError& failure() const { return failure_; }

 private:
  // Every legal move of the defender.
  bool is_answered(const Node& node) {
    bool moves = false;
    for (std::size_t i = 0; i < board_.cells().cells().size(); ++i) {
      const Point reply = board_.cells().point(i);
      if (!is_legal(reply, other(attacker_))) continue;
      moves = true;
      if (--checks_ < 0) return fail("the tree is too large to be checked", node);
      const auto named = std::ranges::find(node.below, std::optional(reply), &Node::reply);
      const auto answer = named != node.below.end()
                              ? named
                              : std::ranges::find(node.below, std::optional<Point>(), &Node::reply);
      if (answer == node.below.end())
        return fail(write_point(reply, board_.side()) + " is not answered", node);
      if (!holds_after(reply, *answer)) return false;
    }
    return moves || fail("the defender has no move", node);
  }

  bool fail(std::string message, const Node& node) {
    failure_ = {.message = std::move(message), .line = node.line, .column = 0};
    return false;
  }

  Board board_;
  Rule rule_;
  Colour attacker_;
  ParseError failure_;
  std::int64_t checks_;  // moves of the defender that are left
};

// Finds a win, and an answer to every move against it.
class Builder {
 public:
  Builder(const Board& board, Rule rule, std::uint64_t nodes, const std::stop_token& stop)
      : position_(board, rule),
        checker_(board, rule, position_.to_move(), kUsualChecks),
        table_(kTableBytes, stop),
        vcf_(table_, stop),
        searcher_(kTableBytes, stop),
        nodes_(nodes),
        stop_(stop) {}

  // With continuous fours alone, or with every means.
  std::optional<Node> win(bool by_fours) {
    constexpr int kMostNodes = 20'000;
    if (++made_ > kMostNodes || stop_.stop_requested()) return std::nullopt;
    const auto cell = winning_move(by_fours);
    if (!cell) return std::nullopt;
    const bool is_five = position_.threat(position_.to_move(), *cell) == Threat::Five;
    Node node{.move = position_.point(*cell)};
    if (is_five) return node;
    place(*cell);
    auto below = answers(by_fours);
    take_back(*cell);
    if (!below) return std::nullopt;
    node.below = *std::move(below);
    return node;
  }

 private:
  static constexpr std::size_t kTableBytes = std::size_t{16} << 20U;

  std::optional<Cell> winning_move(bool by_fours) {
    if (const Cell five = position_.find(position_.to_move(), Threat::Five); five != kNoCell) return five;
    if (vcf_.search(position_, {.nodes = std::min<std::uint64_t>(nodes_, 20'000)}) > 0) {
      const std::vector<Cell> line = vcf_.line(position_);
      if (!line.empty()) return line.front();
    }
    if (by_fours || position_.full()) return std::nullopt;
    const Thought thought = searcher_.think(position_.board(), position_.rule(),
                                            {.nodes = nodes_, .proves = true}, Random(0), stop_);
    return is_win(thought.value) ? std::optional(position_.cell(thought.move)) : std::nullopt;
  }

  // What wins if the defender passes answers most moves; the others have answers of their own.
  std::optional<std::vector<Node>> answers(bool by_fours) {
    position_.pass();
    auto threat = win(true);
    position_.pass();
    std::vector<Node> all;
    for (Cell cell = 0; cell < position_.cells(); ++cell) {
      const Point reply = position_.point(cell);
      if (!checker_.is_legal(reply, position_.to_move())) continue;
      if (threat && checker_.holds_after(reply, *threat)) continue;
      if (position_.threat(position_.to_move(), cell) == Threat::Five) return std::nullopt;
      place(cell);
      auto answer = win(by_fours);
      take_back(cell);
      if (!answer) return std::nullopt;
      answer->reply = reply;
      all.push_back(*std::move(answer));
    }
    if (threat) all.push_back(*std::move(threat));
    return all;
  }

  void place(Cell cell) {
    checker_.set(position_.point(cell), stone_of(position_.to_move()));
    position_.place(cell);
  }
  void take_back(Cell cell) {
    position_.take_back();
    checker_.set(position_.point(cell), Stone::None);
  }

  Position position_;
  Checker checker_;  // on the same stones
  Table table_;
  Vcf vcf_;
  Searcher searcher_;
  std::uint64_t nodes_;
  const std::stop_token& stop_;
  int made_ = 0;
};

void write_tree(std::string& text, const std::vector<Node>& nodes, int side, std::size_t depth) {
  for (const Node& node : nodes) {
    text += std::string(depth, ' ') + (node.reply ? write_point(*node.reply, side) : "*") + ' ' +
            write_point(node.move, side) + '\n';
    write_tree(text, node.below, side, depth + 1);
  }
}

// The lines of a tree from `next` on that are `depth` spaces in, with all below them.
class TreeReader {
 public:
  TreeReader(CertificateLines lines, std::size_t next, int side) : lines_(lines), next_(next), side_(side) {}

  Expected<std::vector<Node>, ParseError> nodes(std::size_t depth) {
    constexpr std::size_t kDeepest = kMostCells / 2;  // moves of the attacker
    std::vector<Node> all;
    while (next_ < lines_.size() && depth_of(lines_[next_]) >= depth) {
      const int line = static_cast<int>(next_) + 1;
      if (depth_of(lines_[next_]) > depth || depth > kDeepest)
        return parse_error("this line is too far in", line, static_cast<int>(depth) + 1);
      auto node = read_node(lines_[next_].substr(depth));
      if (!node)
        return parse_error("expected a move or *, and the answer", line, static_cast<int>(depth) + 1);
      node->line = line;
      ++next_;
      auto below = nodes(depth + 1);
      if (!below) return below;
      node->below = *std::move(below);
      all.push_back(*std::move(node));
    }
    return all;
  }
  bool at_end() const { return next_ == lines_.size(); }

 private:
  static std::size_t depth_of(std::string_view line) {
    return std::min(line.find_first_not_of(' '), line.size());
  }
  std::optional<Node> read_node(std::string_view text) const {
    const auto words = split(text, ' ');
    if (words.size() != 2) return std::nullopt;
    const auto move = read_point(words[1], side_);
    const auto reply = words[0] == "*" ? std::nullopt : read_point(words[0], side_);
    if (!move || (words[0] != "*" && !reply)) return std::nullopt;
    return Node{.reply = reply, .move = *move};
  }

  CertificateLines lines_;
  std::size_t next_;
  int side_;
};

std::size_t count_lines(const Node& node) {
  std::size_t lines = 1;
  for (const Node& each : node.below) lines += count_lines(each);
  return lines;
}

}  // namespace

std::optional<std::string> write_certificate(const Board& board, Rule rule, std::uint64_t nodes,
                                             const std::stop_token& stop) {
  const auto tree = Builder(board, rule, nodes, stop).win(false);
  if (!tree) return std::nullopt;
  std::string text = "certificate gomoku rule=" + std::string(name(rule)) + '\n' + write_board(board) + '\n' +
                     write_point(tree->move, board.side()) + '\n';
  write_tree(text, tree->below, board.side(), 1);
  return text;
}

Checked check_certificate(CertificateLines lines, std::int64_t checks) {
  std::string_view head = lines.front();
  const auto word = take_field(head, "rule");
  const auto rule = word && head.empty() ? read_rule(*word) : std::nullopt;
  if (!rule) return parse_error("expected rule=freestyle, exact or renju", 1);
  const CertificateParts parts = parts_of(lines);
  const auto board = read_board({parts.rows.begin(), parts.rows.end()});
  if (!board) return parse_error(board.error().message, board.error().line + 1, board.error().column);
  if (has_winning_row(*board, *rule)) return parse_error("there is a row of five already", 2);
  const int line = parts.before_rest + 1;
  const auto move = parts.rest.empty() ? std::nullopt : read_point(parts.rest.front(), board->side());
  if (!move) return parse_error("expected the first move", line);
  TreeReader reader(lines, static_cast<std::size_t>(line), board->side());
  auto below = reader.nodes(1);
  if (!below) return tl::unexpected(below.error());
  if (!reader.at_end()) return parse_error("only the first move stands at the beginning of a line", line + 1);
  const Node tree{.move = *move, .below = *std::move(below), .line = line};
  const Colour attacker = to_move(*board);
  Checker checker(*board, *rule, attacker, checks);
  if (!checker.holds(tree)) return tl::unexpected(checker.failure());
  return std::string(attacker == Colour::Black ? "black" : "white") + " wins with " +
         write_point(*move, board->side()) + ", whatever is played, by " + std::to_string(count_lines(tree)) +
         " moves";
}

}  // namespace quintet::gomoku
