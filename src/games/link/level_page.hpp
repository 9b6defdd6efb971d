// The card of a level: what is special about it and what its stars require. A saved game on this level can be continued;
// starting a level over another saved game asks first.
#pragma once

#include <chrono>
#include <optional>

#include "core/link/journey.hpp"
#include "games/link/preview_page.hpp"

namespace quintet::link {

// The level of the journey on which a game waits.
struct SavedLevel {
  int level = 0;  // from 0
  int tiles = 0;  // left on its board
};
// Reads the saved game: call it once a visit.
std::optional<SavedLevel> saved_level(ui::Context& context);

class LevelPage final : public PreviewPage {
 public:
  // `level` counts from 0.
  LevelPage(ui::Context& context, int level);

  void enter() override;

 protected:
  Heading heading() const override;
  std::string begin_label() const override { return waits() ? tr("Continue") : tr("Begin"); }
  void begin() override;
  std::string other_label() const override { return waits() ? tr("Begin again") : std::string{}; }
  void begin_otherwise() override { ask_to_deal(); }
  float body_height(float width) const override;
  void paint_body(Canvas& canvas, Rect body) const override;
  std::string state() const override;

 private:
  const link::Level& stage() const;
  // Whether the saved game is one on this level.
  bool waits() const { return kept_ && kept_->level == level_; }
  void go_on();
  void deal();
  // Requires a saved game.
  void ask_to_deal();
  // What so many stars ask for; `left` is the time that must remain.
  void paint_terms(Canvas& canvas, Rect row, int stars, std::chrono::seconds left) const;

  int level_;
  std::optional<SavedLevel> kept_;
};

}  // namespace quintet::link
