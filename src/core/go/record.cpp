#include "core/go/record.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "core/named.hpp"
#include "core/sgf.hpp"
#include "core/text.hpp"

namespace quintet::go {
namespace {

using Kind = Move::Kind;

// `tt` is a pass on boards where it is no point.
constexpr int kMostSideWithPass = 19;

tl::unexpected<RecordError> record_error(RecordFault fault, int line) {
  return tl::unexpected(RecordError{fault, line});
}

// SGF leaves the names of rules open; other programs write "Chinese", "AGA", "NZ", "Korean", "cn".
std::optional<RuleSet> read_rule_name(std::string_view text) {
  const std::string name = lower_case(text);
  struct Name {
    std::string_view word;
    RuleSet set;
  };
  constexpr std::array kNames{
      Name{"chinese", RuleSet::Chinese},        Name{"cn", RuleSet::Chinese},
      Name{"japan", RuleSet::Japanese},         Name{"jp", RuleSet::Japanese},
      Name{"korea", RuleSet::Japanese},         Name{"aga", RuleSet::Aga},
      Name{"nz", RuleSet::NewZealand},          Name{"new zealand", RuleSet::NewZealand},
      Name{"new-zealand", RuleSet::NewZealand}, Name{"tromp", RuleSet::TrompTaylor},
  };
  const auto found =
      std::ranges::find_if(kNames, [&](const Name& each) { return name.find(each.word) != name.npos; });
  return found == kNames.end() ? std::nullopt : std::optional(found->set);
}

// How many stones win, in what we write for Capture Go: "Capture Go 5, Chinese".
constexpr std::string_view kCaptureGo = "Capture Go ";
int read_stones_to_take(std::string_view text) {
  if (!take_front(text, kCaptureGo)) return 0;
  return read_number(text.substr(0, text.find_first_not_of("0123456789")), kMostToTake).value_or(0);
}

// In half points. A quarter is of a stone by Chinese counting, which is two points; hundreds are hundredths.
std::optional<int> read_komi(std::string_view text) {
  constexpr int kHundredth = 100, kLeastHundreds = 100, kHalf = 50, kQuarter = 25;
  const bool negative = take_front(text, "-");
  take_front(text, "+");
  const std::size_t dot = std::min(text.find('.'), text.size());
  const auto whole = dot == 0 ? std::optional(0) : read_number(text.substr(0, dot), kMostKomi);
  std::string rest(dot == text.size() ? "" : text.substr(dot + 1));
  rest.resize(std::max<std::size_t>(rest.size(), 2), '0');
  const auto part = read_number(rest.substr(0, 2), kHundredth);
  if (!whole || !part || rest.find_first_not_of('0', 2) != rest.npos) return std::nullopt;
  int hundredths = *whole >= kLeastHundreds ? *whole : kHundredth * *whole + *part;
  if (hundredths % kHalf == kQuarter) hundredths *= 2;
  if (hundredths % kHalf != 0) return std::nullopt;
  return (negative ? -1 : 1) * hundredths / kHalf;
}

// `B+3.5`, `W+R`, `W+T`, `B+F`, `0`, `Void`; empty for anything else.
std::string read_result(std::string_view text) {
  const std::string result = lower_case(text);
  if (result == "0" || result == "draw" || result == "jigo") return "0";
  if (result == "void") return "Void";
  if (!result.starts_with("b+") && !result.starts_with("w+")) return {};
  std::string clean(1, result[0] == 'b' ? 'B' : 'W');
  clean += '+';
  const std::string how = result.substr(2);
  if (how.empty()) return clean;
  if (const auto halves = read_halves(how); halves && *halves > 0) return clean + write_halves(*halves);
  for (const std::string_view word : {"resign", "time", "forfeit"}) {
    if (how != word && how != word.substr(0, 1)) continue;
    clean += static_cast<char>(word[0] - 'a' + 'A');
    return clean;
  }
  return clean;
}

// The move that ends a game with this result, if a move does.
std::optional<Move> last_move(std::string_view result) {
  if (result == "Void") return Move{.kind = Kind::NoResult};
  if (result == "B+R") return Move{.kind = Kind::ResignWhite};
  if (result == "W+R") return Move{.kind = Kind::ResignBlack};
  if (result == "B+T") return Move{.kind = Kind::TimeWhite};
  if (result == "W+T") return Move{.kind = Kind::TimeBlack};
  return std::nullopt;
}

// What a file says, before it is played.
struct Text {
  struct Stone {
    Colour colour;
    std::optional<Point> at;  // nothing: a pass
    int line;
  };
  std::vector<Stone> moves{};
  std::optional<Grid<quintet::Stone>> set_up{};
  std::optional<int> side{}, komi{};
  std::optional<RuleSet> rules{};
  std::optional<Colour> to_move{};
  int handicap = 0, to_take = 0;
  int set_up_line = 1;
  std::string main_time{}, overtime{};
};

constexpr Point kOutside{-1, -1};

// A stone or a pass of a file on a board of this size. What is no point stands for one outside, where no stone is legal.
Text::Stone stone_of(const sgf::Property& property, int side) {
  const std::string& value = property.values.front();
  Text::Stone stone{property.name == "B" ? Colour::Black : Colour::White, std::nullopt, 0};
  if (value.empty() || (value == "tt" && side <= kMostSideWithPass)) return stone;
  stone.at = sgf::read_point(value).value_or(kOutside);
  return stone;
}

// The moves that a stone of the file stands for; or why it may not stand there. A side that is not to move has been passed
// over; who moves after two passes plays on. A pass that changes nothing any more is left out.
Expected<std::vector<Move>, Verdict> moves_of(Game game, const Text::Stone& stone) {
  std::vector<Move> moves;
  const auto play = [&](const Move& move) {
    if (!game.is_legal(move)) return false;
    game.play(move);
    moves.push_back(move);
    return true;
  };
  const auto has_stopped = [&game] { return game.phase() == Phase::Counting; };
  const auto go_on = [&] { return !has_stopped() || play({.kind = Kind::PlayOn}); };
  const Move wanted = stone.at ? Move{.at = *stone.at} : Move{.kind = Kind::Pass};
  if (!stone.at && has_stopped()) return moves;
  go_on();
  const bool turned = game.to_move() == stone.colour || (!game.over() && play({.kind = Kind::Pass}));
  if (turned && !stone.at && has_stopped()) return moves;
  go_on();
  if (!turned || !play(wanted)) return tl::unexpected(game.judge(wanted));
  return moves;
}

class Reader {
 public:
  explicit Reader(std::string_view text, std::size_t from = 0) : reader_(text, from) {}

