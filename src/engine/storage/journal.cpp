#include "engine/storage/journal.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "engine/storage/seal.hpp"

namespace quintet {
namespace {

constexpr std::string_view kHead = "quintet-journal 2", kSingleHead = "quintet-journal 1", kWrite = "write",
                           kRemove = "remove", kUnknown = "-";

// Up to the separator, which is taken away too; all of it where there is none.
std::string_view take_until(std::string_view& text, char separator) {
  const auto end = std::min(text.find(separator), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

template <class Number>
std::optional<Number> number_of(std::string_view text, int base) {
  Number value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  return whole ? std::optional(value) : std::nullopt;
}

constexpr int kDecimal = 10, kHexadecimal = 16;

std::string write_fingerprints(const std::vector<std::uint64_t>& all) {
  if (all.empty()) return std::string(kUnknown);
  std::ostringstream list;
  list << std::hex;
  for (const std::uint64_t one : all) list << (list.tellp() > 0 ? "," : "") << one;
  return list.str();
}

std::optional<std::vector<std::uint64_t>> read_fingerprints(std::string_view list) {
  std::vector<std::uint64_t> all;
  if (list == kUnknown) return all;
  if (list.ends_with(',')) return std::nullopt;
  do {
    const auto one = number_of<std::uint64_t>(take_until(list, ','), kHexadecimal);
    if (!one) return std::nullopt;
    all.push_back(*one);
  } while (!list.empty());
  return all;
}

// The text between a valid checksum and its beginning; unlike settings, a journal must have a checksum.
std::optional<std::string_view> body_of(std::string_view text) {
  const auto body = unseal(text);
  return body && body->size() < text.size() ? std::optional(*body) : std::nullopt;
}

// Takes one change and its name from the front.
bool take_change(std::string_view& rest, Journal& journal) {
  std::string_view line = take_until(rest, '\n');
  const std::string_view what = take_until(line, ' ');
  if (what != kWrite && what != kRemove) return false;
  Change change;
  if (what == kWrite) {
    const auto size = number_of<std::size_t>(take_until(line, ' '), kDecimal);
    if (!size || *size >= rest.size() || rest[*size] != '\n') return false;
    change.text = rest.substr(0, *size);
    rest.remove_prefix(*size + 1);
  }
  auto replaces = read_fingerprints(take_until(line, ' '));
  if (!replaces || line.empty() || line.find('/') != std::string_view::npos) return false;
  change.replaces = *std::move(replaces);
  return journal.changes.emplace(line, std::move(change)).second;
}

}  // namespace

bool Change::is_newer_than(const std::optional<std::string>& file) const {
  return !file || std::ranges::find(replaces, fingerprint(*file)) != replaces.end();
}

std::string Journal::write() const {
  std::string text = std::string(kHead) + '\n';
  for (const auto& [name, change] : changes) {
    text +=
        change.text ? std::string(kWrite) + ' ' + std::to_string(change.text->size()) : std::string(kRemove);
    text += ' ' + write_fingerprints(change.replaces) + ' ' + name + '\n';
    if (change.text) text += *change.text + '\n';
  }
  return seal(text);
}

std::optional<Journal> Journal::read(std::string_view text) {
  const auto body = body_of(text);
  if (!body) return std::nullopt;
  std::string_view rest = *body;
  if (take_until(rest, '\n') != kHead) return std::nullopt;
  Journal journal;
  while (!rest.empty()) {
    if (!take_change(rest, journal)) return std::nullopt;
  }
  return journal;
}

// A line `quintet-journal 1 write|remove <fingerprint>…`, the text, a line break that is not part of it, a checksum.
std::optional<Change> read_single_journal(std::string_view text) {
  const auto body = body_of(text);
  if (!body || !body->ends_with('\n')) return std::nullopt;
  std::string_view rest = *body;
  std::string_view head = take_until(rest, '\n');
  if (!head.starts_with(kSingleHead) || rest.empty()) return std::nullopt;
  std::istringstream words{std::string(head.substr(kSingleHead.size()))};
  std::string what;
  words >> what >> std::hex;
  Change change;
  if (what == kWrite)
    change.text = rest.substr(0, rest.size() - 1);
  else if (what != kRemove)
    return std::nullopt;
  for (std::uint64_t former = 0; words >> former;) change.replaces.push_back(former);
  return change;
}

}  // namespace quintet
