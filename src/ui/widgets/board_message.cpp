#include "ui/widgets/board_message.hpp"

#include <algorithm>
#include <utility>

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

}  // namespace quintet::ui
