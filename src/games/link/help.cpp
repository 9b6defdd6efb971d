#include "games/link/help.hpp"

#include <array>

#include "engine/text/localiser.hpp"
#include "games/link/accent.hpp"
#include "games/link/commands.hpp"
#include "games/link/help_art.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr std::array kAim{
    msgid("Match identical tiles until the board is clear."),
    msgid("Two tiles match if a clear path with at most two turns connects them. The path may run around the "
          "edge of the board, unless you switch that off."),
    msgid("Press a tile, then its partner, or drag from one to the other."),
};

constexpr std::array kHelpers{
    HelpTerm{"hint", msgid("Hint"), msgid("Shows a pair that matches now.")},
    HelpTerm{"undo", msgid("Undo and redo"), msgid("Undo as many moves as you like, and redo them.")},
    HelpTerm{"shuffle", msgid("Reshuffle"), msgid("Shuffles the tiles that are left.")},
    HelpTerm{"eye", msgid("Highlight matches"), msgid("Highlights every identical tile.")},
};

constexpr std::array kHelperWords{
    msgid("When no moves are left, the tiles are shuffled at once. Every board can be cleared."),
};

constexpr std::array kModes{
    HelpTerm{"leaf", msgid("Relaxed"), msgid("No clock. Undo and hints are free.")},
    HelpTerm{"clock", msgid("Timed"),
             msgid("Every pair buys seconds. Pairs within three seconds of each other build a combo, worth "
                   "up to ten times the points.")},
    HelpTerm{"map", msgid("Journey"), msgid("25 boards, each with a twist. Earn three stars.")},
    HelpTerm{"calendar", msgid("Today's board"), msgid("One board a day, the same for everyone.")},
};

constexpr std::array kScoring{
    msgid("A pair is worth 100 points, times the combo. Each second left at the end adds 20. In Timed a hint "
          "costs five seconds and a reshuffle ten."),
    msgid("In Journey the time left decides the stars. Each hint or reshuffle costs one."),
};

constexpr std::array kFalling{
    msgid(
        "On some boards the tiles move after each match. Stones stop them, and no tile crosses the middle."),
};

constexpr std::array kGravities{
    HelpTerm{"gravity-none", msgid("of tiles", "Still")},
    HelpTerm{"gravity-down", msgid("Down")},
    HelpTerm{"gravity-up", msgid("Up")},
    HelpTerm{"gravity-left", msgid("Left")},
    HelpTerm{"gravity-right", msgid("Right")},
    HelpTerm{"gravity-lr-split", msgid("Split sideways")},
    HelpTerm{"gravity-lr-gather", msgid("Close in sideways")},
    HelpTerm{"gravity-ud-split", msgid("Split vertically")},
    HelpTerm{"gravity-ud-gather", msgid("Close in vertically")},
    HelpTerm{"gravity-ud-shear", msgid("Left half down, right half up")},
    HelpTerm{"gravity-lr-shear", msgid("Top half right, bottom half left")},
};

constexpr std::array kKeys{commands::kMoveCursor, kPick,           kLight,   commands::kHint,
                           commands::kUndo,       commands::kRedo, kShuffle, commands::kBeginAgain};

}  // namespace

HelpBook help_book() {
  static const std::array chapters{
      HelpChapter{.heading = msgid("The aim"), .paragraphs = kAim, .art = paths_art()},
      HelpChapter{.heading = msgid("Ways to play"), .terms = kModes},
      HelpChapter{.heading = msgid("Assists"), .paragraphs = kHelperWords, .terms = kHelpers},
      HelpChapter{.heading = msgid("Points and stars"), .paragraphs = kScoring},
      HelpChapter{
          .heading = msgid("Gravity"), .paragraphs = kFalling, .terms = kGravities, .art = falling_art()},
  };
  return {.title = msgid("How to play Link-up"), .chapters = chapters, .keys = kKeys};
}

}  // namespace quintet::link
