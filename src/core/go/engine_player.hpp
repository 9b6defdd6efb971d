// Another program as a player of go: it is told the game, and asked for its moves or for what it thinks of a position. It
// may be late, die, or answer nonsense; then the caller learns what was wrong, with the answer itself, and the game is as it was before.
//
// How the program is reached is up to the caller, as are clocks: a channel waits, and a stop token ends the waiting.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.hpp"
#include "core/game_clock.hpp"
#include "core/go/game.hpp"
#include "core/go/gtp_client.hpp"

namespace quintet::go {

// Lines to and from a program that runs.
class EngineChannel {
 public:
  struct Heard {
    enum class What : std::uint8_t { Line, Silence, Stopped, Ended, Flood };
    What what = What::Silence;
    std::string text{};           // the line; of Ended the last words of the program, of Flood how it begins
    std::optional<int> status{};  // of Ended, as in a shell
  };

  EngineChannel() = default;
  EngineChannel(const EngineChannel&) = delete;
  EngineChannel& operator=(const EngineChannel&) = delete;
  virtual ~EngineChannel() = default;

  // False where the program does not read any more.
  virtual bool send(const std::string& line) = 0;
  // The next line. Without a limit it waits for as long as the program runs.
  virtual Heard hear(std::optional<std::chrono::milliseconds> limit, const std::stop_token& stop) = 0;
};

// Why there is no move.
struct EngineFault {
  enum class Kind : std::uint8_t {
    Stopped,     // it was asked to stop, which is no fault
    NoCommand,   // the command line is blank
    OpenQuote,   // a quote in it has no end
    NotFound,    // there is no such program
    NotAllowed,  // it may not be run
    NoResources,
    Ended,       // the program has ended
    Silent,      // no answer in time
    Unfinished,  // an answer has begun, and the empty line after it does not come
    Flood,       // it does not stop talking
    NoGtp,       // it talks, but not in this protocol
    WrongId,     // it answers a command that was never sent
    Refused,     // it refuses a command that a game needs
    Unreadable,  // its move is no move
    Illegal,     // its move is against the rules
    NoAnalysis   // it has no command for analysis
  };
  Kind kind = Kind::Stopped;
  std::string command{};        // the one that was sent last, without its number: "genmove b"
  std::string answer{};         // what it has said, shortened; may be empty
  std::optional<int> status{};  // of Ended, as in a shell
  friend bool operator==(const EngineFault&, const EngineFault&) = default;
};

// What an engine says of itself.
struct EngineFacts {
  std::string name, version;  // may be empty
  std::set<std::string, std::less<>> commands;
  bool can(std::string_view command) const { return commands.contains(command); }
};

// A position, by the way that led to it.
struct EngineTask {
  Start start{};
  std::vector<Move> moves{};         // all of the match; marks while counting are no moves for the engine
  std::optional<GameClock> clock{};  // if it runs; player 0 is black
};

struct EngineMove {
  Move move;
  int surplus = 0;  // answers to no command that came since the last move; they were ignored
};

class EnginePlayer {
 public:
  using Open = std::function<Expected<std::unique_ptr<EngineChannel>, EngineFault>()>;

  // `open` starts the program.
  explicit EnginePlayer(Open open) : open_(std::move(open)) {}

  // Starts the program where it does not run, and asks for its name and its commands, each within this time.
  Expected<EngineFacts, EngineFault> greet(std::optional<std::chrono::milliseconds> limit,
                                           const std::stop_token& stop);
  // The move of the side to move, which is legal; as long as the engine thinks, only a stop ends the waiting. Tells the
  // engine what it has not seen yet. A program that has died, or that is still busy with what was not waited for, is started
  // once more. Asked again for a move that was not waited for, it goes on waiting. Requires a game that is being played.
  Expected<EngineMove, EngineFault> decide(const EngineTask& task, const std::stop_token& stop);
  // What the engine thinks of the moves of the side to move, the best one first, after it has thought for so many fifths of
  // a second; each report of it has to come within the limit. All moves and their lines are legal. Knows the commands of Leela
  // Zero and of KataGo. Requires a game that is being played.
  Expected<std::vector<EngineView>, EngineFault> analyse(const EngineTask& task, int reports,
                                                         std::optional<std::chrono::milliseconds> limit,
                                                         const std::stop_token& stop);
  // Ends the program.
  void close();

 private:
  // A stone or a pass of a colour.
  struct Play {
    Colour colour;
    std::optional<Point> at;
    friend bool operator==(const Play&, const Play&) = default;
  };
  // What the engine has been told of the present game.
  struct Seen {
    Start start;
    std::optional<TimeControl> control;
    std::vector<Play> plays;
  };
  struct Wait {
    std::optional<std::chrono::milliseconds> limit;
    const std::stop_token& stop;
  };
  // A move that was asked for and not waited for.
  struct Owed {
    int id;
    Colour colour;
    Start start;
    std::vector<Play> plays;  // before it
  };
  template <class Value>
  using Outcome = Expected<Value, EngineFault>;

  // Reads a line of an analysis; false: there are too many of them.
  using Report = std::function<bool(std::string_view line)>;
  // The position of a task, with what was played on the board.
  struct Position {
    Game game;
    std::vector<Play> plays{};
  };
  static Position position_of(const EngineTask& task);

  // Once more with a program that is started anew, where the running one does not answer any more.
  template <class Value>
  Outcome<Value> try_twice(const std::function<Outcome<Value>()>& attempt);
  Outcome<EngineMove> try_to_decide(const EngineTask& task, const std::stop_token& stop);
  Outcome<std::vector<EngineView>> try_to_analyse(const EngineTask& task, int reports, const Wait& wait);
  // Whether the move that is owed is the one that is wanted now.
  bool is_owed(const EngineTask& task, const std::vector<Play>& plays) const;
  Outcome<void> settle_owed(const std::stop_token& stop);
  // Shows the engine the position of the task, whatever it was asked for before.
  Outcome<void> prepare(const EngineTask& task, const std::vector<Play>& plays, const Wait& wait);
  Outcome<void> show_position(const EngineTask& task, const std::vector<Play>& plays, const Wait& wait);
  Outcome<void> begin_game(const EngineTask& task, const Wait& wait);
  Outcome<void> place_handicap(const Start& start, const Wait& wait);
  Outcome<void> play(const Play& play, int side, const Wait& wait);
  Outcome<void> tell_time(const EngineTask& task, const Wait& wait);
  static std::vector<std::string> time_commands(const EngineFacts& facts, const TimeControl& control);

  void send(const std::string& command);
  Outcome<GtpAnswer> answer_to(int id, const std::string& command, const Wait& wait,
                               const Report& report = {});
  Outcome<GtpAnswer> last_answer(const std::string& command, const Wait& wait);
  Outcome<std::string> ask(const std::string& command, const Wait& wait);  // refused: an error
  Outcome<GtpAnswer> ask_anyway(const std::string& command, const Wait& wait);
  void hear_surplus();

  Open open_;
  std::unique_ptr<EngineChannel> channel_;
  GtpReader reader_;
  std::optional<EngineFacts> facts_;
  std::optional<Seen> seen_;
  std::optional<Owed> owed_;
  std::set<int> waiting_;  // the numbers of commands without an answer yet
  int last_id_ = 0;
  bool read_ = true;      // the last command
  bool numbers_ = false;  // the engine has answered with a number: answers without one belong to no command
  int surplus_ = 0;
};

}  // namespace quintet::go
