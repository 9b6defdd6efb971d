#include "ui/pages/game_page.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "core/text.hpp"
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

// --- The controller

GameController::GameController(GamePage& page, BoardInput::Touch touch, const Restart& restart)
    : page_(page), context_(page.context()), input_(touch), restart_(restart) {}

Duration GameController::now() const {
  return page_.now();
}

std::function<void()> GameController::later(std::function<void()> action) const {
  return page_.later(std::move(action));
}

Theme GameController::window_theme() const {
  const auto window = standing().window;
  return window ? theme_of(context_, *window) : theme();
}

std::optional<Point> GameController::next_cell(Point from, Action direction) const {
  return board().grid().next(from, direction);
}

Duration GameController::show_end() {
  context_.audio.play(win_sound(theme()));
  return std::max(now() + motion::kGrand, board().busy_until());
}

std::vector<Command> GameController::zoom_tools(BoardView& board) {
  // A finger has neither wheel nor keys, and needs large cells.
  const bool shown = input_.by_touch() && (!board.grid().whole() || board.grid().side < kLeastTarget);
  const auto place = shown ? Command::Place::Button : Command::Place::KeyOnly;
  const auto zoom = [this, &board](float steps) {
    const auto cursor = page_.shown_cursor();
    board.zoom(steps, cursor ? board.centre(*cursor) : board.grid().window.centre());
  };
  return {{.info = commands::kZoomIn, .run = [zoom] { zoom(1); }, .place = place},
          {.info = commands::kZoomOut, .run = [zoom] { zoom(-1); }, .place = place}};
}

std::optional<Vec> GameController::locate(std::string_view name) const {
  const auto cell = read_point(name);
  return cell ? std::optional(board().centre(*cell)) : std::nullopt;
}

// --- The page

GamePage::GamePage(Context& context, const GameDefinition& game, const Make& make)
    : Page(context, std::string(game.id) + ".play"),
      game_(game),
      controller_(make(*this)),
      focus_(controls_, controller_->input(), context.audio, std::string(kBoard), BoardFocus::Others::Above) {
}

void GamePage::enter() {
  Page::enter();
  focused_ = true;  // the window may have regained the focus under another page
  controller_->input().set_by_keys(context_.by_keys);
  if (controls_.focused() == name() + ".back") focus_board();
  if (result_open_) close_result();
  controller_->enter();
}

// The result is left for the board: a line still says how the game ended, and a button leads back to the result.
void GamePage::close_result() {
  result_open_ = result_busy_ = false;
  if (!standing().over) room_.reset();
  if (!ended()) return;
  room_.reset();
  controller_->message().say(
      LocalizedText([title = outcome_->title, line = outcome_->line, &words = context_.words] {
        return line.empty() ? title.in(words) : title.in(words) + " · " + line;
      }),
      now(), BoardMessage::Stay::Lasting);
  place_controls();
  controls_.focus(name() + '.' + std::string(kResult.id));
}

void GamePage::leave() {
  Page::leave();
  controller_->input().let_go();
  controller_->leave();
  const Standing standing = this->standing();
  // Also records the result if the player leaves before it is shown.
  if (standing.over) return record();
  if (standing.begun) controller_->save();
}

void GamePage::focus_board() {
  controls_.focus(kBoard);
}

void GamePage::show_cursor() {
  controller_->input().set_by_keys(true);
  focus_board();
  controls_.show_ring();
}

bool GamePage::intercept(const Event& event) {
  if (controller_->handle(event)) return true;
  if (skips_end(event)) {
    show_result();
    return true;
  }
  if (const auto* action = std::get_if<ActionEvent>(&event)) return intercept_action(*action);
  if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
    if (pointer->kind == PointerEvent::Kind::Pressed && places_.over.contains(pointer->at)) return false;
    const auto gesture =
        controller_->input().handle(*pointer, controller_->board(), standing().playing, now());
    if (gesture) controller_->act(*gesture);
  }
  return false;
}

// The player may skip what is shown at the end, but not the result.
bool GamePage::skips_end(const Event& event) const {
  if (!ending()) return false;
  if (const auto* action = std::get_if<ActionEvent>(&event))
    return !action->repeated && (action->action == Action::Confirm || action->action == Action::Back);
  const auto* pointer = std::get_if<PointerEvent>(&event);
  return pointer && pointer->kind == PointerEvent::Kind::Pressed &&
         controller_->board().plate().contains(pointer->at) && now() >= ended_at_ + kBeforeSkip;
}

