#include "games/gomoku/controller.hpp"

#include <utility>

#include "games/gomoku/help.hpp"
#include "games/gomoku/match.hpp"
#include "games/gomoku/review_page.hpp"
#include "games/gomoku/words.hpp"
#include "ui/pages/dialogs.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kRoomForNumbers =
    700;  // width of the window, below which the counters need the place of this icon
constexpr Duration kBeforeResult = milliseconds(240);  // the winner's card is seen before the result

}  // namespace

Controller::Controller(GamePage& page, Match match, std::size_t table)
    : StoneController(page, std::move(match), table), aids_(context_) {
  board_changed();
}

void Controller::enter() {
  TurnController::enter();
  aids_.forget_words();
  aids_.update_threats(game());
}

// --- Moves

void Controller::act(const Gesture& gesture) {
  if (gesture.kind != Gesture::Kind::Pick) return;
  const Move move{.at = gesture.cell};
  const Verdict verdict = game().judge(move);
  verdict == Verdict::Legal ? play(move) : refuse(gesture.cell, refusal_message(verdict));
}

void Controller::advance() {
  StoneController::advance();
  aids_.look_at(playing() ? pointed_at() : std::nullopt, game());
}

void Controller::position_changed() {
  aids_.board_changed(game());
  if (playing()) aids_.show_forbidden(game());
  show_opening_prompt();
}

// What a person does during the opening, before the colours are chosen.
void Controller::show_opening_prompt() {
  if (!person_acts() || game().settled()) return;
  if (game().choosing()) return;  // the panel of the choice says so
  const auto words = game().adding() ? msgid("Add one white, one black stone.")
                                     : msgid("Place the opening: black, white, black.");
  message_.say(words, now(), BoardMessage::Stay::Lasting);
}

Turn Controller::turn() const {
  Turn it = StoneController::turn();
  it.can_offer_draw = it.can_resign && playing();
  if (it.can_resign) it.draw_offer = ui::draw_offer(match_);
  return it;
}

void Controller::conclude(Conclusion how) {
  how == Conclusion::Draw ? play({.kind = Move::Kind::Draw}) : StoneController::conclude(how);
}

// --- The computer

void Controller::ask(Request request) {
  if (request != Request::Draw) return StoneController::ask(request);
  thinker_.ask_draw(game(), other(match_.colour_of(match_.person())));
}

// The next stone would replace the message, so the computer waits until it can be read.
void Controller::tell(const Move& move) {
  const std::string_view words = choice_message(move.kind);
  if (words.empty()) return;
  message_.say(words, now());
  delay_computer(motion::kBoardMessage);
}

void Controller::end_hint_search() {
  StoneController::end_hint_search();
  show_opening_prompt();
}

bool Controller::dismiss() {
  if (!aids_.hint()) return false;
  aids_.drop_hint();
  end_hint_search();
  return true;
}

void Controller::take_hint(const Hint& hint) {
  aids_.set_hint(hint, game().to_move());
  input_.set_cursor(hint.at);
  match_.count_assist();
  view_.point_out(hint.at, now());
  end_hint_search();
  // What a person has to do in an opening stays in force.
  message_.say(LocalizedText([&words = context_.words, hint, side = game().board().side()] {
                 return purpose_words(words, hint, side);
               }),
               now(), game().settled() ? BoardMessage::Stay::Lasting : BoardMessage::Stay::Brief);
  context_.audio.play("hint");
}

// --- The end

// The five light up, the winner's card answers, then the result opens.
Duration Controller::show_end() {
  FiveLights& lights = view_.lights();
  const bool lost = person_lost(match_);
  const bool five = game().ending() == Ending::Five && lights.shown();
  if (lost) lights.set_phrase(FiveLights::Phrase::Loss);
  if (lost && !order_.points.empty())
    turning_point_.begin(analysis_of(context_, match_), match_.colour_of(match_.person()),
                         record_of(match_).notes.placed);
  end_sound_.at(five ? lights.phrase_start() : now(), ui::end_sound(context_, match_));
  return answer_from(five ? lights.lit() : now() + motion::kBase) + kBeforeResult;
}

