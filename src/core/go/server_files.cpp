#include "core/go/server_files.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/date.hpp"
#include "core/go/game.hpp"
#include "core/sgf.hpp"
#include "core/text.hpp"

namespace quintet::go {
namespace {

constexpr int kMostStones = 9;  // of a handicap

constexpr int kUsualSide = 19;
constexpr int kMostTenths = 10'000;

using Lines = std::vector<std::string_view>;

// A game as it is found in the file.
class Sketch {
 public:
  void set(std::string_view name, std::string_view value) {
    if (!trimmed(value).empty()) about_.push_back({std::string(name), {sgf::value_of(trimmed(value))}});
  }
  void set_handicap(int stones) {
    if (stones < 2 || stones > kMostStones) return;
    handicap_ = stones;
    set("HA", std::to_string(stones));
  }
  // A stone of the handicap, where the file has them.
  void add_handicap_stone(Point at) { placed_.push_back(sgf::write_point(at)); }
  // These servers place the third of three stones at the top left.
  void place_third_at_top_left() {
    if (handicap_ == 3) placed_ = {"dp", "pd", "dd"};
  }
  bool is_complete() const { return handicap_ == static_cast<int>(placed_.size()); }
  int handicap() const { return handicap_; }
  bool has_moves() const { return !moves_.empty(); }
  // A point outside the board is a pass.
  void add_move(bool black, Point at, int side) {
    const bool inside = at.row >= 0 && at.row < side && at.column >= 0 && at.column < side;
    moves_.push_back({black ? "B" : "W", {inside ? sgf::write_point(at) : std::string()}});
  }

  std::optional<std::string> write() && {
    if (moves_.empty()) return std::nullopt;
    sgf::Game game;
    game.nodes.front().properties = std::move(about_);
    game.nodes.front().properties.push_back({"GM", {"1"}});
    if (!placed_.empty()) game.nodes.front().properties.push_back({"AB", placed_});
    std::size_t node = 0;
    for (sgf::Property& move : moves_) node = game.add(node, {std::move(move)});
    return sgf::write({game});
  }

