// The ways to the pages for stored and copied games, and from a text or a file to its review.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "games/gomoku/match.hpp"
#include "ui/context.hpp"
#include "ui/game/game_definition.hpp"

namespace quintet::gomoku {

// Each puts the review of the game on top; or tells why there is none, as a sentence in the player's language, and
// changes nothing. `floor`: see ReviewPage.
std::optional<std::string> open_game_text(ui::Context& context, std::string_view text, std::size_t floor);
std::optional<std::string> open_game_file(ui::Context& context, const std::string& file, std::size_t floor);
std::optional<std::string> open_stored_game(ui::Context& context, const std::string& name, std::size_t floor);
std::optional<std::string> paste_game(ui::Context& context, std::size_t floor);

// Put the game, as a list of points, or this text on the clipboard; what came of it, in the player's language.
std::string copy_game(ui::Context& context, const Match& match);
std::string copy_text(ui::Context& context, const std::string& text);

// Copy, paste, store and open, for the game on the board.
void open_game_record(ui::Context& context, const Match& match, std::size_t floor);
// The stored games.
void open_stored_games(ui::Context& context, std::size_t floor);

// The way to stored games among those to play.
ui::GameMode stored_games_mode();

}  // namespace quintet::gomoku
