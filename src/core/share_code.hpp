// A game as a short text for another copy of the program. It survives chat programs: letters, digits, - and _ alone, and
// blanks and line breaks that they insert are skipped.
//
//     q2048a…      the name of the format, and the letter of its version
//
// Then follow bits, six a character, the highest first; zeros up to a full character; and six characters that are a
// checksum of all those before. What the bits mean is the business of each game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/expected.hpp"

namespace quintet {

enum class ShareFault : std::uint8_t {
  NoGame,     // the text contains no game
  Version,    // of a later version
  Character,  // one that is not part of the format
  CutOff,
  TooLong,
  Changed,   // the checksum is wrong
  Rules,     // there are no such rules or first positions
  Move,      // it is not legal
  Unsolved,  // no way was found to clear the board
};

struct ShareError {
  ShareFault fault;
  // The line and the character in it, counted from 1, where it shows; of the last four faults, where the game begins.
  int line = 1, column = 1;
  int move = 0;  // the number of the impossible move
  friend bool operator==(const ShareError&, const ShareError&) = default;
};

class ShareWriter {
 public:
  ShareWriter(std::string_view name, char version) : text_(name) { text_ += version; }

  // The lowest bits of the value.
  void add(std::uint64_t value, unsigned bits);
  std::string finish() &&;

 private:
  std::string text_;
  unsigned digit_ = 0, filled_ = 0;
};

// Reads what a ShareWriter has written, in the same steps. The text may have other words before it, and after a blank.
class ShareReader {
 public:
  explicit ShareReader(std::string_view text) : text_(text) {}

  Expected<void, ShareError> begin(std::string_view name, char version);
  // Zeros after the end of the text or a character that is not part of the format.
  std::uint64_t take(unsigned bits);
  // Whether the text is long enough for so many more bits. If not, nothing can be taken any more.
  bool has(std::uint64_t bits);
  // After everything has been taken: whether all of it was there, unchanged, and nothing more.
  Expected<void, ShareError> finish();
  // About what the bits mean; the place is where the game begins.
  tl::unexpected<ShareError> error(ShareFault fault, int move = 0) const {
    return tl::unexpected(ShareError{fault, begin_line_, begin_column_, move});
  }

 private:
  bool find(std::string_view name);
  std::optional<char> next();
  void step();
  unsigned bit();
  // At the last character that was read, or the end.
  tl::unexpected<ShareError> error_here(ShareFault fault) const {
    return tl::unexpected(ShareError{fault, line_, column_});
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1, column_ = 0;
  int begin_line_ = 1, begin_column_ = 1;  // of the name
  std::string read_;                       // without blanks
  unsigned digit_ = 0, left_ = 0;          // bits of the last character that are not taken yet
  std::optional<ShareFault> fault_;
};

}  // namespace quintet
