// An independent checker of boards that need no guess. It shares no code with the prover and is slow and obvious: what
// is certain is found by assuming the contrary and following the numbers until they contradict themselves, trying both
// values of one cell after another where they do not.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace quintet::mines {

class PlainChecker {
 public:
  // Rows of `*` and anything else, as `write_field` writes them.
  explicit PlainChecker(const std::vector<std::string>& rows)
      : height_(static_cast<int>(rows.size())), width_(static_cast<int>(rows.front().size())) {
    for (const std::string& row : rows) {
      for (const char cell : row) mine_.push_back(cell == '*');
    }
    value_.assign(mine_.size(), kUnknown);
    open_.assign(mine_.size(), false);
  }

  // Whether the board is solved from this cell without a guess.
  bool solves(int row, int column) {
    if (mine_[at(row, column)]) return false;
    show(at(row, column));
    while (!is_solved()) {
      if (!find(false) && !find(true)) return false;
    }
    return true;
  }

 private:
  static constexpr int kUnknown = -1, kSafe = 0, kMine = 1;
  static constexpr int kMostTries = 200'000;

  std::size_t at(int row, int column) const { return static_cast<std::size_t>(row * width_ + column); }

  std::vector<std::size_t> around(std::size_t cell) const {
    std::vector<std::size_t> cells;
    const int row = static_cast<int>(cell) / width_, column = static_cast<int>(cell) % width_;
    for (int r = row - 1; r <= row + 1; ++r) {
      for (int c = column - 1; c <= column + 1; ++c) {
        if (r >= 0 && c >= 0 && r < height_ && c < width_ && at(r, c) != cell) cells.push_back(at(r, c));
      }
    }
    return cells;
  }

  bool is_solved() const {
    for (std::size_t i = 0; i < mine_.size(); ++i) {
      if (!mine_[i] && !open_[i]) return false;
    }
    return true;
  }

  void show(std::size_t cell) {
    open_[cell] = true;
    value_[cell] = kSafe;
  }

  // Finds cells whose contrary is impossible, with or without the remaining mines; opens the safe ones.
  bool find(bool with_count) {
    bool found = false;
    for (std::size_t cell = 0; cell < value_.size(); ++cell) {
      if (value_[cell] != kUnknown) continue;
      bool beside = with_count;
      for (const std::size_t next : around(cell)) beside = beside || open_[next];
      if (!beside) continue;
      // Only the true value can be certain.
      const int truth = mine_[cell] ? kMine : kSafe;
      if (!is_impossible(cell, kMine - truth, with_count)) continue;
      value_[cell] = truth;
      if (truth == kSafe) show(cell);
      found = true;
    }
    return found;
  }

  bool is_impossible(std::size_t cell, int value, bool with_count) {
    tries_ = 0;
    std::vector<int> values = value_;
    values[cell] = value;
    return !can_be(std::move(values), around(cell), with_count);
  }

  // Whether the rest can be filled in. `look`: cells whose numbers have to be followed. Says yes when it gives up.
  bool can_be(std::vector<int> values, std::vector<std::size_t> look, bool with_count) {
    if (++tries_ > kMostTries) return true;
    if (!follow(values, look)) return false;
    const std::size_t next = undecided(values, with_count);
    if (next == values.size()) return !with_count || count_fits(values);
    for (const int value : {kMine, kSafe}) {
      std::vector<int> tried = values;
      tried[next] = value;
      if (can_be(std::move(tried), around(next), with_count)) return true;
    }
    return false;
  }

  // Sets all cells that a single number decides; false at a contradiction.
  bool follow(std::vector<int>& values, std::vector<std::size_t> look) const {
    while (!look.empty()) {
      const std::size_t number = look.back();
      look.pop_back();
      if (!open_[number]) continue;
      int mines = 0, truth = 0;
      std::vector<std::size_t> unknown;
      for (const std::size_t next : around(number)) {
        truth += mine_[next] ? 1 : 0;
        if (values[next] == kMine) ++mines;
        if (values[next] == kUnknown) unknown.push_back(next);
      }
      const int missing = truth - mines;
      if (missing < 0 || missing > static_cast<int>(unknown.size())) return false;
      if (missing != 0 && missing != static_cast<int>(unknown.size())) continue;
      for (const std::size_t cell : unknown) {
        values[cell] = missing == 0 ? kSafe : kMine;
        for (const std::size_t next : around(cell)) look.push_back(next);
      }
    }
    return true;
  }

  // An unknown cell beside a number with another cell that was assumed; with the count beside any number. Numbers that
  // no assumption has reached are right as the board itself fills them.
  std::size_t undecided(const std::vector<int>& values, bool with_count) const {
    for (std::size_t number = 0; number < values.size(); ++number) {
      if (!open_[number]) continue;
      bool assumed = with_count;
      std::size_t unknown = values.size();
      for (const std::size_t next : around(number)) {
        if (values[next] != value_[next]) assumed = true;
        if (values[next] == kUnknown) unknown = next;
      }
      if (assumed && unknown != values.size()) return unknown;
    }
    return values.size();
  }

  bool count_fits(const std::vector<int>& values) const {
    int left = 0, unknown = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      left += (mine_[i] ? 1 : 0) - (values[i] == kMine ? 1 : 0);
      if (values[i] == kUnknown) ++unknown;
    }
    return left >= 0 && left <= unknown;
  }

  int height_;
  int width_;
  std::vector<bool> mine_;
  std::vector<bool> open_;
  std::vector<int> value_;
  int tries_ = 0;
};

}  // namespace quintet::mines
