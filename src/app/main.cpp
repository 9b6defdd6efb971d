#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "app/app.hpp"
#include "app/games.hpp"
#include "app/options.hpp"
#include "engine/platform/terminal.hpp"

namespace {

int end(const quintet::app::Ending& ending) {
  if (ending.status == quintet::app::kWell)
    std::cout << ending.text;
  else
    quintet::tell_error(ending.text);
  return ending.status;
}

}  // namespace

int main(int argc, char** argv) {
  quintet::join_terminal();
  const auto games = quintet::app::games();
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const auto options = quintet::app::parse_options(arguments, games);
  if (!options) return end(options.error());
  const auto app = quintet::app::App::create(*options, games);
  if (!app) return end(app.error());
  return (*app)->run();
}
