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

void PlayPage::draw_board(Canvas& canvas, Duration) const {
  draw_backdrop(canvas, theme(), Scenery::Quiet);
  canvas.rounded(view_.plate(), radius::kBoard, theme().colour.board);
  for (int i = 0; i < kSize.area(); ++i) {
    const Point at{i / kSize.width, i % kSize.width};
    const Rgba colour = match_.game().lit(at) ? kAccent.on(theme()) : theme().colour.sunken;
    canvas.disc(view_.centre(at), view_.grid().side * 0.4F, colour);
    if (shown_cursor() == at || (!shown_cursor() && input_.hovered() == at))
      canvas.ring(view_.centre(at), view_.grid().side * 0.45F, kRing, theme().colour.primary);
  }
}

HeaderBar PlayPage::header(float) const {
  return {.title = tr("Lights out"),
          .accent = kAccent.on(theme()),
          .counters = {{tr("Time"), clock_text(elapsed() / std::chrono::seconds(1))}}};
}

std::string PlayPage::state() const {
  return "moves=" + std::to_string(match_.session().played()) + (over() ? " status=won" : " status=playing");
}

}  // namespace quintet::lights
