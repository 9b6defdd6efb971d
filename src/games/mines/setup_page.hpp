// The setup of a game of Minesweeper.
#pragma once

#include <optional>
#include <string>

#include "games/mines/match.hpp"
#include "ui/pages/field_setup_page.hpp"

namespace quintet::mines {

class SetupPage final : public ui::FieldSetupPage {
 public:
  SetupPage(ui::Context& context, Mode mode, std::optional<std::size_t> over = std::nullopt);

 protected:
  bool has_saved_match() const override;
  void start(std::size_t below) override;
  std::string title() const override;
  std::string summary() const override;
  void place_hero(Rect area) override;
  void paint_hero(Canvas& canvas, Duration now) const override;

 private:
  Mode mode_;
};

}  // namespace quintet::mines
