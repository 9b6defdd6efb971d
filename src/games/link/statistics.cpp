#include "games/link/statistics.hpp"

#include <algorithm>
#include <array>
#include "games/link/accent.hpp"

#include "core/link/journey.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

// Points.
constexpr float kPadding = sheet::kPadding, kGap = sheet::kGap, kHeading = sheet::kHeading;
constexpr float kTotal = sheet::kFigure, kTotalLeast = 150;
constexpr std::size_t kTotals = 6, kTotalsInTwoRows = 3;

// A level of the journey: its number above its stars.
constexpr float kLevelW = 80, kLevelH = 54, kLevelGap = 6, kLevelStar = 16;
constexpr float kLevelInset = 5, kLevelNumber = 24;

constexpr float kDay = 38, kDayGap = 6, kCheckInset = 9, kTodayRing = 2;
constexpr std::size_t kWeek = 7, kDays = 4 * kWeek;

constexpr float kRow = 40, kTwoColumns = 900;
constexpr std::array kColumns{0.16F, 0.40F, 0.11F, 0.10F, 0.11F, 0.12F};  // of the table of boards
constexpr std::size_t kWordColumns = 2, kRecordsFrom = 4;                 // columns of words; of best results

std::size_t levels() {
  return link::journey().size();
}

// The levels in rows as equal as they can be.
struct LevelGrid {
  std::size_t columns, rows;
  float height() const { return static_cast<float>(rows) * (kLevelH + kLevelGap) - kLevelGap; }
};

LevelGrid level_grid(float width) {
  const auto most = static_cast<std::size_t>(std::max(1.0F, (width + kLevelGap) / (kLevelW + kLevelGap)));
  const std::size_t rows = (levels() + most - 1) / most;
  return {(levels() + rows - 1) / std::max<std::size_t>(1, rows), rows};
}

// Whole weeks side by side, as many as the width holds.
std::size_t day_columns(float width) {
  for (std::size_t columns = kDays; columns > kWeek; columns /= 2) {
    if (static_cast<float>(columns) * (kDay + kDayGap) - kDayGap <= width) return columns;
  }
  return kWeek;
}

float days_height(std::size_t columns) {
  const std::size_t rows = kDays / columns;
  return static_cast<float>(rows) * (kDay + kDayGap) - kDayGap;
}

// Of cells in rows of so many, the one with this index; `step` leads from a cell to its neighbours.
Vec cell_at(std::size_t index, std::size_t columns, Vec step) {
  const std::size_t row = index / columns, column = index % columns;
  return {static_cast<float>(column) * step.x, static_cast<float>(row) * step.y};
}

}  // namespace

void StatisticsTab::gather() {
  const LinkRecords& records = context().profile.records().link;
  totals_ = add_up(records, context().today());
  boards_ = board_lines(context(), records);
  days_ = last_days(records, context().today(), kDays);
}

float StatisticsTab::place(float width) {
  const float inner = width - 2 * kPadding;
  const float chrome = 2 * kPadding + kHeading;
  float y = 0;
  const auto across = [&](float height) {
    const Rect card{0, y, width, height};
    y += height + kGap;
    return card;
  };
  totals_card_ = across(inner >= static_cast<float>(kTotals) * kTotalLeast ? kTotal : kTotal * 2);
  const float days_width = static_cast<float>(kWeek) * (kDay + kDayGap) - kDayGap + 2 * kPadding;
  if (width >= kTwoColumns) {
    const float left = width - days_width - kGap;
    const float height = chrome + std::max(level_grid(left - 2 * kPadding).height(), days_height(kWeek));
    journey_card_ = {0, y, left, height};
    days_card_ = {left + kGap, y, days_width, height};
    y += height + kGap;
  } else {
    journey_card_ = across(chrome + level_grid(inner).height());
    days_card_ = across(chrome + days_height(day_columns(inner)));
  }
  boards_card_ = boards_.empty() ? Rect{} : across(chrome + kRow * static_cast<float>(boards_.size() + 1));
  return y;
}

void StatisticsTab::paint(Canvas& canvas) const {
  paint_totals(canvas, totals_card_);
  paint_journey(canvas, journey_card_);
  paint_days(canvas, days_card_);
  if (!boards_card_.empty()) paint_boards(canvas, boards_card_);
}

