#include "engine/platform/process.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/platform/process_pipes.hpp"

namespace quintet {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds kSlice{10};          // a stop request is seen after this time
constexpr milliseconds kTimeToEnd{150};     // from the end of its input
constexpr std::size_t kKeptErrors = 4096;   // bytes
constexpr std::size_t kLongestWords = 300;  // bytes, of the last words and of a flood
constexpr std::size_t kPart = 16384;        // bytes, read at once
constexpr std::string_view kBlank = " \t\r\n\v\f";

// Never cuts a character of UTF-8 in two.
std::string shortened(std::string_view text) {
  std::size_t size = std::min(text.size(), kLongestWords);
  while (size > 0 && size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) --size;
  return std::string(text.substr(0, size));
}

milliseconds left_until(Clock::time_point end) {
  return std::chrono::ceil<milliseconds>(end - Clock::now());
}

}  // namespace

Expected<std::vector<std::string>, StartFault> split_command(std::string_view command) {
  std::vector<std::string> words;
  std::optional<std::string> word;
  char quote = '\0';
  const auto add = [&word](char c) {
    if (!word) word.emplace();
    *word += c;
  };
  for (std::size_t i = 0; i < command.size(); ++i) {
    const char c = command[i];
    const bool more = i + 1 < command.size();
    const bool escapes =
        quote == '\0' ? more : quote == '"' && more && (command[i + 1] == '"' || command[i + 1] == '\\');
    if (c == '\\' && escapes) {
      add(command[++i]);
    } else if (quote != '\0' && c == quote) {
      quote = '\0';
    } else if (quote == '\0' && (c == '"' || c == '\'')) {
      quote = c;
      if (!word) word.emplace();
    } else if (quote == '\0' && kBlank.find(c) != std::string_view::npos) {
      if (word) words.push_back(*std::exchange(word, std::nullopt));
    } else {
      add(c);
    }
  }
  if (quote != '\0') return tl::unexpected(StartFault::OpenQuote);
  if (word) words.push_back(*std::move(word));
  if (words.empty() || words.front().empty()) return tl::unexpected(StartFault::NoCommand);
  return words;
}

Expected<std::unique_ptr<Process>, StartFault> Process::start(const std::string& command) {
  if (command.find_first_not_of(kBlank) == std::string::npos) return tl::unexpected(StartFault::NoCommand);
  return ProcessPipes::start(command).map([](std::unique_ptr<ProcessPipes> pipes) {
    return std::unique_ptr<Process>(new Process(std::move(pipes)));
  });
}

Process::Process(std::unique_ptr<ProcessPipes> pipes) : pipes_(std::move(pipes)) {}

// What it still says is read and dropped: a program may wait for that before it ends.
Process::~Process() {
  pipes_->close_input();
  const auto end = Clock::now() + kTimeToEnd;
  while (!pipes_->status() && Clock::now() < end) {
    output_.clear();
    scanned_ = 0;
    take_output();
    pipes_->wait(std::chrono::milliseconds(2));
  }
}

// The output is read meanwhile: a program that waits until it is read does not read.
bool Process::write_line(std::string_view line, milliseconds limit) {
  std::string text(line);
  text += '\n';
  std::string_view rest = text;
  const auto end = Clock::now() + limit;
  while (!rest.empty()) {
    const std::ptrdiff_t count = pipes_->write(rest);
    if (count < 0) return false;
    rest.remove_prefix(static_cast<std::size_t>(count));
    if (rest.empty()) break;
    const milliseconds left = left_until(end);
    if (left <= milliseconds{0}) return false;
    take_output();
    if (count == 0) pipes_->wait(std::min(left, milliseconds(1)));
  }
  return true;
}

Process::Line Process::read_line(std::optional<milliseconds> limit, const std::stop_token& stop) {
  const auto begin = Clock::now();
  for (;;) {
    // In this order: what it has said before its end is still read.
    const bool ended = output_ended_ || pipes_->status().has_value();
    take_output();
    if (auto line = next_line()) return *std::move(line);
    if (ended && output_.empty()) return {.what = Line::What::Ended};
    if (ended) {
      scanned_ = 0;
      return {.what = Line::What::Text, .text = std::exchange(output_, {})};
    }
    if (output_ended_) continue;
    if (stop.stop_requested()) return {.what = Line::What::Stopped};
    milliseconds wait = kSlice;
    if (limit) {
      wait = std::min(wait, left_until(begin + *limit));
      if (wait <= milliseconds{0}) return {};
    }
    pipes_->wait(wait);
  }
}

std::optional<Process::Line> Process::next_line() {
  if (flooded_) return Line{.what = Line::What::Flood, .text = shortened(output_)};
  const std::size_t end = output_.find('\n', scanned_);
  if (end == std::string::npos ? output_.size() > kLongestLine : end > kLongestLine) {
    flooded_ = true;
    output_.resize(kLongestWords + 1);
    return next_line();
  }
  scanned_ = output_.size();
  if (end == std::string::npos) return std::nullopt;
  std::string text = output_.substr(0, end);
  output_.erase(0, end + 1);
  scanned_ = 0;
  if (text.ends_with('\r')) text.pop_back();
  return Line{.what = Line::What::Text, .text = std::move(text)};
}

// Reads no more than a little above the longest line: the pipe holds back a program that talks faster than it is heard.
void Process::take_output() {
  std::array<char, kPart> part{};
  while (!flooded_ && !output_ended_ && output_.size() <= kLongestLine) {
    const std::ptrdiff_t count = pipes_->read(ProcessPipes::Source::Output, part);
    if (count < 0) output_ended_ = true;
    if (count <= 0) break;
    output_.append(part.data(), static_cast<std::size_t>(count));
  }
  for (int i = 0; i < 16; ++i) {
    const std::ptrdiff_t count = pipes_->read(ProcessPipes::Source::Errors, part);
    if (count <= 0) break;
    errors_.append(part.data(), static_cast<std::size_t>(count));
    if (errors_.size() > kKeptErrors) errors_.erase(0, errors_.size() - kKeptErrors);
  }
}

std::optional<int> Process::status() {
  return pipes_->status();
}

std::optional<int> Process::wait(milliseconds limit) {
  const auto end = Clock::now() + limit;
  while (!pipes_->status() && Clock::now() < end) pipes_->wait(milliseconds(1));
  return pipes_->status();
}

std::string Process::last_words() {
  take_output();
  const std::size_t last = errors_.find_last_not_of(kBlank);
  if (last == std::string::npos) return {};
  const std::size_t before = errors_.find_last_of("\r\n", last);
  const std::size_t first = errors_.find_first_not_of(kBlank, before == std::string::npos ? 0 : before);
  return shortened(std::string_view(errors_).substr(first, last + 1 - first));
}

}  // namespace quintet
