#include "ui/pages/setup_page.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>

#include "ui/pages/dialogs.hpp"
#include "ui/pages/setup_painter.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

namespace {

using Look = SetupRow::Look;

constexpr float kTitleLeft = 120;  // points at the left for the button and the gaps around the title
constexpr float kCaption = 32;     // below a preview
constexpr float kWheelStep = 1;    // of the wheel, to the next option

bool is_arrow(Action action) {
  return action <= Action::Right;
}

bool is_level(Action direction) {
  return direction == Action::Left || direction == Action::Right;
}

}  // namespace

SetupPage::SetupPage(Context& context, std::string name, const Accent& accent,
                     std::optional<std::size_t> over)
    : ScrollPage(context, name), accent_(accent), over_(over), parts_(std::move(name)) {}

void SetupPage::turn(std::string_view, int) {}
void SetupPage::paint_option(Canvas&, const SetupRow&, std::size_t, Rect) const {}
void SetupPage::paint_preview(Canvas&, Rect) const {}

void SetupPage::enter() {
  show_choice();
  ScrollPage::enter();
  reveal_choice();
}

// In a low window the panel scrolls: what is chosen in its first cards is in sight all the same.
void SetupPage::reveal_choice() {
  const auto cards = std::ranges::find_if(
      places_.rows, [](const PlacedRow& placed) { return placed.in_panel && placed.look == Look::Cards; });
  if (cards == places_.rows.end() || !scroll_.needed()) return;
  const auto chosen = std::ranges::find(cards->shown, cards->row->chosen, &PlacedOption::index);
  if (chosen == cards->shown.end()) return;
  scroll_.reveal(chosen->at.moved({0, -scroll_.offset(now())}), now(), Duration{0});
  place_controls();
}

// --- Layout

// Rows and places are kept while nothing that they depend on has changed.
void SetupPage::place_rows(Extent size) {
  const LayoutInputs inputs{size, context_.canvas.scale(), context_.words.revision(),
                            context_.profile.revision()};
  if (placed_for_ == inputs) return;
  placed_for_ = inputs;
  rows_ = rows();
  summary_ = summary();
  places_ = SetupLayout(context_.canvas, context_.line_height(), rows_, galleries_).place(size);
  parts_.build(places_);
}

std::vector<Control> SetupPage::layout(Extent size) {
  place_rows(size);
  scroll_.fit(places_.view, places_.height);
  place_hero(places_.hero);
  std::vector<Control> controls;
  controls.push_back({.id = begin_id(),
                      .kind = Control::Kind::Primary,
                      .bounds = places_.play,
                      .label = begin_label(),
                      .icon = "play"});
  std::ranges::move(parts_.scrolled(scroll_.offset(now())), std::back_inserter(controls));
  controls.push_back(back_control(size, back_id(), tr("Back (Esc)")));
  return controls;
}

// --- Choosing

void SetupPage::begin() {
  begin_new_game(context_, loss(), later([this] { start(depth_below()); }));
}

// Where rows come and go with a choice, those around the row that was changed move, not the row itself.
template <class Change>
void SetupPage::keep_in_place(std::string_view row, const Change& change) {
  const auto top = [this, id = std::string(row)] {
    const auto placed =
        std::ranges::find(places_.rows, id, [](const PlacedRow& each) { return each.row->id; });
    return placed != places_.rows.end() && placed->in_panel ? placed->bounds.y - scroll_.offset(now()) : 0;
  };
  const float before = top();
  change();
  placed_for_.reset();
  place_rows(context_.canvas.size());
  scroll_.fit(places_.view, places_.height);
  scroll_.move(top() - before, now(), Duration{0});
}

void SetupPage::choose_option(std::string_view row, std::size_t option) {
  keep_in_place(row, [&] { choose(row, option); });
}

void SetupPage::turn_number(std::string_view row, int by) {
  keep_in_place(row, [&] { turn(row, by); });
}

void SetupPage::turn_page(const PlacedRow& placed, int by) {
  galleries_.turn(*placed.row, placed.page_length, by);
  placed_for_.reset();
}

void SetupPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == begin_id()) return begin();
  const Part* part = parts_.part_of(reply.id);
  if (!part) return ScrollPage::on_control(reply);
  const SetupRow& row = part->row();
  if (part->kind == Part::Kind::Option) return choose_option(row.id, part->option);
  const int by = part->kind == Part::Kind::Next ? 1 : -1;
  row.look == Look::Steps ? turn_number(row.id, by) : turn_page(*part->placed, by);
}

bool SetupPage::intercept(const Event& event) {
  if (const auto* action = std::get_if<ActionEvent>(&event)) {
    // The first key only shows the focus, unless a click has just set it.
    const bool repeats = action->repeated && action->action == Action::Confirm;
    const bool known = controls_.ring_shown() || controls_.clicked() || action->action == Action::Confirm;
    if (!repeats && known && on_key(action->action)) {
      controls_.show_ring();
      return true;
    }
  }
  const auto* pointer = std::get_if<PointerEvent>(&event);
  if (pointer && pointer->kind == PointerEvent::Kind::Scrolled && on_wheel(*pointer)) return true;
  return ScrollPage::intercept(event);
}

bool SetupPage::on_key(Action action) {
  if (action == Action::Next || action == Action::Previous) {
    focus_next_row(action == Action::Next ? 1 : -1);
    return true;
  }
  const Part* part = focused_part();
  if (!part) return false;
  if (action == Action::Confirm) {
    context_.audio.play("press");
    begin();
    return true;
  }
  return is_arrow(action) && part->row().enabled && step_row(*part->placed, action);
}

bool SetupPage::step_row(const PlacedRow& placed, Action direction) {
  const SetupRow& row = *placed.row;
  if (row.look == Look::Steps) return is_level(direction) && step_number(row, direction);
  const auto to = option_towards(row, placed.look, placed.columns, direction);
  if (!to) return false;
  // Up and down leave the page of a gallery, left and right turn it.
  const bool seen = std::ranges::find(placed.shown, *to, &PlacedOption::index) != placed.shown.end();
  if (!is_level(direction) && !seen) return false;
  change(row, *to);
  return true;
}

bool SetupPage::step_number(const SetupRow& row, Action direction) {
  const bool more = direction == Action::Right;
  controls_.focus(parts_.id_of(row, more ? Part::Kind::Next : Part::Kind::Previous));
  if (more ? !row.next : !row.previous) return true;
  context_.audio.play("toggle");
  turn_number(row.id, more ? 1 : -1);
  return true;
}

// The focus goes with the choice.
void SetupPage::change(const SetupRow& row, std::size_t option) {
  const std::string changed = row.id, id = parts_.id_of(row, option);
  context_.audio.play("toggle");
  choose_option(changed, option);
  place_controls();
  if (controls_.find(id)) controls_.focus(id);
  row_before_ = changed;
}

// Over a row that does not scroll with the page.
bool SetupPage::on_wheel(const PointerEvent& event) {
  const auto under = std::ranges::find_if(places_.rows, [&](const PlacedRow& placed) {
    return placed.bounds.contains(event.at) && !(placed.in_panel && scroll_.needed());
  });
  if (under == places_.rows.end()) return false;
  if (!under->row->enabled) return true;
  wheel_ += event.scroll.y;
  if (std::abs(wheel_) >= kWheelStep) turn_row(*under, std::exchange(wheel_, 0.0F));
  return true;
}

// Up is more: a larger number, a higher rung. In a row it is to the left, as in a list.
void SetupPage::turn_row(const PlacedRow& placed, float wheel) {
  const SetupRow& row = *placed.row;
  const bool upwards = row.look == Look::Steps || placed.look == Look::Ladder;
  const int by = (wheel > 0) == upwards ? 1 : -1;
  if (row.look == Look::Steps) {
    if (by > 0 ? row.next : row.previous) turn_number(row.id, by);
  } else if (const auto to = option_turned(row, by)) {
    change(row, *to);
  }
}

// --- The focus

void SetupPage::focus_chosen(const SetupRow& row) {
  if (row.look == Look::Steps || row.chosen >= row.options.size()) return;
  const std::string id = parts_.id_of(row, row.chosen);
  if (controls_.find(id)) controls_.focus(id);
}

