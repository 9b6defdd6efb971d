#include "core/sgf.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/text.hpp"

namespace quintet::sgf {
namespace {

constexpr std::string_view kBlanks = " \t\r\n\v\f";
constexpr std::string_view kPointLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

constexpr std::size_t kMostName = 60;  // bytes of a player's name

bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}
bool is_small(char c) {
  return c >= 'a' && c <= 'z';
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool is_name(std::string_view text) {
  return !text.empty() && is_capital(text.front()) &&
         std::ranges::all_of(text, [](char c) { return is_capital(c) || is_digit(c); });
}

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

// The index of the `]` after a value that begins at `from`; the size of the text or more if there is none.
std::size_t end_of_value(std::string_view text, std::size_t from) {
  while (from < text.size() && text[from] != ']') from += text[from] == '\\' ? 2 : 1;
  return from;
}

// A game is `(`, nodes, variations, `)`, where a variation has the same form.
bool may_follow(Reader::Piece last, Reader::Piece next) {
  using enum Reader::Piece;
  if (next == Property) return last == Node || last == Property;
  return last != (next == Node ? Close : Open);
}

// Builds one game of the pieces.
class GameReader {
 public:
  GameReader(Reader& reader, const Limits& limits, std::size_t nodes)
      : reader_(reader), limits_(limits), nodes_before_(nodes) {}

  Expected<Game, Error> read() {
    do {
      const auto piece = reader_.next();
      if (!piece) return tl::unexpected(piece.error());
      if (!may_follow(last_, *piece)) return tl::unexpected(reader_.error(Fault::BadTree));
      if (!take(*piece)) return tl::unexpected(reader_.error(Fault::TooLarge));
      last_ = *piece;
    } while (!forks_.empty());
    return std::move(game_);
  }

 private:
  // False beyond a limit.
  bool take(Reader::Piece piece) {
    switch (piece) {
      case Reader::Piece::Open:
        forks_.push_back(at_);
        return forks_.size() <= limits_.depth;
      case Reader::Piece::Close:
        at_ = forks_.back();
        forks_.pop_back();
        return true;
      case Reader::Piece::Node:
        at_ = at_ ? game_.add(*at_, {}) : 0;
        return nodes_before_ + game_.nodes.size() <= limits_.nodes;
      case Reader::Piece::Property:
        game_.nodes[*at_].properties.push_back(reader_.property());
        return true;
    }
    return false;
  }

  Reader& reader_;
  const Limits& limits_;
  std::size_t nodes_before_;
  Game game_;
  Reader::Piece last_ = Reader::Piece::Close;
  std::optional<std::size_t> at_;                  // the current node; none before the root
  std::vector<std::optional<std::size_t>> forks_;  // the node before each open bracket
};

std::string write(const Node& node) {
  std::string text = ";";
  for (const Property& property : node.properties) {
    assert(is_name(property.name) && !property.values.empty());
    text += property.name;
    for (const std::string& value : property.values) {
      assert(end_of_value(value, 0) == value.size());
      text += '[' + value + ']';
    }
  }
  return text;
}

std::string write(const Game& game) {
  std::string text;
  std::vector<std::pair<std::size_t, std::string_view>> rest{{0, "("}};  // nodes to write, after this text
  std::vector<std::size_t> ends;  // for each open bracket, the size of `rest` at which it closes
  while (!rest.empty()) {
    const auto [at, before] = rest.back();
    rest.pop_back();
    const Node& node = game.nodes[at];
    text += before;
    text += write(node);
    if (at == 0) text += '\n';
    if (before.ends_with('(')) ends.push_back(rest.size());
    for (auto child = node.children.rbegin(); child != node.children.rend(); ++child)
      rest.emplace_back(*child, node.children.size() > 1 ? "\n(" : "");
    for (; !ends.empty() && ends.back() == rest.size(); ends.pop_back()) text += ')';
  }
  return text + '\n';
}

}  // namespace

std::size_t Game::add(std::size_t parent, std::vector<Property> properties) {
  nodes.push_back({std::move(properties), {}});
  nodes[parent].children.push_back(nodes.size() - 1);
  return nodes.size() - 1;
}

Expected<Collection, Error> read(std::string_view text, const Limits& limits) {
  Reader reader(text);
  if (text.size() > limits.bytes) return tl::unexpected(reader.error(Fault::TooLarge));
  Collection games;
  std::size_t nodes = 0;
  while (reader.find_game()) {
    Expected<Game, Error> game = GameReader(reader, limits, nodes).read();
    if (!game) return tl::unexpected(game.error());
    nodes += game->nodes.size();
    games.push_back(*std::move(game));
  }
  if (games.empty()) return tl::unexpected(reader.error(Fault::NoGame));
  return games;
}

std::string write(const Collection& games) {
  std::string text;
  for (const Game& game : games) text += write(game);
  return text;
}

std::vector<std::size_t> games_in(std::string_view text, std::size_t most) {
  std::vector<std::size_t> games;
  Reader reader(text);
  const auto skip_game = [&reader] {
    std::size_t open = 0;
    do {
      const auto piece = reader.next();
      if (!piece) return false;
      if (*piece == Reader::Piece::Open) ++open;
      if (*piece == Reader::Piece::Close) --open;
    } while (open > 0);
    return true;
  };
  while (games.size() < most && reader.find_game()) {
    games.push_back(reader.position());
    if (games.size() == most || !skip_game()) break;
  }
  return games;
}

std::vector<std::string_view> texts_in(std::string_view text, std::size_t most) {
  const std::vector<std::size_t> games = games_in(text, most);
  std::vector<std::string_view> texts;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const std::size_t end = i + 1 < games.size() ? games[i + 1] : text.size();
    texts.push_back(text.substr(games[i], end - games[i]));
  }
  return texts;
}

