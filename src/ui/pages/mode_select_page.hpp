// The page of a game: one card for each of its modes.
#pragma once

#include <vector>

#include "ui/game/game_definition.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

class ModeSelectPage final : public Page {
 public:
  // The id of the game names this page and its controls: "link.relaxed". The definition must outlive the page.
  ModeSelectPage(Context& context, const GameDefinition& game);

  void enter() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void on_action(Action action) override;
  void paint(Canvas& canvas, Duration now) const override;
  void on_file_dropped(const std::string& file) override;
  std::string state() const override;

 private:
  std::string id_of(const GameMode& mode) const { return name() + '.' + std::string(mode.id); }
  float name_size(Canvas& canvas, float width) const;
  void paint_card(Canvas& canvas, const Control& card, std::size_t index, Duration now) const;

  const GameDefinition& game_;
  std::vector<Progress> progress_;  // of each mode
};

}  // namespace quintet::ui
