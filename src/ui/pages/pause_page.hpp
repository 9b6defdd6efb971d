// The pause: a card beside the board, or over the desk alone in a timed game, where a pause must not be used to think. The
// first item resumes the game, and so do P, Escape and Start.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ui/game/game_definition.hpp"
#include "ui/pages/menu_item_page.hpp"
#include "ui/widgets/localized_text.hpp"

namespace quintet::ui {

// The last items of every pause: settings, help of the game, and leaving, which saves the game. The arguments must
// outlive the page with these items.
std::vector<MenuItem> common_pause_items(Context& context, const GameDefinition& game,
                                         std::function<void()> leave);

// The toast after a game is left unfinished, in translated words.
std::string kept_words(const Context& context);

class PausePage final : public MenuItemPage {
 public:
  // `line` describes the paused game; it may be empty. `title`: a game that is over is not paused.
  PausePage(Context& context, std::vector<MenuItem> entries, LocalizedText line = {},
            Behind behind = Behind::Hidden, LocalizedText title = msgid("Paused"));

  bool covers() const override { return behind_ == Behind::Hidden; }

 protected:
  std::vector<Control> layout(Extent size) override;
  void paint(Canvas& canvas, Duration now) const override;
  void on_action(Action action) override;
  void go_back() override;
  std::string state() const override;

 private:
  float line_height(float width) const;
  // A card at the right edge leaves the board in sight.
  bool beside(Extent size) const;

  LocalizedText line_, title_;
  Behind behind_;
  Rect card_;
};

}  // namespace quintet::ui
