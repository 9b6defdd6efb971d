// A journal, and the journal of a single file that version 0.9 wrote. Because a wrong checksum ends the parsing at once, the
// text is also tried with a valid one.
#include "engine/storage/journal.hpp"
#include "engine/storage/seal.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;

namespace {

void try_text(std::string_view text) {
  if (const auto change = read_single_journal(text)) {
    const Journal journal{{{"file", *change}}};
    fuzz::require(Journal::read(journal.write()) == journal, "a change of version 0.9 is kept as it is");
  }
  const auto journal = Journal::read(text);
  if (!journal) return;
  fuzz::require(Journal::read(journal->write()) == journal, "a journal that was read can be written");
  for (const auto& [name, change] : journal->changes)
    fuzz::require(!name.empty() && name.find('/') == name.npos, "a file is in the folder of the journal");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  try_text(text);
  try_text(seal(text.substr(0, text.rfind("checksum "))));
  return 0;
}
