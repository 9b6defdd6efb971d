#include "ui/kit/board_words.hpp"

#include <algorithm>

#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

namespace {

constexpr float kLeast = 22, kMost = 32;  // height in points
constexpr float kAcross = space::kSmall,
                kAbove = space::kTiny;  // between the words and the edge of their box

float height_of(Canvas& canvas, const Context& context, const std::string& words, float width) {
  return canvas.paragraph_height(words, width - 2 * kAcross, {.size = type::kLabel, .colour = {}},
                                 context.line_height()) +
         2 * kAbove;
}

}  // namespace

void BoardMessage::say(LocalizedText words, Duration now, Stay stay) {
  since_ = now;
  if (stay == Stay::Brief) {
    brief_ = std::move(words);
    return;
  }
  lasting_ = std::move(words);
  brief_ = {};
}

Tween BoardMessage::fade() const {
  return {since_ + motion::kBoardMessage - motion::kCrossFade, motion::kCrossFade, kLinear};
}

bool BoardMessage::dismiss() {
  return !std::exchange(brief_, {}).empty();
}

void BoardMessage::pass(Duration now) {
  if (!brief_.empty() && fade().done(now)) brief_ = {};
}

bool BoardMessage::moving(Duration now) const {
  return !brief_.empty() && now >= fade().start;
}

std::optional<Duration> BoardMessage::due(Duration now) const {
  if (brief_.empty()) return std::nullopt;
  return std::max(fade().start - now, Duration{0});
}

void BoardMessage::draw(Canvas& canvas, const Context& context, Rect plate, float rim, Duration now) const {
  if (!shown()) return;
  const Palette& c = context.theme.colour;
  const auto guard = canvas.saved();
  if (!brief_.empty()) canvas.fade(static_cast<float>(1 - fade().progress(now)));
  const std::string words = in(context.words);
  const float wanted = canvas.text_width(words, Face::Text, type::kLabel) + 2 * space::kSmall;
  const float height = std::clamp(rim - space::kHair, kLeast, kMost);
  const Rect box =
      centred({plate.centre().x, plate.y + std::max(rim, height) / 2}, {std::min(wanted, plate.w), height});
  canvas.rounded(box, radius::kCell, c.text);
  canvas.text(words, box.grown(-space::kHair),
              {.size = type::kLabel, .colour = c.canvas, .align = Align::Centre});
}

bool BoardMessage::fits(Canvas& canvas, const Context& context, Rect place) const {
  return !place.empty() && height_of(canvas, context, in(context.words), place.w) <= place.h;
}

void BoardMessage::draw_beside(Canvas& canvas, const Context& context, const Theme& theme, Rect place,
                               Duration now) const {
  if (!shown()) return;
  const Palette& c = theme.colour;
  const auto guard = canvas.saved();
  if (!brief_.empty()) canvas.fade(static_cast<float>(1 - fade().progress(now)));
  const std::string words = in(context.words);
  const float height = height_of(canvas, context, words, place.w);
  const float wanted = canvas.text_width(words, Face::Text, type::kLabel) + 2 * kAcross + 1;
  const Rect box{place.centre().x - std::min(wanted, place.w) / 2, place.y, std::min(wanted, place.w),
                 height};
  canvas.rounded(box, radius::kControl, c.text);
  canvas.paragraph(words, {box.x + kAcross, box.y + kAbove, box.w - 2 * kAcross, height - 2 * kAbove},
                   {.size = type::kLabel, .colour = c.canvas, .align = Align::Centre}, context.line_height());
}

namespace {

constexpr float kColumn = 240, kLeastColumn = 200, kGap = space::kBase;
constexpr float kMostStrip = 0.3F;                                   // of the height, kept free below a board
constexpr float kWide = 800, kMiddle = 560, kLow = 420;              // widths of an area
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
  if (command.kind == Control::Kind::Icon) return kTarget;
  const std::string label = context_.words.tr(command.info.label);
  const float icon = command.info.icon.empty() ? 0 : kIcon + space::kTiny;
  return context_.canvas.text_width(label, Face::Text, type::kBody) + icon + 2 * space::kBase;
}

void AdviceBar::lay(Rect bar, const std::string& words, const std::vector<Command>& buttons) {
  card_ = {};
  buttons_.clear();
  if (words.empty() || bar.empty()) return;
  // A card that is closed by an icon is to be low.
  const bool low =
      std::ranges::any_of(buttons, [](const Command& button) { return button.kind == Control::Kind::Icon; });
  if (bar.w >= (low ? kLow : kMiddle))
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
  for (const float size : {type::kBody, type::kLabel, type::kCaption}) {
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

std::string win_sound(const Theme& theme) {
  return "win-" + std::string(word_of(theme.desk));
}

void SoundCues::play(Duration now) {
  std::erase_if(cues_, [&](const Cue& cue) {
    if (cue.when > now) return false;
    context_.audio.play(cue.sound);
    return true;
  });
}

}  // namespace quintet::ui