 private:
  std::vector<sgf::Property> about_, moves_;
  std::vector<std::string> placed_;
  int handicap_ = 0;
};

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words = split(line, ' ');
  std::erase_if(words, [](std::string_view word) { return word.empty(); });
  return words;
}

// "7.5" of 75.
std::string tenths(int value) {
  std::string text = std::to_string(value / 10);
  if (value % 10 != 0) {
    text += '.';
    text += std::to_string(value % 10);
  }
  return text;
}

// The number between `before` and the next character that is no digit.
std::optional<int> number_after(std::string_view line, std::string_view before) {
  const std::size_t at = line.find(before);
  if (at == line.npos) return std::nullopt;
  const std::string_view rest = line.substr(at + before.size());
  const auto end = std::ranges::find_if(rest, [](char c) { return c < '0' || c > '9'; });
  return read_number(rest.substr(0, static_cast<std::size_t>(end - rest.begin())), kMostTenths);
}

// "2016-03-26" of "2016 3 26" with any separators.
std::string date_of(std::string_view text) {
  std::vector<int> parts;
  std::string digits;
  const auto take = [&] {
    if (const auto number = read_number(digits, 9999)) parts.push_back(*number);
    digits.clear();
  };
  for (const char c : text) {
    if (c >= '0' && c <= '9')
      digits += c;
    else
      take();
    if (parts.size() == 3) break;
  }
  take();
  return parts.size() < 3 ? std::string() : write_date({parts[0], parts[1], parts[2]});
}

// "Ann" of "Ann (3D)".
std::string_view name_without_rank(std::string_view name) {
  const std::size_t bracket = name.rfind('(');
  return trimmed(bracket == name.npos || bracket == 0 ? name : name.substr(0, bracket));
}

// Who has won, by a number; and by how many tenths of a point.
std::string gib_result(int kind, int score) {
  switch (kind) {
    case 0:
      return "B+" + tenths(score);
    case 1:
      return "W+" + tenths(score);
    case 3:
      return "B+R";
    case 4:
      return "W+R";
    case 7:
      return "B+T";
    case 8:
      return "W+T";
    default:
      return {};
  }
}

// The value of `\[KEY=value\]`.
std::optional<std::string_view> gib_value(std::string_view line, std::string_view key) {
  std::string front = "\\[";
  front += key;
  front += '=';
  if (!line.starts_with(front)) return std::nullopt;
  line.remove_prefix(front.size());
  return line.substr(0, line.find("\\]"));
}

std::optional<std::string> read_gib(const Lines& lines) {
  Sketch game;
  for (const std::string_view each : lines) {
    const std::string_view line = trimmed(each);
    if (const auto name = gib_value(line, "GAMEBLACKNAME")) game.set("PB", name_without_rank(*name));
    if (const auto name = gib_value(line, "GAMEWHITENAME")) game.set("PW", name_without_rank(*name));
    if (const auto date = gib_value(line, "GAMEDATE")) game.set("DT", date_of(*date));
    if (const auto about = gib_value(line, "GAMEINFOMAIN")) {
      if (const auto kind = number_after(*about, "GRLT:"))
        game.set("RE", gib_result(*kind, number_after(*about, "ZIPSU:").value_or(0)));
      if (const auto komi = number_after(*about, "GONGJE:")) game.set("KM", tenths(*komi));
    }
    const auto words = words_of(line);
    if (words.size() >= 4 && words[0] == "INI") {
      game.set_handicap(read_number(words[3], kMostStones).value_or(0));
      game.place_third_at_top_left();
    }
    if (words.size() < 6 || words[0] != "STO") continue;
    const auto column = read_number(words[4], kUsualSide - 1), row = read_number(words[5], kUsualSide - 1);
    if (column && row) game.add_move(words[3] == "1", {*row, *column}, kUsualSide);
  }
  return std::move(game).write();
}

// "White wins by  resign!", "Black win 3.5"
std::string ngf_result(std::string_view line) {
  const std::string words = lower_case(line);
  const auto has = [&words](std::string_view part) { return words.find(part) != words.npos; };
  const bool black = has("black win") || has("white lose"), white = has("white win") || has("black lose");
  if (black == white) return {};
  std::string result = black ? "B+" : "W+";
  if (has("resign")) return result + 'R';
  if (has("time")) return result + 'T';
  const auto digit = std::ranges::find_if(words, [](char c) { return c >= '0' && c <= '9'; });
  for (auto c = digit; c != words.end() && ((*c >= '0' && *c <= '9') || *c == '.'); ++c) result += *c;
  return result;
}

std::optional<std::string> read_ngf(const Lines& lines) {
  enum Line : std::uint8_t { Size = 1, White, Black, Handicap = 5, Komi = 7, Date, Result = 10 };
  Sketch game;
  int side = kUsualSide;
  if (lines.size() > Result) {
    side = read_number(trimmed(lines[Size]), kMostSide).value_or(kUsualSide);
    game.set("SZ", std::to_string(side));
    const auto white = words_of(trimmed(lines[White])), black = words_of(trimmed(lines[Black]));
    if (!white.empty()) game.set("PW", white.front());
    if (!black.empty()) game.set("PB", black.front());
    game.set_handicap(read_number(trimmed(lines[Handicap]), kMostStones).value_or(0));
    if (side == kUsualSide) game.place_third_at_top_left();
    // An even game has half a point more than is written.
    if (const auto komi = read_number(trimmed(lines[Komi]), kMostTenths / 10)) {
      std::string text = std::to_string(*komi);
      if (game.handicap() == 0) text += ".5";
      game.set("KM", text);
    }
    const std::string_view day = trimmed(lines[Date]);
    constexpr std::size_t kYear = 4, kDay = 8;
    if (day.size() >= kDay && read_number(day.substr(0, kYear), 9999)) {
      std::string date(day.substr(0, kYear));
      for (const std::size_t at : {kYear, kYear + 2}) {
        date += '-';
        date += day.substr(at, 2);
      }
      game.set("DT", date_of(date));
    }
    game.set("RE", ngf_result(lines[Result]));
  }
  constexpr std::size_t kColour = 4, kColumn = 5, kRow = 6;
  for (const std::string_view each : lines) {
    const std::string_view line = trimmed(each);
    if (line.size() <= kRow || !line.starts_with("PM")) continue;
    if (line[kColour] == 'B' || line[kColour] == 'W')
      game.add_move(line[kColour] == 'B', {line[kRow] - 'B', line[kColumn] - 'B'}, side);
  }
  return std::move(game).write();
}

// "B,R", "W,3.50"
std::string ugi_result(const std::vector<std::string_view>& parts) {
  if (parts.size() < 2 || (parts[0] != "B" && parts[0] != "W")) return {};
  std::string result(parts[0]);
  result += '+';
  result += parts[1];
  return result;
}

class UgiReader {
 public:
  std::optional<std::string> read(const Lines& lines) {
    std::string_view section;
    for (const std::string_view each : lines) {
      const std::string_view line = trimmed(each);
      if (line.starts_with('['))
        section = line;
      else if (section == "[Header]")
        take_header(line);
      else if (section == "[Data]")
        take_move(split(line, ','));
    }
    return std::move(game_).write();
  }

