// The records of a player.
#include "fuzz/fuzz.hpp"
#include "ui/profile/result_tally.hpp"

using namespace quintet::ui;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = read_records(quintet::fuzz::text_of(data, size));
  if (!std::holds_alternative<Records>(read)) return 0;
  const auto& records = std::get<Records>(read);
  const auto again = read_records(write_records(records));
  quintet::fuzz::require(std::holds_alternative<Records>(again), "records that were read can be written");
  quintet::fuzz::require(std::get<Records>(again) == records, "they are the same then");
  return 0;
}
