#include "ui/pages/play_page.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <memory>

#include "core/text.hpp"
#include "ui/pages/dialogs.hpp"
#include "ui/pages/help_page.hpp"
#include "ui/pages/settings_page.hpp"

namespace quintet::ui {
namespace {

constexpr Duration kPhrase = milliseconds(2500);  // the music is quieter during the sound of a win or a loss
constexpr std::string_view kBoard = "board";
constexpr CommandInfo kResult{"result", msgid("Result"), "trophy"};
constexpr float kLeastMessage = 96, kMostMessage = 240;  // widths of a message beside the board
constexpr float kLowMessage = 38;                        // height of one below it
constexpr Duration kBeforeSkip = milliseconds(400);  // a second press at once was not meant to skip the end

// The last items of every pause: settings, help of the game, and leaving, which saves the game.
std::vector<MenuItem> common_pause_items(Context& context, const GameDefinition& game,
                                         std::function<void()> leave) {
  std::vector<MenuItem> entries;
  entries.push_back(
      {.id = "settings",
       .label = msgid("Settings"),
       .icon = "settings",
       .act = [&context, &game] { context.scenes.push(std::make_unique<SettingsPage>(context, game)); },
       .page = MenuItem::Page::Stays});
  entries.push_back(
      {.id = "help",
       .label = msgid("How to play"),
       .icon = "help",
       .act = [&context, &game] { context.scenes.push(std::make_unique<HelpPage>(context, game)); },
       .page = MenuItem::Page::Stays});
  entries.push_back({.id = "leave",
                     .label = context.profile.saves() ? msgid("Save and leave") : msgid("Leave"),
                     .icon = "home",
                     .act = std::move(leave)});
  return entries;
}

}  // namespace

PlayPage::PlayPage(Context& context, const GameDefinition& game, BoardInput::Touch touch,
                   const Restart& restart)
    : Page(context, std::string(game.id) + ".play"),
      input_(touch),
      game_definition_(game),
      board_focus_(controls_, input_, context.audio, std::string(kBoard), BoardFocus::Others::Above),
      restart_(restart) {}

void PlayPage::enter() {
  Page::enter();
  focused_ = true;  // the window may have regained the focus under another page
  input_.set_by_keys(context_.by_keys);
  if (controls_.focused() == name() + ".back") controls_.focus(kBoard);
  if (result_open_) close_result();
}

// The result is left for the board: a line still says how the game ended, and a button leads back to the result.
void PlayPage::close_result() {
  result_open_ = false;
  if (!over()) room_.reset();
  if (!ended()) return;
  room_.reset();
  message_.say(LocalizedText([title = outcome_->title, line = outcome_->line, &words = context_.words] {
                 return line.empty() ? title.in(words) : title.in(words) + " · " + line;
               }),
               now(), BoardMessage::Stay::Lasting);
  place_controls();
  controls_.focus(name() + '.' + std::string(kResult.id));
}

void PlayPage::leave() {
  Page::leave();
  input_.let_go();
  // Also records the result if the player leaves before it is shown.
  if (over()) return record();
  if (begun()) save();
}

void PlayPage::pick(Point cell) {
  static_cast<void>(cell);
}
void PlayPage::alternative(Point cell) {
  static_cast<void>(cell);
}
void PlayPage::swipe(Action direction) {
  static_cast<void>(direction);
}
void PlayPage::drag(const Gesture& gesture) {
  static_cast<void>(gesture);
}
void PlayPage::both(Point cell) {
  static_cast<void>(cell);
}
void PlayPage::pan(Vec by) {
  static_cast<void>(by);
}
std::optional<Point> PlayPage::next_cell(Point from, Action direction) const {
  return next_in_grid(board().grid().size, from, direction);
}
void PlayPage::paint_more(Canvas& canvas, Duration now) const {
  static_cast<void>(canvas);
  static_cast<void>(now);
}
void PlayPage::advance_game() {}
void PlayPage::refresh_result(GameResult& result) {
  static_cast<void>(result);
}

Duration PlayPage::show_end() {
  context_.audio.play("win-" + std::string(word_of(theme().desk)));
  return std::max(now() + motion::kGrand, board().busy_until());
}

std::vector<MenuItem> PlayPage::result_items() {
  return {{.id = std::string(restart_.command.id),
           .label = restart_.command.label,
           .icon = std::string(restart_.command.icon),
           .act = later([this] { confirm_restart(); })},
          {.id = "leave", .label = msgid("Leave"), .icon = "home", .act = later([this] {
                                                                     context_.scenes.pop();
                                                                   })}};
}

bool PlayPage::intercept(const Event& event) {
  if (skips_end(event)) {
    show_result();
    return true;
  }
  if (const auto* action = std::get_if<ActionEvent>(&event)) return intercept_action(*action);
  if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
    if (const auto gesture = input_.handle(*pointer, board(), playing(), now())) act(*gesture);
  }
  return false;
}

