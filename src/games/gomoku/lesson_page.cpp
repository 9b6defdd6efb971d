#include "games/gomoku/lesson_page.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "games/gomoku/board_page.hpp"
#include "games/gomoku/definition.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr int kSide = 9;
constexpr Duration kInSight = milliseconds(1300), kBeforeReply = milliseconds(700);

// The stones that each step begins with, black first; the last step goes on from the one before.
constexpr std::array<std::string_view, 4> kPositions{"d5d6e5c5f5f6g5e3", "e8e7c4e6g6e5d3e4", "e7e5c6d4g4f6",
                                                     "d5d7e5e3f5g7"};
constexpr std::size_t kOpenFour = 3, kWin = 4;  // steps

std::vector<Point> points(std::string_view names) {
  return *read_points(names, kSide);
}

std::vector<LessonStep> steps() {
  return {{msgid("Five in a row wins. Make five!"), points("h5")},
          {msgid("White has four. Stop the fifth!"), points("e3")},
          {msgid("An open three becomes four with two open ends. Stop it now!"), points("c3g7")},
          {msgid("Your turn: make a four with both ends open."), points("c5g5")},
          {msgid("White can stop one end only. Make five!"), {}}};
}

Game position(std::string_view names) {
  Game game({.side = kSide});
  for (const Point at : points(names)) game.play({.at = at});
  return game;
}

// Where black makes five.
std::optional<Point> point_of_five(const Board& board) {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (!board.is_empty(at)) continue;
    Board after = board;
    after.set(at, Stone::Black);
    if (!winning_row(after, at, Rule::Freestyle).empty()) return at;
  }
  return std::nullopt;
}

}  // namespace

LessonPage::LessonPage(Context& context, std::function<void()> finish)
    : ui::LessonPage(context, definition(),
                     {steps(), msgid("Make two threats at once, and stop theirs in time. Now play!"),
                      msgid("board game", "Play")},
                     std::move(finish)),
      game_({.side = kSide}),
      view_(context),
      landing_(context) {
  step_begun();
}

void LessonPage::place_board(Rect area) {
  view_.fit(area, kSide);
}

void LessonPage::step_begun() {
  next_at_.reset();
  hint_.reset();
  if (lesson().over() || lesson().done() >= kPositions.size()) return;
  std::vector<std::pair<Point, Stone>> lifted;
  const Grid<Stone>& cells = game_.board().cells();
  const Game next = position(kPositions[lesson().done()]);
  for (std::size_t i = 0; i < cells.cells().size(); ++i) {
    const Point at = cells.point(i);
    if (!game_.board().is_empty(at) && next.board().is_empty(at)) lifted.emplace_back(at, cells[at]);
  }
  game_ = next;
  find_threats();
  view_.show_undo(lifted, now());
  input_.set_cursor({kSide / 2, kSide / 2});
  if (lesson().done() == 0) hint_ = wanted();
}

std::optional<Point> LessonPage::wanted() const {
  if (lesson().over()) return std::nullopt;
  const std::vector<Point>& cells = lesson().step().cells;
  return cells.empty() ? point_of_five(game_.board()) : std::optional(cells.front());
}

void LessonPage::place(Point at) {
  landing_.play_all();
  hint_.reset();
  view_.show(game_.play({.at = at}), now());
  find_threats();
  landing_.at(*view_.lands_at(), stone_sound(context_));
}

void LessonPage::find_threats() {
  threats_.clear();
  if (game_.over()) return;
  threats_ = standing_threats(game_.board(), game_.rule());
  for (StandingThreat& threat : threats_) threat.grows = threat.stops = {};
}

void LessonPage::pick(Point cell) {
  if (next_at_) return go_on();  // a player who has seen enough need not wait
  if (!game_.is_legal({.at = cell})) return;
  if (lesson().done() == kWin && cell != wanted()) return decline(cell);
  place(cell);
  if (game_.over()) context_.audio.play("win-" + std::string(word_of(theme().desk)));
  next_at_ = now() + (lesson().done() == kOpenFour ? kBeforeReply : kInSight);
}

// Shows where the stone belongs.
void LessonPage::decline(Point cell) {
  if (next_at_) return go_on();
  if (!game_.board().is_empty(cell)) return;
  hint_ = wanted();
  if (hint_) view_.point_out(*hint_, now());
  context_.audio.play("tile-refuse");
}

void LessonPage::go_on() {
  next_at_.reset();
  // White answers the open four at one end.
  if (lesson().done() == kOpenFour) {
    if (const auto end = point_of_five(game_.board())) place(*end);
  }
  next_step();
}

std::optional<Point> LessonPage::next_cell(Point from, Action direction) const {
  return next_in_grid({kSide, kSide}, from, direction);
}

void LessonPage::advance(Duration step) {
  ui::LessonPage::advance(step);
  landing_.play(now());
  if (next_at_ && now() >= *next_at_) go_on();
}

bool LessonPage::moving() const {
  return ui::LessonPage::moving() || next_at_.has_value() || landing_.waiting();
}

void LessonPage::draw_board(Canvas& canvas, Duration now) const {
  BoardLook look = board_look(context_);
  look.window = theme().desk;
  look.numbers = false;
  BoardMarks marks;
  marks.cursor = shown_cursor();
  marks.hint = hint_;
  const auto under = marks.cursor ? marks.cursor : input_.hovered();
  if (under && !next_at_ && !lesson().over() && game_.is_legal({.at = *under})) marks.ghost = under;
  marks.threats = threats_;
  view_.draw(canvas, look, game_, marks, now);
}

std::string LessonPage::state() const {
  std::string text = ui::LessonPage::state() + " stones=" + std::to_string(game_.board().stones());
  if (hint_) text += " hint=" + write_point(*hint_, kSide);
  return text;
}

std::optional<Vec> LessonPage::locate_more(std::string_view name) const {
  const auto at = read_point(name, kSide);
  return at ? std::optional(view_.centre(*at)) : std::nullopt;
}

}  // namespace quintet::gomoku
