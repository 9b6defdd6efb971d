#include "games/mines/controller.hpp"

#include <algorithm>
#include <cassert>
#include <memory>
#include <utility>

#include "core/mines/figures.hpp"
#include "games/mines/art.hpp"
#include "games/mines/results.hpp"
#include "games/mines/settings.hpp"
#include "games/mines/words.hpp"
#include "ui/kit/match.hpp"
#include "ui/pages/dialogs.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr CommandInfo kFlags{"flags", msgid("Taps set flags"), "flag"};
constexpr Message kNoHelp = msgid("No help in today’s counted try");
constexpr CommandInfo kOpens{"flags", msgid("Taps open cells"), "flag-off"};

constexpr Duration kDoubleClick = milliseconds(400);
constexpr Duration kTenth = milliseconds(100);
constexpr Duration kBeforeWords =
    milliseconds(500);  // dealing takes no time that one would notice, or seconds
constexpr Duration kLongestDealing = std::chrono::seconds(6);
constexpr Duration kBeforeLoss = milliseconds(700);  // the final board stays in sight
constexpr std::size_t kFlood = 6;                    // cells that sound like many
constexpr float kWideHeader = 1000;                  // points: the level stands beside the game's name
constexpr float kLowArea = 440, kLowSlip = 248;      // points
constexpr float kSignFrom = 0.25F;                   // of a long press
constexpr float kSignAbove = 64, kSignSide = 56;     // points: clear of the finger

}  // namespace

Controller::Controller(GamePage& page, Match match, Dealer::Effort effort)
    : MatchController(page, std::move(match)), dealer_(context_, effort), advisor_(context_) {
  const Size size = match_.game().size();
  const Point middle{size.height / 2, size.width / 2};
  input_.set_cursor(match_.game().first_cell().value_or(middle));
  view_.reset(match_.game());
}

// The judgement of a loss stands in the line below the board too, when the result is closed.
void Controller::enter() {
  if (!page_.ended() || !advisor_.loss()) return;
  message_.say(LocalizedText([&words = context_.words, loss = *advisor_.loss(), ticked = advisor_.ticked()] {
                 const GameResult::Note note = loss_note(words, loss, ticked);
                 return note.title + " · " + note.text;
               }),
               now(), BoardMessage::Stay::Lasting);
}

void Controller::leave() {
  stop_dealing();
  view_.let_go();
}

// --- Moves

Hand Controller::hand() const {
  const bool keys = input_.by_keys();
  return {.chord_by_click = keys || context_.profile.get<Settings>().chord_by_click,
          .flags_first = flags_first_ && !keys};
}

Automatic Controller::automatic() const {
  const auto& settings = context_.profile.get<Settings>();
  return {settings.auto_flag, settings.auto_chord};
}

// Twice on a number is a chord.
void Controller::act(const Gesture& gesture) {
  if (gesture.kind == Gesture::Kind::Pan) return view_.scroll(Vec{} - gesture.by);
  Gesture meant = gesture;
  if (gesture.kind == Gesture::Kind::Pick) {
    const bool again = number_ && number_->cell == gesture.cell && now() < number_->at + kDoubleClick;
    number_.reset();
    if (again)
      meant.kind = Gesture::Kind::Both;
    else if (match_.game().cover(gesture.cell) == Cover::Open)
      number_ = Click{gesture.cell, now()};
  }
  if (const auto move = hand().move(match_.game(), meant)) play(*move);
}

void Controller::play(const Move& move) {
  const Verdict verdict = match_.game().judge(move);
  if (verdict == Verdict::FlagsDiffer) view_.refuse(move.at, now());
  if (verdict == Verdict::NotFirst) {
    view_.reveal(*match_.game().first_cell());
    message_.say(msgid("Begin at the marked cell."), now());
  }
  if (verdict != Verdict::Legal) return;
  if (move.action == mines::Action::Open && !match_.game().laid() && !move.laid) return deal(move.at);
  message_.clear();
  sound(match_.play(move));
  play_automatic();
  advisor_.follow(match_);
  view_.show(match_.game(), move.at, now());
  page_.moved();
}

void Controller::play_automatic() {
  while (const auto move = automatic().move(match_.game())) {
    const Played played = match_.play(*move);
    match_.mark_automatic();
    if (match_.lost()) sound(played);
  }
}

void Controller::sound(const Played& played) {
  context_.audio.play(!played.exploded.empty()                  ? "mine-thud"
                      : played.opened.size() >= kFlood          ? "mine-flood"
                      : !played.marked                          ? "mine-open"
                      : played.marked->after == Cover::Flag     ? "mine-flag"
                      : played.marked->after == Cover::Question ? "mine-question"
                                                                : "mine-unflag");
}

