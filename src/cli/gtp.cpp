#include "cli/gtp.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "build_facts.hpp"
#include "cli/gomocup_time.hpp"
#include "cli/gtp_analysis.hpp"
#include "cli/gtp_settings.hpp"
#include "cli/line_reader.hpp"
#include "cli/reading.hpp"
#include "core/expected.hpp"
#include "core/go/game.hpp"
#include "core/go/life.hpp"
#include "core/go/record.hpp"
#include "core/go/search.hpp"
#include "core/text.hpp"
#include "engine/text/charset.hpp"

namespace quintet::cli {
namespace {

using go::Colour;
using go::Move;
using go::Stone;
using Words = std::vector<std::string_view>;

constexpr std::uint64_t kUsualPlayouts = 5000;
constexpr std::uint64_t kNoLimit = std::uint64_t{1} << 40U;
constexpr int kPlayoutsToScore = 400;

// Not std::random_device, which asks for a C library of 2022.
std::uint64_t time_of_day() {
  return static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
}

// What is answered: the text, or why there is none.
using Reply = Expected<std::string, std::string>;
Reply fault(std::string reason) {
  return tl::unexpected(std::move(reason));
}

// A line without what GTP ignores: comments and control characters.
std::string without_noise(std::string_view line) {
  std::string text;
  for (const char c : line.substr(0, line.find('#'))) {
    if (c == '\t') text += ' ';
    if (static_cast<unsigned char>(c) >= ' ' && c != '\x7F') text += c;
  }
  return text;
}

Words words_of(std::string_view line) {
  Words words = split(line, ' ');
  std::erase(words, std::string_view{});
  return words;
}

// GoGui interrupts a move by a comment. A move that was asked for is found even if `quit` follows.
LineKind kind_of_command(std::string_view line) {
  if (line == "# interrupt") return LineKind::Stop;
  const std::string text = without_noise(line);
  Words words = words_of(text);
  if (!words.empty() && words.front().find_first_not_of("0123456789") == std::string_view::npos)
    words.erase(words.begin());
  return !words.empty() && words.front() == "quit" ? LineKind::Last : LineKind::Plain;
}
constexpr LineRules kGtpLines{.longest = 64 << 10U, .kind_of = kind_of_command, .end_stops = false};

}  // namespace

class Gtp::Talk {
 public:
  Talk(const GtpOptions& options, Streams streams)
      : options_(options),
        streams_(streams),
        random_(options.seed != 0 ? options.seed : time_of_day()),
        searcher_(threads_of(options.threads)) {}

  Answer talk() {
    LineReader reader(streams_.in, kGtpLines);
    while (const auto line = reader.next()) {
      line_ = *line;
      take(without_noise(line->text));
    }
    return reader.gave_up() ? refuse(streams_, {"the input has a line without an end"}) : Answer::Well;
  }

 private:
  using Handler = Reply (Talk::*)(const Words&);
  struct Command {
    std::string_view name;
    Handler handler;
  };
  static const std::vector<Command>& commands() {
    static const std::vector<Command> all{{"protocol_version", &Talk::protocol_version},
                                          {"name", &Talk::name},
                                          {"version", &Talk::version},
                                          {"known_command", &Talk::known_command},
                                          {"list_commands", &Talk::list_commands},
                                          {"quit", &Talk::quit},
                                          {"boardsize", &Talk::boardsize},
                                          {"clear_board", &Talk::clear_board},
                                          {"komi", &Talk::komi},
                                          {"play", &Talk::play},
                                          {"genmove", &Talk::genmove},
                                          {"reg_genmove", &Talk::reg_genmove},
                                          {"undo", &Talk::undo},
                                          {"fixed_handicap", &Talk::fixed_handicap},
                                          {"place_free_handicap", &Talk::place_free_handicap},
                                          {"set_free_handicap", &Talk::set_free_handicap},
                                          {"final_score", &Talk::final_score},
                                          {"final_status_list", &Talk::final_status_list},
                                          {"time_settings", &Talk::time_settings},
                                          {"time_left", &Talk::time_left},
                                          {"showboard", &Talk::showboard},
                                          {"kgs-rules", &Talk::kgs_rules},
                                          {"kata-get-rules", &Talk::kata_get_rules},
                                          {"kata-set-rules", &Talk::kata_set_rules},
                                          {"loadsgf", &Talk::loadsgf},
                                          {"printsgf", &Talk::printsgf},
                                          {"kgs-time_settings", &Talk::kgs_time_settings},
                                          {"kgs-genmove_cleanup", &Talk::kgs_genmove_cleanup},
                                          {"gogui-analyze_commands", &Talk::gogui_analyze_commands},
                                          {"gogui-interrupt", &Talk::gogui_interrupt},
                                          {"analyze", &Talk::analyze},
                                          {"lz-analyze", &Talk::analyze},
                                          {"kata-analyze", &Talk::analyze},
                                          {"genmove_analyze", &Talk::genmove_analyze},
                                          {"lz-genmove_analyze", &Talk::genmove_analyze},
                                          {"kata-genmove_analyze", &Talk::genmove_analyze}};
    return all;
  }

