#include "ui/pages/setup_controls.hpp"

#include <utility>

namespace quintet::ui {

std::string SetupControls::id_of(const SetupRow& row, std::size_t option) const {
  return page_ + '.' + row.id + '.' + row.options[option].id;
}

std::string SetupControls::id_of(const SetupRow& row, Part::Kind button) const {
  return page_ + '.' + row.id + (button == Part::Kind::Next ? ".next" : ".previous");
}

const SetupControls::Part* SetupControls::part_of(std::string_view control) const {
  const auto found = parts_.find(control);
  return found == parts_.end() ? nullptr : &found->second;
}

void SetupControls::build(const SetupPlaces& places) {
  controls_.clear();
  parts_.clear();
  for (const PlacedRow& placed : places.rows) {
    const Rect window = placed.in_panel ? places.view : Rect{};
    add_options(placed, window);
    if (!placed.previous.empty()) add_buttons(placed, window);
  }
}

void SetupControls::add_options(const PlacedRow& placed, Rect window) {
  const SetupRow& row = *placed.row;
  for (const PlacedOption& option : placed.shown) {
    const std::string id = id_of(row, option.index);
    parts_[id] = {&placed, Part::Kind::Option, option.index};
    controls_.push_back({.id = id,
                         .kind = Control::Kind::Area,
                         .bounds = option.at,
                         .value = option.index == row.chosen ? 1.0F : 0.0F,
                         .enabled = row.enabled,
                         .window = window});
  }
}

// Minus and plus, or the pages of a gallery. What they change is beside them, so they have no tooltips.
void SetupControls::add_buttons(const PlacedRow& placed, Rect window) {
  const SetupRow& row = *placed.row;
  const bool number = row.look == SetupRow::Look::Steps;
  const std::size_t first = placed.shown.empty() ? 0 : placed.shown.front().index;
  const auto add = [&](Part::Kind kind, Rect at, std::string_view icon, bool enabled) {
    const std::string id = id_of(row, kind);
    parts_[id] = {&placed, kind, 0};
    controls_.push_back({.id = id,
                         .kind = Control::Kind::Icon,
                         .bounds = at,
                         .icon = std::string(icon),
                         .enabled = enabled && row.enabled,
                         .tooltip = Control::Tooltip::Hover,
                         .window = window});
  };
  add(Part::Kind::Previous, placed.previous, number ? "minus" : "left", number ? row.previous : first > 0);
  add(Part::Kind::Next, placed.next, number ? "plus" : "right",
      number ? row.next : first + placed.shown.size() < row.options.size());
}

std::vector<Control> SetupControls::scrolled(float offset) const {
  std::vector<Control> controls = controls_;
  for (Control& control : controls) {
    if (!control.window.empty()) control.bounds = control.bounds.moved({0, -offset});
  }
  return controls;
}

}  // namespace quintet::ui