// Together with the automatic moves that have followed.
void Controller::undo() {
  stop_dealing();
  message_.clear();
  const auto is_automatic = [this] { return match_.is_automatic(match_.session().played()); };
  auto undone = match_.undo();
  while (match_.can_undo() && is_automatic()) undone = match_.undo();
  advisor_.follow(match_);
  view_.show(match_.game(), undone.move.at, now());
}

void Controller::redo() {
  stop_dealing();
  const Point at = match_.session().moves()[match_.session().played()].at;
  match_.redo();
  while (match_.can_redo() && match_.is_automatic(match_.session().played())) match_.redo();
  advisor_.follow(match_);
  view_.show(match_.game(), at, now());
}

void Controller::begin_anew() {
  stop_dealing();
  if (std::exchange(again_, false)) {
    leave_match();
    match_ = same_board(match_);
  } else {
    take_another();
  }
  advisor_.forget();
  view_.reset(match_.game());
}

// Flags before the first opening are no loss.
std::optional<std::string_view> Controller::loss_of_restart() const {
  const bool at_once = context_.profile.get<Settings>().at_once && !match_.counted();
  return running() && !at_once ? MatchController::loss_of_restart() : std::nullopt;
}

void Controller::play_same_board() {
  again_ = true;
  page_.restart();
}

void Controller::change_level(Mode mode) {
  if (mode == match_.mode()) return restart();
  begin_new_game(context_, flow_.loss(mode), later([this, mode] { flow_.begin(mode, floor()); }),
                 running() ? Behind::Hidden : Behind::Shown);
}

// --- The first click

void Controller::deal(Point first) {
  if (dealing_) return;
  advisor_.dismiss();
  dealing_ = Click{first, now()};
  dealer_.ask(match_.game().rules(), first, Random(context_.chance.next()));
}

void Controller::stop_dealing() {
  dealer_.cancel();
  if (std::exchange(dealing_, std::nullopt)) message_.clear();
}

void Controller::take_board() {
  if (!dealing_) return;
  if (auto dealt = dealer_.poll()) {
    const Point first = dealing_->cell;
    assert(!match_.game().laid());
    stop_dealing();
    if (!*dealt) return page_.show_toast(tr("The board could not be dealt."));
    if (!**dealt) return ask_plain(first);
    return play(Move{mines::Action::Open, first, ***std::move(dealt)});
  }
  if (now() >= dealing_->at + kLongestDealing) dealer_.hurry();
  if (now() >= dealing_->at + kBeforeWords && !message_.shown())
    message_.say(msgid("Looking for a board that needs no guess…"), now(), BoardMessage::Stay::Lasting);
}

void Controller::ask_plain(Point first) {
  Question question{
      msgid("No board without a guess was found"),
      msgid("Every board that was tried needs one. Fewer mines make such boards more frequent."),
      {}};
  question.answers.push_back(
      {.id = "plain",
       .label = msgid("Play a plain board"),
       .act = later([this, first] {
         const Random chance(context_.chance.next());
         play(Move{mines::Action::Open, first, plain_board(match_.game().rules(), first, chance)});
       })});
  question.answers.push_back(
      {.id = "search", .label = msgid("Search on"), .act = later([this, first] { deal(first); })});
  question.answers.push_back({.id = "cancel", .label = msgid("Cancel")});
  ask(context_, std::move(question));
}

// --- The end

Duration Controller::show_end() {
  if (match_.won()) {
    context_.audio.play("mine-blossom");
    return std::max(MatchController::show_end(), view_.busy_until() + context_.glide(motion::kCalm));
  }
  return view_.busy_until() + context_.glide(kBeforeLoss);
}

void Controller::open_result(GameResult& result) {
  view_.finish();
  MatchController::open_result(result);
  std::vector<MenuItem>& items = result.entries;
  items.back().label = msgid("mines", "See board");
  std::vector<MenuItem> more;
  if (match_.lost())
    more.push_back({.id = "undo", .label = msgid("Undo and go on"), .icon = "undo", .act = later([this] {
                                                                                      page_.undo();
                                                                                    })});
  if (match_.mode() == Mode::Today)
    items.front().label = msgid("Practice");
  else
    more.push_back({.id = "same", .label = msgid("Same board"), .icon = "restart", .act = later([this] {
                                                                                     play_same_board();
                                                                                   })});
  items.insert(items.begin() + 1, more.begin(), more.end());
  result.learn_first = advisor_.avoidable();
}

// --- The page

void Controller::complete(Standing& standing) const {
  const auto& settings = context_.profile.get<Settings>();
  standing.clock_runs = standing.hurried = running();
  if (settings.tenths) standing.clock_due = kTenth - match_.elapsed() % kTenth;
  if (match_.counted() && !match_.can_undo()) standing.undo.label = kNoHelp;
  standing.alternative = BoardFocus::Alternative::Moves;
  standing.board_shape = seen_shape(context_.canvas.size(), match_.game().size());
  standing.moving = dealing_.has_value() || input_.long_press(now()) > 0;
  standing.busy = dealer_.running() || advisor_.running();
}

