#include "app/start.hpp"

#include <memory>
#include <utility>
#include <vector>

#include "ui/pages/help_page.hpp"
#include "ui/pages/menu_page.hpp"
#include "ui/pages/mode_select_page.hpp"
#include "ui/pages/settings_page.hpp"
#include "ui/pages/statistics_page.hpp"

namespace quintet::app {

using ui::MenuItem;

void push_first_scenes(ui::Context& context, const Options& options) {
  std::vector<MenuItem> below;
  const auto add = [&below](std::string id, std::string_view label, std::string icon,
                            std::function<void()> act) {
    below.push_back({std::move(id), label, std::move(icon), std::move(act), MenuItem::Page::Stays});
  };
  ui::Context* c = &context;
  add("settings", msgid("Settings"), "settings",
      [c] { c->scenes.push(std::make_unique<ui::SettingsPage>(*c)); });
  add("statistics", msgid("Statistics"), "trophy",
      [c] { c->scenes.push(std::make_unique<ui::StatisticsPage>(*c)); });
  add("help", msgid("How to play"), "help", [c] { ui::open_help(*c); });
  add("quit", msgid("Quit"), "close", [c] { ui::ask_to_quit(*c); });
  context.scenes.push(std::make_unique<ui::MenuPage>(context, std::move(below)));
  if (const ui::GameDefinition* game = ui::find_game(context.games, options.game))
    ui::open_game(context, *game);
}

}  // namespace quintet::app
