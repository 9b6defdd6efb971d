#include "games/go/controller.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/go/advice.hpp"
#include "core/go/record.hpp"
#include "games/go/art.hpp"
#include "games/go/records.hpp"
#include "games/go/review_page.hpp"
#include "games/go/words.hpp"
#include "ui/pages/dialogs.hpp"

namespace quintet::go {

using namespace ui;
namespace {

using Kind = Move::Kind;

constexpr Duration kBeforeResult = milliseconds(240);     // the winner's card is seen before the result
constexpr Duration kBeforeAgreeing = milliseconds(2500);  // two computers; the count can be read

}  // namespace

Controller::Controller(GamePage& page, Match match)
    : StoneController(page, std::move(match), TimedComputer::kTable), count_(context_) {
  view_.set_lids([this](Colour by) { return lid_at(side_of(match_, match_.seat_of(by))); });
  board_changed();
}

// --- Moves

void Controller::act(const Gesture& gesture) {
  const bool second = gesture.kind == Gesture::Kind::Alternative;
  if (gesture.kind != Gesture::Kind::Pick && !(second && counting())) return;
  const Move move{.kind = !counting() ? Kind::Stone : second ? Kind::Seki : Kind::Dead, .at = gesture.cell};
  const Verdict verdict = game().judge(move);
  if (verdict != Verdict::Legal) return refuse(gesture.cell, refusal_message(verdict));
  play(move);
  if (counting()) context_.audio.play("toggle");
}

void Controller::pass_turn() {
  play({.kind = Kind::Pass});
  if (match_.mode() == Mode::Two) return tell({.kind = Kind::Pass});
  context_.audio.play("page");
}

// The next stone of a watched game replaces the message.
void Controller::tell(const Move& move) {
  if (move.kind != Kind::Pass) return;
  context_.audio.play("page");
  if (counting()) return;
  message_.say(LocalizedText([this, colour = other(game().to_move())] {
                 return pass_words(context_.words, match_, colour);
               }),
               now(), watched() ? BoardMessage::Stay::Brief : BoardMessage::Stay::Lasting);
}

void Controller::position_changed() {
  hint_.reset();
  agree_at_.reset();
  ataris_ = counting() || over() ? std::vector<Atari>{} : ataris(game().board());
  count_.board_changed(match_);
}

void Controller::complete(Standing& standing) const {
  StoneController::complete(standing);
  if (!counting()) return;
  standing.playing = standing.has_cursor = !watched() && count_.ready();
  standing.alternative = BoardFocus::Alternative::Moves;
  standing.busy = standing.busy || count_.running();
  if (agree_at_) standing.due = *agree_at_ - now();
}

// --- The count

void Controller::leave() {
  count_.stop();
  StoneController::leave();
}

void Controller::advance() {
  StoneController::advance();
  if (!counting()) return;
  if (agree_at_ && now() >= *agree_at_) return play({.kind = Kind::Agree});
  const auto moves = count_.advance(match_, context_);
  if (!moves) return;
  play_all(*moves);
  if (watched()) agree_at_ = now() + kBeforeAgreeing;
}

void Controller::agree() {
  if (const auto at = count_.disputed(match_))
    return refuse(*at, LocalizedText([this] { return count_sheet().note; }));
  play({.kind = Kind::Agree});
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
  if (!counting()) return all;
  const auto button = [this](CommandInfo info, std::function<void()> run, Control::Kind kind) {
    return Command{
        .info = info, .run = std::move(run), .enabled = count_.ready() && !watched(), .kind = kind};
  };
  all.sheet = SeatCommands::Sheet{
      [this](Canvas& canvas, Rect area) {
        draw_count_sheet(canvas, window_theme(), context_.words, context_.line_height(), count_sheet(), area);
      },
      {button(
           {"agree", msgid("Agree"), "check"}, [this] { agree(); }, Control::Kind::Primary),
       button(
           {"play-on", msgid("go", "Play on"), "play"}, [this] { play({.kind = Kind::PlayOn}); },
           Control::Kind::Button)}};
  const bool area = game().rules().scoring == Scoring::Area;
  if (area && !neutral_points(game().board(), game().marks()).empty())
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
  const bool stone = hint_ && hint_->move.kind == Kind::Stone;
  return stone ? std::optional(hint_->move.at) : std::nullopt;
}

bool Controller::dismiss() {
  if (!hint_) return false;
  hint_.reset();
  message_.clear();
  return true;
}

void Controller::take_hint(const Hint& hint) {
  hint_ = hint;
  match_.count_assist();
  if (const auto at = hint_shown()) {
    input_.set_cursor(*at);
    view_.point_out(*at, now());
  }
  end_hint_search();
  message_.say(LocalizedText([&words = context_.words, hint] { return hint_words(words, hint); }), now(),
               BoardMessage::Stay::Lasting);
  context_.audio.play("hint");
}

// --- The end

Duration Controller::show_end() {
  end_sound_.at(now(), ui::end_sound(context_, match_));
  return answer_from(now() + motion::kBase) + kBeforeResult;
}

void Controller::review() {
  if (stones_.empty()) return;
  context_.scenes.push(std::make_unique<ReviewPage>(context_, records(), record_of(match_), floor()));
}

// --- The page

Command Controller::turn_command(const Turn& /*turn*/) {
  return {.info = kPass, .run = [this] { pass_turn(); }, .enabled = playing(), .kind = Control::Kind::Button};
}

std::vector<Command> Controller::tools() {
  std::vector<Command> all = stone_tools();
  all.insert(all.begin() + 2, {.info = {"rules", msgid("Rules and komi"), "info"}, .run = [this] {
                                 explain(start_words(context_.words, match_.start()),
                                         tr(rule_line(match_.start().rules)));
                               }});
  return all;
}

HeaderBar Controller::header(float width) const {
  HeaderBar head = MatchController::header(width);
  if (counting()) head.title = tr("Counting");
  const std::string side = std::to_string(game().board().side());
  head.counters = {{tr("Move"), std::to_string(stones_.size())},
                   {tr("Komi"), write_halves(match_.start().komi)},
                   {tr("Board"), side + " × " + side}};
  return head;
}

BoardMarks Controller::marks() const {
  BoardMarks marks;
  complete(marks);
  marks.hint = hint_shown();
  if (!over()) marks.ko = game().board().ko();
  marks.ataris = ataris_;
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
  if (!count_.dead().empty()) text += " dead=" + std::to_string(count_.dead().size());
  for (const Colour side : kColours)
    if (const int taken = game().prisoners(side); taken > 0)
      text += (side == Colour::Black ? " black_took=" : " white_took=") + std::to_string(taken);
  return text;
}

}  // namespace quintet::go
