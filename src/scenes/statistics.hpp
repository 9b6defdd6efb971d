// What the player has done so far: totals, the journey, today's boards, and the best results by board.
#pragma once

#include "scenes/scroll_page.hpp"

namespace quintet::scenes {

class StatisticsPage final : public ScrollPage {
 public:
  explicit StatisticsPage(Context& context);

 protected:
  std::vector<Control> layout(Extent size) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;
};

}  // namespace quintet::scenes
