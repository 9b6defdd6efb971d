// An engine that is no program: what it answers is up to a test.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/go/engine_player.hpp"
#include "core/text.hpp"

namespace quintet::go {

// What an engine answers to a command, as lines; `#` stands for the number of the command.
using Answering = std::function<std::string(const std::string& command)>;

struct Talk {
  std::vector<std::string> commands{};  // without numbers
  int started = 0;
  Answering answering;
  std::function<void()> unheard{};  // called when it is waited for an answer that does not come
  std::string late{};               // comes when it is waited for an answer to the last genmove
  std::string genmove_id{};

  std::vector<std::string> taken() { return std::exchange(commands, {}); }
};

class TestChannel final : public EngineChannel {
 public:
  explicit TestChannel(Talk& talk) : talk_(talk) { ++talk_.started; }

  bool send(const std::string& line) override {
    const std::size_t blank = line.find(' ');
    const bool numbered = line.find_first_not_of("0123456789") == blank;
    const std::string id = numbered ? line.substr(0, blank) : "",
                      command = numbered ? line.substr(blank + 1) : line;
    talk_.commands.push_back(command);
    if (command.starts_with("genmove")) talk_.genmove_id = id;
    const std::string answer = talk_.answering(command);
    if (answer == "(ends)")
      ended_ = true;
    else
      say(answer, id);
    return true;
  }
  Heard hear(std::optional<std::chrono::milliseconds> limit, const std::stop_token& stop) override {
    if (lines_.empty() && limit != std::chrono::milliseconds{0})
      say(std::exchange(talk_.late, {}), talk_.genmove_id);
    if (lines_.empty()) {
      if (ended_) return {.what = Heard::What::Ended, .text = "no memory", .status = 3};
      if (limit == std::chrono::milliseconds{0}) return {};
      if (talk_.unheard) talk_.unheard();
      return {.what = stop.stop_requested() ? Heard::What::Stopped : Heard::What::Silence};
    }
    Heard heard{.what = Heard::What::Line, .text = lines_.front()};
    lines_.pop_front();
    return heard;
  }

 private:
  void say(std::string answer, const std::string& id) {
    if (answer.empty()) return;
    for (std::size_t at = answer.find('#'); at != std::string::npos; at = answer.find('#'))
      answer.replace(at, 1, id);
    for (const std::string_view each : split(answer, '\n')) lines_.emplace_back(each);
  }

  Talk& talk_;
  std::deque<std::string> lines_;
  bool ended_ = false;
};

// An engine that knows everything that is asked for, and moves as it is told.
inline Answering moving(std::string move) {
  return [move = std::move(move)](const std::string& command) -> std::string {
    if (command == "name") return "=# Test Engine\n";
    if (command == "version") return "=# 1.2\n";
    if (command == "list_commands")
      return "=# play\nundo\ngenmove\nset_free_handicap\ntime_left\nkata-set-rules\n";
    if (command.starts_with("genmove")) return move;
    return "=#\n";
  };
}

// The same with analysis: ten such reports, which end with the next command, as those of real engines.
inline Answering analysing(std::string reports, std::string word = "kata-analyze") {
  return [reports = std::move(reports), word = std::move(word), usual = moving("=# D4\n"),
          open = false](const std::string& command) mutable -> std::string {
    const std::string end = std::exchange(open, false) ? "\n" : "";
    if (command == "list_commands") return "=# play\nundo\ngenmove\nkata-set-rules\n" + word + "\n";
    if (!command.starts_with(word)) return end + usual(command);
    open = true;
    std::string all = "=#";
    for (int i = 0; i < 10 && !reports.empty(); ++i)
      all += '\n' + std::string(reports, 0, reports.find('\n'));
    return all;
  };
}

}  // namespace quintet::go