std::string text_of(std::string_view value) {
  std::string text;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const bool escaped = value[i] == '\\' && i + 1 < value.size();
    if (escaped) ++i;
    const char c = value[i];
    if (c == '\n' || c == '\r') {
      const std::string_view rest = value.substr(i + 1);
      if (rest.starts_with(c == '\n' ? '\r' : '\n')) ++i;  // two bytes, one line break
      if (!escaped) text += '\n';
    } else {
      text += kBlanks.find(c) == kBlanks.npos ? c : ' ';
    }
  }
  return text;
}

std::string value_of(std::string_view text) {
  std::string value;
  for (const char c : text) {
    if (c == ']' || c == '\\') value += '\\';
    value += c;
  }
  return value;
}

std::string plain_value(std::string_view value) {
  std::string plain;
  while (!value.empty()) {
    const std::size_t length = length_of_character(value);
    const char c = value.front();
    std::size_t taken = std::max<std::size_t>(1, length);
    if (c == '\n' || c == '\r') {
      plain += '\n';
      if (value.substr(1).starts_with(c == '\n' ? '\r' : '\n')) taken = 2;
    } else if (length == 0) {
      plain += '?';
    } else {
      const bool is_control = (static_cast<unsigned char>(c) < ' ' && c != '\t') || c == '\x7F';
      plain += is_control ? std::string_view(" ") : value.substr(0, length);
    }
    value.remove_prefix(taken);
  }
  return plain;
}

std::string lines_of(std::string_view text, std::size_t most) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t length = length_of_character(text);
    const char c = text.front();
    const bool is_control = (static_cast<unsigned char>(c) < ' ' && c != '\n') || c == '\x7F';
    if (shown.size() + length > most) break;
    if (length > 0) shown += is_control ? std::string_view(" ") : text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(1, length));
  }
  return std::string(trimmed(shown));
}

std::string line_of(std::string_view text, std::size_t most) {
  std::string line(text);
  std::ranges::replace(line, '\n', ' ');
  return lines_of(line, most);
}

std::string name_of(std::string_view text) {
  return line_of(text, kMostName);
}

std::string date_of(std::string_view text) {
  constexpr std::string_view kForm = "dddd-dd-dd";
  constexpr std::array<std::size_t, 3> kLengths{10, 7, 4};
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  std::size_t fits = 0;
  while (fits < std::min(text.size(), kForm.size()) &&
         (kForm[fits] == 'd' ? is_digit(text[fits]) : text[fits] == kForm[fits]))
    ++fits;
  for (const std::size_t length : kLengths)
    if (fits >= length && (text.size() == length || !is_digit(text[length])))
      return std::string(text.substr(0, length));
  return {};
}

