#include "ui/game/turn_play_page.hpp"

#include <algorithm>

#include "ui/pages/dialog_page.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kLeastCard = 132, kMostCard = 236;  // width of a card beside the board
constexpr float kLeastCardHeight = 190, kMostCardHeight = 440, kLyingCard = 76, kMostLyingCard = 120;
constexpr float kRowButton = 40, kRowGap = space::kTiny, kButtonPadding = space::kTiny;
constexpr float kChoiceButtonPadding = space::kHair;  // the short values of one choice stay in one row
constexpr float kMessage = 88, kMessageAbove = 40;  // height: beside the board, and between it and the cards
constexpr float kLowArea = 330;                     // height, below which buttons are as low as can be
constexpr float kShortCard = 104;                   // height of a card with the result under it
constexpr float kLeastColumn = 196, kMostSlip = 300;  // width of a result beside the board
constexpr float kLeastSlip = 320;                     // height of a result under a card
constexpr float kNoCards = 540;  // height below which the result takes the place of both cards
constexpr float kLeastSheet = 184, kMostSheet = 340;  // height of a result under the board
constexpr float kChoicePadding = space::kSmall;
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

// The number of buttons in each row: as many as fit, so that all labels have one type size.
std::vector<std::size_t> TurnPlayPage::rows_of(const std::vector<Command>& commands, float width) const {
  std::vector<std::size_t> rows;
  float taken = width + 1;
  for (const Command& command : commands) {
    const float wanted = button_width(command) + kRowGap;
    taken += wanted;
    if (taken - kRowGap <= width) {
      ++rows.back();
      continue;
    }
    rows.push_back(1);
    taken = wanted;
  }
  return rows;
}

TurnPlayPage::Feet TurnPlayPage::feet(float width) {
  Feet feet;
  feet.choice = choice();
  for (const Side side : kBothSides) {
    Foot& foot = feet.of[index(side)];
    foot.panel = panel_height(side, width);
    if (feet.choice) continue;
    foot.commands = choices(side);
    foot.rows = rows_of(foot.commands, width);
    feet.rows = std::max(feet.rows, foot.rows.size());
  }
  if (feet.choice) {
    const float inner = width - 2 * kChoicePadding;
    Foot& foot = feet.of[index(feet.choice->side)];
    foot.commands = std::move(feet.choice->answers);
    foot.rows = rows_of(foot.commands, inner);
    feet.rows = foot.rows.size();
    feet.title = context_.canvas.paragraph_height(feet.choice->title.in(context_.words), inner,
                                                  {.face = Face::Bold, .size = type::kBody, .colour = {}},
                                                  context_.line_height());
  } else if (!over() && !watched()) {
    feet.rows = std::max(feet.rows, rows_of(turn_choices(), width).size());
  }
  feet.rows = std::max<std::size_t>(feet.rows, 1);
  return feet;
}

// From the top of the area. The buttons of a row share what their labels leave.
void TurnPlayPage::put_buttons(const Foot& foot, Rect area, float height) {
  auto command = foot.commands.begin();
  for (const std::size_t count : foot.rows) {
    const auto end = command + static_cast<std::ptrdiff_t>(count);
    float spare = area.w + kRowGap;
    for (auto each = command; each != end; ++each) spare -= button_width(*each) + kRowGap;
    float x = area.x;
    for (; command != end; ++command) {
      const float width = button_width(*command) + spare / static_cast<float>(count);
      buttons_.emplace_back(*command, Rect{x, area.y, width, height});
      x += width + kRowGap;
    }
    area.y += height + kRowGap;
  }
}

// The title above the answers, in one panel.
void TurnPlayPage::place_choice(Rect area, const Feet& feet) {
  places_.choice = area;
  choice_title_ = feet.choice->title;
  const Rect inner = area.grown(-kChoicePadding);
  places_.title = {inner.x, inner.y, inner.w, feet.title};
  put_buttons(feet.of[index(feet.choice->side)],
              {inner.x, places_.title.bottom() + kRowGap, inner.w, inner.h - feet.title - kRowGap},
              kRowButton);
}

