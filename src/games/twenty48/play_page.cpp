#include "games/twenty48/play_page.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "games/twenty48/advice.hpp"
#include "games/twenty48/records.hpp"
#include "games/twenty48/results.hpp"
#include "games/twenty48/review_page.hpp"
#include "games/twenty48/settings.hpp"
#include "games/twenty48/words.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::twenty48 {

namespace {

constexpr float kPanel = 228, kGap = 32, kColumn = kPanel + kGap;  // widths beside the board
constexpr float kLeastBoard = 0.9F;                   // with them, in parts of the side it has without
constexpr float kLeastClimb = 440, kLeastAide = 370;  // their heights
constexpr float kStrip = 56, kStripGap = 16, kLeastStrip = 320;
constexpr float kLow = 224, kLowGap = 16,
                kLeastLow = 440;  // height of the help below the board, and its least width

}  // namespace

PlayPlaces places_of(Rect area, Company company) {
  if (company == Company::None) return {area};
  if (area.h >= area.w + kLow + kLowGap && area.w >= kLeastLow) {
    const float top = area.y + (area.h - area.w - kLow - kLowGap) / 2;
    return {.board = {area.x, top, area.w, area.w}, .aide = {area.x, top + area.w + kLowGap, area.w, kLow}};
  }
  // The board may become a little smaller for them. Two columns are alike, so that it is in the middle.
  const auto fit = [&](float beside, float least) {
    return std::min(area.w - beside, area.h) >= std::max(kLeastBoard * area.h, least);
  };
  const bool aide = fit(kColumn, kLeastAide), climb = fit(2 * kColumn, kLeastClimb);
  const float right = aide ? kColumn : 0;
  const bool strip = !climb && fit(right + kStrip + kStripGap, kLeastStrip);
  const float left = climb ? kColumn : strip ? kStrip + kStripGap : 0;
  area = {area.x + left, area.y, area.w - left - right, area.h};
  const float side = std::min(area.w, area.h);
  const Rect board = centred(area.centre(), {side, side});
  return {.board = board,
          .climb = climb || strip ? Rect{board.x - left, board.y, climb ? kPanel : kStrip, side} : Rect{},
          .aide = aide ? Rect{board.right() + kGap, board.y, kPanel, side} : Rect{}};
}

using namespace ui;
namespace {

constexpr Duration kBeforeLoss = milliseconds(700);  // the final board stays in sight
constexpr Duration kBeforeGoal = milliseconds(500);  // from the goal to its card
constexpr Duration kBetweenSaves = std::chrono::seconds(1);

bool is_press(const Event& event) {
  if (std::holds_alternative<OtherKeyEvent>(event)) return true;
  if (const auto* action = std::get_if<ActionEvent>(&event))
    return !action->repeated && action->action != Action::ToggleMute &&
           action->action != Action::ToggleFullscreen;
  const auto* pointer = std::get_if<PointerEvent>(&event);
  return pointer && pointer->kind == PointerEvent::Kind::Pressed;
}

}  // namespace

PlayPage::PlayPage(Context& context, Match match)
    : PlayPageOf(std::move(match), context, BoardInput::Touch::Swipe,
                 Restart{commands::kNewGame, msgid("Start a new game?"),
                         msgid("Your best score is kept. This board is not.")}),
      view_(context),
      sounds_(context),
      aide_(context),
      panel_(context),
      climb_(context) {
  view_.deal_in(match_.game().board(), now());
}

// --- Moves

void PlayPage::swipe(Action direction) {
  slide(direction_of(direction));
}

void PlayPage::slide(Direction direction) {
  if (!match_.game().is_legal({direction})) {
    view_.refuse(match_.game().board(), direction, now());
    return sounds_.refusal(now());
  }
  message_.clear();
  forget_advice();
  const Board before = match_.game().board();
  const Played played = match_.play({direction});
  view_.show(before, played, now());
  sounds_.move(played, match_.game().board(), largest(before), view_, now());
  gained_ = played.gained;
  gained_at_ = now();
  if (played.reached && !over()) goal_at_ = view_.busy_until() + kBeforeGoal;
  moved();
}

