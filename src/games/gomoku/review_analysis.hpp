// The judging of a whole game, position by position off the main thread, so that the curve of its review grows while the
// player already looks at it.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/gomoku/game.hpp"
#include "core/gomoku/review.hpp"
#include "engine/platform/background.hpp"
#include "ui/context.hpp"

namespace quintet::gomoku {

class ReviewAnalysis {
 public:
  static constexpr std::size_t kTable = std::size_t{8} << 20U;  // made within a few milliseconds

  // Requires that the stones are legal in turn. Nothing runs before `resume`. `table` is what the master may remember, in
  // bytes.
  ReviewAnalysis(const ui::Context& context, const gomoku::Start& start, std::vector<Point> stones,
                 std::size_t table = kTable);

  // Goes on with the first position that has not been judged.
  void resume();
  // Returns within 50 ms; what has been judged stays.
  void pause() { background_.cancel(); }
  // Takes a judgement that has come, and asks for the next; whether there was one.
  bool advance();
  bool running() const { return background_.running(); }
  // Why it has ended before the last position, in English; `resume` tries again.
  const std::optional<std::string>& failure() const { return background_.failure(); }

  // Of the positions from the empty board on; in the end one more than there are stones.
  const std::vector<gomoku::Judgement>& judgements() const { return judgements_; }
  std::size_t positions() const { return stones_.size() + 1; }

 private:
  gomoku::Start start_;
  std::vector<Point> stones_;
  std::size_t table_;
  std::vector<gomoku::Judgement> judgements_;
  std::unique_ptr<gomoku::Searcher> searcher_;  // the other thread's, made with the first question
  Background<gomoku::Judgement> background_;    // last: its thread uses the others
};

}  // namespace quintet::gomoku
