// Commands and the help: what a player can do on a page besides moves, and what the help says about a game, as
// tables.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "engine/render/canvas.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"
#include "engine/text/localiser.hpp"
#include "ui/widgets/controls.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {

// A command is what a player can do on a page besides moves on the board: undo, hint, pause. One table of commands
// provides the page's icons, tooltips and keys, and the list of keys in the help.

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
inline constexpr CommandInfo kZoom{{}, msgid("Zoom"), {}, Action::ZoomIn, msgid("Ctrl and wheel")};
inline constexpr CommandInfo kZoomIn{"zoom-in", msgid("Zoom in"), "plus", Action::ZoomIn};
inline constexpr CommandInfo kZoomOut{"zoom-out", msgid("Zoom out"), "minus", Action::ZoomOut};
// The same board, or a different one: a game has one of the two.
inline constexpr CommandInfo kBeginAgain{"restart", msgid("Restart"), "restart", Action::Restart};
inline constexpr CommandInfo kNewGame{"new", msgid("New game"), "restart", Action::Restart};
// A game, or a board, as text on the clipboard.
inline constexpr CommandInfo kCopy{"copy", msgid("Copy the game"), {}, Action::Copy};
inline constexpr CommandInfo kPaste{"paste", msgid("Paste a game"), {}, Action::Paste};
inline constexpr CommandInfo kMoveCursor{{}, msgid("Move the cursor"), {}, Action::Up, msgid("Point")};
// In the help of games that are reviewed.
inline constexpr CommandInfo kReviewStep{{}, msgid("Step through the review"), {}, Action::Left};
inline constexpr CommandInfo kReviewMistake{{}, msgid("Mistakes of the review"), {}, Action::PageUp};
}  // namespace commands

// The control of a command on the page of this name, not yet placed. The tooltip of an icon is its label with the key
// in brackets.
Control control_of(const Command& command, std::string_view page, const Localiser& words);

// How to play a game, as data: chapters of text with small pictures, and the keys. Every string is a message to be
// translated.

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
