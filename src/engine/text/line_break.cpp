#include "engine/text/line_break.hpp"

#include <algorithm>

#include "engine/text/utf8.hpp"

namespace quintet {
namespace {

constexpr std::u32string_view kNeverBegin = U"，。、；：！？）】》”’…·•";
constexpr std::u32string_view kNeverEnd = U"（【《“‘";
constexpr char32_t kTimes = U'×';  // "16 × 16" stays together

constexpr double kStillFull =
    0.75;  // of the width: a line at least this long may pass its last piece to the next line

bool is_space(char32_t code) {
  return code == U' ' || code == U'\t' || code == U'\u3000';
}

bool in(char32_t code, char32_t first, char32_t last) {
  return code >= first && code <= last;
}

// Characters that are not part of a word: ideographs, kana and their punctuation, Chinese dashes.
bool stands_alone(char32_t code) {
  return in(code, 0x2E80, 0x9FFF) || in(code, 0xF900, 0xFAFF) || in(code, 0xFF00, 0xFFEF) ||
         in(code, 0x20000, 0x3FFFF) || code == U'—';
}

// Marks that stay with the character before them.
bool joins_back(char32_t code) {
  return in(code, 0x300, 0x36F) || in(code, 0xFE00, 0xFE0F) || code == 0x200D;
}

// Whether a line may end after `before` and the next begin with `after`; `spaced`: there are spaces between them.
bool may_break(char32_t before, char32_t after, bool spaced) {
  if (kNeverEnd.find(before) != kNeverEnd.npos || kNeverBegin.find(after) != kNeverBegin.npos) return false;
  if (before == kTimes || after == kTimes) return false;
  if (spaced) return true;
  if (joins_back(after) || (before == U'—' && after == U'—')) return false;
  return stands_alone(before) || stands_alone(after);
}

// A piece that no break may divide, as offsets into the text, without the spaces after it.
struct Piece {
  std::size_t begin, end;
};

std::vector<Piece> pieces_of(std::string_view line) {
  std::vector<Piece> pieces;
  char32_t before = 0;
  bool spaced = false;
  for (std::size_t at = 0; at < line.size();) {
    const auto [code, length] = utf8::decode(line, at);
    if (is_space(code)) {
      spaced = true;
    } else {
      if (pieces.empty() || may_break(before, code, spaced)) pieces.push_back({pieces.empty() ? 0 : at, at});
      pieces.back().end = at + length;
      before = code;
      spaced = false;
    }
    at += length;
  }
  return pieces;
}

// Breaks one paragraph into lines.
class Filler {
 public:
  Filler(std::string_view paragraph, double width, const MeasureText& measure)
      : text_(paragraph), width_(width), measure_(measure), pieces_(pieces_of(paragraph)) {}

  std::vector<std::string_view> fill() {
    for (const Piece& piece : pieces_) add(piece);
    lines_.push_back(part(begin_, end_));
    keep_company();
    return std::move(lines_);
  }

 private:
  std::string_view part(std::size_t begin, std::size_t end) const { return text_.substr(begin, end - begin); }
  std::size_t begin_of(std::string_view line) const {
    return static_cast<std::size_t>(line.data() - text_.data());
  }
  bool fits(std::size_t begin, std::size_t end) const { return measure_(part(begin, end)) <= width_; }

  void add(const Piece& piece) {
    if (fits(begin_, piece.end)) {
      end_ = piece.end;
      return;
    }
    if (end_ > begin_) lines_.push_back(part(begin_, end_));
    begin_ = piece.begin;
    end_ = piece.end;
    if (!fits(begin_, end_)) split();
  }

  // Breaks the piece of the present line by characters; at least one stands on each line.
  void split() {
    for (std::size_t at = begin_; at < end_;) {
      std::size_t next = at + utf8::decode(text_, at).length;
      while (next < end_ && joins_back(utf8::decode(text_, next).code))
        next += utf8::decode(text_, next).length;
      if (at > begin_ && !fits(begin_, next)) {
        lines_.push_back(part(begin_, at));
        begin_ = at;
      }
      at = next;
    }
  }

  // Moves the character before it along where a Chinese character would be alone on the last line.
  void keep_company() {
    if (lines_.size() < 2 || pieces_.size() < 3) return;
    const Piece &last = pieces_.back(), &before = pieces_[pieces_.size() - 2];
    if (begin_of(lines_.back()) != last.begin || !stands_alone(utf8::decode(text_, last.begin).code)) return;
    const std::size_t line = begin_of(lines_[lines_.size() - 2]);
    if (before.begin <= line || !fits(before.begin, last.end)) return;
    const std::string_view rest = part(line, pieces_[pieces_.size() - 3].end);
    if (measure_(rest) < kStillFull * width_) return;
    lines_[lines_.size() - 2] = rest;
    lines_.back() = part(before.begin, last.end);
  }

  std::string_view text_;
  double width_;
  const MeasureText& measure_;
  std::vector<Piece> pieces_;
  std::vector<std::string_view> lines_;
  std::size_t begin_ = 0, end_ = 0;  // the present line
};

}  // namespace

std::vector<std::string_view> break_lines(std::string_view text, double width, const MeasureText& measure) {
  std::vector<std::string_view> lines;
  for (std::size_t at = 0;;) {
    const std::size_t newline = std::min(text.find('\n', at), text.size());
    std::string_view paragraph = text.substr(at, newline - at);
    if (paragraph.ends_with('\r')) paragraph.remove_suffix(1);
    const auto filled = Filler(paragraph, width, measure).fill();
    lines.insert(lines.end(), filled.begin(), filled.end());
    if (newline == text.size()) return lines;
    at = newline + 1;
  }
}

}  // namespace quintet
