#include "games/go/controller.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/go/advice.hpp"
#include "core/go/record.hpp"
#include "games/go/art.hpp"
#include "games/go/match.hpp"
#include "games/go/review_page.hpp"
#include "games/go/words.hpp"
#include "ui/pages/dialogs.hpp"

namespace quintet::go {

using namespace ui;
namespace {

using Kind = Move::Kind;

constexpr Duration kBeforeResult = milliseconds(240);  // the winner's card is seen before the result
// Before a second person, and before two computers, so that the count can be read.
constexpr Duration kDoubleClick = milliseconds(500), kBeforeAgreeing = milliseconds(2500);

}  // namespace

Controller::Controller(GamePage& page, Match match)
    : StoneController(page, std::move(match), TimedComputer::kTable),
      aids_(context_),
      teacher_(context_),
      count_(context_),
      engines_(context_) {
  view_.set_lids([this](Colour by) { return lid_at(side_of(match_, match_.seat_of(by))); });
  board_changed();
}

// --- Moves

void Controller::act(const Gesture& gesture) {
  const bool second = gesture.kind == Gesture::Kind::Alternative;
  if (gesture.kind != Gesture::Kind::Pick && !(second && counting())) return;
  const Move move = !counting() ? Move{.at = gesture.cell} : marked_by(gesture.cell, second);
  const Verdict verdict = game().judge(move);
  if (verdict == Verdict::Taken && wish().eyes) return tell_liberties(gesture.cell);
  if (verdict != Verdict::Legal) return refuse(gesture.cell, refusal_message(verdict));
  const std::optional<Game> taught = is_taught(move) ? std::optional(game()) : std::nullopt;
  play(move);
  if (counting()) return context_.audio.play("toggle");
  if (taught && !over()) teacher_.ask(*taught, move);
  warn_of_ladder();
}

// Until the dead stones are known, whole groups are marked.
Move Controller::marked_by(Point at, bool second) const {
  if (second) return {.kind = Kind::Seki, .at = at};
  const bool known = count_.proposal() && !game().board().is_empty(at);
  return known ? dead_at(game(), at, *count_.proposal()) : Move{.kind = Kind::Dead, .at = at};
}

// What the hint has said is never called a mistake.
bool Controller::is_taught(const Move& move) const {
  return wish().teacher && match_.mode() == Mode::Computer && !counting() && !stopped_ && hinted_ != move;
}

void Controller::show_lesson() {
  match_.count_assist();
  message_.say(LocalizedText([this] { return teacher_.words(context_.words); }), now(),
               BoardMessage::Stay::Lasting);
  context_.audio.play("hint");
}

void Controller::tell_liberties(Point at) {
  const int liberties = aids_.press_stone(match_, at);
  message_.say(
      LocalizedText([&words = context_.words, liberties] { return liberty_words(words, liberties); }), now());
  context_.audio.play("toggle");
}

void Controller::warn_of_ladder() {
  if (!wish().eyes || !person_acts() || order_.points.empty() ||
      !caught_in_ladder(game().board(), order_.points.back()))
    return;
  message_.say(msgid("This ladder is lost: do not run."), now(), BoardMessage::Stay::Lasting);
}

void Controller::pass_turn() {
  play({.kind = Kind::Pass});
  context_.audio.play("page");
  if (match_.mode() == Mode::Two || passed_before(match_)) tell_pass(BoardMessage::Stay::Lasting);
}

// A person who has passed learns why the game is not over.
void Controller::tell(const Move& move) {
  if (move.kind == Kind::Pass) {
    context_.audio.play("page");
    return tell_pass(watched() ? BoardMessage::Stay::Brief : BoardMessage::Stay::Lasting);
  }
  if (!watched() && move.kind == Kind::Stone && passed_before(match_))
    message_.say(LocalizedText([this, colour = other(game().to_move())] {
                   return plays_on_words(context_.words, match_, colour);
                 }),
                 now());
  warn_of_ladder();
}

// The next stone of a watched game replaces the message.
void Controller::tell_pass(BoardMessage::Stay stay) {
  if (counting()) return;
  message_.say(LocalizedText([this, colour = other(game().to_move())] {
                 return pass_words(context_.words, match_, colour);
               }),
               now(), stay);
}

void Controller::position_changed() {
  hint_.reset();
  hinted_.reset();
  agree_at_.reset();
  // A finger that stays on a stone marks it as standing in seki.
  input_.set_touch(counting() ? BoardInput::Touch::Tap : BoardInput::Touch::Aim);
  engines_.forget_trouble();
  aids_.board_changed(match_);
  teacher_.forget();
  count_.board_changed(match_);
}

void Controller::complete(Standing& standing) const {
  StoneController::complete(standing);
  standing.busy = standing.busy || aids_.running() || teacher_.thinks();
  if (teacher_.holds()) standing.clock_runs = false;
  if (engines_.trouble()) standing.due.reset();
  if (stopped_) standing.over = false;  // what is tried out has no result
  if (!counting()) return;
  standing.playing = standing.has_cursor = !watched() && count_.ready();
  standing.alternative = BoardFocus::Alternative::Moves;
  standing.busy = standing.busy || count_.running();
  if (agree_at_) standing.due = *agree_at_ - now();
}

// The computer answers when the person has seen what the teacher shows.
Turn Controller::turn() const {
  Turn turn = StoneController::turn();
  if (engine_acts()) {
    turn.can_hurry = false;
    turn.thinking_time = engines_.patience();
  }
  if (teacher_.holds() || engines_.trouble()) turn.computer_acts = false;
  return turn;
}

void Controller::enter() {
  StoneController::enter();
  teacher_.resume();
}

void Controller::leave() {
  if (engines_.trouble() && thinks_of_move()) engines_.forget_trouble();  // it is asked again
  count_.stop();
  teacher_.pause();
  aids_.stop();
  StoneController::leave();
}

void Controller::advance() {
  StoneController::advance();
  aids_.advance(match_);
  watch_engine();
  if (teacher_.thinks() && teacher_.advance(*match_.player(game().acting()).level)) show_lesson();
  if (stopped_ && over()) return return_to_count();
  if (!counting()) return;
  if (agree_at_ && now() >= *agree_at_) return play({.kind = Kind::Agree});
  const auto moves = count_.advance(match_, context_);
  if (!moves) return;
  play_all(*moves);
  if (watched()) agree_at_ = now() + kBeforeAgreeing;
}

// --- The count

void Controller::agree() {
  if (const auto at = count_.disputed())
    return refuse(*at, LocalizedText([this] { return count_sheet().note; }));
  if (match_.mode() == Mode::Two && !count_.black_agrees(match_)) {
    count_.let_black_agree(match_);
    white_agrees_from_ = now() + kDoubleClick;
    return board_changed();
  }
  if (now() >= white_agrees_from_) play({.kind = Kind::Agree});
}

// On a copy: the stopped match waits, as it was saved.
void Controller::try_out() {
  stopped_ = Stopped{match_, count_.proposal()};
  play({.kind = Kind::PlayOn});
  message_.say(msgid("Nothing counts until you go back."), now(), BoardMessage::Stay::Lasting);
}

void Controller::return_to_count() {
  stop_thinking();
  Stopped stopped = *std::exchange(stopped_, std::nullopt);
  // Help is help, also on the copy.
  for (int more = match_.assists() - stopped.match.assists(); more > 0; --more) stopped.match.count_assist();
  match_ = std::move(stopped.match);
  count_.take_proposal(std::move(stopped.proposal));
  view_.show_undo({}, now());
  board_changed();
}

Command Controller::back_to_count() {
  return {.info = kBackToCount, .run = [this] { return_to_count(); }, .kind = Control::Kind::Primary};
}

void Controller::save() {
  if (!stopped_) StoneController::save();
}

void Controller::redo() {
  engines_.forget_trouble();
  StoneController::redo();
}

void Controller::undo() {
  StoneController::undo();
  if (stopped_ && moves() <= stopped_->match.session().played()) return_to_count();
}

void Controller::begin_anew() {
  if (stopped_) return_to_count();
  aids_.hide_estimate();
  engines_.begin_anew();
  StoneController::begin_anew();
}

// --- Engines

bool Controller::engine_acts() const {
  return match_.computer_acts() && engines_.plays(match_.player(game().acting()), game().to_move());
}

BackgroundThinker& Controller::thinker() {
  EngineThinker* const engine = engines_.asked();
  return engine ? static_cast<BackgroundThinker&>(*engine) : StoneController::thinker();
}

void Controller::ask(Request request) {
  if (request != Request::Move || !engine_acts()) {
    engines_.forget_asked();
    return StoneController::ask(request);
  }
  const bool timed = match_.clock().limits() && !match_.clock().now().has_run_out();
  engines_.ask(match_.player(game().acting()), game().to_move(),
               {match_.start(), match_.moves(), timed ? std::optional(match_.clock().now()) : std::nullopt});
}

Expected<bool, Problem> Controller::take_answer() {
  if (!engines_.asked()) return StoneController::take_answer();
  const auto answer = engines_.poll();
  if (!answer) return false;
  clear_request();
  take_engine_answer(*answer);
  return true;
}

// A fault changes nothing on the board: the player decides who goes on.
void Controller::take_engine_answer(const EngineThinker::Answer& answer) {
  if (!answer) {
    engines_.fail(answer.error());
    if (is_narrow()) page_.show_toast(engines_.trouble_words(match_.player(game().acting()).engine));
    return context_.audio.play("refuse");
  }
  play(answer->move);
  tell(answer->move);
  if (answer->surplus == 0) return;
  const std::string& name = match_.player(match_.seat_of(other(game().to_move()))).engine;
  message_.say(
      LocalizedText([&words = context_.words, name] {
        return format(words.tr("{engine} answered twice. Only the first answer counts."), {{"engine", name}});
      }),
      now());
}

// Whether the columns beside the board have no room for a sentence of any length; a toast says it then.
bool Controller::is_narrow() const {
  constexpr float kRoomForSentences = 1000;
  return context_.canvas.size().w < kRoomForSentences;
}

void Controller::watch_engine() {
  if (!engines_.asked() || !thinks_of_move() || engines_.trouble()) return;
  if (const auto spent = shown_thinking(); spent && engines_.be_patient_for(*spent))
    context_.audio.play("time-low");
}

SeatCommands::Choice Controller::engine_choice() {
  const auto button = [](CommandInfo info, std::function<void()> run, Control::Kind kind) {
    return Command{.info = info, .run = std::move(run), .kind = kind};
  };
  const SeatPlayer player = match_.player(game().acting());
  const bool late = thinks_of_move();
  SeatCommands::Choice choice{.side = side_of(match_, game().acting()),
                              .title = LocalizedText([this, name = player.engine] {
                                return is_narrow() ? engines_.short_trouble_words(name)
                                                   : engines_.trouble_words(name);
                              })};
  choice.answers = {button(
                        {"engine-wait", late ? msgid("Wait longer") : msgid("Try again"), "restart"},
                        [this] {
                          engines_.wait_longer();
                          delay_computer(kBeforeAnswer);
                        },
                        Control::Kind::Primary),
                    button(
                        {"engine-leaves", msgid("Master plays on"), "play"},
                        [this, colour = game().to_move()] {
                          stop_thinking();
                          engines_.stand_in(colour);
                          message_.say(msgid("The master plays on for the engine."), now());
                        },
                        Control::Kind::Button)};
  return choice;
}

void Controller::play_all(const std::vector<Move>& moves) {
  for (const Move& move : moves) match_.play(move);
  board_changed();
  page_.moved();
}

CountSheet Controller::count_sheet() const {
  return go::count_sheet(context_.words, match_, count_.talk(match_));
}

SeatCommands Controller::seat_commands() {
  SeatCommands all = StoneController::seat_commands();
  if (engines_.trouble() && !over()) all.choice = engine_choice();
  if (!counting()) return all;
  const auto button = [this](CommandInfo info, std::function<void()> run, Control::Kind kind) {
    return Command{.info = info, .run = std::move(run), .enabled = count_.ready(), .kind = kind};
  };
  const Message both = count_.black_agrees(match_) ? msgid("White agrees") : msgid("Black agrees");
  all.sheet = SeatCommands::Sheet{
      [this](Canvas& canvas, Rect area) {
        draw_count_sheet(canvas, window_theme(), context_.words, context_.line_height(), count_sheet(), area);
      },
      {button(
           {"agree", match_.mode() == Mode::Two ? both : msgid("Agree"), "check"}, [this] { agree(); },
           Control::Kind::Primary),
       button(
           {"play-on", msgid("go", "Play on"), "play"}, [this] { play({.kind = Kind::PlayOn}); },
           Control::Kind::Button),
       button(
           {"try-out", msgid("Try it out"), "eye"}, [this] { try_out(); }, Control::Kind::Button)}};
  if (stopped_) {
    all.sheet->buttons = {back_to_count()};
    return all;
  }
  if (watched()) {
    all.sheet->buttons.clear();
    return all;
  }
  if (count_.openings().empty() && can_be_filled(game()))
    all.sheet->buttons.push_back(button(
        {"fill", msgid("Fill neutral points")},
        [this] {
          const std::vector<Move> moves = filling_moves(game());
          count_.forget_proposal();
          play_all(moves);
        },
        Control::Kind::Button));
  return all;
}

// --- The computer

std::optional<Point> Controller::hint_shown() const {
  const bool stone = hint_ && hint_->move.kind == Kind::Stone && !hints_at_part_;
  return stone ? std::optional(hint_->move.at) : std::nullopt;
}

bool Controller::dismiss() {
  if (teacher_.shows()) {
    teacher_.forget();
    message_.clear();
    return true;
  }
  if (hint_) {
    hint_.reset();
    message_.clear();
    return true;
  }
  if (!aids_.estimate_shown()) return false;
  aids_.hide_estimate();
  return true;
}

// First the part of the board, so that the player can find the point; then the point and the reason.
void Controller::hint() {
  if (!hint_ || !std::exchange(hints_at_part_, false)) return StoneController::hint();
  tell_hint();
}

void Controller::take_hint(const Hint& hint) {
  hint_ = hint;
  hinted_ = hint.move;
  hints_at_part_ = hint.move.kind == Kind::Stone;
  match_.count_assist();
  end_hint_search();
  if (!hints_at_part_) return tell_hint();
  message_.say(msgid("Somewhere here. Ask again for the point."), now(), BoardMessage::Stay::Lasting);
  context_.audio.play("hint");
}

void Controller::tell_hint() {
  if (const auto at = hint_shown()) {
    input_.set_cursor(*at);
    view_.point_out(*at, now());
  }
  message_.say(LocalizedText([&words = context_.words, hint = *hint_] { return hint_words(words, hint); }),
               now(), BoardMessage::Stay::Lasting);
  context_.audio.play("hint");
}

// --- The end

Duration Controller::show_end() {
  end_sound_.at(now(), ui::end_sound(context_, match_));
  return answer_from(now() + motion::kBase) + kBeforeResult;
}

void Controller::review() {
  if (order_.points.empty()) return;
  context_.scenes.push(std::make_unique<ReviewPage>(context_, records(), record_of(match_), floor()));
}

// --- The page

Command Controller::turn_command(const Turn& /*turn*/) {
  if (teacher_.shows())
    return {.info = {"go-on", msgid("Go on")}, .run = [this] { dismiss(); }, .kind = Control::Kind::Button};
  return {.info = kPass,
          .run = [this] { pass_turn(); },
          .enabled = playing() && game().is_legal({.kind = Kind::Pass}),
          .kind = Control::Kind::Button};
}

// While it is tried out what would happen, resigning makes way for the way back.
Command Controller::end_command(const Turn& turn) {
  if (teacher_.shows())
    return {.info = {"take-back", msgid("Take back"), "undo"},
            .run = [this] { page_.undo(); },
            .kind = Control::Kind::Primary};
  return stopped_ ? back_to_count() : StoneController::end_command(turn);
}

std::vector<Command> Controller::tools() {
  std::vector<Command> all = stone_tools();
  const bool area = game().rules().scoring == Scoring::Area;
  const Command compare{.info = {"other-way", area ? msgid("By territory") : msgid("By area"), kEstimate.icon,
                                 Action::Estimate},
                        .run = [this] { count_.toggle_way(); },
                        .enabled = count_.ready(),
                        .chosen = count_.shows_other_way()};
  const Command estimate{
      .info = kEstimate,
      .run =
          [this] {
            aids_.toggle_estimate();
            if (aids_.estimate_shown()) match_.count_assist();
          },
      .enabled = !over() && match_.whole_game() && (!order_.points.empty() || aids_.estimate_shown()),
      .chosen = aids_.estimate_shown()};
  all.insert(all.begin() + 1, counting() ? compare : estimate);
  all.insert(all.begin() + 3, {.info = {"rules", msgid("Rules and komi"), "info"}, .run = [this] {
                                 explain(start_words(context_.words, match_.start()),
                                         rules_words(context_.words, match_.start()));
                               }});
  return all;
}

HeaderBar Controller::header(float width) const {
  HeaderBar head = StoneController::header(width);
  if (game().handicap_left() > 0) head.title = tr("Handicap stones");
  if (counting()) head.title = tr("Counting");
  if (stopped_) head.title = tr("Trying out");
  const std::string side = std::to_string(game().board().side());
  std::string move = std::to_string(order_.moves);
  if (const std::size_t earlier = wish().numbers ? order_.earlier() : 0; earlier > 0)
    move = format(tr("{number} at {earlier}"), {{"number", move}, {"earlier", std::to_string(earlier)}});
  head.counters = {{tr("Move"), std::move(move)},
                   match_.whole_game() ? Counter{tr("Komi"), halves_text(match_.start().komi)}
                                       : Counter{tr("To take"), std::to_string(match_.start().to_take)},
                   {tr("Board"), side + " × " + side}};
  if (aids_.estimate_shown()) head.counters[2] = {tr("Estimate"), lead_text(context_.words, aids_.lead())};
  return head;
}

BoardMarks Controller::marks() const {
  BoardMarks marks;
  complete(marks);
  marks.hint = hint_shown();
  if (!over()) marks.ko = game().board().ko();
  if (hint_ && hints_at_part_) marks.hinted = part_of_board(game().board().side(), hint_->move.at);
  aids_.complete(marks, match_, pointed_at());
  marks.planned = teacher_.refutation();
  count_.complete(marks, match_);
  return marks;
}

void Controller::draw(Canvas& canvas, Duration now) const {
  view_.draw(canvas, look(), game().board(), marks(), now);
}

void Controller::draw_more(Canvas& canvas, Duration now) const {
  StoneController::draw_more(canvas, now);
  view_.draw_flying(canvas, now);
}

std::string Controller::more_state() const {
  std::string text;
  if (over()) text += " result=" + result_of(game());
  if (counting())
    text += " counting=" + (count_.ready() ? write_result(count_.lead()) : std::string("waits"));
  for (std::size_t i = 0; i < count_.openings().size(); ++i)
    text += (i == 0 ? " open=" : ",") + point_word(count_.openings()[i].at);
  if (hint_ && hints_at_part_) text += " hint=part";
  if (aids_.estimate_shown() && aids_.lead()) text += " estimate=" + write_result(*aids_.lead());
  if (stopped_) text += " trying";
  if (engines_.trouble()) text += thinks_of_move() ? " engine=late" : " engine=failed";
  if (teacher_.shows()) text += " teaching";
  if (!count_.dead().empty()) text += " dead=" + std::to_string(count_.dead().size());
  for (const Colour side : kColours)
    if (const int taken = game().prisoners(side); taken > 0)
      text += (side == Colour::Black ? " black_took=" : " white_took=") + std::to_string(taken);
  return text;
}

}  // namespace quintet::go
