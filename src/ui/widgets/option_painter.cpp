#include "ui/widgets/option_painter.hpp"

#include <algorithm>

namespace quintet::ui {
namespace {

constexpr float kInset = 3;  // of a segment in its strip
constexpr float kChosenEdge = 3, kTint = 0.1F, kSink = 0.6F, kWarmSegment = 0.5F;
constexpr float kIconPart = 0.56F;
constexpr float kDisabled = 0.42F;

}  // namespace

float segment_width(Canvas& canvas, const std::string& label, float sample) {
  return canvas.text_width(label, Face::Bold, type::kLabel) + sample + 2 * space::kTiny;
}

Rgba OptionPainter::ink(OptionState state) const {
  return state.chosen ? theme.colour.on_primary : theme.colour.text;
}

void OptionPainter::draw_strip(Rect area) const {
  canvas.rounded(area, radius::kControl, theme.colour.sunken);
  canvas.outline(area, radius::kControl, kLine, theme.colour.border);
}

void OptionPainter::draw_segment(Rect area, const std::string& label, float sample, OptionState state) const {
  const Palette& c = theme.colour;
  const auto guard = canvas.saved();
  if (!state.enabled) canvas.fade(kDisabled);
  const Rect plate = area.grown(-kInset);
  if (state.chosen) {
    canvas.shadow(plate, radius::kControl - kInset, theme.shadow(Elevation::Low));
    canvas.rounded(plate, radius::kControl - kInset, c.primary);
  } else if (state.warm > 0) {
    canvas.rounded(plate, radius::kControl - kInset, c.raised.faded(kWarmSegment * state.warm));
  }
  const float wanted =
      std::min(area.w - sample - 2 * kInset,
               canvas.text_width(label, state.chosen ? Face::Bold : Face::Text, type::kLabel) + 1);
  const float left = area.x + (area.w - sample - wanted) / 2;
  canvas.text(label, {left + sample, area.y, wanted, area.h},
              {.face = state.chosen ? Face::Bold : Face::Text,
               .size = type::kLabel,
               .colour = ink(state),
               .align = Align::Centre});
}

void OptionPainter::draw_tile(Rect area, OptionState state) const {
  const Palette& c = theme.colour;
  const Rgba body =
      state.chosen ? mix(c.raised, c.primary, kTint) : mix(c.raised, c.sunken, kSink * state.warm);
  canvas.shadow(area, radius::kControl, theme.shadow(Elevation::Low));
  canvas.rounded(area, radius::kControl, body);
  if (state.chosen)
    canvas.outline(area, radius::kControl, kChosenEdge, c.primary);
  else
    canvas.outline(area, radius::kControl, kLine, mix(c.border, c.text_2, state.warm));
}

void OptionPainter::draw_icon(Rect area, std::string_view icon, OptionState state) const {
  const Palette& c = theme.colour;
  const auto guard = canvas.saved();
  if (!state.enabled) canvas.fade(kDisabled);
  if (state.chosen) {
    canvas.shadow(area, radius::kControl, theme.shadow(Elevation::Low));
    canvas.rounded(area, radius::kControl, c.primary);
  } else {
    draw_tile(area, state);
  }
  const float side = std::min(area.w, area.h) * kIconPart;
  canvas.picture("images/icons/" + std::string(icon) + ".svg", centred(area.centre(), {side, side}),
                 ink(state));
}

}  // namespace quintet::ui
