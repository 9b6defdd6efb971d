#include "games/link/mode_art.hpp"

#include "games/link/art.hpp"
#include "games/link/calendar_art.hpp"
#include "games/link/hourglass_art.hpp"
#include "games/link/position_art.hpp"
#include "games/link/trail_art.hpp"
#include "ui/context.hpp"

namespace quintet::link {

using namespace ui;

ui::Painting mode_art(const Context& context, Mode mode, const std::optional<Match>& saved) {
  switch (mode) {
    case Mode::Relaxed:
      if (saved) return position_art(context, *saved);
      return [](Canvas& canvas, const Context& now, Rect area) { paint_link_scene(canvas, now.theme, area); };
    case Mode::Timed:
      return hourglass_art(saved);
    case Mode::Journey:
      return trail_art(context.profile.results("link"));
    case Mode::Today:
      return calendar_art(context, saved);
  }
  return {};
}

}  // namespace quintet::link
