// The pause: a card over the desk, with the board hidden, so that a pause is no time to think. The first entry
// goes on, and so do P, Escape and Start.
#pragma once

#include <string>
#include <vector>

#include "scenes/entry.hpp"
#include "scenes/page.hpp"

namespace quintet::scenes {

class PausePage final : public Page {
 public:
  // `line` tells what is paused, in translated words; it may be empty.
  PausePage(Context& context, std::vector<Entry> entries, std::string line = {});

 protected:
  std::vector<Control> layout(Extent size) override;
  void replied(const Reply& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  void acted(Action action) override;
  void go_back() override;

 private:
  std::vector<Entry> entries_;
  std::string line_;
  Rect card_;
};

}  // namespace quintet::scenes
