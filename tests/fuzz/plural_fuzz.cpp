// The plural rule of a catalogue, a small C expression.
#include <limits>

#include "engine/text/plural.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto rule = PluralRule::read(fuzz::text_of(data, size));
  if (!rule) return 0;
  for (const std::uint64_t n : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{21},
                                std::numeric_limits<std::uint64_t>::max()})
    fuzz::require(rule->form(n) < rule->forms(), "the rule chooses one of its forms");
  return 0;
}