 private:
  void take_header(std::string_view line) {
    const std::size_t equals = line.find('=');
    if (equals == line.npos) return;
    const std::string key = lower_case(line.substr(0, equals));
    const std::string_view value = line.substr(equals + 1);
    const auto parts = split(value, ',');
    if (parts.empty()) return;
    if (key == "size") {
      side_ = read_number(value, kMostSide).value_or(kUsualSide);
      game_.set("SZ", std::to_string(side_));
    }
    if (key == "coordinatetype") from_below_ = value == "IGS";
    if (key == "playerb") game_.set("PB", parts.front());
    if (key == "playerw") game_.set("PW", parts.front());
    if (key == "rule") game_.set("RU", value == "JPN" ? "Japanese" : value);
    if (key == "date") game_.set("DT", date_of(parts.front()));
    if (key == "winner") game_.set("RE", ugi_result(parts));
    if (key != "hdcp") return;
    game_.set_handicap(read_number(parts.front(), kMostStones).value_or(0));
    if (parts.size() > 1) game_.set("KM", parts[1]);
  }

  // The handicap is the first stones of Black, which have the number 0.
  void take_move(const std::vector<std::string_view>& parts) {
    if (parts.size() < 2 || parts[0].size() < 2 || parts[1].empty()) return;
    const char colour = parts[1].front();
    if (colour != 'B' && colour != 'W') return;
    const int up = parts[0][1] - 'A';
    const Point at{from_below_ ? side_ - 1 - up : up, parts[0][0] - 'A'};
    const bool inside = Size{side_, side_}.contains(at);
    const bool placed = parts.size() > 2 && parts[2] == "0" && colour == 'B' && inside && !game_.has_moves();
    if (placed && game_.handicap() > 0 && !game_.is_complete())
      game_.add_handicap_stone(at);
    else
      game_.add_move(colour == 'B', at, side_);
  }

  Sketch game_;
  int side_ = kUsualSide;
  bool from_below_ = false;
};

}  // namespace

std::optional<std::string> sgf_of_server_file(std::string_view text) {
  if (text.find("(;") != text.npos) return std::nullopt;
  const Lines lines = split_lines(text);
  const auto some = [&lines](auto holds) {
    return std::ranges::any_of(lines, [&](std::string_view line) { return holds(trimmed(line)); });
  };
  if (some([](std::string_view line) { return line == "[Data]"; })) return UgiReader().read(lines);
  if (some([](std::string_view line) { return line.starts_with("STO "); })) return read_gib(lines);
  if (some([](std::string_view line) { return line.starts_with("PMA"); })) return read_ngf(lines);
  return std::nullopt;
}

}  // namespace quintet::go