void PlayPage::undo_move() {
  forget_advice();
  message_.clear();
  const auto undone = match_.undo();
  view_.show_undone(match_.game().board(), undone.played, now());
  goal_at_.reset();
  gained_ = 0;
}

void PlayPage::redo_move() {
  forget_advice();
  const Board before = match_.game().board();
  view_.show(before, match_.redo(), now());
}

void PlayPage::begin_anew() {
  aide_.stop();
  forget_advice();
  take_another();
  goal_at_.reset();
  gained_ = 0;
  view_.deal_in(match_.game().board(), now());
}

// --- Help

void PlayPage::forget_advice() {
  if (aide_.hint()) message_.clear();
  aide_.forget();
}

void PlayPage::ask_hint() {
  if (may_help()) aide_.ask_hint(match_.game());
}

void PlayPage::show_hint() {
  match_.count_assist();
  if (begun()) save();
  context_.audio.play("hint");
  if (panel_.shown()) return;
  message_.say(LocalizedText([this, advice = *aide_.hint()] {
                 return tr(slide_message(advice.thought.best)) + " · " + hint_words(context_, advice, 2);
               }),
               now(), BoardMessage::Stay::Lasting);
}

void PlayPage::stop_autoplay() {
  if (aide_.stop() && begun() && !over()) save();
}

// Every move that was shown is saved, also those that autoplay has not written yet.
void PlayPage::leave() {
  aide_.stop();
  PlayPageOf::leave();
}

// The computer moves faster than long games can be written.
void PlayPage::save() {
  if (aide_.plays() && now() < save_due_) return;
  save_due_ = now() + kBetweenSaves;
  PlayPageOf::save();
}

void PlayPage::toggle_autoplay() {
  if (aide_.plays()) return stop_autoplay();
  if (!may_help()) return;
  forget_advice();
  aide_.start(now());
  save_due_ = now();
}

void PlayPage::take_advice() {
  switch (aide_.poll()) {
    case Aide::News::Failed:
      aide_.stop();
      show_toast(tr("The computer player stopped: out of memory"));
      break;
    case Aide::News::Hint:
      show_hint();
      break;
    case Aide::News::None:
      break;
  }
  if (!aide_.plays()) return;
  if (goal_at_) return stop_autoplay();
  // Counted as help with its first move.
  const bool first = !aide_.has_moved();
  if (const auto move = aide_.take_move(now())) {
    if (first) match_.count_assist();
    slide(*move);
  }
  if (!playing())
    aide_.stop();
  else if (!goal_at_)
    aide_.think_on(match_.game());
}

std::vector<Command> PlayPage::tools() {
  return {{.info = kHint, .run = [this] { ask_hint(); }, .enabled = may_help()},
          {.info = aide_.plays() ? kStopAutoplay : kAutoplay,
           .run = [this] { toggle_autoplay(); },
           .enabled = may_help()},
          {.info = commands::kHint,
           .run = [this] { ask_hint(); },
           .enabled = may_help(),
           .place = Command::Place::KeyOnly}};
}

std::vector<std::pair<Command, Rect>> PlayPage::buttons() {
  return panel_.buttons(aide_, help(),
                        {.hint = [this] { ask_hint(); },
                         .play_hint = [this] { slide(aide_.hint()->thought.best); },
                         .autoplay = [this] { toggle_autoplay(); },
                         .changed = [this] { aide_.hurry(now()); }});
}

// Any key ends autoplay and does nothing else; a press does so on the board.
bool PlayPage::intercept(const Event& event) {
  if (aide_.plays() && is_press(event)) {
    const auto* pointer = std::get_if<PointerEvent>(&event);
    if (!pointer || board().plate().contains(pointer->at)) {
      stop_autoplay();
      return true;
    }
  }
  return PlayPageOf::intercept(event);
}

bool PlayPage::dismiss() {
  if (!aide_.hint()) return PlayPageOf::dismiss();
  forget_advice();
  return true;
}

void PlayPage::advance_game() {
  sounds_.play(now());
  take_advice();
  if (goal_at_ && now() >= *goal_at_) show_goal();
}

bool PlayPage::moving() const {
  return PlayPageOf::moving() || aide_.plays() || gain_shown() || goal_at_.has_value() || sounds_.waiting();
}