  void take(const std::string& text) {
    Words words = words_of(text);
    std::string& id = id_;
    id.clear();
    if (line_.is_too_long) return answer(fault("the line is too long"));
    if (words.empty()) return;
    if (words.front().find_first_not_of("0123456789") == std::string_view::npos) {
      id = words.front();
      words.erase(words.begin());
    }
    if (words.empty()) return answer(fault("unknown command"));
    const auto command = std::ranges::find(commands(), words.front(), &Command::name);
    if (command == commands().end()) return answer(fault("unknown command"));
    command_ = words.front();
    words.erase(words.begin());
    answer((this->*command->handler)(words));
  }

  // An answer that has begun already, as that of an analysis, is only ended.
  void answer(const Reply& reply) {
    if (!std::exchange(has_begun_, false))
      streams_.out << (reply ? '=' : '?') << id_ << ' ' << (reply ? *reply : reply.error()) << '\n';
    streams_.out << '\n' << std::flush;
  }
  void begin_answer() {
    streams_.out << '=' << id_ << '\n';
    has_begun_ = true;
  }

  Reply protocol_version(const Words&) { return "2"; }
  Reply name(const Words&) { return "Quintet"; }
  Reply version(const Words&) { return std::string(kVersion); }
  Reply known_command(const Words& words) {
    const bool known =
        words.size() == 1 && std::ranges::find(commands(), words[0], &Command::name) != commands().end();
    return known ? "true" : "false";
  }
  Reply list_commands(const Words&) {
    std::string list;
    for (const Command& command : commands()) list += (list.empty() ? "" : "\n") + std::string(command.name);
    return list;
  }
  Reply quit(const Words&) { return ""; }  // it is the last line

  Reply boardsize(const Words& words) {
    const auto side =
        words.size() == 1 ? read_number(words[0], std::numeric_limits<int>::max() / 2) : std::nullopt;
    if (!side) return fault("boardsize not an integer");
    if (*side < go::kLeastSide || *side > go::kMostSide) return fault("unacceptable size");
    go::Start start = even_start();
    start.side = *side;
    begin(start);
    return "";
  }
  Reply clear_board(const Words&) {
    begin(even_start());
    return "";
  }
  Reply komi(const Words& words) {
    const auto halves = words.size() == 1 ? read_komi(words[0]) : std::nullopt;
    if (!halves) return fault("komi not a number of half points");
    set_terms(game_.start().rules, *halves);
    return "";
  }

  Reply play(const Words& words) {
    const auto colour = words.size() == 2 ? read_colour(words[0]) : std::nullopt;
    if (!colour) return fault("invalid color or coordinate");
    const auto move = read_move(words[1], *colour);
    if (!move) return fault("invalid color or coordinate");
    return played(*colour, *move) ? Reply("") : fault("illegal move");
  }

