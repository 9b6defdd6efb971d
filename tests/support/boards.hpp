// Boards drawn as raw strings, and helpers for them.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "core/link/board.hpp"
#include "core/link/board_text.hpp"
#include "core/link/layout.hpp"
#include "core/random.hpp"
#include "core/text.hpp"

namespace quintet::link {

// The rows of a drawing, without the indentation and the empty first and last line of a raw string.
inline std::vector<std::string_view> drawn_rows(std::string_view drawing) {
  std::vector<std::string_view> rows;
  for (std::string_view line : split_lines(drawing)) {
    const std::size_t start = line.find_first_not_of(' ');
    if (start != std::string_view::npos) rows.push_back(line.substr(start));
  }
  return rows;
}

inline Board board(std::string_view drawing) {
  const Expected<Board, ParseError> read = read_board(drawn_rows(drawing));
  if (!read) throw std::invalid_argument(read.error().message);
  return *read;
}

// Makes a failing comparison show the board.
inline void PrintTo(const Board& board, std::ostream* out) {
  *out << '\n' << write_board(board);
}

// A random board with pictures 0 … kinds-1, stones and holes. The number of tiles per picture is random.
inline Board strewn_board(Size size, int kinds, int empty_percent, int stone_percent, Random& random) {
  Board board(size);
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    const auto lot = static_cast<int>(random.below(100));
    if (lot < empty_percent) continue;
    const bool is_stone = lot < empty_percent + stone_percent;
    board.set(at,
              is_stone ? Tile::Stone : tile(static_cast<int>(random.index(static_cast<std::size_t>(kinds)))));
  }
  return board;
}

inline std::vector<Point> tiles_of(const Board& board) {
  std::vector<Point> tiles;
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (is_tile(board[at])) tiles.push_back(at);
  }
  return tiles;
}

inline std::string read_file(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace quintet::link
