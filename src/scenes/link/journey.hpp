// The map of the journey: a card for each level with its number, its gravity and its stars. The next level is
// open as soon as the one before it is won.
#pragma once

#include "scenes/page.hpp"
#include "scenes/scroll.hpp"

namespace quintet::scenes {

class LinkJourneyPage final : public Page {
 public:
  explicit LinkJourneyPage(Context& context);

  void enter() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void replied(const Reply& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  bool intercept(const Event& event) override;
  bool moving() const override;
  void advance(Duration step) override;
  std::string state() const override;

 private:
  bool open(std::size_t level) const;
  void paint_level(Canvas& canvas, const Control& card, std::size_t level, Duration now) const;

  Scroll scroll_;
  std::string focus_before_;
};

}  // namespace quintet::scenes