  Reply genmove(const Words& words) { return generate(words, Keeps::Move); }
  Reply reg_genmove(const Words& words) { return generate(words, Keeps::Nothing); }

  Reply undo(const Words&) {
    if (past_.empty()) return fault("cannot undo");
    game_ = std::move(past_.back().game);
    moves_.resize(past_.back().moves);
    past_.pop_back();
    return "";
  }

  Reply fixed_handicap(const Words& words) {
    const auto stones = handicap_of(words);
    if (!stones) return fault(stones.error());
    go::Start start = game_.start();
    if (*stones > go::most_fixed_handicap(start.side)) return fault("invalid number of stones");
    start.handicap = *stones;
    start.placement = go::Placement::Fixed;
    begin(start);
    return names_of(go::fixed_handicap(start.side, *stones));
  }
  // Fewer stones than asked for are allowed. On a board without stars they stand next to its corners.
  Reply place_free_handicap(const Words& words) {
    const auto stones = handicap_of(words);
    if (!stones) return fault(stones.error());
    const int side = game_.start().side;
    if (go::most_fixed_handicap(side) > 0) {
      const std::string number = std::to_string(std::min(go::most_fixed_handicap(side), *stones));
      return fixed_handicap({number});
    }
    std::vector<Point> points{{side - 2, 1}, {1, side - 2}, {side - 2, side - 2}, {1, 1}};
    points.resize(std::min(points.size(), static_cast<std::size_t>(*stones)));
    place_freely(points);
    return names_of(points);
  }
  Reply set_free_handicap(const Words& words) {
    if (game_.board().stones(Colour::Black) + game_.board().stones(Colour::White) > 0)
      return fault("board not empty");
    std::vector<Point> points;
    for (const std::string_view word : words) {
      const auto at = go::read_point_name(word, game_.start().side);
      if (!at) return fault("bad vertex list");
      points.push_back(*at);
    }
    return place_freely(points) ? Reply("") : fault("bad vertex list");
  }
  // False, and nothing is done, where these stones are no handicap.
  bool place_freely(const std::vector<Point>& points) {
    go::Start start = even_start();
    if (points.size() < 2 || points.size() > static_cast<std::size_t>(go::most_handicap(start.side)))
      return false;
    start.handicap = static_cast<int>(points.size());
    start.placement = go::Placement::Free;
    go::Game game(start);
    std::vector<Move> moves;
    for (const Point at : points) {
      if (!game.is_legal({.at = at})) return false;
      moves.push_back({.at = at});
      game.play(moves.back());
    }
    begin(start);
    game_ = game;
    moves_ = moves;
    return true;
  }

  Reply final_score(const Words&) {
    const int lead =
        game_.over() && game_.ending() == go::Ending::Counted ? game_.count().lead() : proposed().lead();
    return go::write_result(lead);
  }
  Reply final_status_list(const Words& words) {
    constexpr std::array<std::string_view, 3> kStates{"alive", "seki", "dead"};
    if (words.size() != 1 || std::ranges::find(kStates, words[0]) == kStates.end())
      return fault("invalid status");
    const go::Marks marks = marks_with_seki();
    const go::Mark wanted = words[0] == "dead"   ? go::Mark::Dead
                            : words[0] == "seki" ? go::Mark::Seki
                                                 : go::Mark::Alive;
    std::string lines;
    Grid<char> told(marks.size(), 0);
    for (std::size_t i = 0; i < marks.cells().size(); ++i) {
      const Point at = marks.point(i);
      if (game_.board().is_empty(at) || told[at] != 0 || marks[at] != wanted) continue;
      const auto chain = game_.board().chain(at);
      for (const Point each : chain) told[each] = 1;
      lines += (lines.empty() ? "" : "\n") + names_of(chain);
    }
    return lines;
  }

