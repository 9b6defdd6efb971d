#include "ui/stones/turn_play_page.hpp"

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

void TurnPlayPage::enter() {
  PlayPage::enter();
  if (std::exchange(asks_again_, false) && !over() && !computer_acts()) begin(Request::Hint);
  ready_at_ = std::max(ready_at_, now() + kBeforeAnswer);
}

// Stops the engine when the player leaves; the game is unchanged when the player comes back. A hint is asked for again.
void TurnPlayPage::leave() {
  asks_again_ = asked_ && asked_->request == Request::Hint;
  stop_thinking();
  PlayPage::leave();
}

void TurnPlayPage::stop_thinking() {
  thinker().cancel();
  asked_.reset();
}

void TurnPlayPage::begin(Request request) {
  if (asked_) return;
  ask(request);
  asked_ = Asked{request, now()};
}

void TurnPlayPage::poll_answer() {
  if (now() - asked_->since >= thinking_time()) thinker().hurry();
  const Expected<bool, Problem> taken = take_answer();
  if (taken && *taken) one_move_ = false;
  if (taken && (*taken || thinker().running())) return;
  const Request request = asked_->request;
  one_move_ = false;
  if (!std::exchange(failure_logged_, true) && context_.log)
    context_.log("the search of " + std::string(game_definition_.id) +
                 " failed: " + (taken ? "no result" : taken.error().text));
  clear_request();
  play_without_answer(request);
}

void TurnPlayPage::advance_game() {
  if (asked_) return poll_answer();
  if (computer_goes_on() && now() >= ready_at_ && !board().moving(now())) begin(Request::Move);
}

bool TurnPlayPage::moving() const {
  return PlayPage::moving() || (computer_goes_on() && !asked_);
}

std::optional<Duration> TurnPlayPage::page_due() const {
  auto soonest = PlayPage::page_due();
  if (!thinks_of_move()) return soonest;
  const Duration hurry = std::max(asked_->since + thinking_time() - now(), Duration{0});
  return std::min(soonest.value_or(hurry), hurry);
}

std::optional<Duration> TurnPlayPage::shown_thinking() const {
  if (!thinks_of_move() || now() - asked_->since < kThinkingShown) return std::nullopt;
  return now() - asked_->since;
}

float TurnPlayPage::thinking_part() const {
  const Duration limit = thinking_time();
  if (!thinks_of_move() || limit <= Duration{0}) return 0;
  const auto share = static_cast<float>((now() - asked_->since) / milliseconds(1)) /
                     static_cast<float>(std::max<std::int64_t>(1, limit / milliseconds(1)));
  return std::clamp(share, 0.0F, 1.0F);
}

