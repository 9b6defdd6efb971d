// Input that several commands read: whole streams and files of limited size, and blocks of boards.
#pragma once

#include <cstddef>
#include <istream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/front.hpp"
#include "core/parse_error.hpp"

namespace quintet::cli {

// Larger input is rejected: no valid input is nearly as long.
inline constexpr std::size_t kMostInput = std::size_t{64} << 20U;  // bytes

// The whole input; refused above kMostInput.
Expected<std::string, ParseError> read_all(std::istream& in);

// The same for a regular file. Refuses folders, FIFOs and devices without waiting for them.
Expected<std::string, ParseError> read_file(const std::string& path);

// Writes a regular file, or a new one. Returns false where that is not possible.
bool write_file(const std::string& path, std::string_view text);

// Up to the first space or tab.
std::string_view first_word(std::string_view text);

// ASCII letters to upper case.
std::string upper(std::string_view text);

// Turns a line number within a block into one of the whole input.
inline ParseError within(ParseError error, int first_line) {
  if (error.line > 0) error.line += first_line - 1;
  return error;
}

// The boards of the whole input, at least one, or the error in the first invalid one. `read` takes the lines of a block
// and returns an Expected.
template <class Read>
auto read_boards(std::istream& in, const Read& read)
    -> Expected<std::vector<std::remove_cvref_t<decltype(*read(std::vector<std::string_view>{}))>>,
                ParseError> {
  const Expected<std::string, ParseError> text = read_all(in);
  if (!text) return tl::unexpected(text.error());
  std::vector<std::remove_cvref_t<decltype(*read(std::vector<std::string_view>{}))>> boards;
  for (const Block& block : split_blocks(*text)) {
    auto board = read(block.lines);
    if (!board) return tl::unexpected(within(board.error(), block.first_line));
    boards.push_back(*std::move(board));
  }
  if (boards.empty()) return parse_error("there is no board", 1, 1);
  return boards;
}

}  // namespace quintet::cli
