// A compiled catalogue, which `--assets` may load from any folder.
#include "engine/text/localiser.hpp"
#include "fuzz/fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  quintet::Localiser words;
  if (!words.speak("xx", std::as_bytes(std::span(data, size)))) {
    quintet::fuzz::require(words.language() == "en", "a broken catalogue gives English");
  }
  for (std::uint64_t n = 0; n < 5; ++n) words.trn("{count} tile left", "{count} tiles left", n);
  words.tr("Play");
  return 0;
}
