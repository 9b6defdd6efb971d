#include "games/twenty48/controller.hpp"

#include <algorithm>
#include <utility>

#include "games/twenty48/results.hpp"
#include "games/twenty48/settings.hpp"
#include "games/twenty48/words.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::twenty48 {

namespace {

constexpr float kPanel = 228, kGap = 32, kColumn = kPanel + kGap;  // widths beside the board
constexpr float kLeastBoard = 0.9F;                     // with them, in parts of the side it has without
constexpr float kLeastClimb = 440, kLeastAdvice = 370;  // their heights
constexpr float kStrip = 56, kStripGap = 16, kLeastStrip = 320;
constexpr float kLow = 224, kLowGap = 16,
                kLeastLow = 440;  // height of the help below the board, and its least width

}  // namespace

PlayPlaces places_of(Rect area, Company company) {
  if (company == Company::None) return {area};
  if (area.h >= area.w + kLow + kLowGap && area.w >= kLeastLow) {
    const float top = area.y + (area.h - area.w - kLow - kLowGap) / 2;
    return {.board = {area.x, top, area.w, area.w}, .advice = {area.x, top + area.w + kLowGap, area.w, kLow}};
  }
  // The board may become a little smaller for them. Two columns are alike, so that it is in the middle.
  const auto fit = [&](float beside, float least) {
    return std::min(area.w - beside, area.h) >= std::max(kLeastBoard * area.h, least);
  };
  const bool advice = fit(kColumn, kLeastAdvice), climb = fit(2 * kColumn, kLeastClimb);
  const float right = advice ? kColumn : 0;
  const bool strip = !climb && fit(right + kStrip + kStripGap, kLeastStrip);
  const float left = climb ? kColumn : strip ? kStrip + kStripGap : 0;
  area = {area.x + left, area.y, area.w - left - right, area.h};
  const float side = std::min(area.w, area.h);
  const Rect board = centred(area.centre(), {side, side});
  return {.board = board,
          .climb = climb || strip ? Rect{board.x - left, board.y, climb ? kPanel : kStrip, side} : Rect{},
          .advice = advice ? Rect{board.right() + kGap, board.y, kPanel, side} : Rect{}};
}

