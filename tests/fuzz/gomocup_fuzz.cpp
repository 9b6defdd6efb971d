// A conversation in the Gomocup protocol. The easy level answers, so that a turn is fast.
#include <sstream>

#include "cli/gomocup.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::istringstream in{std::string(fuzz::text_of(data, size))};
  std::ostringstream out, err;
  cli::Gomocup({.level = gomoku::Level::Pupil}, {in, out, err}).talk();
  return 0;
}
