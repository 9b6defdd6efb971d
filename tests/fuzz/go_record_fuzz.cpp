// Games of go in SGF and in the files of servers.
#include <string>

#include "core/go/record.hpp"
#include "core/go/server_files.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(fuzz::text_of(data, size));
  const auto record = go::read_sgf(go::sgf_of_server_file(text).value_or(text));
  if (!record) return 0;
  const std::string written = go::write_sgf(*record);
  const auto again = go::read_sgf(written);
  fuzz::require(again.has_value(), "a game that was written can be read");
  fuzz::require(!again->refused, "all its moves are legal");
  fuzz::require(again->game.end().board() == record->game.end().board(), "its stones are the same");
  fuzz::require(go::write_sgf(*again) == written, "it is written in the same way again");
  return 0;
}
