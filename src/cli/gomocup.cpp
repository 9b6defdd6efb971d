#include "cli/gomocup.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <limits>
#include <optional>
#include <ostream>

#include "build_facts.hpp"
#include "cli/gomocup_time.hpp"
#include "cli/line_reader.hpp"
#include "cli/reading.hpp"
#include "core/gomoku/book.hpp"
#include "core/gomoku/position.hpp"
#include "core/gomoku/record.hpp"
#include "core/gomoku/search.hpp"
#include "core/text.hpp"

namespace quintet::cli {
namespace {

using gomoku::Board;
using gomoku::Rule;
using gomoku::Stone;
using gomoku::Thought;
using Clock = std::chrono::steady_clock;

LineKind kind_of(std::string_view line) {
  const std::string command = upper(first_word(line));
  if (command == "STOP") return LineKind::Stop;
  return command == "END" ? LineKind::Last : LineKind::Plain;
}
constexpr LineRules kLines{.kind_of = kind_of};

constexpr std::size_t kMebibyte = std::size_t{1} << 20U;

// Reads a number; values out of range become the nearest one in range.
std::optional<std::int64_t> read_integer(std::string_view text) {
  using Limits = std::numeric_limits<std::int64_t>;
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error == std::errc::invalid_argument || end != text.data() + text.size()) return std::nullopt;
  if (error == std::errc::result_out_of_range) return text.starts_with('-') ? Limits::min() : Limits::max();
  return value;
}

// Reads numbers separated by commas; nothing if one of them is invalid.
std::optional<std::vector<int>> read_numbers(std::string_view text, std::size_t count) {
  std::vector<int> numbers;
  for (const std::string_view word : split(text, ',')) {
    const auto number = read_integer(trimmed(word));
    if (!number || *number < 0 || *number > 1'000'000) return std::nullopt;
    numbers.push_back(static_cast<int>(*number));
  }
  return numbers.size() == count ? std::optional(numbers) : std::nullopt;
}

}  // namespace

class Gomocup::Talk {
 public:
  Talk(const GomocupOptions& options, Streams streams) : options_(options), streams_(streams) {}

  Answer talk() {
    LineReader reader(streams_.in, kLines);
    while (const auto line = reader.next()) {
      interrupt_ = line->stop;
      if (line->is_too_long)
        say("ERROR a line has at most " + std::to_string(kLines.longest) + " characters");
      else
        take(line->text);
    }
    return reader.gave_up() ? refuse(streams_, {"the input has a line without an end"}) : Answer::Well;
  }

 private:
  using Handler = void (Talk::*)(std::string_view rest);
  struct Command {
    std::string_view name;
    Handler handler;
  };

  void take(std::string_view line) {
    if (in_board_) return take_board_line(line);
    if (line.empty()) return;
    const std::string_view word = first_word(line);
    const std::string name = upper(word);
    static constexpr std::array kCommands{
        Command{"START", &Talk::start}, Command{"RESTART", &Talk::restart},
        Command{"BEGIN", &Talk::begin}, Command{"TURN", &Talk::turn},
        Command{"BOARD", &Talk::board}, Command{"TAKEBACK", &Talk::takeback},
        Command{"INFO", &Talk::info},   Command{"ABOUT", &Talk::about},
        Command{"END", &Talk::end},     Command{"RECTSTART", &Talk::rectstart}};
    for (const Command& command : kCommands) {
      if (command.name == name) return (this->*command.handler)(trimmed(line.substr(word.size())));
    }
    say("UNKNOWN command");
  }

  void say(std::string_view answer) { streams_.out << answer << std::endl; }

  // The reader has stopped at this line, which is the last one.
  void end(std::string_view) {}

  void start(std::string_view rest) {
    const auto side = read_integer(rest);
    if (!side || *side < gomoku::kLeastSide || *side > gomoku::kMostSide) {
      return say("ERROR the board is a square of " + std::to_string(gomoku::kLeastSide) + " to " +
                 std::to_string(gomoku::kMostSide) + " lines");
    }
    board_.emplace(static_cast<int>(*side));
    forget();
    prepare();
    say("OK");
  }

