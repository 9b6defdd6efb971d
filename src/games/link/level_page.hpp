// The preview of a level: its special rule and the conditions of its stars. A saved game on this level can be
// continued; starting a level asks first if another saved game would be lost.
#pragma once

#include <chrono>
#include <optional>

#include "core/link/journey.hpp"
#include "games/link/preview_page.hpp"

namespace quintet::link {

// The journey level with a saved game.
struct SavedLevel {
  int level = 0;  // from 0
  int tiles = 0;  // left on its board
};
// Reads the save file: call it once per visit.
std::optional<SavedLevel> saved_level(ui::Context& context);

class LevelPage final : public PreviewPage {
 public:
  // `level` counts from 0.
  LevelPage(ui::Context& context, int level);

  void enter() override;

 protected:
  Heading heading() const override;
  std::string begin_label() const override { return has_saved_match() ? tr("Continue") : tr("Begin"); }
  void begin() override;
  std::string other_label() const override { return has_saved_match() ? tr("Begin again") : std::string{}; }
  void begin_otherwise() override { confirm_deal(); }
  float body_height(float width) const override;
  void paint_body(Canvas& canvas, Rect body) const override;
  std::string state() const override;

 private:
  const link::Level& stage() const;
  // Whether the saved game is on this level.
  bool has_saved_match() const { return saved_ && saved_->level == level_; }
  void resume();
  void deal();
  // Requires a saved game.
  void confirm_deal();
  // The condition for this many stars; `left` is the time that must remain.
  void paint_terms(Canvas& canvas, Rect row, int stars, std::chrono::seconds left) const;

  int level_;
  std::optional<SavedLevel> saved_;
};

}  // namespace quintet::link
