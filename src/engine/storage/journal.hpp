// What is on its way to the disk. Writing a file safely waits for the disk, which may take seconds; the journal of
// its folder is written without waiting, so that a program that is killed meanwhile loses nothing. The journal is one file,
// replaced as a whole: changes that it got together are all in it or none of them, and so are they after a kill.
//
//     quintet-journal 2
//     write 12 9ae16a3b2f90404f,77 records.json   the length of the text, what the file may hold until then, its name
//     {"link": {}}
//     remove - link-timed.save                     `-`: nothing is known of the file
//     checksum …
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quintet {

// The next content of a file, or its removal. It is valid as long as the file is one of those that it replaces: a file that
// was changed by other means is newer.
struct Change {
  std::optional<std::string> text;      // nothing: the file is to be removed
  std::vector<std::uint64_t> replaces;  // fingerprints (seal.hpp) of what the file may hold until then

  // Whether this is newer than a file that holds this text. A missing file is older than any change.
  bool is_newer_than(const std::optional<std::string>& file) const;

  friend bool operator==(const Change&, const Change&) = default;
};

struct Journal {
  std::map<std::string, Change, std::less<>> changes{};  // by the name of the file

  std::string write() const;
  // Nothing where the text is not a complete journal: the program was killed, or the power failed, while it was written.
  static std::optional<Journal> read(std::string_view text);

  friend bool operator==(const Journal&, const Journal&) = default;
};

// The journal of a single file, as version 0.9 wrote it beside that file.
std::optional<Change> read_single_journal(std::string_view text);

}  // namespace quintet
