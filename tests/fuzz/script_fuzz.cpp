// A script of the play tests.
#include "engine/scene/script.hpp"
#include "fuzz/fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = quintet::read_script(quintet::fuzz::text_of(data, size));
  quintet::fuzz::require(read || (read.error().line > 0 && !read.error().message.empty()),
                         "an error tells its line");
  return 0;
}
