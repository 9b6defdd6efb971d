#include "ui/pages/review_puzzles.hpp"

namespace quintet::ui {

void MistakePuzzles::draw(Canvas& canvas, const Theme& theme, Rgba accent, Rect area) const {
  constexpr float kPitch = 22, kSign = 6, kCurrent = 9, kWidth = 2;
  if (area.empty()) return;
  const Palette& c = theme.colour;
  const float pitch = std::min(kPitch, area.w / static_cast<float>(count()));
  for (std::size_t i = 0; i < count(); ++i) {
    const Vec centre{area.x + pitch * (static_cast<float>(i) + 0.5F), area.centre().y};
    if (i == at_) canvas.ring(centre, kCurrent, kWidth, accent);
    switch (states_[i]) {
      case State::Found:
        canvas.disc(centre, kSign, c.primary);
        break;
      case State::Shown:
        canvas.disc(centre, kSign, c.border);
        break;
      case State::Wrong:
        canvas.ring(centre, kSign - kWidth, kWidth, c.danger);
        break;
      case State::Open:
        canvas.ring(centre, kSign - kWidth, kWidth, c.border);
        break;
    }
  }
}

}  // namespace quintet::ui
