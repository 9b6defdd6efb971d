// What teaches Link-up: the help, with boards that play themselves, the first board, and the solution of a board.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "core/link/game.hpp"
#include "games/link/tiles.hpp"
#include "ui/context.hpp"
#include "ui/kit/help_book.hpp"

namespace quintet::link {

ui::HelpBook help_book();

// The first board: a straight path, one turn, two turns, a pair that three turns would be needed for, and then the rest of
// the board. Nothing is counted.
std::unique_ptr<Scene> lesson_page(ui::Context& context, std::function<void()> finish);

// Plays the solution of a dealt board.
std::unique_ptr<Scene> demonstration_page(ui::Context& context, const Start& start,
                                          std::optional<Pictures> pictures, std::function<void()> play);

}  // namespace quintet::link
