#include "games/link/help.hpp"

#include <array>

#include "engine/text/localiser.hpp"
#include "games/link/accent.hpp"
#include "games/link/art.hpp"
#include "games/link/commands.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kArtHeight = 220;

constexpr std::array kAim{
    msgid("Take away pairs of equal pictures until the board is empty."),
    msgid("Two tiles make a pair when a line joins them that runs over free cells only and bends at most "
          "twice. "
          "The line may leave the board by one cell, unless you forbid it when you set up a game."),
    msgid("Choose a tile, then its partner. Choose another tile instead, and the choice moves there."),
};

constexpr std::array kHelpers{
    HelpTerm{"hint", msgid("Hint"), msgid("Shows a pair that can be taken.")},
    HelpTerm{"undo", msgid("Undo and redo"),
             msgid("Take back as many moves as you like, and play them again.")},
    HelpTerm{"shuffle", msgid("Reshuffle"),
             msgid("Lays the tiles that are left on the same cells in a new order.")},
    HelpTerm{"eye", msgid("Equal tiles"), msgid("Lights every tile with the same picture.")},
};

constexpr std::array kHelperWords{
    msgid("When no pair is left the tiles are reshuffled at once, and can be cleared again."),
};

constexpr std::array kModes{
    HelpTerm{"leaf", msgid("Relaxed"), msgid("No clock. Hints and undo are free.")},
    HelpTerm{"clock", msgid("Timed"),
             msgid("The time bar empties; every pair fills it a little. Pairs within three seconds of each "
                   "other make a "
                   "combo, worth up to ten times the points.")},
    HelpTerm{"map", msgid("Journey"),
             msgid("Levels that grow, each with something new, and three stars to win.")},
    HelpTerm{"calendar", msgid("Today's board"), msgid("One board a day, the same for everyone.")},
};

constexpr std::array kScoring{
    msgid("A pair is worth 100 points, times the combo. What is left of the time when the board is clear "
          "adds 20 points a "
          "second. In the timed mode a hint costs five seconds and a reshuffle ten."),
    msgid("In the journey the time left decides the stars; each hint or reshuffle takes one away."),
};

constexpr std::array kFalling{
    msgid("On some boards the tiles fall after each pair. Stones stay where they are, and nothing crosses "
          "the middle."),
};

constexpr std::array kGravities{
    HelpTerm{"gravity-none", msgid("Nothing falls")},
    HelpTerm{"gravity-down", msgid("Down")},
    HelpTerm{"gravity-up", msgid("Up")},
    HelpTerm{"gravity-left", msgid("Left")},
    HelpTerm{"gravity-right", msgid("Right")},
    HelpTerm{"gravity-lr-split", msgid("Apart, left and right")},
    HelpTerm{"gravity-lr-gather", msgid("Together, left and right")},
    HelpTerm{"gravity-ud-split", msgid("Apart, up and down")},
    HelpTerm{"gravity-ud-gather", msgid("Together, up and down")},
    HelpTerm{"gravity-ud-shear", msgid("Left half down, right half up")},
    HelpTerm{"gravity-lr-shear", msgid("Top half right, bottom half left")},
};

constexpr std::array kChapters{
    HelpChapter{.heading = msgid("The aim"), .paragraphs = kAim, .art = {kArtHeight, paint_link_art}},
    HelpChapter{.heading = msgid("Ways to play"), .terms = kModes},
    HelpChapter{.heading = msgid("Helps"), .paragraphs = kHelperWords, .terms = kHelpers},
    HelpChapter{.heading = msgid("Points and stars"), .paragraphs = kScoring},
    HelpChapter{.heading = msgid("Falling tiles"), .paragraphs = kFalling, .terms = kGravities},
};

constexpr std::array kKeys{commands::kMoveCursor, kPick,           kLight,   commands::kHint,
                           commands::kUndo,       commands::kRedo, kShuffle, commands::kBeginAgain};

constexpr HelpBook kBook{
    .title = msgid("How to play Link-up"),
    .chapters = kChapters,
    .keys = kKeys,
};

}  // namespace

HelpBook help_book() {
  return kBook;
}

}  // namespace quintet::link
