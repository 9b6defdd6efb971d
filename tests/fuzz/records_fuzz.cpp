// The records of a player.
#include "fuzz/fuzz.hpp"
#include "ui/profile/results.hpp"

using namespace quintet::ui;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto records = read_records(quintet::fuzz::text_of(data, size));
  if (!records) return 0;
  const auto again = read_records(write_records(*records));
  quintet::fuzz::require(again.has_value(), "records that were read can be written");
  quintet::fuzz::require(*again == *records, "they are the same then");
  return 0;
}
