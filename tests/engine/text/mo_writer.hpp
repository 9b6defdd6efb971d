// Writes compiled catalogues for tests, in either byte order.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quintet {

using Messages = std::vector<std::pair<std::string, std::string>>;

inline Messages with_header(Messages messages, const std::string& plural = "nplurals=1; plural=0;") {
  messages.insert(messages.begin(),
                  {"", "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: " + plural + "\n"});
  return messages;
}

class MoWriter {
 public:
  explicit MoWriter(std::endian order) : order_(order) {}

  std::vector<std::byte> write(const Messages& messages) {
    const auto count = static_cast<std::uint32_t>(messages.size());
    std::uint32_t at = 28 + 16 * count;
    for (const std::uint32_t value : {0x950412DEU, 0U, count, 28U, 28 + 8 * count, 0U, 0U}) number(value);
    for (const auto& [id, text] : messages) place(id, at);
    for (const auto& [id, text] : messages) place(text, at);
    for (const auto& [id, text] : messages) string(id);
    for (const auto& [id, text] : messages) string(text);
    return std::move(bytes_);
  }

 private:
  void number(std::uint32_t value) {
    for (int i = 0; i < 4; ++i) {
      const int shift = order_ == std::endian::little ? 8 * i : 24 - 8 * i;
      bytes_.push_back(static_cast<std::byte>(value >> shift));
    }
  }

  void place(std::string_view text, std::uint32_t& at) {
    number(static_cast<std::uint32_t>(text.size()));
    number(at);
    at += static_cast<std::uint32_t>(text.size()) + 1;
  }

  void string(std::string_view text) {
    for (const char letter : text) bytes_.push_back(static_cast<std::byte>(letter));
    bytes_.push_back(std::byte{0});
  }

  std::endian order_;
  std::vector<std::byte> bytes_;
};

inline std::vector<std::byte> mo_file(const Messages& messages, std::endian order = std::endian::little) {
  return MoWriter(order).write(messages);
}

}  // namespace quintet
