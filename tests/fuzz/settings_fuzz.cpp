// The settings of a player.
#include "fuzz/fuzz.hpp"
#include "ui/profile/settings.hpp"

using namespace quintet::ui;
using namespace quintet::link;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = read_settings(quintet::fuzz::text_of(data, size));
  if (!std::holds_alternative<ReadSettings>(read)) return 0;
  const Settings& settings = std::get<ReadSettings>(read).settings;
  const auto again = read_settings(write_settings(settings));
  quintet::fuzz::require(std::holds_alternative<ReadSettings>(again),
                         "settings that were read can be written");
  quintet::fuzz::require(std::get<ReadSettings>(again).settings == settings, "they are the same then");
  quintet::fuzz::require(std::get<ReadSettings>(again).complaints.empty(), "and make sense");
  return 0;
}