bool GamePage::intercept_action(const ActionEvent& event) {
  controller_->input().set_by_keys(true);
  const Standing standing = this->standing();
  if (!standing.has_cursor) return false;
  const auto next = [this](Point from, Action direction) { return controller_->next_cell(from, direction); };
  const auto reply = focus_.handle(event, standing.playing, standing.alternative, next);
  if (reply.gesture) controller_->act(*reply.gesture);
  return reply.consumed;
}

std::vector<Command> GamePage::commands() {
  const Standing standing = this->standing();
  std::vector<Command> all{{.info = standing.undo, .run = [this] { undo(); }, .enabled = standing.can_undo},
                           {.info = standing.redo, .run = [this] { redo(); }, .enabled = standing.can_redo}};
  // Nothing can be redone after the end.
  if (ended() && !result_open_ && !standing.can_redo)
    all.back() = {.info = kResult, .run = [this] { show_result(); }};
  std::ranges::move(controller_->tools(), std::back_inserter(all));
  all.push_back({.info = commands::kPause, .run = [this] { pause(); }, .enabled = standing.can_pause});
  all.push_back({.info = controller_->restart_info().command,
                 .run = [this] { confirm_restart(); },
                 .place = Command::Place::KeyOnly});
  all.push_back({.info = commands::kHelp,
                 .run = [this] { context_.scenes.push(std::make_unique<HelpPage>(context_, game_)); },
                 .place = Command::Place::KeyOnly});
  if (game_.paste)
    all.push_back({.info = commands::kPaste,
                   .run = [this] { tell_if_failed(game_.paste(context_, context_.scenes.below(*this))); },
                   .place = Command::Place::KeyOnly});
  return all;
}

bool GamePage::has_command(Action key) {
  return std::ranges::any_of(
      commands(), [key](const Command& command) { return command.enabled && command.info.key == key; });
}

void GamePage::run_command(const std::function<bool(const CommandInfo&)>& wanted) {
  std::vector<Command> all = commands();
  for (const auto& [button, place] : places_.buttons) all.push_back(button);
  const auto found = std::ranges::find_if(all, wanted, &Command::info);
  if (found == all.end() || !found->enabled) return;
  found->run();
  // A second press in the same step meets the buttons of the new state.
  if (!context_.scenes.pending()) place_controls();
}

void GamePage::on_action(Action action) {
  run_command([action](const CommandInfo& info) { return info.key == action; });
}

void GamePage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  const auto is = [&](std::string_view id) { return reply.id == name() + '.' + std::string(id); };
  if (is("back")) return leave_game();
  run_command([&](const CommandInfo& info) { return is(info.id); });
}

// Undo and redo have their own sounds, as has the board.
bool GamePage::sounds(const ControlEvent& reply) const {
  return reply.id != kBoard && reply.id != name() + ".undo" && reply.id != name() + ".redo";
}

void GamePage::on_window_event(WindowEvent event) {
  if (event == WindowEvent::FocusGained) focused_ = true;
  if (event != WindowEvent::FocusLost) return;
  focused_ = false;  // the player is not looking at the board
  if (const Standing it = standing(); it.playing && it.hurried) pause();
}

void GamePage::on_file_dropped(const std::string& file) {
  if (!game_.open_file) return Page::on_file_dropped(file);
  tell_if_failed(game_.open_file(context_, file, context_.scenes.below(*this)));
}

std::vector<Control> GamePage::layout(Extent size) {
  std::vector<Control> controls{back_control(size, name() + ".back", tr("Back (Esc)"))}, icons;
  for (const Command& command : commands()) {
    if (command.place == Command::Place::Button) icons.push_back(control_of(command, name(), context_.words));
  }
  icons_ = icons.size();
  place_at_right(size, icons);
  Rect area = below_header(size);
  area.h -= space::kSmall;
  const Extent shape = standing().board_shape;
  counters_place_ = {{}, area};
  if (shape.w > 0)
    counters_place_ = place_counters(context_.canvas, controller_->header(size.w), icons_, area, shape);
  places_ = controller_->place(counters_place_.board, result_room(now()));
  controls.push_back(focus_.control(controller_->board().plate()));
  std::ranges::move(icons, std::back_inserter(controls));
  for (const auto& [button, place] : places_.buttons) {
    controls.push_back(control_of(button, name(), context_.words));
    controls.back().bounds = place;
  }
  return controls;
}

