#include "ui/kit/help_book.hpp"

#include <array>

namespace quintet::ui {

namespace {

std::string tooltip(const CommandInfo& info, const Localiser& words) {
  std::string label = words.tr(info.label);
  std::string_view key = info.key_name;
  if (key.empty() && info.key) key = tooltip_key(*info.key);
  if (key.empty()) return label;
  return format(words.tr("{command} ({key})"), {{"command", std::move(label)}, {"key", std::string(key)}});
}

}  // namespace

Control control_of(const Command& command, std::string_view page, const Localiser& words) {
  const CommandInfo& info = command.info;
  return {.id = std::string(page) + '.' + std::string(info.id),
          .kind = command.kind,
          .label = command.kind == Control::Kind::Icon ? tooltip(info, words) : words.tr(info.label),
          .icon = std::string(info.icon),
          .value = command.chosen ? 1.0F : 0.0F,
          .enabled = command.enabled};
}

std::span<const CommandInfo> common_help_keys() {
  static constexpr std::array kKeys{
      commands::kPause, CommandInfo{"back", msgid("Back"), "back", Action::Back},
      CommandInfo{"mute", msgid("Mute"), {}, Action::ToggleMute},
      CommandInfo{"full-screen", msgid("Full screen"), {}, Action::ToggleFullscreen}};
  return kKeys;
}

KeyNames key_names(Action action) {
  switch (action) {
    case Action::Up:
      return {msgid("Arrow keys"), msgid("D-pad")};
    case Action::Left:
      return {"← →", msgid("D-pad")};
    case Action::PageUp:
      return {"PgUp · PgDn", {}};
    case Action::Steer:
      return {"W A S D · H J K L", {}};
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
      return {msgid("N or F2"), {}};
    case Action::Numbers:
      return {"D", {}};
    case Action::Estimate:
      return {"E", {}};
    case Action::Copy:
      return {"Ctrl+C", {}};
    case Action::Paste:
      return {"Ctrl+V", {}};
    case Action::Pause:
      return {"P", msgid("Start button")};
    case Action::First:
      return {"1 2 3", {}};
    case Action::ZoomIn:
      return {"+ −", {}};
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

std::string_view tooltip_key(Action action) {
  switch (action) {
    case Action::Undo:
      return "U";
    case Action::Redo:
      return "Y";
    case Action::Restart:
      return "N";
    case Action::Home:
      return "Home";
    case Action::End:
      return "End";
    case Action::PageUp:
      return "Page Up";
    case Action::PageDown:
      return "Page Down";
    default:
      return key_names(action).keyboard;
  }
}

}  // namespace quintet::ui
