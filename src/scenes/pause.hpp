// The pause: a card over the desk, with the board hidden, so that a pause is no time to think. The first entry
// goes on, and so do P, Escape and Start.
#pragma once

#include <string>
#include <vector>

#include "scenes/entry_page.hpp"
#include "scenes/phrase.hpp"

namespace quintet::scenes {

class PausePage final : public EntryPage {
 public:
  // `line` tells what is paused; it may be empty.
  PausePage(Context& context, std::vector<Entry> entries, Phrase line = {});

 protected:
  std::vector<Control> layout(Extent size) override;
  void paint(Canvas& canvas, Duration now) const override;
  void acted(Action action) override;
  void go_back() override;
  std::string state() const override;

 private:
  Phrase line_;
  Rect card_;
};

}  // namespace quintet::scenes
