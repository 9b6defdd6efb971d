#include "games/mines/help.hpp"

#include <array>

#include "games/mines/commands.hpp"
#include "games/mines/help_art.hpp"
#include "games/mines/words.hpp"
#include "ui/game/match_mode.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr std::array kAim{
    msgid("Open every cell that has no mine. Open one with a mine, and the board is lost. The first click is "
          "safe and opens an area, unless you choose otherwise."),
    msgid("A number says how many mines are in the eight cells around it. Where there are none, the whole "
          "area opens by itself."),
};

constexpr std::array kFlags{
    msgid("Mark a mine with a flag: its cell cannot be opened by mistake, and the counter goes down by one."),
    msgid(
        "Flags are your own notes. A board is cleared when all other cells are open, with flags or without."),
};

constexpr std::array kChords{
    msgid("When as many flags stand around a number as it says, click the number: all the other cells around "
          "it open at once. If one of the flags is wrong, a mine opens too."),
    msgid("The middle button and both buttons together do the same, and so does a tap. On a touch screen, a "
          "long press sets a flag."),
};

constexpr std::array kNoGuessing{
    msgid("With No guessing, logic alone solves every board from its first click to the last cell: this has "
          "been proved before you begin. If you are stuck, there is something that you have not seen."),
    msgid("If no such board is found in time, the game asks before it gives you another one."),
    msgid("Without it you sometimes have to guess. Open the cell where a mine is least likely: it is not "
          "always near a number."),
};

constexpr std::array kPatterns{
    msgid("Compare two numbers that share closed cells: a mine in such a cell counts for both of them."),
    msgid("Take the known mines off first: a 3 beside two flags is a 1, and the patterns fit again."),
};
constexpr std::array kPatternTerms{
    HelpTerm{
        "check", msgid("1-1 from a wall"),
        msgid(
            "The first 1 has its mine in two cells, and the second 1 touches both. Its third cell is safe.")},
    HelpTerm{
        "check", msgid("1-2"),
        msgid(
            "The two cells beside the 1 hold only one of the two mines. The third cell of the 2 is a mine.")},
    HelpTerm{"check", msgid("1-2-1"), msgid("The mines are at the two 1s, and the cell at the 2 is safe.")},
    HelpTerm{"check", msgid("1-2-2-1"),
             msgid("The mines are at the two 2s, and the cells at the 1s are safe.")},
};

constexpr std::array kCounting{
    msgid("Near the end, count the mines that are left. If the numbers need them all, every cell away from "
          "them is safe; if there are as many as closed cells, each of these is a mine."),
};

constexpr std::array kFigures{
    HelpTerm{"board", msgid("3BV"),
             msgid("The fewest clicks that open the board without flags: how much work it is.")},
    HelpTerm{"clock", msgid("3BV/s"), msgid("That work for each second: compares boards of different size.")},
    HelpTerm{"mouse", msgid("Efficiency"),
             msgid("That work for each of your clicks. With chords it can be more than 100%.")},
};

constexpr std::array kHelpers{
    HelpTerm{"hint", msgid("Hint"),
             msgid("A cell that is certainly safe, and the numbers that prove it. If nothing is certain, the "
                   "best guess and its risk.")},
    HelpTerm{"eye", msgid("Chances"),
             msgid("The exact chance of a mine in every closed cell, for practice.")},
    HelpTerm{"undo", msgid("Undo"), msgid("Takes back an opening, even the fatal one.")},
    HelpTerm{"review", msgid("Review"),
             msgid("After the game: every click judged, and where the certain cells were.")},
};
constexpr std::array kHelperWords{
    msgid("Games with help are kept out of the records."),
};

constexpr std::array kKeys{kOpen,
                           kFlag,
                           kChord,
                           commands::kMoveCursor,
                           commands::kHint,
                           kShowChances,
                           commands::kUndo,
                           commands::kRedo,
                           kZoom,
                           commands::kNewGame,
                           kLevel,
                           commands::kReviewStep,
                           commands::kReviewMistake};

}  // namespace

HelpBook help_book() {
  static const std::array chapters{
      HelpChapter{.heading = msgid("The aim"), .paragraphs = kAim, .art = opening_art()},
      HelpChapter{.heading = msgid("Flags"), .paragraphs = kFlags, .art = number_art()},
      HelpChapter{.heading = msgid("Chords"), .paragraphs = kChords, .art = chord_art()},
      HelpChapter{.heading = msgid("No guessing"), .paragraphs = kNoGuessing},
      HelpChapter{.heading = msgid("Patterns"),
                  .paragraphs = kPatterns,
                  .terms = kPatternTerms,
                  .art = patterns_art()},
      HelpChapter{.heading = msgid("Counting the mines"), .paragraphs = kCounting, .art = remaining_art()},
      HelpChapter{.heading = msgid("Ways to play"), .terms = mode_terms<kModes>()},
      HelpChapter{.heading = msgid("Figures"), .terms = kFigures},
      HelpChapter{.heading = msgid("Assists"), .paragraphs = kHelperWords, .terms = kHelpers},
  };
  return {.title = msgid("How to play Minesweeper"), .chapters = chapters, .keys = kKeys};
}

}  // namespace quintet::mines
