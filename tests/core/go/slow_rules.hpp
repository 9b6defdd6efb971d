// The rules of go once more, as they are told and without regard to speed: the board is a text, chains are found anew for
// every question, and a position is compared with all earlier ones, point by point. Shares no code with core/go but the
// names of the rules.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/go/rules.hpp"

namespace quintet::go {

class SlowGame {
 public:
  SlowGame(int side, const Rules& rules)
      : side_(side), rules_(rules), cells_(static_cast<std::size_t>(side * side), '.') {
    history_.push_back({cells_, 'X', 0});
  }

  const std::string& cells() const { return cells_; }
  char to_move() const { return to_move_; }
  int taken_by(char side) const { return side == 'X' ? by_black_ : by_white_; }
  bool cycled() const { return cycled_; }

  bool is_legal(int row, int column) const {
    const std::size_t at = index(row, column);
    if (cells_[at] != '.') return false;
    const std::string after = result(at);
    if (after[at] == '.' && rules_.suicide == Suicide::Forbidden) return false;
    if (rules_.repetition == Repetition::Ko) return !takes_back_at_once(at, after);
    if (takes_back_at_once(at, after)) return false;
    for (const auto& [cells, next, balance] : history_) {
      const bool same_side = rules_.repetition == Repetition::PositionalSuperko || next == rival();
      if (cells == after && same_side) return false;
    }
    return true;
  }

  void play(int row, int column) {
    const std::string before = cells_, after = result(index(row, column));
    int rivals = 0, own = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
      rivals += static_cast<int>(before[i] == rival() && after[i] == '.');
      own += static_cast<int>(before[i] == to_move_ && after[i] == '.');
    }
    own += static_cast<int>(after[index(row, column)] == '.');
    (to_move_ == 'X' ? by_black_ : by_white_) += rivals;
    (to_move_ == 'X' ? by_white_ : by_black_) += own;
    passed_ = false;
    cells_ = after;
    turn(Turn::Stone);
  }

  void pass() {
    if (rules_.last_pass == LastPass::White) ++(to_move_ == 'X' ? by_white_ : by_black_);
    passed_ = true;
    turn(Turn::Pass);
  }

 private:
  enum class Turn : std::uint8_t { Stone, Pass };

  std::size_t index(int row, int column) const { return static_cast<std::size_t>(row * side_ + column); }
  char rival() const { return to_move_ == 'X' ? 'O' : 'X'; }

  std::vector<std::size_t> beside(std::size_t at) const {
    const auto side = static_cast<std::size_t>(side_);
    std::vector<std::size_t> all;
    if (at >= side) all.push_back(at - side);
    if (at + side < cells_.size()) all.push_back(at + side);
    if (at % side > 0) all.push_back(at - 1);
    if (at % side + 1 < side) all.push_back(at + 1);
    return all;
  }

  // The stones of the chain at a point if it has no liberty, otherwise nothing.
  std::set<std::size_t> captive(const std::string& cells, std::size_t at) const {
    std::set<std::size_t> chain{at};
    std::vector<std::size_t> rest{at};
    while (!rest.empty()) {
      const std::size_t stone = rest.back();
      rest.pop_back();
      for (const std::size_t each : beside(stone)) {
        if (cells[each] == '.') return {};
        if (cells[each] == cells[at] && chain.insert(each).second) rest.push_back(each);
      }
    }
    return chain;
  }

  std::string result(std::size_t at) const {
    std::string cells = cells_;
    cells[at] = to_move_;
    std::set<std::size_t> taken;
    for (const std::size_t each : beside(at))
      if (cells[each] == rival()) taken.merge(captive(cells, each));
    for (const std::size_t each : taken) cells[each] = '.';
    for (const std::size_t each : captive(cells, at)) cells[each] = '.';
    return cells;
  }

  // One stone takes one stone, and the board is again as it was before the last move.
  bool takes_back_at_once(std::size_t at, const std::string& after) const {
    return !passed_ && history_.size() >= 2 && after == history_[history_.size() - 2].cells &&
           after[at] != '.';
  }

  void turn(Turn how) {
    to_move_ = rival();
    const int balance = by_black_ - by_white_;
    if (rules_.repetition == Repetition::Ko && how == Turn::Stone) {
      for (const Past& past : history_)
        cycled_ = cycled_ || (past.cells == cells_ && past.next == to_move_ && past.balance == balance);
    }
    history_.push_back({cells_, to_move_, balance});
  }

  int side_;
  Rules rules_;
  std::string cells_;
  char to_move_ = 'X';
  int by_black_ = 0, by_white_ = 0;
  bool passed_ = false, cycled_ = false;
  struct Past {
    std::string cells;
    char next;
    int balance;  // of stones taken
  };
  std::vector<Past> history_;
};

}  // namespace quintet::go
