#include "engine/text/catalogue.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace quintet {
namespace {

constexpr std::uint32_t kMagic = 0x950412DE;
constexpr char kContextEnd = '\x04';  // between context and message in a key

std::uint32_t byte_swapped(std::uint32_t value) {
  return (value >> 24) | ((value >> 8) & 0xFF00U) | ((value << 8) & 0xFF0000U) | (value << 24);
}

// The file's numbers and strings, by offset. Nothing for what lies outside the file.
class Reader {
 public:
  explicit Reader(std::span<const std::byte> file) : file_(file) {}

  // Finds the byte order from the magic number; false for a file of another kind.
  bool open() {
    const std::optional<std::uint32_t> magic = number(0);
    swapped_ = magic && *magic == byte_swapped(kMagic);
    return magic && (swapped_ || *magic == kMagic);
  }

  std::optional<std::uint32_t> number(std::uint64_t offset) const {
    if (offset > file_.size() || file_.size() - offset < 4) return std::nullopt;
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) value |= std::to_integer<std::uint32_t>(file_[offset + i]) << (8 * i);
    return swapped_ ? byte_swapped(value) : value;
  }

  // The string whose length and position are in the table entry at this offset.
  std::optional<std::string_view> string(std::uint64_t entry) const {
    const auto length = number(entry);
    const auto offset = number(entry + 4);
    if (!length || !offset || *offset > file_.size() || file_.size() - *offset < *length) return std::nullopt;
    return std::string_view(reinterpret_cast<const char*>(file_.data()) + *offset, *length);
  }

 private:
  std::span<const std::byte> file_;
  bool swapped_ = false;
};

// No language has more plural forms than PluralRule takes.
constexpr std::size_t kMostForms = 16;

std::vector<std::string> forms_of(std::string_view text) {
  std::vector<std::string> forms;
  for (std::size_t at = 0; at <= text.size() && forms.size() < kMostForms;) {
    const std::size_t end = std::min(text.find('\0', at), text.size());
    forms.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return forms;
}

// The value after "Name:" on its line of the header.
std::optional<std::string_view> field(std::string_view header, std::string_view name) {
  for (std::size_t at = 0; at < header.size();) {
    const std::size_t end = std::min(header.find('\n', at), header.size());
    const std::string_view line = header.substr(at, end - at);
    if (line.starts_with(name) && line.substr(name.size()).starts_with(':'))
      return line.substr(name.size() + 1);
    at = end + 1;
  }
  return std::nullopt;
}

bool is_utf8(std::string_view content_type) {
  return content_type.find("charset=UTF-8") != content_type.npos ||
         content_type.find("charset=utf-8") != content_type.npos;
}

}  // namespace

Expected<Catalogue, Problem> Catalogue::read(std::span<const std::byte> mo) {
  Reader reader(mo);
  if (!reader.open()) return tl::unexpected(Problem{"not a compiled catalogue"});
  const auto revision = reader.number(4), count = reader.number(8);
  const auto ids = reader.number(12), texts = reader.number(16);
  if (!revision || !count || !ids || !texts)
    return tl::unexpected(Problem{"the catalogue ends within its head"});
  if (*revision >> 16 > 1) return tl::unexpected(Problem{"the catalogue has an unknown revision"});

  Catalogue catalogue;
  std::string header;
  std::size_t length = 0;
  for (std::uint64_t i = 0; i < *count; ++i) {
    const auto id = reader.string(*ids + 8 * i), text = reader.string(*texts + 8 * i);
    if (!id || !text)
      return tl::unexpected(Problem{"the catalogue ends within message " + std::to_string(i)});
    // Otherwise a small file could refer to the same bytes thousands of times and take gigabytes of memory.
    length += id->size() + text->size();
    if (length > mo.size()) return tl::unexpected(Problem{"the messages of the catalogue overlap"});
    if (id->empty()) header = *text;
    // A plural's key is its singular; the file has both, separated by a zero byte.
    else
      catalogue.messages_.push_back({std::string(id->substr(0, id->find('\0'))), forms_of(*text)});
  }
  catalogue.sort();

  if (!is_utf8(field(header, "Content-Type").value_or("")))
    return tl::unexpected(Problem{"the catalogue is not in UTF-8"});
  if (const auto forms = field(header, "Plural-Forms")) {
    const std::optional<PluralRule> rule = PluralRule::read(*forms);
    if (!rule) return tl::unexpected(Problem{"the catalogue's plural rule cannot be read"});
    catalogue.plural_ = *rule;
  }
  return catalogue;
}

// The compilers of catalogues sort the messages, so that there is usually nothing to do. Of equal ones the last counts.
void Catalogue::sort() {
  const auto follows = [](const Message& a, const Message& b) { return a.id >= b.id; };
  if (std::ranges::adjacent_find(messages_, follows) == messages_.end()) return;
  std::ranges::reverse(messages_);
  std::ranges::stable_sort(messages_, {}, &Message::id);
  const auto same = [](const Message& a, const Message& b) { return a.id == b.id; };
  messages_.erase(std::unique(messages_.begin(), messages_.end(), same), messages_.end());
}

const std::vector<std::string>* Catalogue::find(std::string_view id) const {
  const auto found = std::ranges::lower_bound(messages_, id, {}, &Message::id);
  return found == messages_.end() || found->id != id ? nullptr : &found->forms;
}

const std::vector<std::string>* Catalogue::find(std::string_view context, std::string_view id) const {
  return find(std::string(context) + kContextEnd + std::string(id));
}

}  // namespace quintet
