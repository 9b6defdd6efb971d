#include "example_game/kit.hpp"

namespace quintet::lights {
using namespace ui;

Controller::Controller(GamePage& page, Match match)
    : MatchController(page, std::move(match), BoardInput::Touch::Tap,
                      Restart{commands::kBeginAgain, msgid("Restart this board?"), {}}) {}

void Controller::act(const Gesture& gesture) {
  if (gesture.kind != Gesture::Kind::Pick) return;
  match_.play(gesture.cell);
  context_.audio.play("tile-pick");
  page_.moved();
}

GamePlaces Controller::place(Rect area, float room) {
  const ResultPlaces ended = result_places(area);
  view_.place(BoardGrid::fitting(mix(area, ended.board, room), kSize, 0.3F));
  return {.slip = ended.slip};
}

void Controller::draw(Canvas& canvas, Duration) const {
  draw_backdrop(canvas, theme(), Scenery::Quiet);
  canvas.rounded(view_.plate(), radius::kBoard, theme().colour.board);
  for (int i = 0; i < kSize.area(); ++i) {
    const Point at{i / kSize.width, i % kSize.width};
    const Rgba colour = match_.game().lit(at) ? kAccent.on(theme()) : theme().colour.sunken;
    canvas.disc(view_.centre(at), view_.grid().side * 0.4F, colour);
    if (page_.shown_cursor() == at || (!page_.shown_cursor() && input_.hovered() == at))
      canvas.ring(view_.centre(at), view_.grid().side * 0.45F, kRing, theme().colour.primary);
  }
}

HeaderBar Controller::header(float) const {
  return {.title = tr("Lights out"),
          .accent = kAccent.on(theme()),
          .counters = {{tr("Time"), clock_text(match_.elapsed() / std::chrono::seconds(1))}}};
}

std::string Controller::state() const {
  return "moves=" + std::to_string(match_.session().played()) +
         (match_.over() ? " status=won" : " status=playing");
}

}  // namespace quintet::lights
