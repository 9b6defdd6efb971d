#include "games/link/floating_gains.hpp"

#include <algorithm>

#include "games/link/accent.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kSize = 0.3F, kRise = 0.14F;  // text size and distance, in cells
constexpr float kMargin = 4, kInset = 1;

}  // namespace

std::optional<Point> free_cell(const Board& board, const Pair& pair, const Path& path) {
  std::vector<Point> cells{pair.b, pair.a};
  cells.insert(cells.end(), path.points().begin(), path.points().end());
  const auto found =
      std::ranges::find_if(cells, [&board](Point at) { return board.contains(at) && board.is_empty(at); });
  return found == cells.end() ? std::nullopt : std::optional(*found);
}

void FloatingGains::add(const Match& match, const Match::Taken& taken, const Pair& pair, Duration now) {
  if (!match.has_score()) return;
  const auto cell = free_cell(match.game().board(), pair, taken.played.path);
  if (!cell) return;
  std::erase_if(gains_, [&](const Gain& gain) { return gain.cell == *cell; });
  gains_.push_back({"+" + std::to_string(taken.earned.points), *cell, now + motion::kBase});
}

void FloatingGains::pass(Duration now) {
  std::erase_if(gains_, [now](const Gain& gain) { return now - gain.since >= motion::kGain; });
}

void FloatingGains::draw(Canvas& canvas, const BoardView& board, Duration now) const {
  for (const Gain& gain : gains_) draw(canvas, gain, board, now);
}

// Within its cell, where the text has room there.
void FloatingGains::draw(Canvas& canvas, const Gain& gain, const BoardView& board, Duration now) const {
  const Rect cell = board.cell(gain.cell);
  const float size = std::clamp(kSize * board.pitch(), type::kCaption, type::kLead);
  const float height = size + kMargin;
  const float width = canvas.text_width(gain.points, Face::Bold, size) + 2 * kMargin;
  if (width > cell.w - 2 * kInset || height > cell.h) return;
  if (now < gain.since) return;
  const Tween out{gain.since + motion::kGain - motion::kQuick, motion::kQuick, kLinear};
  const Tween rise{gain.since, motion::kGain, kBaseCurve};
  const float risen = context_.still() ? 0 : kRise * board.pitch() * static_cast<float>(rise.progress(now));
  const Rect box = centred(cell.centre(), {width, height}).moved({0, -risen});
  const Palette& c = context_.theme.colour;
  const auto guard = canvas.saved();
  canvas.fade(static_cast<float>(1 - out.progress(now)));
  canvas.rounded(box, height / 2, c.raised);
  canvas.text(
      gain.points, box,
      {.face = Face::Bold, .size = size, .colour = kAccent.on(context_.theme), .align = Align::Centre});
}

}  // namespace quintet::link
