// Reads the lines of a protocol on its own thread, so that STOP, END and the end of input can interrupt the search for
// an earlier line.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <iosfwd>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

namespace quintet::cli {

struct Line {
  std::string text = {};      // trimmed; empty for a line that is too long
  bool is_too_long = false;   // longer than LineReader::kLongestLine
  std::stop_token stop = {};  // raised when STOP, END or the end of input follows
};

class LineReader {
 public:
  static constexpr std::size_t kLongestLine = 4'096;  // bytes
  static constexpr std::size_t kMostWaiting = 1'024;  // lines read ahead

  // Reads until END, the end of the input, or a line longer than kMostInput (reading.hpp). The stream must outlive the
  // reader and belongs to it until then.
  explicit LineReader(std::istream& in);
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;
  // Waits until the reading has ended.
  ~LineReader();

  // Waits for the next line, END included, and returns it; nothing when the reading has ended.
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
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Line> waiting_;
  std::stop_source stop_;  // of the lines since the last STOP
  bool has_ended_ = false, is_closing_ = false, gave_up_ = false;
  std::thread thread_;
};

}  // namespace quintet::cli
