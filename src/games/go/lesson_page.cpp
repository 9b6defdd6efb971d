#include "games/go/lesson_page.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/go/board_view.hpp"
#include "games/go/lessons.hpp"
#include "games/go/match.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/stones/stone_lesson.hpp"

namespace quintet::go {

using namespace ui;
namespace {

// Without turns, so that a step can have any stones.
class Position {
 public:
  static constexpr int kSide = kLessonSide;

  void lay(std::string_view stones) { board_ = lesson_board(stones); }
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
  static std::vector<Point> points(std::string_view names) { return lesson_points(names); }
  static std::string name(Point at) { return point_name(at, kSide); }
  static std::optional<Point> read(std::string_view text) { return read_point_name(text, kSide); }

 private:
  Board board_{kSide};
};

using Lesson = StoneLesson<Position, BoardView, board_look>;

}  // namespace

LessonPage::LessonPage(Context& context, std::function<void()> finish)
    : LessonPage(context, first_lesson(), std::move(finish)) {}

LessonPage::LessonPage(Context& context, Script script, std::function<void()> finish)
    : ui::LessonPage(context, kit_of<Match>(context), std::move(script), std::make_unique<Lesson>(context),
                     std::move(finish)) {}

}  // namespace quintet::go
