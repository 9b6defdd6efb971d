#include "games/mines/help.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/text.hpp"
#include "games/mines/settings.hpp"
#include "games/mines/words.hpp"
#include "ui/context.hpp"
#include "ui/kit/diagram.hpp"
#include "ui/kit/match_flow.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr float kBoardHeight = 212, kPatternHeight = 150;  // points
constexpr float kCounter = 44, kCounterText = 28;          // points
constexpr Duration kBeat = milliseconds(900);
constexpr Duration kPress = milliseconds(220);  // a cell is pressed before its beat ends
constexpr int kSlowly = 4;                      // times slower than in play

// --- What is shown

constexpr std::array<std::string_view, 5> kOpeningRows{"##*#######", "########*#", "##########", "*#########",
                                                       "######*##*"};
constexpr std::array kOpeningBeats{Beat{Action::Open, {2, 4}}};
constexpr Demo kOpening{kOpeningRows, kOpeningBeats};

constexpr std::array<std::string_view, 5> kNumberRows{".......#", "...*...*", "..*....#", "....*..*",
                                                      ".......#"};
constexpr std::array kNumberBeats{Beat{}, Beat{Action::Mark, {1, 3}}, Beat{Action::Mark, {2, 2}},
                                  Beat{Action::Mark, {3, 4}}};
constexpr std::array kNumberMarks{Shown{1, {2, 3}, Mark::Proof}};
constexpr Demo kNumber{kNumberRows, kNumberBeats, kNumberMarks};

constexpr std::array<std::string_view, 4> kChordRows{"F#####*", "#.#####", "F######", "####*##"};
constexpr std::array kChordBeats{Beat{}, Beat{Action::Chord, {1, 1}}};
constexpr std::array kChordMarks{Shown{1, {1, 1}, Mark::Proof}};
constexpr Demo kChordDemo{kChordRows, kChordBeats, kChordMarks};

constexpr std::array<std::string_view, 3> kOneOneRows{"#*##*", ".....", "....."};
constexpr std::array<std::string_view, 3> kOneTwoRows{"#*#*", "....", "...."};
constexpr std::array<std::string_view, 3> kOneTwoOneRows{"#*#*#", ".....", "....."};
constexpr std::array<std::string_view, 3> kOneTwoTwoOneRows{"#**#", "....", "...."};
constexpr std::array<Beat, 3> kThreeBeats{};
constexpr std::array kOneOneMarks{Shown{1, {1, 0}, Mark::Proof}, Shown{1, {1, 1}, Mark::Proof},
                                  Shown{2, {0, 0}, Mark::Mine}, Shown{2, {0, 1}, Mark::Mine},
                                  Shown{3, {0, 2}, Mark::Safe}};
constexpr std::array kOneTwoMarks{Shown{1, {1, 1}, Mark::Proof}, Shown{1, {1, 2}, Mark::Proof},
                                  Shown{2, {0, 3}, Mark::Mine}, Shown{3, {0, 0}, Mark::Safe}};
constexpr std::array kOneTwoOneMarks{Shown{1, {1, 1}, Mark::Proof}, Shown{1, {1, 2}, Mark::Proof},
                                     Shown{1, {1, 3}, Mark::Proof}, Shown{2, {0, 1}, Mark::Mine},
                                     Shown{2, {0, 3}, Mark::Mine},  Shown{3, {0, 0}, Mark::Safe},
                                     Shown{3, {0, 2}, Mark::Safe},  Shown{3, {0, 4}, Mark::Safe}};
constexpr std::array kOneTwoTwoOneMarks{Shown{1, {1, 0}, Mark::Proof}, Shown{1, {1, 1}, Mark::Proof},
                                        Shown{1, {1, 2}, Mark::Proof}, Shown{1, {1, 3}, Mark::Proof},
                                        Shown{2, {0, 1}, Mark::Mine},  Shown{2, {0, 2}, Mark::Mine},
                                        Shown{3, {0, 0}, Mark::Safe},  Shown{3, {0, 3}, Mark::Safe}};
constexpr Demo kOneOne{kOneOneRows, kThreeBeats, kOneOneMarks, "1–1"};
constexpr Demo kOneTwo{kOneTwoRows, kThreeBeats, kOneTwoMarks, "1–2"};
constexpr Demo kOneTwoOne{kOneTwoOneRows, kThreeBeats, kOneTwoOneMarks, "1–2–1"};
constexpr Demo kOneTwoTwoOne{kOneTwoTwoOneRows, kThreeBeats, kOneTwoTwoOneMarks, "1–2–2–1"};

// One of the two cells at the right takes the last mine.
constexpr std::array<std::string_view, 3> kRemainingRows{"#F...#", "FF...*", "....FF"};
constexpr std::array kRemainingBeats{Beat{}, Beat{}, Beat{}, Beat{Action::Open, {0, 0}}};
constexpr std::array kRemainingMarks{Shown{1, {0, 4}, Mark::Proof}, Shown{2, {0, 5}, Mark::Mine},
                                     Shown{2, {1, 5}, Mark::Mine}, Shown{3, {0, 0}, Mark::Safe}};
constexpr Demo kRemaining{kRemainingRows, kRemainingBeats, kRemainingMarks};