// Cards, message, board, buttons and panels below each other, centred together. The message is left out where it would
// take room from the board, as are the panels.
void TurnPlayPage::place_above(Rect area) {
  const float half = (area.w - space::kSmall) / 2;
  Feet all = feet(half);
  if (all.choice)
    all.of[index(all.choice->side)].rows =
        rows_of(all.of[index(all.choice->side)].commands, area.w - 2 * kChoicePadding);
  if (all.choice) all.rows = std::max<std::size_t>(1, all.of[index(all.choice->side)].rows.size());
  const auto rows = static_cast<float>(all.rows);
  float buttons = rows * (kRowButton + kRowGap) - kRowGap;
  if (all.choice) buttons += all.title + kRowGap + 2 * kChoicePadding;
  const float rest = area.h - 2 * space::kSmall - buttons;
  const float card = std::clamp(rest - area.w, kLyingCard, kMostLyingCard);
  const float board = std::max(0.0F, std::min(area.w, rest - card));
  float spare = rest - card - board;
  const auto take = [&spare](float height) {
    if (height <= 0 || height + space::kSmall > spare) return 0.0F;
    spare -= height + space::kSmall;
    return height;
  };
  const float message = take(kMessageAbove);
  std::array<float, 2> panels{};
  for (const Side side : kBothSides) panels[index(side)] = take(panel_height(side, area.w));

  Rect line{area.x, area.y + spare / 2, area.w, card};
  for (const Side side : kBothSides)
    places_.column[index(side)].card = {area.x + static_cast<float>(index(side)) * (half + space::kSmall),
                                        line.y, half, card};
  const auto next = [&line](float height) {
    if (height <= 0) return Rect{};
    line = {line.x, line.bottom() + space::kSmall, line.w, height};
    return line;
  };
  places_.message = next(message);
  places_.board = next(board);
  const Rect foot = next(buttons);
  if (all.choice) place_choice(foot, all);
  for (const Side side : kBothSides) {
    Column& column = places_.column[index(side)];
    column.buttons = {column.card.x, foot.y, half, buttons};
    if (!all.choice) put_buttons(all.of[index(side)], column.buttons, kRowButton);
    column.panel = next(panels[index(side)]);
  }
}

// The column in which messages stand: that of the person to move, or the other one if a panel stands there.
std::optional<std::size_t> TurnPlayPage::message_column(const std::array<float, 2>& panels) const {
  const bool right = !over() && !watched() && !against_computer() && acting_side() == Side::Right;
  for (const std::size_t column : {right ? 1U : 0U, right ? 0U : 1U}) {
    if (panels[column] <= 0) return column;
  }
  return std::nullopt;
}

// Beside the board a card takes the room that the board leaves.
void TurnPlayPage::place_beside(Rect area) {
  const float beside = (area.w - area.h) / 2 - space::kBase;
  const float width = std::clamp(beside, kLeastCard, kMostCard);
  Feet all = feet(width);
  const float row = area.h < kLowArea ? kLeastTarget : kRowButton;
  float buttons = static_cast<float>(all.rows) * (row + kRowGap) - kRowGap;
  if (all.choice) {
    const float panel = buttons + all.title + kRowGap + 2 * kChoicePadding;
    // In a low window the answers stand alone, and the card says whose choice it is.
    const bool titled = row == kRowButton && area.h - panel - space::kSmall >= kLeastCardHeight;
    if (titled) buttons = panel;
    if (!titled) all.choice.reset();
  }
  const float rest = area.h - buttons - space::kSmall;  // for card and panel
  const auto fits = [rest](float panel) { return rest - panel - space::kSmall >= kLeastCardHeight; };
  std::array<float, 2> panels{all.of[0].panel, all.of[1].panel};
  const std::optional<std::size_t> message = message_column(panels);
  if (message) panels[*message] = kMessage;
  for (float& panel : panels) panel = fits(panel) ? panel : 0;
  const float lowest = std::max(panels[0], panels[1]), foot = lowest > 0 ? lowest + space::kSmall : 0;
  const float height = std::max(0.0F, std::min(rest - foot, kMostCardHeight));

  places_.board = {area.x + width + space::kBase, area.y, area.w - 2 * (width + space::kBase), area.h};
  const float edge = std::max(0.0F, (places_.board.w - places_.board.h) / 2);
  const float gap = std::min(edge, space::kBase);
  const float top = area.y + (rest - height - foot) / 2;
  const std::array left{places_.board.x + edge - gap - width - space::kBase,
                        places_.board.right() - edge + gap + space::kBase};
  for (const Side side : kBothSides) {
    const std::size_t i = index(side);
    Column& column = places_.column[i];
    column.card = {left[i], top, width, height};
    column.buttons = {left[i], column.card.bottom() + space::kSmall, width, buttons};
    if (panels[i] > 0) column.panel = {left[i], column.buttons.bottom() + space::kSmall, width, panels[i]};
    if (!all.choice) put_buttons(all.of[i], column.buttons, row);
  }
  if (all.choice) place_choice(places_.column[index(all.choice->side)].buttons, all);
  if (message) places_.message = std::exchange(places_.column[*message].panel, {});
}

// Pages of text are no wider than is good to read; beside a high board the cards take more of the window.
Rect TurnPlayPage::with_room_for_cards(Rect area) const {
  const float window = context_.canvas.size().w - 2 * space::kWide;
  const float wanted = area.h + 2 * (kMostCard + 2 * space::kBase);
  const float width = std::max(area.w, std::min(window, wanted));
  return {area.centre().x - width / 2, area.y, width, area.h};
}

// The result under the board.
TurnPlayPage::EndPlaces TurnPlayPage::ended_places_above(Rect area) {
  const float gap = space::kSmall, width = (area.w - gap) / 2;
  const float board = std::min(area.w, area.h - kLyingCard - kLeastSheet - 2 * gap);
  const float sheet = std::min(area.h - kLyingCard - board - 2 * gap, kMostSheet);
  const float top = area.y + (area.h - kLyingCard - board - sheet - 2 * gap) / 2;
  EndPlaces at;
  at.cards[0] = {area.x, top, width, kLyingCard};
  at.cards[1] = at.cards[0].moved({width + gap, 0});
  at.board = {area.x, top + kLyingCard + gap, area.w, board};
  at.slip = {area.x, at.board.bottom() + gap, area.w, sheet};
  return at;
}

