#include "games/link/journey_footer.hpp"

#include <algorithm>

#include "games/link/accent.hpp"
#include "games/link/words.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

// Points.
constexpr float kBroad = 1000;  // from this width on, everything stands side by side
constexpr float kBroadHeight = 76, kNarrowHeight = 122, kLowNarrowHeight = 108, kLow = 560;
constexpr float kButton = 176, kSmallButton = 132, kButtonHeight = 48;
constexpr float kName = 26, kNumber = 20, kIcon = 30, kStar = 16, kTerms = 22;
constexpr float kNamePart = 0.24F, kTermsPart = 0.3F;  // of the width that the buttons leave

std::string terms_words(const Context& context, const link::Level& level, int stars) {
  const auto left = [&context](std::chrono::seconds time) {
    return format(context.words.tr("{time} or more left"), {{"time", clock_text(time.count())}});
  };
  if (stars == 3) return left(level.three_stars);
  if (stars == 2) return left(level.two_stars);
  return format(context.words.tr("Clear in {time}"), {{"time", clock_text(level.time.count())}});
}

}  // namespace

float JourneyFooter::height(Extent size) {
  if (size.w >= kBroad) return kBroadHeight;
  return size.h < kLow ? kLowNarrowHeight : kNarrowHeight;
}

JourneyFooter::JourneyFooter(Rect area, std::size_t buttons) : area_(area), buttons_(buttons) {}

bool JourneyFooter::broad() const {
  return area_.h <= kBroadHeight;
}

Rect JourneyFooter::button(std::size_t index) const {
  const float width = broad() ? kButton : kSmallButton, gap = space::kTiny;
  const Rect inner = area_.grown(-space::kSmall);
  if (broad()) {
    const float right = inner.right() - static_cast<float>(index) * (width + gap);
    return {right - width, inner.centre().y - kButtonHeight / 2, width, kButtonHeight};
  }
  // Below each other.
  const auto count = static_cast<float>(std::max<std::size_t>(buttons_, 1));
  const float height = std::min(kButtonHeight, (inner.h - gap * (count - 1)) / count);
  const float top = inner.centre().y - (height * count + gap * (count - 1)) / 2;
  return {inner.right() - width, top + static_cast<float>(index) * (height + gap), width, height};
}

Rect JourneyFooter::text_area() const {
  const Rect inner{area_.x + space::kBase, area_.y + space::kTiny, area_.w - 2 * space::kBase,
                   area_.h - 2 * space::kTiny};
  if (buttons_ == 0) return inner;
  const float left = button(broad() ? buttons_ - 1 : 0).x;
  return {inner.x, inner.y, left - space::kBase - inner.x, inner.h};
}

void JourneyFooter::paint(Canvas& canvas, const Context& context, const Content& content) const {
  draw_card(canvas, context.theme, area_, Elevation::Low);
  const link::Level& level = link::journey()[static_cast<std::size_t>(content.level)];
  const Rect room = text_area();
  if (broad()) {
    const float name = room.w * kNamePart, terms = room.w * kTermsPart, gap = space::kBase;
    paint_name(canvas, context, content, {room.x, room.y, name, room.h});
    const Rect rule{room.x + name + gap, room.y, room.w - name - terms - 2 * gap, room.h};
    const Rect side{rule.right() + gap, room.y, terms, room.h};
    for (const float x : {rule.x - gap / 2, side.x - gap / 2})
      canvas.fill({x, room.y + space::kTiny, kLine, room.h - 2 * space::kTiny},
                  context.theme.colour.hairline);
    paint_rule(canvas, context, level, rule);
    return paint_terms(canvas, context, content, side);
  }
  paint_name(canvas, context, content, {room.x, room.y, room.w, kName});
  paint_rule(canvas, context, level, {room.x, room.y + kName, room.w, room.h - kName - kTerms});
  paint_terms(canvas, context, content, {room.x, room.bottom() - kTerms, room.w, kTerms});
}

