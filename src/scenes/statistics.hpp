// What the player has done so far: totals, the journey, today's boards, and the best results by board.
#pragma once

#include <string>
#include <vector>

#include "scenes/scroll_page.hpp"
#include "scenes/statistics_data.hpp"

namespace quintet::scenes {

class StatisticsPage final : public ScrollPage {
 public:
  explicit StatisticsPage(Context& context);

  void enter() override;

 protected:
  std::vector<Control> layout(Extent size) override;
  void paint(Canvas& canvas, Duration now) const override;
  void advance(Duration step) override;
  std::string state() const override;

 private:
  void gather();
  void paint_empty(Canvas& canvas) const;
  void paint_totals(Canvas& canvas, Rect card) const;
  void paint_journey(Canvas& canvas, Rect card) const;
  void paint_days(Canvas& canvas, Rect card) const;
  void paint_boards(Canvas& canvas, Rect card) const;
  Rect heading(Canvas& canvas, Rect card, std::string_view text) const;

  Totals totals_;
  std::vector<BoardLine> boards_;
  std::vector<bool> days_;
  std::uint32_t words_revision_ = 0;
  Rect page_;
  // Cards, from the top of the page downwards; the journey and the days share a row where there is room.
  Rect totals_card_, journey_card_, days_card_, boards_card_;
};

}  // namespace quintet::scenes