// After a loss: the move that decided the game.
bool Controller::refresh_result(GameResult& result) {
  turning_point_.advance();
  if (const auto move = turning_point_.move(); move && !result.note) {
    result.note = decision_note(context_, kAccent, turning_point_, *move);
    result.labels["review"] = format(tr("Review move {move}"), {{"move", std::to_string(*move)}});
  }
  return turning_point_.running();
}

void Controller::review() {
  if (order_.points.empty()) return;
  auto page = std::make_unique<ReviewPage>(context_, records(), record_of(match_), floor());
  if (const auto decided = turning_point_.move()) page->open_at(*decided);
  context_.scenes.push(std::move(page));
}

// --- The page

void Controller::toggle_threats() {
  toggle(context_, &Settings::threats);
  aids_.update_threats(game());
  if (context_.profile.get<Settings>().threats && aids_.threats().empty())
    message_.say(msgid("No threats on the board yet."), now());
}

// What the marks of the threats mean while they are shown.
SeatPanel Controller::panel(Side side) const {
  if (side == Side::Right && wish().threats && !over())
    return {[this](float width) { return legend_height(context_.canvas, context_.words, width); },
            [this](Canvas& canvas, Rect area) { draw_legend(canvas, window_theme(), context_.words, area); }};
  return StoneController::panel(side);
}

std::vector<Command> Controller::tools() {
  std::vector<Command> all = stone_tools();
  if (context_.canvas.size().w < kRoomForNumbers) all[1].place = Command::Place::KeyOnly;
  all.insert(all.begin() + 1,
             {.info = wish().threats ? kHideThreats : kShowThreats, .run = [this] { toggle_threats(); }});
  all.insert(all.begin() + 3,
             {.info = {"rule", msgid("Rule and opening"), "info"}, .run = [this] { explain_rule(); }});
  return all;
}

Command Controller::move_command(CommandInfo info, Move::Kind kind) {
  return {.info = info,
          .run =
              [this, kind] {
                if (game().is_legal({.kind = kind})) play({.kind = kind});
              },
          .kind = Control::Kind::Button};
}

SeatCommands Controller::seat_commands() {
  SeatCommands all = StoneController::seat_commands();
  all.choice = colour_choice();
  return all;
}

std::optional<SeatCommands::Choice> Controller::colour_choice() {
  if (over() || !game().choosing() || !person_acts()) return std::nullopt;
  SeatCommands::Choice choice{side_of(match_, game().acting()),
                              msgid("Choose your colour"),
                              {move_command({"take-black", msgid("Play black")}, Move::Kind::TakeBlack),
                               move_command({"take-white", msgid("Play white")}, Move::Kind::TakeWhite)}};
  if (game().may_add_two())
    choice.answers.push_back(move_command({"add-two", msgid("Place two more")}, Move::Kind::AddTwo));
  return choice;
}

HeaderBar Controller::header(float width) const {
  HeaderBar head = StoneController::header(width);
  head.counters.push_back({tr("Move"), std::to_string(game().board().stones())});
  head.counters.push_back({tr("Rule"), rule_words(context_.words, match_.start())});
  return head;
}

// What the rule and the opening in the header ask of the players.
void Controller::explain_rule() {
  const auto& [side, rule, opening] = match_.start();
  std::string text = tr(rule_line(rule));
  if (opening != Opening::Free) text += ' ' + tr(opening_line(opening));
  explain(start_words(context_.words, match_.start()), std::move(text));
}

BoardMarks Controller::marks() const {
  BoardMarks marks = aids_.marks();
  complete(marks);
  return marks;
}

void Controller::draw(Canvas& canvas, Duration now) const {
  view_.draw(canvas, board_look(context_), game(), marks(), now);
}

std::string Controller::more_state() const {
  std::string text;
  if (!aids_.threats().empty()) text += " threats=" + std::to_string(aids_.threats().size());
  if (!aids_.forbidden().empty()) text += " forbidden=" + std::to_string(aids_.forbidden().size());
  return text;
}

}  // namespace quintet::gomoku
