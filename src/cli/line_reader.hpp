// Reads the lines of a protocol on its own thread, so that a later line, or the end of the input, can interrupt the search
// for an earlier one.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <iosfwd>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>

namespace quintet::cli {

// What a line is to the search for the lines before it.
enum class LineKind : std::uint8_t {
  Plain,
  Stop,  // stops it, and is no line of its own
  Last,  // ends the input
};

struct LineRules {
  std::size_t longest = 4'096;                      // bytes
  LineKind (*kind_of)(std::string_view) = nullptr;  // of a trimmed line
  // Whether the last line and the end of the input stop the search too.
  bool end_stops = true;
};

struct Line {
  std::string text = {};          // trimmed; empty for a line that is too long
  bool is_too_long = false;       // longer than the rules allow
  std::stop_token stop = {};      // raised as the rules say
  std::stop_token followed = {};  // raised when any line follows, or the end of the input
};

class LineReader {
 public:
  static constexpr std::size_t kMostWaiting = 1'024;  // lines read ahead

  // Reads until the last line, the end of the input, or a line longer than kMostInput (reading.hpp). The stream must outlive
  // the reader and belongs to it until then.
  LineReader(std::istream& in, const LineRules& rules);
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;
  // Waits until the reading has ended.
  ~LineReader();

  // Waits for the next line, the last one included, and returns it; nothing when the reading has ended.
  std::optional<Line> next();

  // Whether the reading ended because of an endless line. Valid after next() has returned nothing.
  bool gave_up() const { return gave_up_; }

 private:
  void read();
  bool read_line();
  bool skip_long_line();
  void push(Line line);
  void finish();

  std::istream& in_;
  LineRules rules_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Line> waiting_;
  std::stop_source stop_;      // of the lines since the last stop
  std::stop_source followed_;  // of the last line
  bool has_ended_ = false, is_closing_ = false, gave_up_ = false;
  std::thread thread_;
};

}  // namespace quintet::cli
