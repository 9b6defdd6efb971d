#include "games/go/help.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "games/go/match.hpp"
#include "games/go/settings.hpp"
#include "games/go/words.hpp"
#include "ui/context.hpp"
#include "ui/kit/diagram.hpp"
#include "ui/stones/stone_art.hpp"
#include "ui/stones/stone_controller.hpp"
#include "ui/stones/stone_settings.hpp"

namespace quintet::go {

using namespace ui;
using enum Beat::What;
namespace {

constexpr float kDiagrams = 210;  // points
constexpr Duration kBetween = milliseconds(700), kMove = motion::kBase;

const DiagramLook& help_look(const Context&) {
  static const StoneLook look({});
  return look;
}

// The free points beside a stone, and beside a chain.
std::vector<Diagram> liberty_diagrams() {
  return {Diagram({".....", "..*..", ".*x*.", "..*..", "....."}, {}, msgid("Four liberties")),
          Diagram({".....", ".**..", "*xx*.", ".*xo.", "..*.."}, {}, msgid("A chain shares them")),
          Diagram({".....", "..o..", ".oxo.", "..*..", "....."}, {}, msgid("Atari: one is left"))};
}

// The last liberty is taken, and the stones leave the board.
std::vector<Diagram> capture_diagrams() {
  std::vector<Beat> beats{{Put, {3, 2}, 'x', kBetween, kMove}};
  for (const int column : {1, 2, 3}) beats.push_back({Take, {2, column}, kNoSign, 2 * kBetween, kMove});
  return {
      Diagram({".....", ".xxx.", "xooox", ".x.x.", "....."}, std::move(beats), msgid("Black takes three")),
      Diagram({".....", "..x..", ".x!x.", "..x..", "....."}, {}, msgid("White may not")),
      Diagram({"..xo.", ".x!xo", "..xo.", ".....", "....."},
              {{Put, {1, 2}, 'o', kBetween, kMove}, {Take, {1, 3}, kNoSign, 2 * kBetween, kMove}},
              msgid("It takes: allowed"))};
}

// White has just taken at the marked point.
std::vector<Diagram> ko_diagrams() {
  return {Diagram({".xo.", "xo!o", ".xo."}, {}, msgid("Ko: not at once"))};
}

std::vector<Diagram> eye_diagrams() {
  return {Diagram({"oooooo", "oxxxxo", "x.x.xo"}, {}, msgid("Two eyes: alive")),
          Diagram({"ooooo.", "oxxxxo", "xx..xo"}, {}, msgid("One eye: dead"))};
}

constexpr std::array kAim{
    msgid("Black and White place stones in turn on the crossings; Black begins. Stones never move. Whoever "
          "surrounds more of the board wins."),
    msgid("A stone lives by the free points beside it, its liberties. Connected stones share them."),
};
constexpr std::array kCapture{
    msgid(
        "A stone or chain without liberties is taken off the board. With one liberty left it is in atari; a "
        "golden rim shows that."),
    msgid("A stone may not be placed where it has no liberty, unless it takes something."),
};
constexpr std::array kKo{
    msgid("A move that would only take back at once, so that the board looks as before, is not allowed: that "
          "is "
          "ko. Play elsewhere first. A square marks the point."),
};
constexpr std::array kEyes{
    msgid("A group that surrounds two separate points can never be taken, since White cannot fill both at "
          "once. "
          "A group that cannot make two eyes is dead in the end."),
};
constexpr std::array kCounting{
    msgid("When nothing is left to gain, both pass. Dead stones are marked with a cross: press a group to "
          "change "
          "that. When both agree, the points are added up."),
    msgid("White gets extra points, komi, for moving second. Handicap stones let a weaker player begin with "
          "several."),
};

std::span<const HelpTerm> rule_terms() {
  static const auto terms = [] {
    std::array<HelpTerm, kRuleSets.size() + 1> all;
    std::ranges::transform(kRuleSets, all.begin(), [](RuleSet rules) {
      return HelpTerm{"check", rule_message(rules), rule_line(rules)};
    });
    all.back() = {"check", msgid("Capture Go"),
                  msgid("For the first games: whoever takes one stone first, or five, has won.")};
    return all;
  }();
  return terms;
}

constexpr std::array kHelpers{
    HelpTerm{"hint", msgid("Hint"), msgid("First shows where to look, then the best move and why.")},
    HelpTerm{"estimate", msgid("Estimate"), msgid("Shows whose each point seems to be, and who leads.")},
    HelpTerm{"undo", msgid("board game", "Undo and redo"),
             msgid("As far back as you like, even while the computer thinks or after the game.")},
    kClockHelp,
    HelpTerm{"engine", msgid("Go engines"),
             msgid("Other programs that speak GTP play here too, and judge in reviews: add them in the "
                   "settings of Go.")},
    HelpTerm{"review", msgid("Review"), msgid("After the game: every position with its win chance.")},
    HelpTerm{
        "problems", msgid("Problems"),
        msgid("Every good move is right, and a wrong one is refuted. Missed ones come back until you know "
              "them.")},
    HelpTerm{
        "save", msgid("Game record"),
        msgid("Copies and saves games as SGF, and opens those of other programs. You can also drop a file "
              "onto the window.")},
};

constexpr std::array kKeys{commands::kMoveCursor,
                           commands::kJump,
                           commands::kPlace,
                           kPass,
                           kMarkDead,
                           kMarkSeki,
                           commands::kHint,
                           kEstimate,
                           commands::kZoom,
                           commands::kUndoMove,
                           commands::kRedoMove,
                           commands::kNewGame,
                           commands::kCopy,
                           commands::kPaste,
                           commands::kReviewStep};

}  // namespace

HelpBook help_book() {
  static const std::vector<HelpChapter> chapters{
      {.heading = msgid("The aim"),
       .paragraphs = kAim,
       .art = diagram_art<liberty_diagrams, help_look>(kDiagrams)},
      {.heading = msgid("Capturing"),
       .paragraphs = kCapture,
       .art = diagram_art<capture_diagrams, help_look>(kDiagrams)},
      {.heading = msgid("Ko"), .paragraphs = kKo, .art = diagram_art<ko_diagrams, help_look>(kDiagrams)},
      {.heading = msgid("Two eyes"),
       .paragraphs = kEyes,
       .art = diagram_art<eye_diagrams, help_look>(kDiagrams)},
      {.heading = msgid("Counting"), .paragraphs = kCounting},
      {.heading = msgid("Rules"), .terms = rule_terms()},
      {.heading = msgid("Computer opponents"), .terms = opponent_terms<Level>()},
      {.heading = msgid("Assists"), .terms = kHelpers},
  };
  return {.title = msgid("How to play Go"), .chapters = chapters, .keys = kKeys};
}

}  // namespace quintet::go
