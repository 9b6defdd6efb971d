// The bar at the foot of the journey: the chosen level with its special rule and the conditions of its stars. The page
// places its buttons in it.
#pragma once

#include <chrono>
#include <string>

#include "core/link/journey.hpp"
#include "ui/context.hpp"

namespace quintet::link {

class JourneyFooter {
 public:
  // For a window of this size.
  static float height(Extent size);

  // In this area, with so many buttons at the right.
  JourneyFooter(Rect area, std::size_t buttons);

  Rect area() const { return area_; }
  Rect button(std::size_t index) const;

  struct Content {
    int level = 0;            // from 0
    std::string needed = {};  // what a locked level needs; else its conditions are shown
    std::string note = {};    // after the number of the level
  };
  void paint(Canvas& canvas, const ui::Context& context, const Content& content) const;

 private:
  bool broad() const;
  Rect text_area() const;
  void paint_name(Canvas& canvas, const ui::Context& context, const Content& content, Rect area) const;
  void paint_rule(Canvas& canvas, const ui::Context& context, const link::Level& level, Rect area) const;
  void paint_terms(Canvas& canvas, const ui::Context& context, const Content& content, Rect area) const;

  Rect area_;
  std::size_t buttons_;
};

}  // namespace quintet::link
