#include "ui/pages/hero_card.hpp"

#include <algorithm>

#include "ui/pages/game_card.hpp"
#include "ui/widgets/card_grid.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/short_text.hpp"

namespace quintet::ui {
namespace {

constexpr float kWideColumn = 290;  // width from which the lesser buttons stand side by side
constexpr float kHighColumn = 380, kMiddleColumn = 280;
constexpr float kCaption = 22, kNameRow = 54, kLowNameRow = 36;
constexpr float kPortrait = 52, kLowPortrait = 40, kTurnRing = 3;
constexpr float kTitleRow = 24, kWordsRow = 20, kLineGap = 12;
constexpr float kFrame = 8;  // around a picture in place of a board

}  // namespace

HeroCard::HeroCard(const MenuLayout& place, std::size_t buttons)
    : card_(place.hero), board_(place.board), column_(place.column), words_(place.column) {
  place_buttons(buttons);
}

void HeroCard::place_buttons(std::size_t count) {
  if (column_.h < kLeastTarget * static_cast<float>(count)) {  // a window too small to play in
    const float row = column_.h / static_cast<float>(count);
    for (std::size_t i = 0; i < count; ++i)
      buttons_[i] = {column_.x, column_.y + static_cast<float>(i) * row, column_.w, row};
    words_.h = 0;
    return;
  }
  const bool high = column_.h >= kHighColumn, middle = column_.h >= kMiddleColumn;
  const float main = high ? 56 : middle ? 48 : kTarget - 4, lesser = high ? kTarget : kTarget - 6;
  const float gap = high ? space::kSmall : space::kTiny;
  float y = column_.bottom();
  if (column_.w >= kWideColumn && count == kMostButtons) {
    const float half = shared_side(column_.w, 2, gap);
    y -= lesser;
    buttons_[1] = {column_.x, y, half, lesser};
    buttons_[2] = {column_.x + half + gap, y, half, lesser};
  } else {
    for (std::size_t i = count - 1; i > 0; --i) {
      y -= lesser;
      buttons_[i] = {column_.x, y, column_.w, lesser};
      if (i > 1) y -= gap;
    }
  }
  if (count > 1) y -= gap;
  buttons_[0] = {column_.x, y - main, column_.w, main};
  words_.h = std::max(0.0F, buttons_[0].y - space::kTiny - column_.y);
}

void HeroCard::draw(Canvas& canvas, const Context& context, const GameDefinition& game,
                    const Progress& progress, const std::string& caption) const {
  const Palette& c = context.theme.colour;
  draw_card(canvas, context.theme, card_, Elevation::High);
  draw_board(canvas, context, game, progress);
  const bool low = words_.h < 150;
  const float name = low ? kLowNameRow : kNameRow, bottom = words_.bottom();
  float y = words_.y;
  if (words_.h >= name + kCaption) {
    canvas.text(caption, {words_.x, y, words_.w, kCaption}, {.size = type::kCaption, .colour = c.text_2});
    y += kCaption;
  }
  if (y + name <= bottom + space::kTiny)
    text_within(canvas, context.words.tr(game.name), {words_.x, y, words_.w, name},
                {.face = Face::Title,
                 .size = low ? type::kTitle : type::kDisplay,
                 .colour = game.accent.on(context.theme)});
  y += name;
  // What is real comes first: the line is left out where there is no room for both.
  const float lines = static_cast<float>(progress.lines.size()) * (kTitleRow + kWordsRow + kLineGap);
  const TextStyle style{.size = type::kBody, .colour = c.text_2};
  const std::string line = context.words.tr(game.tagline);
  const float height = canvas.paragraph_height(line, words_.w, style, context.line_height());
  if (y + height + lines <= bottom) {
    canvas.paragraph(line, {words_.x, y, words_.w, height}, style, context.line_height());
    y += height + std::min(kLineGap, bottom - y - height - lines);
  }
  if (!progress.saved) draw_modes(canvas, context, game, y + space::kTiny);
  for (const ProgressLine& fact : progress.lines) {
    if (y + kTitleRow + kWordsRow > bottom) break;
    y = draw_line(canvas, context, fact, y);
  }
}

void HeroCard::draw_board(Canvas& canvas, const Context& context, const GameDefinition& game,
                          const Progress& progress) const {
  if (board_.empty()) return;
  if (progress.board) return progress.board(canvas, context, board_);
  const Palette& c = context.theme.colour;
  canvas.shadow(board_, radius::kCard + 2, context.theme.shadow(Elevation::High));
  canvas.rounded(board_, radius::kCard + 2, c.board_edge);
  draw_framed(canvas, context.theme, game, board_.grown(-kFrame), c.board_edge);
}

// What there is to play, where no game waits.
void HeroCard::draw_modes(Canvas& canvas, const Context& context, const GameDefinition& game, float y) const {
  const TextStyle style{.size = type::kLabel, .colour = context.theme.colour.text_2};
  // Lines end between names only.
  std::string modes, line;
  for (const GameMode& mode : game.modes) {
    const std::string name = context.words.tr(mode.label);
    std::string longer = line;
    longer.append(line.empty() ? "" : " · ").append(name);
    if (!line.empty() && canvas.text_width(longer, style.face, style.size) > words_.w) {
      modes.append(line).append("\n");
      line = name;
    } else {
      line = std::move(longer);
    }
  }
  modes += line;
  const float height = canvas.paragraph_height(modes, words_.w, style, context.line_height());
  if (y + height <= words_.bottom())
    canvas.paragraph(modes, {words_.x, y, words_.w, height}, style, context.line_height());
}

// Returns the place of the next one.
float HeroCard::draw_line(Canvas& canvas, const Context& context, const ProgressLine& line, float y) const {
  const Palette& c = context.theme.colour;
  const float height = kTitleRow + kWordsRow;
  Rect row{words_.x, y, words_.w, height};
  if (!line.picture.empty()) {
    const float side = words_.h < 240 ? kLowPortrait : kPortrait;
    const Rect portrait{row.x + kTurnRing, row.centre().y - side / 2, side, side};
    if (line.acts) canvas.ring(portrait.centre(), side / 2 + kTurnRing, kTurnRing, c.primary);
    canvas.picture(line.picture, portrait);
    row.x += side + kTurnRing + space::kSmall;
    row.w -= side + kTurnRing + space::kSmall;
  }
  canvas.text(line.title, {row.x, row.y, row.w, kTitleRow},
              {.face = Face::Bold, .size = type::kBody, .colour = c.text});
  canvas.text(line.words, {row.x, row.y + kTitleRow, row.w, kWordsRow},
              {.size = type::kCaption, .colour = line.acts ? c.primary : c.text_2});
  return y + height + kLineGap + (line.picture.empty() ? 0 : space::kHair);
}

}  // namespace quintet::ui
