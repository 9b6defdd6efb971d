#include "ui/pages/pause_page.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "ui/pages/help_page.hpp"
#include "ui/pages/settings_page.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kWidth = 400, kWideWidth = 560, kPadding = space::kLarge, kLowPadding = space::kBase;
constexpr float kTitleHeight = 48, kGap = space::kSmall;
constexpr float kBesideFrom = 1100,
                kBesideWidth = 300;  // canvas width from which the card is beside the board
constexpr float kThinVeil = 0.4F;    // the board is still easy to read

}  // namespace

std::vector<MenuItem> common_pause_items(Context& context, const GameDefinition& game,
                                         std::function<void()> leave) {
  std::vector<MenuItem> entries;
  entries.push_back(
      {.id = "settings",
       .label = msgid("Settings"),
       .icon = "settings",
       .act = [&context, &game] { context.scenes.push(std::make_unique<SettingsPage>(context, game)); },
       .page = MenuItem::Page::Stays});
  entries.push_back(
      {.id = "help",
       .label = msgid("How to play"),
       .icon = "help",
       .act = [&context, &game] { context.scenes.push(std::make_unique<HelpPage>(context, game)); },
       .page = MenuItem::Page::Stays});
  entries.push_back({.id = "leave",
                     .label = context.profile.saves() ? msgid("Save and leave") : msgid("Leave"),
                     .icon = "home",
                     .act = std::move(leave)});
  return entries;
}

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
  const float narrow = beside(size) ? kBesideWidth : kWidth;
  const float room = size.h - 2 * space::kTiny;
  const float tall =
      kTitleHeight + line_height(narrow - 2 * kLowPadding) + space::kBase + stack(items().size());
  // On low screens the buttons are in two columns, and the first one is as wide as both.
  const bool low = tall + 2 * kLowPadding > room;
  const float padding = low || beside(size) || tall + 2 * kPadding > room ? kLowPadding : kPadding;
  const std::size_t rows = low ? 1 + items().size() / 2 : items().size();
  const float width = std::min(low ? kWideWidth : narrow, size.w - 2 * space::kBase);
  const float head = kTitleHeight + line_height(width - 2 * kLowPadding) + space::kBase;
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
  const float title = controls_.all().front().bounds.y - space::kBase - line - kTitleHeight;
  canvas.text(title_.in(context_.words), {card_.x, title, card_.w, kTitleHeight},
              {.face = Face::Title, .size = type::kTitle, .colour = c.text, .align = Align::Centre});
  canvas.paragraph(line_.in(context_.words),
                   {card_.x + kLowPadding, title + kTitleHeight + space::kTiny, inner, line - space::kTiny},
                   {.size = type::kLabel, .colour = c.text_2, .align = Align::Centre},
                   context_.line_height());
  draw_controls(canvas, now);
}

void PausePage::on_action(Action action) {
  if (action == Action::Pause) go_back();
}

std::string PausePage::state() const {
  return line_.empty() ? std::string{} : "line=" + line_.in(context_.words);
}

void PausePage::go_back() {
  if (items().empty()) return context_.scenes.pop();
  choose(items().front());
}

}  // namespace quintet::ui
