#include "ui/game/game_definition.hpp"

#include <algorithm>

#include "ui/pages/mode_select_page.hpp"
#include "ui/profile/settings.hpp"

namespace quintet::ui {

const GameDefinition* find_game(GameList games, std::string_view id) {
  const auto found = std::ranges::find(games, id, &GameDefinition::id);
  return found == games.end() ? nullptr : *found;
}

void check_settings(SettingValues& values, GameList games, std::vector<std::string>& complaints) {
  std::vector<std::string_view> groups{"volume"};
  for (const GameDefinition* game : games) groups.push_back(game->id);
  for (const std::string_view group : groups) {
    const auto found = values.find(group);
    if (found == values.end()) continue;
    complaints.push_back(std::string(group) + " is not an object");
    values.erase(found);
  }
  write_fields(read_fields<Settings>(values, &complaints), values);
  for (const GameDefinition* game : games)
    if (game->settings.check) game->settings.check(values, complaints);
}

void open_game(Context& context, const GameDefinition& game) {
  context.scenes.push(std::make_unique<ModeSelectPage>(context, game));
}

}  // namespace quintet::ui
