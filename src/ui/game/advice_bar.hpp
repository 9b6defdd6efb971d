// The card on which a game explains something about the position, such as a hint: words with small pictures among them,
// and buttons. Its room beside or below the board is kept free, so that the board stays where it is; in a low window it
// lies over the board instead.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "ui/context.hpp"
#include "ui/game/command.hpp"
#include "ui/widgets/picture_text.hpp"

namespace quintet::ui {

class AdviceBar {
 public:
  struct Places {
    Rect board, bar;
    bool over = false;  // the bar lies over the lower edge of the board
  };
  // At the right where a board of this shape leaves the room, otherwise below; over the board where that would take too
  // much of its height.
  static Places places(Rect area, Extent shape);

  explicit AdviceBar(Context& context) : context_(context) {}

  // Lays these words and buttons into the bar; nothing is shown without words. The card is as high as they need.
  void lay(Rect bar, const std::string& words, const std::vector<Command>& buttons);
  bool shown() const { return !card_.empty(); }
  // Moves the card to the lower edge of this area, or to the upper one where it would cover what must stay clear.
  void keep_inside(Rect area, Rect clear);
  const Rect& card() const { return card_; }
  const std::vector<std::pair<Command, Rect>>& buttons() const { return buttons_; }
  void draw(Canvas& canvas, const PictureText::Paint& paint) const;

 private:
  float button_width(const Command& command) const;
  void lay_row(Rect bar, const std::string& words, const std::vector<Command>& buttons);
  void lay_column(Rect bar, const std::string& words, const std::vector<Command>& buttons);

  Context& context_;
  PictureText text_;
  Rect card_, icon_;
  Vec text_at_;
  std::vector<std::pair<Command, Rect>> buttons_;
};

}  // namespace quintet::ui
