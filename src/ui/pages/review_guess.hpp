// Guessing the moves of a reviewed game: the next move of a side is hidden, the player says where it was played, and gets points
// for the same move, and for another one that the review holds for as good or nearly so.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "ui/pages/review_curve.hpp"

namespace quintet::ui {

class GuessGame {
 public:
  enum class Result : std::uint8_t { Wrong, Close, Good, Same };
  static constexpr int points_of(Result result) { return static_cast<int>(result); }

  // The moves to guess, by the number of moves after them. Requires one.
  explicit GuessGame(std::vector<std::size_t> plies) : plies_(std::move(plies)) { assert(!plies_.empty()); }

  std::size_t ply() const { return plies_[at_]; }
  // Counted from 1.
  std::size_t number() const { return at_ + 1; }
  std::size_t count() const { return plies_.size(); }
  bool is_last() const { return number() == count(); }
  // Of the current guess; nothing while it is awaited.
  const std::optional<Result>& result() const { return result_; }
  bool asks() const { return !result_; }

  int points() const { return points_; }
  std::size_t right() const { return right_; }      // the same moves
  std::size_t guessed() const { return guessed_; }  // with or without points

  // The move of the game, or another one of this quality; `better`: worth at least as much as that of the game.
  void take_same() { take(Result::Same); }
  void take_other(MoveQuality quality, bool better) {
    take(better || quality == MoveQuality::Fine ? Result::Good
         : quality == MoveQuality::Inaccuracy   ? Result::Close
                                                : Result::Wrong);
  }
  // Requires that this is not the last one.
  void next() {
    assert(!is_last());
    ++at_;
    result_.reset();
  }

 private:
  void take(Result result) {
    assert(asks());
    result_ = result;
    points_ += points_of(result);
    right_ += result == Result::Same ? 1 : 0;
    ++guessed_;
  }

  std::vector<std::size_t> plies_;
  std::size_t at_ = 0, right_ = 0, guessed_ = 0;
  int points_ = 0;
  std::optional<Result> result_;
};

}  // namespace quintet::ui
