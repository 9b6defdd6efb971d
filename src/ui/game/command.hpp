// A command is what a player can do on a page besides moves on the board: undo, hint, pause. One table of commands
// provides the page's icons, tooltips and keys, and the list of keys in the help.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/scene/input.hpp"
#include "engine/text/localiser.hpp"
#include "ui/widgets/controls.hpp"

namespace quintet::ui {

// The constant part of a command. Labels are messages to be translated.
struct CommandInfo {
  std::string_view id;  // "undo": the control is PAGE.undo; empty where only the help names it
  Message label;
  std::string_view icon{};  // name of a picture in images/icons
  std::optional<Action> key{};
  std::string_view mouse{};     // the mouse gesture for it, for the help
  std::string_view key_name{};  // for the tooltip, if it is not the action's usual key
};

struct Command {
  enum class Place : bool { Button, KeyOnly };

  CommandInfo info;
  std::function<void()> run;
  bool enabled = true;
  Control::Kind kind = Control::Kind::Icon;
  Place place = Place::Button;
  bool chosen = false;  // of a Choice
};

// Commands that several games share.
namespace commands {
inline constexpr CommandInfo kUndo{"undo", msgid("Undo"), "undo", Action::Undo};
inline constexpr CommandInfo kRedo{"redo", msgid("Redo"), "redo", Action::Redo};
// In games of stones, Chinese players have words of their own for the two.
inline constexpr CommandInfo kUndoMove{"undo", msgid("board game", "Undo"), "undo", Action::Undo};
inline constexpr CommandInfo kRedoMove{"redo", msgid("board game", "Redo"), "redo", Action::Redo};
inline constexpr CommandInfo kHint{"hint", msgid("Hint"), "hint", Action::Hint};
inline constexpr CommandInfo kHelp{"help", msgid("How to play"), "help", Action::Help};
inline constexpr CommandInfo kPause{"pause", msgid("Pause"), "pause", Action::Pause};
// The same board, or a different one: a game has one of the two.
inline constexpr CommandInfo kBeginAgain{"restart", msgid("Restart"), "restart", Action::Restart};
inline constexpr CommandInfo kNewGame{"new", msgid("New game"), "restart", Action::Restart};
inline constexpr CommandInfo kMoveCursor{{}, msgid("Move the cursor"), {}, Action::Up, msgid("Point")};
// In the help of games that are reviewed.
inline constexpr CommandInfo kReviewStep{{}, msgid("Step through the review"), {}, Action::Left};
inline constexpr CommandInfo kReviewMistake{{}, msgid("Mistakes of the review"), {}, Action::PageUp};
}  // namespace commands

// The control of a command on the page of this name, not yet placed. The tooltip of an icon is its label with the key
// in brackets.
Control control_of(const Command& command, std::string_view page, const Localiser& words);

}  // namespace quintet::ui
