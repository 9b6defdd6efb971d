// The map of the journey: a card for each level with its number, gravity and stars. A level is unlocked when the one
// before it is won; pressing a locked level says so. The level with a saved game is marked.
#pragma once

#include <cstddef>
#include <optional>

#include "games/link/level_page.hpp"
#include "ui/pages/scroll_page.hpp"

namespace quintet::link {

class JourneyPage final : public ui::ScrollPage {
 public:
  explicit JourneyPage(ui::Context& context);

  void enter() override;

 protected:
  std::vector<ui::Control> layout(Extent size) override;
  void on_control(const ui::ControlEvent& reply) override;
  bool sounds(const ui::ControlEvent& reply) const override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  bool open(std::size_t level) const;
  bool has_saved_match(std::size_t level) const;
  void paint_level(Canvas& canvas, const ui::Control& card, std::size_t level, Duration now) const;
  void paint_number(Canvas& canvas, Rect row, std::size_t level) const;
  void paint_title(Canvas& canvas, const ui::Control& card, std::size_t level) const;
  void paint_stand(Canvas& canvas, Rect row, std::size_t level) const;

  std::optional<SavedLevel> saved_;
  std::optional<std::size_t> next_;  // the next level to play when the page was last entered
};

}  // namespace quintet::link
