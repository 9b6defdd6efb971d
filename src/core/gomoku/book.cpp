#include "core/gomoku/book.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace quintet::gomoku {
namespace {

// Positions and their book moves, on a board of 15 lines around the centre h8. White's second stone touches black's;
// black's third makes an open two or leaves room for one. The values of the moves of a position, searched to 600,000
// nodes each, differ by half a tenth of a game at most.
struct Page {
  std::string_view moves, answers;
};
constexpr std::array kPages{
    Page{"h8", "h9i9"},
    Page{"h8h9", "g6h7g9g8h10f9"},
    Page{"h8i9", "j8h7h6"},
};
constexpr int kLeastSideOfBook = 11;
constexpr int kTurns = 8;

// Reflects a point about the centre. The bits of `turn`: mirror the rows, mirror the columns, swap both.
Point turned(Point at, int turn, int side) {
  const Point middle{side / 2, side / 2};
  Point away = at - middle;
  if ((turn & 1) != 0) away.row = -away.row;
  if ((turn & 2) != 0) away.column = -away.column;
  if ((turn & 4) != 0) std::swap(away.row, away.column);
  return middle + away;
}

std::vector<Point> read_turned(std::string_view text, int turn, int side) {
  const int shift = side / 2 - kUsualSide / 2;
  const auto read = read_points(text, kUsualSide);
  std::vector<Point> points = read.value_or(std::vector<Point>{});
  for (Point& at : points) at = turned(at + Point{shift, shift}, turn, side);
  return points;
}

bool shows(const Board& board, const std::vector<Point>& moves) {
  if (board.stones() != static_cast<int>(moves.size())) return false;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (board[moves[i]] != (i % 2 == 0 ? Stone::Black : Stone::White)) return false;
  }
  return true;
}

}  // namespace

std::vector<Point> book_moves(const Board& board) {
  std::vector<Point> answers;
  if (board.side() < kLeastSideOfBook) return answers;
  for (const Page& page : kPages) {
    for (int turn = 0; turn < kTurns; ++turn) {
      if (!shows(board, read_turned(page.moves, turn, board.side()))) continue;
      std::ranges::copy(read_turned(page.answers, turn, board.side()), std::back_inserter(answers));
    }
  }
  std::ranges::sort(answers);
  answers.erase(std::unique(answers.begin(), answers.end()), answers.end());
  return answers;
}

std::optional<Point> book_move(const Board& board, Random chance) {
  const std::vector<Point> answers = book_moves(board);
  if (answers.empty()) return std::nullopt;
  return answers[chance.index(answers.size())];
}

}  // namespace quintet::gomoku
