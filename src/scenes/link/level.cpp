#include "scenes/link/level.hpp"

#include "scenes/hud.hpp"
#include "scenes/link/flow.hpp"
#include "scenes/link/words.hpp"
#include "scenes/ornaments.hpp"

namespace quintet::scenes {
namespace {

constexpr float kStar = 20, kTerm = 28;  // a star, and the row that says what it asks for

}  // namespace

LinkLevelPage::LinkLevelPage(Context& context, int level)
    : LinkEntryCard(context, "link.level"), level_(level) {}

const link::Level& LinkLevelPage::stage() const {
  return link::journey()[static_cast<std::size_t>(level_)];
}

LinkEntryCard::Heading LinkLevelPage::heading() const {
  return {.over = format(tr("Level {level}"), {{"level", std::to_string(level_ + 1)}}),
          .title = tr(stage().title),
          .icon = gravity_icon(stage().rules.gravity)};
}

void LinkLevelPage::begin() {
  replace_with_level(context_, level_);
}

std::string LinkLevelPage::state() const {
  return "level=" + std::to_string(level_ + 1);
}

float LinkLevelPage::body_height(float width) const {
  const TextStyle style{.size = type::kBody, .colour = theme().colour.text};
  return context_.canvas.paragraph_height(tr(stage().effect), width, style, context_.line_height()) +
         space::kTiny + kStars * kTerm;
}

void LinkLevelPage::paint_body(Canvas& canvas, Rect body) const {
  const float effect = canvas.paragraph(
      tr(stage().effect), body, {.size = type::kBody, .colour = theme().colour.text}, context_.line_height());
  Rect row{body.x, body.y + effect + space::kTiny, body.w, kTerm};
  paint_terms(canvas, row, 3, stage().three_stars);
  paint_terms(canvas, row.moved({0, kTerm}), 2, stage().two_stars);
  paint_terms(canvas, row.moved({0, 2 * kTerm}), 1, std::chrono::seconds(0));
}

void LinkLevelPage::paint_terms(Canvas& canvas, Rect row, int stars, std::chrono::seconds left) const {
  const float width = stars_width(kStar);
  draw_stars(canvas, theme(), {row.x, row.centre().y - kStar / 2, width, kStar}, stars);
  const std::string words = left.count() == 0
                                ? format(tr("within {time}"), {{"time", clock_text(stage().time.count())}})
                                : format(tr("with {time} left"), {{"time", clock_text(left.count())}});
  const float x = row.x + width + space::kSmall;
  canvas.text(words, {x, row.y, row.right() - x, row.h},
              {.size = type::kLabel, .colour = theme().colour.text_2});
}

}  // namespace quintet::scenes
