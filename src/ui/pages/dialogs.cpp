#include "ui/pages/dialogs.hpp"

#include <algorithm>
#include <cassert>
#include <memory>
#include <utility>

#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

MenuItemPage::MenuItemPage(Context& context, std::string name, std::vector<MenuItem> entries)
    : Page(context, std::move(name)), entries_(std::move(entries)) {}

Control MenuItemPage::control_of(std::size_t index) const {
  const MenuItem& entry = entries_[index];
  return {.id = id_of(entry),
          .kind = index == 0 ? Control::Kind::Primary : Control::Kind::Button,
          .bounds = {},
          .label = tr(entry.label),
          .icon = entry.icon};
}

void MenuItemPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  for (const MenuItem& entry : entries_) {
    if (id_of(entry) == reply.id) return choose(entry);
  }
}

void MenuItemPage::choose(const MenuItem& entry) {
  const auto act = entry.act;
  if (entry.page == MenuItem::Page::Closes) context_.scenes.pop();
  if (act) act();
}

namespace {

constexpr float kWidth = 480, kPadding = space::kWide, kTitleHeight = 32, kLeastButton = 112, kRise = 12;

TextStyle text_style(const Theme& theme) {
  return {.size = type::kBody, .colour = theme.colour.text_2};
}

}  // namespace

void ask(Context& context, Question question) {
  context.scenes.push(std::make_unique<DialogPage>(context, std::move(question)));
}

std::unique_ptr<Scene> dialog_page(Context& context, Question question, MenuItem yes, std::string_view no) {
  question.answers.push_back(std::move(yes));
  question.answers.push_back({.id = "cancel", .label = no});
  return std::make_unique<DialogPage>(context, std::move(question));
}

void ask(Context& context, Question question, MenuItem yes, std::string_view no) {
  context.scenes.push(dialog_page(context, std::move(question), std::move(yes), no));
}

void begin_new_game(Context& context, std::optional<std::string_view> loss, std::function<void()> begin,
                    Behind behind) {
  if (!loss) return begin();
  ask(context, {msgid("Start a new game?"), *loss, {}, behind},
      {.id = "new", .label = msgid("New game"), .act = std::move(begin)});
}

DialogPage::DialogPage(Context& context, Question question)
    : MenuItemPage(context, "dialog", std::move(question.answers)),
      title_(std::move(question.title)),
      text_(std::move(question.text)),
      behind_(question.behind) {
  if (!items().empty()) controls_.focus(id_of(items().back()));
}

float DialogPage::text_height(float width) const {
  if (text_.empty()) return 0;
  return space::kTiny + context_.canvas.paragraph_height(text_.in(context_.words), width, text_style(theme()),
                                                         context_.line_height());
}

float DialogPage::wanted_width(const Control& button) const {
  return std::max(kLeastButton,
                  context_.canvas.text_width(button.label, Face::Text, type::kBody) + 2 * space::kWide);
}

// The answer that changes nothing is at the right end, where every page has its main button.
std::vector<Control> DialogPage::layout(Extent size) {
  const Row row{.gap = space::kSmall, .at = LayoutAt::End};
  std::vector<Control> controls;
  std::vector<LayoutPart> wanted;
  for (std::size_t i = 0; i < items().size(); ++i) {
    controls.push_back(control_of(i));
    controls.back().kind = i + 1 == items().size() ? Control::Kind::Primary : Control::Kind::Button;
    wanted.push_back(fixed(wanted_width(controls.back())));
  }
  const float taken = row.length(wanted);
  const float width = std::min(std::max(kWidth, taken + 2 * kPadding), size.w - 2 * space::kBase);
  const float inner = width - 2 * kPadding;
  const float height = kPadding + kTitleHeight + text_height(inner) + space::kWide + kTarget + kPadding;
  card_ = centred({size.w / 2, size.h / 2}, {width, std::min(height, size.h - 2 * space::kTiny)});
  if (taken > inner)
    for (LayoutPart& part : wanted)
      part.length = std::min(part.length, shared_side(inner, wanted.size(), row.gap));
  const std::vector<Rect> places =
      row.place({card_.x + kPadding, card_.bottom() - kPadding - kTarget, inner, kTarget}, wanted);
  for (std::size_t i = 0; i < places.size(); ++i) controls[i].bounds = places[i];
  // Tab begins at the main button.
  std::ranges::reverse(controls);
  return controls;
}

