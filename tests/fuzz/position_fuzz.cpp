// A position of Minesweeper as text, as read by quintet-cli, and its chances.
#include "core/mines/chances.hpp"
#include "core/mines/position.hpp"
#include "core/mines/reasons.hpp"
#include "core/text.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto position = mines::read_position(split_lines(fuzz::text_of(data, size)));
  if (!position) return 0;
  const std::string written = mines::write_position(*position);
  const auto again = mines::read_position(split_lines(written));
  fuzz::require(again.has_value() && *again == *position, "a position that was read can be written and read");
  constexpr std::size_t kFewNodes = 10'000;
  const mines::ChanceTable table = mines::chances(*position, kFewNodes);
  if (table.solved != mines::Solved::Exactly) return 0;
  double sum = 0;
  for (const double mine : table.mine.cells()) {
    fuzz::require(mine >= 0 && mine <= 1, "a chance lies between 0 and 1");
    sum += mine;
  }
  constexpr double kTolerance = 1e-6;
  fuzz::require(sum > position->mines() - kTolerance && sum < position->mines() + kTolerance,
                "the chances sum up to the mines");
  const auto safe = mines::easiest_safe(*position);
  fuzz::require(!safe || table.mine[safe->at] == 0, "a cell with a reason to be safe is safe");
  return 0;
}
