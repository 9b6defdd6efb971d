#include "core/twenty48/share.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/text.hpp"

namespace quintet::twenty48 {
namespace {

constexpr std::string_view kName = "q2048";
constexpr char kVersion = 'a';
constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kHex = "0123456789abcdef";
constexpr unsigned kDigitBits = 6, kHexBits = 4;
constexpr unsigned kSideBits = 3, kTargetBits = 3, kCellBits = 6, kCountBits = 30, kMoveBits = 2;
constexpr unsigned kStateDigits = 64;  // hexadecimal digits of the state of a Random
constexpr unsigned kSumBits = 36;

bool is_version(char letter) {
  return letter >= 'a' && letter <= 'z';
}

class BitWriter {
 public:
  explicit BitWriter(std::string& text) : text_(text) {}

  void add(std::uint64_t value, unsigned bits) {
    while (bits-- > 0) {
      digit_ = digit_ << 1U | static_cast<unsigned>(value >> bits & 1U);
      if (++filled_ == kDigitBits) flush();
    }
  }
  void fill() {
    while (filled_ > 0) add(0, 1);
  }

 private:
  void flush() {
    text_ += kDigits[digit_];
    digit_ = filled_ = 0;
  }

  std::string& text_;
  unsigned digit_ = 0, filled_ = 0;
};

// The characters of a text without the blanks, and how far they have been read.
class Characters {
 public:
  explicit Characters(std::string_view text) : text_(text) {}

  // Skips what stands before the name of the format, and the name. Returns whether it is there. Words before the game may
  // also have the name, so one that goes on with a version and a digit is preferred.
  bool find(std::string_view name) {
    std::size_t at = text_.find(name);
    if (at == std::string_view::npos) return false;
    for (std::size_t next = at; next != std::string_view::npos; next = text_.find(name, next + 1)) {
      const std::string_view rest = text_.substr(next + name.size(), 2);
      if (rest.size() < 2 || !is_version(rest[0]) || kDigits.find(rest[1]) == std::string_view::npos)
        continue;
      at = next;
      break;
    }
    while (at_ <= at) step();
    begin_line_ = line_;
    begin_column_ = column_;
    while (at_ < at + name.size()) step();
    read_ = name;
    return true;
  }
  // Nothing at the end of the text.
  std::optional<char> next() {
    while (at_ < text_.size() && kBlanks.find(text_[at_]) != std::string_view::npos) step();
    if (at_ == text_.size()) return std::nullopt;
    read_ += text_[at_];
    step();
    return read_.back();
  }
  void skip_rest() {
    while (next()) {
    }
  }
  // Whether the format goes on without a blank.
  bool continues() const { return at_ < text_.size() && kDigits.find(text_[at_]) != std::string_view::npos; }
  std::size_t left() const { return text_.size() - at_; }
  const std::string& read() const { return read_; }
  // At the last character that was read, or the end.
  tl::unexpected<ShareError> error(ShareFault fault) const {
    return tl::unexpected(ShareError{fault, line_, column_});
  }
  // Of the game as a whole.
  tl::unexpected<ShareError> error_in_all(ShareFault fault, int move = 0) const {
    return tl::unexpected(ShareError{fault, begin_line_, begin_column_, move});
  }

 private:
  void step() {
    ++column_;
    if (at_ > 0 && text_[at_ - 1] == '\n') {
      ++line_;
      column_ = 1;
    }
    ++at_;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1, column_ = 0;
  int begin_line_ = 1, begin_column_ = 1;  // of the name
  std::string read_;
};

class BitReader {
 public:
  explicit BitReader(Characters& characters) : characters_(characters) {}

  // After the first fault: zeros.
  std::uint64_t take(unsigned bits) {
    std::uint64_t value = 0;
    while (bits-- > 0) value = value * 2 + bit();
    return value;
  }
  // Skips the rest of a character; returns whether it is zero.
  bool fill() { return take(left_) == 0; }
  const std::optional<ShareFault>& fault() const { return fault_; }

 private:
  unsigned bit() {
    if (left_ == 0) load();
    if (fault_) return 0;
    return digit_ >> --left_ & 1U;
  }
  void load() {
    if (fault_) return;
    const auto next = characters_.next();
    if (!next) {
      fault_ = ShareFault::CutOff;
      return;
    }
    const std::size_t digit = kDigits.find(*next);
    if (digit == std::string_view::npos) {
      fault_ = ShareFault::Character;
      return;
    }
    digit_ = static_cast<unsigned>(digit);
    left_ = kDigitBits;
  }

