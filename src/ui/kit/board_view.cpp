#include "ui/kit/board_view.hpp"

#include <cmath>
#include <numbers>

#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

void BoardView::draw_layer(Canvas& canvas, const Theme& theme, std::string_view slot, std::string_view key,
                           Rect area, const std::function<void(Canvas&)>& paint) const {
  std::string all(word_of(theme.desk));
  all += theme.contrast == Contrast::High ? " high" : " usual";
  const Vec scrolled = grid_.scrolled();
  for (const float number : {plate().x, plate().y, plate().w, plate().h, grid_.side, scrolled.x, scrolled.y})
    all += ' ' + std::to_string(number);
  all += ' ';
  all += key;
  canvas.layer(slot, all, area, paint);
}

void BoardView::draw_desk(Canvas& canvas, const Theme& theme, std::string_view slot, std::string_view key,
                          const std::function<void(Canvas&)>& paint) const {
  const Extent whole = canvas.size();
  draw_layer(canvas, theme, slot, key, {0, 0, whole.w, whole.h}, [&](Canvas& desk) {
    draw_backdrop(desk, theme, Scenery::Quiet);
    paint(desk);
  });
}

float swell(const Tween& tween, Duration now) {
  return std::sin(std::numbers::pi_v<float> * static_cast<float>(tween.progress(now)));
}

}  // namespace quintet::ui