// --- The goal and the end

void PlayPage::show_goal() {
  goal_at_.reset();
  gained_ = 0;
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

Duration PlayPage::show_end() {
  context_.audio.play("lose");
  return view_.busy_until() + kBeforeLoss;
}

std::vector<MenuItem> PlayPage::result_items() {
  std::vector<MenuItem> items = PlayPageOf::result_items();
  items.front().label = msgid("Try again");
  items.insert(
      items.end() - 1,
      {.id = "review", .label = msgid("Review"), .icon = "review", .act = later([this] { review(); })});
  items.push_back({.id = "board", .label = msgid("Board"), .icon = "board"});
  return items;
}

void PlayPage::review() {
  const auto record = record_of(match_);
  if (!record) return show_toast(tr("This game cannot be read."));
  context_.scenes.push(
      std::make_unique<ReviewPage>(context_, records(), *record, context_.scenes.below(*this)));
}

// --- The page

// The result takes the place of climb and help.
void PlayPage::place_board(Rect area) {
  const PlayPlaces places = places_of(area, over() || result_shown() ? Company::None : Company::Panels);
  view_.fit(places.board, match_.game().rules().side);
  climb_.place(places.climb);
  panel_.place(places.aide);
}

void PlayPage::paint_more(Canvas& canvas, Duration now) const {
  static_cast<void>(now);
  panel_.draw(canvas, aide_, help());
  climb_.draw(canvas, match_);
}

void PlayPage::draw_board(Canvas& canvas, Duration now) const {
  view_.draw_window(canvas, match_.game().board(), now);
  if (aide_.hint() && !view_.moving(now))
    draw_hint_marks(canvas, theme(), view_.grid(), match_.game(), aide_.hint()->thought.best);
}

// Without help.
std::uint64_t PlayPage::best() const {
  const std::int64_t best = best_score(context_.profile.results(Game::kName), match_.game().rules());
  const bool counts = !match_.helped() && !match_.practice();
  return std::max(counts ? match_.game().score() : 0, static_cast<std::uint64_t>(best));
}

std::string PlayPage::title() const {
  const bool today = match_.mode() == Mode::Today;
  if (match_.practice()) return tr(today ? msgid("Today's practice") : msgid("Practice"));
  return tr(match_.mode() == Mode::Classic ? flow_.kit().name : mode_message(match_.mode()));
}

std::string_view PlayPage::restart_text() const {
  return match_.counted() ? msgid("Today's counted try ends here.") : PlayPageOf::restart_text();
}

HeaderBar PlayPage::header(float) const {
  return {.title = title(),
          .accent = kAccent.on(theme()),
          .counters = {{.caption = tr("Score"),
                        .value = number_text(match_.game().score()),
                        .gain = gain_shown() ? "+" + number_text(gained_) : std::string{},
                        .risen = static_cast<float>(Tween{gained_at_, motion::kGain}.progress(now()))},
                       {tr("Best"), number_text(best())},
                       {tr(msgid("slides", "Moves")),
                        number_text(static_cast<std::uint64_t>(match_.game().moves()))}}};
}

LocalizedText PlayPage::pause_line() const {
  return LocalizedText([&context = context_, mode = match_.mode(), rules = match_.game().rules()] {
    return mode == Mode::Today ? context.words.tr(mode_message(mode)) : rules_words(context.words, rules);
  });
}

std::vector<MenuItem> PlayPage::pause_items() {
  return setup_item();
}

std::string PlayPage::state() const {
  const Game& game = match_.game();
  return "score=" + std::to_string(game.score()) + " moves=" + std::to_string(game.moves()) +
         " largest=" + std::to_string(std::uint64_t{1} << largest(game.board())) +
         (over() ? " status=over" : " status=playing") + (match_.helped() ? " helped" : "") +
         (aide_.hint() ? std::string(" hint=") + letter(aide_.hint()->thought.best) : "") +
         (aide_.plays() ? " autoplay" : "") + (game.won() ? " won" : "") +
         (match_.counted() ? " counted" : "") + " board=" + write_board(game.board()) +
         (message_.shown() ? " remark=" + message_.in(context_.words) : "");
}

}  // namespace quintet::twenty48
