#include "games/link/lesson_page.hpp"

#include <utility>

#include "core/link/layout.hpp"
#include "core/text.hpp"
#include "games/link/board_cursor.hpp"
#include "games/link/definition.hpp"
#include "games/link/words.hpp"

namespace quintet::link {

using namespace ui;
namespace {

// The steps take K, P and L; then X needs three turns until B is gone.
constexpr std::string_view kBoard =
    "K..KP\n"
    "P...B\n"
    "LGLSB\n"
    "STXCX\n"
    "MTMCG\n";

std::vector<LessonStep> steps() {
  return {{msgid("Press two identical tiles."), {{0, 0}, {0, 3}}},
          {msgid("The path may turn once…"), {{0, 4}, {1, 0}}},
          {msgid("…or twice."), {{2, 0}, {2, 2}}},
          {msgid("Three turns are too many. Try it."), {{3, 2}, {3, 4}}},
          {msgid("Now clear the board. Paths may run around its edge."), {}}};
}

Start lesson_start() {
  const auto layout = read_layout(kBoard);
  return {.rules = {}, .board = Board(layout.value().cells), .random = Random(1), .solution = {}};
}

}  // namespace

LessonPage::LessonPage(Context& context, std::function<void()> finish)
    : ui::LessonPage(context, definition(), {steps(), msgid("That is all there is to it.")},
                     std::move(finish)),
      game_(lesson_start()),
      view_(context),
      sounds_(context) {
  view_.deal_in(now());
  step_begun();
}

void LessonPage::place_board(Rect area) {
  view_.fit(area, game_.board().size(), game_.rules().outside);
}

void LessonPage::step_begun() {
  marks_ = {};
  const auto& cells = lesson().step().cells;
  if (lesson().over() || cells.size() != 2) return;
  marks_.hint = Pair{cells.front(), cells.back()};
  input_.set_cursor(cells.front());
}

void LessonPage::pick(Point cell) {
  message_.clear();
  if (!is_tile(game_.board()[cell])) return;
  if (!marks_.selected || marks_.selected == cell) {
    context_.audio.play(marks_.selected ? "tile-unpick" : "tile-pick");
    marks_.selected = marks_.selected ? std::nullopt : std::optional(cell);
    return;
  }
  try_pair({*marks_.selected, cell});
}

// The tiles that the step is about show themselves again.
void LessonPage::decline(Point cell) {
  if (is_tile(game_.board()[cell])) view_.point_out(now());
}

void LessonPage::drag(const Gesture& gesture) {
  if (gesture.picked && marks_.selected != gesture.from) return;
  const Pair pair{gesture.from, gesture.cell};
  if (game_.judge(pair) == Verdict::Legal || game_.judge(pair) == Verdict::NoPath) try_pair(pair);
}

void LessonPage::try_pair(const Pair& pair) {
  const Verdict verdict = game_.judge(pair);
  if (verdict == Verdict::Legal) return take(pair);
  view_.refuse(pair, now());
  context_.audio.play("tile-refuse");
  message_.say(refusal_message(verdict), now());
  marks_.selected = pair.b;
  if (verdict == Verdict::NoPath && !lesson().step().cells.empty()) next_step();
}

void LessonPage::take(const Pair& pair) {
  const Played played = game_.play(pair);
  marks_.selected.reset();
  view_.show(played, pair, now());
  sounds_.pair(game_.pairs_taken(), now());
  sounds_.tiles(played, view_);
  if (!lesson().step().cells.empty() || game_.won()) return next_step();
  if (!is_tile(game_.board()[input_.cursor()]) && !input_.by_keys())
    input_.set_cursor(middle_tile(game_.board()));
}

std::optional<Point> LessonPage::next_cell(Point from, Action direction) const {
  return next_tile(game_.board(), from, direction);
}

void LessonPage::advance(Duration step) {
  ui::LessonPage::advance(step);
  sounds_.play(now());
}

void LessonPage::draw_board(Canvas& canvas, Duration now) const {
  BoardMarks marks = marks_;
  marks.cursor = shown_cursor();
  if (!input_.by_keys() && !lesson().over()) marks.hovered = input_.hovered();
  view_.draw(canvas, game_.board(), marks, now);
}

std::string LessonPage::state() const {
  std::string text = ui::LessonPage::state() + " left=" + std::to_string(game_.board().tiles());
  if (marks_.selected) text += " selected=" + write_point(*marks_.selected);
  return text;
}

std::optional<Vec> LessonPage::locate_more(std::string_view name) const {
  constexpr std::string_view kTile = "tile ";
  return ui::LessonPage::locate_more(name.starts_with(kTile) ? name.substr(kTile.size()) : name);
}

}  // namespace quintet::link
