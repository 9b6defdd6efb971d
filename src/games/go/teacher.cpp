#include "games/go/teacher.hpp"

#include <algorithm>
#include <cstddef>

#include "games/go/seats.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::go {

using namespace ui;
namespace {

// From this opponent on mistakes are shown too, and not only blunders.
constexpr Level kFirstStrict = Level::Scholar;
constexpr std::size_t kShownStones = 5;

}  // namespace

void Teacher::ask(const Game& before, const Move& move) {
  forget();
  mover_ = before.to_move();
  side_ = before.board().side();
  counts_points_ = before.start().to_take == 0;
  question_ = Question{before, move};
  resume();
}

void Teacher::resume() {
  if (!question_ || thinks()) return;
  judging_.start([question = *question_](const std::stop_token& stop) {
    const auto analyst = std::make_unique<OwnAnalyst>(usual_threads());
    return judge_move(*analyst, {question.before}, question.move, Strictness::Strong, stop);
  });
}

void Teacher::forget() {
  judging_.cancel();
  question_.reset();
  shown_.reset();
  refutation_.clear();
}

bool Teacher::advance(Level opponent) {
  auto answer = judging_.poll();
  if (!answer) return false;
  question_.reset();
  if (!*answer) return false;
  JudgedMove& judged = **answer;
  const Slip least = opponent < kFirstStrict ? Slip::Blunder : Slip::Mistake;
  if (judged.slip < least || judged.after.line.empty()) return false;
  Colour colour = other(mover_);
  for (const Move& move : judged.after.line) {
    if (refutation_.size() == kShownStones || move.kind != Move::Kind::Stone) break;
    refutation_.push_back({move.at, colour, refutation_.size() + 1, stone_ink::kForbidden});
    colour = other(colour);
  }
  shown_ = std::move(judged);
  return true;
}

std::string Teacher::words(const Localiser& words) const {
  if (!shown_) return {};
  const Move& answer = shown_->answer.move;
  const bool passes = answer.kind != Move::Kind::Stone, white = mover_ == Colour::Black;
  const std::string points = rounded_text(shown_->points);
  // A move may lose the game and no points, above all where they are not counted.
  const bool tells_points = counts_points_ && shown_->points >= 1;
  std::string_view text =
      white ? msgid("A slip: White answers {point}.") : msgid("A slip: Black answers {point}.");
  if (tells_points)
    text = white ? msgid("You lose about {points} points: White answers {point}.")
                 : msgid("You lose about {points} points: Black answers {point}.");
  if (passes) text = tells_points ? msgid("You lose about {points} points.") : msgid("This is a slip.");
  return format(words.tr(text),
                {{"points", points}, {"point", passes ? std::string() : point_name(answer.at, side_)}});
}

}  // namespace quintet::go
