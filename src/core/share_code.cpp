#include "core/share_code.hpp"

#include "core/text.hpp"

namespace quintet {
namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::string_view kBlanks = " \t\r\n";
constexpr unsigned kDigitBits = 6, kSumBits = 36;

bool is_version(char letter) {
  return letter >= 'a' && letter <= 'z';
}

std::uint64_t sum_of(std::string_view text) {
  return checksum(text) & ((std::uint64_t{1} << kSumBits) - 1);
}

}  // namespace

void ShareWriter::add(std::uint64_t value, unsigned bits) {
  while (bits-- > 0) {
    digit_ = digit_ << 1U | static_cast<unsigned>(value >> bits & 1U);
    if (++filled_ < kDigitBits) continue;
    text_ += kDigits[digit_];
    digit_ = filled_ = 0;
  }
}

std::string ShareWriter::finish() && {
  while (filled_ > 0) add(0, 1);
  add(sum_of(text_), kSumBits);
  return std::move(text_);
}

// Skips what stands before the name of the format, and the name. Words before the game may also have the name, so one that
// goes on with a version and a digit is preferred.
bool ShareReader::find(std::string_view name) {
  std::size_t at = text_.find(name);
  if (at == std::string_view::npos) return false;
  for (std::size_t next = at; next != std::string_view::npos; next = text_.find(name, next + 1)) {
    const std::string_view rest = text_.substr(next + name.size(), 2);
    if (rest.size() < 2 || !is_version(rest[0]) || kDigits.find(rest[1]) == std::string_view::npos) continue;
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

Expected<void, ShareError> ShareReader::begin(std::string_view name, char version) {
  if (!find(name)) return tl::unexpected(ShareError{ShareFault::NoGame});
  const auto letter = next();
  if (!letter) return error_here(ShareFault::CutOff);
  if (*letter != version)
    return error_here(is_version(*letter) ? ShareFault::Version : ShareFault::Character);
  return {};
}

// Nothing at the end of the text.
std::optional<char> ShareReader::next() {
  while (at_ < text_.size() && kBlanks.find(text_[at_]) != std::string_view::npos) step();
  if (at_ == text_.size()) return std::nullopt;
  read_ += text_[at_];
  step();
  return read_.back();
}

void ShareReader::step() {
  ++column_;
  if (at_ > 0 && text_[at_ - 1] == '\n') {
    ++line_;
    column_ = 1;
  }
  ++at_;
}

unsigned ShareReader::bit() {
  if (left_ == 0 && !fault_) {
    const auto character = next();
    const std::size_t digit = character ? kDigits.find(*character) : 0;
    if (!character)
      fault_ = ShareFault::CutOff;
    else if (digit == std::string_view::npos)
      fault_ = ShareFault::Character;
    digit_ = static_cast<unsigned>(digit);
    left_ = kDigitBits;
  }
  return fault_ ? 0 : digit_ >> --left_ & 1U;
}

std::uint64_t ShareReader::take(unsigned bits) {
  std::uint64_t value = 0;
  while (bits-- > 0) value = value * 2 + bit();
  return value;
}

bool ShareReader::has(std::uint64_t bits) {
  if (fault_) return false;
  if (bits <= left_ + (text_.size() - at_) * kDigitBits) return true;
  while (next()) {
  }
  fault_ = ShareFault::CutOff;
  return false;
}

Expected<void, ShareError> ShareReader::finish() {
  const bool filled = take(left_) == 0;
  const std::string body = read_;
  const std::uint64_t sum = take(kSumBits);
  if (fault_) return error_here(*fault_);
  if (at_ < text_.size() && kDigits.find(text_[at_]) != std::string_view::npos)
    return error_here(ShareFault::TooLong);
  if (!filled || sum != sum_of(body)) return error(ShareFault::Changed);
  return {};
}

}  // namespace quintet
