#include "ui/game/curve_view.hpp"

#include <algorithm>
#include <utility>

namespace quintet::ui {
namespace {

constexpr float kBubble = 28;  // height

}  // namespace

void CurveView::follow(const PointerEvent& event) {
  const bool over = event.kind != PointerEvent::Kind::Left && !event.touch;
  hovered_ = over ? ply_at(area_, axis_, event.at) : std::nullopt;
}

Control CurveView::control(std::string id, std::size_t at) const {
  return {.id = std::move(id),
          .kind = Control::Kind::Slider,
          .bounds = curve_slider(area_),
          .value = static_cast<float>(axis_.part(at)),
          .step = 1 / static_cast<float>(axis_.moves),
          .ring_radius = radius::kCell};
}

std::size_t CurveView::ply_of(float value) const {
  return axis_.nearest(value);
}

void CurveView::draw(Canvas& canvas, const Theme& theme, Rgba accent, std::span<const CurvePoint> points,
                     std::size_t at, Duration now) const {
  if (!shown()) return;
  draw_curve(canvas, theme,
             {.points = points,
              .moves = axis_.moves,
              .at = at,
              .grown = static_cast<float>(growth_.progress(now)),
              .accent = accent,
              .stones = stones_,
              .scale = scale_,
              .hovered = hovered_,
              .times = axis_.times},
             area_);
}

void CurveView::draw_bubble(Canvas& canvas, const Theme& theme, const std::string& words,
                            std::span<const CurvePoint> points, Rect bounds) const {
  const Palette& c = theme.colour;
  const Vec place = place_on_curve(
      {.points = points, .moves = axis_.moves, .scale = scale_, .times = axis_.times}, area_, *hovered_);
  const float width = canvas.text_width(words, Face::Text, type::kLabel) + 1 + 2 * space::kTiny;
  const float x = std::clamp(place.x - width / 2, bounds.x, std::max(bounds.x, bounds.right() - width));
  const float above = place.y - kBubble - space::kSmall;
  const float y = above >= bounds.y ? above : std::min(place.y + space::kSmall, bounds.bottom() - kBubble);
  const Rect box{x, y, width, kBubble};
  canvas.shadow(box, radius::kCell, theme.shadow(Elevation::Middle));
  canvas.rounded(box, radius::kCell, c.text);
  canvas.text(words, box, {.size = type::kLabel, .colour = c.canvas, .align = Align::Centre});
}

}  // namespace quintet::ui
