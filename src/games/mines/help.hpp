// The help of Minesweeper and its boards that play themselves.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/mines/game.hpp"
#include "core/mines/reasons.hpp"
#include "games/mines/art.hpp"
#include "ui/context.hpp"
#include "ui/kit/help_book.hpp"

namespace quintet::mines {

// A demonstration on a small board: what happens beat by beat, and the marks that explain it.

// What happens at the end of a beat; only time passes without an action.
struct Beat {
  std::optional<Action> action{};
  Point at{};
};
// A mark on a cell from a beat on, until the cell opens or gets its flag.
struct Shown {
  std::size_t from;
  Point at;
  Mark mark;
};
struct Demo {
  std::span<const std::string_view> rows;  // of drawn_game
  std::span<const Beat> beats;
  std::span<const Shown> marks{};
  std::string_view label{};  // the same in every language
};

// All those of the help, so that a test can prove what they show.
std::vector<const Demo*> help_demos();

// How to play Minesweeper.

ui::HelpBook help_book();

// The first boards: what a number says, a flag, and a chord that clears a board. Nothing is counted.
std::unique_ptr<Scene> lesson_page(ui::Context& context, std::function<void()> finish);

}  // namespace quintet::mines
