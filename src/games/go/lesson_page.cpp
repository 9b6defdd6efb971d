#include "games/go/lesson_page.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/go/board_view.hpp"
#include "games/go/match.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/stones/stone_lesson.hpp"

namespace quintet::go {

using namespace ui;
namespace {

constexpr int kLessonSide = 7;

// "c4d5" of this board.
std::vector<Point> points(std::string_view names) {
  std::vector<Point> all;
  for (; names.size() >= 2; names.remove_prefix(2))
    all.push_back(*read_point_name(names.substr(0, 2), kLessonSide));
  return all;
}

// A board is its black stones, a stroke, and its white ones; a step without a board goes on from there. White answers with
// the first point of the reply that is free.
Script script() {
  return {
      .steps = {{.text = msgid(
                     "A stone needs free points beside it: liberties. This white one has one left. Take it!"),
                 .cells = points("d3"),
                 .board = "c4e4d5/d4",
                 .wrong = msgid("It still has its liberty.")},
                {.text = msgid("Stones in a row share their liberties. Take all three!"),
                 .cells = points("d3"),
                 .board = "b4f4c5d5e5c3e3/c4d4e4",
                 .wrong = msgid("They still have a liberty.")},
                {.text = msgid("One liberty left is called atari. Your stone is in atari: run!"),
                 .cells = points("d3"),
                 .board = "d4b2/c4e4d5",
                 .reply = "c3",
                 .wrong = msgid("Now White takes your stone.")},
                {.text = msgid("Or take the attacker. Which white stone is in atari itself?"),
                 .cells = points("e3"),
                 .board = "d4e5f4/c4e4d5",
                 .wrong = msgid("That leaves your stone in atari.")},
                {.text = msgid("Take the stone in the middle!"),
                 .cells = points("e4"),
                 .board = "c4d5d3/d4f4e5e3",
                 .reply = "b6",
                 .wrong = msgid("That takes nothing.")},
                {.text =
                     msgid("White may not take back at once: that is ko. White played elsewhere. Connect!"),
                 .cells = points("d4"),
                 .wrong = msgid("Now White takes back.")},
                {.text = msgid("A group with two eyes lives for ever. Make two eyes!"),
                 .cells = points("b1"),
                 .board = "a2b2c2d2d1/a3b3c3d3e2e1",
                 .wrong = msgid("Then White plays between, and the group dies.")}},
      .closing = msgid("Surround more than White. When nothing is left to gain, both pass. Now play!"),
      .begin = msgid("board game", "Play")};
}

// Without turns, so that a step can have any stones.
class Position {
 public:
  static constexpr int kSide = kLessonSide;

  void lay(std::string_view stones) {
    board_ = Board(kSide);
    const auto stroke = stones.find('/');
    for (const Point each : points(stones.substr(0, stroke))) board_.place(each, Colour::Black);
    for (const Point each : points(stones.substr(stroke + 1))) board_.place(each, Colour::White);
  }
  Grid<Stone> stones() const { return board_.grid(); }
  int count() const { return board_.stones(); }
  bool may_place(Point at, Colour colour) const {
    return board_.is_empty(at) && board_.ko() != at && !board_.is_suicide(at, colour);
  }
  Played place(Point at, Colour colour) { return play_on(board_, at, colour); }
  bool won() const { return false; }
  void draw(Canvas& canvas, const BoardView& view, const StoneMarks& marks, const BoardLook& look,
            Duration now) const {
    BoardMarks all{marks};
    const std::vector<Atari> in_atari = ataris(board_);
    all.ataris = in_atari;
    view.draw(canvas, look, board_, all, now);
  }
  static std::vector<Point> points(std::string_view names) { return go::points(names); }
  static std::string name(Point at) { return point_name(at, kSide); }
  static std::optional<Point> read(std::string_view text) { return read_point_name(text, kSide); }

 private:
  Board board_{kSide};
};

using Lesson = StoneLesson<Position, BoardView, board_look>;

}  // namespace

LessonPage::LessonPage(Context& context, std::function<void()> finish)
    : ui::LessonPage(context, kit_of<Match>(context), script(), std::make_unique<Lesson>(context),
                     std::move(finish)) {}

}  // namespace quintet::go
