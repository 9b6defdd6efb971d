#include "ui/pages/statistics_tab.hpp"

#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kValueY = 22, kValue = 36, kNameY = 62, kName = 24;  // within a figure

}  // namespace

Rect StatisticsTab::heading(Canvas& canvas, Rect card, std::string_view text) const {
  draw_card(canvas, theme(), card, Elevation::Low);
  const Rect inner = card.grown(-sheet::kPadding);
  canvas.text(text, {inner.x, inner.y, inner.w, sheet::kHeading - space::kSmall},
              {.face = Face::Bold, .size = type::kLead, .colour = theme().colour.text});
  return {inner.x, inner.y + sheet::kHeading, inner.w, inner.h - sheet::kHeading};
}

void StatisticsTab::paint_figures(Canvas& canvas, std::span<const SheetFigure> figures, Rect area,
                                  std::size_t columns, Rgba ink) const {
  const float width = area.w / static_cast<float>(columns);
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const std::size_t row = i / columns, column = i % columns;
    const float x = area.x + static_cast<float>(column) * width;
    const float y = area.y + static_cast<float>(row) * sheet::kFigure;
    canvas.text(figures[i].value, {x, y + kValueY, width, kValue},
                {.face = Face::Bold, .size = type::kTitle, .colour = ink, .align = Align::Centre});
    canvas.text(figures[i].name, {x + space::kHair, y + kNameY, width - 2 * space::kHair, kName},
                {.size = type::kLabel, .colour = theme().colour.text_2, .align = Align::Centre});
  }
}

}  // namespace quintet::ui
