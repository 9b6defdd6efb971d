#include "ui/pages/setup_page.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

using Look = SetupRow::Look;

constexpr std::string_view kPrevious = "previous", kNext = "next";
constexpr float kTitleLeft = 120;  // points at the left for the button and the gaps around the title
constexpr float kCaption = 32;     // below a preview
constexpr float kCardInset = 6;    // around the art of a card
constexpr float kRungInset = 4, kRailWidth = 4, kNarrowRung = 150, kOpenRung = 200, kPortraitMost = 52,
                kOpenPortrait = 84;
constexpr float kRungWord = 18, kSeal = 32, kNumber = 24;
constexpr float kWheelStep = 1;  // of the wheel, to the next option
constexpr std::string_view kBeatenGlyph = "胜";

bool is_arrow(Action action) {
  return action <= Action::Right;
}

// The width that portraits have in a ladder with names beside them.
float portrait_column(const PlacedRow& placed) {
  return placed.options.w >= kOpenRung ? kOpenPortrait : kPortraitMost;
}

bool opens(const PlacedRow& placed, const PlacedOption& option, const SetupRow& row) {
  return option.index == row.chosen && placed.options.w >= kOpenRung;
}

}  // namespace

SetupPage::SetupPage(Context& context, std::string name, const Accent& accent)
    : ScrollPage(context, std::move(name)), accent_(accent) {}

void SetupPage::turn(std::string_view, int) {}
void SetupPage::paint_option(Canvas&, const SetupRow&, std::size_t, Rect) const {}
void SetupPage::paint_preview(Canvas&, Rect) const {}

// --- Layout

std::string SetupPage::id_of(const SetupRow& row, std::string_view part) const {
  return name() + '.' + row.id + '.' + std::string(part);
}

std::size_t SetupPage::first_shown(std::size_t row, std::size_t page) {
  const SetupRow& gallery = rows_[row];
  Shown& shown = shown_[gallery.id];
  if (shown.page != page || shown.chosen != gallery.chosen)
    shown = {gallery.chosen < gallery.options.size() ? gallery.chosen / page * page : 0, page,
             gallery.chosen};
  return shown.first;
}

std::vector<Control> SetupPage::layout(Extent size) {
  rows_ = rows();
  SetupLayout layout(context_.canvas, context_.line_height(), rows_,
                     [this](std::size_t row, std::size_t page) { return first_shown(row, page); });
  places_ = layout.place(size);
  scroll_.fit(places_.view, places_.height);
  place_hero(places_.hero);
  std::vector<Control> controls;
  controls.push_back({.id = name() + ".begin",
                      .kind = Control::Kind::Primary,
                      .bounds = places_.play,
                      .label = begin_label(),
                      .icon = "play"});
  parts_.clear();
  for (std::size_t i = 0; i < places_.rows.size(); ++i) add_controls(i, controls);
  controls.push_back(back_control(size, back_id(), tr("Back (Esc)")));
  return controls;
}

void SetupPage::add_controls(std::size_t index, std::vector<Control>& controls) {
  const PlacedRow& placed = places_.rows[index];
  const SetupRow& row = row_of(placed);
  const Vec scrolled{0, placed.in_panel ? -scroll_.offset(now()) : 0};
  const Rect window = placed.in_panel ? places_.view : Rect{};
  for (const PlacedOption& option : placed.shown) {
    const std::string id = id_of(row, row.options[option.index].id);
    parts_[id] = {index, Part::Kind::Option, option.index};
    controls.push_back({.id = id,
                        .kind = Control::Kind::Area,
                        .bounds = option.at.moved(scrolled),
                        .value = option.index == row.chosen ? 1.0F : 0.0F,
                        .enabled = row.enabled,
                        .window = window});
  }
  if (!placed.previous.empty()) add_buttons(index, controls);
}

// Minus and plus, or the pages of a gallery. What they change is beside them, so they have no tooltips.
void SetupPage::add_buttons(std::size_t index, std::vector<Control>& controls) {
  const PlacedRow& placed = places_.rows[index];
  const SetupRow& row = row_of(placed);
  const bool number = row.look == Look::Steps;
  const Vec scrolled{0, placed.in_panel ? -scroll_.offset(now()) : 0};
  const auto shown = placed.shown.size();
  const std::size_t first = shown > 0 ? placed.shown.front().index : 0;
  const bool back = number ? row.previous : first > 0;
  const bool on = number ? row.next : first + shown < row.options.size();
  const auto add = [&](std::string_view part, Part::Kind kind, Rect at, std::string_view icon, bool enabled) {
    parts_[id_of(row, part)] = {index, kind, 0};
    controls.push_back({.id = id_of(row, part),
                        .kind = Control::Kind::Icon,
                        .bounds = at.moved(scrolled),
                        .icon = std::string(icon),
                        .enabled = enabled && row.enabled,
                        .tooltip = Control::Tooltip::Hover,
                        .window = placed.in_panel ? places_.view : Rect{}});
  };
  add(kPrevious, Part::Kind::Previous, placed.previous, number ? "minus" : "left", back);
  add(kNext, Part::Kind::Next, placed.next, number ? "plus" : "right", on);
}

