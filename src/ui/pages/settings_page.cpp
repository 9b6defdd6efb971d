#include "ui/pages/settings_page.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "ui/pages/dialogs.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

using Kind = SettingRow::Kind;

constexpr float kTwoColumns = 1080;  // points of width from which the sections are in two columns
constexpr float kLabelBeside = 640;  // width of a row from which a choice is beside its label
constexpr float kLabel = 168, kValue = 72, kLabelHeight = 28, kHeadingHeight = 40, kRowGap = space::kTiny;
constexpr float kPageButton = 232;
constexpr float kPadding = 20, kGap = space::kBase;
constexpr float kSampleHeight = 132;
// Width of a button with its words, and the canvas width that they need.
constexpr float kHeadButton = 232, kWordsFrom = 900;
constexpr std::string_view kSound = msgid("Sound");  // the section that the pages of a game show too
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
  for (const GameDefinition* game : context.games) add_game(*game);
}

SettingsPage::SettingsPage(Context& context, const GameDefinition& game)
    : ScrollPage(context, "settings"), game_(&game) {
  add_game(game);
  all_.push_back({kSound, {}});
  for (SettingRow& row : setting_rows<Settings>())
    if (row.section == kSound) all_.back().rows.push_back(std::move(row));
}

void SettingsPage::add_game(const GameDefinition& game) {
  if (!game.settings.rows.empty()) all_.push_back({game.name, game.settings.rows, game.settings_sample});
}

void SettingsPage::make_samples() {
  if (samples_at_ == context_.profile.revision()) return;
  samples_at_ = context_.profile.revision();
  for (Section& section : all_) {
    if (section.make_sample) section.sample = section.make_sample(context_);
  }
}

float SettingsPage::height_of(const Section& section, float width) {
  float height = 2 * kPadding + kHeadingHeight - kRowGap;
  for (const SettingRow& row : section.rows) height += row_height(row, width - 2 * kPadding) + kRowGap;
  return height + (section.make_sample ? kSampleHeight + space::kSmall : 0);
}

SettingsPage::Columns SettingsPage::columns(float width) const {
  const bool two = width >= kTwoColumns;
  Columns all{.width = two ? (width - kGap) / 2 : width, .places = {}, .heights = {}};
  for (const Section& section : all_) {
    const std::size_t column = two && all.heights[1] < all.heights[0] ? 1 : 0;
    all.places.push_back({static_cast<float>(column) * (all.width + kGap), all.heights[column]});
    all.heights[column] += height_of(section, all.width) + kGap;
  }
  return all;
}

std::vector<Control> SettingsPage::layout(Extent size) {
  make_samples();
  const Rect page = below_header(size);
  const auto [width, places, heights] = columns(page.w);
  scroll_.fit({0, page.y, size.w, page.h}, std::max(heights[0], heights[1]) + space::kTiny);

  const Vec top{page.x, page.y + space::kHair - scroll_.offset(now())};
  sections_.clear();
  rows_.clear();
  for (std::size_t i = 0; i < all_.size(); ++i) {
    const Vec at = top + places[i];
    place_section(all_[i], {at.x, at.y, width, height_of(all_[i], width)});
  }
  std::vector<Control> controls;
  for (const PlacedRow& row : rows_) add_controls(row, controls);
  for (Control& control : controls) control.window = scroll_.view();
  controls.push_back(back_control(size, back_id(), tr("Back (Esc)")));
  std::ranges::move(head_controls(size), std::back_inserter(controls));
  return controls;
}

// The buttons at the right end of the head line, with their words where there is room.
std::vector<Control> SettingsPage::head_controls(Extent size) const {
  std::vector<Control> controls;
  if (game_) {
    controls.push_back(
        {.id = all_id(), .kind = Control::Kind::Icon, .label = tr("All settings"), .icon = "settings"});
  }
  controls.push_back(
      {.id = reset_id(), .kind = Control::Kind::Icon, .label = tr("Reset to defaults"), .icon = "restart"});
  for (Control& control : controls) {
    if (size.w < kWordsFrom) break;
    control.kind = Control::Kind::Button;
    control.bounds.w = kHeadButton;
  }
  place_at_right(size, controls);
  return controls;
}

void SettingsPage::place_section(const Section& section, Rect column) {
  float y = column.y + kPadding + kHeadingHeight;
  Rect sample;
  if (section.make_sample) {
    sample = {column.x + kPadding, y, column.w - 2 * kPadding, kSampleHeight};
    y += kSampleHeight + space::kSmall;
  }
  sections_.push_back({&section, column, sample});
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
  if (row.kind == Kind::Page) {
    const float button = std::min(kPageButton, width / 2);
    return {
        &row, {x, y, width - button - space::kTiny, kTarget}, {x + width - button, y, button, kTarget}, {}};
  }
  const float right = row.kind == Kind::Slider ? kValue : 0;
  return {&row,
          {x, y, kLabel - space::kTiny, kTarget},
          {x + kLabel, y, width - kLabel - right, kTarget},
          {x + width - right, y, right, kTarget}};
}

