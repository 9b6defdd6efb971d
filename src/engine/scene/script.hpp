// A script plays the program as a person would: it clicks, presses and waits, in scene time, and states what
// must be on the screen. One command a line; `#` begins a comment; names reach to the end of the line.
//
//   tap NAME          primary click on a named thing       alt NAME      secondary click on it
//   hover NAME        pointer moves there                  click X Y     primary click at a place in points
//   drag X Y X2 Y2    press, move, release                 press ACTION [TIMES]   such as `press Confirm`
//   scroll STEPS      the wheel, positive away             wait MS       scene time passes
//   settle            until nothing moves                  resize W H    of the window, pixels
//   focus lost|gained                                      shot FILE     a picture of the window
//   expect WORDS      every word is in the description of the top scene
//   drop FILE         a file is dropped onto the window     close         the window's close button
//   type TEXT         text is typed
//   copied WORDS      expects every word on the clipboard   clip TEXT     puts a line on the clipboard
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/expected.hpp"
#include "engine/scene/input.hpp"

namespace quintet {

struct ScriptLine {
  enum class Verb : std::uint8_t {
    Tap,
    Alt,
    Hover,
    Click,
    Drag,
    Press,
    Scroll,
    Wait,
    Settle,
    Resize,
    Focus,
    Shot,
    Expect,
    Drop,
    Type,
    Copied,
    Clip,
    Close
  };
  Verb verb = Verb::Settle;
  int line = 0;      // counted from 1
  std::string name;  // of Tap, Alt, Hover; file of Shot and Drop; words of Expect, Type, Copied and Clip
  std::vector<double> numbers;  // of Click, Drag, Scroll, Wait, Resize, and the times of Press
  Action action = Action::Confirm;
  WindowEvent window = WindowEvent::FocusLost;
};

struct ScriptError {
  int line = 0;  // counted from 1
  std::string message;
};

// The complete script, or the first invalid line.
Expected<std::vector<ScriptLine>, ScriptError> read_script(std::string_view text);

}  // namespace quintet
