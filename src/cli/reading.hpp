// What the commands of all games read alike: blocks of boards, and options that are one of a few words.
#pragma once

#include <CLI/CLI.hpp>

#include <functional>
#include <istream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/front.hpp"
#include "core/result.hpp"

namespace quintet::cli {

// Places within a block of lines, told as places of the whole input.
inline Refusal within(Refusal refusal, int first_line) {
  if (refusal.line > 0) refusal.line += first_line - 1;
  return refusal;
}

// The boards of the whole input, at least one, or what is wrong with the first that cannot be read. `read` takes the
// lines of a block and answers a Result.
template <class Read>
auto read_boards(std::istream& in, const Read& read)
    -> Result<std::vector<std::remove_cvref_t<decltype(*read(std::vector<std::string_view>{}))>>> {
  const std::string text = read_all(in);
  std::vector<std::remove_cvref_t<decltype(*read(std::vector<std::string_view>{}))>> boards;
  for (const Block& block : split_blocks(text)) {
    auto board = read(block.lines);
    if (!board) return within(board.refusal(), block.first_line);
    boards.push_back(*std::move(board));
  }
  if (boards.empty()) return Refusal{"there is no board", 1, 1};
  return boards;
}

// An option whose value is one of a few words, which `read` knows.
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
