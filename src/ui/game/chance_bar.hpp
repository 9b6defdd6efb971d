// The bar beside the board of a review: the first side's chance from below, the second side's from above. It moves from
// one chance to the next, and is empty until one is known.
#pragma once

#include "engine/render/canvas.hpp"
#include "engine/render/tween.hpp"
#include "engine/scene/duration.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

class ChanceBar {
 public:
  // Moves to this chance within `time`.
  void set(double chance, Duration now, Duration time);
  // 0.5 before a chance is known.
  double value(Duration now) const { return from_ + (to_ - from_) * motion_.progress(now); }
  bool moving(Duration now) const { return !motion_.done(now); }
  void draw(Canvas& canvas, const Theme& theme, Rect area, Duration now) const;

 private:
  bool known_ = false;
  double from_ = 0.5, to_ = 0.5;
  Tween motion_;
};

}  // namespace quintet::ui