// The columns beside the board are too narrow for a result: it stands at the right, under both cards or alone.
TurnPlayPage::EndPlaces TurnPlayPage::ended_places_low(Rect area) {
  const float gap = space::kBase;
  const float board = std::min(area.h, area.w - kLeastColumn - gap);
  const float slip = std::min(area.w - board - gap, kMostSlip);
  const float left = area.centre().x - (board + gap + slip) / 2;
  EndPlaces at;
  at.board = {left, area.y, board, area.h};
  at.slip = {at.board.right() + gap, area.y, slip, area.h};
  if (area.h < kNoCards) return at;
  at.cards[0] = {at.slip.x, at.slip.y, at.slip.w, kShortCard};
  at.cards[1] = at.cards[0].moved({0, kShortCard + space::kTiny});
  at.slip.y = at.cards[1].bottom() + space::kTiny;
  at.slip.h = area.bottom() - at.slip.y;
  return at;
}

// The result under the loser's card, the winner's card as high as the board, which stays where it is.
TurnPlayPage::EndPlaces TurnPlayPage::ended_places(Rect area) const {
  area = with_room_for_cards(area);
  if (area.h > area.w * kTallShape) return ended_places_above(area);
  const float below = area.h - kShortCard - space::kBase;
  const float width = std::clamp((area.w - area.h) / 2 - space::kBase, kLeastCard, kMostCard);
  if (width < kLeastColumn || below < kLeastSlip) return ended_places_low(area);
  EndPlaces at;
  at.board = {area.x + width + space::kBase, area.y, area.w - 2 * (width + space::kBase), area.h};
  const float edge = std::max(0.0F, (at.board.w - at.board.h) / 2);
  const float gap = std::min(edge, space::kBase);
  at.cards[0] = {at.board.x + edge - gap - width - space::kBase, area.y, width, area.h};
  at.cards[1] = {at.board.right() - edge + gap + space::kBase, area.y, width, area.h};
  Rect& card = at.cards[index(loser())];
  at.slip = {card.x, area.y + kShortCard + space::kBase, card.w, below};
  card.h = kShortCard;
  return at;
}

ResultPlaces TurnPlayPage::places_with_result(Rect area) const {
  const EndPlaces at = ended_places(area);
  return {at.slip, at.board};
}

void TurnPlayPage::place_board(Rect area) {
  places_ = {};
  buttons_.clear();
  area = with_room_for_cards(area);
  if (area.h > area.w * kTallShape)
    place_above(area);
  else
    place_beside(area);
  if (ending()) buttons_.clear();  // the result has its own
  place_board_between(places_.board);
}

// The result has its own buttons.
void TurnPlayPage::place_ended_board(Rect from, Rect to, float part) {
  place_board(from);
  buttons_.clear();
  places_.choice = places_.message = {};
  for (Column& column : places_.column) column.panel = {};
  ended_ = ended_places(from);
  place_board_between(mix(places_.board, to, part));
}

Duration TurnPlayPage::answer_from(Duration start) {
  make_room(start);
  stamping_ = {start + context_.glide(motion::kCalm), context_.glide(motion::kBase), kQuickCurve};
  return stamping_.end();
}

void TurnPlayPage::paint_moving_cards(Canvas& canvas, Duration now) const {
  const SeatCardLook look{context_.line_height(), static_cast<float>(stamping_.progress(now))};
  for (const Side side : kBothSides)
    draw_moving_card(canvas, window_theme(), seat_card(side), places_.column[index(side)].card,
                     ended_.cards[index(side)], result_room(now), look);
}

void TurnPlayPage::paint_more(Canvas& canvas, Duration now) const {
  const Theme& look = window_theme();
  const float part = result_room(now);
  if (part > 0 && part < 1) return paint_moving_cards(canvas, now);
  const std::array cards{seat_card(Side::Left), seat_card(Side::Right)};
  const std::array areas{places_.column[0].card, places_.column[1].card};
  draw_seat_cards(canvas, look, cards, part >= 1 ? ended_.cards : areas,
                  {context_.line_height(), static_cast<float>(stamping_.progress(now))});
  for (const Side side : kBothSides) {
    const Rect panel = places_.column[index(side)].panel;
    if (!panel.empty()) draw_panel(canvas, side, panel);
  }
  if (places_.choice.empty()) return;
  draw_card(canvas, look, places_.choice, Elevation::High);
  canvas.outline(places_.choice, radius::kCard, kChoiceEdge, look.colour.primary);
  canvas.paragraph(
      choice_title_.in(context_.words), places_.title,
      {.face = Face::Bold, .size = type::kBody, .colour = look.colour.text, .align = Align::Centre},
      context_.line_height());
}

}  // namespace quintet::ui
