#include "games/go/teacher.hpp"

#include <algorithm>
#include <cstddef>

#include "games/go/seats.hpp"

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
  judging_.start([before, move](const std::stop_token& stop) {
    const auto searcher = std::make_unique<Searcher>();
    return judge_move(*searcher, before, move, kReviewEffort, stop);
  });
}

void Teacher::forget() {
  judging_.cancel();
  shown_.reset();
  refutation_.clear();
}

bool Teacher::advance(Level opponent) {
  auto answer = judging_.poll();
  if (!answer || !*answer) return false;
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
  const std::string point =
      answer.kind == Move::Kind::Stone ? point_name(answer.at, side_) : words.tr("pass");
  const bool white = mover_ == Colour::Black;
  std::string text = format(words.tr(white ? msgid("You lose about {points} points: White answers {point}.")
                                           : msgid("You lose about {points} points: Black answers {point}.")),
                            {{"points", rounded_text(shown_->points)}, {"point", point}});
  if (shown_->answer.captures > 0 || shown_->answer.saves > 0)
    text += " " + hint_words(words, shown_->answer);
  return text;
}

}  // namespace quintet::go