void DialogPage::paint(Canvas& canvas, Duration now) const {
  const Palette& c = theme().colour;
  const Extent size = canvas.size();
  if (covers()) draw_backdrop(canvas, theme(), Scenery::Quiet);
  canvas.fade(arrival(now));
  if (!covers()) canvas.fill({0, 0, size.w, size.h}, c.veil);
  if (!context_.still()) canvas.translate({0, (1 - entrance(now)) * kRise});
  draw_card(canvas, theme(), card_, Elevation::High);
  const Rect inner{card_.x + kPadding, card_.y + kPadding, card_.w - 2 * kPadding, kTitleHeight};
  canvas.text(title_.in(context_.words), inner, {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  canvas.paragraph(text_.in(context_.words), {inner.x, inner.bottom() + space::kTiny, inner.w, card_.h},
                   text_style(theme()), context_.line_height());
  draw_controls(canvas, now);
}

void DialogPage::go_back() {
  if (items().empty()) return context_.scenes.pop();
  choose(items().back());
}

namespace {

constexpr float kPauseWidth = 400, kWideWidth = 560, kPausePadding = space::kLarge,
                kLowPadding = space::kBase;
constexpr float kPauseTitleHeight = 48, kGap = space::kSmall;
constexpr float kBesideFrom = 1100,
                kBesideWidth = 300;  // canvas width from which the card is beside the board
constexpr float kThinVeil = 0.4F;    // the board is still easy to read

}  // namespace

std::string kept_words(const Context& context) {
  return context.words.tr(context.profile.saves() ? msgid("Game saved")
                                                  : msgid("Not saved: this window saves nothing"));
}

PausePage::PausePage(Context& context, std::vector<MenuItem> entries, LocalizedText line, Behind behind,
                     LocalizedText title)
    : MenuItemPage(context, "pause", std::move(entries)),
      line_(std::move(line)),
      title_(std::move(title)),
      behind_(behind) {}

bool PausePage::beside(Extent size) const {
  return behind_ == Behind::Shown && size.w >= kBesideFrom;
}

float PausePage::line_height(float width) const {
  if (line_.empty()) return 0;
  const TextStyle style{.size = type::kLabel, .colour = {}};
  return space::kTiny +
         context_.canvas.paragraph_height(line_.in(context_.words), width, style, context_.line_height());
}

std::vector<Control> PausePage::layout(Extent size) {
  const auto stack = [](std::size_t rows) { return static_cast<float>(rows) * (kTarget + kGap) - kGap; };
  const float narrow = beside(size) ? kBesideWidth : kPauseWidth;
  const float room = size.h - 2 * space::kTiny;
  const float tall =
      kPauseTitleHeight + line_height(narrow - 2 * kLowPadding) + space::kBase + stack(items().size());
  // On low screens the buttons are in two columns, and the first one is as wide as both.
  const bool low = tall + 2 * kLowPadding > room;
  const float padding = low || beside(size) || tall + 2 * kPausePadding > room ? kLowPadding : kPausePadding;
  const std::size_t rows = low ? 1 + items().size() / 2 : items().size();
  const float width = std::min(low ? kWideWidth : narrow, size.w - 2 * space::kBase);
  const float head = kPauseTitleHeight + line_height(width - 2 * kLowPadding) + space::kBase;
  const Extent card{width, head + stack(rows) + 2 * padding};
  card_ = centred({size.w / 2, size.h / 2}, card);
  if (beside(size)) card_.x = size.w - width - space::kWide;

  std::vector<Control> controls;
  const float left = card_.x + padding, inner = width - 2 * padding, half = (inner - kGap) / 2;
  const float top = card_.y + padding + head;
  for (std::size_t i = 0; i < items().size(); ++i) {
    const std::size_t row = low ? (i + 1) / 2 : i;
    const bool second = low && i > 0 && i % 2 == 0;
    const bool whole = !low || i == 0 || (i % 2 == 1 && i + 1 == items().size());
    Control control = control_of(i);
    control.bounds = {second ? left + half + kGap : left, top + static_cast<float>(row) * (kTarget + kGap),
                      whole ? inner : half, kTarget};
    controls.push_back(std::move(control));
  }
  return controls;
}

void PausePage::paint(Canvas& canvas, Duration now) const {
  const Palette& c = theme().colour;
  const Extent size = canvas.size();
  if (covers()) draw_backdrop(canvas, theme(), Scenery::Quiet);
  canvas.fade(arrival(now));
  if (!covers()) canvas.fill({0, 0, size.w, size.h}, beside(size) ? c.veil.faded(kThinVeil) : c.veil);
  draw_card(canvas, theme(), card_, Elevation::High);
  if (controls_.all().empty()) return;
  const float inner = card_.w - 2 * kLowPadding, line = line_height(inner);
  const float title = controls_.all().front().bounds.y - space::kBase - line - kPauseTitleHeight;
  canvas.text(title_.in(context_.words), {card_.x, title, card_.w, kPauseTitleHeight},
              {.face = Face::Title, .size = type::kTitle, .colour = c.text, .align = Align::Centre});
  canvas.paragraph(
      line_.in(context_.words),
      {card_.x + kLowPadding, title + kPauseTitleHeight + space::kTiny, inner, line - space::kTiny},
      {.size = type::kLabel, .colour = c.text_2, .align = Align::Centre}, context_.line_height());
  draw_controls(canvas, now);
}

void PausePage::on_action(Action action) {
  if (action == Action::Pause) return go_back();
  const auto keyed = std::ranges::find(items(), action, &MenuItem::key);
  if (keyed != items().end()) choose(*keyed);
}

std::string PausePage::state() const {
  return line_.empty() ? std::string{} : "line=" + line_.in(context_.words);
}

void PausePage::go_back() {
  if (items().empty()) return context_.scenes.pop();
  choose(items().front());
}

namespace {

void begin(Context& context, std::size_t floor, const Continuation& way) {
  std::unique_ptr<Scene> page = way.begin(context);
  context.scenes.unwind(floor);
  context.scenes.push(std::move(page));
}

void confirm(Context& context, std::size_t floor, const Continuation& way) {
  if (!way.loss) return begin(context, floor, way);
  ask(context, {way.question, *way.loss, {}},
      {.id = "play", .label = way.answer, .act = [&context, floor, way] { begin(context, floor, way); }},
      msgid("Keep the game"));
}

}  // namespace

void play_on(Context& context, std::size_t floor, const std::vector<Continuation>& ways) {
  assert(!ways.empty());
  if (ways.size() == 1) return confirm(context, floor, ways.front());
  Question question{msgid("Play on from here"), msgid("Against the computer you take the side to move."), {}};
  for (const Continuation& way : ways)
    question.answers.push_back(
        {.id = way.id, .label = way.label, .act = [&context, floor, way] { confirm(context, floor, way); }});
  question.answers.push_back({.id = "cancel", .label = msgid("Cancel")});
  ask(context, std::move(question));
}

}  // namespace quintet::ui
