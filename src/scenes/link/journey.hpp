// The map of the journey: a card for each level with its number, its gravity and its stars. The next level is
// open as soon as the one before it is won; a level that is not says so when it is pressed. The level on which a game
// waits is marked.
#pragma once

#include <cstddef>
#include <optional>

#include "scenes/link/level.hpp"
#include "scenes/scroll_page.hpp"

namespace quintet::scenes {

class LinkJourneyPage final : public ScrollPage {
 public:
  explicit LinkJourneyPage(Context& context);

  void enter() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void replied(const Reply& reply) override;
  bool sounds(const Reply& reply) const override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  bool open(std::size_t level) const;
  bool waits(std::size_t level) const;
  void paint_level(Canvas& canvas, const Control& card, std::size_t level, Duration now) const;
  void paint_number(Canvas& canvas, Rect row, std::size_t level) const;
  void paint_title(Canvas& canvas, const Control& card, std::size_t level) const;
  void paint_stand(Canvas& canvas, Rect row, std::size_t level) const;

  std::optional<KeptLevel> kept_;
  std::optional<std::size_t> next_;  // the level to play next when the page was last entered
};

}  // namespace quintet::scenes
