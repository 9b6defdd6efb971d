// What has been done at gomoku: totals, and a card for each level of the computer.
#pragma once

#include <string>
#include <vector>

#include "core/gomoku/players.hpp"
#include "ui/pages/statistics_tab.hpp"
#include "ui/profile/records.hpp"

namespace quintet::gomoku {

// All levels added up; the best of them where adding makes no sense.
ui::GomokuTally add_up(const ui::GomokuRecords& records);

class StatisticsTab final : public ui::StatisticsTab {
 public:
  explicit StatisticsTab(ui::Context& context) : ui::StatisticsTab(context) {}

  void gather() override;
  bool empty() const override { return all_.played() == 0; }
  float place(float width) override;
  void paint(Canvas& canvas) const override;
  std::string state() const override;

 private:
  void paint_totals(Canvas& canvas) const;
  void paint_level(Canvas& canvas, gomoku::Level level, const ui::GomokuTally& tally, Rect card) const;
  void paint_results(Canvas& canvas, const ui::GomokuTally& tally, Rect row) const;

  ui::GomokuTally all_;
  std::vector<ui::GomokuTally> levels_;  // in the order of gomoku::kLevels
  Rect totals_card_;
  std::vector<Rect> cards_;  // of the levels
};

}  // namespace quintet::gomoku