using namespace ui;
namespace {

constexpr Duration kBeforeLoss = milliseconds(700);   // the final board stays in sight
constexpr Duration kBeforeGoal = milliseconds(200);   // from the goal to its card
constexpr Duration kGoalPhrase = milliseconds(2500);  // the music is quieter while the goal is celebrated
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

Controller::Controller(GamePage& page, Match match)
    : MatchController(page, std::move(match)),
      sounds_(context_),
      advisor_(context_),
      panel_(context_),
      climb_(context_) {
  view_.deal_in(match_.game().board(), now());
}

// --- Moves

void Controller::act(const Gesture& gesture) {
  if (gesture.kind == Gesture::Kind::Swipe) slide(direction_of(gesture.direction));
}

void Controller::slide(Direction direction) {
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
  view_.show_gains(before, played);
  if (played.reached) context_.audio.duck(kGoalPhrase);
  if (played.reached && !match_.over()) goal_at_ = view_.busy_until() + kBeforeGoal;
  page_.moved();
}

void Controller::undo() {
  forget_advice();
  message_.clear();
  const auto undone = match_.undo();
  view_.show_undone(match_.game().board(), undone.played, now());
  goal_at_.reset();
}

void Controller::redo() {
  forget_advice();
  const Board before = match_.game().board();
  view_.show(before, match_.redo(), now());
}

void Controller::begin_anew() {
  advisor_.stop();
  forget_advice();
  take_another();
  goal_at_.reset();
  view_.deal_in(match_.game().board(), now());
}

// --- Help

void Controller::forget_advice() {
  if (advisor_.hint()) message_.clear();
  advisor_.forget();
}

void Controller::ask_hint() {
  if (may_help()) advisor_.ask_hint(match_.game());
}

void Controller::show_hint() {
  match_.count_assist();
  if (match_.begun()) save();
  context_.audio.play("hint");
  if (panel_.shown()) return;
  message_.say(LocalizedText([this, advice = *advisor_.hint()] {
                 return tr(slide_message(advice.thought.best)) + " · " + hint_words(context_, advice, 2);
               }),
               now(), BoardMessage::Stay::Lasting);
}

void Controller::stop_autoplay() {
  if (advisor_.stop() && page_.would_lose_game()) save();
}

// The computer moves faster than long games can be written.
void Controller::save() {
  if (advisor_.plays() && now() < save_due_) return;
  save_due_ = now() + kBetweenSaves;
  MatchController::save();
}

void Controller::toggle_autoplay() {
  if (advisor_.plays()) return stop_autoplay();
  if (!may_help()) return;
  forget_advice();
  advisor_.start(now());
  save_due_ = now();
}

void Controller::take_advice() {
  switch (advisor_.poll()) {
    case Advisor::News::Failed:
      advisor_.stop();
      page_.show_toast(tr("The computer player stopped: out of memory"));
      break;
    case Advisor::News::Hint:
      show_hint();
      break;
    case Advisor::News::None:
      break;
  }
  if (!advisor_.plays()) return;
  if (goal_at_) return stop_autoplay();
  // Counted as help with its first move.
  const bool first = !advisor_.has_moved();
  if (const auto move = advisor_.take_move(now())) {
    if (first) match_.count_assist();
    match_.count_automove();
    slide(*move);
  }
  if (match_.over())
    advisor_.stop();
  else if (!goal_at_)
    advisor_.think_on(match_.game());
}

std::vector<Command> Controller::tools() {
  return {{.info = kHint, .run = [this] { ask_hint(); }, .enabled = may_help()},
          {.info = advisor_.plays() ? kStopAutoplay : kAutoplay,
           .run = [this] { toggle_autoplay(); },
           .enabled = may_help()},
          {.info = commands::kHint,
           .run = [this] { ask_hint(); },
           .enabled = may_help(),
           .place = Command::Place::KeyOnly}};
}

// Any key ends autoplay and does nothing else; a press does so on the board.
bool Controller::handle(const Event& event) {
  if (!advisor_.plays() || !is_press(event)) return false;
  const auto* pointer = std::get_if<PointerEvent>(&event);
  if (pointer && !view_.plate().contains(pointer->at)) return false;
  stop_autoplay();
  return true;
}

bool Controller::dismiss() {
  if (!advisor_.hint()) return false;
  forget_advice();
  return true;
}

void Controller::advance() {
  sounds_.play(now());
  take_advice();
  if (goal_at_ && now() >= *goal_at_) show_goal();
}

void Controller::complete(Standing& standing) const {
  standing.board_shape = {1, 1};
  standing.moving = advisor_.plays() || goal_at_.has_value() || sounds_.waiting();
  standing.busy = advisor_.thinking();
}

// --- The goal and the end

void Controller::show_goal() {
  goal_at_.reset();
  if (match_.over()) return;
  context_.audio.play(win_sound(theme()));
  GameResult result = goal_result(context_, match_);
  result.entries = {{.id = "keep", .label = msgid("Keep going"), .icon = "play"},
                    {.id = "new", .label = msgid("New game"), .icon = "restart", .act = later([this] {
                                                                                   page_.confirm_restart();
                                                                                 })}};
  result.escape = "keep";
  if (match_.can_undo()) result.undo = later([this] { page_.undo(); });
  page_.show_milestone(std::move(result));
}

Duration Controller::show_end() {
  context_.audio.play("lose");
  return view_.busy_until() + kBeforeLoss;
}

void Controller::open_result(GameResult& result) {
  MatchController::open_result(result);
  view_.forget_gains();  // time stands still below the result
  result.entries.front().label = msgid("Try again");
}

// --- The page

// The result takes the place of climb and help.
GamePlaces Controller::place(Rect area, float room) {
  const ResultPlaces ended = result_places(area);
  const bool company = !match_.over() && !page_.result_shown();
  const PlayPlaces places =
      places_of(room > 0 ? mix(area, ended.board, room) : area, company ? Company::Panels : Company::None);
  view_.fit(places.board, match_.game().rules().side);
  climb_.place(places.climb);
  panel_.place(places.advice);
  return {.slip = ended.slip,
          .buttons = panel_.buttons(advisor_, help(),
                                    {.hint = [this] { ask_hint(); },
                                     .play_hint =
                                         [this] {
                                           if (const auto& hint = advisor_.hint()) slide(hint->thought.best);
                                         },
                                     .autoplay = [this] { toggle_autoplay(); },
                                     .changed = [this] { advisor_.hurry(now()); }})};
}

void Controller::draw_more(Canvas& canvas, Duration /*now*/) const {
  panel_.draw(canvas, advisor_, help());
  climb_.draw(canvas, match_);
}

void Controller::draw(Canvas& canvas, Duration now) const {
  view_.draw_window(canvas, match_.game().board(), now);
  if (advisor_.hint() && !view_.moving(now))
    draw_hint_marks(canvas, theme(), view_.grid(), match_.game(), advisor_.hint()->thought.best);
}

// Among games that are recorded together with this one; never below its score.
std::uint64_t Controller::best() const {
  const std::string variant = variant_key(variant_of(match_));
  const auto row = context_.profile.results(Game::kName).row<BestRow>(variant);
  const auto best = std::max(match_.game().score(), static_cast<std::uint64_t>(row.score));
  // The game that will be put aside with the first slide is recorded then.
  const Match* const waiting = flow_.find(match_.mode());
  return waiting && variant_key(variant_of(*waiting)) == variant ? std::max(best, waiting->game().score())
                                                                 : best;
}

std::string Controller::title() const {
  const bool today = match_.mode() == Mode::Today;
  if (match_.practice()) return tr(today ? msgid("Today’s practice") : msgid("Practice"));
  return tr(match_.mode() == Mode::Classic ? flow_.kit().name : mode_message(match_.mode()));
}

HeaderBar Controller::header(float) const {
  return {.title = title(),
          .accent = kAccent.on(theme()),
          .counters = {{tr("Score"), number_text(match_.game().score())},
                       {tr("Best"), number_text(best())},
                       {tr(msgid("slides", "Moves")),
                        number_text(static_cast<std::uint64_t>(match_.game().moves()))}}};
}

std::string Controller::state() const {
  const Game& game = match_.game();
  return "score=" + std::to_string(game.score()) + " moves=" + std::to_string(game.moves()) +
         " largest=" + std::to_string(std::uint64_t{1} << largest(game.board())) +
         (match_.over() ? " status=over" : " status=playing") + (match_.helped() ? " helped" : "") +
         (advisor_.hint() ? std::string(" hint=") + letter(advisor_.hint()->thought.best) : "") +
         (advisor_.plays() ? " autoplay" : "") + (game.won() ? " won" : "") +
         (match_.counted() ? " counted" : "") + " board=" + write_board(game.board());
}

}  // namespace quintet::twenty48
