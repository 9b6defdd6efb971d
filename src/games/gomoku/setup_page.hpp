// The setup of a gomoku match: the opponents as a ladder, the board with the rule in view, colour, time, rule and
// opening.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/gomoku/board_view.hpp"
#include "games/gomoku/match.hpp"
#include "games/gomoku/settings.hpp"
#include "ui/pages/setup_page.hpp"

namespace quintet::gomoku {

class SetupPage final : public ui::MatchSetupPage<Match, Settings> {
 public:
  SetupPage(ui::Context& context, Mode mode, std::optional<std::size_t> over = std::nullopt);

 protected:
  std::vector<ui::SetupRow> rows() const override;
  void on_action(Action action) override;
  void on_file_dropped(const std::string& file) override;
  std::string begin_label() const override;
  std::string summary() const override;
  void show_choice() override { board_.show(settings().start, subject(), now()); }
  void place_hero(Rect area) override;
  void paint_hero(Canvas& canvas, Duration now) const override;
  void paint_option(Canvas& canvas, const ui::SetupRow& row, std::size_t option, Rect area) const override;
  bool moving() const override;

 private:
  bool takes_time() const;
  bool belongs_here(const ui::SetupRow& row) const;
  void style_row(ui::SetupRow& row) const;
  void style_ladder(ui::SetupRow& row) const;
  std::string lead_words(Level level) const;
  Subject subject() const;
  void paint_players(Canvas& canvas) const;
  ExampleBoard board_;
  Rect players_;  // the strip below the board that says who plays which colour
};

}  // namespace quintet::gomoku
