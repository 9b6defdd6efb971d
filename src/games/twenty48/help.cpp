#include "games/twenty48/help.hpp"

#include <array>

#include "engine/text/localiser.hpp"
#include "games/twenty48/commands.hpp"
#include "games/twenty48/help_art.hpp"
#include "games/twenty48/words.hpp"
#include "ui/game/match_mode.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr std::array kAim{
    msgid("Slide all tiles to one side. Equal tiles that meet merge into one of twice the value. Every slide "
          "brings a new tile: a 2, and one time in ten a 4."),
    msgid(
        "Make the tile of the goal, then climb on until nothing can slide. The values of the tiles you make "
        "are your points."),
};

constexpr std::array kOriginal{
    msgid("Merging begins at the wall. A tile that has merged rests until the next slide."),
};

constexpr std::array kCascade{
    msgid("A merged tile merges on at once with an equal neighbour towards the wall."),
};

constexpr std::array kTips{
    msgid("Keep your largest tile in a corner, and the others in order along the edge beside it."),
    msgid(
        "Slide in two directions for as long as you can. The one away from your corner is the last resort."),
};

constexpr std::array kHelpers{
    HelpTerm{"hint", msgid("Hint"), msgid("Shows the best slide and why, and your chance of the next goal.")},
    HelpTerm{"autoplay", msgid("Autoplay"), msgid("The computer plays on for you until you press a key.")},
    HelpTerm{"undo", msgid("Undo and redo"),
             msgid("As far back as you like. The tiles that follow stay the same.")},
    HelpTerm{
        "review", msgid("Review"),
        msgid("After the game: the slides that cost most, the better ones, and playing on from anywhere.")},
    HelpTerm{"copy", msgid("Share a game"),
             msgid("Any game as a short text. Paste it (Ctrl+V) in another copy of Quintet to watch the same "
                   "game.")},
};

constexpr std::array kHelperWords{
    msgid("Results with help are recorded apart. Today's counted try allows none."),
};

constexpr std::array kKeys{kSlide,
                           kSteer,
                           kHint,
                           kAutoplay,
                           commands::kUndo,
                           commands::kRedo,
                           commands::kNewGame,
                           commands::kReviewStep,
                           commands::kReviewMistake};

}  // namespace

HelpBook help_book() {
  static const std::array chapters{
      HelpChapter{.heading = msgid("The aim"), .paragraphs = kAim, .art = slides_art()},
      HelpChapter{.heading = msgid("Merging: Original"), .paragraphs = kOriginal, .art = original_art()},
      HelpChapter{.heading = msgid("Merging: Cascade"), .paragraphs = kCascade, .art = cascade_lines_art()},
      HelpChapter{.heading = msgid("Ways to play"), .terms = mode_terms<kModes>()},
      HelpChapter{.heading = msgid("Tips"), .paragraphs = kTips},
      HelpChapter{.heading = msgid("Assists"), .paragraphs = kHelperWords, .terms = kHelpers},
  };
  return {.title = msgid("How to play 2048"), .chapters = chapters, .keys = kKeys};
}

}  // namespace quintet::twenty48
