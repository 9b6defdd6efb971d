#include "cli/line_reader.hpp"

#include <istream>
#include <string_view>
#include <utility>

#include "cli/reading.hpp"
#include "core/text.hpp"

namespace quintet::cli {

LineReader::LineReader(std::istream& in, const LineRules& rules) : in_(in), rules_(rules) {
  // A tied stream would flush the output from the reading thread.
  in_.tie(nullptr);
  thread_ = std::thread([this] { read(); });
}

LineReader::~LineReader() {
  {
    const std::scoped_lock lock(mutex_);
    is_closing_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

std::optional<Line> LineReader::next() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return !waiting_.empty() || has_ended_; });
  if (waiting_.empty()) return std::nullopt;
  Line line = std::move(waiting_.front());
  waiting_.pop_front();
  lock.unlock();
  changed_.notify_all();
  return line;
}

void LineReader::push(Line line) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return waiting_.size() < kMostWaiting || is_closing_; });
  line.stop = stop_.get_token();
  followed_ = {};
  line.followed = followed_.get_token();
  waiting_.push_back(std::move(line));
  lock.unlock();
  changed_.notify_all();
}

void LineReader::finish() {
  if (rules_.end_stops) stop_.request_stop();
  followed_.request_stop();
  {
    const std::scoped_lock lock(mutex_);
    has_ended_ = true;
  }
  changed_.notify_all();
}

void LineReader::read() {
  while (read_line()) {
  }
  finish();
}

// Reads one line; returns whether there is more to read.
bool LineReader::read_line() {
  std::string buffer(rules_.longest + 1, '\0');
  in_.getline(buffer.data(), static_cast<std::streamsize>(buffer.size()));
  const auto count = static_cast<std::size_t>(in_.gcount());
  if (in_.fail() && count == rules_.longest && !in_.eof()) return skip_long_line();
  if (in_.fail()) return false;
  const std::string_view text = trimmed(std::string_view(buffer).substr(0, in_.eof() ? count : count - 1));
  followed_.request_stop();
  const LineKind kind = rules_.kind_of(text);
  if (kind == LineKind::Stop || (kind == LineKind::Last && rules_.end_stops)) stop_.request_stop();
  if (kind == LineKind::Stop)
    stop_ = {};
  else
    push({.text = std::string(text)});
  return kind != LineKind::Last;
}

bool LineReader::skip_long_line() {
  in_.clear();
  in_.ignore(static_cast<std::streamsize>(kMostInput), '\n');
  gave_up_ = static_cast<std::size_t>(in_.gcount()) == kMostInput;
  followed_.request_stop();
  if (!gave_up_) push({.is_too_long = true});
  return !gave_up_;
}

}  // namespace quintet::cli
