#include "games/gomoku/board_aids.hpp"

#include <algorithm>

#include "games/gomoku/board_page.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

void BoardAids::board_changed(const Game& game) {
  hint_.reset();
  forbidden_.clear();
  reason_.reset();
  update_threats(game);
}

void BoardAids::show_forbidden(const Game& game) {
  if (game.rule() == Rule::Renju && game.to_move() == Colour::Black)
    forbidden_ = forbidden_points(game.board());
}

void BoardAids::update_threats(const Game& game) {
  threats_ = shown_threats(context_, game);
}

void BoardAids::look_at(std::optional<Point> at, const Game& game) {
  if (at && reason_ && reason_->at == *at) return;
  reason_.reset();
  if (!at || std::ranges::find(forbidden_, *at, &ForbiddenPoint::at) == forbidden_.end()) return;
  reason_ = ForbiddenReason{*at, forbidden_shapes(game.board(), *at),
                            context_.words.tr(refusal_message(game.judge({.at = *at})))};
}

BoardMarks BoardAids::marks() const {
  return {
      .hint = hint_, .forbidden = forbidden_, .reason = reason_ ? &*reason_ : nullptr, .threats = threats_};
}

}  // namespace quintet::gomoku
