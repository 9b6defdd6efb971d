#include "games/twenty48/aide_panel.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/twenty48/accent.hpp"
#include "games/twenty48/hint_marks.hpp"
#include "games/twenty48/words.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr float kHintPart = 0.48F;  // of the height
constexpr float kMark = 32, kMarkIcon = 20;
constexpr float kBar = 10, kChanceRow = 24;
constexpr int kWhole = 100;

constexpr CommandInfo kPlayIt{"play-hint", msgid("Play it"), {}};
constexpr std::array<std::string_view, kPaces.size()> kPaceWords{"slow", "normal", "fast"};
constexpr std::array<std::string_view, kPaces.size()> kPaceLabels{"1×", "4×", "16×"};

}  // namespace

std::string hint_words(const Context& context, const Advice& advice, std::size_t most) {
  std::string words;
  for (std::size_t i = 0; i < std::min(most, advice.reasons.size()); ++i) {
    if (i > 0 && !context.chinese()) words += ' ';
    words += context.words.tr(reason_message(advice.reasons[i]));
  }
  return words;
}

void AidePanel::place(Rect area) {
  area_ = area;
  if (area.w > area.h) {
    const float half = (area.w - space::kBase) / 2;
    hint_ = {area.x, area.y, half, area.h};
    autoplay_ = {area.right() - half, area.y, half, area.h};
    return;
  }
  const float upper = std::round(area.h * kHintPart);
  hint_ = {area.x, area.y, area.w, upper - space::kBase / 2};
  autoplay_ = {area.x, area.y + upper + space::kBase / 2, area.w, area.h - upper - space::kBase / 2};
}

Rect AidePanel::inner(Rect card) const {
  return card.grown(-space::kBase - space::kHair);
}

std::vector<std::pair<Command, Rect>> AidePanel::buttons(const Aide& aide, Help help,
                                                         const Actions& actions) const {
  std::vector<std::pair<Command, Rect>> all;
  const bool allowed = help == Help::Allowed;
  if (!shown()) return all;
  const auto at_bottom = [this](Rect card) {
    const Rect in = inner(card);
    return Rect{in.x, in.bottom() - kTarget, in.w, kTarget};
  };
  if (aide.hint())
    all.push_back(
        {{.info = kPlayIt, .run = actions.play_hint, .kind = Control::Kind::Primary}, at_bottom(hint_)});
  else
    all.push_back({{.info = {"show-hint", msgid("Show a hint"), "hint"},
                    .run = actions.hint,
                    .enabled = allowed && (aide.plays() || !aide.thinking()),
                    .kind = Control::Kind::Button},
                   at_bottom(hint_)});
  const CommandInfo start{"start", msgid("autoplay", "Start"), "play"},
      stop{"start", msgid("autoplay", "Stop"), "stop"};
  const Rect button = at_bottom(autoplay_);
  all.push_back({{.info = aide.plays() ? stop : start,
                  .run = actions.autoplay,
                  .enabled = allowed,
                  .kind = Control::Kind::Button},
                 button});
  const Pace chosen = context_.profile.get<Settings>().pace;
  const float width = button.w / kPaces.size();
  for (std::size_t i = 0; i < kPaces.size(); ++i) {
    const auto choose = [&context = context_, changed = actions.changed, pace = kPaces[i]] {
      auto settings = context.profile.get<Settings>();
      settings.pace = pace;
      context.profile.change(settings);
      changed();
    };
    all.push_back(
        {{.info = {kPaceWords[i], kPaceLabels[i]},
          .run = choose,
          .enabled = allowed,
          .kind = Control::Kind::Choice,
          .chosen = kPaces[i] == chosen},
         {button.x + static_cast<float>(i) * width, button.y - space::kSmall - kTarget, width, kTarget}});
  }
  return all;
}

void AidePanel::draw(Canvas& canvas, const Aide& aide, Help help) const {
  if (!shown()) return;
  draw_hint(canvas, aide, help);
  draw_autoplay(canvas, aide, help);
}

