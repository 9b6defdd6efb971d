// Input that several commands read: whole streams and files of limited size, blocks of boards, and options with named
// values.
#pragma once

#include <CLI/CLI.hpp>

#include <cstddef>
#include <istream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/front.hpp"
#include "core/result.hpp"

namespace quintet::cli {

// More input than this is refused: no text that a command understands is nearly as long.
inline constexpr std::size_t kMostInput = std::size_t{64} << 20U;  // bytes

// The whole input; refused above kMostInput.
Result<std::string> read_all(std::istream& in);

// The same for a regular file. Refuses folders, FIFOs and devices without waiting for them.
Result<std::string> read_file(const std::string& path);

// Without spaces, tabs and carriage returns at both ends.
std::string_view trimmed(std::string_view text);

// Up to the first space or tab.
std::string_view first_word(std::string_view text);

// ASCII letters become capital letters.
std::string upper(std::string_view text);

// Turns a line number within a block into one of the whole input.
inline Refusal within(Refusal refusal, int first_line) {
  if (refusal.line > 0) refusal.line += first_line - 1;
  return refusal;
}

// The boards of the whole input, at least one, or the refusal of the first that cannot be read. `read` takes the lines
// of a block and returns a Result.
template <class Read>
auto read_boards(std::istream& in, const Read& read)
    -> Result<std::vector<std::remove_cvref_t<decltype(*read(std::vector<std::string_view>{}))>>> {
  const Result<std::string> text = read_all(in);
  if (!text) return text.refusal();
  std::vector<std::remove_cvref_t<decltype(*read(std::vector<std::string_view>{}))>> boards;
  for (const Block& block : split_blocks(*text)) {
    auto board = read(block.lines);
    if (!board) return within(board.refusal(), block.first_line);
    boards.push_back(*std::move(board));
  }
  if (boards.empty()) return Refusal{"there is no board", 1, 1};
  return boards;
}

// Adds an option whose value is one of a few words; `read` returns nothing for any other word.
template <class Value, class Read>
void add_choice(CLI::App& command, const std::string& option, Value& value, Read read,
                const std::string& help) {
  const auto set = [&value, read, option, help](const std::string& text) {
    const auto chosen = read(text);
    if (!chosen) throw CLI::ValidationError(option, "there is no choice " + text + " in: " + help);
    value = *chosen;
  };
  command.add_option_function<std::string>(option, set, help);
}

}  // namespace quintet::cli
