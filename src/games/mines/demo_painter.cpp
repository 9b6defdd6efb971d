#include "games/mines/demo_painter.hpp"

#include <algorithm>

#include "games/mines/example_board.hpp"
#include "ui/context.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr Duration kPress = milliseconds(220);  // the next cell is pressed before its beat ends
constexpr float kPlantScale = 0.7F;             // a flag comes down
constexpr int kSlowly = 4;                      // times slower than in play

}  // namespace

DemoPainter::DemoPainter(Canvas& canvas, const HelpScene& scene, const Demo& demo, Rect area,
                         float widest_cell)
    : canvas_(canvas),
      theme_(scene.context.theme),
      numbers_(numbers_of(scene.context)),
      demo_(demo),
      at_(scene.at),
      game_(drawn_game(demo.rows)),
      grid_(area, game_.size(), canvas.scale(),
            std::min(CellGrid::fitting_side(area, game_.size()), widest_cell), {}) {
  done_ = std::min(static_cast<std::size_t>(at_ / kBeat), demo.beats.size());
  for (std::size_t i = 0; i < done_; ++i) played_ = play(i);
}

void DemoPainter::paint() const {
  draw_plate(canvas_, theme_, grid_, Elevation::Low);
  draw_position(canvas_, theme_, grid_, game_, numbers_);
  paint_press();
  paint_marks();
  paint_opening();
  paint_flag();
}

Played DemoPainter::play(std::size_t beat) {
  const Beat& it = demo_.beats[beat];
  if (!it.action || !game_.is_legal({*it.action, it.at})) return {};
  return game_.play({*it.action, it.at});
}

void DemoPainter::paint_press() const {
  if (done_ == demo_.beats.size() || since() < kBeat - kPress) return;
  const Beat& next = demo_.beats[done_];
  if (!next.action || *next.action == Action::Mark) return;
  const auto press = [this](Point at) {
    if (game_.cover(at) == Cover::Closed)
      draw_cell(canvas_, theme_, grid_.cell(at), {CellFace::Pressed}, numbers_);
  };
  press(next.at);
  if (*next.action == Action::Chord) for_neighbours(game_.size(), next.at, press);
  draw_mark(canvas_, theme_, grid_.cell(next.at), Mark::Last);
}

void DemoPainter::paint_marks() const {
  for (const Shown& shown : demo_.marks) {
    const Tween fade{static_cast<int>(shown.from) * kBeat, motion::kBase, kBaseCurve};
    const auto strength = static_cast<float>(fade.progress(at_));
    const bool proof = shown.mark == Mark::Proof;
    if (strength <= 0 || (!proof && game_.cover(shown.at) != Cover::Closed)) continue;
    draw_mark(canvas_, theme_, grid_.cell(shown.at), shown.mark, strength);
    if (proof) draw_cell(canvas_, theme_, grid_.cell(shown.at), look_of(game_, shown.at), numbers_);
  }
}

// Closed cells fade away from what has opened, in waves.
void DemoPainter::paint_opening() const {
  for (const Opened& opened : played_.opened) {
    const Tween fade{opened.wave * kSlowly * motion::kRipple, motion::kBase, kBaseCurve};
    const auto gone = static_cast<float>(fade.progress(since()));
    if (gone < 1) draw_cell(canvas_, theme_, grid_.cell(opened.at), {}, numbers_, {.opacity = 1 - gone});
  }
}

void DemoPainter::paint_flag() const {
  if (!played_.marked) return;
  const Tween plant{Duration{0}, motion::kBase, kBaseCurve};
  const auto part = static_cast<float>(plant.progress(since()));
  if (part >= 1) return;
  const Rect cell = grid_.cell(played_.marked->at);
  draw_cell(canvas_, theme_, cell, {}, numbers_);
  draw_sign(canvas_, theme_, cell, {CellFace::Flag}, numbers_,
            {.opacity = part, .scale = 1 + kPlantScale * (1 - part)});
}

}  // namespace quintet::mines
