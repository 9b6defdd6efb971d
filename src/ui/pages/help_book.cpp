#include "ui/pages/help_book.hpp"

#include <array>

#include "engine/text/localiser.hpp"

namespace quintet::ui {

std::span<const HelpKey> common_help_keys() {
  static constexpr std::array kKeys{
      HelpKey{Action::Pause, msgid("Pause")}, HelpKey{Action::Back, msgid("Back")},
      HelpKey{Action::ToggleMute, msgid("Mute")}, HelpKey{Action::ToggleFullscreen, msgid("Full screen")}};
  return kKeys;
}

KeyNames key_names(Action action) {
  switch (action) {
    case Action::Up:
      return {msgid("Arrow keys"), msgid("D-pad")};
    case Action::Confirm:
      return {msgid("Enter or Space"), "A"};
    case Action::Secondary:
      return {"F", "X"};
    case Action::Hint:
      return {"H", "Y"};
    case Action::Undo:
      return {msgid("U or Ctrl+Z"), msgid("Left shoulder")};
    case Action::Redo:
      return {msgid("Y or Ctrl+Y"), msgid("Right shoulder")};
    case Action::Shuffle:
      return {"R", msgid("Back button")};
    case Action::Restart:
      return {"N", {}};
    case Action::Copy:
      return {"Ctrl+C", {}};
    case Action::Paste:
      return {"Ctrl+V", {}};
    case Action::Pause:
      return {"P", msgid("Start")};
    case Action::Back:
      return {"Esc", "B"};
    case Action::ToggleMute:
      return {"M", {}};
    case Action::ToggleFullscreen:
      return {msgid("F11 or Alt+Enter"), {}};
    default:
      return {};
  }
}

}  // namespace quintet::ui
