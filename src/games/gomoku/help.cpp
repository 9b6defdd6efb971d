#include "games/gomoku/help.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "core/gomoku/levels.hpp"
#include "engine/text/localiser.hpp"
#include "games/gomoku/accent.hpp"
#include "games/gomoku/commands.hpp"
#include "games/gomoku/pattern_art.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr std::array kAim{
    msgid("Black and White place stones in turn; Black begins. The first to get five in a row wins: across, "
          "down or "
          "along a diagonal."),
    msgid("Stones never move. A full board is a draw."),
};

constexpr std::array kShapes{
    msgid("A four needs one more stone: stop it at once. An open four has two such points and cannot be "
          "stopped. An "
          "open three becomes an open four if it is left alone."),
    msgid("One stone that makes two threats decides most games: only one of them can be stopped."),
};

constexpr std::array kRuleTerms{
    HelpTerm{"check", msgid("Five or more"), msgid("Longer rows win too.")},
    HelpTerm{"check", msgid("Exactly five"), msgid("Six or more in a row do not win for either side.")},
    HelpTerm{
        "check", msgid("Renju"),
        msgid("Black must not make six or more in a row, two fours or two open threes with one stone, unless "
              "the same stone makes five. White has no restrictions.")},
};

constexpr std::array kRenju{
    msgid("A red cross marks each point that is forbidden to Black. Press one to see why."),
};

constexpr std::array kOpeningTerms{
    HelpTerm{"play", msgid("Free opening"), msgid("Black places the first stone anywhere.")},
    HelpTerm{
        "shuffle", msgid("Swap"),
        msgid("The first player places two black stones and a white one, and the second chooses a colour.")},
    HelpTerm{"shuffle", msgid("Swap2"),
             msgid("Like Swap, but the second player may instead add a white and a black stone and let the "
                   "first choose.")},
};

// The computer's opponents, as the pages name them.
std::span<const HelpTerm> players() {
  static const auto terms = [] {
    std::array<HelpTerm, kLevels.size()> all;
    std::ranges::transform(kLevels, all.begin(), [](Level level) {
      return HelpTerm{"leaf", level_message(level), level_line(level)};
    });
    return all;
  }();
  return terms;
}

constexpr std::array kHelpers{
    HelpTerm{"hint", msgid("Hint"), msgid("Shows the best move and why.")},
    HelpTerm{"eye", msgid("Threats"),
             msgid("Marks fours and open threes: rings complete them, squares stop them.")},
    HelpTerm{"undo", msgid("board game", "Undo and redo"),
             msgid("As far back as you like, even while the computer thinks or after the game.")},
    HelpTerm{"trophy", msgid("Review"), msgid("After the game: each move's win chance and the best move.")},
    HelpTerm{"save", msgid("Game record"),
             msgid("Copies and saves games, and opens those of other programs: Piskvork, SGF or a move list. "
                   "You can also drop a file onto the window.")},
};

constexpr std::array kKeys{commands::kMoveCursor,
                           kPlace,
                           kShowThreats,
                           commands::kHint,
                           commands::kUndoMove,
                           commands::kRedoMove,
                           commands::kNewGame,
                           kCopy,
                           kPaste,
                           commands::kReviewStep,
                           commands::kReviewMistake};

}  // namespace

HelpBook help_book() {
  static const std::vector<HelpChapter> chapters{
      {.heading = msgid("The aim"), .paragraphs = kAim, .art = aim_art()},
      {.heading = msgid("Threats"), .paragraphs = kShapes, .art = shapes_art()},
      {.heading = msgid("Rules"), .paragraphs = kRenju, .terms = kRuleTerms, .art = forbidden_art()},
      {.heading = msgid("Openings"), .terms = kOpeningTerms},
      {.heading = msgid("Computer opponents"), .terms = players()},
      {.heading = msgid("Assists"), .terms = kHelpers},
  };
  return {.title = msgid("How to play Gomoku"), .chapters = chapters, .keys = kKeys};
}

}  // namespace quintet::gomoku