void TurnPlayPage::offer_draw() {
  if (!can_offer_draw()) return;
  context_.audio.play("draw-offer");
  if (against_computer()) return begin(Request::Draw);
  Question question{draw_question(), msgid("Do you agree?"), {}};
  question.answers.push_back(
      {.id = "agree", .label = msgid("Agree"), .act = later([this] { agree_draw(); })});
  question.answers.push_back({.id = "cancel", .label = msgid("Keep playing")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

void TurnPlayPage::decline_draw() {
  message_.say(msgid("The computer declines the draw."), now());
  context_.audio.play("tile-refuse");
}

void TurnPlayPage::confirm_resign() {
  if (!can_resign()) return;
  Question question{resign_question(), msgid("You can still undo this."), {}};
  question.answers.push_back({.id = "resign", .label = msgid("Resign"), .act = later([this] { resign(); })});
  question.answers.push_back({.id = "cancel", .label = msgid("Keep playing")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

std::vector<Command> TurnPlayPage::end_choices(Side side) {
  static_cast<void>(side);
  return {};
}

float TurnPlayPage::panel_height(Side side, float width) const {
  static_cast<void>(side);
  static_cast<void>(width);
  return 0;
}

void TurnPlayPage::draw_panel(Canvas& canvas, Side side, Rect area) const {
  static_cast<void>(canvas);
  static_cast<void>(side);
  static_cast<void>(area);
}

// Of two people at one screen, the one to move has the buttons.
std::vector<Command> TurnPlayPage::choices(Side side) {
  if (over()) return end_choices(side);
  if (watched()) return watch_choices(side);
  if (side == (against_computer() ? Side::Left : acting_side())) return turn_choices();
  if (against_computer() && shown_thinking())
    return {{.info = {"move-now", msgid("Move now")},
             .run = [this] { thinker().hurry(); },
             .kind = ButtonKind::Primary}};
  return {};
}

// How a game of two computers runs: its speed at the left; stop, go on and single moves at the right.
std::vector<Command> TurnPlayPage::watch_choices(Side side) {
  if (side == Side::Left) return watch_speeds();
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

bool TurnPlayPage::computer_goes_on() const {
  return computer_acts() && (!watch_paused() || one_move_);
}

Command TurnPlayPage::draw_command() {
  return {.info = {"draw", msgid("Offer a draw")},
          .run = [this] { offer_draw(); },
          .enabled = can_offer_draw() && !asked_,
          .kind = ButtonKind::Button};
}

Command TurnPlayPage::resign_command() {
  return {.info = {"resign", msgid("Resign")},
          .run = [this] { confirm_resign(); },
          .enabled = can_resign(),
          .kind = ButtonKind::Button};
}

// --- The layout

float TurnPlayPage::button_width(const Command& command) const {
  const float padding = command.kind == ButtonKind::Choice ? kChoiceButtonPadding : kButtonPadding;
  return context_.canvas.text_width(tr(command.info.label), Face::Text, type::kBody) + 2 * padding + 1;
}

std::vector<float> TurnPlayPage::button_widths(const std::vector<Command>& commands) const {
  std::vector<float> widths;
  widths.reserve(commands.size());
  for (const Command& command : commands) widths.push_back(button_width(command));
  return widths;
}

SeatContent TurnPlayPage::content(const std::array<std::vector<Command>, 2>& commands,
                                  const std::optional<Choice>& choice) {
  const bool goes_on = !over() && !watched();
  SeatContent content{.buttons = {button_widths(commands[0]), button_widths(commands[1])},
                      .panel_height = [this](Side side, float width) { return panel_height(side, width); },
                      // Messages are for the person to move.
                      .messages = goes_on && !against_computer() ? acting_side() : Side::Left};
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

ResultPlaces TurnPlayPage::places_with_result(Rect area) const {
  const EndedSeatPlaces at = place_ended_seats(area_with_cards(area), result_side());
  return {at.slip, at.board};
}

void TurnPlayPage::place_board(Rect area) {
  std::optional<Choice> choice = this->choice();
  std::array<std::vector<Command>, 2> commands;
  if (choice)
    commands[index_of(choice->side)] = std::move(choice->answers);
  else
    for (const Side side : kSeatSides) commands[index_of(side)] = choices(side);
  choice_title_ = choice ? choice->title : LocalizedText();
  places_ = place_seats(area_with_cards(area), content(commands, choice));
  buttons_.clear();
  for (const Side side : kSeatSides) {
    if (ending()) break;  // the result has its own
    const std::vector<Rect>& at = places_.columns[index_of(side)].buttons;
    for (std::size_t i = 0; i < at.size(); ++i)
      buttons_.emplace_back(std::move(commands[index_of(side)][i]), at[i]);
  }
  place_board_between(places_.board);
}

// A panel stays where neither the result nor the board stands; its card leaves it its place.
void TurnPlayPage::make_room_for_panels() {
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

// The result has its own buttons.
void TurnPlayPage::place_ended_board(Rect from, Rect to, float part) {
  place_board(from);
  buttons_.clear();
  places_.choice = places_.message = {};
  ended_ = place_ended_seats(area_with_cards(from), result_side());
  make_room_for_panels();
  place_board_between(mix(places_.board, to, part));
}

Duration TurnPlayPage::answer_from(Duration start) {
  make_room(start);
  stamping_ = {start + context_.glide(motion::kCalm), context_.glide(motion::kBase), kQuickCurve};
  return stamping_.end();
}

void TurnPlayPage::paint_moving_cards(Canvas& canvas, Duration now) const {
  const SeatCardLook look{context_.line_height(), static_cast<float>(stamping_.progress(now))};
  for (const Side side : kSeatSides)
    draw_moving_card(canvas, window_theme(), seat_card(side), places_.columns[index_of(side)].card,
                     ended_.cards[index_of(side)], result_room(now), look);
}

void TurnPlayPage::paint_panels(Canvas& canvas) const {
  for (const Side side : kSeatSides) {
    const Rect panel = places_.columns[index_of(side)].panel;
    if (!panel.empty()) draw_panel(canvas, side, panel);
  }
}

void TurnPlayPage::paint_more(Canvas& canvas, Duration now) const {
  const Theme& look = window_theme();
  const float part = result_room(now);
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
