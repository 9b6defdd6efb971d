#include "core/gomoku/record.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <optional>
#include <utility>

#include "core/sgf.hpp"
#include "core/text.hpp"

namespace quintet::gomoku {
namespace {

constexpr std::string_view kBlank = " \t\r\n";
constexpr std::string_view kPsqName = "Piskvorky ";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // some editors begin UTF-8 with it

std::optional<int> take_number(std::string_view& text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return value;
}

tl::unexpected<RecordError> record_error(RecordFault fault, int line = 1) {
  return tl::unexpected(RecordError{fault, line});
}

RecordResult read_result(std::string_view text) {
  if (text.starts_with("B+")) return RecordResult::BlackWins;
  if (text.starts_with("W+")) return RecordResult::WhiteWins;
  return text == "0" || text.starts_with("Draw") ? RecordResult::Draw : RecordResult::Unknown;
}

// `B+T`, `W+Time`
bool is_on_time(std::string_view text) {
  return read_result(text) != RecordResult::Unknown && lower_case(text).substr(1).starts_with("+t");
}

std::string_view word_of(RecordResult result) {
  constexpr std::array<std::string_view, 4> kResults{"", "B+", "W+", "Draw"};
  return kResults[static_cast<std::size_t>(result)];
}

// SGF leaves the names of rules open; other programs write "Freestyle", "Standard gomoku", "RIF".
std::optional<Rule> read_rule_name(std::string_view text) {
  const std::string name = lower_case(text);
  const auto has = [&name](std::string_view word) { return name.find(word) != name.npos; };
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

// `Piskvorky 15x15, 0:0, 0`, then a line `x,y,time` a stone, counted from 1 at the top left; then the names of the players
// and other lines. `line` is the number of the first line.
Expected<Record, RecordError> read_psq(std::string_view text, int line) {
  std::vector<std::string_view> lines = split_lines(text);
  std::string_view header = lines.front().substr(kPsqName.size());
  const auto width = take_number(header);
  const auto height = take_front(header, "x") ? take_number(header) : std::nullopt;
  if (!width || width != height || !is_side(*width)) return record_error(RecordFault::BadBoard, line);
  Collector stones(*width);
  std::size_t at = 1;
  for (; at < lines.size(); ++at) {
    std::string_view stone = lines[at];
    const auto x = take_number(stone);
    const auto y = x && take_front(stone, ",") ? take_number(stone) : std::nullopt;
    if (!y) break;
    if (*x < 1 || *y < 1 || !stones.place({*y - 1, *x - 1}))
      return record_error(RecordFault::BadPoint, line + static_cast<int>(at));
  }
  lines.resize(at + 2);  // a missing name is empty
  for (std::string& name : stones.about().players) {
    const std::string player = sgf::name_of(lines[at++]);
    if (player.find_first_not_of("-0123456789") == player.npos) break;  // no names, but the end of the file
    name = player;
  }
  return stones.take();
}

// The main line of a game tree: everything up to the first closing parenthesis. What follows it is not read.
class SgfReader {
 public:
  explicit SgfReader(std::string_view text) : reader_(text) {}

  Expected<Record, RecordError> read() {
    for (;;) {
      const auto piece = reader_.next();
      if (!piece)
        return record_error(piece.error().fault == sgf::Fault::Unfinished ? RecordFault::Unfinished
                                                                          : RecordFault::BadProperty,
                            piece.error().line);
      if (*piece == sgf::Reader::Piece::Close) break;
      if (*piece != sgf::Reader::Piece::Property) continue;
      const sgf::Property& property = reader_.property();
      const auto fault = take_property(property.name, sgf::text_of(property.values.front()));
      if (fault) return record_error(*fault, reader_.line());
    }
    Record record = stones().take();
    record.players = std::move(about_.players);
    record.result = about_.result;
    record.on_time = about_.on_time;
    record.control = sgf::time_control(main_time_, overtime_);
    record.rule = about_.rule;
    record.date = std::move(about_.date);
    return record;
  }

 private:
  void take_note(std::string_view name, std::string_view value) {
    if (name == "PB") about_.players[0] = sgf::name_of(value);
    if (name == "PW") about_.players[1] = sgf::name_of(value);
    if (name == "RE") about_.result = read_result(value);
    if (name == "RE") about_.on_time = is_on_time(value);
    if (name == "TM") main_time_ = value;
    if (name == "OT") overtime_ = value;
    if (name == "RU") about_.rule = read_rule_name(value);
    if (name == "DT") about_.date = sgf::date_of(value);
  }

  // The board size precedes the first stone; the SGF default is 19.
  Collector& stones() {
    constexpr int kSgfSide = 19;
    if (!stones_) stones_.emplace(side_.value_or(kSgfSide));
    return *stones_;
  }

  std::optional<RecordFault> take_property(std::string_view name, std::string_view value) {
    constexpr int kMostNumber = 1000;
    if (name == "GM" && value != "4") return RecordFault::AnotherGame;
    if (name == "AB" || name == "AW") return RecordFault::SetUp;
    if (name == "SZ") {
      side_ = read_number(value, kMostNumber);
      if (!side_ || !is_side(*side_) || stones_) return RecordFault::BadBoard;
    }
    take_note(name, value);
    if (name != "B" && name != "W") return std::nullopt;
    if ((name == "B") != (stones().to_move() == Colour::Black)) return RecordFault::ColourOutOfTurn;
    const auto at = sgf::read_point(value);
    return at && stones().place(*at) ? std::nullopt : std::optional(RecordFault::BadPoint);
  }

  sgf::Reader reader_;
  std::optional<int> side_;
  std::optional<Collector> stones_;
  Record about_;  // without its moves
  std::string main_time_, overtime_;
};

Expected<Record, RecordError> read_position(std::string_view text, int side) {
  std::string points;
  for (const char c : text) {
    if (kBlank.find(c) == kBlank.npos && c != ',') points += c;
  }
  const auto moves = read_points(points, side);
  if (!moves || moves->empty()) return record_error(RecordFault::UnknownForm);
  Collector stones(side);
  for (const Point at : *moves) {
    if (!stones.place(at)) return record_error(RecordFault::BadPoint);
  }
  return stones.take();
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
  sgf::Game game;
  std::vector<sgf::Property>& about = game.nodes.front().properties;
  about = {{"FF", {"4"}},
           {"GM", {"4"}},
           {"CA", {"UTF-8"}},
           {"AP", {"Quintet"}},
           {"SZ", {std::to_string(record.side)}}};
  const auto add = [&about](std::string_view name, std::string_view value) {
    if (!value.empty()) about.push_back({std::string(name), {sgf::value_of(value)}});
  };
  add("PB", record.players[0]);
  add("PW", record.players[1]);
  add("DT", record.date);
  const bool won = record.result == RecordResult::BlackWins || record.result == RecordResult::WhiteWins;
  add("RE", std::string(word_of(record.result)) + (won && record.on_time ? "T" : ""));
  std::ranges::move(sgf::time_properties(record.control), std::back_inserter(about));
  if (record.rule) add("RU", name(*record.rule));
  std::vector<Move> moves;
  for (const Point at : record.moves) moves.push_back({.at = at});
  using Tree = StoneTree<Move>;
  write_moves(game, std::span<const Move>(moves), record.tree, 0, [](const Tree& tree, Tree::Id id) {
    return std::optional(
        sgf::Property{tree.depth(id) % 2 == 1 ? "B" : "W", {sgf::write_point(tree.move(id).at)}});
  });
  return sgf::write({game});
}

ReadTree<Move> read_beside(std::string_view text, const quintet::Replay<Game>& game) {
  const auto played = [](const Game& position,
                         const sgf::Property& property) -> std::optional<std::vector<Move>> {
    const auto at = sgf::read_point(property.values.front());
    if (!at || (property.name == "B") != (position.to_move() == Colour::Black)) return std::nullopt;
    const Move move{.at = *at};
    return position.is_legal(move) ? std::optional(std::vector{move}) : std::nullopt;
  };
  std::string_view body = text;
  take_front(body, kByteOrderMark);
  body = body.substr(std::min(body.find_first_not_of(kBlank), body.size()));
  if (!body.starts_with("(")) return {};
  return TreeReader<Game, decltype(played)>(text, game, game.moves(), {}, played).read();
}

std::string write_position(const Record& record) {
  std::string text;
  for (const Point at : record.moves) text += write_point(at, record.side);
  return text;
}

Expected<Record, RecordError> read_record(std::string_view text, int side) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == text.npos) return record_error(RecordFault::Empty);
  const std::string_view body = text.substr(first);
  const auto line = 1 + static_cast<int>(std::ranges::count(text.substr(0, first), '\n'));
  if (body.starts_with(kPsqName)) return read_psq(body, line);
  if (body.starts_with("(")) return SgfReader(text).read();
  return read_position(body, side);
}

}  // namespace quintet::gomoku
