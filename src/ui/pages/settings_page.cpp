#include "ui/pages/settings_page.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/pages/dialog_page.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

using Kind = SettingRow::Kind;

constexpr float kTwoColumns = 1080;  // points of width from which the sections are in two columns
constexpr float kLabelBeside = 640;  // width of a row from which a choice is beside its label
constexpr float kLabel = 168, kValue = 72, kLabelHeight = 28, kHeadingHeight = 40, kRowGap = space::kTiny;
constexpr float kPadding = 20, kGap = space::kBase;
// A slider may be moved by many key presses: it is saved a moment after the last one.
constexpr Duration kKeysEnd = milliseconds(600);

float row_height(const SettingRow& row, float width) {
  return row.kind == Kind::Choice && width < kLabelBeside ? kLabelHeight + kTarget + kRowGap : kTarget;
}

}  // namespace

SettingsPage::SettingsPage(Context& context) : ScrollPage(context, "settings") {
  for (SettingRow& row : setting_rows<Settings>()) {
    if (all_.empty() || all_.back().heading != row.section) all_.push_back({row.section, {}});
    all_.back().rows.push_back(std::move(row));
  }
  for (const GameDefinition* game : context.games)
    if (!game->settings.rows.empty()) all_.push_back({game->name, game->settings.rows});
}

float SettingsPage::height_of(const Section& section, float width) {
  float height = 2 * kPadding + kHeadingHeight - kRowGap;
  for (const SettingRow& row : section.rows) height += row_height(row, width - 2 * kPadding) + kRowGap;
  return height;
}

std::vector<Control> SettingsPage::layout(Extent size) {
  const Rect page = below_header(size);
  const bool two = page.w >= kTwoColumns;
  const float width = two ? (page.w - kGap) / 2 : page.w;
  const float reset = kTarget + space::kWide;
  std::array<float, 2> heights{};
  for (std::size_t i = 0; const Section& section : all_) {
    heights[two ? i++ % 2 : 0] += height_of(section, width) + kGap;
  }
  const float longest = std::max(heights[0], heights[1] + (two ? reset : 0));
  scroll_.fit({0, page.y, size.w, page.h}, longest + (two ? space::kTiny : reset));

  const float top = page.y + space::kHair - scroll_.offset(now());
  std::array<float, 2> y{top, top};
  sections_.clear();
  rows_.clear();
  for (std::size_t i = 0; const Section& section : all_) {
    const std::size_t column = two ? i++ % 2 : 0;
    const float x = page.x + static_cast<float>(column) * (width + kGap);
    place_section(section, {x, y[column], width, height_of(section, width)});
    y[column] += height_of(section, width) + kGap;
  }

  std::vector<Control> controls;
  for (const PlacedRow& row : rows_) add_controls(row, controls);
  const float x = two ? page.x + width + kGap : page.x;
  controls.push_back({.id = name() + ".reset",
                      .bounds = {x, two ? y[1] : y[0], std::min(width, 280.0F), kTarget},
                      .label = tr("Reset to defaults"),
                      .icon = "restart"});
  for (Control& control : controls) control.window = scroll_.view();
  controls.push_back(back_control(size, back_id(), tr("Back (Esc)")));
  return controls;
}

void SettingsPage::place_section(const Section& section, Rect column) {
  sections_.push_back({&section, column});
  float y = column.y + kPadding + kHeadingHeight;
  for (const SettingRow& row : section.rows) {
    const float width = column.w - 2 * kPadding;
    rows_.push_back(place_row(row, column.x + kPadding, y, width));
    y += row_height(row, width) + kRowGap;
  }
}

SettingsPage::PlacedRow SettingsPage::place_row(const SettingRow& row, float x, float y, float width) const {
  const Rect whole{x, y, width, kTarget};
  if (row.kind == Kind::Toggle) {
    return {&row, whole, {x - kToggleInset, y, width + 2 * kToggleInset, kTarget}, {}};
  }
  if (row.kind == Kind::Choice && width < kLabelBeside) {
    return {&row, {x, y, width, kLabelHeight}, {x, y + kLabelHeight, width, kTarget}, {}};
  }
  const float right = row.kind == Kind::Slider ? kValue : 0;
  return {&row,
          {x, y, kLabel - space::kTiny, kTarget},
          {x + kLabel, y, width - kLabel - right, kTarget},
          {x + width - right, y, right, kTarget}};
}

void SettingsPage::add_controls(const PlacedRow& placed, std::vector<Control>& controls) const {
  const SettingRow& row = *placed.row;
  const float value = row.get(context_.profile.values());
  if (row.kind != Kind::Choice) {
    controls.push_back({.id = id_of(row),
                        .kind = row.kind == Kind::Toggle ? Control::Kind::Toggle : Control::Kind::Slider,
                        .bounds = placed.control,
                        .value = value,
                        .step = row.step});
    return;
  }
  const auto count = static_cast<float>(row.choices.size());
  const float width = (placed.control.w - (count - 1) * space::kTiny) / count;
  float x = placed.control.x;
  for (std::size_t i = 0; i < row.choices.size(); ++i) {
    const bool chosen = static_cast<std::size_t>(std::lround(value)) == i;
    controls.push_back({.id = id_of(row, row.choices[i]),
                        .kind = Control::Kind::Choice,
                        .bounds = {x, placed.control.y, width, kTarget},
                        .label = tr(row.choices[i].label),
                        .sample = row.sample ? kSampleRoom : 0,
                        .value = chosen ? 1.0F : 0.0F});
    x += width + space::kTiny;
  }
}

