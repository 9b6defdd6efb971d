// What teaches Link-up: the help, with boards that play themselves, the first board, and the solution of a board.
#pragma once

#include <functional>
#include <optional>

#include "core/link/game.hpp"
#include "games/link/tiles.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/pages/demonstration_page.hpp"
#include "ui/pages/lesson_page.hpp"

namespace quintet::link {

ui::HelpBook help_book();

// The first board: a straight path, one turn, two turns, a pair that three turns would be needed for, and then the rest of
// the board. Nothing is counted.
class LessonPage final : public ui::LessonPage {
 public:
  LessonPage(ui::Context& context, std::function<void()> finish);
};

// Plays the solution of a dealt board.
class DemonstrationPage final : public ui::DemonstrationPage {
 public:
  DemonstrationPage(ui::Context& context, const Start& start, std::optional<Pictures> pictures,
                    std::function<void()> play);
};

}  // namespace quintet::link
