// Certificates of every game, as read by `quintet-cli verify`.
#include <array>
#include <sstream>
#include <string>

#include "cli/front.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::array<std::string, 3> kArguments{"verify", "--checks", "100000"};
  std::istringstream in{std::string(fuzz::text_of(data, size))};
  std::ostringstream out, err;
  const int status = cli::run(kArguments, {in, out, err});
  fuzz::require(status >= 0 && status <= 2, "the status is one of three");
  fuzz::require((status == 2) == !err.str().empty(), "what cannot be read is reported");
  return 0;
}
