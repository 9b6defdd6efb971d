// What a page says and plays beside its board: short messages, the card of a hint, and sounds at moments of an
// animation.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/render/canvas.hpp"
#include "engine/scene/duration.hpp"
#include "ui/context.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {

// A short message beside a board or at its rim: why a move is illegal, what a hint means. Brief messages disappear after a few
// seconds, lasting ones stay until they are cleared; a brief message hides a lasting one while it is shown.
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
  // How the brief message fades.
  Tween fade() const;

  LocalizedText brief_, lasting_;
  Duration since_{0};  // when the brief message appeared
};

// The card on which a game explains something about the position, such as a hint: words with small pictures among them,
// and buttons. Its room beside or below the board is kept free, so that the board stays where it is; in a low window it
// lies over the board instead.
class AdviceBar {
 public:
  struct Places {
    Rect board, bar;
    bool over = false;  // the bar lies over the lower edge of the board
  };
  // At the right where a board of this shape leaves the room, otherwise below; over the board where that would take too
  // much of its height.
  static Places places(Rect area, Extent shape);

  explicit AdviceBar(Context& context) : context_(context) {}

  // Lays these words and buttons into the bar; nothing is shown without words. The card is as high as they need.
  void lay(Rect bar, const std::string& words, const std::vector<Command>& buttons);
  bool shown() const { return !card_.empty(); }
  // Moves the card to the lower edge of this area, or to the upper one where it would cover what must stay clear.
  void keep_inside(Rect area, Rect clear);
  const Rect& card() const { return card_; }
  const std::vector<std::pair<Command, Rect>>& buttons() const { return buttons_; }
  void draw(Canvas& canvas, const PictureText::Paint& paint) const;

 private:
  float button_width(const Command& command) const;
  void lay_row(Rect bar, const std::string& words, const std::vector<Command>& buttons);
  void lay_column(Rect bar, const std::string& words, const std::vector<Command>& buttons);

  Context& context_;
  PictureText text_;
  Rect card_, icon_;
  Vec text_at_;
  std::vector<std::pair<Command, Rect>> buttons_;
};

// The name of the sound of a win, which each theme has of its own.
std::string win_sound(const Theme& theme);

// Sounds that belong to moments of an animation: a stone that lands, tiles that begin to fall. The page plays those that
// are due after each step.
class SoundCues {
 public:
  explicit SoundCues(Context& context) : context_(context) {}

  void at(Duration when, std::string sound) { cues_.push_back({when, std::move(sound)}); }
  // Plays the sounds that are due.
  void play(Duration now);
  // Plays the others too, because what they belong to is not shown any further.
  void play_all() { play(Duration::max()); }
  void clear() { cues_.clear(); }
  bool waiting() const { return !cues_.empty(); }

 private:
  struct Cue {
    Duration when;
    std::string sound;
  };

  Context& context_;
  std::vector<Cue> cues_;
};

}  // namespace quintet::ui