  Expected<Record, RecordError> read() {
    if (!reader_.find_game()) return record_error(RecordFault::NoGame, 1);
    for (;;) {
      const auto piece = reader_.next();
      if (!piece)
        return record_error(piece.error().fault == sgf::Fault::Unfinished ? RecordFault::Unfinished
                                                                          : RecordFault::BadProperty,
                            piece.error().line);
      if (*piece == sgf::Reader::Piece::Close) break;
      if (*piece == sgf::Reader::Piece::Node) ++nodes_;
      if (*piece != sgf::Reader::Piece::Property) continue;
      if (const auto fault = take(reader_.property())) return record_error(*fault, reader_.line());
    }
    return play();
  }
  // Of a text that has been read.
  TreeStart start() const { return start_; }

 private:
  int side() const { return text_.side.value_or(kUsualSide); }

  std::optional<RecordFault> take(const sgf::Property& property) {
    const std::string& name = property.name;
    const std::string value = sgf::text_of(property.values.front());
    if (name == "GM" && value != "1") return RecordFault::AnotherGame;
    if (name == "SZ") return take_size(value);
    if (name == "B" || name == "W") return take_move();
    if (name == "AB" || name == "AW" || name == "AE") return take_stones(property);
    if (name == "PL") take_turn(value);
    take_term(name, value);
    if (name == "PB") record_.players[0] = sgf::name_of(value);
    if (name == "PW") record_.players[1] = sgf::name_of(value);
    if (name == "RE") record_.result = read_result(value);
    if (name == "DT") record_.date = sgf::date_of(value);
    if (name == "TM") text_.main_time = value;
    if (name == "OT") text_.overtime = value;
    return std::nullopt;
  }

  void take_term(std::string_view name, const std::string& value) {
    if (name == "KM") text_.komi = read_komi(value);
    if (name == "RU") {
      text_.rules = read_rule_name(value);
      text_.to_take = read_stones_to_take(value);
    }
    if (name == "HA") text_.handicap = read_number(value, most_handicap(kMostSide)).value_or(0);
    if (text_.handicap == 1) text_.handicap = 0;  // only the komi is another
  }

