// How to play, one game at a time: chapters of text with small pictures, and the keys at the end. The content
// is data of the game (help_book.hpp).
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "ui/game/game_definition.hpp"
#include "ui/pages/scroll_page.hpp"

namespace quintet::ui {

class HelpWriter;

class HelpPage final : public ScrollPage {
 public:
  HelpPage(Context& context, const GameDefinition& game);

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  bool intercept(const Event& event) override;
  void on_action(Action action) override;
  void advance(Duration step) override;
  bool moving() const override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  // Breaking the text into lines costs time: it is done once for each width, scale and language.
  void measure(float width);

  std::vector<CommandInfo> keys() const;
  const HelpArt& art(std::size_t chapter) const { return game_.help.chapters[chapter].art; }
  // On the screen; empty for a picture without motion.
  Rect moving_art(std::size_t chapter) const;
  void paint_chapter(Canvas& canvas, HelpWriter& writer, std::size_t chapter, Rect card, Duration now) const;
  bool in_sight(Rect place) const;
  // Begins the motion of all pictures at such places again.
  void play_again(const std::function<bool(Rect)>& wanted);
  Duration art_time(std::size_t chapter, Duration now) const;

  const GameDefinition& game_;
  Rect column_;
  std::vector<float> heights_;                  // of each chapter's card, and of the keys'
  std::vector<Rect> arts_;                      // the picture of each chapter, from the origin of its card
  std::vector<std::optional<Duration>> begun_;  // when the motion of each chapter's picture began
  float measured_width_ = 0, measured_scale_ = 0;
  std::uint32_t measured_revision_ = 0;
};

}  // namespace quintet::ui
