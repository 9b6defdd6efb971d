#include "core/gomoku/record.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "core/text.hpp"

namespace quintet::gomoku {
namespace {

constexpr std::string_view kBlank = " \t\r\n";
constexpr std::string_view kPsqName = "Piskvorky ";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // some editors begin UTF-8 with it

// Reads a text from front to back and counts its lines.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  bool at_end() const { return rest_.empty(); }
  char peek() const { return rest_.empty() ? '\0' : rest_.front(); }
  int line() const { return line_; }

  char take() {
    const char c = peek();
    if (c == '\n') ++line_;
    rest_.remove_prefix(std::min<std::size_t>(rest_.size(), 1));
    return c;
  }
  void skip_blanks() {
    while (!at_end() && kBlank.find(peek()) != kBlank.npos) take();
  }
  bool take(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    for (std::size_t i = 0; i < word.size(); ++i) take();
    return true;
  }
  std::optional<int> number() {
    int value = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    if (error != std::errc()) return std::nullopt;
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    return value;
  }
  tl::unexpected<RecordError> error(RecordFault fault) const {
    return tl::unexpected(RecordError{fault, line_});
  }

 private:
  std::string_view rest_;
  int line_ = 1;
};

constexpr std::size_t kMostName = 60;    // bytes of a player's name
constexpr std::size_t kDateLength = 10;  // "2026-11-22"

// The number of bytes of the UTF-8 character that begins there; 0 if there is none.
std::size_t length_of_character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
  if (length == 0 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) return 0;
  return length;
}

// A name as it can be shown: one line of UTF-8 without control characters, not too long. Other bytes are left out.
std::string clean_name(std::string_view text) {
  std::string name;
  while (!text.empty()) {
    const std::size_t length = length_of_character(text);
    const bool is_control = static_cast<unsigned char>(text.front()) < ' ' || text.front() == '\x7F';
    if (name.size() + length > kMostName) break;
    if (length > 0) name += is_control ? std::string_view(" ") : text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(1, length));
  }
  const std::size_t first = name.find_first_not_of(' ');
  if (first == name.npos) return {};
  return name.substr(first, name.find_last_not_of(' ') + 1 - first);
}

// The first day of SGF's DT property, which may list several: `2026-11-22,23`.
std::string clean_date(std::string_view text) {
  std::string date(text.substr(0, kDateLength));
  for (std::size_t i = 0; i < date.size(); ++i) {
    const bool dash = i == 4 || i == 7;
    if (dash ? date[i] != '-' : date[i] < '0' || date[i] > '9') return {};
  }
  return date.size() == kDateLength ? date : std::string();
}

RecordResult read_result(std::string_view text) {
  if (text.starts_with("B+")) return RecordResult::BlackWins;
  if (text.starts_with("W+")) return RecordResult::WhiteWins;
  return text == "0" || text.starts_with("Draw") ? RecordResult::Draw : RecordResult::Unknown;
}

std::string_view word_of(RecordResult result) {
  constexpr std::array<std::string_view, 4> kWords{"", "B+", "W+", "Draw"};
  return kWords[static_cast<std::size_t>(result)];
}

// SGF leaves the names of rules open; other programs write "Freestyle", "Standard gomoku", "RIF".
std::optional<Rule> read_rule_name(std::string_view text) {
  std::string lower;
  for (const char c : text) lower += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  const auto has = [&lower](std::string_view word) { return lower.find(word) != lower.npos; };
  if (has("renju") || has("rif")) return Rule::Renju;
  if (has("exact") || has("standard")) return Rule::Exact;
  return has("freestyle") || has("free") ? std::optional(Rule::Freestyle) : std::nullopt;
}

bool is_side(int side) {
  return side >= kLeastSide && side <= kMostSide;
}

// Collects stones and checks that each is on an empty point of the board.
class Collector {
 public:
  explicit Collector(int side) : board_(side) { record_.side = side; }