  std::optional<RecordFault> take_size(std::string_view value) {
    const std::size_t colon = std::min(value.find(':'), value.size());
    const auto width = read_number(value.substr(0, colon), kMostSide);
    const auto height = colon == value.size() ? width : read_number(value.substr(colon + 1), kMostSide);
    const bool is_late = text_.set_up || !text_.moves.empty();
    if (!width || width != height || *width < kLeastSide || is_late) return RecordFault::BadBoard;
    text_.side = width;
    return std::nullopt;
  }

  // `B`, `W`, and what some programs write: `Black`, `1`, `2`.
  void take_turn(std::string_view value) {
    const std::string word = lower_case(value);
    if (word.starts_with('b') || word == "1") text_.to_move = Colour::Black;
    if (word.starts_with('w') || word == "2") text_.to_move = Colour::White;
  }

  // Moves before one outside the board stay, and it is told as not legal.
  std::optional<RecordFault> take_move() {
    if (text_.moves.size() >= kMostMoves) return RecordFault::TooLong;
    Text::Stone stone = stone_of(reader_.property(), side());
    if (text_.moves.empty() && stone.at && !Size{side(), side()}.contains(*stone.at))
      return RecordFault::BadPoint;
    stone.line = reader_.line();
    text_.moves.push_back(stone);
    return std::nullopt;
  }

  // Points and rectangles of points, `aa:cc`.
  std::optional<RecordFault> take_stones(const sgf::Property& property) {
    constexpr int kMostBeginnings = 500;
    if (!text_.moves.empty() && ++beginnings_ > kMostBeginnings) return RecordFault::TooLong;
    if (!text_.moves.empty()) begin_anew();
    if (!text_.set_up) text_.set_up.emplace(Size{side(), side()}, Stone::None);
    text_.set_up_line = reader_.line();
    const Stone stone = property.name == "AE"   ? Stone::None
                        : property.name == "AB" ? Stone::Black
                                                : Stone::White;
    for (const std::string& each : property.values) {
      const std::string_view value = each;
      const std::size_t colon = std::min(value.find(':'), value.size());
      const auto from = sgf::read_point(value.substr(0, colon));
      const auto to = colon == value.size() ? from : sgf::read_point(value.substr(colon + 1));
      if (!from || !to || !text_.set_up->contains(*from) || !text_.set_up->contains(*to))
        return RecordFault::BadPoint;
      for (int row = from->row; row <= to->row; ++row)
        for (int column = from->column; column <= to->column; ++column)
          (*text_.set_up)[{row, column}] = stone;
    }
    return std::nullopt;
  }

  // From the position after the moves so far, as far as they are legal.
  void begin_anew() {
    if (const auto played = play(); played) {
      text_.set_up = played->game.end().board().grid();
      text_.to_move = played->game.end().to_move();
    }
    record_.refused.reset();
    record_.left_out += text_.moves.size();
    text_.moves.clear();
    start_.before = nodes_ - 1;
  }

  Expected<Record, RecordError> play() {
    const auto start = start_of();
    if (!start) return record_error(RecordFault::BadSetUp, text_.set_up_line);
    Record record = record_;
    record.control = sgf::time_control(text_.main_time, text_.overtime);
    record.game = quintet::Replay<Game>(*start);
    if (start->placement == Placement::Free && !start->is_set_up() && text_.set_up) {
      for (std::size_t i = 0; i < text_.set_up->cells().size(); ++i)
        if (text_.set_up->cells()[i] != Stone::None) record.game.play({.at = text_.set_up->point(i)});
    }
    start_.moves = record.game.moves().size();
    for (const Text::Stone& stone : text_.moves) {
      const auto moves = moves_of(record.game.end(), stone);
      if (!moves) {
        record.refused = {moves.error(), stone.line};
        break;
      }
      for (const Move& move : *moves) record.game.play(move);
    }
    const auto end = last_move(record.result);
    if (end && !record.refused && !record.game.end().over()) record.game.play(*end);
    return record;
  }