// The player may skip what is shown at the end, but not the result.
bool PlayPage::skips_end(const Event& event) const {
  if (!ending()) return false;
  if (const auto* action = std::get_if<ActionEvent>(&event))
    return !action->repeated && (action->action == Action::Confirm || action->action == Action::Back);
  const auto* pointer = std::get_if<PointerEvent>(&event);
  return pointer && pointer->kind == PointerEvent::Kind::Pressed && board().plate().contains(pointer->at) &&
         now() >= ended_at_ + kBeforeSkip;
}

bool PlayPage::intercept_action(const ActionEvent& event) {
  input_.set_by_keys(true);
  if (!has_cursor()) return false;
  const auto next = [this](Point from, Action direction) { return next_cell(from, direction); };
  const auto reply = board_focus_.handle(event, playing(), alternative_use(), next);
  if (reply.gesture) act(*reply.gesture);
  return reply.consumed;
}

void PlayPage::act(const Gesture& gesture) {
  switch (gesture.kind) {
    case Gesture::Kind::Pick:
      return pick(gesture.cell);
    case Gesture::Kind::Alternative:
      return alternative(gesture.cell);
    case Gesture::Kind::Swipe:
      return swipe(gesture.direction);
    case Gesture::Kind::Drag:
      return drag(gesture);
    case Gesture::Kind::Both:
      return both(gesture.cell);
    case Gesture::Kind::Pan:
      return pan(gesture.by);
    case Gesture::Kind::Step:
      return;
  }
}

std::vector<Command> PlayPage::commands() {
  std::vector<Command> all{{.info = undo_info(), .run = [this] { undo(); }, .enabled = can_undo()},
                           {.info = redo_info(), .run = [this] { redo(); }, .enabled = can_redo()}};
  // Nothing can be redone after the end.
  if (ended() && !result_open_ && !can_redo())
    all.back() = {.info = kResult, .run = [this] { show_result(); }};
  std::ranges::move(tools(), std::back_inserter(all));
  all.push_back({.info = commands::kPause, .run = [this] { pause(); }, .enabled = can_pause()});
  all.push_back(
      {.info = restart_.command, .run = [this] { confirm_restart(); }, .place = Command::Place::KeyOnly});
  all.push_back(
      {.info = commands::kHelp,
       .run = [this] { context_.scenes.push(std::make_unique<HelpPage>(context_, game_definition_)); },
       .place = Command::Place::KeyOnly});
  return all;
}

bool PlayPage::has_command(Action key) {
  return std::ranges::any_of(
      commands(), [key](const Command& command) { return command.enabled && command.info.key == key; });
}

void PlayPage::run_command(const std::function<bool(const CommandInfo&)>& wanted) {
  std::vector<Command> all = commands();
  for (auto& [button, place] : buttons()) all.push_back(std::move(button));
  const auto found = std::ranges::find_if(all, wanted, &Command::info);
  if (found != all.end() && found->enabled) found->run();
}

void PlayPage::on_action(Action action) {
  run_command([action](const CommandInfo& info) { return info.key == action; });
}

void PlayPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  const auto is = [&](std::string_view id) { return reply.id == name() + '.' + std::string(id); };
  if (is("back")) return leave_game();
  run_command([&](const CommandInfo& info) { return is(info.id); });
}

// Undo and redo have their own sounds, as has the board.
bool PlayPage::sounds(const ControlEvent& reply) const {
  return reply.id != kBoard && reply.id != name() + ".undo" && reply.id != name() + ".redo";
}

void PlayPage::on_window_event(WindowEvent event) {
  if (event == WindowEvent::FocusGained) focused_ = true;
  if (event != WindowEvent::FocusLost) return;
  focused_ = false;  // the player is not looking at the board
  if (playing() && against_the_clock()) pause();
}

