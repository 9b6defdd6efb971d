// The mistakes of a reviewed game as puzzles: the position before each is shown, and the player looks for a better move
// before the answer. Which moves are good is for the judge of tried moves to say: every good one solves a puzzle.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/render/canvas.hpp"
#include "ui/pages/review_curve.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

class MistakePuzzles {
 public:
  enum class State : std::uint8_t {
    Open,
    Wrong,  // another mistake was tried
    Found,
    Shown  // the player has asked for the answer
  };

  // The mistakes by the number of moves after them. Requires one.
  explicit MistakePuzzles(std::vector<std::size_t> plies)
      : plies_(std::move(plies)), states_(plies_.size(), State::Open) {
    assert(!plies_.empty());
  }

  std::size_t ply() const { return plies_[at_]; }
  State state() const { return states_[at_]; }
  // Counted from 1.
  std::size_t number() const { return at_ + 1; }
  std::size_t count() const { return plies_.size(); }
  std::size_t found() const { return static_cast<std::size_t>(std::ranges::count(states_, State::Found)); }
  bool is_last() const { return number() == count(); }
  // Whether the answer is still to be found.
  bool asks() const { return state() == State::Open || state() == State::Wrong; }

  // The player has tried a move instead of the mistake.
  void judge(MoveQuality tried) {
    if (asks()) states_[at_] = is_mistake(tried) ? State::Wrong : State::Found;
  }
  void retry() {
    if (state() == State::Wrong) states_[at_] = State::Open;
  }
  void show_answer() {
    if (asks()) states_[at_] = State::Shown;
  }
  // Requires that this is not the last one.
  void next() {
    assert(!is_last());
    ++at_;
  }

  // A sign for each in a row: a filled one is solved; the current one is larger.
  void draw(Canvas& canvas, const Theme& theme, Rgba accent, Rect area) const;

 private:
  std::vector<std::size_t> plies_;
  std::vector<State> states_;
  std::size_t at_ = 0;
};

}  // namespace quintet::ui
