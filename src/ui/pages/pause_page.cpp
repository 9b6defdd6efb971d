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
constexpr float kTitleHeight = 48, kLineHeight = 28, kGap = space::kSmall;

}  // namespace

std::vector<MenuItem> common_pause_items(Context& context, const GameDefinition& game,
                                         std::function<void()> leave) {
  std::vector<MenuItem> entries;
  entries.push_back({.id = "settings",
                     .label = msgid("Settings"),
                     .icon = "settings",
                     .act = [&context] { context.scenes.push(std::make_unique<SettingsPage>(context)); },
                     .page = MenuItem::Page::Stays});
  entries.push_back(
      {.id = "help",
       .label = msgid("How to play"),
       .icon = "help",
       .act = [&context, &game] { context.scenes.push(std::make_unique<HelpPage>(context, game)); },
       .page = MenuItem::Page::Stays});
  entries.push_back({.id = "leave",
                     .label = context.profile.saves() ? msgid("Keep and leave") : msgid("Leave"),
                     .icon = "home",
                     .act = std::move(leave)});
  return entries;
}

std::string kept_words(const Context& context) {
  return context.words.tr(context.profile.saves()
                              ? msgid("Your game is kept; go on whenever you like.")
                              : msgid("Your game waits until you quit; this copy saves nothing."));
}

PausePage::PausePage(Context& context, std::vector<MenuItem> entries, LocalizedText line)
    : MenuItemPage(context, "pause", std::move(entries)), line_(std::move(line)) {}

std::vector<Control> PausePage::layout(Extent size) {
  const float head = kTitleHeight + (line_.empty() ? 0 : kLineHeight) + space::kBase;
  const auto stack = [](std::size_t rows) { return static_cast<float>(rows) * (kTarget + kGap) - kGap; };
  // On low screens the buttons are in two columns, and the first one is as wide as both.
  const bool low = head + stack(items().size()) + 2 * kPadding > size.h - 2 * space::kTiny;
  const float padding = low ? kLowPadding : kPadding;
  const std::size_t rows = low ? 1 + items().size() / 2 : items().size();
  const float width = std::min(low ? kWideWidth : kWidth, size.w - 2 * space::kBase);
  card_ = centred({size.w / 2, size.h / 2}, {width, head + stack(rows) + 2 * padding});

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
  draw_backdrop(canvas, theme(), Scenery::Quiet);
  canvas.fade(arrival(now));
  draw_card(canvas, theme(), card_, Elevation::High);
  if (controls_.all().empty()) return;
  const float title =
      controls_.all().front().bounds.y - space::kBase - (line_.empty() ? 0 : kLineHeight) - kTitleHeight;
  canvas.text(tr("Paused"), {card_.x, title, card_.w, kTitleHeight},
              {.face = Face::Title, .size = type::kTitle, .colour = c.text, .align = Align::Centre});
  canvas.text(line_.in(context_.words),
              {card_.x + kLowPadding, title + kTitleHeight, card_.w - 2 * kLowPadding, kLineHeight},
              {.size = type::kLabel, .colour = c.text_2, .align = Align::Centre});
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
