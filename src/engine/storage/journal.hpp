// The next content of a file, or its removal. Writing a file safely waits for the disk, which may take
// seconds; a journal beside it is written without waiting, so that a program that is killed meanwhile loses nothing. A
// journal is valid as long as the file is one of those that it replaces: a file that was changed by other means is newer.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quintet {

struct Journal {
  std::optional<std::string> text;      // nothing: the file is to be removed
  std::vector<std::uint64_t> replaces;  // fingerprints (seal.hpp) of what the file may hold until then

  // Whether this is newer than a file that holds this text. A missing file is older than any journal.
  bool is_newer_than(const std::optional<std::string>& file) const;

  std::string write() const;
  // Nothing where the text is not a complete journal: the program was killed, or the power failed, while it was written.
  static std::optional<Journal> read(std::string_view text);

  friend bool operator==(const Journal&, const Journal&) = default;
};

}  // namespace quintet
