// The setup of a relaxed or timed match: shape or size, gravity, difficulty, tile designs. The real board acts the
// choice.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/link/settings.hpp"
#include "games/link/setup_board.hpp"
#include "games/link/setup_choices.hpp"
#include "ui/pages/setup_page.hpp"

namespace quintet::link {

class SetupPage final : public ui::SetupPage {
 public:
  SetupPage(ui::Context& context, Mode mode, std::optional<std::size_t> over = std::nullopt);

 protected:
  std::vector<ui::SetupRow> rows() const override;
  void choose(std::string_view row, std::size_t option) override;
  void turn(std::string_view row, int by) override;
  bool has_saved_match() const override;
  void start(std::size_t below) override;
  std::string title() const override;
  std::string summary() const override;
  void place_hero(Rect area) override;
  void paint_hero(Canvas& canvas, Duration now) const override;
  void paint_option(Canvas& canvas, const ui::SetupRow& row, std::size_t option, Rect area) const override;
  std::vector<ui::Control> layout(Extent size) override;
  void advance(Duration step) override;
  bool moving() const override;
  std::string state() const override;

 private:
  const Settings& wish() const { return context_.profile.get<Settings>(); }

  Mode mode_;
  SetupChoices choices_;
  SetupBoard board_;
  std::string attention_before_;
};

}  // namespace quintet::link
