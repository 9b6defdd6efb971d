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
          {msgid("The path may turn once."), {{0, 4}, {1, 0}}},
          {msgid("Or twice."), {{2, 0}, {2, 2}}},
          {msgid("Three turns are too many. Try it."), {{3, 2}, {3, 4}}},
          {msgid("Now clear the board. Paths may run around its edge."), {}}};
}

Start lesson_start() {
  const auto layout = read_layout(kBoard);
  return {.rules = {}, .board = Board(layout.value().cells), .random = Random(1), .solution = {}};
}

}  // namespace

LessonPage::LessonPage(Context& context, std::function<void()> finish)
    : ui::LessonPage(context, definition(), {steps(), msgid("That's all there is to it.")},
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
  selection_.clear();
  const auto& cells = lesson().step().cells;
  if (lesson().over() || cells.size() != 2) return;
  selection_.set_hint(Pair{cells.front(), cells.back()});
  input_.set_cursor(cells.front());
}

void LessonPage::pick(Point cell) {
  message_.clear();
  respond(selection_.pick(game_, cell));
}

// The tiles that the step is about show themselves again.
void LessonPage::decline(Point cell) {
  if (is_tile(game_.board()[cell])) view_.point_out(now());
}

void LessonPage::drag(const Gesture& gesture) {
  respond(selection_.drag(game_, gesture));
}

void LessonPage::respond(const TileSelection::Outcome& outcome) {
  switch (outcome.what) {
    case TileSelection::What::Nothing:
      return;
    case TileSelection::What::Selected:
      return context_.audio.play("tile-pick");
    case TileSelection::What::Dropped:
      return context_.audio.play("tile-unpick");
    case TileSelection::What::Take:
      return take(outcome.pair);
    case TileSelection::What::Refuse:
      return refuse(outcome.pair, outcome.verdict);
  }
}

// The step in which three turns are too many is about a pair that is refused.
void LessonPage::refuse(const Pair& pair, Verdict verdict) {
  view_.refuse(pair, now());
  context_.audio.play("tile-refuse");
  message_.say(refusal_message(verdict), now());
  if (verdict == Verdict::NoPath && !lesson().step().cells.empty()) next_step();
}

void LessonPage::take(const Pair& pair) {
  const Played played = game_.play(pair);
  selection_.clear();
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
  BoardMarks marks = selection_.marks();
  marks.cursor = shown_cursor();
  if (!input_.by_keys() && !lesson().over()) marks.hovered = input_.hovered();
  view_.draw(canvas, game_.board(), marks, now);
}

std::string LessonPage::state() const {
  std::string text = ui::LessonPage::state() + " left=" + std::to_string(game_.board().tiles());
  if (const auto at = selection_.marks().selected) text += " selected=" + write_point(*at);
  return text;
}

std::optional<Vec> LessonPage::locate_more(std::string_view name) const {
  constexpr std::string_view kTile = "tile ";
  return ui::LessonPage::locate_more(name.starts_with(kTile) ? name.substr(kTile.size()) : name);
}

}  // namespace quintet::link
