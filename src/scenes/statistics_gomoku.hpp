// What has been done at gomoku: totals, and a card for each level of the computer.
#pragma once

#include <string>
#include <vector>

#include "core/gomoku/players.hpp"
#include "scenes/records.hpp"
#include "scenes/statistics_sheet.hpp"

namespace quintet::scenes {

// All levels added up; the best of them where adding makes no sense.
GomokuTally add_up(const GomokuRecords& records);

class GomokuSheet final : public StatisticsSheet {
 public:
  explicit GomokuSheet(Context& context) : StatisticsSheet(context) {}

  void gather() override;
  bool empty() const override { return all_.played() == 0; }
  float place(float width) override;
  void paint(Canvas& canvas) const override;
  std::string state() const override;

 private:
  void paint_totals(Canvas& canvas) const;
  void paint_level(Canvas& canvas, gomoku::Level level, const GomokuTally& tally, Rect card) const;
  void paint_results(Canvas& canvas, const GomokuTally& tally, Rect row) const;

  GomokuTally all_;
  std::vector<GomokuTally> levels_;  // in the order of gomoku::kLevels
  Rect totals_card_;
  std::vector<Rect> cards_;  // of the levels
};

}  // namespace quintet::scenes
