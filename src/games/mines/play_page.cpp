#include "games/mines/play_page.hpp"

#include <utility>

#include "games/mines/accent.hpp"
#include "games/mines/definition.hpp"
#include "games/mines/navigation.hpp"
#include "games/mines/words.hpp"

namespace quintet::mines {

using namespace ui;

PlayPage::PlayPage(Context& context, Match match)
    : PlayPageOf(std::move(match), context, definition(), BoardInput::Touch::Tap,
                 Restart{commands::kNewGame, msgid("Start a new game?"), msgid("This board is lost.")}) {}

void PlayPage::play(const Move& move) {
  if (!match_.game().is_legal(move)) return;
  match_.play(move);
  moved();
}

void PlayPage::pick(Point cell) {
  const bool open = match_.game().cover(cell) == Cover::Open;
  play({open ? mines::Action::Chord : mines::Action::Open, cell});
}

void PlayPage::alternative(Point cell) {
  play({mines::Action::Mark, cell});
}

void PlayPage::begin_anew() {
  match_ = another_match(context_, match_);
}

GameResult PlayPage::record_result() {
  return mines::record_result(context_, match_);
}

void PlayPage::place_board(Rect area) {
  view_.fit(area, match_.game().size(), 0.3F);
}

void PlayPage::draw_board(Canvas& canvas, Duration now) const {
  static_cast<void>(canvas);
  static_cast<void>(now);
}

std::optional<Point> PlayPage::next_cell(Point from, quintet::Action direction) const {
  return next_in_grid(match_.game().size(), from, direction);
}

HeaderBar PlayPage::header(float width) const {
  static_cast<void>(width);
  return {.title = tr(definition().name), .accent = kAccent.on(theme())};
}

std::string PlayPage::state() const {
  return "status=" + std::to_string(static_cast<int>(match_.game().status()));
}

}  // namespace quintet::mines
