#include "games/gomoku/statistics.hpp"

#include <algorithm>
#include <array>
#include "games/gomoku/accent.hpp"

#include "games/gomoku/pictures.hpp"
#include "games/gomoku/words.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

// Points.
constexpr float kTotalLeast = 110, kTwoColumns = 760;
constexpr float kBar = 12, kBarGap = 3, kWords = 28, kPortrait = 48, kFiguresUp = 14;
constexpr std::size_t kTotals = 5, kFigures = 3, kTotalsInTwoRows = 3;
constexpr float kLevelCard = 2 * sheet::kPadding + kPortrait + space::kSmall + kBar + kWords +
                             sheet::kFigure - kFiguresUp - sheet::kPadding;

std::string or_dash(int value) {
  return value > 0 ? std::to_string(value) : "—";
}

}  // namespace

GomokuTally add_up(const GomokuRecords& records) {
  GomokuTally all;
  for (const auto& [level, tally] : records.levels) {
    all.won += tally.won;
    all.drawn += tally.drawn;
    all.lost += tally.lost;
    all.unaided += tally.unaided;
    all.most_in_row = std::max(all.most_in_row, tally.most_in_row);
    if (tally.quickest > 0 && (all.quickest == 0 || tally.quickest < all.quickest))
      all.quickest = tally.quickest;
  }
  return all;
}

void StatisticsTab::gather() {
  const GomokuRecords& records = context().profile.records().gomoku;
  all_ = add_up(records);
  levels_.clear();
  for (const gomoku::Level level : gomoku::kLevels) {
    const auto found = records.levels.find(std::string(name(level)));
    levels_.push_back(found == records.levels.end() ? GomokuTally{} : found->second);
  }
}

float StatisticsTab::place(float width) {
  const bool one_row = width - 2 * sheet::kPadding >= static_cast<float>(kTotals) * kTotalLeast;
  totals_card_ = {0, 0, width, one_row ? sheet::kFigure : 2 * sheet::kFigure};
  const std::size_t columns = width >= kTwoColumns ? 2 : 1;
  const float card = (width - static_cast<float>(columns - 1) * sheet::kGap) / static_cast<float>(columns);
  cards_.clear();
  float bottom = totals_card_.bottom();
  for (std::size_t i = 0; i < levels_.size(); ++i) {
    const std::size_t down = i / columns, across = i % columns;
    const auto row = static_cast<float>(down), column = static_cast<float>(across);
    cards_.push_back({column * (card + sheet::kGap),
                      totals_card_.bottom() + sheet::kGap + row * (kLevelCard + sheet::kGap), card,
                      kLevelCard});
    bottom = cards_.back().bottom();
  }
  return bottom + sheet::kGap;
}

void StatisticsTab::paint(Canvas& canvas) const {
  paint_totals(canvas);
  for (std::size_t i = 0; i < cards_.size(); ++i)
    paint_level(canvas, gomoku::kLevels[i], levels_[i], cards_[i]);
}

void StatisticsTab::paint_totals(Canvas& canvas) const {
  draw_card(canvas, theme(), totals_card_, Elevation::Low);
  const std::array<SheetFigure, kTotals> figures{
      SheetFigure{tr("Games played"), std::to_string(all_.played())},
      SheetFigure{tr("Games won"), std::to_string(all_.won)},
      SheetFigure{tr("Victories in a row"), or_dash(all_.most_in_row)},
      SheetFigure{tr("Shortest victory"), or_dash(all_.quickest)},
      SheetFigure{tr("Won without a hint"), std::to_string(all_.unaided)},
  };
  const Rect inner{totals_card_.x + sheet::kPadding, totals_card_.y, totals_card_.w - 2 * sheet::kPadding,
                   totals_card_.h};
  paint_figures(canvas, figures, inner, totals_card_.h <= sheet::kFigure ? kTotals : kTotalsInTwoRows,
                kAccent.on(theme()));
}

void StatisticsTab::paint_level(Canvas& canvas, gomoku::Level level, const GomokuTally& tally,
                                Rect card) const {
  const Palette& c = theme().colour;
  draw_card(canvas, theme(), card, Elevation::Low);
  const Rect inner = card.grown(-sheet::kPadding);
  canvas.picture(portrait_of({level}, gomoku::Seat::Second), {inner.x, inner.y, kPortrait, kPortrait});
  const float x = inner.x + kPortrait + space::kSmall;
  canvas.text(tr(level_message(level)), {x, inner.y, inner.right() - x, kPortrait},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  const Rect row{inner.x, inner.y + kPortrait + space::kSmall, inner.w, kBar};
  if (tally.played() == 0) {
    canvas.text(tr("Not played yet"), {row.x, row.y, row.w, kBar + kWords},
                {.size = type::kBody, .colour = c.text_2});
    return;
  }
  paint_results(canvas, tally, row);
  const std::array<SheetFigure, kFigures> figures{
      SheetFigure{tr("Victories in a row"), or_dash(tally.most_in_row)},
      SheetFigure{tr("Shortest victory"), or_dash(tally.quickest)},
      SheetFigure{tr("Won without a hint"), std::to_string(tally.unaided)},
  };
  paint_figures(canvas, figures, {inner.x, row.bottom() + kWords - kFiguresUp, inner.w, sheet::kFigure},
                kFigures, kAccent.on(theme()));
}

// Won, drawn and lost as parts of a bar, and the numbers under it.
void StatisticsTab::paint_results(Canvas& canvas, const GomokuTally& tally, Rect row) const {
  const Palette& c = theme().colour;
  const std::array<std::pair<int, Rgba>, 3> parts{
      std::pair{tally.won, c.primary}, std::pair{tally.drawn, c.border}, std::pair{tally.lost, c.danger}};
  const auto all = static_cast<float>(tally.played());
  float x = row.x;
  for (const auto& [count, colour] : parts) {
    const float width = row.w * static_cast<float>(count) / all;
    if (count > 0) canvas.rounded({x, row.y, std::max(kBarGap, width - kBarGap), row.h}, kBarGap, colour);
    x += width;
  }
  const std::string words =
      format(tr("{won} won · {drawn} drawn · {lost} lost"), {{"won", std::to_string(tally.won)},
                                                             {"drawn", std::to_string(tally.drawn)},
                                                             {"lost", std::to_string(tally.lost)}});
  canvas.text(words, {row.x, row.bottom(), row.w, kWords}, {.size = type::kLabel, .colour = c.text_2});
}

std::string StatisticsTab::state() const {
  return "played=" + std::to_string(all_.played()) + " won=" + std::to_string(all_.won) +
         " drawn=" + std::to_string(all_.drawn) + " lost=" + std::to_string(all_.lost);
}

}  // namespace quintet::gomoku
