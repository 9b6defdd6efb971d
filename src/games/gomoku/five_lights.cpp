#include "games/gomoku/five_lights.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "games/gomoku/board_look.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

// Milliseconds from the beginning of the phrase to its notes: see tools/sound/effects/desk.cpp. By desk, and of a loss.
constexpr std::array<std::array<int, 5>, 4> kWinNotes{
    {{0, 120, 240, 360, 560}, {0, 160, 320, 520, 780}, {0, 130, 260, 390, 520}, {0, 210, 320, 450, 660}}};
constexpr std::array<int, 5> kLossNotes{0, 100, 200, 310, 420};
constexpr int kNextNote = 120;  // from the fifth to the sixth stone of a longer row

constexpr Duration kBeforePhrase = milliseconds(120);  // the board has begun to dim
constexpr float kDim = 0.2F, kDimDark = 0.42F;         // of the board while the stones light up
// In steps from crossing to crossing.
constexpr float kRing = 0.5F, kRingFrom = 0.8F, kRingWidth = 0.12F, kLeastRing = 2.5F;
constexpr float kHalo = 0.5F, kHaloBlur = 0.5F, kHaloInk = 0.95F;
constexpr float kRipple = 1.15F, kRippleWidth = 0.05F, kRippleInk = 0.6F;
constexpr int kRipples = 2;
constexpr float kBright = 0.68F;  // how much lighter than gold the lights are on a light board
constexpr float kBloom = 1.12F;   // of a stone that lights up, once

// Gold stands out on dark boards and around white stones; on light boards black stones glow.
Rgba light_of(const Palette& palette, Stone stone) {
  return palette.dark || stone == Stone::White ? palette.gold : mix(palette.gold, palette.raised, kBright);
}

}  // namespace

void FiveLights::begin(const Row& five, Point last, Duration start) {
  row_.assign(five.begin(), five.end());
  const auto at = std::ranges::find(row_, last);
  if (at != row_.end() && 2 * (at - row_.begin()) < static_cast<std::ptrdiff_t>(row_.size()))
    std::ranges::reverse(row_);
  start_ = start;
  phrase_ = Phrase::Win;
}

Duration FiveLights::phrase_start() const {
  return start_ + context_.glide(kBeforePhrase);
}

Duration FiveLights::beat(std::size_t index) const {
  if (context_.still()) return phrase_start();
  const auto& notes =
      phrase_ == Phrase::Loss ? kLossNotes : kWinNotes[static_cast<std::size_t>(context_.theme.desk)];
  const int note = index < notes.size()
                       ? notes[index]
                       : notes.back() + kNextNote * static_cast<int>(index - notes.size() + 1);
  return phrase_start() + milliseconds(note);
}

Duration FiveLights::lit() const {
  return row_.empty() ? start_ : beat(row_.size() - 1) + context_.glide(motion::kBase);
}

Duration FiveLights::end() const {
  return lit() + context_.glide(motion::kGrand);
}

// In within 240 ms; after the last stone out again by half.
float FiveLights::dimming(Duration now) const {
  const auto in = static_cast<float>(Tween{start_, context_.glide(motion::kCalm), kLinear}.progress(now));
  const auto out = static_cast<float>(Tween{lit(), context_.glide(motion::kGrand), kLinear}.progress(now));
  return in * (1 - out / 2) * (context_.theme.colour.dark ? kDimDark : kDim);
}

void FiveLights::draw(Canvas& canvas, const BoardGeometry& geometry, const Palette& palette,
                      const Board& board, Duration now) const {
  if (row_.empty()) return;
  const Rgba light = light_of(palette, board[row_.front()]);
  canvas.rounded(geometry.plate, radius::kBoard, palette.shade.faded(dimming(now)));
  const float width = std::max(kLeastRing, kRingWidth * geometry.step);
  for (std::size_t i = 0; i < row_.size(); ++i) {
    const auto part =
        static_cast<float>(Tween{beat(i), context_.glide(motion::kCalm), kBaseCurve}.progress(now));
    if (part <= 0) continue;
    const Vec centre = geometry.centre(row_[i]);
    const float halo = 2 * kHalo * geometry.step;
    canvas.shadow(centred(centre, {halo, halo}), halo / 2,
                  {.drop = 0, .blur = kHaloBlur * geometry.step, .colour = light.faded(kHaloInk * part)});
    draw_stone(canvas, geometry, board[row_[i]], row_[i],
               {.opacity = part, .scale = mix(kBloom, 1.0F, part)});
    canvas.ring(centre, mix(kRingFrom, kRing, part) * geometry.step, width, light.faded(part));
  }
  draw_ripples(canvas, geometry, light, now);
}

// From the last stone outwards, once.
void FiveLights::draw_ripples(Canvas& canvas, const BoardGeometry& geometry, Rgba light, Duration now) const {
  if (context_.still()) return;
  for (int i = 0; i < kRipples; ++i) {
    const Tween tween{beat(row_.size() - 1) + i * motion::kBase, motion::kGrand, kBaseCurve};
    const auto part = static_cast<float>(tween.progress(now));
    if (part <= 0 || part >= 1) continue;
    canvas.ring(geometry.centre(row_.back()), mix(kRing, kRipple, part) * geometry.step,
                std::max(kLeastRing, kRippleWidth * geometry.step), light.faded(kRippleInk * (1 - part)));
  }
}

}  // namespace quintet::gomoku