// A new game may begin while the end of the lost one is still being shown.
void Controller::restart() {
  page_.ending() ? page_.restart() : page_.confirm_restart();
}

bool Controller::handle(const Event& event) {
  if (const auto* action = std::get_if<ActionEvent>(&event);
      action && action->action == quintet::Action::Restart && page_.ending()) {
    restart();
    return true;
  }
  const auto* pointer = std::get_if<PointerEvent>(&event);
  const bool on_card =
      pointer && pointer->kind == PointerEvent::Kind::Pressed && advisor_.card_over().contains(pointer->at);
  return pointer && !on_card && view_.handle(*pointer);
}

bool Controller::dismiss() {
  if (advisor_.dismiss()) return true;
  if (!dealing_) return false;
  stop_dealing();
  return true;
}

void Controller::advance() {
  input_.act_on_release(context_.profile.get<Settings>().flag_on_release);
  take_board();
  take_help();
  const auto cursor = page_.shown_cursor();
  if (std::exchange(cursor_, cursor) != cursor && cursor) view_.reveal(*cursor);
}

void Controller::take_help() {
  const int before = match_.assists();
  const bool hinted = advisor_.advance(match_);
  if (match_.assists() != before && page_.would_lose_game()) save();
  if (!hinted) return;
  context_.audio.play("hint");
  input_.set_cursor(advisor_.hint()->at);
  view_.reveal(advisor_.hint()->at);
}

bool Controller::refresh_result(GameResult& result) {
  take_help();
  if (auto note = advisor_.note()) result.note = std::move(note);
  return advisor_.running();
}

namespace {

// A low window needs a wider slip, so that the reason of a loss has room beside five buttons.
ResultPlaces places_with_result(Rect area) {
  ResultPlaces places = result_places(area);
  const float more = kLowSlip - places.slip.w;
  if (places.slip.w == area.w || area.h >= kLowArea || more <= 0) return places;
  places.slip = {places.slip.x - more, places.slip.y, places.slip.w + more, places.slip.h};
  places.board.w -= more;
  return places;
}

}  // namespace

// The bar leaves its room to messages and to the result.
GamePlaces Controller::place(Rect area, float room) {
  const ResultPlaces ended = places_with_result(area);
  const Rect board = advisor_.place(area, match_.game());
  view_.fit(room > 0 ? mix(board, ended.board, room) : board, match_.game().size());
  const bool hidden = message_.shown() || room > 0;
  auto buttons = advisor_.buttons(match_, view_.grid(), hidden ? Advisor::Bar::Hidden : Advisor::Bar::Shown,
                                  [this](const std::vector<Move>& moves) {
                                    if (moves.empty()) advisor_.dismiss();
                                    for (const Move& move : moves) play(move);
                                    page_.focus_board();  // the button is gone
                                  });
  return {.slip = ended.slip,
          .message = advisor_.bar_place(),
          .over = advisor_.card_over(),
          .buttons = std::move(buttons)};
}

void Controller::draw_more(Canvas& canvas, Duration /*now*/) const {
  advisor_.draw_bar(canvas, match_.game(), numbers_of(context_));
}

std::vector<Point> Controller::pressed() const {
  if (dealing_) return {dealing_->cell};
  const auto held = !match_.over() ? input_.held() : std::nullopt;
  return held ? hand().pressed(match_.game(), *held) : std::vector<Point>{};
}

void Controller::draw(Canvas& canvas, Duration now) const {
  view_.draw_window(canvas, numbers_of(context_), pressed(), now);
  if (!view_.moving(now)) advisor_.draw_marks(canvas, view_.grid(), match_.game(), numbers_of(context_));
  draw_signs(canvas, now);
}

// The cell from which a given board is proved, the cursor, and the flag that a long press is about to set.
void Controller::draw_signs(Canvas& canvas, Duration now) const {
  const BoardGrid& grid = view_.grid();
  const auto& given = match_.start().given;
  {
    const auto guard = canvas.saved();
    canvas.clip(grid.window);
    if (given && match_.game().status() == Status::Ready)
      draw_mark(canvas, theme(), grid.cell(given->first), Mark::Safe);
    if (const auto cursor = page_.shown_cursor())
      draw_mark(canvas, theme(), grid.cell(*cursor), Mark::Cursor);
  }
  const float part = std::clamp((input_.long_press(now) - kSignFrom) / (1 - kSignFrom), 0.0F, 1.0F);
  const auto held = input_.held();
  if (part <= 0 || !held || match_.game().cover(held->cell) == Cover::Open) return;
  const Rect sign = centred(view_.centre(held->cell) - Vec{0, kSignAbove}, {kSignSide, kSignSide});
  const auto guard = canvas.saved();
  canvas.fade(part);
  draw_cell(canvas, theme(), sign, {flags_first_ ? CellFace::Pressed : CellFace::Flag}, Numbers::Digits);
}

