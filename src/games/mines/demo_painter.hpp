// A demonstration on a small board: what happens beat by beat, and the marks that explain it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "games/mines/position_art.hpp"
#include "ui/pages/help_book.hpp"

namespace quintet::mines {

// What happens at the end of a beat; only time passes without an action.
struct Beat {
  std::optional<Action> action{};
  Point at{};
};
// A mark on a cell from a beat on, until the cell opens or gets its flag.
struct Shown {
  std::size_t from;
  Point at;
  Mark mark;
};
struct Demo {
  std::span<const std::string_view> rows;  // of drawn_game
  std::span<const Beat> beats;
  std::span<const Shown> marks{};
  std::string_view label{};  // the same in every language
};

inline constexpr Duration kBeat = milliseconds(900);

// The whole demonstration, and a beat to look at its end.
constexpr Duration length_of(const Demo& demo) {
  return static_cast<int>(demo.beats.size() + 1) * kBeat;
}

// Paints a demonstration as it is at the scene's time, in the middle of an area.
class DemoPainter {
 public:
  DemoPainter(Canvas& canvas, const ui::HelpScene& scene, const Demo& demo, Rect area, float widest_cell);

  const CellGrid& grid() const { return grid_; }
  const Game& game() const { return game_; }
  void paint() const;

 private:
  Played play(std::size_t beat);
  // The time since the last beat that has ended.
  Duration since() const { return at_ - static_cast<int>(done_) * kBeat; }
  void paint_press() const;
  void paint_marks() const;
  void paint_opening() const;
  void paint_flag() const;

  Canvas& canvas_;
  const ui::Theme& theme_;
  Numbers numbers_;
  const Demo& demo_;
  Duration at_;
  Game game_;
  CellGrid grid_;
  Played played_{};  // by the last beat
  std::size_t done_ = 0;
};

}  // namespace quintet::mines
