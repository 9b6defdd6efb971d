// A conversation in the Go Text Protocol. Few playouts and few lines, so that it is fast; no files are written or read.
#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>

#include "cli/gtp.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr int kMostLines = 6;
  const std::string_view text = fuzz::text_of(data, size);
  std::size_t end = 0;
  for (int line = 0; line < kMostLines && end < text.size(); ++line)
    end = std::min(text.find('\n', end), text.size() - 1) + 1;
  std::istringstream in{std::string(text.substr(0, end))};
  std::ostringstream out, err;
  cli::Gtp({.playouts = 5, .uses_files = false}, {in, out, err}).talk();
  fuzz::require(out.str().empty() || out.str().ends_with("\n\n"), "each answer ends with an empty line");
  return 0;
}
