// The statistics of one game: a column of cards that the page scrolls.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "ui/context.hpp"

namespace quintet::ui {

namespace sheet {
inline constexpr float kPadding = 20, kGap = space::kBase, kHeading = 40;  // points
inline constexpr float kFigure = 104;  // height of a figure: its value above its name
}  // namespace sheet

struct SheetFigure {
  std::string name;  // translated
  std::string value;
};

class StatisticsTab {
 public:
  explicit StatisticsTab(Context& context) : context_(context) {}
  StatisticsTab(const StatisticsTab&) = delete;
  StatisticsTab& operator=(const StatisticsTab&) = delete;
  virtual ~StatisticsTab() = default;

  // Reads the records anew, in the player's language.
  virtual void gather() = 0;
  // Whether this game has never been played to an end.
  virtual bool empty() const = 0;
  // Lays the cards out from the origin on; their whole height in points.
  virtual float place(float width) = 0;
  virtual void paint(Canvas& canvas) const = 0;
  // Words for scripts.
  virtual std::string state() const = 0;

 protected:
  Context& context() const { return context_; }
  const Theme& theme() const { return context_.theme; }
  std::string tr(std::string_view message) const { return context_.words.tr(message); }
  // A card with its heading; the room that is left in it.
  Rect heading(Canvas& canvas, Rect card, std::string_view text) const;
  // In rows of so many, each sheet::kFigure high.
  void paint_figures(Canvas& canvas, std::span<const SheetFigure> figures, Rect area, std::size_t columns,
                     Rgba ink) const;

 private:
  Context& context_;
};

}  // namespace quintet::ui
