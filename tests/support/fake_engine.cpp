// An engine for tests, which speaks GTP and plays the first free point. Its arguments say what is wrong with it; without
// any it is honest.
//
//     dead            ends with status 3 in the middle of its first genmove, and says why on standard error
//     dead-at=N       the same at its genmove number N, counted from 0
//     dead-once=FILE  the same, but only if FILE does not exist, which it makes
//     quits           ends with status 4 before it has said anything
//     late=MS         each genmove takes so many milliseconds
//     silent          never answers genmove
//     mute            never answers anything
//     deaf            reads no more after genmove
//     twice           answers genmove twice
//     wrong-id        answers genmove with the number of a command that was never sent
//     taken           plays on a point that is taken
//     nonsense        answers genmove with a word that is no move
//     refuses         refuses genmove
//     refuses-play    refuses play
//     unfinished      answers genmove without the empty line
//     flood           answers genmove with lines without end
//     long-line       answers genmove with a line without end
//     banner          prints much that is no GTP, and reads nothing
//     garbage         prints lines that belong to nothing before each answer
//     crlf            ends its lines as Windows does
//     numberless      does not repeat the numbers of commands
//     no-undo         knows no undo
//     passes          passes always
//     resigns         resigns at once
//     stays           does not end when its input does
//     analyses        knows kata-analyze, and sees the first free point 20 points ahead for the side to move
//     dies-analysing  the same, but ends with status 3 instead
//     log=FILE        writes each command to FILE
//     name=NAME       what it calls itself
#include <chrono>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace {

class FakeEngine {
 public:
  FakeEngine(int count, char** words) {
    for (int i = 1; i < count; ++i) {
      const std::string word = words[i];
      const std::size_t equals = word.find('=');
      faults_[word.substr(0, equals)] = equals == std::string::npos ? "" : word.substr(equals + 1);
    }
  }

  int run() {
    if (is("quits")) return 4;
    if (is("banner")) {
      for (int i = 0; i < 300; ++i) say("Welcome to a program that is no engine, line " + std::to_string(i));
      wait_for_ever();
    }
    for (std::string line; std::getline(std::cin, line);) {
      if (is("log")) std::ofstream(faults_["log"], std::ios::app) << line << std::endl;
      std::istringstream words(line);
      std::string command;
      words >> id_ >> command;
      std::vector<std::string> arguments;
      for (std::string word; words >> word;) arguments.push_back(word);
      if (is("mute")) continue;
      if (analysing_) say("");
      analysing_ = false;
      if (is("garbage")) say("thinking…\n# not a comment of yours");
      if (const int status = carry_out(command, arguments); status >= 0) return status;
    }
    if (is("stays")) wait_for_ever();
    return 0;
  }

 private:
  bool is(const std::string& fault) const { return faults_.contains(fault); }
  void say(const std::string& text) const { std::cout << text << (is("crlf") ? "\r\n" : "\n") << std::flush; }
  void answer(const std::string& text, char sign = '=') const {
    say(sign + (is("numberless") ? std::string() : id_) + ' ' + text);
    say("");
  }
  [[noreturn]] static void wait_for_ever() {
    for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
  }

  std::string point(int at) const {
    return std::string(1, "ABCDEFGHJKLMNOPQRST"[at % side_]) + std::to_string(at / side_ + 1);
  }
  // Points are used once, so that no move is forbidden by a ko.
  std::string free_point() const {
    for (int at = 0; at < side_ * side_; ++at) {
      // A net of points, which leaves each stone liberties for a long time.
      const int net = at * 2 % (side_ * side_);
      bool free = true;
      for (const std::string& taken : moves_) free = free && taken != point(net);
      if (free) return point(net);
    }
    return "pass";
  }

  // The status with which it ends, or -1.
  int carry_out(const std::string& command, const std::vector<std::string>& words) {
    if (command == "name") {
      answer(is("name") ? faults_["name"] : "Fake");
    } else if (command == "version") {
      answer("1.0");
    } else if (command == "protocol_version") {
      answer("2");
    } else if (command == "list_commands") {
      answer(
          std::string("name\nversion\nboardsize\nclear_board\nkomi\nplay\ngenmove\ntime_left\ntime_settings\n"
                      "set_free_handicap\nquit") +
          (is("no-undo") ? "" : "\nundo") + (can_analyse() ? "\nkata-analyze" : ""));
    } else if (command == "boardsize") {
      side_ = std::stoi(words.at(0));
      moves_.clear();
      answer("");
    } else if (command == "clear_board") {
      moves_.clear();
      answer("");
    } else if (command == "play") {
      if (is("refuses-play")) {
        answer("illegal move", '?');
        return -1;
      }
      moves_.push_back(words.at(1));
      answer("");
    } else if (command == "set_free_handicap") {
      moves_.insert(moves_.end(), words.begin(), words.end());
      answer("");
    } else if (command == "undo") {
      if (is("no-undo") || moves_.empty()) {
        answer("cannot undo", '?');
        return -1;
      }
      moves_.pop_back();
      answer("");
    } else if (command == "genmove") {
      return genmove();
    } else if (command == "kata-analyze" && can_analyse()) {
      return analyse();
    } else if (command == "quit") {
      answer("");
      return is("stays") ? (wait_for_ever(), 0) : 0;
    } else if (command == "komi" || command == "time_settings" || command == "time_left") {
      answer("");
    } else {
      answer("unknown command", '?');
    }
    return -1;
  }

  bool can_analyse() const { return is("analyses") || is("dies-analysing"); }

  // The next command ends it.
  int analyse() {
    constexpr int kReports = 10;
    if (is("dies-analysing")) return std::cerr << "fake engine: seen enough\n", 3;
    say('=' + id_);
    for (int i = 0; i < kReports; ++i)
      say("info move " + free_point() + " visits 10 winrate 0.9 scoreLead 20 order 0 pv " + free_point());
    analysing_ = true;
    return -1;
  }

  int genmove() {
    bool dead = is("dead") || (is("dead-at") && std::to_string(thoughts_) == faults_["dead-at"]);
    ++thoughts_;
    if (is("dead-once") && !std::ifstream(faults_["dead-once"])) {
      std::ofstream(faults_["dead-once"]) << "dead\n";
      dead = true;
    }
    if (dead) {
      std::cerr << "fake engine: out of ideas\n";
      return 3;
    }
    if (is("late")) std::this_thread::sleep_for(std::chrono::milliseconds(std::stoi(faults_["late"])));
    if (is("silent")) return -1;
    if (is("deaf")) wait_for_ever();
    if (is("refuses")) return answer("no moves today", '?'), -1;
    if (is("nonsense")) return answer("banana"), -1;
    if (is("resigns")) return answer("resign"), -1;
    if (is("passes")) return answer("pass"), -1;
    if (is("taken")) return answer(moves_.empty() ? "Z99" : moves_.back()), -1;
    if (is("wrong-id")) return say("=99999 " + free_point()), say(""), -1;
    if (is("unfinished")) return say('=' + id_ + ' ' + free_point()), -1;
    if (is("flood"))
      for (;;) say("=1 A1\n");
    if (is("long-line"))
      for (;;) std::cout << "a very long line ";
    const std::string move = free_point();
    moves_.push_back(move);
    answer(move);
    if (is("twice")) answer(move);
    return -1;
  }

  std::map<std::string, std::string> faults_;
  std::string id_;
  int side_ = 19;
  int thoughts_ = 0;
  bool analysing_ = false;
  std::vector<std::string> moves_;
};

}  // namespace

int main(int count, char** words) {
  return FakeEngine(count, words).run();
}
