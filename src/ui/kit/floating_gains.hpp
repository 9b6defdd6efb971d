// What a move has earned, said where it was earned: points over a cell, which rise and fade out. They stay while the next
// moves are made, and are larger the more they are worth. A function of scene time, as all motion.
#pragma once

#include <string>
#include <vector>

#include "core/grid.hpp"
#include "engine/scene/duration.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_grid.hpp"

namespace quintet::ui {

struct Gain {
  std::string points;    // "+64"
  std::string streak{};  // a second line above them, larger: "×7"
  Point cell;
  Duration since{0};  // when it appears
  float worth = 0;    // 0…1
};

class FloatingGains {
 public:
  explicit FloatingGains(const Context& context) : context_(context) {}

  // Takes the place of another gain in that cell.
  void add(Gain gain);
  void clear() { gains_.clear(); }
  const std::vector<Gain>& all() const { return gains_; }
  // When the last one will have faded out.
  Duration until() const;

  // How far above the middle of their cell they begin and end, in cells.
  struct Rise {
    float from = 0, to = 0;
  };
  void draw(const BoardGrid& grid, Rgba ink, Rise rise, Duration now) const;

 private:
  void draw(const Gain& gain, const BoardGrid& grid, Rgba ink, Rise rise, Duration now) const;

  const Context& context_;
  std::vector<Gain> gains_;
};

}  // namespace quintet::ui