  bool place(Point at) {
    if (!board_.is_empty(at)) return false;
    board_.set(at, stone_of(to_move()));
    record_.moves.push_back(at);
    return true;
  }
  Record& about() { return record_; }
  Colour to_move() const { return record_.moves.size() % 2 == 0 ? Colour::Black : Colour::White; }
  Record take() { return std::move(record_); }

 private:
  Board board_;
  Record record_;
};

std::string take_line(Reader& reader) {
  std::string line;
  while (!reader.at_end()) {
    const char c = reader.take();
    if (c == '\n') break;
    line += c;
  }
  return line;
}

// `Piskvorky 15x15, 0:0, 0`, then a line `x,y,time` a stone, counted from 1 at the top left; then the names of the players
// and other lines.
Expected<Record, RecordError> read_psq(Reader reader) {
  reader.take(kPsqName);
  const auto width = reader.number();
  const auto height = reader.take("x") ? reader.number() : std::nullopt;
  if (!width || width != height || !is_side(*width)) return reader.error(RecordFault::BadBoard);
  while (!reader.at_end() && reader.take() != '\n') {
  }
  Collector stones(*width);
  for (;;) {
    const Reader before = reader;
    const auto x = reader.number();
    const auto y = x && reader.take(",") ? reader.number() : std::nullopt;
    if (!y) {
      reader = before;
      break;
    }
    if (*x < 1 || *y < 1 || !stones.place({*y - 1, *x - 1})) return before.error(RecordFault::BadPoint);
    while (!reader.at_end() && reader.take() != '\n') {
    }
  }
  for (std::string& name : stones.about().players) {
    const std::string line = clean_name(take_line(reader));
    if (line.find_first_not_of("-0123456789") == line.npos) break;  // no names, but the end of the file
    name = line;
  }
  return stones.take();
}

// The property's values, unescaped.
std::optional<std::vector<std::string>> take_values(Reader& reader) {
  std::vector<std::string> values;
  for (reader.skip_blanks(); reader.peek() == '['; reader.skip_blanks()) {
    reader.take();
    std::string value;
    while (reader.peek() != ']') {
      if (reader.at_end()) return std::nullopt;
      if (reader.peek() == '\\') reader.take();
      value += reader.take();
    }
    reader.take();
    values.push_back(std::move(value));
  }
  return values;
}

std::string take_name(Reader& reader) {
  std::string name;
  while (reader.peek() >= 'A' && reader.peek() <= 'Z') name += reader.take();
  return name;
}

std::optional<Point> read_sgf_point(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'z' || text[1] < 'a' || text[1] > 'z')
    return std::nullopt;
  return Point{text[1] - 'a', text[0] - 'a'};
}

// The main line of a game tree: everything up to the first closing parenthesis.
class SgfReader {
 public:
  explicit SgfReader(Reader reader) : reader_(reader) {}

  Expected<Record, RecordError> read() {
    for (;;) {
      reader_.skip_blanks();
      if (reader_.at_end()) return reader_.error(RecordFault::Unfinished);
      const char c = reader_.peek();
      if (c == ')') break;
      if (c == '(' || c == ';') {
        reader_.take();
        continue;
      }
      const std::string name = take_name(reader_);
      const auto values = name.empty() ? std::nullopt : take_values(reader_);
      if (!values || values->empty()) return reader_.error(RecordFault::BadProperty);
      if (const auto taken = take_property(name, *values); !taken) return tl::unexpected(taken.error());
    }
    Record record = stones().take();
    record.players = std::move(about_.players);
    record.result = about_.result;
    record.rule = about_.rule;
    record.date = std::move(about_.date);
    return record;
  }

 private:
  void take_note(std::string_view name, std::string_view value) {
    if (name == "PB") about_.players[0] = clean_name(value);
    if (name == "PW") about_.players[1] = clean_name(value);
    if (name == "RE") about_.result = read_result(value);
    if (name == "RU") about_.rule = read_rule_name(value);
    if (name == "DT") about_.date = clean_date(value);
  }

  // The board size precedes the first stone; the SGF default is 19.
  Collector& stones() {
    constexpr int kSgfSide = 19;
    if (!stones_) stones_.emplace(side_.value_or(kSgfSide));
    return *stones_;
  }

