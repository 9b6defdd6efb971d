#include "core/go/problem.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>

#include "core/named.hpp"
#include "core/stone_rows.hpp"
#include "core/text.hpp"

// Compiled in from assets/problems/go.problems; see core/shipped.S.
extern "C" const char kGoProblems, kGoProblemsEnd;

namespace quintet::go {
namespace {

constexpr std::array<std::string_view, kProblemKinds.size()> kKindNames{"capture", "snapback", "net",
                                                                        "ladder",  "live",     "kill"};
constexpr std::array<std::string_view, 2> kSideNames{"black", "white"};
constexpr std::string_view kProblemMarks = ".XO";
constexpr std::size_t kLongestId = 40;

tl::unexpected<ParseError> bad_problem(std::string message) {
  return parse_error(std::move(message));
}

std::string write_points(const std::vector<Point>& points, int side) {
  std::string text;
  for (const Point at : points) {
    if (!text.empty()) text += ',';
    text += point_name(at, side);
  }
  return text;
}

// Sorted and each once.
std::optional<std::vector<Point>> read_points(std::string_view text, int side) {
  std::vector<Point> points;
  for (const std::string_view name : split(text, ',')) {
    const auto at = read_point_name(name, side);
    if (!at) return std::nullopt;
    points.push_back(*at);
  }
  std::ranges::sort(points);
  if (std::ranges::adjacent_find(points) != points.end()) return std::nullopt;
  return points;
}

std::string write_rows(const Grid<Stone>& stones) {
  std::string rows = write_stone_rows(stones, kProblemMarks);
  std::ranges::replace(rows, '\n', '/');
  rows.pop_back();
  return rows;
}

std::string write_question(const Problem& problem) {
  std::string text = "to_move=";
  text += kSideNames[index_of(problem.to_move)];
  if (is_counted(problem.kind)) text += " moves=" + std::to_string(problem.moves);
  text += " target=" + point_name(problem.target, problem.side());
  if (!problem.region.empty()) text += " region=" + write_points(problem.region, problem.side());
  return text;
}

bool is_id(std::string_view text) {
  constexpr std::string_view kAllowed = "abcdefghijklmnopqrstuvwxyz0123456789-";
  return text.size() <= kLongestId && text.find_first_not_of(kAllowed) == std::string_view::npos;
}

// What is wrong with the region of a problem of life and death, in English. Around it and around the marked chain only stones
// of the attacker stand, and none of them can be taken.
std::string_view check_region(const Problem& problem, const Board& board) {
  if (problem.region.empty() || problem.region.size() > kMostRegion)
    return "the region has from 1 to 10 points";
  const auto in_region = [&](Point at) { return std::ranges::binary_search(problem.region, at); };
  const auto marked = [&](Point at) { return !board.is_empty(at) && board.same_chain(at, problem.target); };
  if (std::ranges::any_of(problem.region, marked)) return "the marked chain is not in the region";
  const Stone attacker = stone_of(other(problem.defender()));
  std::vector<Point> inside = board.chain(problem.target);
  inside.insert(inside.end(), problem.region.begin(), problem.region.end());
  for (const Point at : inside) {
    for (const Point beside : board.neighbours(at)) {
      if (!in_region(beside) && !marked(beside) && board[beside] != attacker)
        return "the region is not closed";
    }
  }
  for (std::size_t i = 0; i < problem.stones.cells().size(); ++i) {
    const Point at = problem.stones.point(i);
    if (board.is_empty(at) || in_region(at) || marked(at)) continue;
    if (board[at] != attacker) return "a stone outside the region belongs to no chain of the problem";
    if (std::ranges::all_of(board.liberty_points(at), in_region))
      return "a stone around the region can be taken";
  }
  return {};
}

std::string_view check_points(const Problem& problem, const Board& board) {
  if (board.is_empty(problem.target)) return "there is no stone on the target";
  if (board[problem.target] != stone_of(problem.defender())) return "the target is of the wrong colour";
  for (const Point at : problem.right) {
    if (!board.is_empty(at) || board.is_suicide(at, problem.to_move)) return "a right move is not legal";
    if (!problem.region.empty() && !std::ranges::binary_search(problem.region, at))
      return "a right move is outside the region";
  }
  return is_counted(problem.kind) ? std::string_view() : check_region(problem, board);
}

// Takes the fields behind the id off the text, as far as they are understood.
Expected<void, ParseError> take_question(std::string_view& text, Problem& problem) {
  const auto to_move = take_field(text, "to_move");
  const auto colour =
      to_move ? find_named(kColours, *to_move, [](Colour each) { return kSideNames[index_of(each)]; })
              : std::nullopt;
  if (!colour) return bad_problem("to_move is black or white");
  problem.to_move = *colour;
  if (is_counted(problem.kind)) {
    const auto field = take_field(text, "moves");
    const auto moves = field ? read_number(*field, kMostProblemMoves) : std::nullopt;
    if (!moves || *moves < 1)
      return bad_problem("moves is a number from 1 to " + std::to_string(kMostProblemMoves));
    problem.moves = *moves;
  }
  return {};
}

Expected<void, ParseError> take_points(std::string_view& text, Problem& problem) {
  const int side = problem.side();
  const auto target_field = take_field(text, "target");
  const auto target = target_field ? read_point_name(*target_field, side) : std::nullopt;
  if (!target) return bad_problem("target is a point of the board");
  problem.target = *target;
  if (!is_counted(problem.kind)) {
    const auto field = take_field(text, "region");
    auto region = field ? read_points(*field, side) : std::nullopt;
    if (!region) return bad_problem("region is a list of different points");
    problem.region = *std::move(region);
  }
  const auto field = take_field(text, "right");
  auto right = field ? read_points(*field, side) : std::nullopt;
  if (!right) return bad_problem("right is a list of different points");
  problem.right = *std::move(right);
  return {};
}

}  // namespace

std::string_view name(ProblemKind kind) {
  return entry(kKindNames, kind);
}

std::optional<ProblemKind> read_problem_kind(std::string_view text) {
  return find_named(kProblemKinds, text);
}

Board Problem::board() const {
  return board_of(stones).value();
}

Start Problem::start() const {
  Start start{.side = side(), .first = to_move};
  for (std::size_t i = 0; i < stones.cells().size(); ++i) {
    if (stones.cells()[i] != Stone::None)
      start.stones[index_of(colour_of(stones.cells()[i]))].push_back(stones.point(i));
  }
  return start;
}

std::span<const Problem> problems() {
  static const std::vector<Problem> all =
      read_problems({&kGoProblems, static_cast<std::size_t>(&kGoProblemsEnd - &kGoProblems)}).value();
  return all;
}

const Problem* find_problem(std::string_view id) {
  const auto all = problems();
  const auto found = std::ranges::find(all, id, &Problem::id);
  return found == all.end() ? nullptr : &*found;
}

std::string id_of(const Problem& problem) {
  const std::string all =
      std::string(name(problem.kind)) + ' ' + write_question(problem) + ' ' + write_rows(problem.stones);
  return std::string(name(problem.kind)) + '-' + write_hex(checksum(all)).substr(8);
}

std::string write_problem(const Problem& problem) {
  return problem.id + " level=" + std::to_string(problem.difficulty) + ' ' + write_question(problem) +
         " right=" + write_points(problem.right, problem.side()) + " board=" + write_rows(problem.stones);
}

Expected<Problem, ParseError> read_problem(std::string_view line) {
  std::string_view text = trimmed(line);
  Problem problem;
  problem.id = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), problem.id.size() + 1));
  const auto kind = read_problem_kind(std::string_view(problem.id).substr(0, problem.id.find('-')));
  if (!kind || !is_id(problem.id))
    return bad_problem("a problem begins with its kind and number, such as net-3f9a2c1b");
  problem.kind = *kind;
  const auto level_field = take_field(text, "level");
  const auto level = level_field ? read_number(*level_field, kHardestProblem) : std::nullopt;
  if (!level || *level < kEasiestProblem) return bad_problem("level is a number from 1 to 5");
  problem.difficulty = *level;
  if (const auto taken = take_question(text, problem); !taken) return tl::unexpected(taken.error());

  // The size of the board comes last, and the points need it.
  constexpr std::string_view kBoard = " board=";
  const auto at_board = text.find(kBoard);
  if (at_board == std::string_view::npos) return bad_problem("the board is missing");
  auto stones = read_stone_rows(split(text.substr(at_board + kBoard.size()), '/'), kLeastSide,
                                kMostProblemSide, kProblemMarks);
  if (!stones) return bad_problem("the board: " + stones.error().message);
  problem.stones = *std::move(stones);
  text = text.substr(0, at_board);
  if (const auto taken = take_points(text, problem); !taken) return tl::unexpected(taken.error());
  if (!text.empty()) return bad_problem("there is more than a problem has: " + std::string(text));

  const auto board = board_of(problem.stones);
  if (!board) return bad_problem("the board: these stones have no liberties");
  if (const std::string_view wrong = check_points(problem, *board); !wrong.empty())
    return bad_problem(std::string(wrong));
  return problem;
}

Expected<std::vector<Problem>, ParseError> read_problems(std::string_view text) {
  std::vector<Problem> all;
  std::set<std::string> ids;
  int number = 0;
  for (const std::string_view line : split_lines(text)) {
    ++number;
    if (trimmed(line).empty() || line.starts_with('#')) continue;
    auto problem = read_problem(line);
    if (!problem) return parse_error(std::move(problem.error().message), number);
    if (!ids.insert(problem->id).second) return parse_error("this problem comes twice", number);
    all.push_back(*std::move(problem));
  }
  return all;
}

std::string write_problems(std::span<const Problem> problems) {
  std::string text;
  for (const Problem& problem : problems) text += write_problem(problem) + '\n';
  return text;
}

}  // namespace quintet::go
