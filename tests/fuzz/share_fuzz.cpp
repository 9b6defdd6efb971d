// Shared games of 2048 and of Minesweeper, and boards of Link-up: as they are, and with the right checksum, so that damage
// gets beyond it.
#include "core/link/playout.hpp"
#include "core/link/share.hpp"
#include "core/mines/share.hpp"
#include "core/text.hpp"
#include "core/twenty48/share.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;

namespace {

constexpr std::size_t kSumDigits = 6;

template <class Read>
void try_game(std::string_view text, const Read& read) {
  const auto replay = read(text);
  if (!replay) return;
  const auto again = read(write_share(*replay));
  fuzz::require(again.has_value(), "a game that was read can be written");
  fuzz::require(*again == *replay && again->end() == replay->end(), "it is the same then");
}

// The solution need not be the same again.
void try_board(std::string_view text) {
  const auto start = link::read_share(text);
  if (!start) return;
  fuzz::require(link::clears(start->board, start->rules, start->solution),
                "a board that was read can be cleared");
  const auto again = link::read_share(link::write_share(*start));
  fuzz::require(again.has_value(), "a board that was read can be written");
  fuzz::require(
      again->board == start->board && again->rules == start->rules && again->random == start->random,
      "it is the same then");
}

void try_text(std::string_view text) {
  try_board(text);
  try_game(text, twenty48::read_share);
  try_game(text, mines::read_share);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz::text_of(data, size);
  try_text(text);
  // The checksum stands at the end, before the line break of a file.
  while (text.ends_with('\n')) text.remove_suffix(1);
  if (text.size() <= kSumDigits) return 0;
  std::string sealed(text.substr(0, text.size() - kSumDigits));
  const std::uint64_t sum = checksum(sealed);
  for (int shift = 30; shift >= 0; shift -= 6)
    sealed += "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[sum >> shift & 63U];
  try_text(sealed);
  return 0;
}