  Reply time_settings(const Words& words) { return set_clocks(read_time_settings(words)); }
  Reply time_left(const Words& words) {
    const auto colour = words.size() == 3 ? read_colour(words[0]) : std::nullopt;
    const auto time = colour ? read_seconds(words[1]) : std::nullopt;
    const auto stones = colour ? read_number(words[2], 1'000'000) : std::nullopt;
    if (!time || !stones) return fault("syntax error");
    clocks_[index_of(*colour)].tell(*time, *stones);
    return "";
  }

  Reply showboard(const Words&) {
    const go::Board& board = game_.board();
    const auto stars = go::star_points(board.side());
    std::string columns = "\n   ";
    for (int column = 0; column < board.side(); ++column)
      columns += std::string(" ") + go::point_name({0, column}, board.side()).front();
    std::string text = columns;
    for (int row = 0; row < board.side(); ++row) {
      const std::string number = std::to_string(board.side() - row);
      text += '\n' + std::string(3 - number.size(), ' ') + number;
      for (int column = 0; column < board.side(); ++column) {
        const Point at{row, column};
        const bool star = std::ranges::find(stars, at) != stars.end();
        text += board.is_empty(at) ? (star ? " +" : " .") : board[at] == Stone::Black ? " X" : " O";
      }
      text += ' ' + number;
    }
    return text + columns;
  }

  Reply kgs_rules(const Words& words) { return set_rules(words); }
  Reply kata_get_rules(const Words&) { return write_rules(game_.rules()); }
  Reply kata_set_rules(const Words& words) { return set_rules(words); }

  // The board is replaced only if the whole file can be read. With a number: the position before this move.
  Reply loadsgf(const Words& words) {
    const auto before = words.size() == 2 ? read_number(words[1], 1'000'000) : std::optional(0);
    if (words.empty() || words.size() > 2 || !before) return fault("syntax error");
    if (!options_.uses_files) return fault("cannot load file");
    const auto text = read_file(std::string(words[0]));
    if (!text) return fault("cannot load file: " + text.error().message);
    const auto record = go::read_sgf(to_utf8(*text));
    if (!record)
      return fault(
          in_line("cannot load file: " + std::string(message_of(record.error().fault)), record.error().line));
    if (record->refused)
      return fault(in_line("cannot load file: a move is not legal", record->refused->line));
    begin(record->game.start());
    file_ = *record;
    int number = 0;
    for (const Move& move : record->game.moves()) {
      const bool counts = move.kind == Move::Kind::Stone || move.kind == Move::Kind::Pass;
      if (!counts && move.kind != Move::Kind::PlayOn) break;
      number += static_cast<int>(counts);
      if (*before > 0 && number >= *before) break;
      past_.push_back({game_, moves_.size()});
      game_.play(move);
      moves_.push_back(move);
    }
    return "";
  }
  static std::string in_line(std::string text, int line) {
    text += " in line ";
    text += std::to_string(line);
    return text;
  }

  // With a name it is written into this file.
  Reply printsgf(const Words& words) {
    if (words.size() > 1) return fault("syntax error");
    std::string text = go::write_sgf(record());
    if (words.size() == 1) {
      if (!options_.uses_files || !write_file(std::string(words[0]), text)) return fault("cannot write file");
      return "";
    }
    while (text.ends_with('\n')) text.pop_back();
    return text;
  }
  // The game, with what a file that was loaded has beside it. What follows a position within the game of the file is left
  // out.
  go::Record record() const {
    go::Record record{.game = Replay<go::Game>(game_.start())};
    for (const Move& move : moves_) record.game.play(move);
    if (!file_) return record;
    record.players = file_->players;
    record.date = file_->date;
    record.control = file_->control;
    const auto moves = go::board_moves(moves_), of_file = go::board_moves(file_->game.moves());
    if (moves == of_file) record.result = file_->result;
    if (file_->beside == ReadTree<Move>{}) return record;
    Replay<go::Game> line(game_.start());
    for (const Move& move : moves) line.play(move);
    auto& tree = record.beside.tree;
    tree = legal_part(file_->beside.tree, line).tree;
    if (moves.size() >= of_file.size() || !std::equal(moves.begin(), moves.end(), of_file.begin()))
      return record;
    auto end = tree.kRoot;
    for (const Move& move : moves) end = *tree.child(end, move);
    const auto behind = tree.children(end);
    for (const auto id : std::vector(behind.begin(), behind.end())) tree.erase(id);
    return record;
  }