std::vector<Control> PlayPage::layout(Extent size) {
  std::vector<Control> controls{back_control(size, name() + ".back", tr("Back (Esc)"))}, icons;
  for (const Command& command : commands()) {
    if (command.place == Command::Place::Button) icons.push_back(control_of(command, name(), context_.words));
  }
  icons_ = icons.size();
  place_at_right(size, icons);
  Rect area = below_header(size);
  area.h -= space::kSmall;
  const Extent shape = board_shape();
  counters_place_ = {{}, area};
  if (shape.w > 0) counters_place_ = place_counters(context_.canvas, header(size.w), icons_, area, shape);
  const ResultPlaces places = places_with_result(counters_place_.board);
  slip_ = places.slip;
  if (const float room = result_room(now()); room > 0)
    place_ended_board(counters_place_.board, places.board, room);
  else
    place_board(counters_place_.board);
  controls.push_back(board_focus_.control(board().plate()));
  std::ranges::move(icons, std::back_inserter(controls));
  for (const auto& [button, place] : buttons()) {
    controls.push_back(control_of(button, name(), context_.words));
    controls.back().bounds = place;
  }
  return controls;
}

Rect PlayPage::message_place() const {
  const Extent size = context_.canvas.size();
  const Rect plate = board().plate();
  const float right = size.w - plate.right() - 2 * space::kSmall;
  if (right >= kLeastMessage)
    return {plate.right() + space::kSmall, plate.y, std::min(right, kMostMessage), plate.h};
  const float below = size.h - plate.bottom();
  if (below < kLowMessage) return {};
  return {plate.x, plate.bottom() + (below - kLowMessage) / 2, plate.w, kLowMessage};
}

void PlayPage::place_ended_board(Rect from, Rect to, float part) {
  place_board(mix(from, to, part));
}

