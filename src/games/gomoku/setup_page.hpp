// The setup of a gomoku match: players, rule, opening, board.
#pragma once

#include <string>
#include <vector>

#include "games/gomoku/match.hpp"
#include "games/gomoku/settings.hpp"
#include "ui/pages/field_setup_page.hpp"

namespace quintet::gomoku {

class SetupPage final : public ui::FieldSetupPage {
 public:
  SetupPage(ui::Context& context, Mode mode);

 protected:
  std::vector<Row> rows() const override;
  void begin() override;
  void on_action(Action action) override;
  void on_file_dropped(const std::string& file) override;
  std::string title() const override;
  void paint_preview(Canvas& canvas, Rect area) const override;
  std::string caption() const override;
  std::string state() const override;

 private:
  bool takes_time() const;
  const Settings& wish() const { return context_.profile.get<Settings>(); }

  Mode mode_;
};

}  // namespace quintet::gomoku
