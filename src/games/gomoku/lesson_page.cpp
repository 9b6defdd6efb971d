#include "games/gomoku/lesson_page.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/gomoku/board_view.hpp"
#include "games/gomoku/match.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/stones/stone_lesson.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr int kLessonSide = 9;

std::vector<Point> points(std::string_view names) {
  return *read_points(names, kLessonSide);
}

// A board is its stones in the order of play, black first. White answers a step with a reply at the first of these points
// that is free; a step without a board goes on from there. After the two threats at once the board is given anew, since
// either end is right.
Script script() {
  return {.steps = {{.text = msgid("Five in a row wins. Make five!"),
                     .cells = points("h5"),
                     .board = "d5d6e5c5f5f6g5e3",
                     .wrong = msgid("That doesn’t make five.")},
                    {.text = msgid("White has four. Stop the fifth!"),
                     .cells = points("e3"),
                     .board = "e8e7c4e6g6e5d3e4",
                     .wrong = msgid("That lets White make five.")},
                    {.text = msgid("An open three becomes a four with two open ends. Stop it now!"),
                     .cells = points("c3g7"),
                     .board = "e7e5c6d4g4f6",
                     .wrong = msgid("That leaves the three open.")},
                    {.text = msgid("Your turn: make a four with both ends open."),
                     .cells = points("c5g5"),
                     .board = "d5d7e5e3f5g7",
                     .reply = "c5b5",
                     .wrong = msgid("That is no four with both ends open.")},
                    {.text = msgid("White can stop one end only. Make five!"),
                     .cells = points("g5h5"),
                     .wrong = msgid("That doesn’t make five.")},
                    {.text = msgid("Two open threes at once are too much for White. Find the point!"),
                     .cells = points("e5"),
                     .board = "c5g3d5h7e6b8e7g8",
                     .reply = "f5",
                     .wrong = msgid("That doesn’t make two open threes.")},
                    {.text = msgid("White stopped one three. Make a four of the other!"),
                     .cells = points("e4e8"),
                     .board = "c5g3d5h7e6b8e7g8e5f5",
                     .wrong = msgid("That is no four with both ends open.")},
                    {.text = msgid("A four and an open three at once win too. Find the point!"),
                     .cells = points("f3"),
                     .board = "c3b3d3g8e3b7f4h6f5d8",
                     .reply = "g3",
                     .wrong = msgid("That makes no four and three.")},
                    {.text = msgid("White had to stop the four. Now the three decides!"),
                     .cells = points("f2f6"),
                     .board = "c3b3d3g8e3b7f4h6f5d8f3g3",
                     .wrong = msgid("That is no four with both ends open.")}},
          .closing = msgid("Make two threats at once, and block theirs. Now play!"),
          .begin = msgid("board game", "Play")};
}

// The threats that the words are about are shown; where to answer them is for the player to find.
class Position {
 public:
  static constexpr int kSide = kLessonSide;

  void lay(std::string_view board) {
    game_ = Game({.side = kSide});
    for (const Point stone : points(board)) game_.play({.at = stone});
    find_threats();
  }
  const Grid<Stone>& stones() const { return game_.board().cells(); }
  int count() const { return game_.board().stones(); }
  bool may_place(Point at, Colour /*colour*/) const { return game_.is_legal({.at = at}); }
  Played place(Point at, Colour /*colour*/) {
    Played played = game_.play({.at = at});
    find_threats();
    return played;
  }
  bool won() const { return game_.over(); }
  void draw(Canvas& canvas, const BoardView& view, const StoneMarks& marks, const BoardLook& look,
            Duration now) const {
    BoardMarks all{marks};
    all.threats = threats_;
    view.draw(canvas, look, game_, all, now);
  }
  static std::vector<Point> points(std::string_view names) { return *read_points(names, kSide); }
  static std::string name(Point at) { return write_point(at, kSide); }
  static std::optional<Point> read(std::string_view text) { return read_point(text, kSide); }

 private:
  void find_threats() {
    threats_.clear();
    if (game_.over()) return;
    threats_ = standing_threats(game_.board(), game_.rule());
    for (StandingThreat& threat : threats_) threat.grows = threat.stops = {};
  }

  Game game_{{.side = kSide}};
  std::vector<StandingThreat> threats_;
};

using Lesson = StoneLesson<Position, BoardView, board_look>;

}  // namespace

LessonPage::LessonPage(Context& context, std::function<void()> finish)
    : ui::LessonPage(context, kit_of<Match>(context), script(), std::make_unique<Lesson>(context),
                     std::move(finish)) {}

}  // namespace quintet::gomoku
