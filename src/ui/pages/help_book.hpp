// How to play a game, as data: chapters of text with small pictures, and the keys. Every string is a message to be
// translated.
#pragma once

#include <span>
#include <string_view>

#include "engine/render/canvas.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"
#include "ui/game/command.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

struct Context;

// What a picture in a chapter is painted with.
struct HelpScene {
  const Context& context;
  Duration at{0};  // since its motion began; the whole length at rest and with reduced motion
};

// A picture in a chapter, painted in the width of the chapter. One with a length moves once when it comes into view, and
// again when it is pressed.
struct HelpArt {
  float height = 0;  // points
  Duration length{0};
  void (*paint)(Canvas& canvas, const HelpScene& scene, Rect area) = nullptr;
};

// A term with an icon before it and its meaning after it.
struct HelpTerm {
  std::string_view icon;  // name of a picture in images/icons
  Message term;
  std::string_view text{};
};

struct HelpChapter {
  std::string_view heading;
  std::span<const std::string_view> paragraphs{};
  std::span<const HelpTerm> terms{};
  HelpArt art{};
};

struct HelpBook {
  std::string_view title;  // "How to play Link-up"
  std::span<const HelpChapter> chapters;
  std::span<const CommandInfo> keys;  // those that have a key, without those that every page has
};

// The keys that every page has.
std::span<const CommandInfo> common_help_keys();

// The names of the keys and of the gamepad's buttons for an action; single letters are the same in every language.
struct KeyNames {
  std::string_view keyboard, gamepad;
};
KeyNames key_names(Action action);
// The shortest name of a key for the action, for tooltips; empty where it has none.
std::string_view tooltip_key(Action action);

}  // namespace quintet::ui