void SetupPage::focus_next_row(int by) {
  if (!controls_.ring_shown()) return controls_.show_ring();
  const std::vector<Control>& all = controls_.all();
  const auto row_of_control = [this](const Control& control) {
    const Part* part = parts_.part_of(control.id);
    return part ? part->row().id : control.id;
  };
  const auto here = std::ranges::find(all, controls_.focused(), &Control::id);
  if (here == all.end()) return;
  const std::string row = row_of_control(*here);
  const auto count = static_cast<int>(all.size());
  int index = static_cast<int>(here - all.begin());
  for (int tried = 0; tried < count; ++tried) {
    index = (index + by + count) % count;
    const Control& control = all[static_cast<std::size_t>(index)];
    if (!control.enabled || row_of_control(control) == row) continue;
    controls_.focus(control.id);
    break;
  }
}

void SetupPage::advance(Duration step) {
  const Part* part = focused_part();
  const std::string row = part ? part->row().id : std::string{};
  // Who comes to a row by keys begins with its chosen option.
  if (part && controls_.ring_shown() && row != row_before_) focus_chosen(part->row());
  row_before_ = row;
  watch_attention();
  galleries_.follow(rows_);
  show_choice();
  ScrollPage::advance(step);
}

void SetupPage::watch_attention() {
  const Part* part = controls_.ring_shown() ? focused_part() : parts_.part_of(controls_.hovered());
  if (part) attention_ = part->row().id;
}

std::string SetupPage::state() const {
  std::string text;
  for (const SetupRow& row : rows_) {
    const bool chosen = row.look != Look::Steps && row.chosen < row.options.size();
    const std::string value = chosen && row.value.empty() ? row.options[row.chosen].label : row.value;
    text += (text.empty() ? "" : " ") + row.id + '=' + value;
  }
  return text;
}

// --- Painting

void SetupPage::paint_hero(Canvas& canvas, Duration now) const {
  draw_backdrop(canvas, theme(), Scenery::Quiet);
  if (hero_.empty()) return;
  const Palette& c = theme().colour;
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  const float side = std::min(hero_.w, hero_.h);
  const Rect plate = centred(hero_.centre(), {side, side});
  draw_board_plate(canvas, theme(), plate, radius::kBoard, Elevation::Middle);
  Rect area = plate.grown(-space::kBase);
  area.h -= kCaption;
  paint_preview(canvas, area);
  canvas.text(caption(), {area.x, area.bottom() + space::kTiny, area.w, kCaption},
              {.size = type::kLabel, .colour = c.text_2, .align = Align::Centre});
}

