// The setup of a relaxed or timed match: shape or size, difficulty, gravity, tile designs. A drawing of the board
// is beside or above the options.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/link/settings.hpp"
#include "games/link/setup_choices.hpp"
#include "ui/pages/setup_page.hpp"

namespace quintet::link {

class SetupPage final : public ui::SetupPage {
 public:
  SetupPage(ui::Context& context, Mode mode);

 protected:
  std::vector<Row> rows() const override;
  void turn(std::string_view row, int by) override;
  void begin() override;
  std::string title() const override;
  void paint_preview(Canvas& canvas, Rect area) const override;
  std::string caption() const override;
  std::string state() const override;

 private:
  const Settings& wish() const { return context_.profile.get<Settings>(); }

  Mode mode_;
  std::vector<Figure> figures_;
  std::optional<Size> own_;  // the last custom size
};

}  // namespace quintet::link
