#include "ui/kit/game_definition.hpp"

#include <algorithm>

namespace quintet::ui {

const GameDefinition* find_game(GameList games, std::string_view id) {
  const auto found = std::ranges::find(games, id, &GameDefinition::id);
  return found == games.end() ? nullptr : *found;
}

std::vector<const SettingsSchema*> settings_of(GameList games) {
  std::vector<const SettingsSchema*> all;
  for (const GameDefinition* game : games) all.push_back(&game->settings);
  return all;
}

}  // namespace quintet::ui