void AidePanel::draw_hint(Canvas& canvas, const Aide& aide, Help help) const {
  const Palette& c = context_.theme.colour;
  const auto tr = [this](std::string_view message) { return context_.words.tr(message); };
  draw_card(canvas, context_.theme, hint_, Elevation::Low);
  const Rect in = inner(hint_);
  const Vec mark{in.x + kMark / 2, in.y + kMark / 2};
  canvas.disc(mark, kMark / 2, c.focus);
  const std::string icon = aide.hint() ? std::string(arrow_icon(aide.hint()->thought.best)) : "hint";
  canvas.picture("images/icons/" + icon + ".svg", centred(mark, {kMarkIcon, kMarkIcon}), c.surface);
  const std::string title = aide.hint() ? tr(slide_message(aide.hint()->thought.best)) : tr("Hint");
  canvas.text(title, {in.x + kMark + space::kSmall, in.y, in.w - kMark - space::kSmall, kMark},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  const float top = in.y + kMark + space::kTiny;
  const Rect room{in.x, top, in.w, in.bottom() - kTarget - space::kTiny - top};
  const auto say = [&](const std::string& words) {
    const TextStyle style{.size = type::kLabel, .colour = c.text_2};
    const bool fits = canvas.paragraph_height(words, room.w, style, context_.line_height()) <= room.h;
    if (fits) canvas.paragraph(words, room, style, context_.line_height());
    return fits;
  };
  if (aide.hint()) {
    if (!say(hint_words(context_, *aide.hint(), 2))) say(hint_words(context_, *aide.hint(), 1));
  } else if ((!aide.plays() && aide.thinking()) || help == Help::Refused) {
    say(tr((!aide.plays() && aide.thinking()) ? msgid("Thinking...")
                                              : msgid("This try counts, so there is no help.")));
  } else if (!say(tr("Shows the best move and why. Games with help are recorded apart."))) {
    say(context_.words.tr(msgid("puzzle", "Shows the best move and why.")));
  }
}

void AidePanel::draw_autoplay(Canvas& canvas, const Aide& aide, Help help) const {
  const Palette& c = context_.theme.colour;
  const auto tr = [this](std::string_view message) { return context_.words.tr(message); };
  draw_card(canvas, context_.theme, autoplay_, Elevation::Low);
  const Rect in = inner(autoplay_);
  // In a low card a chance takes the place of the title.
  const float buttons = 2 * (kTarget + space::kSmall), chance_height = kChanceRow + space::kHair + kBar;
  const bool low = in.h < kChanceRow + space::kTiny + chance_height + buttons;
  const bool titled = !low || !aide.hint() || !aide.hint()->chance;
  if (titled)
    canvas.text(tr("Autoplay"), {in.x, in.y, in.w, kChanceRow},
                {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  const float top = in.y + (titled ? kChanceRow + space::kTiny : 0);
  if (!aide.hint() || !aide.hint()->chance) {
    if (help == Help::Refused) return;
    const std::string words =
        tr(aide.plays() && !aide.has_moved() ? msgid("Thinking...")
                                             : msgid("Watch it climb. Any key stops it."));
    const TextStyle style{.size = type::kLabel, .colour = c.text_2};
    const float room = in.bottom() - buttons - top;
    if (canvas.paragraph_height(words, in.w, style, context_.line_height()) <= room)
      canvas.paragraph(words, {in.x, top, in.w, room}, style, context_.line_height());
    return;
  }
  const GoalChance& chance = *aide.hint()->chance;
  const float part = static_cast<float>(chance.reached) / static_cast<float>(chance.playouts);
  const std::string goal =
      format(tr("Chance of {tile}"), {{"tile", std::to_string(std::uint64_t{1} << chance.goal)}});
  const Rect row{in.x, top, in.w, kChanceRow};
  canvas.text(goal, row, {.size = type::kLabel, .colour = c.text_2});
  canvas.text(std::to_string(static_cast<int>(std::lround(part * kWhole))) + " %", row,
              {.face = Face::Bold, .size = type::kBody, .colour = c.text, .align = Align::Right});
  const Rect bar{in.x, row.bottom() + space::kHair, in.w, kBar};
  canvas.rounded(bar, kBar / 2, c.sunken);
  if (part > 0)
    canvas.rounded({bar.x, bar.y, std::max(kBar, bar.w * part), kBar}, kBar / 2, kAccent.on(context_.theme));
}

}  // namespace quintet::twenty48
