// Games of gomoku in the formats of other programs: Piskvork, SGF, move lists.
#include "core/gomoku/record.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;
using gomoku::Record;

namespace {

Record read_again(const Record& record, const std::string& written) {
  const auto again = gomoku::read_record(written, record.side);
  fuzz::require(again.has_value(), "a game that was written can be read");
  fuzz::require(again->side == record.side && again->moves == record.moves, "its moves are the same");
  return *again;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = gomoku::read_record(fuzz::text_of(data, size));
  if (!record) return 0;
  const Record psq = read_again(*record, write_psq(*record));
  fuzz::require(psq.players == record->players || psq.players == Record{}.players,
                "Piskvork keeps both names or none");
  fuzz::require(read_again(*record, write_sgf(*record)) == *record, "SGF keeps everything");
  if (!record->moves.empty()) read_again(*record, write_position(*record));
  return 0;
}
