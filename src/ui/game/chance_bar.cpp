#include "ui/game/chance_bar.hpp"

#include <algorithm>
#include <utility>

namespace quintet::ui {

void ChanceBar::set(double chance, Duration now, Duration time) {
  if (std::exchange(known_, true) && chance == to_) return;
  from_ = value(now);
  to_ = chance;
  motion_ = {now, time, kBaseCurve};
}

void ChanceBar::draw(Canvas& canvas, const Theme& theme, Rect area, Duration now) const {
  const float round = std::min(radius::kCell, area.w / 2);
  if (!known_) {
    canvas.rounded(area, round, theme.colour.sunken);
    return canvas.outline(area, round, kLine, theme.colour.border);
  }
  const float first = area.h * static_cast<float>(std::clamp(value(now), 0.0, 1.0));
  canvas.rounded(area, round, kWhiteStone);
  {
    const auto guard = canvas.saved();
    canvas.clip({area.x, area.bottom() - first, area.w, first});
    canvas.rounded(area, round, kBlackStone);
  }
  canvas.fill({area.x, area.centre().y - kLine / 2, area.w, kLine}, theme.colour.warn);
  canvas.outline(area, round, kLine, theme.colour.border);
}

}  // namespace quintet::ui
