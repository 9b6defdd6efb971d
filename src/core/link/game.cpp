#include "core/link/game.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <iterator>
#include <utility>

#include "core/link/board_text.hpp"
#include "core/link/lines.hpp"
#include "core/link/playout.hpp"
#include "core/link/solver.hpp"
#include "core/text.hpp"

namespace quintet::link {
namespace {

constexpr std::string_view kShuffle = "shuffle";
constexpr std::string_view kPlaced = " placed=";

// The moves of the tiles between two boards with the same tiles: equal tiles are assigned in row order.
std::vector<Shift> rearrangement(const Board& before, const Board& after) {
  std::array<std::vector<Point>, 256> targets;
  for (std::size_t i = after.cells().cells().size(); i-- > 0;) {
    const Point at = after.cells().point(i);
    targets[static_cast<std::size_t>(after[at])].push_back(at);
  }
  std::vector<Shift> shifts;
  for (std::size_t i = 0; i < before.cells().cells().size(); ++i) {
    const Point from = before.cells().point(i);
    if (!is_tile(before[from])) continue;
    auto& rest = targets[static_cast<std::size_t>(before[from])];
    shifts.push_back({from, rest.back()});
    rest.pop_back();
  }
  return shifts;
}

std::vector<Tile> tiles_in_order(const Board& board) {
  std::vector<Tile> tiles;
  std::ranges::copy_if(board.cells().cells(), std::back_inserter(tiles), is_tile);
  return tiles;
}

std::optional<Board> put_in_order(Board board, const std::vector<Tile>& tiles) {
  std::size_t next = 0;
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (is_tile(board[at])) board.set(at, tiles[next++]);
  }
  return board;
}

std::string write_pair(const Pair& pair) {
  return write_point(pair.a) + ' ' + write_point(pair.b);
}

std::optional<Pair> read_pair(std::string_view text, char separator) {
  const std::size_t middle = text.find(separator);
  if (middle == std::string_view::npos) return std::nullopt;
  const auto a = read_point(text.substr(0, middle));
  const auto b = read_point(text.substr(middle + 1));
  if (!a || !b) return std::nullopt;
  return Pair{*a, *b};
}

std::optional<std::vector<Pair>> read_solution(std::string_view text) {
  std::vector<Pair> pairs;
  if (text.empty()) return pairs;
  for (const std::string_view part : split(text, ';')) {
    const auto pair = read_pair(part, '-');
    if (!pair) return std::nullopt;
    pairs.push_back(*pair);
  }
  return pairs;
}

}  // namespace

Game::Game(const Start& start) : rules_(start.rules), board_(start.board), random_(start.random) {}

Verdict Game::judge_pair(const Pair& pair) const {
  const auto has_tile = [this](Point at) { return board_.contains(at) && is_tile(board_[at]); };
  if (!has_tile(pair.a) || !has_tile(pair.b)) return Verdict::NotATile;
  if (pair.a == pair.b) return Verdict::SameTile;
  if (board_[pair.a] != board_[pair.b]) return Verdict::DifferentPictures;
  return is_linked(board_, rules_.outside, pair.a, pair.b) ? Verdict::Legal : Verdict::NoPath;
}

Verdict Game::judge(const Move& move) const {
  const Verdict verdict = move.pair ? judge_pair(*move.pair) : won() ? Verdict::NotATile : Verdict::Legal;
  if (verdict != Verdict::Legal || move.placed.empty()) return verdict;
  Game next = *this;
  if (move.pair) next.board_ = after(*move.pair).board;
  const bool is_due = !move.pair || next.stuck();
  return is_due && next.is_placing(move.placed) ? Verdict::Legal : Verdict::WrongPlacing;
}

// Whether these are the tiles of the board in some order.
bool Game::is_placing(const std::vector<Tile>& placed) const {
  return std::ranges::is_permutation(placed, tiles_in_order(board_));
}

Settled Game::after(const Pair& pair) const {
  return take_pair(board_, pair, rules_.gravity);
}

