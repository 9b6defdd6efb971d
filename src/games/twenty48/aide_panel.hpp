// The column at the right of the board: the hint in words with its chances, and autoplay. Where there is no room for it,
// the words of a hint stand beside the board as a message, and autoplay is in the header alone.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/twenty48/advisor.hpp"
#include "games/twenty48/settings.hpp"
#include "ui/game/command.hpp"

namespace quintet::twenty48 {

// From one move of autoplay to the next.
Duration time_between_moves(Pace pace);
// "It merges tiles. It keeps cells free.", with so many reasons at most.
std::string hint_words(const ui::Context& context, const Advice& advice, std::size_t most);

class AidePanel {
 public:
  struct State {
    const Advice* advice = nullptr;  // of the hint that is shown
    bool thinking = false;
    bool playing = false;    // autoplay runs
    bool preparing = false;  // but has not moved yet
    bool allowed = true;     // today's counted try allows no help
  };
  // What its buttons do.
  struct Actions {
    std::function<void()> hint, play_hint, autoplay, changed;
  };

  explicit AidePanel(ui::Context& context) : context_(context) {}

  // An empty area hides it.
  void place(Rect area);
  bool shown() const { return !area_.empty(); }
  // Ids and keys as in the header, so that each command is one.
  std::vector<std::pair<ui::Command, Rect>> buttons(const State& state, const Actions& actions) const;
  void draw(Canvas& canvas, const State& state) const;

 private:
  void draw_hint(Canvas& canvas, const State& state) const;
  void draw_autoplay(Canvas& canvas, const State& state) const;
  Rect inner(Rect card) const;

  ui::Context& context_;
  Rect area_, hint_, autoplay_;
};

}  // namespace quintet::twenty48
