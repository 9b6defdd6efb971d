// What a player can do on a page besides moving on the board: undo, hint, pause. One table of commands gives the page its
// icons, tooltips and keys, and the help its list of keys.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/scene/input.hpp"
#include "engine/text/localiser.hpp"
#include "ui/widgets/controls.hpp"

namespace quintet::ui {

// The part of a command that is the same at any time. Labels are messages to be translated.
struct CommandInfo {
  std::string_view id;  // "undo": the control is PAGE.undo; empty where only the help names it
  std::string_view label;
  std::string_view icon{};  // name of a picture in images/icons
  std::optional<Action> key{};
  std::string_view mouse{};     // what a mouse does for it, for the help
  std::string_view key_name{};  // in the tooltip, where it is not the usual one of the action
};

struct Command {
  enum class Place : bool { Button, KeyOnly };
  enum class Sound : bool { OfAPress, ItsOwn };

  CommandInfo info;
  std::function<void()> run;
  bool enabled = true;
  Sound sound = Sound::OfAPress;
  Control::Kind kind = Control::Kind::Icon;
  Place place = Place::Button;
};

// Those that several games have.
namespace commands {
inline constexpr CommandInfo kUndo{"undo", msgid("Undo"), "undo", Action::Undo};
inline constexpr CommandInfo kRedo{"redo", msgid("Redo"), "redo", Action::Redo};
inline constexpr CommandInfo kHint{"hint", msgid("Hint"), "hint", Action::Hint};
inline constexpr CommandInfo kPause{"pause", msgid("Pause"), "pause", Action::Pause};
// The same board, or another one: a game has one of these.
inline constexpr CommandInfo kBeginAgain{"restart", msgid("Begin again"), "restart", Action::Restart};
inline constexpr CommandInfo kNewGame{"new", msgid("New game"), "restart", Action::Restart};
inline constexpr CommandInfo kMoveCursor{{}, msgid("Move the cursor"), {}, Action::Up, msgid("Point")};
}  // namespace commands

// The control of a command on the page of this name, without its place. The label of an icon is its tooltip, with the key
// in brackets.
Control control_of(const Command& command, std::string_view page, const Localiser& words);

}  // namespace quintet::ui
