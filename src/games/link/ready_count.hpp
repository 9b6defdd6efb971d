// The count before a timed board: three, two, one, in a circle that a brush closes meanwhile. The clock starts after it;
// any press ends it.
#pragma once

#include "engine/scene/duration.hpp"
#include "ui/context.hpp"

namespace quintet::link {

class ReadyCount {
 public:
  void begin(Duration now) { start_ = now, running_ = true; }
  void end() { running_ = false; }
  bool running(Duration now) const { return running_ && now < over(); }
  // When it is over unless it is ended before.
  Duration over() const;
  // When the number shown becomes one less for the `index`-th time, the first number included.
  Duration beat(int index) const;
  static int beats();

  void draw(Canvas& canvas, const ui::Context& context, Rect plate, Duration now) const;

 private:
  Duration start_{0};
  bool running_ = false;
};

}  // namespace quintet::link
