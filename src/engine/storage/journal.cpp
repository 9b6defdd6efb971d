#include "engine/storage/journal.hpp"

#include <algorithm>
#include <sstream>

#include "engine/storage/seal.hpp"

namespace quintet {
namespace {

constexpr std::string_view kHead = "quintet-journal 1";

}  // namespace

bool Journal::is_newer_than(const std::optional<std::string>& file) const {
  return !file || std::ranges::find(replaces, fingerprint(*file)) != replaces.end();
}

// A line `quintet-journal 1 write|remove <fingerprint>…`, the text, a line break that is not part of it, a checksum.
std::string Journal::write() const {
  std::ostringstream head;
  head << kHead << (text ? " write" : " remove") << std::hex;
  for (const std::uint64_t former : replaces) head << ' ' << former;
  return seal(head.str() + '\n' + text.value_or("") + '\n');
}

std::optional<Journal> Journal::read(std::string_view text) {
  const auto body = unseal(text);
  if (!body || body->size() == text.size())
    return std::nullopt;  // unlike settings, a journal must have a checksum
  const auto line_end = body->find('\n');
  if (!body->starts_with(kHead) || line_end + 1 >= body->size()) return std::nullopt;
  std::istringstream head{std::string(body->substr(kHead.size(), line_end - kHead.size()))};
  std::string what;
  head >> what >> std::hex;
  Journal journal;
  if (what == "write")
    journal.text = body->substr(line_end + 1, body->size() - line_end - 2);
  else if (what != "remove")
    return std::nullopt;
  for (std::uint64_t former = 0; head >> former;) journal.replaces.push_back(former);
  return journal;
}

}  // namespace quintet