  // The start, unless these stones cannot stand so.
  std::optional<Start> start_of() const {
    Start start{.side = side(), .rules = text_.rules.value_or(RuleSet::Chinese)};
    start.komi = text_.komi.value_or(text_.handicap > 0 ? 1 : rules_of(start.rules).komi);
    if (text_.handicap <= most_handicap(start.side)) start.handicap = text_.handicap;
    if (rules_of(start.rules).last_pass == LastPass::Either) start.to_take = text_.to_take;
    if (text_.set_up) {
      place_stones(start);
    } else if (start.handicap > 0) {
      place_handicap(start);
    }
    if (!start.is_set_up() && start.handicap == 0 && text_.to_move == Colour::White)
      start.first = Colour::White;
    return Game::check(start).empty() ? std::optional(start) : std::nullopt;
  }

  void place_stones(Start& start) const {
    for (std::size_t i = 0; i < text_.set_up->cells().size(); ++i) {
      const Stone stone = text_.set_up->cells()[i];
      if (stone != Stone::None) start.stones[index_of(colour_of(stone))].push_back(text_.set_up->point(i));
    }
    const auto& [black, white] = start.stones;
    const Colour usual = text_.moves.empty() ? Colour::White : text_.moves.front().colour;
    const bool is_handicap = start.handicap > 0 && white.empty() && std::ssize(black) == start.handicap &&
                             text_.to_move.value_or(usual) == Colour::White;
    if (!is_handicap) {
      start.first = text_.to_move.value_or(text_.moves.empty() ? Colour::Black : text_.moves.front().colour);
      return;
    }
    start.placement = is_fixed(start, black) ? Placement::Fixed : Placement::Free;
    start.stones = {};
  }

  // No stones are set up: Black places them in the first moves, or they are missing.
  void place_handicap(Start& start) const {
    const auto placed = std::ranges::find_if(
        text_.moves, [](const Text::Stone& each) { return each.colour == Colour::White || !each.at; });
    const bool has_placed = placed - text_.moves.begin() >= start.handicap || placed == text_.moves.end();
    if (has_placed) {
      start.placement = Placement::Free;
    } else if (placed != text_.moves.begin() || start.handicap > most_fixed_handicap(start.side)) {
      start.handicap = 0;
    }
  }

  static bool is_fixed(const Start& start, std::vector<Point> stones) {
    if (start.handicap > most_fixed_handicap(start.side)) return false;
    auto fixed = fixed_handicap(start.side, start.handicap);
    std::ranges::sort(fixed);
    std::ranges::sort(stones);
    return fixed == stones;
  }

