// A short message beside a board or at its rim: why a move is illegal, what a hint means. Brief messages disappear after a few
// seconds, lasting ones stay until they are cleared; a brief message hides a lasting one while it is shown.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/render/canvas.hpp"
#include "engine/scene/duration.hpp"
#include "ui/context.hpp"
#include "ui/widgets/localized_text.hpp"

namespace quintet::ui {

class BoardMessage {
 public:
  enum class Stay : std::uint8_t { Brief, Lasting };

  void say(LocalizedText words, Duration now, Stay stay = Stay::Brief);
  void clear() { brief_ = lasting_ = {}; }
  // Removes the brief message; whether there was one.
  bool dismiss();
  // Removes a brief message whose time is over.
  void pass(Duration now);

  bool shown() const { return !words().empty(); }
  // In the player's language.
  std::string in(const Localiser& language) const { return words().in(language); }
  bool moving(Duration now) const;
  // The time until it begins to fade.
  std::optional<Duration> due(Duration now) const;
  // In the middle of the rim along the top of a plate, `rim` points wide; no wider than the plate.
  void draw(Canvas& canvas, const Context& context, Rect plate, float rim, Duration now) const;
  // In a place that is free for it beside the board, in lines as wide as the place, from its top.
  bool fits(Canvas& canvas, const Context& context, Rect place) const;
  void draw_beside(Canvas& canvas, const Context& context, const Theme& theme, Rect place,
                   Duration now) const;

 private:
  const LocalizedText& words() const { return brief_.empty() ? lasting_ : brief_; }
  // Of the brief message.
  Tween fade() const;

  LocalizedText brief_, lasting_;
  Duration since_{0};  // when the brief message appeared
};

}  // namespace quintet::ui