  Characters& characters_;
  unsigned digit_ = 0, left_ = 0;
  std::optional<ShareFault> fault_;
};

void write_start(BitWriter& bits, const Start& start) {
  const Rules& rules = start.rules;
  bits.add(rules.rule == Rule::Cascade ? 1 : 0, 1);
  bits.add(static_cast<std::uint64_t>(rules.side - kLeastSide), kSideBits);
  bits.add(rules.only_twos ? 1 : 0, 1);
  bits.add(rules.target - kLeastTarget, kTargetBits);
  bits.add(start.tiles.size() - 1, 1);
  for (const Spawn& tile : start.tiles) {
    bits.add(static_cast<std::uint64_t>(tile.at.row * rules.side + tile.at.column), kCellBits);
    bits.add(tile.exponent - 1U, 1);
  }
  for (const char digit : start.random.write()) bits.add(kHex.find(digit), kHexBits);
}

// Nothing if there is no such start.
std::optional<Start> read_start(BitReader& bits) {
  Start start;
  Rules& rules = start.rules;
  rules.rule = bits.take(1) == 1 ? Rule::Cascade : Rule::Classic;
  rules.side = kLeastSide + static_cast<int>(bits.take(kSideBits));
  rules.only_twos = bits.take(1) == 1;
  rules.target = static_cast<Exponent>(kLeastTarget + bits.take(kTargetBits));
  rules.start_tiles = 1 + static_cast<int>(bits.take(1));
  bool possible = rules.side <= kMostSide;
  for (int i = 0; i < rules.start_tiles; ++i) {
    const int cell = static_cast<int>(bits.take(kCellBits));
    const auto exponent = static_cast<Exponent>(1 + bits.take(1));
    const Spawn tile{{cell / rules.side, cell % rules.side}, exponent};
    possible = possible && tile.at.row < rules.side && (exponent == 1 || !rules.only_twos) &&
               std::ranges::find(start.tiles, tile.at, &Spawn::at) == start.tiles.end();
    start.tiles.push_back(tile);
  }
  std::string state;
  for (unsigned i = 0; i < kStateDigits; ++i) state += kHex[bits.take(kHexBits)];
  const auto random = Random::read(state);
  if (!random || !possible) return std::nullopt;
  start.random = *random;
  return start;
}

std::uint64_t sum_of(std::string_view text) {
  return checksum(text) & ((std::uint64_t{1} << kSumBits) - 1);
}

// The moves with the checksum after them; the game itself has not been looked at.
Expected<std::vector<Direction>, ShareError> read_moves(Characters& characters, BitReader& bits) {
  const std::uint64_t count = bits.take(kCountBits);
  if (!bits.fault() && (count * kMoveBits + kSumBits) / kDigitBits > characters.left() + 1) {
    characters.skip_rest();
    return characters.error(ShareFault::CutOff);
  }
  std::vector<Direction> moves;
  moves.reserve(bits.fault() ? 0 : count);
  for (std::uint64_t i = 0; i < count && !bits.fault(); ++i)
    moves.push_back(kDirections[bits.take(kMoveBits)]);
  const bool filled = bits.fill();
  const std::string body = characters.read();
  const std::uint64_t sum = bits.take(kSumBits);
  if (bits.fault()) return characters.error(*bits.fault());
  if (characters.continues()) return characters.error(ShareFault::TooLong);
  if (!filled || sum != sum_of(body)) return characters.error_in_all(ShareFault::Changed);
  return moves;
}

}  // namespace

std::string write_share(const Replay& replay) {
  std::string text = std::string(kName) + kVersion;
  BitWriter bits(text);
  write_start(bits, replay.start());
  bits.add(replay.moves().size(), kCountBits);
  for (const Direction move : replay.moves()) bits.add(static_cast<std::uint64_t>(move), kMoveBits);
  bits.fill();
  bits.add(sum_of(text), kSumBits);
  return text;
}

Expected<Replay, ShareError> read_share(std::string_view text) {
  Characters characters(text);
  if (!characters.find(kName)) return tl::unexpected(ShareError{ShareFault::NoGame});
  const auto version = characters.next();
  if (!version) return characters.error(ShareFault::CutOff);
  if (*version != kVersion)
    return characters.error(is_version(*version) ? ShareFault::Version : ShareFault::Character);
  BitReader bits(characters);
  const auto start = read_start(bits);
  const auto moves = read_moves(characters, bits);
  if (!moves) return tl::unexpected(moves.error());
  if (!start) return characters.error_in_all(ShareFault::Rules);
  Replay replay(*start);
  for (const Direction move : *moves) {
    if (!replay.play(move))
      return characters.error_in_all(ShareFault::Move, static_cast<int>(replay.moves().size()) + 1);
  }
  return replay;
}

}  // namespace quintet::twenty48