  sgf::Reader reader_;
  Text text_;
  Record record_;  // without its game
  int beginnings_ = 0;
  std::size_t nodes_ = 0;
  TreeStart start_;
};

ReadTree<Move> read_beside(std::string_view text, const quintet::Replay<Game>& game, TreeStart start) {
  const std::vector<Move> moves = board_moves(game.moves());
  const auto played = [](const Game& position,
                         const sgf::Property& property) -> std::optional<std::vector<Move>> {
    auto found = moves_of(position, stone_of(property, position.start().side));
    return found ? std::optional(*std::move(found)) : std::nullopt;
  };
  return TreeReader<Game, decltype(played)>(text, game, moves, start, played).read();
}

// The properties of the root that say from where a game starts. Returns how many of its moves are among them.
std::size_t write_start(const quintet::Replay<Game>& game, std::vector<sgf::Property>& about) {
  const Start& start = game.start();
  std::array<std::vector<std::string>, 2> stones;
  std::size_t moves = 0;
  const auto add = [&stones](Colour colour, Point at) {
    stones[index_of(colour)].push_back(sgf::write_point(at));
  };
  if (start.is_set_up()) {
    for (const Colour colour : kColours)
      for (const Point at : start.stones[index_of(colour)]) add(colour, at);
  } else if (start.handicap > 0 && start.placement == Placement::Fixed) {
    for (const Point at : fixed_handicap(start.side, start.handicap)) add(Colour::Black, at);
  } else if (start.handicap > 0 && game.end().handicap_left() == 0) {
    moves = static_cast<std::size_t>(start.handicap);
    for (std::size_t i = 0; i < moves; ++i) add(Colour::Black, game.moves()[i].at);
  }
  // In one order, however they were placed.
  for (std::vector<std::string>& each : stones) std::ranges::sort(each);
  if (start.handicap > 0) about.push_back({"HA", {std::to_string(start.handicap)}});
  if (!stones[0].empty()) about.push_back({"AB", stones[0]});
  if (!stones[1].empty()) about.push_back({"AW", stones[1]});
  if (start.is_set_up()) about.push_back({"PL", {start.first == Colour::Black ? "B" : "W"}});
  return moves;
}

}  // namespace

std::string result_of(const Game& game) {
  const bool black_wins = winner_of(game.outcome()) == Colour::Black;
  switch (game.ending()) {
    case Ending::Counted:
      return write_result(game.count().lead());
    case Ending::Resigned:
      return black_wins ? "B+R" : "W+R";
    case Ending::Time:
      return black_wins ? "B+T" : "W+T";
    case Ending::NoResult:
      return "Void";
    case Ending::Taken:
      return black_wins ? "B+" : "W+";
    case Ending::None:
      break;
  }
  return {};
}

std::string result_of(const Record& record) {
  return record.game.end().over() ? result_of(record.game.end()) : record.result;
}

Outcome outcome_of(std::string_view result) {
  if (result.starts_with("B+")) return Outcome::BlackWins;
  if (result.starts_with("W+")) return Outcome::WhiteWins;
  return result == "0" || result == "Void" ? Outcome::Draw : Outcome::Playing;
}

std::string write_sgf(const Record& record) {
  constexpr std::array<std::string_view, kRuleSets.size()> kNames{"Chinese", "Japanese", "AGA", "NZ",
                                                                  "Tromp-Taylor"};
  const Start& start = record.game.start();
  const std::string rules =
      start.to_take > 0 ? std::string(kCaptureGo) + std::to_string(start.to_take) + ", " : "";
  sgf::Game game;
  std::vector<sgf::Property> about{{"FF", {"4"}},
                                   {"GM", {"1"}},
                                   {"CA", {"UTF-8"}},
                                   {"AP", {"Quintet"}},
                                   {"SZ", {std::to_string(start.side)}},
                                   {"KM", {write_halves(start.komi)}},
                                   {"RU", {rules + std::string(entry(kNames, start.rules))}}};
  const auto add = [&about](std::string_view name, std::string_view value) {
    if (!value.empty()) about.push_back({std::string(name), {sgf::value_of(value)}});
  };
  add("PB", record.players[0]);
  add("PW", record.players[1]);
  add("DT", record.date);
  add("RE", result_of(record));
  std::ranges::move(sgf::time_properties(record.control), std::back_inserter(about));
  const std::size_t placed = write_start(record.game, about);
  game.nodes.front().properties = std::move(about);

  using Tree = StoneTree<Move>;
  TreePositions<Game> positions(record.game);
  write_moves(game, std::span<const Move>(board_moves(record.game.moves())), record.beside.tree, placed,
              [&](const Tree& tree, Tree::Id id) -> std::optional<sgf::Property> {
                const Move& move = tree.move(id);
                if (move.kind == Kind::PlayOn) return std::nullopt;
                const Colour mover = positions.at(tree, tree.parent(id)).to_move();
                return sgf::Property{mover == Colour::Black ? "B" : "W",
                                     {move.kind == Kind::Stone ? sgf::write_point(move.at) : ""}};
              });
  return sgf::write({game});
}

std::string_view message_of(RecordFault fault) {
  constexpr std::array<std::string_view, 8> kMessages{"there is no game",
                                                      "the text ends within the game",
                                                      "this is not SGF",
                                                      "this is another game than go",
                                                      "there is no board of this size",
                                                      "a point outside the board",
                                                      "these stones cannot stand so",
                                                      "there are too many moves"};
  return kMessages[static_cast<std::size_t>(fault)];
}

Expected<Record, RecordError> read_sgf(std::string_view text, std::size_t index) {
  const auto games = sgf::games_in(text, index + 1);
  if (games.size() <= index) return record_error(RecordFault::NoGame, 1);
  Reader reader(text, games[index]);
  auto record = reader.read();
  if (record) record->beside = read_beside(text.substr(games[index]), record->game, reader.start());
  return record;
}

ReadTree<Move> read_beside(std::string_view text, const quintet::Replay<Game>& game) {
  Reader reader(text);
  if (!reader.read()) return {.tree = {}, .whole = false};
  return read_beside(text, game, reader.start());
}

std::vector<Move> board_moves(const std::vector<Move>& moves) {
  std::vector<Move> on_board;
  std::ranges::copy_if(moves, std::back_inserter(on_board), [](const Move& move) {
    return move.kind == Kind::Stone || move.kind == Kind::Pass || move.kind == Kind::PlayOn;
  });
  return on_board;
}

}  // namespace quintet::go
