// The page of a game: a scroll for each of its modes, with the real state of the mode and one press away from both the
// saved game and a new one. The header leads to further pages of the game, its statistics, rules and settings.
#pragma once

#include <string>
#include <vector>

#include "ui/game/game_definition.hpp"
#include "ui/pages/mode_scroll.hpp"
#include "ui/pages/page.hpp"

namespace quintet::ui {

class ModeSelectPage final : public Page {
 public:
  // The id of the game names this page and its controls: "link.relaxed" is the main button of a mode, "link.relaxed.new"
  // the one below it. The definition must outlive the page.
  ModeSelectPage(Context& context, const GameDefinition& game);

  void enter() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void on_action(Action action) override;
  void paint(Canvas& canvas, Duration now) const override;
  void advance(Duration step) override;
  void on_file_dropped(const std::string& file) override;
  std::string state() const override;

 private:
  std::string id_of(const GameMode& mode) const { return name() + '.' + std::string(mode.id); }
  std::string second_id_of(const GameMode& mode) const { return id_of(mode) + ".new"; }
  std::string art_id_of(const GameMode& mode) const { return id_of(mode) + ".art"; }
  void ask_progress();
  bool has_second(std::size_t index) const;
  std::vector<Control> header_buttons(Extent size) const;
  void add_buttons(std::size_t index, std::vector<Control>& controls) const;
  void open_from_header(const std::string& id);
  void paint_hints(Canvas& canvas) const;

  const GameDefinition& game_;
  std::vector<Progress> progress_;  // of each mode
  std::size_t latest_ = 0;          // the mode played last
  std::uint32_t words_revision_ = 0;
  std::vector<ModeScroll> scrolls_;
};

}  // namespace quintet::ui
