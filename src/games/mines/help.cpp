#include "games/mines/help.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "core/text.hpp"
#include "games/mines/advice.hpp"
#include "games/mines/art.hpp"
#include "games/mines/board_view.hpp"
#include "games/mines/settings.hpp"
#include "games/mines/words.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/kit/diagram.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/lesson_page.hpp"

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

// --- The lesson

namespace {

constexpr Duration kInSight = milliseconds(1200);

// Boards are those of drawn_game, row by row:
//  0000    012*    *2*10
//  0111    01*2    12110
//  01*1    0111    00000
//  0111    0000    00000
Script script() {
  constexpr std::string_view kWrong = msgid("Open the marked cell.");
  return {
      .steps = {{.text = msgid("Open the marked cell. No mine is near it, so the area around it opens too."),
                 .board = "#### #### ##*# ####",
                 .move = "open 0,0",
                 .wrong = kWrong},
                {.text =
                     msgid("A number counts the mines around it. Both lit 1s touch the same mine, so open "
                           "the ticked cell."),
                 .move = "open 2,3",
                 .wrong = kWrong},
                {.text =
                     msgid("This 1 touches one closed cell only, so that is its mine. Flag it with a right "
                           "click, a long press, or the F key."),
                 .board = "..#* ..*# .... ....",
                 .move = "mark 1,2",
                 .wrong = msgid("Right click, long press, or F")},
                {.text = msgid("Now the lit 1 has its mine. Open the other cell that it touches."),
                 .move = "open 0,2",
                 .wrong = kWrong},
                {.text = msgid("This 2 has both its flags. Click it: the other cells around it open."),
                 .board = "F#F## #.### ##### #####",
                 .move = "chord 1,1",
                 .wrong = msgid("Click the lit 2 itself.")}},
      .closing = msgid("Number, flag, chord: that’s all. Think before you click!"),
      .touch = BoardInput::Touch::Buttons,
      .alternative = BoardFocus::Alternative::Moves};
}

// What each step points at.
const std::array<HintMarks, 5>& marks_of_steps() {
  static const std::array<HintMarks, 5> all{
      HintMarks{.cell = Point{0, 0}},
      HintMarks{.numbers = {{1, 1}, {1, 2}}, .among = {{2, 2}}, .cell = Point{2, 3}},
      HintMarks{.numbers = {{2, 1}}, .among = {{1, 2}}},
      HintMarks{.numbers = {{1, 1}}, .cell = Point{0, 2}},
      HintMarks{.numbers = {{1, 1}}},
  };
  return all;
}

class Lesson final : public LessonBoard {
 public:
  explicit Lesson(Context& context) : context_(context), view_(context) {}

  const ui::BoardView& view() const override { return view_; }
  void fit(Rect area) override { view_.fit(area, game_.size()); }
  void begin(const LessonMoment& at) override;
  Outcome play(const LessonMoment& at, const Gesture& gesture) override;
  void decline(const LessonMoment& at, const Gesture& gesture) override {
    view_.refuse(gesture.cell, at.now);
  }
  void draw(Canvas& canvas, const LessonHand& hand, Duration now) const override;
  std::string state() const override { return "closed=" + std::to_string(game_.safe_cells_left()); }

 private:
  Context& context_;
  Game game_;
  BoardView view_;
  std::size_t step_ = 0;
};

void Lesson::begin(const LessonMoment& at) {
  step_ = at.index;
  if (at.step.board.empty()) return;
  game_ = drawn_game(split(at.step.board, ' '));
  view_.reset(game_);
  at.input.set_cursor({game_.size().height - 1, 0});
}

LessonBoard::Outcome Lesson::play(const LessonMoment& at, const Gesture& gesture) {
  const auto move = Hand{}.move(game_, gesture);
  if (!move || Game::write_move(*move) != at.step.move) return {Outcome::What::Wrong};
  at.message.clear();
  const Played played = game_.play(*move);
  context_.audio.play(played.marked ? "mine-flag" : played.opened.size() > 1 ? "mine-flood" : "mine-open");
  view_.show(game_, gesture.cell, at.now);
  if (game_.over()) context_.audio.play("mine-blossom");
  return {Outcome::What::Done, view_.busy_until() + kInSight};
}

void Lesson::draw(Canvas& canvas, const LessonHand& hand, Duration now) const {
  const Numbers numbers = numbers_of(context_);
  const auto held = hand.input.held();
  view_.draw_window(canvas, numbers, held ? Hand{}.pressed(game_, *held) : std::vector<Point>{}, now);
  if (hand.awaited && !view_.moving(now))
    draw_hint_marks(canvas, context_.theme, view_.grid(), game_, marks_of_steps()[step_], numbers);
  if (hand.cursor) draw_mark(canvas, context_.theme, view_.grid().cell(*hand.cursor), Mark::Cursor);
}

}  // namespace

std::unique_ptr<Scene> lesson_page(Context& context, std::function<void()> finish) {
  return std::make_unique<LessonPage>(context, kit_of<Match>(context), script(),
                                      std::make_unique<Lesson>(context), std::move(finish));
}

}  // namespace quintet::mines
