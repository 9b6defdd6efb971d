#include "ui/game/review_line.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace quintet::ui {

void ReviewLine::push(std::string move) {
  moves.resize(at);
  values.resize(std::min(values.size(), at + 1));
  moves.push_back(std::move(move));
  ++at;
}

void ReviewLine::set_value(std::size_t move, double value) {
  if (values.size() <= move) values.resize(move + 1);
  values[move] = value;
}

void ReviewLine::try_move(std::string move) {
  verdict.reset();
  push(std::move(move));
}

void ReviewLine::take(LineAnswer answer) {
  assert(at > 0);
  set_value(at - 1, answer.before);
  set_value(at, answer.value);
  verdict = Verdict{at, answer.quality, std::move(answer.words)};
  if (answer.move.empty()) return;
  push(std::move(answer.move));
  set_value(at, answer.value);
}

std::optional<ReviewLine> known_line(ReviewLine::Kind kind, std::span<const ReviewedPly> plies,
                                     std::size_t at) {
  if (at == 0 || at >= plies.size()) return std::nullopt;
  const bool best = kind == ReviewLine::Kind::Best;
  const std::size_t from = best ? at - 1 : at;
  ReviewLine line{.kind = kind, .from = from, .moves = best ? plies[at].best_line : plies[at].answer_line};
  if (line.moves.empty()) return std::nullopt;
  line.values.assign(line.moves.size() + 1, plies[from].value);
  return line;
}

ReviewLine line_to_try(std::span<const ReviewedPly> plies, std::size_t from) {
  ReviewLine line{.kind = ReviewLine::Kind::Try, .from = from};
  if (from < plies.size()) line.values = {plies[from].value};
  return line;
}

ReviewLine continued(const ReviewLine& line) {
  ReviewLine more = line;
  more.kind = ReviewLine::Kind::Try;
  more.moves.resize(line.at);
  more.values.resize(std::min(line.values.size(), line.at + 1));
  more.verdict.reset();
  return more;
}

}  // namespace quintet::ui