  Reply kgs_time_settings(const Words& words) { return set_clocks(read_kgs_time_settings(words)); }

  // A move without a pass as long as dead stones of the other side are on the board.
  Reply kgs_genmove_cleanup(const Words& words) {
    const auto colour = words.size() == 1 ? read_colour(words[0]) : std::nullopt;
    if (!colour) return fault("invalid color");
    const auto game = turned(*colour);
    if (!game) return fault("the game is over");
    Move move = think_on_clock(*game).move;
    if (move.kind != Move::Kind::Stone)
      move = move_that_takes_dead_stones(*game).value_or(Move{.kind = Move::Kind::Pass});
    return keep(move, *colour, Keeps::Move);
  }
  std::optional<Move> move_that_takes_dead_stones(const go::Game& game) {
    const go::Board& board = game.board();
    const go::Marks marks = go::propose_dead(board, kPlayoutsToScore, random_);
    std::optional<Move> found;
    for (std::size_t i = 0; i < marks.cells().size(); ++i) {
      const Point at = marks.point(i);
      if (marks[at] != go::Mark::Dead || board[at] != stone_of(other(game.to_move()))) continue;
      for (const Point liberty : board.liberty_points(at)) {
        if (!game.is_legal({.at = liberty})) continue;
        // What takes or keeps two liberties comes first.
        go::Board after = board;
        after.place(liberty, game.to_move());
        if (board.would_capture(liberty, game.to_move()) || after.liberties(liberty) > 1)
          return Move{.at = liberty};
        if (!found) found = Move{.at = liberty};
      }
    }
    return found;
  }

  Reply gogui_analyze_commands(const Words&) {
    return "string/Final Score/final_score\n"
           "plist/Dead Stones/final_status_list dead\n"
           "plist/Stones in Seki/final_status_list seki\n"
           "move/Best Move/reg_genmove %c\n"
           "string/Rules/kata-get-rules\n"
           "string/Board/showboard";
  }
  Reply gogui_interrupt(const Words&) { return ""; }

  // Goes on until any line follows.
  Reply analyze(const Words& words) {
    return tell(words, [this](const Analysis& wanted, const go::Game& game, Reporter& reporter) -> Reply {
      Random chance(random_);
      searcher_.search(
          game, {.playouts = kNoLimit, .evaluations = kNoLimit, .remembers = true, .avoided = wanted.avoided},
          chance, line_.followed, [&] { reporter.tick(); });
      if (!reporter.has_reported()) reporter.report();
      return "";
    });
  }
  // As in KataGo a move like that of `genmove`: only what interrupts a move ends the thinking, not any line that follows.
  Reply genmove_analyze(const Words& words) {
    return tell(words, [this](const Analysis& wanted, const go::Game& game, Reporter& reporter) -> Reply {
      const go::Thought thought = think_on_clock(game, wanted.avoided, [&] { reporter.tick(); });
      if (thought.playouts > 0) reporter.report();
      if (!played(wanted.colour, thought.move)) return fault("no legal move");
      streams_.out << "play " << name_of(thought.move) << '\n';
      return "";
    });
  }

  // --- Helpers of the above

  // Calls `read` with what these words ask to be told, the game, and the reporter of it.
  template <class Read>
  Reply tell(const Words& words, const Read& read) {
    const auto wanted = read_analysis(words, game_);
    if (!wanted) return fault(wanted.error());
    const auto game = turned(wanted->colour);
    if (!game) return fault("the game is over");
    begin_answer();
    Reporter reporter(command_, *wanted, *game, searcher_, streams_.out);
    return read(*wanted, *game, reporter);
  }

  enum class Keeps : std::uint8_t { Move, Nothing };

