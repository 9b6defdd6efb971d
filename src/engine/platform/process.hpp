// Another program that this one starts and talks to in lines, such as an engine. The other program may be slow, die, say
// nothing or never stop talking: no call waits longer than it is told to, memory stays bounded, and nothing is left behind.
//
//     auto process = Process::start("gnugo --mode gtp");
//     (*process)->write_line("name", milliseconds(100));
//     const Process::Line line = (*process)->read_line(std::chrono::seconds(5), stop);
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "engine/expected.hpp"

namespace quintet {

class ProcessPipes;

// Why a program could not be started.
enum class StartFault : std::uint8_t {
  NoCommand,   // the command line is blank
  OpenQuote,   // a quote has no end
  NotFound,    // there is no such program
  NotAllowed,  // it may not be run, or is none
  NoResources  // the system has no process or no pipe left
};

// The words of a command line. There is no shell: quotes ' and " hold a word together, a backslash takes the next
// character as it is (within " only a quote or a backslash), and nothing else has a meaning.
Expected<std::vector<std::string>, StartFault> split_command(std::string_view command);

// One thread at a time may use it. The destructor ends the program: it closes its input, waits a moment, then kills it with
// all programs that it has started.
class Process {
 public:
  static constexpr std::size_t kLongestLine = std::size_t{1} << 20U;  // bytes

  // The command is split by `split_command`; a `~/` at the beginning of a word is the home folder. On Windows the system
  // splits it. The program is looked for as in a shell.
  static Expected<std::unique_ptr<Process>, StartFault> start(const std::string& command);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // With a line end. False where the program has ended, or does not read in this time.
  bool write_line(std::string_view line, std::chrono::milliseconds limit);

  struct Line {
    enum class What : std::uint8_t {
      Text,     // a line, without its end; also the rest of the output before the end
      Silence,  // no whole line in this time
      Stopped,  // by the stop token
      Ended,    // there is no more output
      Flood  // a line longer than kLongestLine, of which `text` has the beginning; nothing is read after it
    };
    What what = What::Silence;
    std::string text{};
  };
  // Without a limit it waits for as long as the program runs.
  Line read_line(std::optional<std::chrono::milliseconds> limit, const std::stop_token& stop);

  // As in a shell: 128 and more for a signal. Nothing while it runs; -1 where the system does not say.
  std::optional<int> status();
  // Waits for it to end, at most for this time.
  std::optional<int> wait(std::chrono::milliseconds limit);
  // The last line with words that it has written to standard error; may be empty.
  std::string last_words();

 private:
  explicit Process(std::unique_ptr<ProcessPipes> pipes);
  void take_output();
  std::optional<Line> next_line();

  std::unique_ptr<ProcessPipes> pipes_;
  std::string output_;       // read, and not yet handed out
  std::size_t scanned_ = 0;  // bytes of it in which there is no line end
  std::string errors_;       // the end of what came on standard error
  bool output_ended_ = false;
  bool flooded_ = false;
};

}  // namespace quintet
