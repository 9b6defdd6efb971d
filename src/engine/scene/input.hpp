// What the player did since the last step, independent of the device: scenes do not know whether a move came
// from a key, a gamepad, a finger or a script. Tests build these values; scripts record them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/render/geometry.hpp"

namespace quintet {

enum class Action : std::uint8_t {
  Up,
  Down,
  Left,
  Right,      // move the focus or the board cursor
  Confirm,    // Enter, Space, gamepad A
  Secondary,  // the second thing a cell can do: F, gamepad X; right click is a pointer event
  Back,       // Escape, gamepad B
  Pause,
  Hint,
  Undo,
  Redo,
  Restart,
  Shuffle,
  Numbers,   // shows or hides the numbers of the moves
  Estimate,  // shows or hides who seems to own what
  Copy,      // to the clipboard and from it
  Paste,
  Next,
  Previous,  // Tab order
  PageUp,
  PageDown,
  Home,
  End,
  First,
  Second,
  Third,  // 1, 2, 3: what the page has several of, such as levels
  ZoomIn,
  ZoomOut,
  Steer,  // a letter that is a direction and nothing else: see ActionEvent::steer
  Help,
  ToggleMute,
  ToggleFullscreen,
};

struct ActionEvent {
  Action action;
  bool repeated = false;  // by holding the key down
  // The direction of W A S D and H J K L, for boards that are played by directions; elsewhere the action counts.
  std::optional<Action> steer{};
  friend bool operator==(const ActionEvent&, const ActionEvent&) = default;
};

// A key without an action was pressed. Nothing depends on which one.
struct OtherKeyEvent {
  friend bool operator==(const OtherKeyEvent&, const OtherKeyEvent&) = default;
};

enum class Button : std::uint8_t { Primary, Secondary, Middle };

// A finger is a pointer that presses with the primary button; `touch`: it does not hover.
struct PointerEvent {
  enum class Kind : std::uint8_t { Moved, Pressed, Released, Scrolled, Left };
  Kind kind = Kind::Moved;
  Vec at{};  // points
  Button button = Button::Primary;
  Vec scroll{};       // steps; positive y is away from the player, positive x to the right
  bool zoom = false;  // what is scrolled changes its size instead: the wheel with Ctrl
  bool touch = false;
  friend bool operator==(const PointerEvent&, const PointerEvent&) = default;
};

// What the window did. Losing focus pauses timed games; a close request is handled by the app.
enum class WindowEvent : std::uint8_t { FocusLost, FocusGained, Resized };

// A file was dropped onto the window.
struct FileEvent {
  std::string file;  // its absolute path
  friend bool operator==(const FileEvent&, const FileEvent&) = default;
};

// Text was typed, in UTF-8. The event of its key comes before it, with whatever action that key has.
struct TextEvent {
  std::string text;
  friend bool operator==(const TextEvent&, const TextEvent&) = default;
};

using Event = std::variant<ActionEvent, OtherKeyEvent, PointerEvent, WindowEvent, FileEvent, TextEvent>;

struct Input {
  std::vector<Event> events;  // in the order in which they happened
};

}  // namespace quintet