  Expected<int, std::string> handicap_of(const Words& words) const {
    const auto stones =
        words.size() == 1 ? read_number(words[0], go::kMostSide * go::kMostSide) : std::nullopt;
    if (!stones || *stones < 2) return tl::unexpected(std::string("invalid number of stones"));
    if (game_.board().stones(Colour::Black) + game_.board().stones(Colour::White) > 0)
      return tl::unexpected(std::string("board not empty"));
    return *stones;
  }

  Reply set_rules(const Words& words) {
    const auto set = read_rules(words);
    if (!set) return fault(set.error());
    go::Start start = game_.start();
    start.rules = *set;
    if (const auto reason = go::Game::check(start); !reason.empty()) return fault(std::string(reason));
    set_terms(*set, game_.start().komi);
    return "";
  }
  Reply set_clocks(const std::optional<GtpTimes>& times) {
    if (!times) return fault("syntax error");
    times_ = *times;
    clocks_.fill(GtpClock(times_));
    return "";
  }

  std::string names_of(const std::vector<Point>& points) const {
    std::string names;
    for (const Point at : points)
      names += (names.empty() ? "" : " ") + go::point_name(at, game_.board().side());
    return names;
  }

  std::optional<Move> read_move(std::string_view text, Colour colour) const {
    const std::string word = lower_case(text);
    if (word == "pass") return Move{.kind = Move::Kind::Pass};
    if (word == "resign")
      return Move{.kind = colour == Colour::Black ? Move::Kind::ResignBlack : Move::Kind::ResignWhite};
    const auto at = go::read_point_name(text, game_.board().side());
    return at ? std::optional(Move{.at = *at}) : std::nullopt;
  }

  // A new board.
  void begin(const go::Start& start) {
    past_.clear();
    moves_.clear();
    file_.reset();
    clocks_.fill(GtpClock(times_));
    game_ = go::Game(start);
  }
  // The start of a new game without handicap, with the terms of this one.
  go::Start even_start() const {
    const go::Start& start = game_.start();
    return {.side = start.side, .rules = start.rules, .komi = start.komi};
  }
  void set_terms(go::RuleSet rules, int komi) {
    game_.set_terms(rules, komi);
    for (Past& each : past_) each.game.set_terms(rules, komi);
  }

  // Who has resigned may play on, as a controller may wish.
  bool plays_on() const { return game_.ending() == go::Ending::Resigned && !past_.empty(); }
  const go::Game& standing() const { return plays_on() ? past_.back().game : game_; }

  // What has to be played so that it is this side's turn: in GTP a side may move twice, and after two passes.
  std::optional<std::vector<Move>> moves_to(Colour colour) const {
    std::vector<Move> moves;
    go::Game game = standing();
    if (game.over()) return std::nullopt;
    const auto play = [&](Move::Kind kind) {
      moves.push_back({.kind = kind});
      game.play(moves.back());
    };
    if (game.phase() == go::Phase::Counting) play(Move::Kind::PlayOn);
    if (game.to_move() == colour) return moves;
    if (!game.is_legal({.kind = Move::Kind::Pass})) return std::nullopt;
    play(Move::Kind::Pass);
    if (game.phase() == go::Phase::Counting) play(Move::Kind::PlayOn);
    return moves;
  }
  std::optional<go::Game> turned(Colour colour) const {
    const auto moves = moves_to(colour);
    if (!moves) return std::nullopt;
    go::Game game = standing();
    for (const Move& each : *moves) game.play(each);
    return game;
  }

  bool played(Colour colour, const Move& move) {
    auto moves = moves_to(colour);
    if (!moves) return false;
    go::Game game = *turned(colour);
    if (!game.is_legal(move)) return false;
    game.play(move);
    moves->push_back(move);
    if (plays_on()) undo({});
    past_.push_back({std::exchange(game_, std::move(game)), moves_.size()});
    moves_.insert(moves_.end(), moves->begin(), moves->end());
    return true;
  }

