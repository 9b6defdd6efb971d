// The end of a game won on the board: the board dims, and the stones of the winning row light up one after another in
// time with the phrase that is played; then the dimming eases back by half. All motion is a function of scene time.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/gomoku/game.hpp"
#include "games/gomoku/board_geometry.hpp"
#include "ui/context.hpp"

namespace quintet::gomoku {

class FiveLights {
 public:
  // Which phrase is played: that of a win on the current desk, or that of a loss.
  enum class Phrase : std::uint8_t { Win, Loss };

  explicit FiveLights(const ui::Context& context) : context_(context) {}

  // The row lights up towards `last`, the stone that completed it, after that stone has landed at `start`.
  void begin(const Row& five, Point last, Duration start);
  void set_phrase(Phrase phrase) { phrase_ = phrase; }
  // Everything is lit.
  void finish() { start_ = kLongAgo; }
  void clear() { row_.clear(); }
  bool shown() const { return !row_.empty(); }

  // When the phrase begins, when the last stone is lit, and when nothing moves any more.
  Duration phrase_start() const;
  Duration lit() const;
  Duration end() const;

  // Over the stones of the board.
  void draw(Canvas& canvas, const BoardGeometry& geometry, const ui::Palette& palette, const Board& board,
            Duration now) const;

 private:
  static constexpr Duration kLongAgo = -std::chrono::hours(1);

  // When the stone with this index in the row begins to light up.
  Duration beat(std::size_t index) const;
  float dimming(Duration now) const;
  void draw_ripples(Canvas& canvas, const BoardGeometry& geometry, Rgba light, Duration now) const;

  const ui::Context& context_;
  std::vector<Point> row_;
  Duration start_{0};
  Phrase phrase_ = Phrase::Win;
};

}  // namespace quintet::gomoku
