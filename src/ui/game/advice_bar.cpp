#include "ui/game/advice_bar.hpp"

#include <algorithm>

#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kColumn = 240, kLeastColumn = 200, kGap = space::kBase;
constexpr float kMostStrip = 0.3F;                                   // of the height, kept free below a board
constexpr float kWide = 800, kMiddle = 560;                          // widths of an area
constexpr float kStrip = 64, kStripMiddle = 88, kStripNarrow = 168;  // heights of the room below a board
constexpr float kIcon = 24, kPad = space::kSmall;

float strip_height(float width) {
  return width >= kWide ? kStrip : width >= kMiddle ? kStripMiddle : kStripNarrow;
}

}  // namespace

AdviceBar::Places AdviceBar::places(Rect area, Extent shape) {
  const float free = area.w - area.h * shape.w / shape.h;  // beside a board of the full height
  if (const float column = std::min(kColumn, free - kGap); column >= kLeastColumn) {
    // In the middle where that leaves the room.
    const float left = std::min(free / 2, free - column - kGap);
    const Rect board{area.x + left, area.y, area.w - free, area.h};
    return {board, {board.right() + kGap, area.y, column, area.h}};
  }
  const float strip = strip_height(area.w);
  if (strip > area.h * kMostStrip)
    return {area, {area.x, area.bottom() - std::min(strip, area.h), area.w, std::min(strip, area.h)}, true};
  const Rect board{area.x, area.y, area.w, std::max(0.0F, area.h - strip - space::kTiny)};
  const float bottom = board.centre().y + std::min(board.h, area.w * shape.h / shape.w) / 2;
  return {board, {area.x, bottom + space::kTiny, area.w, strip}};
}

float AdviceBar::button_width(const Command& command) const {
  const std::string label = context_.words.tr(command.info.label);
  const float icon = command.info.icon.empty() ? 0 : kIcon + space::kTiny;
  return context_.canvas.text_width(label, Face::Text, type::kBody) + icon + 2 * space::kBase;
}

void AdviceBar::lay(Rect bar, const std::string& words, const std::vector<Command>& buttons) {
  card_ = {};
  buttons_.clear();
  if (words.empty() || bar.empty()) return;
  if (bar.w >= kMiddle)
    lay_row(bar, words, buttons);
  else
    lay_column(bar, words, buttons);
}

// Words and buttons side by side.
void AdviceBar::lay_row(Rect bar, const std::string& words, const std::vector<Command>& buttons) {
  float right = bar.right() - kPad;
  for (std::size_t i = buttons.size(); i-- > 0;) {
    const float wide = button_width(buttons[i]);
    right -= wide;
    buttons_.insert(buttons_.begin(), {buttons[i], {right, 0, wide, kTarget}});
    right -= space::kTiny;
  }
  const float left = bar.x + kPad + kIcon + space::kTiny, room = right - left - space::kTiny;
  for (const float size : {type::kBody, type::kLabel}) {
    text_.lay(context_.canvas, words, room, size, context_.line_height());
    if (text_.height() <= kTarget) break;
  }
  const float height = std::max(kTarget, text_.height()) + space::kTiny;
  card_ = {bar.x, bar.y, bar.w, height};
  const float middle = card_.centre().y;
  icon_ = centred({bar.x + kPad + kIcon / 2, middle}, {kIcon, kIcon});
  text_at_ = {left, middle - text_.height() / 2};
  for (auto& [button, place] : buttons_) place.y = middle - kTarget / 2;
}

// Words above the buttons.
void AdviceBar::lay_column(Rect bar, const std::string& words, const std::vector<Command>& buttons) {
  const float left = bar.x + kPad + kIcon + space::kTiny;
  text_.lay(context_.canvas, words, bar.right() - kPad - left, type::kLabel, context_.line_height());
  text_at_ = {left, bar.y + space::kTiny};
  icon_ = {bar.x + kPad, text_at_.y, kIcon, kIcon};
  float y = text_at_.y + std::max(kIcon, text_.height()) + space::kTiny;
  float wanted = 0;
  for (const Command& button : buttons) wanted += button_width(button) + space::kTiny;
  const bool beside = wanted <= bar.w - 2 * kPad + space::kTiny;
  const auto columns = static_cast<float>(beside ? buttons.size() : 1);
  const float wide = (bar.w - 2 * kPad - space::kTiny * (columns - 1)) / columns;
  float x = bar.x + kPad;
  for (const Command& button : buttons) {
    buttons_.push_back({button, {x, y, wide, kTarget}});
    (beside ? x : y) += (beside ? wide : kTarget) + space::kTiny;
  }
  if (beside && !buttons_.empty()) y += kTarget + space::kTiny;
  card_ = {bar.x, bar.y, bar.w, y - bar.y};
}

void AdviceBar::keep_inside(Rect area, Rect clear) {
  Rect place = card_;
  place.y = area.bottom() - place.h;
  if (!intersection(place, clear).empty()) place.y = area.y;
  const Vec by{0, place.y - card_.y};
  card_ = place;
  icon_ = icon_.moved(by);
  text_at_ = text_at_ + by;
  for (auto& [button, bounds] : buttons_) bounds = bounds.moved(by);
}

void AdviceBar::draw(Canvas& canvas, const PictureText::Paint& paint) const {
  if (!shown()) return;
  const Palette& c = context_.theme.colour;
  draw_card(canvas, context_.theme, card_, Elevation::Low);
  canvas.picture("images/icons/hint.svg", icon_, c.primary);
  text_.draw(canvas, text_at_, c.text, paint);
}

}  // namespace quintet::ui