void PlayPage::paint(Canvas& canvas, Duration now) const {
  draw_board(canvas, now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  HeaderBar head = header(canvas.size().w);
  if (!counters_place_.counters.empty()) {
    draw_counters(canvas, window_theme(), head, counters_place_.counters);
    head.counters.clear();
  }
  draw_header_bar(canvas, window_theme(), head, icons_);
  paint_more(canvas, now);
  if (const Rect place = message_place(); message_.fits(canvas, context_, place))
    message_.draw_beside(canvas, context_, window_theme(), place, now);
  else
    message_.draw(canvas, context_, board().plate(), board().grid().rim, now);
  draw_controls(canvas, now, window_theme());
}

void PlayPage::advance(Duration step) {
  message_.pass(now());
  if (const auto gesture = input_.take_long_press(playing(), now())) act(*gesture);
  if (focused_ && clock_runs()) pass(step);
  advance_game();
  if (over() && !outcome_) begin_end();
  if (finish_at_ && now() >= *finish_at_) show_result();
}

bool PlayPage::moving() const {
  return board().moving(now()) || message_.moving(now()) || ending();
}

std::optional<Duration> PlayPage::page_due() const {
  std::optional<Duration> soonest;
  for (const auto& wait : {message_.due(now()), input_.due(now()),
                           over() || !focused_ || !clock_runs() ? std::nullopt : clock_due()}) {
    if (wait) soonest = std::min(soonest.value_or(*wait), std::max(*wait, Duration{0}));
  }
  return soonest;
}

std::optional<Duration> PlayPage::clock_due() const {
  constexpr Duration kSecond = std::chrono::seconds(1);
  return kSecond - elapsed() % kSecond;
}

std::optional<Vec> PlayPage::locate_more(std::string_view name) const {
  const auto cell = read_point(name);
  return cell ? std::optional(board().centre(*cell)) : std::nullopt;
}

void PlayPage::undo() {
  if (!can_undo()) return;
  forget_end();
  undo_move();
  context_.audio.play("undo");
  save();
}

void PlayPage::redo() {
  if (!can_redo()) return;
  redo_move();
  context_.audio.play("redo");
  moved();
}

void PlayPage::moved() {
  if (over())
    begin_end();
  else
    save();
}

void PlayPage::pause() {
  if (!can_pause()) return;
  // A finished game has nothing to resume.
  std::vector<MenuItem> items{over()
                                  ? MenuItem{.id = "resume", .label = msgid("See the board"), .icon = "board"}
                                  : MenuItem{.id = "resume", .label = msgid("Resume"), .icon = "play"}};
  items.push_back({.id = std::string(restart_.command.id),
                   .label = restart_.command.label,
                   .icon = std::string(restart_.command.icon),
                   .act = later([this] { confirm_restart(); })});
  std::ranges::move(pause_items(), std::back_inserter(items));
  std::ranges::move(common_pause_items(context_, game_definition_, later([this] { leave_game(); })),
                    std::back_inserter(items));
  const auto behind = against_the_clock() ? Behind::Hidden : Behind::Shown;
  context_.scenes.push(std::make_unique<PausePage>(context_, std::move(items), pause_line(), behind,
                                                   over() ? msgid("Game over") : msgid("Paused")));
}

void PlayPage::confirm_restart() {
  if (ending()) return show_result();
  if (!restart_loses()) return restart();
  Question question{restart_.question, restart_text(), {}};
  question.answers.push_back({.id = std::string(restart_.command.id),
                              .label = restart_.command.label,
                              .act = later([this] { restart(); })});
  question.answers.push_back({.id = "cancel", .label = msgid("Keep playing")});
  if (against_the_clock()) question.behind = Question::Behind::Hidden;
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

void PlayPage::restart() {
  discard();
  forget_end();
  message_.clear();
  begin_anew();
  controls_.focus(kBoard);
  context_.audio.play("shuffle");
}

void PlayPage::go_back() {
  if (!dismiss()) leave_game();
}

void PlayPage::leave_game() {
  if (would_lose_game()) context_.profile.notify(kept_words(context_));
  context_.scenes.pop();
}

void PlayPage::forget_end() {
  finish_at_.reset();
  outcome_.reset();
  room_.reset();
  result_open_ = false;
}

// Recorded first, so that nothing is lost if the page closes before the result is shown.
void PlayPage::record() {
  if (outcome_) return;
  const ResultTally before = context_.profile.results(game_definition_.id);
  outcome_ = record_result();
  // A game that changes no results, such as one between two computers, is not counted.
  if (ResultTally results = context_.profile.results(game_definition_.id); results != before) {
    count_day(results, context_.today());
    context_.profile.record(game_definition_.id, std::move(results));
  }
  discard();
}

void PlayPage::begin_end() {
  record();
  message_.clear();
  ended_at_ = now();
  room_.reset();
  finish_at_ = show_end();
  if (!room_) make_room(*finish_at_ - motion::kCalm);
  context_.audio.duck(kPhrase);
}

void PlayPage::make_room(Duration start) {
  room_ = Tween{std::max(start, now()), context_.glide(motion::kCalm), kCalmInCurve};
}

float PlayPage::result_room(Duration now) const {
  return room_ ? static_cast<float>(room_->progress(now)) : 0;
}

// No time passes on this page below the result, so the room for it is made at once.
void PlayPage::show_result() {
  finish_at_.reset();
  finish_end();
  GameResult outcome = *outcome_;
  outcome.entries = result_items();
  if (can_undo()) outcome.undo = later([this] { undo(); });
  refresh_result(outcome);
  open_result(std::move(outcome));
}

void PlayPage::show_milestone(GameResult result) {
  assert(!over());
  open_result(std::move(result));
}

void PlayPage::open_result(GameResult result) {
  message_.clear();
  room_ = Tween{};
  result_open_ = true;
  place_controls();
  ResultSurroundings around{.place = [this] { return place_with_result(); },
                            .controls = [this] { return controls_beside_result(); },
                            .press = [this](const ControlEvent& reply) { on_control(reply); },
                            .key = [this](Action action) { on_action(action); },
                            .has_key = [this](Action action) { return has_command(action); },
                            .refresh = [this](GameResult& shown) { refresh_result(shown); },
                            .busy = [this] { return refreshing(); }};
  context_.scenes.push(std::make_unique<ResultPage>(context_, std::move(result), std::move(around)));
}

Rect PlayPage::place_with_result() {
  place_controls();
  return slip_;
}

// The buttons of the header.
std::vector<Control> PlayPage::controls_beside_result() const {
  std::vector<Control> beside = controls_.all();
  std::erase_if(beside, [](const Control& control) { return control.kind != Control::Kind::Icon; });
  return beside;
}

}  // namespace quintet::ui
