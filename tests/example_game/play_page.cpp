#include "example_game/play_page.hpp"

namespace quintet::lights {
using namespace ui;

PlayPage::PlayPage(Context& context, Match match)
    : PlayPageOf(std::move(match), context, BoardInput::Touch::Tap,
                 Restart{commands::kBeginAgain, msgid("Restart this board?"), {}}) {}

void PlayPage::pick(Point cell) {
  match_.play(cell);
  context_.audio.play("tile-pick");
  moved();
}

void PlayPage::show_hint() {
  hinted_ = match_.game();
  match_.count_assist();
}

std::vector<Command> PlayPage::tools() {
  return {{.info = commands::kHint, .run = [this] { show_hint(); }, .enabled = !over()}};
}

void PlayPage::draw_board(Canvas& canvas, Duration) const {
  draw_window(kLook, canvas, context_, view_.grid(), match_.game());
  const auto mark = [&](std::optional<Point> at, Rgba ink) {
    if (at) canvas.ring(view_.centre(*at), view_.grid().side * 0.45F, kRing, ink);
  };
  mark(shown_hint(), theme().colour.focus);
  mark(shown_cursor() ? shown_cursor() : input_.hovered(), theme().colour.primary);
}

HeaderBar PlayPage::header(float) const {
  return {.title = tr("Lights out"),
          .accent = kAccent.on(theme()),
          .counters = {{tr("Time"), clock_text(elapsed() / std::chrono::seconds(1))}}};
}

std::string PlayPage::state() const {
  const auto hint = shown_hint();
  return "moves=" + std::to_string(match_.session().played()) + (over() ? " status=won" : " status=playing") +
         (hint ? " hint=" + write_point(*hint) : "");
}

}  // namespace quintet::lights
