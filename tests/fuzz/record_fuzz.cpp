// Games of gomoku in the formats of other programs: Piskvork, SGF, move lists.
#include "core/gomoku/record.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;
using gomoku::Record;

namespace {

void require_same(const Record& record, const std::string& written) {
  const auto again = gomoku::read_record(written, record.side);
  fuzz::require(again.has_value() && *again == record, "a game that was read can be written and read");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = gomoku::read_record(fuzz::text_of(data, size));
  if (!record) return 0;
  require_same(*record, write_psq(*record));
  require_same(*record, write_sgf(*record));
  if (!record->moves.empty()) require_same(*record, write_position(*record));
  return 0;
}
