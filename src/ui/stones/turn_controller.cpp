#include "ui/stones/turn_controller.hpp"

#include <algorithm>

#include "ui/pages/dialogs.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kButtonPadding = space::kTiny;
constexpr float kChoiceButtonPadding = space::kHair;  // the short values of one choice stay in one row
constexpr float kChoiceEdge = 2;
constexpr Duration kThinkingShown = std::chrono::seconds(1);

using ButtonKind = Control::Kind;

}  // namespace

void TurnController::enter() {
  if (std::exchange(asks_again_, false) && !standing().over && !turn().computer_acts) begin(Request::Hint);
  ready_at_ = std::max(ready_at_, now() + kBeforeAnswer);
}

// Stops the engine when the player leaves; the game is unchanged when the player comes back. A hint is asked for again.
void TurnController::leave() {
  const bool asks_again = asked_ && asked_->request == Request::Hint;
  stop_thinking();
  asks_again_ = asks_again;
}

void TurnController::stop_thinking() {
  thinker().cancel();
  asked_.reset();
  asks_again_ = false;
}

void TurnController::begin(Request request) {
  if (asked_) return;
  ask(request);
  asked_ = Asked{request, now()};
}

void TurnController::poll_answer() {
  if (now() - asked_->since >= turn().thinking_time) thinker().hurry();
  const Expected<bool, Problem> taken = take_answer();
  if (taken && *taken) one_move_ = false;
  if (taken && (*taken || thinker().running())) return;
  const Request request = asked_->request;
  one_move_ = false;
  if (!std::exchange(failure_logged_, true) && context_.log)
    context_.log("the search of " + std::string(page_.game().id) +
                 " failed: " + (taken ? "no result" : taken.error().text));
  clear_request();
  play_without_answer(request);
}

void TurnController::advance() {
  if (asked_) return poll_answer();
  if (computer_goes_on() && now() >= ready_at_ && !board().moving(now())) begin(Request::Move);
}

void TurnController::complete(Standing& standing) const {
  standing.undo = commands::kUndoMove;
  standing.redo = commands::kRedoMove;
  standing.clock_runs = !watch_paused();
  standing.moving = computer_goes_on() && !asked_;
  standing.busy = asked_.has_value();
  if (thinks_of_move()) standing.due = asked_->since + turn().thinking_time - now();
}

std::optional<Duration> TurnController::shown_thinking() const {
  if (!thinks_of_move() || now() - asked_->since < kThinkingShown) return std::nullopt;
  return now() - asked_->since;
}

float TurnController::thinking_part() const {
  const Duration limit = turn().thinking_time;
  if (!thinks_of_move() || limit <= Duration{0}) return 0;
  const auto share = static_cast<float>((now() - asked_->since) / milliseconds(1)) /
                     static_cast<float>(std::max<std::int64_t>(1, limit / milliseconds(1)));
  return std::clamp(share, 0.0F, 1.0F);
}