  Expected<void, RecordError> take_property(const std::string& name, const std::vector<std::string>& values) {
    constexpr int kMostNumber = 1000;
    if (name == "GM" && values.front() != "4") return reader_.error(RecordFault::AnotherGame);
    if (name == "AB" || name == "AW") return reader_.error(RecordFault::SetUp);
    if (name == "SZ") {
      side_ = read_number(values.front(), kMostNumber);
      if (!side_ || !is_side(*side_) || stones_) return reader_.error(RecordFault::BadBoard);
    }
    take_note(name, values.front());
    if (name != "B" && name != "W") return {};
    if ((name == "B") != (stones().to_move() == Colour::Black))
      return reader_.error(RecordFault::ColourOutOfTurn);
    const auto at = read_sgf_point(values.front());
    if (!at || !stones().place(*at)) return reader_.error(RecordFault::BadPoint);
    return {};
  }

  Reader reader_;
  std::optional<int> side_;
  std::optional<Collector> stones_;
  Record about_;  // without its moves
};

Expected<Record, RecordError> read_position(std::string_view text, int side) {
  std::string points;
  for (const char c : text) {
    if (kBlank.find(c) == kBlank.npos && c != ',') points += c;
  }
  const auto moves = read_points(points, side);
  if (!moves || moves->empty()) return tl::unexpected(RecordError{RecordFault::UnknownForm});
  Collector stones(side);
  for (const Point at : *moves) {
    if (!stones.place(at)) return tl::unexpected(RecordError{RecordFault::BadPoint});
  }
  return stones.take();
}

}  // namespace

namespace {

// A property of SGF; nothing for an empty value.
std::string sgf_property(std::string_view name, std::string_view value) {
  if (value.empty()) return {};
  std::string text = std::string(name) + '[';
  for (const char c : value) {
    if (c == ']' || c == '\\') text += '\\';
    text += c;
  }
  return text + ']';
}

}  // namespace

std::string write_psq(const Record& record) {
  const std::string side = std::to_string(record.side);
  std::string text = std::string(kPsqName) + side + 'x' + side + ", 0:0, 0\n";
  for (const Point at : record.moves)
    text += std::to_string(at.column + 1) + ',' + std::to_string(at.row + 1) + ",0\n";
  // A line that begins like a number would be read as a stone, or as the end of the names.
  const auto is_name = [](const std::string& name) {
    return name.find_first_not_of("-0123456789,") != name.npos && name.front() != '-' &&
           !(name.front() >= '0' && name.front() <= '9');
  };
  if (std::ranges::all_of(record.players, is_name))
    for (const std::string& name : record.players) text += name + '\n';
  return text + "0\n";
}

std::string write_sgf(const Record& record) {
  std::string text = "(;FF[4]GM[4]CA[UTF-8]AP[Quintet]SZ[" + std::to_string(record.side) + "]";
  text += sgf_property("PB", record.players[0]) + sgf_property("PW", record.players[1]) +
          sgf_property("DT", record.date) + sgf_property("RE", word_of(record.result));
  if (record.rule) text += sgf_property("RU", name(*record.rule));
  text += '\n';
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    text += i % 2 == 0 ? ";B[" : ";W[";
    text += static_cast<char>('a' + record.moves[i].column);
    text += static_cast<char>('a' + record.moves[i].row);
    text += ']';
  }
  return text + ")\n";
}

std::string write_position(const Record& record) {
  std::string text;
  for (const Point at : record.moves) text += write_point(at, record.side);
  return text;
}

Expected<Record, RecordError> read_record(std::string_view text, int side) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == text.npos) return tl::unexpected(RecordError{RecordFault::Empty});
  Reader reader(text);
  reader.skip_blanks();
  const std::string_view body = text.substr(first);
  if (body.starts_with(kPsqName)) return read_psq(reader);
  if (body.starts_with("(")) return SgfReader(reader).read();
  return read_position(body, side);
}

}  // namespace quintet::gomoku
