// The next game of gomoku: who plays, by which rule, from which opening, on which board.
#pragma once

#include <string>
#include <vector>

#include "scenes/gomoku/match.hpp"
#include "scenes/setup_page.hpp"

namespace quintet::scenes {

class GomokuSetupPage final : public SetupPage {
 public:
  GomokuSetupPage(Context& context, GomokuMode mode);

 protected:
  std::vector<Row> rows() const override;
  void turn(std::string_view row, int by) override;
  void begin() override;
  void acted(Action action) override;
  void dropped(const std::string& file) override;
  std::string title() const override;
  void paint_preview(Canvas& canvas, Rect area) const override;
  std::string caption() const override;
  std::string state() const override;

 private:
  bool takes_time() const;
  const GomokuSettings& wish() const { return context_.player.settings().gomoku; }

  GomokuMode mode_;
};

}  // namespace quintet::scenes
