#include "games/twenty48/lesson_page.hpp"

#include <array>
#include <utility>

#include "games/twenty48/definition.hpp"
#include "games/twenty48/hint_marks.hpp"
#include "games/twenty48/steering.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

// The tiles that appear after the first three slides: each leads to the next step. They suit a third slide to the left
// and one to the right.
constexpr std::array kSpawns{Spawn{{3, 2}, 2}, Spawn{{0, 3}, 1}, Spawn{{1, 1}, 1}};
constexpr Exponent kWanted = 4;  // 16
constexpr std::uint64_t kChance = 2;

std::vector<LessonStep> steps() {
  return {{.text = msgid("Press ← or swipe left: all tiles slide."), .ways = {Action::Left}},
          {.text = msgid("Equal tiles that meet merge. Slide down."), .ways = {Action::Down}},
          {.text = msgid("Now merge the two 4s."), .ways = {Action::Left, Action::Right}},
          {.text = msgid("Every slide brings a new tile. Make 16!")}};
}

Game first_board() {
  return Game({.rules = {}, .tiles = {{{1, 2}, 1}, {{2, 1}, 1}}, .random = Random(kChance)});
}

}  // namespace

LessonPage::LessonPage(Context& context, std::function<void()> finish)
    : ui::LessonPage(context, definition(),
                     {.steps = steps(),
                      .closing = msgid("That's it. Keep your largest tile in a corner and climb to 2048."),
                      .touch = BoardInput::Touch::Swipe},
                     std::move(finish)),
      game_(first_board()),
      view_(context),
      sounds_(context) {
  view_.fit({}, game_.rules().side);
  view_.deal_in(game_.board(), now());
}

void LessonPage::place_board(Rect area) {
  view_.fit(area, game_.rules().side);
}

void LessonPage::swipe(Action direction) {
  Move move{direction_of(direction)};
  if (!game_.is_legal(move)) {
    view_.refuse(move.direction, now());
    return sounds_.refusal(now());
  }
  if (!free()) move.spawn = kSpawns[lesson().done()];
  const Board before = game_.board();
  const Played played = game_.play(move);
  view_.show(before, played, now());
  sounds_.move(played, game_.board(), largest(before), view_, now());
  if (!free() || largest(game_.board()) >= kWanted) return next_step();
  if (!game_.over()) return;
  game_ = first_board();  // a player who fills the board without a 16 begins with two tiles again
  view_.deal_in(game_.board(), now());
}

void LessonPage::decline_swipe(Action direction) {
  static_cast<void>(direction);
  sounds_.refusal(now());
}

void LessonPage::advance(Duration step) {
  ui::LessonPage::advance(step);
  sounds_.play(now());
}

void LessonPage::draw_board(Canvas& canvas, Duration now) const {
  view_.draw_window(canvas, game_.board(), now);
  const auto& ways = lesson().step().ways;
  if (!lesson().over() && !ways.empty() && !view_.moving(now))
    draw_hint_marks(canvas, theme(), view_.grid(), game_, direction_of(ways.front()));
}

std::string LessonPage::state() const {
  return ui::LessonPage::state() + " board=" + write_board(game_.board());
}

}  // namespace quintet::twenty48