void StatisticsTab::paint_totals(Canvas& canvas, Rect card) const {
  draw_card(canvas, theme(), card, Elevation::Low);
  const std::vector<SheetFigure> figures{
      {tr("Games played"), std::to_string(totals_.played)},
      {tr("Games won"), std::to_string(totals_.won)},
      {tr("Stars of the journey"), std::to_string(totals_.stars) + " / " + std::to_string(levels() * kStars)},
      {tr("Days solved"), std::to_string(totals_.days)},
      {tr("Days in a row"), std::to_string(totals_.in_row)},
      {tr("Longest combo"), std::to_string(totals_.combo)},
  };
  paint_figures(canvas, figures, {card.x + kPadding, card.y, card.w - 2 * kPadding, card.h},
                card.h <= kTotal ? kTotals : kTotalsInTwoRows, kAccent.on(theme()));
}

void StatisticsTab::paint_journey(Canvas& canvas, Rect card) const {
  const Palette& c = theme().colour;
  const Rect inner = heading(canvas, card, tr("Journey"));
  const std::size_t columns = level_grid(inner.w).columns;
  const float width = (inner.w + kLevelGap) / static_cast<float>(columns) - kLevelGap;
  const LinkRecords& records = context().profile.records().link;
  for (std::size_t level = 0; level < levels(); ++level) {
    const Vec at = cell_at(level, columns, {width + kLevelGap, kLevelH + kLevelGap});
    const Rect chip{inner.x + at.x, inner.y + at.y, width, kLevelH};
    const int stars = records.stars_of(level);
    canvas.rounded(chip, radius::kCell, stars > 0 ? c.raised : c.sunken);
    canvas.outline(chip, radius::kCell, kLine, c.hairline);
    canvas.text(std::to_string(level + 1),
                stars > 0 ? Rect{chip.x, chip.y + kLevelInset, chip.w, kLevelNumber} : chip,
                {.face = Face::Bold,
                 .size = type::kLabel,
                 .colour = stars > 0 ? c.text : c.text_2,
                 .align = Align::Centre});
    if (stars > 0)
      draw_stars(canvas, theme(), {chip.x, chip.bottom() - kLevelStar - kLevelInset, chip.w, kLevelStar},
                 stars);
  }
}

// Four weeks, today last; a solved day carries a check as well as its colour.
void StatisticsTab::paint_days(Canvas& canvas, Rect card) const {
  const Palette& c = theme().colour;
  const Rect inner = heading(canvas, card, tr("The last four weeks"));
  const std::size_t columns = day_columns(inner.w);
  for (std::size_t i = 0; i < days_.size(); ++i) {
    const Vec at = cell_at(i, columns, {kDay + kDayGap, kDay + kDayGap});
    const Rect day{inner.x + at.x, inner.y + at.y, kDay, kDay};
    canvas.rounded(day, radius::kCell, days_[i] ? c.primary : c.sunken);
    if (days_[i]) canvas.picture("images/icons/check.svg", day.grown(-kCheckInset), c.on_primary);
    if (i + 1 == days_.size())
      canvas.outline(day.grown(kTodayRing), radius::kCell + kTodayRing, kTodayRing, kAccent.on(theme()));
  }
}

void StatisticsTab::paint_boards(Canvas& canvas, Rect card) const {
  const Palette& c = theme().colour;
  const Rect inner = heading(canvas, card, tr("Best results"));
  const auto row = [&](float y, const std::array<std::string, kColumns.size()>& cells, Rgba first, Rgba rest,
                       Face face) {
    float x = inner.x;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const float width = kColumns[i] * inner.w;
      canvas.text(cells[i], {x, y, width - space::kTiny, kRow},
                  {.face = i >= kRecordsFrom ? face : Face::Text,
                   .size = type::kLabel,
                   .colour = i == 0 ? first : rest,
                   .align = i < kWordColumns ? Align::Left : Align::Right});
      x += width;
    }
  };
  row(inner.y, {tr("Mode"), tr("Board"), tr("Played"), tr("Won"), tr("Time"), tr("Score")}, c.text_2,
      c.text_2, Face::Text);
  for (std::size_t i = 0; i < boards_.size(); ++i) {
    const BoardLine& line = boards_[i];
    const float y = inner.y + kRow * static_cast<float>(i + 1);
    canvas.fill({inner.x, y, inner.w, kLine}, c.hairline);
    const auto or_dash = [](const std::string& text) { return text.empty() ? std::string("—") : text; };
    row(y,
        {line.mode, line.board, std::to_string(line.played), std::to_string(line.won), or_dash(line.time),
         or_dash(line.score)},
        c.text, c.text, Face::Bold);
  }
}

std::string StatisticsTab::state() const {
  return "played=" + std::to_string(totals_.played) + " won=" + std::to_string(totals_.won) +
         " boards=" + std::to_string(boards_.size());
}

}  // namespace quintet::link