void SettingsPage::add_controls(const PlacedRow& placed, std::vector<Control>& controls) const {
  const SettingRow& row = *placed.row;
  if (row.kind == Kind::Page) {
    controls.push_back({.id = id_of(row), .bounds = placed.control, .label = row.button(context_)});
    return;
  }
  const float value = row.get(context_.profile.values());
  if (row.kind != Kind::Choice) {
    controls.push_back({.id = id_of(row),
                        .kind = row.kind == Kind::Toggle ? Control::Kind::Toggle : Control::Kind::Slider,
                        .bounds = placed.control,
                        .value = value,
                        .step = row.step});
    return;
  }
  const std::vector<Rect> places = choice_places(row, placed.control);
  for (std::size_t i = 0; i < row.choices.size(); ++i) {
    const bool chosen = static_cast<std::size_t>(std::lround(value)) == i;
    controls.push_back({.id = id_of(row, row.choices[i]),
                        .kind = Control::Kind::Choice,
                        .bounds = places[i],
                        .label = tr(row.choices[i].label),
                        .sample = row.sample ? kSampleRoom : 0,
                        .value = chosen ? 1.0F : 0.0F});
  }
}

// Equally wide, unless a name needs more.
std::vector<Rect> SettingsPage::choice_places(const SettingRow& row, Rect line) const {
  std::vector<float> wanted;
  for (const SettingChoice& choice : row.choices) {
    const float text = context_.canvas.text_width(tr(choice.label), Face::Text, type::kBody);
    wanted.push_back(text + 2 * space::kTiny + (row.sample ? kSampleRoom : 0));
  }
  std::vector<LayoutPart> parts;
  for (const float width : shared_widths(wanted, line.w, space::kTiny)) parts.push_back(fixed(width));
  return Row{.gap = space::kTiny}.place(line, parts);
}

void SettingsPage::paint(Canvas& canvas, Duration now) const {
  paint_scrolled(canvas, now,
                 {.title = tr("Settings"), .accent = game_ ? game_->accent.on(theme()) : theme().colour.text},
                 [&](Canvas& sheet) {
                   for (const PlacedSection& section : sections_) paint_section(sheet, section);
                   for (const PlacedRow& row : rows_) paint_row(sheet, row);
                   for (const Control& control : controls_.all()) {
                     if (!control.window.empty()) controls_.draw(sheet, theme(), now - this->now(), control);
                   }
                   for (const PlacedRow& row : rows_) {
                     if (row.row->sample) paint_samples(sheet, *row.row);
                   }
                 });
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  for (const std::string& id : {all_id(), reset_id()}) {
    if (const Control* control = controls_.find(id))
      controls_.draw(canvas, theme(), now - this->now(), *control);
  }
}

void SettingsPage::paint_section(Canvas& canvas, const PlacedSection& placed) const {
  draw_card(canvas, theme(), placed.card, Elevation::Low);
  const Rect heading{placed.card.x + kPadding, placed.card.y + kPadding, placed.card.w - 2 * kPadding,
                     kHeadingHeight - space::kSmall};
  canvas.text(tr(placed.section->heading), heading,
              {.face = Face::Bold, .size = type::kLead, .colour = theme().colour.text});
  if (placed.sample.empty()) return;
  const auto guard = canvas.saved();
  canvas.clip(placed.sample);
  placed.section->sample(canvas, context_, placed.sample);
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
    row.sample(canvas, theme(), centre, i);
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
      if (reply.id == id_of(row) && row.kind == Kind::Page) return row.open(context_);
      if (reply.id == id_of(row)) return row.kind == Kind::Slider ? slide(row, reply) : set(row, reply);
      for (std::size_t i = 0; i < row.choices.size(); ++i) {
        if (reply.id == id_of(row, row.choices[i]))
          return set(row, {reply.id, ControlEvent::What::Changed, static_cast<float>(i)});
      }
    }
  }
  if (reply.id == reset_id()) return ask_reset();
  if (reply.id == all_id()) return context_.scenes.replace(std::make_unique<SettingsPage>(context_));
  ScrollPage::on_control(reply);
}

void SettingsPage::ask_reset() {
  const auto reset = later([this] {
    SettingValues values = context_.profile.values();
    for (const Section& section : all_)
      for (const SettingRow& row : section.rows)
        if (row.kind != Kind::Page) row.reset(values);
    context_.profile.change(std::move(values));
  });
  const auto what = game_ ? msgid("The settings on this page return to defaults.")
                          : msgid("All settings return to defaults.");
  ask(context_, {msgid("Reset to defaults?"), what, {}},
      {.id = "reset", .label = msgid("Reset"), .act = reset});
}

std::string SettingsPage::state() const {
  const Settings& s = context_.profile.settings();
  return "language=" + context_.words.language() + " desk=" + std::string(word_of(s.desk)) +
         " scale=" + std::to_string(s.interface_scale) + " muted=" + (s.muted ? "yes" : "no");
}

}  // namespace quintet::ui
