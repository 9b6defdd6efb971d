// The settings of a player.
#include "fuzz/fuzz.hpp"
#include "support/read_settings.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = quintet::ui::read_settings(quintet::fuzz::text_of(data, size));
  if (!read) return 0;
  const auto again = quintet::ui::read_settings(write_settings(*read));
  quintet::fuzz::require(again.has_value(), "settings that were read can be written");
  quintet::fuzz::require(
      again->program == read->program && again->link == read->link && again->gomoku == read->gomoku,
      "they are the same then");
  quintet::fuzz::require(again->complaints.empty(), "and make sense");
  return 0;
}
