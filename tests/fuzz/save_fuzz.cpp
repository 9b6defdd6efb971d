// A save of any game. Because a wrong checksum ends the parsing at once, the text is also tried with a
// valid one.
#include "core/text.hpp"
#include "fuzz/fuzz.hpp"
#include "games/gomoku/match.hpp"
#include "games/link/match.hpp"
#include "games/mines/match.hpp"
#include "games/twenty48/match.hpp"

namespace {

template <class Match>
void try_as(const std::string& text) {
  const auto match = Match::read(text);
  if (!match) return;
  const std::string written = match->write();
  const auto again = Match::read(written);
  quintet::fuzz::require(again.has_value(), "what was read can be written and read");
  quintet::fuzz::require(again->write() == written && again->game() == match->game(), "it is the same then");
}

void try_text(const std::string& text) {
  try_as<quintet::link::Match>(text);
  try_as<quintet::gomoku::Match>(text);
  try_as<quintet::twenty48::Match>(text);
  try_as<quintet::mines::Match>(text);
}

std::string with_right_checksum(std::string_view text) {
  std::string body(text.substr(0, text.rfind("checksum ")));
  if (!body.empty() && body.back() != '\n') body += '\n';
  return body + "checksum " + quintet::write_hex(quintet::checksum(body)) + '\n';
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = quintet::fuzz::text_of(data, size);
  try_text(std::string(text));
  try_text(with_right_checksum(text));
  return 0;
}
