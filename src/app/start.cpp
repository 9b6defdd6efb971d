#include "app/start.hpp"

#include <memory>
#include <utility>
#include <vector>

#include "scenes/gomoku/flow.hpp"
#include "scenes/help_gomoku.hpp"
#include "scenes/help_link.hpp"
#include "scenes/help_shelf.hpp"
#include "scenes/link/flow.hpp"
#include "scenes/menu.hpp"
#include "scenes/options.hpp"
#include "scenes/statistics.hpp"

namespace quintet::app {

using scenes::Entry;

void push_first_scenes(scenes::Context& context, const Options& options) {
  std::vector<scenes::GameCard> cards{scenes::link_card(context), scenes::gomoku_card(context)};
  const scenes::HelpShelf books{&scenes::link_help(), &scenes::gomoku_help()};
  std::vector<Entry> below;
  const auto add = [&below](std::string id, std::string_view label, std::string icon,
                            std::function<void()> act) {
    below.push_back({std::move(id), label, std::move(icon), std::move(act), Entry::Page::Stays});
  };
  scenes::Context* c = &context;
  add("settings", msgid("Settings"), "settings",
      [c] { c->scenes.push(std::make_unique<scenes::OptionsPage>(*c)); });
  add("statistics", msgid("Statistics"), "trophy",
      [c] { c->scenes.push(std::make_unique<scenes::StatisticsPage>(*c)); });
  add("help", msgid("How to play"), "help", [c, books] { scenes::open_help(*c, books); });
  add("quit", msgid("Quit"), "close", [c] { c->quit(); });
  context.scenes.push(std::make_unique<scenes::MenuPage>(context, std::move(cards), std::move(below)));
  if (options.game == "link") scenes::open_link(context);
  if (options.game == "gomoku") scenes::open_gomoku(context);
}

}  // namespace quintet::app