  Reply generate(const Words& words, Keeps keeps) {
    const auto colour = words.size() == 1 ? read_colour(words[0]) : std::nullopt;
    if (!colour) return fault("invalid color");
    const auto game = turned(*colour);
    if (!game) return fault("the game is over");
    const go::Thought thought = keeps == Keeps::Move ? think_on_clock(*game) : think(*game);
    return keep(thought.move, *colour, keeps);
  }

  // Plays the move, if it is kept, and names it.
  Reply keep(const Move& move, Colour colour, Keeps keeps) {
    if (keeps == Keeps::Move && !played(colour, move)) return fault("no legal move");
    return name_of(move);
  }

  std::string name_of(const Move& move) const {
    if (move.kind == Move::Kind::Pass) return "pass";
    if (move.kind != Move::Kind::Stone) return "resign";
    return go::point_name(move.at, game_.board().side());
  }

  // A move of the game, whose time is counted.
  go::Thought think_on_clock(const go::Game& game, const std::vector<Move>& avoided = {},
                             const go::Searcher::Watch& watch = {}) {
    const auto begin = options_.now();
    go::Thought thought = think(game, avoided, watch);
    clocks_[index_of(game.to_move())].spend(std::chrono::duration_cast<Microseconds>(options_.now() - begin));
    return thought;
  }
  go::Thought think(const go::Game& game, const std::vector<Move>& avoided = {},
                    const go::Searcher::Watch& watch = {}) {
    const GtpClock& clock = clocks_[index_of(game.to_move())];
    const Random chance(random_.next());
    const bool takes_time = go::takes_time(options_.level) && options_.playouts == 0 && !clock.unlimited();
    if (!takes_time) {
      const std::uint64_t playouts = options_.playouts > 0 ? options_.playouts : kUsualPlayouts;
      go::Effort effort =
          go::effort_of(options_.level, game.board().side(), {.playouts = playouts, .evaluations = playouts});
      effort.avoided = avoided;
      return searcher_.think(game, effort, go::resigns_as(options_.level), chance, line_.stop, watch);
    }
    const go::Board& board = game.board();
    const int left = board.size().area() - board.stones(Colour::Black) - board.stones(Colour::White);
    const Alarm alarm(clock.budget(left), line_.stop);
    go::Effort effort = go::effort_of(options_.level, game.board().side(),
                                      {.playouts = kNoLimit, .evaluations = kNoLimit, .remembers = true});
    effort.avoided = avoided;
    return searcher_.think(game, effort, go::resigns_as(options_.level), chance, alarm.token(), watch);
  }

  // What is dead, and what then stands in seki.
  go::Marks marks_with_seki() {
    Random chance(random_);  // asking does not change the moves that follow
    go::Marks marks = go::propose_dead(game_.board(), kPlayoutsToScore, chance);
    const go::Filled filled = go::fill_neutral(game_.board(), marks, Colour::Black);
    for (std::size_t i = 0; i < marks.cells().size(); ++i)
      if (filled.marks.cells()[i] == go::Mark::Seki && marks.cells()[i] == go::Mark::Alive &&
          !game_.board().is_empty(marks.point(i)))
        marks.cells()[i] = go::Mark::Seki;
    return marks;
  }
  go::Count proposed() { return game_.count(marks_with_seki()); }

  GtpOptions options_;
  Streams streams_;
  Random random_;
  go::Game game_;
  struct Past {
    go::Game game;
    std::size_t moves;
  };
  std::vector<Past> past_;          // the game before each command that moved
  std::vector<Move> moves_;         // from the start of the game
  std::optional<go::Record> file_;  // that was loaded
  go::Searcher searcher_;
  GtpTimes times_{};
  std::array<GtpClock, 2> clocks_{};
  Line line_;       // that is answered
  std::string id_;  // of its command
  std::string command_;
  bool has_begun_ = false;  // the answer
};

Gtp::Gtp(const GtpOptions& options, Streams streams) : talk_(std::make_unique<Talk>(options, streams)) {}
Gtp::~Gtp() = default;

Answer Gtp::talk() {
  return talk_->talk();
}

}  // namespace quintet::cli
