#include "ui/pages/result_page.hpp"

#include <algorithm>

#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kWidth = 560, kWideWidth = 860, kPadding = space::kLarge, kLowPadding = space::kWide;
constexpr float kTitleHeight = 44, kLineHeight = 26, kStar = 44, kRow = 40, kRise = 16;
constexpr float kTermHeight = 24, kTermWidth = 152;
constexpr float kBudSize = 0.5F;                // the size of a star when it begins to appear
constexpr float kSeal = 84, kSealSunk = 0.62F;  // the part of the seal that is on the card
constexpr float kFrame = 10, kFrameInk = 0.7F;  // of the line that runs around a certificate
constexpr float kPillHeight = 24;
constexpr float kButtonChrome = 64;  // icon and margins beside a label
constexpr Duration kStarDelay = motion::kBase / 2 + motion::kInstant;

Tween star_tween(int index) {
  return {motion::kBase / 2 + index * kStarDelay, motion::kCalm, kCalmInCurve};
}

}  // namespace

ResultPage::ResultPage(Context& context, GameResult outcome)
    : MenuItemPage(context, "result", std::move(outcome.entries)), outcome_(std::move(outcome)) {}

float ResultPage::words_height() const {
  float height = kTitleHeight;
  if (!outcome_.line.empty()) height += kLineHeight;
  if (outcome_.stars) height += space::kBase + stars_height();
  return height;
}

float ResultPage::stars_height() const {
  return kStar + (outcome_.star_terms.empty() ? 0 : kTermHeight);
}

std::vector<Control> ResultPage::layout(Extent size) {
  const float figures = static_cast<float>(outcome_.figures.size()) * kRow;
  const float sealed = won() ? kSeal * kSealSunk : 0;
  const float tall = sealed + words_height() + space::kWide + figures + space::kWide + kTarget + 2 * kPadding;
  const float out = won() ? kSeal * (1 - kSealSunk) : 0;
  // On low screens words and figures are side by side.
  const bool low = tall + out > size.h - 2 * space::kBase;
  const float padding = low ? kLowPadding : kPadding;
  const float short_height =
      std::max(sealed + words_height(), figures) + space::kBase + kTarget + 2 * padding;
  const auto count = static_cast<float>(items().size());
  const float row = count * (button_width() + space::kSmall) - space::kSmall;
  const float width =
      std::min(low ? kWideWidth : std::max(kWidth, row + 2 * padding), size.w - 2 * space::kBase);
  card_ = centred({size.w / 2, (size.h + out) / 2}, {width, low ? short_height : tall});

  const Rect inner = card_.grown(-padding);
  const float top = inner.y + sealed;
  if (low) {
    const float half = (inner.w - space::kLarge) / 2, room = inner.h - kTarget - space::kBase;
    words_ = {inner.x, inner.y + sealed + (room - sealed - words_height()) / 2, half, words_height()};
    figures_ = {inner.right() - half, inner.y + (room - figures) / 2, half, figures};
  } else {
    words_ = {inner.x, top, inner.w, words_height()};
    figures_ = {inner.x, words_.bottom() + space::kWide, inner.w, figures};
  }
  return buttons({inner.x, inner.bottom() - kTarget, inner.w, kTarget});
}

// All buttons have the width of the widest.
float ResultPage::button_width() const {
  float widest = 0;
  for (const MenuItem& entry : items()) {
    widest = std::max(widest, context_.canvas.text_width(tr(entry.label), Face::Text, type::kBody));
  }
  return widest + kButtonChrome;
}

// The main button is at the right end.
std::vector<Control> ResultPage::buttons(Rect row) const {
  const auto count = static_cast<float>(std::max<std::size_t>(1, items().size()));
  const float width = (row.w - (count - 1) * space::kSmall) / count;
  std::vector<Control> controls;
  float right = row.right();
  for (std::size_t i = 0; i < items().size(); ++i) {
    Control control = control_of(i);
    control.bounds = {right - width, row.y, width, row.h};
    if (width < button_width()) control.icon.clear();
    right -= width + space::kSmall;
    controls.push_back(std::move(control));
  }
  return controls;
}

void ResultPage::paint(Canvas& canvas, Duration now) const {
  const Extent size = canvas.size();
  const float shown = arrival(now);
  canvas.fade(shown);
  canvas.fill({0, 0, size.w, size.h}, theme().colour.veil);
  if (!context_.still()) canvas.translate({0, (1 - shown) * kRise});
  paint_paper(canvas);
  paint_words(canvas, now);
  for (std::size_t i = 0; i < outcome_.figures.size(); ++i) {
    paint_figure(canvas, outcome_.figures[i],
                 {figures_.x, figures_.y + static_cast<float>(i) * kRow, figures_.w, kRow});
  }
  draw_controls(canvas, now);
}

void ResultPage::paint_paper(Canvas& canvas) const {
  draw_card(canvas, theme(), card_, Elevation::High);
  if (!won()) return;
  canvas.outline(card_.grown(-kFrame), radius::kCell, kLine, theme().colour.gold.faded(kFrameInk));
  const float x = figures_.x > words_.right() ? words_.centre().x : card_.centre().x;
  draw_seal(canvas, theme(), {x - kSeal / 2, card_.y - kSeal * (1 - kSealSunk), kSeal, kSeal}, kSealGlyph);
}

