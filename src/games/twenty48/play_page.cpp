#include "games/twenty48/play_page.hpp"

#include <algorithm>
#include <utility>

#include "games/twenty48/accent.hpp"
#include "games/twenty48/definition.hpp"
#include "games/twenty48/navigation.hpp"
#include "games/twenty48/results.hpp"
#include "games/twenty48/words.hpp"
#include "ui/widgets/backdrop.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr Duration kBeforeLoss = milliseconds(700);  // the final board stays in sight
constexpr Duration kBeforeGoal = milliseconds(500);  // from the goal to its card

Direction direction_of(Action action) {
  switch (action) {
    case Action::Left:
      return Direction::Left;
    case Action::Up:
      return Direction::Up;
    case Action::Right:
      return Direction::Right;
    default:
      return Direction::Down;
  }
}

}  // namespace

PlayPage::PlayPage(Context& context, Match match)
    : PlayPageOf(std::move(match), context, definition(), BoardInput::Touch::Swipe,
                 Restart{commands::kNewGame, msgid("Start a new game?"),
                         msgid("Your best score is kept. This board is not.")}),
      view_(context),
      sounds_(context) {
  view_.fit({}, match_.game().rules().side);
  view_.deal_in(match_.game().board(), now());
}

// --- Moves

void PlayPage::swipe(Action direction) {
  slide(direction_of(direction));
}

void PlayPage::slide(Direction direction) {
  if (!match_.game().is_legal({direction})) {
    view_.refuse(direction, now());
    return sounds_.refusal(now());
  }
  message_.clear();
  const Board before = match_.game().board();
  const Played played = match_.slide(direction);
  view_.show(before, played, now());
  sounds_.move(played, match_.game().board(), largest(before), view_, now());
  gained_ = played.gained;
  gained_at_ = now();
  if (played.reached && !over()) goal_at_ = view_.busy_until() + kBeforeGoal;
  moved();
}

void PlayPage::undo_move() {
  const auto undone = match_.undo();
  view_.show_undone(match_.game().board(), undone.played, now());
  goal_at_.reset();
  gained_ = 0;
}

void PlayPage::redo_move() {
  const Board before = match_.game().board();
  view_.show(before, match_.redo(), now());
}

void PlayPage::begin_anew() {
  give_up(context_, match_);
  match_ = another_match(context_, match_);
  goal_at_.reset();
  gained_ = 0;
  view_.deal_in(match_.game().board(), now());
}

void PlayPage::advance_game() {
  sounds_.play(now());
  if (goal_at_ && now() >= *goal_at_) show_goal();
}

bool PlayPage::moving() const {
  return PlayPageOf::moving() || goal_at_.has_value() || sounds_.waiting();
}

// --- The goal and the end

void PlayPage::show_goal() {
  goal_at_.reset();
  if (over()) return;
  context_.audio.play("win-" + std::string(ui::word_of(theme().desk)));
  GameResult result = goal_result(context_, match_);
  result.entries = {{.id = "keep", .label = msgid("Keep going"), .icon = "play"},
                    {.id = "new", .label = msgid("New game"), .icon = "restart", .act = later([this] {
                                                                                   confirm_restart();
                                                                                 })}};
  result.escape = "keep";
  show_milestone(std::move(result));
}

GameResult PlayPage::record_result() {
  return twenty48::record_result(context_, match_);
}

Duration PlayPage::show_end() {
  context_.audio.play("lose");
  return view_.busy_until() + kBeforeLoss;
}

std::vector<MenuItem> PlayPage::result_items() {
  std::vector<MenuItem> items = PlayPageOf::result_items();
  items.front().label = msgid("Try again");
  if (can_undo())
    items.insert(items.begin() + 1,
                 {.id = "undo", .label = msgid("Undo"), .icon = "undo", .act = later([this] { undo(); })});
  return items;
}

// --- The page

void PlayPage::place_board(Rect area) {
  view_.fit(area, match_.game().rules().side);
}

void PlayPage::draw_board(Canvas& canvas, Duration now) const {
  const Extent whole = canvas.size();
  canvas.layer("2048 desk", std::string(ui::word_of(theme().desk)), {0, 0, whole.w, whole.h},
               [this](Canvas& desk) { draw_backdrop(desk, theme(), Scenery::Quiet); });
  view_.draw(canvas, match_.game().board(), now);
}

std::uint64_t PlayPage::best() const {
  const auto row = context_.profile.results(Game::kName).row<VariantRow>(variant_key(match_));
  return std::max(match_.game().score(), static_cast<std::uint64_t>(row.score));
}

HeaderBar PlayPage::header(float) const {
  return {.title = tr("2048"),
          .accent = kAccent.on(theme()),
          .counters = {{tr("Score"), number_words(match_.game().score())},
                       {tr("Best"), number_words(best())},
                       {tr("Moves"), number_words(static_cast<std::uint64_t>(match_.game().moves()))}}};
}

LocalizedText PlayPage::pause_line() const {
  return LocalizedText([&context = context_, mode = match_.mode(), rules = match_.game().rules()] {
    return mode == Mode::Today ? context.words.tr(mode_message(mode)) : rules_words(context, rules);
  });
}

std::vector<MenuItem> PlayPage::pause_items() {
  if (match_.mode() == Mode::Today) return {};
  return {{.id = "setup",
           .label = msgid("Change game settings"),
           .icon = "settings",
           .act = later([this] { open_setup_over(context_, match_.mode(), context_.scenes.below(*this)); })}};
}

std::string PlayPage::state() const {
  const Game& game = match_.game();
  return "score=" + std::to_string(game.score()) + " moves=" + std::to_string(game.moves()) +
         " largest=" + std::to_string(std::uint64_t{1} << largest(game.board())) +
         (over() ? " status=over" : " status=playing") + (match_.helped() ? " helped" : "") +
         (game.won() ? " won" : "") + (match_.counted() ? " counted" : "") +
         " board=" + write_board(game.board());
}

}  // namespace quintet::twenty48