  void restart(std::string_view) {
    if (!board_) return say("ERROR no START");
    board_.emplace(board_->side());
    forget();
    say("OK");
  }

  void rectstart(std::string_view) { say("ERROR only square boards"); }

  void begin(std::string_view) {
    if (!board_) return say("ERROR no START");
    if (board_->stones() > 0) return say("ERROR the board is not empty");
    answer();
  }

  void turn(std::string_view rest) {
    if (!board_) return say("ERROR no START");
    const auto place = read_numbers(rest, 2);
    if (!place || !board_->is_empty(point(*place))) return say("ERROR this is no empty point");
    board_->set(point(*place), stone_of(to_move(*board_)));
    answer();
  }

  void takeback(std::string_view rest) {
    if (!board_) return say("ERROR no START");
    const auto place = read_numbers(rest, 2);
    if (!place || (*board_)[point(*place)] == Stone::None) return say("ERROR there is no stone");
    board_->set(point(*place), Stone::None);
    say("OK");
  }

  void board(std::string_view) {
    if (!board_) return say("ERROR no START");
    in_board_ = true;
    own_.clear();
    theirs_.clear();
    fault_.clear();
  }

  void take_board_line(std::string_view line) {
    if (upper(line) == "DONE") {
      in_board_ = false;
      return set_up();
    }
    const auto numbers = read_numbers(line, 3);
    if (!numbers || !board_->contains(point(*numbers)) || (*numbers)[2] > 3) {
      fault_ = "a line of BOARD is x,y,1 or x,y,2";
      return;
    }
    constexpr int kOwn = 1, kTheirs = 2;
    if ((*numbers)[2] == kOwn) own_.push_back(point(*numbers));
    if ((*numbers)[2] == kTheirs) theirs_.push_back(point(*numbers));
  }

  void set_up() {
    Board board(board_->side());
    const bool black = own_.size() == theirs_.size();
    if (!black && own_.size() + 1 != theirs_.size())
      fault_ = "the other side has as many stones as we, or one more";
    for (const Point at : own_) board.set(at, black ? Stone::Black : Stone::White);
    for (const Point at : theirs_) board.set(at, black ? Stone::White : Stone::Black);
    if (board.stones() != static_cast<int>(own_.size() + theirs_.size()))
      fault_ = "two stones lie on one point";
    if (!fault_.empty()) return say("ERROR " + fault_);
    board_ = std::move(board);
    answer();
  }

  void info(std::string_view rest) {
    const std::size_t space = std::min(rest.find(' '), rest.size());
    const std::string_view key = rest.substr(0, space);
    const auto value = read_integer(trimmed(rest.substr(space)));
    if (!value) return;  // such as `folder`, which is not used
    if (key == "timeout_turn") time_.turn = allowed_time(*value);
    if (key == "timeout_match") time_.match = allowed_time(*value);
    if (key == "time_left") time_.left = allowed_time(*value);
    if (key == "max_memory") limit_memory(*value);
    if (key == "rule") set_rule(*value);
  }

  // Bits: 1 exactly five, 2 a continuous game, 4 renju, 8 caro.
  void set_rule(std::int64_t bits) {
    constexpr std::int64_t kExact = 1, kRenju = 4;
    const bool is_renju = (bits & kRenju) != 0, is_exact = (bits & kExact) != 0;
    const Rule rule = is_renju ? Rule::Renju : is_exact ? Rule::Exact : Rule::Freestyle;
    if ((bits & ~(kExact | kRenju)) != 0)
      say("MESSAGE rule " + std::to_string(bits) + " is not known whole; playing " + std::string(name(rule)));
    if (rule == rule_) return;
    rule_ = rule;
    if (searcher_) searcher_->forget();
    prepare();
  }

  // Creates the large tables before the clock of the first move starts.
  void prepare() {
    if (is_engine(options_.level) && !searcher_) searcher_.emplace(table_bytes_);
    gomoku::Position(gomoku::kUsualSide, rule_);
  }