void ResultPage::paint_words(Canvas& canvas, Duration now) const {
  const Palette& c = theme().colour;
  canvas.text(tr(outcome_.title), {words_.x, words_.y, words_.w, kTitleHeight},
              {.face = Face::Title, .size = type::kTitle, .colour = c.text, .align = Align::Centre});
  canvas.text(outcome_.line, {words_.x, words_.y + kTitleHeight, words_.w, kLineHeight},
              {.size = type::kBody, .colour = c.text_2, .align = Align::Centre});
  paint_stars(canvas, now);
}

void ResultPage::paint_stars(Canvas& canvas, Duration now) const {
  if (!outcome_.stars) return;
  const Palette& c = theme().colour;
  const Rect row{words_.x, words_.bottom() - stars_height(), words_.w, kStar};
  const float column = std::min(kTermWidth, row.w / kStars);
  for (int i = 0; i < kStars; ++i) {
    const bool won_it = i < *outcome_.stars;
    Rect star = star_place(row, i);
    if (!outcome_.star_terms.empty()) {
      // With gaps, so that there is room for the condition below each star.
      const Vec middle{row.centre().x + (static_cast<float>(i) - (kStars - 1) / 2.0F) * column,
                       row.centre().y};
      star = centred(middle, {kStar, kStar});
      canvas.text(
          outcome_.star_terms[static_cast<std::size_t>(i)],
          {middle.x - column / 2 + space::kHair, row.bottom(), column - 2 * space::kHair, kTermHeight},
          {.size = type::kCaption, .colour = won_it ? c.text : c.text_2, .align = Align::Centre});
    }
    draw_star(canvas, theme(), star, Star::Open);
    const float grown = !won_it ? 0.0F : still() ? 1.0F : static_cast<float>(star_tween(i).progress(now));
    if (grown > 0)
      draw_star(canvas, theme(), star, Star::Filled, {.opacity = grown, .scale = mix(kBudSize, 1.0F, grown)});
  }
}

void ResultPage::paint_figure(Canvas& canvas, const GameResult::Figure& figure, Rect row) const {
  const Palette& c = theme().colour;
  const TextStyle value{.face = Face::Bold, .size = type::kLead, .colour = c.text, .align = Align::Right};
  canvas.fill({row.x, row.bottom() - kLine, row.w, kLine}, c.hairline);
  const float width = canvas.text_width(figure.value, value.face, value.size) + 1;
  canvas.text(figure.value, {row.right() - width, row.y, width, row.h}, value);
  const TextStyle label{.size = type::kBody, .colour = c.text_2};
  const std::string words = tr(figure.label);
  Rect room{row.x, row.y, row.w - width - space::kSmall, row.h};
  if (figure.fresh) room.w -= paint_badge(canvas, room, canvas.text_width(words, label.face, label.size));
  canvas.text(words, room, label);
}

// The badge is never left out: beside a long label it has a short text.
float ResultPage::paint_badge(Canvas& canvas, Rect room, float label) const {
  const auto width_of = [&canvas](const std::string& words) {
    return canvas.text_width(words, Face::Bold, type::kCaption) + 2 * space::kSmall;
  };
  std::string words = tr("New record");
  if (label + space::kTiny + width_of(words) > room.w) words = tr("New");
  const float width = width_of(words);
  const Rect at{room.right() - width, room.centre().y - kPillHeight / 2, width, kPillHeight};
  canvas.rounded(at, kPillHeight / 2, theme().colour.primary);
  canvas.text(words, at,
              {.face = Face::Bold,
               .size = type::kCaption,
               .colour = theme().colour.on_primary,
               .align = Align::Centre});
  return width + space::kTiny;
}

bool ResultPage::still() const {
  return !outcome_.stars || context_.still();
}

bool ResultPage::moving() const {
  return !still() && !star_tween(kStars - 1).done(now());
}

// A press in the first moment was probably meant for the game that has just ended.
bool ResultPage::intercept(const Event& event) {
  if (entrance(now()) >= 1) return false;
  const auto* pointer = std::get_if<PointerEvent>(&event);
  if (pointer) return pointer->kind == PointerEvent::Kind::Pressed;
  const auto* action = std::get_if<ActionEvent>(&event);
  return action && action->action == Action::Confirm;
}

// The keys of the game that has ended still work.
void ResultPage::on_action(Action action) {
  if (action == Action::Undo && outcome_.undo) {
    const auto undo = outcome_.undo;
    context_.scenes.pop();
    return undo();
  }
  if (action != Action::Restart) return;
  const auto anew = std::ranges::find_if(items(), [](const MenuItem& entry) {
    return entry.id == "new" || entry.id == "again" || entry.id == "restart";
  });
  if (anew != items().end()) choose(*anew);
}

void ResultPage::go_back() {
  if (items().empty()) return context_.scenes.pop();
  choose(items().back());
}

std::string ResultPage::state() const {
  std::string words = won() ? "won" : outcome_.kind == GameResult::Kind::Even ? "even" : "lost";
  if (outcome_.stars) words += " stars=" + std::to_string(*outcome_.stars);
  for (const GameResult::Figure& figure : outcome_.figures) {
    if (figure.fresh) return words + " record";
  }
  return words;
}

}  // namespace quintet::ui