// The cells of the rules, opened in waves; each is pressed before it opens.
Diagram diagram_of(const Demo& demo) {
  using What = ui::Beat::What;
  Game game = drawn_game(demo.rows);
  const std::string first = write_looks(game);
  std::vector<ui::Beat> beats;
  for (const Shown& shown : demo.marks)
    beats.push_back(
        {What::Mark, shown.at, sign_of(shown.mark), static_cast<int>(shown.from) * kBeat, motion::kBase});
  Duration at{0};
  for (const Beat& beat : demo.beats) {
    at += kBeat;
    if (!beat.action) continue;
    const auto press = [&](Point cell) {
      if (game.cover(cell) == Cover::Closed)
        beats.push_back({What::Put, cell, sign_of(CellLook{CellFace::Pressed}), at - kPress});
    };
    if (*beat.action == Action::Chord) for_neighbours(game.size(), beat.at, press);
    if (*beat.action == Action::Open) {
      press(beat.at);
      beats.push_back({What::Mark, beat.at, sign_of(Mark::Last), at - kPress});
    }
    const Played played = game.play({*beat.action, beat.at});
    for (const Opened& opened : played.opened) {
      beats.push_back({What::Put, opened.at, sign_of(CellLook{}), at});
      beats.push_back({What::Turn, opened.at, sign_of(look_of(game, opened.at)),
                       at + opened.wave * kSlowly * motion::kRipple, motion::kBase});
    }
    if (played.marked) {
      const Point marked = played.marked->at;
      beats.push_back({What::Put, marked, sign_of(look_of(game, marked)), at, motion::kBase});
    }
  }
  return Diagram(split(first, '/'), std::move(beats), demo.label);
}

const FieldLook& help_look(const Context& context) {
  static const FieldLook digits(Numbers::Digits), dots(Numbers::Dots);
  return numbers_of(context) == Numbers::Dots ? dots : digits;
}

template <const Demo&... kDemos>
std::vector<Diagram> diagrams_of() {
  return {diagram_of(kDemos)...};
}

// A beat is left to look at their end.
template <const Demo&... kDemos>
HelpArt demo_art(float height = kBoardHeight) {
  HelpArt art = diagram_art<diagrams_of<kDemos...>, help_look>(height);
  art.length = std::max({static_cast<int>(kDemos.beats.size() + 1)...}) * kBeat;
  return art;
}

// With the counter of the mines, of which one is left, beside the board.
HelpArt remaining_art() {
  static const Diagram board = diagram_of(kRemaining);
  HelpArt art = demo_art<kRemaining>();
  art.paint = [](Canvas& canvas, const HelpScene& scene, Rect area) {
    area.w -= 2 * kCounter + space::kBase;
    paint_diagrams(canvas, scene, area, {&board, 1}, help_look(scene.context));
    const Rect plate =
        help_look(scene.context).cells(canvas, area.grown(-space::kSmall), board.size(), board.size()).plate;
    const Rect mine{plate.right() + space::kBase, plate.centre().y - kCounter / 2, kCounter, kCounter};
    draw_sign(canvas, scene.context.theme, mine, {CellFace::Mine}, Numbers::Digits);
    canvas.text("1", {mine.right() + space::kHair, mine.y, kCounter, kCounter},
                {.face = Face::Bold, .size = kCounterText, .colour = scene.context.theme.colour.text});
  };
  return art;
}

}  // namespace

std::vector<const Demo*> help_demos() {
  return {&kOpening, &kNumber, &kChordDemo, &kRemaining, &kOneOne, &kOneTwo, &kOneTwoOne, &kOneTwoTwoOne};
}

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

constexpr std::array kPatternTopics{
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
                           commands::kZoom,
                           commands::kNewGame,
                           kLevel,
                           commands::kPaste,
                           commands::kReviewStep,
                           commands::kReviewMistake};

}  // namespace

HelpBook help_book() {
  static const std::array chapters{
      HelpChapter{.heading = msgid("The aim"), .paragraphs = kAim, .art = demo_art<kOpening>()},
      HelpChapter{.heading = msgid("Flags"), .paragraphs = kFlags, .art = demo_art<kNumber>()},
      HelpChapter{.heading = msgid("Chords"), .paragraphs = kChords, .art = demo_art<kChordDemo>()},
      HelpChapter{.heading = msgid("No guessing"), .paragraphs = kNoGuessing},
      HelpChapter{.heading = msgid("Patterns"),
                  .paragraphs = kPatternTopics,
                  .terms = kPatternTerms,
                  .art = demo_art<kOneOne, kOneTwo, kOneTwoOne, kOneTwoTwoOne>(kPatternHeight)},
      HelpChapter{.heading = msgid("Counting the mines"), .paragraphs = kCounting, .art = remaining_art()},
      HelpChapter{.heading = msgid("Ways to play"), .terms = mode_terms<Mode>()},
      HelpChapter{.heading = msgid("Figures"), .terms = kFigures},
      HelpChapter{.heading = msgid("Assists"), .paragraphs = kHelperWords, .terms = kHelpers},
  };
  return {.title = msgid("How to play Minesweeper"), .chapters = chapters, .keys = kKeys};
}

}  // namespace quintet::mines
