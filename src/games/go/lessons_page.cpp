#include "games/go/lessons_page.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "games/go/board_look.hpp"
#include "games/go/lesson_page.hpp"
#include "games/go/lessons.hpp"
#include "games/go/match.hpp"
#include "games/go/settings.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/stones/stone_art.hpp"

namespace quintet::go {

using namespace ui;
namespace {

constexpr MountedCards kCards{.shape = 1, .width = 160, .columns = 6};

// Each leads to the next one, the last one back to the gallery.
std::unique_ptr<Scene> lesson_page(Context& context, std::size_t index) {
  return std::make_unique<LessonPage>(context, further_lessons()[index], [&context, next = index + 1] {
    next < further_lessons().size() ? context.scenes.replace(lesson_page(context, next))
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
      .act = [&context, index] { context.scenes.push(lesson_page(context, index)); }};
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

LessonsPage::LessonsPage(Context& context)
    : GalleryPage(
          context, "go.lessons", [&context] { return lessons_gallery(context); }, mounted_pictures(kCards)) {}

}  // namespace quintet::go
