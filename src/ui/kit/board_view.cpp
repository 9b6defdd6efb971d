#include "ui/kit/board_view.hpp"

#include <cmath>
#include <numbers>

#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kZoomStep = 1.125F;  // of a cell's side
constexpr float kMargin = 1.5F;      // cells that stay in sight around the cursor

}  // namespace

void BoardView::zoom(float steps, Vec about) {
  const float before = grid_.side;
  const Vec on_board = about - grid_.origin;
  wished_side_ = wished_side_.value_or(before) * std::pow(kZoomStep, steps);
  lay(grid_.scrolled());
  lay(on_board * (grid_.side / before) - (about - grid_.window.origin()));
}

void BoardView::reveal(Point cell) {
  const Rect part = grid_.cell(cell).moved(Vec{} - grid_.origin);
  lay(scrolled_to_show(grid_, part, kMargin * grid_.side));
}

bool BoardView::handle(const PointerEvent& event) {
  if (event.kind == PointerEvent::Kind::Scrolled && !plate().contains(event.at)) return false;
  if (event.kind == PointerEvent::Kind::Scrolled && event.zoom) {
    zoom(event.scroll.y, event.at);
    return true;
  }
  const auto scrolled = bars_.handle(event, grid_);
  if (scrolled) lay(*scrolled);
  return scrolled.has_value();
}

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
