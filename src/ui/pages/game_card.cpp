#include "ui/pages/game_card.hpp"

#include <algorithm>

#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/short_text.hpp"

namespace quintet::ui {
namespace {

constexpr float kMat = 6;          // between the picture and the edge of the card
constexpr float kInset = 14;       // of the words
constexpr float kStanding = 1.3F;  // width by height below which a card stands
constexpr float kLying = 210;      // width from which a card may lie
constexpr float kNameRow = 34, kLineRow = 24, kProgressRow = 24, kLowNameRow = 28;
constexpr float kLargeFrom = 340, kLargeWidth = 300, kLargeNameRow = 46,
                kLargeRow = 28;  // a card that stands alone
constexpr float kBar = 4;
constexpr float kWithLine = 190, kWithProgress = 140;  // heights of a standing card from which it has them
constexpr float kLyingWithLine = 104, kLyingWithProgress = 58;
constexpr float kArtPart = 0.46F, kLeastArt = 48;  // of a lying card's width
constexpr float kFoot = 10;
constexpr float kIcon = 14;

}  // namespace

void draw_framed(Canvas& canvas, const Theme& theme, const GameDefinition& game, Rect area, Rgba plate) {
  if (area.empty()) return;
  {
    const auto guard = canvas.saved();
    canvas.clip(area);
    if (game.art) game.art(canvas, theme, area);
  }
  // The ring hides the corners of the picture.
  canvas.outline(area.grown(kMat), radius::kCard, kMat, plate);
  canvas.outline(area, radius::kCard - kMat, kLine, mix(plate, theme.colour.text, 0.12F));
}

GameCard::GameCard(const GameDefinition& game, Rect bounds) : game_(&game), bounds_(bounds) {
  if (bounds.w < kLying || bounds.w / std::max(bounds.h, 1.0F) < kStanding)
    place_standing();
  else
    place_lying();
}

void GameCard::place_standing() {
  large_ = bounds_.h >= kLargeFrom && bounds_.w >= kLargeWidth;
  const bool line = bounds_.h >= kWithLine, progress = bounds_.h >= kWithProgress;
  const float name = large_     ? kLargeNameRow
                     : progress ? kNameRow
                                : kLowNameRow,
              row = large_ ? kLargeRow : kLineRow;
  const float words = name + (line ? row : 0) + (progress ? row : 0);
  const Rect inner = bounds_.grown(-kMat);
  const float inset = kInset - kMat, x = inner.x + inset, width = inner.w - 2 * inset;
  art_ = {inner.x, inner.y, inner.w, std::max(0.0F, inner.h - words - kBar - (progress ? kFoot : 0))};
  bar_ = {x, art_.bottom() + kBar, width, kBar};
  name_ = {x, bar_.bottom(), width, name};
  if (line) line_ = {x, name_.bottom(), width, row};
  if (progress) progress_ = {x, name_.bottom() + line_.h, width, row};
}

void GameCard::place_lying() {
  const Rect inner = bounds_.grown(-kMat);
  const float art = std::max(kLeastArt, std::min(inner.w * kArtPart, inner.h * 1.25F));
  art_ = {inner.x, inner.y, art, inner.h};
  const float x = art_.right() + kInset, width = inner.right() - x - kFoot / 2;
  const bool line = inner.h >= kLyingWithLine, progress = inner.h >= kLyingWithProgress;
  const float name = line ? kNameRow : kLowNameRow;
  // The line may take two rows where there is room.
  const float lines = line ? (inner.h >= kLyingWithLine + 2 * kLineRow ? 2.0F : 1.0F) * kLineRow : 0;
  const float words = name + lines + (progress ? kProgressRow + 2 * kBar : 0);
  const float y = inner.centre().y - words / 2;
  name_ = {x, y, width, name};
  if (line) line_ = {x, name_.bottom(), width, lines};
  if (!progress) return;
  progress_ = {x, name_.bottom() + lines, width, kProgressRow};
  bar_ = {x, progress_.bottom() + kBar, width, kBar};
}

// The outline comes last, since the frame of the picture reaches over it.
void GameCard::draw(Canvas& canvas, const Context& context, const Progress& progress, float warm) const {
  const auto guard = canvas.saved();
  if (!context.still()) canvas.translate({0, -kLift * warm});
  draw_card(canvas, context.theme, bounds_, warm > 0.5F ? Elevation::High : Elevation::Middle, warm);
  const Palette& c = context.theme.colour;
  draw_framed(canvas, context.theme, *game_, art_, c.surface);
  canvas.outline(bounds_, radius::kCard, kLine, mix(c.hairline, c.border, warm));
  draw_words(canvas, context, progress);
  if (progress.part && *progress.part > 0 && !bar_.empty()) draw_bar(canvas, context.theme, *progress.part);
}

void GameCard::draw_words(Canvas& canvas, const Context& context, const Progress& progress) const {
  const Palette& c = context.theme.colour;
  const std::string name = context.words.tr(game_->name);
  TextStyle title{.face = Face::Title,
                  .size = large_ ? type::kTitle : type::kHeading,
                  .colour = game_->accent.on(context.theme)};
  while (title.size > type::kLabel && canvas.text_width(name, title.face, title.size) > name_.w)
    title.size -= 1;
  canvas.text(name, name_, title);
  const std::string line = context.words.tr(game_->tagline);
  const TextStyle style{.size = large_ ? type::kBody : type::kLabel, .colour = c.text_2};
  if (!line_.empty() && canvas.paragraph_height(line, line_.w, style, context.line_height()) <= line_.h + 1)
    canvas.paragraph(line, line_, style, context.line_height());
  if (progress_.empty() || progress.words.empty()) return;
  const Rgba ink = progress.saved ? c.primary : c.text_2;
  Rect row = progress_;
  if (!progress.icon.empty()) {
    canvas.picture("images/icons/" + progress.icon + ".svg",
                   {row.x, row.centre().y - kIcon / 2, kIcon, kIcon}, progress.icon == "star" ? c.gold : ink);
    row.x += kIcon + space::kTiny;
    row.w -= kIcon + space::kTiny;
  }
  const TextStyle facts{.face = progress.saved ? Face::Bold : Face::Text,
                        .size = large_ ? type::kLabel : type::kCaption,
                        .colour = ink};
  canvas.text(facts_that_fit(canvas, progress.words, row.w, facts), row, facts);
}

void GameCard::draw_bar(Canvas& canvas, const Theme& theme, float part) const {
  canvas.rounded(bar_, kBar / 2, theme.colour.sunken);
  canvas.rounded({bar_.x, bar_.y, std::max(kBar, bar_.w * std::min(part, 1.0F)), bar_.h}, kBar / 2,
                 game_->accent.on(theme));
}

}  // namespace quintet::ui