void SettingsPage::paint(Canvas& canvas, Duration now) const {
  paint_scrolled(canvas, now, {.title = tr("Settings"), .accent = theme().colour.text}, [&](Canvas& sheet) {
    for (const PlacedSection& section : sections_) paint_section(sheet, section);
    for (const PlacedRow& row : rows_) paint_row(sheet, row);
    for (const Control& control : controls_.all()) {
      if (!control.window.empty()) controls_.draw(sheet, theme(), now - this->now(), control);
    }
    for (const PlacedRow& row : rows_) {
      if (row.row->sample) paint_samples(sheet, *row.row);
    }
  });
}

void SettingsPage::paint_section(Canvas& canvas, const PlacedSection& placed) const {
  draw_card(canvas, theme(), placed.card, Elevation::Low);
  const Rect heading{placed.card.x + kPadding, placed.card.y + kPadding, placed.card.w - 2 * kPadding,
                     kHeadingHeight - space::kSmall};
  canvas.text(tr(placed.section->heading), heading,
              {.face = Face::Bold, .size = type::kLead, .colour = theme().colour.text});
}

void SettingsPage::paint_row(Canvas& canvas, const PlacedRow& placed) const {
  const Palette& c = theme().colour;
  const bool above = placed.label.h < kTarget;
  canvas.text(tr(placed.row->label), placed.label,
              {.size = above ? type::kLabel : type::kBody, .colour = above ? c.text_2 : c.text});
  if (!placed.row->shown) return;
  canvas.text(placed.row->shown(placed.row->number(context_.profile.values())), placed.value,
              {.face = Face::Bold, .size = type::kLabel, .colour = c.text, .align = Align::Right});
}

void SettingsPage::paint_samples(Canvas& canvas, const SettingRow& row) const {
  for (std::size_t i = 0; i < row.choices.size(); ++i) {
    const Control* control = controls_.find(id_of(row, row.choices[i]));
    if (!control) continue;
    const Vec centre{control->bounds.x + kSampleRoom / 2, control->bounds.centre().y};
    row.sample(canvas, context_, centre, i);
  }
}

void SettingsPage::set(const SettingRow& row, const ControlEvent& reply) {
  SettingValues values = context_.profile.values();
  row.set(values, reply.value);
  context_.profile.change(std::move(values));
}

// The setting changes at once, but it is not saved at every step.
void SettingsPage::slide(const SettingRow& row, const ControlEvent& reply) {
  SettingValues values = context_.profile.values();
  row.set(values, reply.value);
  context_.profile.try_out(std::move(values));
  moved_ = {reply.id, now()};
}

bool SettingsPage::slider_rests() const {
  if (controls_.pressed(moved_->id)) return false;
  return !controls_.ring_shown() || now() - moved_->at >= kKeysEnd;
}

void SettingsPage::advance(Duration step) {
  ScrollPage::advance(step);
  if (!moved_ || !slider_rests()) return;
  moved_.reset();
  context_.profile.save_settings();
}

std::optional<Duration> SettingsPage::page_due() const {
  if (!moved_ || controls_.pressed(moved_->id)) return std::nullopt;
  return kKeysEnd - (now() - moved_->at);
}

void SettingsPage::leave() {
  moved_.reset();
  context_.profile.save_settings();
  ScrollPage::leave();
}

void SettingsPage::on_control(const ControlEvent& reply) {
  if (reply.what == ControlEvent::What::Alternative) return;
  for (const Section& section : all_) {
    for (const SettingRow& row : section.rows) {
      if (reply.id == id_of(row)) return row.kind == Kind::Slider ? slide(row, reply) : set(row, reply);
      for (std::size_t i = 0; i < row.choices.size(); ++i) {
        if (reply.id == id_of(row, row.choices[i]))
          return set(row, {reply.id, ControlEvent::What::Changed, static_cast<float>(i)});
      }
    }
  }
  if (reply.id == name() + ".reset") return ask_reset();
  ScrollPage::on_control(reply);
}

void SettingsPage::ask_reset() {
  std::vector<MenuItem> answers;
  answers.push_back({.id = "reset", .label = msgid("Reset"), .act = later([this] {
                                                               SettingValues values =
                                                                   context_.profile.values();
                                                               for (const Section& section : all_)
                                                                 for (const SettingRow& row : section.rows)
                                                                   row.reset(values);
                                                               context_.profile.change(std::move(values));
                                                             })});
  answers.push_back({.id = "cancel", .label = msgid("Cancel")});
  context_.scenes.push(std::make_unique<DialogPage>(
      context_,
      Question{msgid("Reset to defaults?"), msgid("Everything on this page returns to what it was at first."),
               std::move(answers)}));
}

std::string SettingsPage::state() const {
  const Settings& s = context_.profile.settings();
  return "language=" + context_.words.language() + " desk=" + std::string(word_of(s.desk)) +
         " scale=" + std::to_string(s.interface_scale) + " muted=" + (s.muted ? "yes" : "no");
}

}  // namespace quintet::ui
