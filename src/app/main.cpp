#include <iostream>
#include <memory>
#include <variant>

#include "app/app.hpp"
#include "app/games.hpp"
#include "app/options.hpp"

namespace {

int end(const quintet::app::Ending& ending) {
  (ending.status == quintet::app::kWell ? std::cout : std::cerr) << ending.text;
  return ending.status;
}

}  // namespace

int main(int argc, char** argv) {
  const auto games = quintet::app::games();
  const auto parsed = quintet::app::parse_options(argc, argv, games);
  if (const auto* ending = std::get_if<quintet::app::Ending>(&parsed)) return end(*ending);
  auto created = quintet::app::App::create(std::get<quintet::app::Options>(parsed), games);
  if (const auto* ending = std::get_if<quintet::app::Ending>(&created)) return end(*ending);
  return std::get<std::unique_ptr<quintet::app::App>>(created)->run();
}
