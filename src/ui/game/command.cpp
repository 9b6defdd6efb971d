#include "ui/game/command.hpp"

#include "ui/pages/help_book.hpp"

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

}  // namespace quintet::ui