// On one line in a narrow bar, else one above the other.
void JourneyFooter::paint_name(Canvas& canvas, const Context& context, const Content& content,
                               Rect area) const {
  const link::Level& level = link::journey()[static_cast<std::size_t>(content.level)];
  const Palette& c = context.theme.colour;
  std::string number =
      format(context.words.tr("Level {level}"), {{"level", std::to_string(content.level + 1)}});
  if (!content.note.empty()) number += " · " + content.note;
  const TextStyle small{.size = type::kCaption, .colour = c.text_2};
  if (broad()) {
    const float top = area.centre().y - (kName + kNumber) / 2;
    canvas.text(context.words.tr(level.title), {area.x, top, area.w, kName},
                {.face = Face::Bold, .size = type::kLead, .colour = c.text});
    return canvas.text(number, {area.x, top + kName, area.w, kNumber}, small);
  }
  const std::string title = context.words.tr(level.title);
  const float width = std::min(canvas.text_width(title, Face::Bold, type::kBody) + 1, area.w);
  canvas.text(title, {area.x, area.y, width, area.h},
              {.face = Face::Bold, .size = type::kBody, .colour = c.text});
  const float x = area.x + width + space::kSmall;
  if (x + canvas.text_width(number, small.face, small.size) <= area.right())
    canvas.text(number, {x, area.y, area.right() - x, area.h}, small);
}

void JourneyFooter::paint_rule(Canvas& canvas, const Context& context, const link::Level& level,
                               Rect area) const {
  canvas.picture("images/icons/" + gravity_icon(level.rules.gravity) + ".svg",
                 {area.x, area.centre().y - kIcon / 2, kIcon, kIcon}, kAccent.on(context.theme));
  const Rect words{area.x + kIcon + space::kTiny, area.y, area.w - kIcon - space::kTiny, area.h};
  const std::string text = context.words.tr(level.effect);
  TextStyle style{.size = type::kLabel, .colour = context.theme.colour.text};
  float height = canvas.paragraph_height(text, words.w, style, context.line_height());
  if (height > words.h) {
    style.size = type::kCaption;
    height = canvas.paragraph_height(text, words.w, style, context.line_height());
  }
  canvas.paragraph(text, {words.x, words.centre().y - height / 2, words.w, height}, style,
                   context.line_height());
}

// Three stars first; the others below, or beside them where there is no room below.
void JourneyFooter::paint_terms(Canvas& canvas, const Context& context, const Content& content,
                                Rect area) const {
  const link::Level& level = link::journey()[static_cast<std::size_t>(content.level)];
  const Palette& c = context.theme.colour;
  const TextStyle style{.size = type::kCaption, .colour = c.text_2};
  if (!content.needed.empty()) {
    canvas.picture("images/icons/lock.svg", {area.x, area.centre().y - kStar / 2, kStar, kStar}, c.text_2);
    const float x = area.x + kStar + space::kTiny, width = area.right() - x;
    const TextStyle clear{.size = type::kLabel, .colour = c.text};
    const float height = canvas.paragraph_height(content.needed, width, clear, context.line_height());
    canvas.paragraph(content.needed, {x, area.centre().y - height / 2, width, height}, clear,
                     context.line_height());
    return;
  }
  float x = area.x;
  const float rows = broad() ? kStars : 1, line = broad() ? area.h / rows : area.h;
  for (int stars = kStars; stars >= 1; --stars) {
    const auto row = static_cast<float>(kStars - stars);
    const float y = broad() ? area.y + row * line : area.y;
    const float shown =
        broad() ? stars_width(kStar) : stars_width(kStar) * static_cast<float>(stars) / kStars;
    const std::string words = terms_words(context, level, stars);
    const float width = canvas.text_width(words, style.face, style.size) + 1;
    if (!broad() && x + shown + space::kHair + width > area.right()) return;
    for (int i = 0; i < stars; ++i)
      draw_star(canvas, context.theme, star_place({x, y + (line - kStar) / 2, stars_width(kStar), kStar}, i),
                Star::Filled);
    x += shown + space::kTiny;
    canvas.text(words, {x, y, broad() ? area.right() - x : width, line}, style);
    x = broad() ? area.x : x + width + space::kBase;
  }
}

}  // namespace quintet::link
