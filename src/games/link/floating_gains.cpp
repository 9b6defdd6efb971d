#include "games/link/floating_gains.hpp"

#include <algorithm>
#include "games/link/accent.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kSize = 0.32F, kRise = 0.5F;  // text size and distance, in cells
constexpr float kMargin = 4;
constexpr int kLeastCombo = 2;  // a single pair is no combo

Rgba accent(const Theme& theme) {
  return kAccent.on(theme);
}
Rgba text(const Theme& theme) {
  return theme.colour.text;
}
Rgba primary(const Theme& theme) {
  return theme.colour.primary;
}
Rgba danger(const Theme& theme) {
  return theme.colour.danger;
}

}  // namespace

void FloatingGains::add(const Match& match, const Match::Taken& taken, Point cell, Duration now) {
  if (!match.has_time_limit()) return;
  std::vector<Word> words;
  const int combo = taken.earned.combo;
  if (match.has_score()) {
    words.push_back({"+" + std::to_string(taken.earned.points), text});
    if (link::multiplier(combo) >= kLeastCombo)
      words.push_back({"×" + std::to_string(link::multiplier(combo)), accent});
  } else if (combo >= kLeastCombo) {
    words.push_back({format(context_.words.tr("Combo {count}"), {{"count", std::to_string(combo)}}), accent});
  }
  const auto seconds = std::chrono::round<std::chrono::seconds>(taken.won).count();
  if (seconds > 0) {
    words.push_back(
        {format(context_.words.tr("+{seconds} s"), {{"seconds", std::to_string(seconds)}}), primary});
  }
  if (!words.empty()) gains_.push_back({std::move(words), cell, now});
}

void FloatingGains::add_cost(const Match& match, link::Milliseconds cost, Point cell, Duration now) {
  if (match.mode() != Mode::Timed) return;
  const auto seconds = std::chrono::round<std::chrono::seconds>(cost).count();
  const std::string words = format(context_.words.tr("−{seconds} s"), {{"seconds", std::to_string(seconds)}});
  gains_.push_back({{{words, danger}}, cell, now});
}

void FloatingGains::pass(Duration now) {
  std::erase_if(gains_, [now](const Gain& gain) { return now - gain.since >= motion::kGain; });
}

void FloatingGains::draw(Canvas& canvas, const BoardView& board, Duration now) const {
  for (const Gain& gain : gains_) draw(canvas, gain, board, now);
}

void FloatingGains::draw(Canvas& canvas, const Gain& gain, const BoardView& board, Duration now) const {
  const float size = std::clamp(kSize * board.pitch(), type::kCaption, type::kLead);
  const float height = size + 2 * kMargin, gap = size / 2;
  float width = gap;
  for (const Word& word : gain.words) width += canvas.text_width(word.text, Face::Bold, size) + gap;
  const Tween out{gain.since + motion::kGain - motion::kQuick, motion::kQuick, kLinear};
  const Tween rise{gain.since, motion::kGain, kBaseCurve};
  const float risen = context_.still() ? 0 : kRise * board.pitch() * static_cast<float>(rise.progress(now));
  const Rect within = board.plate();
  const Vec place = board.centre(gain.cell);
  const Rect box{std::clamp(place.x - width / 2, within.x, std::max(within.x, within.right() - width)),
                 std::max(place.y - height / 2 - risen, within.y), width, height};

  const Palette& c = context_.theme.colour;
  const auto guard = canvas.saved();
  canvas.fade(static_cast<float>(1 - out.progress(now)));
  canvas.rounded(box, height / 2, c.raised);
  canvas.outline(box, height / 2, kLine, c.border);
  float x = box.x + gap;
  for (const Word& word : gain.words) {
    const float wide = canvas.text_width(word.text, Face::Bold, size);
    canvas.text(word.text, {x, box.y, wide + 1, height},
                {.face = Face::Bold, .size = size, .colour = word.colour(context_.theme)});
    x += wide + gap;
  }
}

}  // namespace quintet::link