Rect GamePage::message_place() const {
  if (places_.message) return *places_.message;
  const Extent size = context_.canvas.size();
  const Rect plate = controller_->board().plate();
  const float right = size.w - plate.right() - 2 * space::kSmall;
  if (right >= kLeastMessage)
    return {plate.right() + space::kSmall, plate.y, std::min(right, kMostMessage), plate.h};
  const float below = size.h - plate.bottom();
  if (below < kLowMessage) return {};
  return {plate.x, plate.bottom() + (below - kLowMessage) / 2, plate.w, kLowMessage};
}

void GamePage::paint(Canvas& canvas, Duration now) const {
  const Theme window = controller_->window_theme();
  const BoardMessage& message = controller_->message();
  controller_->draw(canvas, now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  HeaderBar head = controller_->header(canvas.size().w);
  if (!counters_place_.counters.empty()) {
    draw_counters(canvas, window, head, counters_place_.counters);
    head.counters.clear();
  }
  draw_header_bar(canvas, window, head, icons_);
  controller_->draw_more(canvas, now);
  if (const Rect place = message_place(); message.fits(canvas, context_, place))
    message.draw_beside(canvas, context_, window, place, now);
  else
    message.draw(canvas, context_, controller_->board().plate(), controller_->board().grid().rim, now);
  draw_controls(canvas, now, window);
}

void GamePage::advance(Duration step) {
  controller_->message().pass(now());
  if (const auto gesture = controller_->input().take_long_press(standing().playing, now()))
    controller_->act(*gesture);
  if (focused_ && standing().clock_runs) controller_->pass(step);
  controller_->advance();
  if (standing().over && !outcome_) begin_end();
  if (finish_at_ && now() >= *finish_at_) show_result();
}

bool GamePage::moving() const {
  return controller_->board().changes(now()) || controller_->message().moving(now()) || ending() ||
         standing().moving;
}

std::optional<Duration> GamePage::page_due() const {
  const Standing standing = this->standing();
  const bool stopped = standing.over || !focused_ || !standing.clock_runs;
  std::optional<Duration> soonest;
  for (const auto& wait : {controller_->message().due(now()), controller_->input().due(now()),
                           stopped ? std::nullopt : standing.clock_due, standing.due}) {
    if (wait) soonest = std::min(soonest.value_or(*wait), std::max(*wait, Duration{0}));
  }
  return soonest;
}

std::string GamePage::state() const {
  const BoardMessage& message = controller_->message();
  return controller_->state() + (message.shown() ? " remark=" + message.in(context_.words) : "");
}

bool GamePage::would_lose_game() const {
  const Standing standing = this->standing();
  return standing.begun && !standing.over;
}

void GamePage::undo() {
  if (!standing().can_undo) return;
  const auto together = context_.profile.together();
  forget_end();
  controller_->undo();
  context_.audio.play("undo");
  controller_->save();
}

void GamePage::redo() {
  if (!standing().can_redo) return;
  controller_->redo();
  context_.audio.play("redo");
  moved();
}

void GamePage::moved() {
  if (standing().over)
    begin_end();
  else
    controller_->save();
}

MenuItem GamePage::restart_item() {
  const CommandInfo& info = controller_->restart_info().command;
  return {.id = std::string(info.id),
          .label = info.label,
          .icon = std::string(info.icon),
          .act = later([this] { confirm_restart(); })};
}

void GamePage::pause() {
  const Standing standing = this->standing();
  if (!standing.can_pause) return;
  // A finished game has nothing to resume.
  std::vector<MenuItem> items{standing.over
                                  ? MenuItem{.id = "resume", .label = msgid("See board"), .icon = "board"}
                                  : MenuItem{.id = "resume", .label = msgid("Resume"), .icon = "play"},
                              restart_item()};
  std::ranges::move(controller_->pause_items(), std::back_inserter(items));
  std::ranges::move(common_pause_items(context_, game_, later([this] { leave_game(); })),
                    std::back_inserter(items));
  context_.scenes.push(std::make_unique<PausePage>(context_, std::move(items), controller_->pause_line(),
                                                   standing.hurried ? Behind::Hidden : Behind::Shown,
                                                   standing.over ? msgid("Game over") : msgid("Paused")));
}

void GamePage::confirm_restart() {
  if (ending()) return show_result();
  const auto loss = controller_->loss_of_restart();
  if (!loss) return restart();
  const Restart& info = controller_->restart_info();
  ask(context_, {info.question, *loss, {}, standing().hurried ? Behind::Hidden : Behind::Shown},
      {.id = std::string(info.command.id), .label = info.command.label, .act = later([this] { restart(); })},
      msgid("Keep playing"));
}

void GamePage::restart() {
  const auto together = context_.profile.together();
  forget_end();
  controller_->begin_anew();
  focus_board();
  context_.audio.play("shuffle");
}

void GamePage::go_back() {
  const bool any = controller_->dismiss();
  if (!controller_->message().dismiss() && !any) leave_game();
}

void GamePage::leave_game() {
  const Standing standing = this->standing();
  if (!standing.lost_on_leave.empty())
    context_.profile.notify(tr(standing.lost_on_leave));
  else if (standing.begun && !standing.over)
    context_.profile.notify_once(kept_words(context_));
  context_.scenes.pop();
}

void GamePage::forget_end() {
  controller_->message().clear();
  finish_at_.reset();
  outcome_.reset();
  room_.reset();
  result_open_ = false;
}

// Recorded first, so that nothing is lost if the page closes before the result is shown.
void GamePage::record() {
  if (outcome_) return;
  const auto together = context_.profile.together();
  const ResultTally before = context_.profile.results(game_.id);
  outcome_ = controller_->end();
  // A game that changes no results, such as one between two computers, is not counted.
  if (ResultTally results = context_.profile.results(game_.id); results != before) {
    count_day(results, context_.today());
    context_.profile.record(game_.id, std::move(results));
  }
  controller_->discard();
}

void GamePage::begin_end() {
  record();
  controller_->message().clear();
  ended_at_ = now();
  room_.reset();
  finish_at_ = controller_->show_end();
  if (!room_) make_room(*finish_at_ - motion::kCalm);
  context_.audio.duck(kPhrase);
}

void GamePage::make_room(Duration start) {
  room_ = Tween{std::max(start, now()), context_.glide(motion::kCalm), kCalmInCurve};
}

float GamePage::result_room(Duration now) const {
  return room_ ? static_cast<float>(room_->progress(now)) : 0;
}

// No time passes on this page below the result, so the room for it is made at once.
void GamePage::show_result() {
  finish_at_.reset();
  GameResult outcome = *outcome_;
  outcome.entries = {restart_item(),
                     {.id = "leave", .label = msgid("Leave"), .icon = "home", .act = later([this] {
                                                                                context_.scenes.pop();
                                                                              })}};
  controller_->open_result(outcome);
  if (standing().can_undo) outcome.undo = later([this] { undo(); });
  result_busy_ = controller_->refresh_result(outcome);
  open_result(std::move(outcome));
}

void GamePage::show_milestone(GameResult result) {
  assert(!standing().over);
  open_result(std::move(result));
}

void GamePage::open_result(GameResult result) {
  controller_->message().clear();
  room_ = Tween{};
  result_open_ = true;
  place_controls();
  ResultSurroundings around{
      .place = [this] { return place_with_result(); },
      .controls = [this] { return controls_beside_result(); },
      .press = [this](const ControlEvent& reply) { on_control(reply); },
      .key = [this](Action action) { on_action(action); },
      .has_key = [this](Action action) { return has_command(action); },
      .refresh = [this](GameResult& shown) { result_busy_ = controller_->refresh_result(shown); },
      .busy = [this] { return result_busy_; }};
  context_.scenes.push(std::make_unique<ResultPage>(context_, std::move(result), std::move(around)));
}

Rect GamePage::place_with_result() {
  place_controls();
  return places_.slip;
}

// The buttons of the header.
std::vector<Control> GamePage::controls_beside_result() const {
  std::vector<Control> beside = controls_.all();
  std::erase_if(beside, [](const Control& control) { return control.kind != Control::Kind::Icon; });
  return beside;
}

}  // namespace quintet::ui
