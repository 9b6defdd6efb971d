// The settings. Every one acts at once; there is nothing to confirm but the return to the defaults.
#pragma once

#include "scenes/page.hpp"
#include "scenes/scroll.hpp"

namespace quintet::scenes {

class OptionsPage final : public Page {
 public:
  explicit OptionsPage(Context& context);

 protected:
  std::vector<Control> layout(Extent size) override;
  void replied(const Reply& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  void advance(Duration step) override;
  bool moving() const override;
  std::string state() const override;

 private:
  Scroll scroll_;
};

}  // namespace quintet::scenes