void SetupPage::paint(Canvas& canvas, Duration now) const {
  paint_hero(canvas, now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  paint_header(canvas);
  const SetupRowPainter painter{
      canvas, theme(), context_.line_height(),
      [&](const SetupRow& row, std::size_t option, Rect area) { paint_option(canvas, row, option, area); },
      [&](const SetupRow& row, std::size_t option) {
        return controls_.warmth(parts_.id_of(row, option), now - this->now());
      }};
  if (!places_.side.empty()) draw_card(canvas, theme(), places_.side, Elevation::Middle);
  for (const PlacedRow& placed : places_.rows) {
    if (!placed.in_panel) painter.draw(placed, explained_option(placed));
  }
  paint_panel(canvas, now, painter);
  if (const Control* back = controls_.find(back_id()))
    controls_.draw(canvas, theme(), now - this->now(), *back);
}

std::size_t SetupPage::explained_option(const PlacedRow& placed) const {
  const Part* hovered = parts_.part_of(controls_.hovered());
  const bool here = hovered && hovered->kind == Part::Kind::Option && hovered->placed == &placed;
  return here ? hovered->option : placed.row->chosen;
}

// The title, and at the right what the keys do, where there is room for it.
void SetupPage::paint_header(Canvas& canvas) const {
  draw_header_bar(canvas, theme(), {.title = title(), .accent = accent_.on(theme())});
  const Extent size = canvas.size();
  const std::string keys = tr("Wheel or arrows change · Enter plays");
  const TextStyle style{.size = type::kLabel, .colour = theme().colour.text_2, .align = Align::Right};
  const float width = canvas.text_width(keys, style.face, style.size) + 1;
  const float right = places_.panel.right(), left = right - width;
  const float heading = canvas.text_width(title(), Face::Title, type::kTitle);
  if (left > places_.panel.x - space::kBase && left > kTitleLeft + heading)
    canvas.text(keys, {left, 0, width, header_height(size)}, style);
}

void SetupPage::paint_panel(Canvas& canvas, Duration now, const SetupRowPainter& painter) const {
  const Palette& c = theme().colour;
  draw_card(canvas, theme(), places_.panel, Elevation::Middle);
  {
    const auto guard = canvas.saved();
    canvas.clip(places_.view);
    canvas.translate({0, -scroll_.offset(now)});
    for (const PlacedRow& placed : places_.rows) {
      if (placed.in_panel) painter.draw(placed, explained_option(placed));
    }
  }
  paint_buttons(canvas, now);
  // A line shows that there is more.
  const Rect& view = scroll_.view();
  if (scroll_.needed())
    canvas.fill({places_.play.x, view.bottom() - kLine, places_.play.w, kLine}, c.hairline);
  if (scroll_.needed() && scroll_.offset(now) > 0)
    canvas.fill({places_.play.x, view.y, places_.play.w, kLine}, c.hairline);
  scroll_.draw(canvas, theme(), now);
  if (!places_.summary.empty())
    canvas.text(summary_, places_.summary,
                {.size = type::kLabel, .colour = c.text_2, .align = Align::Centre});
  if (const Control* begin = controls_.find(begin_id()))
    controls_.draw(canvas, theme(), now - this->now(), *begin);
}

// Those of the rows, within the part of the window where their row scrolls.
void SetupPage::paint_buttons(Canvas& canvas, Duration now) const {
  for (const Control& control : controls_.all()) {
    const Part* part = parts_.part_of(control.id);
    if (!part || part->kind == Part::Kind::Option) continue;
    const auto guard = canvas.saved();
    if (!control.window.empty()) canvas.clip(control.window);
    controls_.draw(canvas, theme(), now - this->now(), control);
  }
}

FieldSetupPage::FieldSetupPage(Context& context, std::string name, const Accent& accent,
                               std::vector<SettingRow> choices, std::optional<std::size_t> over)
    : SetupPage(context, std::move(name), accent, over), choices_(std::move(choices)) {}

SetupRow FieldSetupPage::row_of(const SettingRow& choice) const {
  const SettingValues& values = context_.profile.values();
  SetupRow row{.id = std::string(choice.id), .label = tr(choice.label)};
  const float position = choice.get(values);
  if (choice.kind == FieldRow::Kind::Slider) {
    const int number = choice.number(values);
    row.look = SetupRow::Look::Steps;
    row.value = choice.shown ? choice.shown(number) : std::to_string(number);
    row.previous = position > 0;
    row.next = position < 1;
    return row;
  }
  row.chosen = static_cast<std::size_t>(std::lround(position));
  if (choice.kind == FieldRow::Kind::Toggle) {
    row.options = {{.id = "off", .label = tr("Off")}, {.id = "on", .label = tr("On")}};
    return row;
  }
  for (const SettingChoice& value : choice.choices) {
    const std::string id =
        value.word.empty() ? std::to_string(row.options.size() + 1) : std::string(value.word);
    row.options.push_back({.id = id, .label = tr(value.label)});
  }
  return row;
}

std::vector<SetupRow> FieldSetupPage::rows() const {
  std::vector<SetupRow> rows;
  for (const SettingRow& choice : choices_) rows.push_back(row_of(choice));
  return rows;
}

void FieldSetupPage::choose(std::string_view row, std::size_t option) {
  set(row, static_cast<float>(option));
}

void FieldSetupPage::turn(std::string_view row, int by) {
  const auto choice = std::ranges::find(choices_, row, &SettingRow::id);
  if (choice == choices_.end()) return;
  const float position = choice->get(context_.profile.values());
  set(row, std::clamp(position + static_cast<float>(by) * choice->unit, 0.0F, 1.0F));
}

void FieldSetupPage::set(std::string_view row, float position) {
  const auto choice = std::ranges::find(choices_, row, &SettingRow::id);
  if (choice == choices_.end()) return;
  SettingValues values = context_.profile.values();
  choice->set(values, position);
  context_.profile.change(std::move(values));
}

}  // namespace quintet::ui
