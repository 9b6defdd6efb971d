// A board as text, as read by quintet-cli.
#include "core/link/board_text.hpp"
#include "core/text.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto board = link::read_board(split_lines(fuzz::text_of(data, size)));
  if (!board) return 0;
  const std::string written = link::write_board(*board);
  const auto again = link::read_board(split_lines(written));
  fuzz::require(again.has_value() && *again == *board, "a board that was read can be written and read");
  return 0;
}
