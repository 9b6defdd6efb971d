// What has been done at Link-up: totals, the journey, today's boards, and the best results by board.
#pragma once

#include <string>
#include <vector>

#include "games/link/statistics_data.hpp"
#include "ui/pages/statistics_tab.hpp"

namespace quintet::link {

class StatisticsTab final : public ui::StatisticsTab {
 public:
  explicit StatisticsTab(ui::Context& context) : ui::StatisticsTab(context) {}

  void gather() override;
  bool empty() const override { return totals_.played == 0; }
  float place(float width) override;
  void paint(Canvas& canvas) const override;
  std::string state() const override;

 private:
  void paint_totals(Canvas& canvas, Rect card) const;
  void paint_journey(Canvas& canvas, Rect card) const;
  void paint_days(Canvas& canvas, Rect card) const;
  void paint_boards(Canvas& canvas, Rect card) const;

  Totals totals_;
  std::vector<BoardLine> boards_;
  std::vector<bool> days_;
  // From the top of the sheet downwards; the journey and the days share a row where there is room.
  Rect totals_card_, journey_card_, days_card_, boards_card_;
};

}  // namespace quintet::link
