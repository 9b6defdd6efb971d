// Link-up's own page: one card for each mode.
#pragma once

#include <array>

#include "scenes/link/match.hpp"
#include "scenes/menu.hpp"
#include "scenes/page.hpp"

namespace quintet::scenes {

class LinkHomePage final : public Page {
 public:
  explicit LinkHomePage(Context& context);

  void enter() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void replied(const Reply& reply) override;
  void paint(Canvas& canvas, Duration now) const override;

 private:
  void paint_card(Canvas& canvas, const Control& card, LinkMode mode, Duration now) const;

  std::array<Progress, kLinkModes.size()> progress_;
};

}  // namespace quintet::scenes
