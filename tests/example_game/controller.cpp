#include "example_game/kit.hpp"

namespace quintet::lights {
using namespace ui;

void Controller::act(const Gesture& gesture) {
  if (gesture.kind != Gesture::Kind::Pick) return;
  match_.play(gesture.cell);
  context_.audio.play("tile-pick");
  page_.moved();
}

GamePlaces Controller::place(Rect area, float room) {
  const ResultPlaces ended = result_places(area);
  view_.place(kLook.grid(context_.canvas, mix(area, ended.board, room), match_.game()));
  return {.slip = ended.slip};
}

void Controller::show_hint() {
  hinted_ = match_.game();
  match_.count_assist();
}

std::vector<Command> Controller::tools() {
  return {{.info = commands::kHint, .run = [this] { show_hint(); }, .enabled = !match_.over()}};
}

void Controller::draw(Canvas& canvas, Duration) const {
  draw_window(kLook, canvas, context_, view_.grid(), match_.game());
  const auto mark = [&](std::optional<Point> at, Rgba ink) {
    if (at) canvas.ring(view_.centre(*at), view_.grid().side * 0.45F, kRing, ink);
  };
  mark(shown_hint(), theme().colour.focus);
  mark(page_.shown_cursor() ? page_.shown_cursor() : input_.hovered(), theme().colour.primary);
}

std::string Controller::state() const {
  const auto hint = shown_hint();
  return "moves=" + std::to_string(match_.session().played()) +
         (match_.over() ? " status=won" : " status=playing") + (hint ? " hint=" + write_point(*hint) : "");
}

}  // namespace quintet::lights
