// The pause: a card over the desk, with the board hidden, so that a pause is no time to think. The first entry
// goes on, and so do P, Escape and Start.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "scenes/entry_page.hpp"
#include "scenes/help.hpp"
#include "scenes/phrase.hpp"

namespace quintet::scenes {

// What the pause of every game ends with: settings, the game's book of rules, and leaving it, which keeps the game.
// What the entries refer to must outlive the page that has them.
std::vector<Entry> common_pause_entries(Context& context, const HelpBook& book, std::function<void()> leave);

// What the player is told who leaves a game in the middle, in translated words.
std::string kept_words(const Context& context);

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