Played Game::play(const Move& move) {
  assert(is_legal(move));
  Played played;
  if (move.pair) {
    const auto [a, b] = *move.pair;
    played.tile = board_[a];
    played.path = *find_path(board_, rules_.outside, a, b);
    Settled settled = after(*move.pair);
    board_ = std::move(settled.board);
    played.shifts = std::move(settled.shifts);
    ++pairs_taken_;
  }
  if (!move.pair || stuck()) played.reshuffled = place_anew(move.placed);
  return played;
}

Move Game::recorded(const Move& move, const Played& played) const {
  Move record = move;
  if (!played.reshuffled.empty()) record.placed = tiles_in_order(board_);
  return record;
}

std::vector<Shift> Game::place_anew(const std::vector<Tile>& placed) {
  // Always draws one random number, whether or not the new places are known, so that a replay leaves the same random
  // state.
  Random chance(random_.next());
  const auto board = placed.empty() ? reshuffle(board_, rules_, chance) : put_in_order(board_, placed);
  if (!board) return {};
  ++reshuffles_;
  return rearrangement(std::exchange(board_, *board), *board);
}

bool Game::stuck() const {
  return !won() && !has_pair(board_, rules_.outside);
}

std::string Game::write_move(const Move& move) {
  std::string text = move.pair ? write_pair(*move.pair) : std::string(kShuffle);
  if (!move.placed.empty()) text += kPlaced;
  for (const Tile tile : move.placed) text += write_cell(tile);
  return text;
}

std::optional<Move> Game::read_move(std::string_view text) {
  const std::size_t end = text.find(kPlaced);
  const std::string_view action = text.substr(0, end);
  const auto pair = read_pair(action, ' ');
  if (!pair && action != kShuffle) return std::nullopt;
  Move move = pair ? Move(*pair) : Move::shuffle();
  if (end == std::string_view::npos) return move;
  for (const char c : text.substr(end + kPlaced.size())) {
    const auto cell = read_cell(c);
    if (!cell || !is_tile(*cell)) return std::nullopt;
    move.placed.push_back(*cell);
  }
  if (move.placed.empty()) return std::nullopt;
  return move;
}

std::string Game::write_start(const Start& start) {
  std::string text = "gravity=" + std::string(name(start.rules.gravity));
  text += " outside=" + std::string(name(start.rules.outside));
  text += " random=" + start.random.write() + " solution=";
  for (std::size_t i = 0; i < start.solution.size(); ++i) {
    const Pair& pair = start.solution[i];
    if (i > 0) text += ';';
    text += write_point(pair.a) + '-' + write_point(pair.b);
  }
  // The board comes last with its rows separated by spaces, because any other character may be a tile.
  text += " board=" + write_board(start.board);
  text.pop_back();
  for (char& c : text) {
    if (c == '\n') c = ' ';
  }
  return text;
}

Expected<Start, ParseError> Game::read_start(std::string_view text) {
  const auto gravity = read_gravity(take_field(text, "gravity").value_or(""));
  if (!gravity) return parse_error("the save has no valid gravity");
  const auto outside = read_outside(take_field(text, "outside").value_or(""));
  if (!outside) return parse_error("the save does not say whether paths may leave the board");
  const auto random = Random::read(take_field(text, "random").value_or(""));
  if (!random) return parse_error("the save has no random state");
  const auto solution = read_solution(take_field(text, "solution").value_or("?"));
  if (!solution) return parse_error("the solution in the save cannot be read");
  constexpr std::string_view kBoard = "board=";
  if (!text.starts_with(kBoard)) return parse_error("the save has no board");
  const std::vector<std::string_view> rows = split(text.substr(kBoard.size()), ' ');
  Expected<Board, ParseError> board = read_board(rows);
  if (!board) return tl::unexpected(board.error());
  const Rules rules{*gravity, *outside};
  if (!solution->empty() && !clears(*board, rules, *solution)) {
    return parse_error("the solution in the save does not clear its board");
  }
  return Start{rules, *std::move(board), *random, *solution};
}

}  // namespace quintet::link
