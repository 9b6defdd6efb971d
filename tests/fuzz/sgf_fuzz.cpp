// Collections of games in SGF.
#include "core/sgf.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  const std::string said = sgf::text_of(text);
  fuzz::require(sgf::text_of(sgf::value_of(said)) == said, "a text that was written can be read");
  const auto games = sgf::read(text);
  if (!games) return 0;
  const std::string written = sgf::write(*games);
  const auto again = sgf::read(written);
  fuzz::require(again.has_value(), "games that were written can be read");
  fuzz::require(*again == *games, "they are the same then");
  fuzz::require(sgf::write(*again) == written, "they are written in the same way again");
  return 0;
}
