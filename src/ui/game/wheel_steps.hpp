// Whole steps of a wheel: touchpads send parts of one.
#pragma once

#include <cmath>

namespace quintet::ui {

class WheelSteps {
 public:
  // The whole steps that this part completes; what is left counts for the next part.
  int take(float part) {
    rest_ += part;
    const float whole = std::trunc(rest_);
    rest_ -= whole;
    return static_cast<int>(whole);
  }

 private:
  float rest_ = 0;
};

}  // namespace quintet::ui
