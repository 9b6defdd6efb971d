// What the player has done so far: totals, the journey, today's boards, and the best results by board.
#pragma once

#include "scenes/page.hpp"
#include "scenes/scroll.hpp"

namespace quintet::scenes {

class StatisticsPage final : public Page {
 public:
  explicit StatisticsPage(Context& context);

 protected:
  std::vector<Control> layout(Extent size) override;
  void replied(const Reply& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  bool moving() const override;
  std::string state() const override;

 private:
  Scroll scroll_;
};

}  // namespace quintet::scenes