void TurnController::offer_draw() {
  const Turn turn = this->turn();
  if (!turn.can_offer_draw) return;
  context_.audio.play("draw-offer");
  if (turn.against_computer) return begin(Request::Draw);
  Question question{turn.draw_question, msgid("Do you agree?"), {}};
  question.answers.push_back(
      {.id = "agree", .label = msgid("Agree"), .act = later([this] { conclude(Conclusion::Draw); })});
  question.answers.push_back({.id = "cancel", .label = msgid("Keep playing")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

void TurnController::decline_draw() {
  message_.say(msgid("The computer declines the draw."), now());
  context_.audio.play("refuse");
}

void TurnController::confirm_resign() {
  const Turn turn = this->turn();
  if (!turn.can_resign) return;
  Question question{turn.resign_question, msgid("You can still undo this."), {}};
  question.answers.push_back({.id = "resign", .label = msgid("Resign"), .act = later([this] {
                                                                          conclude(Conclusion::Resignation);
                                                                        })});
  question.answers.push_back({.id = "cancel", .label = msgid("Keep playing")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

// The buttons below the cards while nothing is to be chosen. Of two people at one screen, the one to move has them.
std::vector<Command> TurnController::choices(Side side) {
  const Turn turn = this->turn();
  if (side == (turn.against_computer ? Side::Left : turn.acting)) return turn_choices();
  if (turn.against_computer && shown_thinking())
    return {{.info = {"move-now", msgid("Move now")},
             .run = [this] { thinker().hurry(); },
             .kind = ButtonKind::Primary}};
  return {};
}

TurnController::Columns TurnController::columns(SeatCommands& commands) {
  Columns all;
  if (commands.choice)
    all[index_of(commands.choice->side)] = std::move(commands.choice->answers);
  else if (standing().over)
    all = std::move(commands.after_end);
  else if (turn().watched)
    all = {std::move(commands.watch_speeds), watch_choices()};
  else
    all = {choices(Side::Left), choices(Side::Right)};
  return all;
}

// How a game of two computers runs: beside its speed, stop, go on and single moves.
std::vector<Command> TurnController::watch_choices() {
  const Command step{.info = {"step", msgid("One move")},
                     .run = [this] { one_move_ = true; },
                     .enabled = watch_paused() && !one_move_,
                     .kind = ButtonKind::Button};
  if (watching_)
    return {{.info = {"watch", msgid("Pause"), "pause"},
             .run =
                 [this] {
                   watching_ = false;
                   stop_thinking();
                 },
             .kind = ButtonKind::Button},
            step};
  return {{.info = {"watch", msgid("Resume"), "play"},
           .run = [this] { resume_watching(); },
           .kind = ButtonKind::Button},
          step};
}

bool TurnController::computer_goes_on() const {
  return turn().computer_acts && (!watch_paused() || one_move_);
}

// What the person to move can do while the game goes on.
std::vector<Command> TurnController::turn_choices() {
  const Turn turn = this->turn();
  return {{.info = {"draw", msgid("Offer a draw")},
           .run = [this] { offer_draw(); },
           .enabled = turn.can_offer_draw && !asked_,
           .kind = ButtonKind::Button},
          {.info = {"resign", msgid("Resign")},
           .run = [this] { confirm_resign(); },
           .enabled = turn.can_resign,
           .kind = ButtonKind::Button}};
}

// --- The layout

float TurnController::button_width(const Command& command) const {
  const float padding = command.kind == ButtonKind::Choice ? kChoiceButtonPadding : kButtonPadding;
  return context_.canvas.text_width(tr(command.info.label), Face::Text, type::kBody) + 2 * padding + 1;
}

std::vector<float> TurnController::button_widths(const std::vector<Command>& commands) const {
  std::vector<float> widths;
  widths.reserve(commands.size());
  for (const Command& command : commands) widths.push_back(button_width(command));
  return widths;
}

SeatContent TurnController::content(const Columns& commands,
                                    const std::optional<SeatCommands::Choice>& choice) {
  const Turn turn = this->turn();
  const bool goes_on = !standing().over && !turn.watched;
  SeatContent content{.buttons = {button_widths(commands[0]), button_widths(commands[1])},
                      .panel_height =
                          [this](Side side, float width) {
                            const SeatPanel panel = this->panel(side);
                            return panel.height ? panel.height(width) : 0;
                          },
                      // Messages are for the person to move.
                      .messages = goes_on && !turn.against_computer ? turn.acting : Side::Left};
  if (choice)
    content.choice = SeatContent::Choice{
        choice->side, [this, title = choice->title.in(context_.words)](float width) {
          return context_.canvas.paragraph_height(
              title, width, {.face = Face::Bold, .size = type::kBody, .colour = {}}, context_.line_height());
        }};
  else if (goes_on)
    content.reserved = button_widths(turn_choices());
  return content;
}

// While the end is shown there are no buttons: the result has its own.
GamePlaces TurnController::place(Rect area, float room) {
  SeatCommands own = seat_commands();
  choice_title_ = own.choice ? own.choice->title : LocalizedText();
  Columns commands = columns(own);
  places_ = place_seats(area_with_cards(area), content(commands, own.choice));
  ended_ = place_ended_seats(area_with_cards(area), turn().result);
  GamePlaces places{.slip = ended_.slip};
  if (room > 0) {
    places_.choice = places_.message = {};
    make_room_for_panels();
  } else if (!page_.ending()) {
    for (const Side side : kSeatSides) {
      const std::vector<Rect>& at = places_.columns[index_of(side)].buttons;
      for (std::size_t i = 0; i < at.size(); ++i)
        places.buttons.emplace_back(std::move(commands[index_of(side)][i]), at[i]);
    }
  }
  place_board(room > 0 ? mix(places_.board, ended_.board, room) : places_.board);
  places.message = places.toast = places_.message;
  return places;
}

// A panel stays where neither the result nor the board stands; its card leaves it its place.
void TurnController::make_room_for_panels() {
  for (const Side side : kSeatSides) {
    Rect& panel = places_.columns[index_of(side)].panel;
    if (panel.empty()) continue;
    Rect& card = ended_.cards[index_of(side)];
    if (!intersection(panel, ended_.slip).empty() || !intersection(panel, ended_.board).empty())
      panel = {};
    else if (!intersection(panel, card).empty())
      card.h = panel.y - space::kSmall - card.y;
  }
}

Duration TurnController::answer_from(Duration start) {
  page_.make_room(start);
  stamping_ = {start + context_.glide(motion::kCalm), context_.glide(motion::kBase), kQuickCurve};
  return stamping_.end();
}

void TurnController::paint_moving_cards(Canvas& canvas, Duration now) const {
  const SeatCardLook look{context_.line_height(), static_cast<float>(stamping_.progress(now))};
  for (const Side side : kSeatSides)
    draw_moving_card(canvas, window_theme(), seat_card(side), places_.columns[index_of(side)].card,
                     ended_.cards[index_of(side)], page_.result_room(now), look);
}

// A panel may be gone since the last layout: a page above has changed a setting, or has ended the match.
void TurnController::paint_panels(Canvas& canvas) const {
  for (const Side side : kSeatSides) {
    const Rect place = places_.columns[index_of(side)].panel;
    const SeatPanel shown = panel(side);
    if (!place.empty() && shown.draw) shown.draw(canvas, place);
  }
}

void TurnController::draw_more(Canvas& canvas, Duration now) const {
  const Theme& look = window_theme();
  const float part = page_.result_room(now);
  paint_panels(canvas);
  if (part > 0 && part < 1) return paint_moving_cards(canvas, now);
  const std::array cards{seat_card(Side::Left), seat_card(Side::Right)};
  const std::array areas{places_.columns[0].card, places_.columns[1].card};
  draw_seat_cards(canvas, look, cards, part >= 1 ? ended_.cards : areas,
                  {context_.line_height(), static_cast<float>(stamping_.progress(now))});
  if (places_.choice.empty()) return;
  draw_card(canvas, look, places_.choice, Elevation::High);
  canvas.outline(places_.choice, radius::kCard, kChoiceEdge, look.colour.primary);
  canvas.paragraph(
      choice_title_.in(context_.words), places_.title,
      {.face = Face::Bold, .size = type::kBody, .colour = look.colour.text, .align = Align::Centre},
      context_.line_height());
}

}  // namespace quintet::ui
