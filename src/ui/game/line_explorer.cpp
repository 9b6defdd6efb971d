#include "ui/game/line_explorer.hpp"

#include <cassert>
#include <utility>

namespace quintet::ui {

void LineExplorer::open(ReviewLine line) {
  answer_.cancel();
  const std::size_t before = line_ ? line_->at : 0;
  line_ = std::move(line);
  on_step_(before);
}

void LineExplorer::close() {
  if (!line_) return;
  answer_.cancel();
  const std::size_t before = line_->at;
  line_.reset();
  on_step_(before);
}

void LineExplorer::move_to(std::size_t at) {
  assert(line_ && at <= line_->moves.size());
  const std::size_t before = std::exchange(line_->at, at);
  if (before == at) return;
  answer_.cancel();
  on_step_(before);
}

void LineExplorer::try_move(std::string move) {
  assert(trying());
  answer_.cancel();
  const std::size_t before = line_->at;
  line_->try_move(std::move(move));
  on_step_(before);
  ask();
}

void LineExplorer::ask() {
  if (!answer_line_) return;
  answer_.start([ask = answer_line_, line = *line_](const std::stop_token& stop) { return ask(line, stop); });
}

std::optional<Problem> LineExplorer::take_answer() {
  auto answer = answer_.poll();
  if (!answer) return std::nullopt;
  if (!*answer) return std::move(answer->error());
  const std::size_t before = line_->at;
  line_->take(**std::move(answer));
  if (line_->at != before) on_step_(before);
  return std::nullopt;
}

void LineExplorer::pause() {
  asks_again_ = answer_.running();
  answer_.cancel();
}

void LineExplorer::resume() {
  if (std::exchange(asks_again_, false)) ask();
}

}  // namespace quintet::ui
