// A conversation with the Gomocup front in real time: the test sends lines one by one and waits for answers, as a
// manager does.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <future>
#include <istream>
#include <mutex>
#include <optional>
#include <ostream>
#include <sstream>
#include <streambuf>
#include <string>

#include "cli/gomocup.hpp"

namespace quintet::cli {

// A pipe between two threads; reading waits for input.
class Pipe : public std::streambuf {
 public:
  void write(const std::string& text) {
    {
      const std::scoped_lock lock(mutex_);
      written_ += text;
    }
    changed_.notify_all();
  }
  void close() {
    {
      const std::scoped_lock lock(mutex_);
      is_closed_ = true;
    }
    changed_.notify_all();
  }

 protected:
  int_type underflow() override {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !written_.empty() || is_closed_; });
    if (written_.empty()) return traits_type::eof();
    reading_ = std::move(written_);
    written_.clear();
    setg(reading_.data(), reading_.data(), reading_.data() + reading_.size());
    return traits_type::to_int_type(*gptr());
  }
  int_type overflow(int_type c) override {
    write(std::string(1, traits_type::to_char_type(c)));
    return c;
  }
  std::streamsize xsputn(const char* text, std::streamsize count) override {
    write(std::string(text, static_cast<std::size_t>(count)));
    return count;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::string written_, reading_;
  bool is_closed_ = false;
};

class Conversation {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Conversation(const GomocupOptions& options = {})
      : status_(std::async(std::launch::async, [this, options] {
          const Answer answer = Gomocup(options, {in_, out_, err_}).talk();
          output_.close();
          return answer;
        })) {}
  ~Conversation() { end_input(); }

  void send(const std::string& line) { input_.write(line + '\n'); }
  void end_input() { input_.close(); }

  // The next line; empty at the end.
  std::string line() {
    std::string line;
    std::getline(answers_, line);
    return line;
  }

  // The next line that is not a MESSAGE.
  std::string answer() {
    std::string next = line();
    while (next.starts_with("MESSAGE")) next = line();
    return next;
  }

  // Waits until the front has ended.
  Answer status() { return status_.get(); }

 private:
  Pipe input_, output_;
  std::istream in_{&input_}, answers_{&output_};
  std::ostream out_{&output_};
  std::ostringstream err_;
  std::future<Answer> status_;
};

}  // namespace quintet::cli
