#include "games/go/lessons_page.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/go/board_look.hpp"
#include "games/go/board_view.hpp"
#include "games/go/lessons.hpp"
#include "games/go/match.hpp"
#include "games/go/settings.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/gallery_page.hpp"
#include "ui/pages/lesson_page.hpp"
#include "ui/stones/stone_art.hpp"
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

constexpr MountedCards kCards{.shape = 1, .width = 160, .columns = 6};

std::unique_ptr<Scene> page_of(Context& context, Script script, std::function<void()> finish) {
  return std::make_unique<LessonPage>(context, kit_of<Match>(context), std::move(script),
                                      std::make_unique<Lesson>(context), std::move(finish));
}

// Each leads to the next one, the last one back to the gallery.
std::unique_ptr<Scene> further_page(Context& context, std::size_t index) {
  return page_of(context, further_lessons()[index], [&context, next = index + 1] {
    next < further_lessons().size() ? context.scenes.replace(further_page(context, next))
                                    : context.scenes.pop();
  });
}

GalleryItem lesson_item(Context& context, std::size_t index) {
  const Script& lesson = further_lessons()[index];
  const Localiser& words = context.words;
  return {
      .id = std::string(lesson.id),
      .title = std::to_string(index + 1) + "  " + words.tr(lesson.title),
      .line = format(words.trn("{count} step", "{count} steps", lesson.steps.size()),
                     {{"count", std::to_string(lesson.steps.size())}}),
      .sealed = is_lesson_done(context, kit_of<Match>(context), lesson.id),
      .picture = [stones = lesson_board(lesson.steps.front().board).grid()](
                     Canvas& canvas, const Context& here,
                     Rect area) { draw_position(canvas, here, board_look(here), {.stones = stones}, area); },
      .act = [&context, index] { context.scenes.push(further_page(context, index)); }};
}

Gallery lessons_gallery(Context& context) {
  const Localiser& words = context.words;
  Gallery gallery{.title = words.tr("Lessons"), .accent = kAccent};
  for (std::size_t i = 0; i < further_lessons().size(); ++i) gallery.items.push_back(lesson_item(context, i));
  const auto open = std::ranges::find(gallery.items, false, &GalleryItem::sealed);
  if (open != gallery.items.end()) gallery.first = static_cast<std::size_t>(open - gallery.items.begin());
  const std::string done = std::to_string(std::ranges::count(gallery.items, true, &GalleryItem::sealed));
  const std::string all = std::to_string(gallery.items.size());
  gallery.counters = {{.caption = words.tr("Completed"), .value = done + " / " + all}};
  gallery.state = "done=" + done + " of " + all;
  return gallery;
}

}  // namespace

std::unique_ptr<Scene> lesson_page(Context& context, std::function<void()> finish) {
  return page_of(context, first_lesson(), std::move(finish));
}

std::unique_ptr<Scene> lessons_page(Context& context) {
  return std::make_unique<GalleryPage>(
      context, "go.lessons", [&context] { return lessons_gallery(context); }, mounted_pictures(kCards));
}

}  // namespace quintet::go
