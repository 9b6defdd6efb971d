#include "ui/pages/dialog_page.hpp"

#include <algorithm>

#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kWidth = 480, kPadding = space::kWide, kTitleHeight = 32, kLeastButton = 112, kRise = 12;

TextStyle text_style(const Theme& theme) {
  return {.size = type::kBody, .colour = theme.colour.text_2};
}

}  // namespace

Question new_game_question(std::function<void()> begin) {
  Question question{msgid("Start a new game?"), msgid("Your unfinished game will be lost."), {}};
  question.answers.push_back({.id = "new", .label = msgid("New game"), .act = std::move(begin)});
  question.answers.push_back({.id = "cancel", .label = msgid("Cancel")});
  return question;
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
  std::vector<Control> controls;
  float row = -space::kSmall;
  for (std::size_t i = items().size(); i-- > 0;) {
    controls.push_back(control_of(i));
    row += wanted_width(controls.back()) + space::kSmall;
  }
  const float width = std::min(std::max(kWidth, row + 2 * kPadding), size.w - 2 * space::kBase);
  const float height =
      kPadding + kTitleHeight + text_height(width - 2 * kPadding) + space::kWide + kTarget + kPadding;
  card_ = centred({size.w / 2, size.h / 2}, {width, std::min(height, size.h - 2 * space::kTiny)});

  const auto count = static_cast<float>(items().size());
  const bool fits = row <= width - 2 * kPadding;
  const float widest = fits ? width : (width - 2 * kPadding - (count - 1) * space::kSmall) / count;
  float right = card_.right() - kPadding;
  for (Control& control : controls) {
    control.kind = &control == &controls.front() ? Control::Kind::Primary : Control::Kind::Button;
    const float w = std::min(wanted_width(control), widest);
    control.bounds = {right - w, card_.bottom() - kPadding - kTarget, w, kTarget};
    right -= w + space::kSmall;
  }
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

}  // namespace quintet::ui