// --- Choosing

const SetupPage::Part* SetupPage::part_of(std::string_view control) const {
  const auto found = parts_.find(control);
  return found == parts_.end() ? nullptr : &found->second;
}

void SetupPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".begin") return begin();
  const Part* part = part_of(reply.id);
  if (!part) return ScrollPage::on_control(reply);
  const SetupRow& row = row_of(places_.rows[part->placed]);
  if (part->kind == Part::Kind::Option) return choose(row.id, part->option);
  const int by = part->kind == Part::Kind::Next ? 1 : -1;
  row.look == Look::Steps ? turn(row.id, by) : turn_page(row, by);
}

void SetupPage::turn_page(const SetupRow& row, int by) {
  Shown& shown = shown_[row.id];
  const std::size_t last = row.options.empty() ? 0 : (row.options.size() - 1) / shown.page * shown.page;
  if (by > 0)
    shown.first = std::min(shown.first + shown.page, last);
  else
    shown.first -= std::min(shown.first, shown.page);
}

bool SetupPage::intercept(const Event& event) {
  if (const auto* action = std::get_if<ActionEvent>(&event)) {
    // The first key only shows the focus.
    const bool repeats = action->repeated && action->action == Action::Confirm;
    if (!repeats && (controls_.ring_shown() || action->action == Action::Confirm) && on_key(action->action))
      return true;
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
  return is_arrow(action) && step_row(places_.rows[part->placed], action);
}

bool SetupPage::step_row(const PlacedRow& placed, Action direction) {
  const SetupRow& row = row_of(placed);
  if (!row.enabled) return false;
  if (row.look == Look::Steps) {
    if (direction != Action::Left && direction != Action::Right) return false;
    const bool more = direction == Action::Right;
    controls_.focus(id_of(row, more ? kNext : kPrevious));
    if (more ? !row.next : !row.previous) return true;
    context_.audio.play("toggle");
    turn(row.id, more ? 1 : -1);
    return true;
  }
  SetupRow shown = row;
  shown.look = placed.look;
  const auto to = option_towards(shown, placed.columns, direction);
  if (!to) return false;
  // Up and down leave the page of a gallery, left and right turn it.
  const bool level = direction == Action::Left || direction == Action::Right;
  const bool seen = std::ranges::find(placed.shown, *to, &PlacedOption::index) != placed.shown.end();
  return (level || seen) && change(placed, *to);
}

bool SetupPage::change(const PlacedRow& placed, std::size_t option) {
  const std::string row = row_of(placed).id, id = id_of(row_of(placed), row_of(placed).options[option].id);
  context_.audio.play("toggle");
  choose(row, option);
  place_controls();
  if (controls_.find(id)) controls_.focus(id);
  row_before_ = row;
  return true;
}

// Over a row that does not scroll with the page.
bool SetupPage::on_wheel(const PointerEvent& event) {
  for (const PlacedRow& placed : places_.rows) {
    const SetupRow& row = row_of(placed);
    if (!placed.bounds.contains(event.at) || (placed.in_panel && scroll_.needed())) continue;
    if (!row.enabled) return true;
    wheel_ += event.scroll.y;
    if (std::abs(wheel_) < kWheelStep) return true;
    // Up is more: a larger number, a higher rung. In a row it is to the left, as in a list.
    const bool upwards = row.look == Look::Steps || placed.look == Look::Ladder;
    const int by = (wheel_ > 0) == upwards ? 1 : -1;
    wheel_ = 0;
    if (row.look == Look::Steps) {
      if (by > 0 ? row.next : row.previous) turn(row.id, by);
    } else if (const auto to = option_turned(row, by)) {
      change(placed, *to);
    }
    return true;
  }
  return false;
}

void SetupPage::focus_chosen(const PlacedRow& placed) {
  const SetupRow& row = row_of(placed);
  if (row.look == Look::Steps || row.chosen >= row.options.size()) return;
  const std::string id = id_of(row, row.options[row.chosen].id);
  if (controls_.find(id)) controls_.focus(id);
}

void SetupPage::focus_next_row(int by) {
  if (!controls_.ring_shown()) return controls_.show_ring();
  const std::vector<Control>& all = controls_.all();
  const auto row_of_control = [this](const Control& control) {
    const Part* part = part_of(control.id);
    return part ? row_of(places_.rows[part->placed]).id : control.id;
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
  const std::string row = part ? row_of(places_.rows[part->placed]).id : std::string{};
  // Who comes to a row by keys begins with its chosen option.
  if (part && controls_.ring_shown() && row != row_before_) focus_chosen(places_.rows[part->placed]);
  row_before_ = row;
  watch_attention();
  ScrollPage::advance(step);
}

void SetupPage::watch_attention() {
  const Part* part = controls_.ring_shown() ? focused_part() : part_of(controls_.hovered());
  if (part) attention_ = row_of(places_.rows[part->placed]).id;
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
  canvas.shadow(plate, radius::kBoard, theme().shadow(Elevation::Middle));
  canvas.rounded(plate, radius::kBoard, c.board);
  canvas.outline(plate, radius::kBoard, kLine, c.board_edge);
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
  if (!places_.side.empty()) draw_card(canvas, theme(), places_.side, Elevation::Middle);
  for (const PlacedRow& placed : places_.rows) {
    if (!placed.in_panel) paint_row(canvas, placed, now);
  }
  paint_panel(canvas, now);
  if (const Control* back = controls_.find(back_id()))
    controls_.draw(canvas, theme(), now - this->now(), *back);
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

void SetupPage::paint_panel(Canvas& canvas, Duration now) const {
  const Palette& c = theme().colour;
  draw_card(canvas, theme(), places_.panel, Elevation::Middle);
  {
    const auto guard = canvas.saved();
    canvas.clip(places_.view);
    canvas.translate({0, -scroll_.offset(now)});
    for (const PlacedRow& placed : places_.rows) {
      if (placed.in_panel) paint_row(canvas, placed, now);
    }
  }
  // A line shows that there is more.
  const Rect& view = scroll_.view();
  if (scroll_.needed())
    canvas.fill({places_.play.x, view.bottom() - kLine, places_.play.w, kLine}, c.hairline);
  if (scroll_.needed() && scroll_.offset(now) > 0)
    canvas.fill({places_.play.x, view.y, places_.play.w, kLine}, c.hairline);
  scroll_.draw(canvas, theme(), now);
  if (!places_.summary.empty())
    canvas.text(summary(), places_.summary,
                {.size = type::kLabel, .colour = c.text_2, .align = Align::Centre});
  if (const Control* begin = controls_.find(name() + ".begin"))
    controls_.draw(canvas, theme(), now - this->now(), *begin);
}

OptionState SetupPage::state_of(const PlacedRow& placed, const PlacedOption& option, Duration now) const {
  const SetupRow& row = row_of(placed);
  return {.chosen = option.index == row.chosen,
          .enabled = row.enabled,
          .warm = controls_.warmth(id_of(row, row.options[option.index].id), now - this->now())};
}

void SetupPage::paint_row(Canvas& canvas, const PlacedRow& placed, Duration now) const {
  const SetupRow& row = row_of(placed);
  const OptionPainter painter{canvas, theme()};
  paint_label(canvas, placed);
  if (placed.look == Look::Segments) painter.draw_strip(placed.options);
  if (placed.look == Look::Ladder) paint_rail(canvas, placed);
  for (const PlacedOption& option : placed.shown) {
    const OptionState state = state_of(placed, option, now);
    switch (placed.look) {
      case Look::Segments:
        paint_segment(canvas, placed, option, state);
        break;
      case Look::Ladder:
        paint_rung(canvas, placed, option, state);
        break;
      case Look::Icons:
        if (row.options[option.index].art) {
          painter.draw_tile(option.at, state);
          paint_option(canvas, row, option.index, option.at.grown(-space::kHair));
        } else {
          painter.draw_icon(option.at, row.options[option.index].icon, state);
        }
        break;
      default:
        paint_card(canvas, placed, option, state);
    }
  }
  if (row.look == Look::Steps)
    canvas.text(
        row.value, placed.options,
        {.face = Face::Bold, .size = type::kLead, .colour = theme().colour.text, .align = Align::Centre});
  // The buttons follow the scrolling by themselves.
  const auto guard = canvas.saved();
  if (placed.in_panel) canvas.translate({0, scroll_.offset(now)});
  for (const std::string_view part : {kPrevious, kNext}) {
    const Control* button = placed.previous.empty() ? nullptr : controls_.find(id_of(row, part));
    if (button) controls_.draw(canvas, theme(), now - this->now(), *button);
  }
  if (placed.in_panel) canvas.translate({0, -scroll_.offset(now)});
  paint_sentence(canvas, placed);
}

void SetupPage::paint_label(Canvas& canvas, const PlacedRow& placed) const {
  const Palette& c = theme().colour;
  const SetupRow& row = row_of(placed);
  if (placed.label.empty()) return;
  const bool chosen = row.chosen < row.options.size();
  const std::string word = row.look == Look::Steps      ? std::string{}
                           : !row.value.empty()         ? row.value
                           : row.shows_word() && chosen ? row.options[row.chosen].label
                                                        : std::string{};
  const Rect line{placed.label.x, placed.label.y, placed.label.w, placed.label.h - space::kHair};
  const float width =
      word.empty() ? line.w : std::min(line.w, canvas.text_width(row.label, Face::Text, type::kLabel) + 1);
  canvas.text(row.label, {line.x, line.y, width, line.h}, {.size = type::kLabel, .colour = c.text_2});
  if (word.empty()) return;
  const float left = width + space::kTiny;
  canvas.text(word, {line.x + left, line.y, line.w - left, line.h},
              {.face = Face::Bold, .size = type::kLabel, .colour = c.text, .align = Align::Right});
}

void SetupPage::paint_segment(Canvas& canvas, const PlacedRow& placed, const PlacedOption& option,
                              OptionState state) const {
  const SetupRow& row = row_of(placed);
  const SetupOption& words = row.options[option.index];
  const float sample = words.art ? kSegmentSample + kSegmentGap : 0;
  OptionPainter{canvas, theme()}.draw_segment(option.at, words.label, sample, state);
  if (!words.art) return;
  const float text = canvas.text_width(words.label, state.chosen ? Face::Bold : Face::Text, type::kLabel);
  const float left = option.at.x + std::max(space::kHair, (option.at.w - sample - text) / 2);
  paint_option(canvas, row, option.index,
               {left, option.at.centre().y - kSegmentSample / 2, kSegmentSample, kSegmentSample});
}

void SetupPage::paint_card(Canvas& canvas, const PlacedRow& placed, const PlacedOption& option,
                           OptionState state) const {
  const SetupRow& row = row_of(placed);
  const SetupOption& words = row.options[option.index];
  OptionPainter{canvas, theme()}.draw_tile(option.at, state);
  const Rect inner = option.at.grown(-kCardInset);
  const Rect art{inner.x, inner.y, inner.w, inner.h - placed.word.h};
  const float side = std::min(art.w, art.h);
  paint_option(canvas, row, option.index,
               row.look == Look::Ladder ? centred(art.centre(), {side, side}) : art);
  const TextStyle style{.face = state.chosen ? Face::Bold : Face::Text,
                        .size = type::kCaption,
                        .colour = theme().colour.text,
                        .align = Align::Centre};
  const Rect foot{inner.x, art.bottom() + space::kHair, inner.w, placed.word.h - space::kHair};
  const float height = canvas.paragraph_height(words.label, foot.w, style, context_.line_height());
  if (row.look == Look::Gallery || height <= type::kCaption * context_.line_height() + 1)
    canvas.text(words.label, foot, style);
  else
    canvas.paragraph(words.label, foot, style, context_.line_height());
}

void SetupPage::paint_sentence(Canvas& canvas, const PlacedRow& placed) const {
  const SetupRow& row = row_of(placed);
  if (placed.sentence.h <= 0) return;
  std::size_t option = row.chosen;
  const Part* hovered = part_of(controls_.hovered());
  if (hovered && hovered->kind == Part::Kind::Option && &places_.rows[hovered->placed] == &placed)
    option = hovered->option;
  if (option >= row.options.size()) return;
  canvas.paragraph(row.options[option].remark(), placed.sentence,
                   {.size = type::kLabel, .colour = theme().colour.text}, context_.line_height());
}

// --- The ladder

Rect SetupPage::portrait_place(const PlacedRow& placed, const PlacedOption& option) const {
  const SetupRow& row = row_of(placed);
  const Rect& at = option.at;
  if (placed.options.w < kNarrowRung) {
    const float side = std::max(0.0F, std::min(at.h - kRungWord - 2 * kRungInset, kOpenPortrait));
    return {at.centre().x - side / 2, at.y + kRungInset, side, side};
  }
  const float open = std::min(kOpenPortrait, at.h - 2 * kRungInset);
  const float side = opens(placed, option, row) ? open : std::min(kPortraitMost, at.h - 2 * kRungInset);
  const float middle = at.x + kRungInset + portrait_column(placed) / 2;
  return centred({middle, at.centre().y}, {side, side});
}

// From the first opponent to the last; red as far as they are beaten.
void SetupPage::paint_rail(Canvas& canvas, const PlacedRow& placed) const {
  if (placed.options.w < kNarrowRung) return;
  const SetupRow& row = row_of(placed);
  for (std::size_t i = 1; i < placed.shown.size(); ++i) {
    const Vec from = portrait_place(placed, placed.shown[i - 1]).centre();
    const Vec to = portrait_place(placed, placed.shown[i]).centre();
    const bool beaten = row.options[placed.shown[i - 1].index].sealed;
    canvas.fill({from.x - kRailWidth / 2, to.y, kRailWidth, from.y - to.y},
                beaten ? theme().colour.seal : theme().colour.sunken);
  }
}

void SetupPage::paint_rung(Canvas& canvas, const PlacedRow& placed, const PlacedOption& option,
                           OptionState state) const {
  const Palette& c = theme().colour;
  const SetupRow& row = row_of(placed);
  const SetupOption& words = row.options[option.index];
  const Rect& at = option.at;
  const OptionPainter painter{canvas, theme()};
  if (state.chosen || state.warm > 0) {
    const auto guard = canvas.saved();
    if (!state.chosen) canvas.fade(state.warm);
    painter.draw_tile(at, state);
  }
  const Rect portrait = portrait_place(placed, option);
  canvas.disc(portrait.centre(), portrait.w / 2 + 1, c.surface);
  paint_option(canvas, row, option.index, portrait);
  const Face face = state.chosen ? Face::Bold : Face::Text;
  if (placed.options.w < kNarrowRung) {
    canvas.text(words.label,
                {at.x + kRungInset, at.bottom() - kRungWord - 2, at.w - 2 * kRungInset, kRungWord},
                {.face = face, .size = type::kCaption, .colour = c.text, .align = Align::Centre});
    return;
  }
  const float left = at.x + 2 * kRungInset + portrait_column(placed) + space::kTiny;
  if (opens(placed, option, row)) {
    paint_open_rung(canvas, words,
                    {left, at.y + kRungInset, at.right() - left - space::kTiny, at.h - 2 * kRungInset});
    return;
  }
  const float right = at.right() - space::kTiny;
  const float mark = words.sealed ? kSeal : kNumber;
  canvas.text(words.label, {left, at.y, right - mark - left - space::kHair, at.h},
              {.face = face, .size = type::kBody, .colour = c.text});
  if (words.sealed)
    draw_seal(canvas, theme(), {right - kSeal, at.centre().y - kSeal / 2, kSeal, kSeal}, kBeatenGlyph);
  else
    canvas.text(std::to_string(option.index + 1), {right - kNumber, at.y, kNumber, at.h},
                {.size = type::kLabel, .colour = c.text_2, .align = Align::Right});
}

// The name, what this opponent does, and how the games against it have gone.
void SetupPage::paint_open_rung(Canvas& canvas, const SetupOption& option, Rect area) const {
  const Palette& c = theme().colour;
  const float line = context_.line_height();
  const TextStyle small{.size = type::kCaption, .colour = c.text};
  const float name = type::kLead * line, note = option.note.empty() ? 0 : type::kCaption * line;
  const float sentence = canvas.paragraph_height(option.sentence, area.w, small, line);
  float y = area.y + std::max(0.0F, (area.h - name - sentence - note) / 2);
  const float seal = option.sealed ? kSeal + space::kHair : 0;
  canvas.text(option.label, {area.x, y, area.w - seal, name},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  if (option.sealed) draw_seal(canvas, theme(), {area.right() - kSeal, y, kSeal, kSeal}, kBeatenGlyph);
  y += name;
  canvas.paragraph(option.sentence, {area.x, y, area.w, sentence}, small, line);
  canvas.text(option.note, {area.x, y + sentence, area.w, note},
              {.face = Face::Bold, .size = type::kCaption, .colour = c.primary});
}

}  // namespace quintet::ui
