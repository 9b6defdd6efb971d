// The column at the right of the board: the hint in words with its chances, and autoplay. Where there is no room for it,
// the words of a hint stand beside the board as a message, and autoplay is in the header alone.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "games/twenty48/aide.hpp"
#include "ui/game/command.hpp"

namespace quintet::twenty48 {

// "It merges tiles. It keeps cells free.", with so many reasons at most.
std::string hint_words(const ui::Context& context, const Advice& advice, std::size_t most);

class AidePanel {
 public:
  // Today's counted try allows no help.
  enum class Help : bool { Refused, Allowed };
  // What its buttons do.
  struct Actions {
    std::function<void()> hint, play_hint, autoplay, changed;
  };

  explicit AidePanel(ui::Context& context) : context_(context) {}

  // An empty area hides it.
  void place(Rect area);
  bool shown() const { return !area_.empty(); }
  // Ids and keys as in the header, so that each command is one.
  std::vector<std::pair<ui::Command, Rect>> buttons(const Aide& aide, Help help,
                                                    const Actions& actions) const;
  void draw(Canvas& canvas, const Aide& aide, Help help) const;

 private:
  void draw_hint(Canvas& canvas, const Aide& aide, Help help) const;
  void draw_autoplay(Canvas& canvas, const Aide& aide, Help help) const;
  Rect inner(Rect card) const;

  ui::Context& context_;
  Rect area_, hint_, autoplay_;
};

}  // namespace quintet::twenty48
