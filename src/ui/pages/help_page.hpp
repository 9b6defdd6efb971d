// How to play, one game at a time: chapters of text with small pictures, and the keys at the end. The content
// is data of the game (help_book.hpp).
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "ui/game/game_definition.hpp"
#include "ui/pages/scroll_page.hpp"

namespace quintet::ui {

class HelpPage final : public ScrollPage {
 public:
  HelpPage(Context& context, const GameDefinition& game);

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  // Breaking the text into lines costs time: it is done once for each width, scale and language.
  void measure(float width);

  std::vector<CommandInfo> keys() const;

  const GameDefinition& game_;
  Rect column_;
  std::vector<float> heights_;  // of each chapter's card, and of the keys'
  float measured_width_ = 0, measured_scale_ = 0;
  std::uint32_t measured_revision_ = 0;
};

}  // namespace quintet::ui
