#include "ui/game/turn_play_page.hpp"

#include <algorithm>

#include "ui/pages/dialog_page.hpp"

namespace quintet::ui {
namespace {

constexpr float kLeastCard = 132, kMostCard = 236;  // width of a card beside the board
constexpr float kMostCardHeight = 440, kLyingCard = 76, kMostLyingCard = 120;
constexpr float kRowButton = 40;
constexpr Duration kThinkingShown = std::chrono::seconds(1);

using ButtonKind = Control::Kind;

}  // namespace

void TurnPlayPage::enter() {
  PlayPage::enter();
  ready_at_ = std::max(ready_at_, now() + kBeforeAnswer);
}

// Stops the engine when the player leaves; the game is unchanged when the player comes back.
void TurnPlayPage::leave() {
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
  if (taken && (*taken || thinker().running())) return;
  const Request request = asked_->request;
  if (!std::exchange(failure_logged_, true) && context_.log)
    context_.log("the search of " + std::string(game_definition_.id) +
                 " failed: " + (taken ? "no result" : taken.error().text));
  clear_request();
  play_without_answer(request);
}

void TurnPlayPage::advance_game() {
  if (asked_) return poll_answer();
  if (computer_acts() && !watch_paused() && now() >= ready_at_ && !board().moving(now()))
    begin(Request::Move);
}

bool TurnPlayPage::moving() const {
  return PlayPage::moving() || (computer_acts() && !asked_ && !watch_paused());
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
  Question question{msgid("Resign this game?"), msgid("Undo can still take it back."), {}};
  question.answers.push_back({.id = "resign", .label = msgid("Resign"), .act = later([this] { resign(); })});
  question.answers.push_back({.id = "cancel", .label = msgid("Keep playing")});
  context_.scenes.push(std::make_unique<DialogPage>(context_, std::move(question)));
}

std::vector<Command> TurnPlayPage::choices(Side side) {
  std::vector<Command> all = side == Side::Left ? left_choices() : right_choices();
  if (!all.empty() || over()) return all;
  if (side == Side::Left) {
    if (watched()) return {};
    return turn_choices();
  }
  // Pauses or resumes a game of two computers.
  if (watched() && watching_)
    return {{.info = {"watch", msgid("Stop"), "pause"},
             .run =
                 [this] {
                   watching_ = false;
                   stop_thinking();
                 },
             .kind = ButtonKind::Button}};
  if (watched())
    return {{.info = {"watch", msgid("Go on"), "play"},
             .run = [this] { watching_ = true; },
             .kind = ButtonKind::Button}};
  if (shown_thinking())
    return {{.info = {"move-now", msgid("Move now")},
             .run = [this] { thinker().hurry(); },
             .kind = ButtonKind::Primary}};
  return {};
}

Command TurnPlayPage::draw_command() {
  return {.info = {"draw", msgid("Draw")},
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

std::vector<std::pair<Command, Rect>> TurnPlayPage::buttons() {
  std::vector<std::pair<Command, Rect>> placed;
  for (const auto& [side, row] :
       {std::pair{Side::Left, places_.left_row}, {Side::Right, places_.right_row}}) {
    std::vector<Command> all = choices(side);
    const auto count = static_cast<float>(all.size());
    Rect place = row;
    place.w = (row.w - (count - 1) * space::kTiny) / std::max(count, 1.0F);
    for (Command& command : all) {
      placed.emplace_back(std::move(command), place);
      place.x += place.w + space::kTiny;
    }
  }
  return placed;
}

// Cards, board and buttons below each other, centred together.
TurnPlayPage::Places TurnPlayPage::places_above(Rect area) {
  const float rest = area.h - 2 * space::kSmall - kRowButton;
  const float card = std::clamp(rest - area.w, kLyingCard, kMostLyingCard);
  const float board = std::min(area.w, rest - card);
  const float width = (area.w - space::kSmall) / 2;
  const float top = area.y + (rest - card - board) / 2;
  Places at;
  at.left = {area.x, top, width, card};
  at.right = at.left.moved({width + space::kSmall, 0});
  at.board = {area.x, at.left.bottom() + space::kSmall, area.w, board};
  at.left_row = {area.x, at.board.bottom() + space::kSmall, width, kRowButton};
  at.right_row = at.left_row.moved({width + space::kSmall, 0});
  return at;
}

// Beside the board a card takes the room that the board leaves; above it the two share the width.
TurnPlayPage::Places TurnPlayPage::places(Rect area) {
  if (area.h > area.w * kTallShape) return places_above(area);
  const float beside = (area.w - area.h) / 2 - space::kBase;
  Places at;
  const float width = std::clamp(beside, kLeastCard, kMostCard);
  const float height = std::min(area.h - kRowButton - space::kSmall, kMostCardHeight);
  at.board = {area.x + width + space::kBase, area.y, area.w - 2 * (width + space::kBase), area.h};
  const float edge = std::max(0.0F, (at.board.w - at.board.h) / 2);
  const float gap = std::min(edge, space::kHuge);
  const float top = area.y + (area.h - height - space::kSmall - kRowButton) / 2;
  at.left = {at.board.x + edge - gap - width - space::kBase, top, width, height};
  at.right = {at.board.right() - edge + gap + space::kBase, top, width, height};
  at.left_row = {at.left.x, at.left.bottom() + space::kSmall, width, kRowButton};
  at.right_row = {at.right.x, at.right.bottom() + space::kSmall, width, kRowButton};
  return at;
}

void TurnPlayPage::place_board(Rect area) {
  places_ = places(area);
  place_board_between(places_.board);
}

void TurnPlayPage::paint_more(Canvas& canvas, Duration now) const {
  static_cast<void>(now);
  draw_seat_card(canvas, window_theme(), seat_card(Side::Left), places_.left);
  draw_seat_card(canvas, window_theme(), seat_card(Side::Right), places_.right);
}

}  // namespace quintet::ui