std::string Controller::time_on_clock() const {
  std::string seconds = clock_text(match_.elapsed() / std::chrono::seconds(1));
  if (!context_.profile.get<Settings>().tenths) return seconds;
  return seconds + '.' + std::to_string(match_.elapsed() % std::chrono::seconds(1) / kTenth);
}

HeaderBar Controller::header(float width) const {
  const Game& game = match_.game();
  const bool today = match_.mode() == Mode::Today, named = width >= kWideHeader && !today;
  const Message level =
      today && is_practice(match_) ? Message{msgid("Today’s practice")} : mode_message(match_.mode());
  HeaderBar head{.title = (named ? tr(flow_.kit().name) + " · " : "") + tr(level),
                 .accent = kAccent.on(theme()),
                 .counters = {{tr("Mines left"), std::to_string(match_.won() ? 0 : game.counter())},
                              {tr("Time"), time_on_clock()}}};
  if (const auto best = best_time(context_.profile.results(Game::kName), variant_key(match_)))
    head.counters.push_back({tr("Best"), clock_text(*best / std::chrono::seconds(1))});
  // From the start, so that the other figures keep their places.
  if (context_.profile.get<Settings>().speed) {
    const std::int64_t speed = game.status() == Status::Ready
                                   ? 0
                                   : speed_of(figures(game, 0).done, match_.elapsed() / milliseconds(1));
    head.counters.push_back({tr("3BV/s"), speed_text(speed)});
  }
  if (!game.rules().no_guess) return head;
  Counter seal{.caption = tr("No guessing"), .value = tr("On")};
  if (game.laid()) {
    seal.icon = game.laid()->proved ? "check" : "close";
    seal.tone = game.laid()->proved ? Counter::Tone::Accent : Counter::Tone::Warning;
  }
  head.counters.push_back(std::move(seal));
  return head;
}

std::vector<Command> Controller::tools() {
  std::vector<Command> tools;
  const auto key_only = [&tools](const CommandInfo& info, std::function<void()> run) {
    tools.push_back({.info = info, .run = std::move(run), .place = Command::Place::KeyOnly});
  };
  const bool live = !match_.over() && !dealing_, helps = live && !match_.counted();
  tools.push_back({.info = commands::kHint,
                   .run = [this] { advisor_.ask_hint(match_); },
                   .enabled = helps && !advisor_.hint()});
  tools.push_back({.info = advisor_.shows_chances() ? kHideChances : kShowChances,
                   .run = [this] { advisor_.toggle_chances(match_); },
                   .enabled = helps});
  // Grey icons say why.
  if (match_.counted())
    for (Command& command : tools) command.info.label = kNoHelp;
  if (input_.by_touch())
    tools.push_back(
        {.info = flags_first_ ? kFlags : kOpens, .run = [this] { flags_first_ = !flags_first_; }});
  std::ranges::move(zoom_tools(view_), std::back_inserter(tools));
  for (const auto& [id, mode, key] : {std::tuple{"beginner", Mode::Beginner, quintet::Action::First},
                                      std::tuple{"intermediate", Mode::Intermediate, quintet::Action::Second},
                                      std::tuple{"expert", Mode::Expert, quintet::Action::Third}})
    key_only({id, mode_message(mode), {}, key}, [this, mode = mode] { change_level(mode); });
  return tools;
}

std::string Controller::state() const {
  const Game& game = match_.game();
  constexpr std::array<std::string_view, 4> kStatus{"ready", "playing", "won", "lost"};
  std::string text =
      "mode=" + std::string(word_of(match_.mode())) +
      " status=" + std::string(kStatus[static_cast<std::size_t>(game.status())]) +
      " left=" + std::to_string(game.counter()) + " closed=" + std::to_string(game.safe_cells_left()) +
      " moves=" + std::to_string(match_.session().played()) + " clicks=" + std::to_string(match_.clicks()) +
      " deaths=" + std::to_string(match_.deaths());
  if (game.laid()) text += game.laid()->proved ? " proved=yes" : " proved=no";
  if (match_.automated()) text += " automated";
  if (match_.helped()) text += " helped";
  if (match_.known()) text += " known";
  if (const auto cells = pressed(); !cells.empty()) text += " pressed=" + std::to_string(cells.size());
  text += " board=" + write_looks(game);
  return text + advisor_.state();
}

}  // namespace quintet::mines
