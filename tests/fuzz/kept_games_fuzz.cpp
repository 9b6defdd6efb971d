// The list of finished games that are kept.
#include "fuzz/fuzz.hpp"
#include "ui/profile/kept_games.hpp"

using namespace quintet::ui;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto games = KeptGames::read(quintet::fuzz::text_of(data, size));
  if (!games) return 0;
  const auto again = KeptGames::read(games->write());
  quintet::fuzz::require(again.has_value(), "a list that was read can be written");
  quintet::fuzz::require(*again == *games, "it is the same then");
  for (const KeptGame& game : games->games())
    quintet::fuzz::require(game.id > 0 && games->find(game.id) == &game, "each game has a number of its own");
  return 0;
}