  // The table gets half of the allowed memory, and never more than usual; the rest is for the program itself.
  void limit_memory(std::int64_t bytes) {
    const std::size_t allowed = bytes <= 0 ? gomoku::kUsualTable : static_cast<std::size_t>(bytes) / 2;
    const std::size_t size = std::clamp(allowed, kMebibyte, gomoku::kUsualTable);
    if (size == table_bytes_) return;
    table_bytes_ = size;
    searcher_.reset();
    prepare();
  }

  void about(std::string_view) {
    say(R"(name="Quintet", version=")" + std::string(kVersion) + R"(", author="Quintet")");
  }

  void answer() {
    if (board_->full()) return say("ERROR the board is full");
    if (!can_move(*board_, rule_)) return say("ERROR every empty point is forbidden to black");
    const Microseconds budget = time_.budget(board_->stones());
    // Destroyed after the answer is sent, since joining its thread may take longer than a short turn.
    std::optional<Alarm> alarm;
    if (!is_counted(budget)) alarm.emplace(budget, interrupt_);
    const Thought thought = think(budget, alarm ? alarm->token() : std::stop_token());
    board_->set(thought.move, stone_of(to_move(*board_)));
    streams_.out << "MESSAGE depth " << thought.depth << " value " << thought.value << " nodes "
                 << thought.nodes << " line "
                 << gomoku::write_position({.side = board_->side(), .moves = thought.line}) << '\n';
    say(std::to_string(thought.move.column) + ',' + std::to_string(thought.move.row));
  }

  Thought think(Microseconds budget, const std::stop_token& stop) {
    const Random lot(chance_.next());
    const gomoku::Skill& skill = skill_of(options_.level);
    if (const auto* at_once = std::get_if<gomoku::AtOnce>(&skill))
      return think_at_once(*board_, rule_, *at_once, lot);
    if (const auto* lookahead = std::get_if<gomoku::Lookahead>(&skill))
      return think_ahead(*board_, rule_, *lookahead, lot, stop);
    if (const auto known = gomoku::book_move(*board_, lot)) return {.move = *known, .line = {*known}};
    const auto go_on = [began = Clock::now(), enough = time_.to_begin(budget)](const Thought&) {
      return Clock::now() - began < enough;
    };
    const gomoku::Effort effort =
        effort_of(options_.level, {.nodes = most_nodes(budget), .threads = threads_of(options_.threads)});
    return searcher_->think(*board_, rule_, effort, lot, stop, go_on);
  }

  // Whether a node limit replaces the alarm: a busy machine may wake its thread too late for a short turn.
  bool is_counted(Microseconds budget) const {
    constexpr Microseconds kShort = Milliseconds(3);
    return is_engine(options_.level) && budget <= kShort;
  }

  std::uint64_t most_nodes(Microseconds budget) const {
    constexpr std::uint64_t kNodesPerMillisecond = 300, kFewest = 20;
    if (!is_counted(budget)) return options_.nodes;
    const auto affordable =
        std::max(static_cast<std::uint64_t>(budget.count()) * kNodesPerMillisecond / 1'000, kFewest);
    return options_.nodes == 0 ? affordable : std::min(affordable, options_.nodes);
  }

  void forget() {
    if (searcher_) searcher_->forget();
    time_.left.reset();
  }

  static Point point(const std::vector<int>& numbers) { return {numbers[1], numbers[0]}; }

  GomocupOptions options_;
  Streams streams_;
  Random chance_{1};
  std::optional<Board> board_;
  Rule rule_ = Rule::Freestyle;
  TimeRules time_;
  std::size_t table_bytes_ = gomoku::kUsualTable;
  std::optional<gomoku::Searcher> searcher_;
  std::stop_token interrupt_;  // of the line that is being answered
  bool in_board_ = false;
  std::vector<Point> own_, theirs_;
  std::string fault_;
};

Gomocup::Gomocup(const GomocupOptions& options, Streams streams)
    : talk_(std::make_unique<Talk>(options, streams)) {}
Gomocup::~Gomocup() = default;

Answer Gomocup::talk() {
  return talk_->talk();
}

}  // namespace quintet::cli