std::vector<Property> time_properties(const TimeControl& control) {
  using Kind = TimeControl::Kind;
  const auto seconds = [](Duration time) { return std::to_string(time / std::chrono::seconds(1)); };
  if (control.kind == Kind::None) return {};
  std::vector<Property> properties{{"TM", {seconds(control.main)}}};
  const std::string count = std::to_string(control.count), extra = seconds(control.extra);
  if (control.kind == Kind::ByoYomi) properties.push_back({"OT", {count + 'x' + extra + " byo-yomi"}});
  if (control.kind == Kind::Canadian) properties.push_back({"OT", {count + '/' + extra + " Canadian"}});
  if (control.kind == Kind::Fischer) properties.push_back({"OT", {extra + " fischer"}});
  return properties;
}

TimeControl time_control(std::string_view main, std::string_view overtime) {
  using Kind = TimeControl::Kind;
  constexpr int kMost = 1'000'000;
  const auto seconds = read_number(main.substr(0, main.find('.')), kMost);
  if (!seconds) return {};
  TimeControl control{.kind = Kind::Absolute, .main = std::chrono::seconds(*seconds)};
  if (!overtime.empty()) {
    const std::size_t blank = std::min(overtime.find(' '), overtime.size());
    const std::string_view amount = overtime.substr(0, blank);
    const std::string name = lower_case(overtime.substr(blank));
    const std::size_t sign = amount.find_first_of("x/");
    control.kind = sign == amount.npos   ? name.find("fischer") == name.npos ? Kind::None : Kind::Fischer
                   : amount[sign] == 'x' ? Kind::ByoYomi
                                         : Kind::Canadian;
    const auto extra = read_number(sign == amount.npos ? amount : amount.substr(sign + 1), kMost);
    const auto count = sign == amount.npos ? 0 : read_number(amount.substr(0, sign), kMost);
    if (!extra || !count) return {};
    control.extra = std::chrono::seconds(*extra);
    control.count = *count;
  }
  return control.kind != Kind::None && is_valid(control) ? control : TimeControl{};
}

std::optional<Point> read_point(std::string_view value) {
  if (value.size() != 2) return std::nullopt;
  const std::size_t column = kPointLetters.find(value[0]), row = kPointLetters.find(value[1]);
  if (column == kPointLetters.npos || row == kPointLetters.npos) return std::nullopt;
  return Point{static_cast<int>(row), static_cast<int>(column)};
}

std::string write_point(Point at) {
  return {kPointLetters.at(static_cast<std::size_t>(at.column)),
          kPointLetters.at(static_cast<std::size_t>(at.row))};
}

void Reader::skip_blanks() {
  at_ = std::min(text_.find_first_not_of(kBlanks, at_), text_.size());
}

bool Reader::find_game() {
  while ((piece_ = text_.find('(', at_)) != text_.npos) {
    at_ = piece_ + 1;
    skip_blanks();
    if (text_.substr(at_).starts_with(';')) {
      at_ = piece_;
      return true;
    }
  }
  piece_ = at_ = text_.size();
  return false;
}

Expected<Reader::Piece, Error> Reader::next() {
  skip_blanks();
  piece_ = at_;
  if (at_ == text_.size()) return tl::unexpected(error(Fault::Unfinished));
  constexpr std::string_view kSigns = "();";
  if (const std::size_t sign = kSigns.find(text_[at_]); sign != kSigns.npos) {
    ++at_;
    return static_cast<Piece>(sign);
  }
  property_ = {};
  if (!take_name() || !take_values()) return tl::unexpected(error(Fault::BadProperty));
  return Piece::Property;
}

bool Reader::take_name() {
  for (; at_ < text_.size(); ++at_) {
    const char c = text_[at_];
    if (is_capital(c) || is_digit(c))
      property_.name += c;
    else if (!is_small(c))
      break;
  }
  return is_name(property_.name);
}

bool Reader::take_values() {
  for (skip_blanks(); at_ < text_.size() && text_[at_] == '['; skip_blanks()) {
    const std::size_t end = end_of_value(text_, at_ + 1);
    if (end >= text_.size()) return false;
    property_.values.emplace_back(text_.substr(at_ + 1, end - at_ - 1));
    at_ = end + 1;
  }
  return !property_.values.empty();
}

int Reader::line() const {
  return 1 + static_cast<int>(std::ranges::count(text_.substr(0, piece_), '\n'));
}

Error Reader::error(Fault fault) const {
  const std::size_t line_begin = text_.substr(0, piece_).rfind('\n') + 1;  // 0 on the first line
  return {fault, line(), static_cast<int>(piece_ - line_begin) + 1};
}

}  // namespace quintet::sgf
