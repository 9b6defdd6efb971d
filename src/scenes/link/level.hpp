// The card of a level: what is special about it and what its stars ask for.
#pragma once

#include "scenes/page.hpp"

namespace quintet::scenes {

class LinkLevelPage final : public Page {
 public:
  LinkLevelPage(Context& context, int level);

  bool covers() const override { return false; }

 protected:
  std::vector<Control> layout(Extent size) override;
  void replied(const Reply& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  int level_;
  Rect card_;
};

}  // namespace quintet::scenes
