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
  const Turn turn = this->turn();
  if (std::exchange(asks_again_, false) && !turn.over && !turn.computer_acts) ask_hint();
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

void TurnController::ask_hint() {
  if (asked_) return;
  begin(Request::Hint);
  message_.say(msgid("Looking for a hint…"), now(), BoardMessage::Stay::Lasting);
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
  if (computer_goes_on(turn()) && now() >= ready_at_ && !board().moving(now())) begin(Request::Move);
}

void TurnController::complete(Standing& standing) const {
  const Turn turn = this->turn();
  standing.undo = commands::kUndoMove;
  standing.redo = commands::kRedoMove;
  standing.clock_runs = !watch_paused(turn);
  standing.moving = computer_goes_on(turn) && !asked_;
  standing.busy = asked_.has_value();
  if (thinks_of_move()) standing.due = asked_->since + turn.thinking_time - now();
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
  ui::ask(context_, {turn.draw_offer.title, turn.draw_offer.question, {}},
          {.id = "agree", .label = msgid("Accept"), .act = later([this] { conclude(Conclusion::Draw); })},
          msgid("Keep playing"));
}

void TurnController::decline_draw() {
  message_.say(msgid("The computer declines the draw."), now());
  context_.audio.play("refuse");
}

void TurnController::confirm_resign() {
  const Turn turn = this->turn();
  if (!turn.can_resign) return;
  ui::ask(
      context_, {turn.resign_question, msgid("You can still undo this."), {}},
      {.id = "resign", .label = msgid("Resign"), .act = later([this] { conclude(Conclusion::Resignation); })},
      msgid("Keep playing"));
}

// The buttons below the cards while nothing is to be chosen. Of two people at one screen, the one to move has them.
std::vector<Command> TurnController::choices(const Turn& turn, Side side) {
  if (side == (turn.against_computer ? Side::Left : turn.acting)) return turn_choices(turn);
  if (turn.against_computer && turn.can_hurry && shown_thinking())
    return {{.info = {"move-now", msgid("Move now")},
             .run = [this] { thinker().hurry(); },
             .kind = ButtonKind::Primary}};
  return {};
}

TurnController::Columns TurnController::columns(const Turn& turn, SeatCommands& commands) {
  Columns all;
  if (commands.choice)
    all[index_of(commands.choice->side)] = std::move(commands.choice->answers);
  else if (turn.over)
    all = std::move(commands.after_end);
  else if (turn.watched)
    all = {std::move(commands.watch_speeds), watch_choices()};
  else
    all = {choices(turn, Side::Left), choices(turn, Side::Right)};
  return all;
}

// How a game of two computers runs: beside its speed, stop, go on and single moves.
std::vector<Command> TurnController::watch_choices() {
  const Command step{.info = {"step", msgid("One move")},
                     .run = [this] { one_move_ = true; },
                     .enabled = !watching_ && !one_move_,
                     .kind = ButtonKind::Button};
  if (watching_)
    return {{.info = {"watch", msgid("Stop"), "stop"},
             .run =
                 [this] {
                   watching_ = false;
                   stop_thinking();
                 },
             .kind = ButtonKind::Button},
            step};
  return {{.info = {"watch", msgid("Continue"), "play"},
           .run = [this] { resume_watching(); },
           .kind = ButtonKind::Button},
          step};
}

bool TurnController::computer_goes_on(const Turn& turn) const {
  return turn.computer_acts && (!watch_paused(turn) || one_move_);
}

Command TurnController::turn_command(const Turn& turn) {
  return {.info = {"draw", msgid("Offer a draw")},
          .run = [this] { offer_draw(); },
          .enabled = turn.can_offer_draw && !asked_,
          .kind = ButtonKind::Button};
}

Command TurnController::end_command(const Turn& turn) {
  return {.info = {"resign", msgid("Resign")},
          .run = [this] { confirm_resign(); },
          .enabled = turn.can_resign,
          .kind = ButtonKind::Button};
}

// What the person to move can do while the game goes on.
std::vector<Command> TurnController::turn_choices(const Turn& turn) {
  return {turn_command(turn), end_command(turn)};
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

SeatContent TurnController::content(const Turn& turn, const Columns& commands,
                                    const std::optional<SeatCommands::Choice>& choice) {
  const bool goes_on = !turn.over && !turn.watched;
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
    content.reserved = button_widths(turn_choices(turn));
  return content;
}

// While the end is shown there are no buttons: the result has its own.
GamePlaces TurnController::place(Rect area, float room) {
  const Turn turn = this->turn();
  SeatCommands own = seat_commands();
  choice_title_ = own.choice ? own.choice->title : LocalizedText();
  Columns commands = columns(turn, own);
  if (own.sheet && room <= 0) return place_sheet(area, *std::move(own.sheet));
  draw_sheet_ = {};
  places_ = place_seats(area_with_cards(area), content(turn, commands, own.choice));
  ended_ = place_ended_seats(area_with_cards(area), turn.result);
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

// Beside the board, or below it in a tall window.
GamePlaces TurnController::place_sheet(Rect area, SeatCommands::Sheet sheet) {
  constexpr float kWidest = 532, kLeast = 320, kTall = 1.1F, kBoardShare = 0.52F;
  constexpr Flow kFoot{.line = kTarget, .gap = space::kSmall};
  const Rect wide = area_with_cards(area);
  Rect board;
  if (area.w > kTall * area.h) {
    const float side = std::min(area.h, wide.w - kLeast - space::kWide);
    const float width = std::min(kWidest, wide.w - side - space::kWide);
    const float x = area.centre().x - (side + space::kWide + width) / 2;
    board = {x, area.y, side, area.h};
    sheet_ = {board.right() + space::kWide, area.centre().y - side / 2, width, side};
  } else {
    const float side = std::min(area.w, area.h * kBoardShare);
    board = {area.centre().x - side / 2, area.y, side, side};
    sheet_ = {area.x, board.bottom() + space::kSmall, area.w, area.bottom() - board.bottom() - space::kSmall};
  }
  draw_sheet_ = std::move(sheet.draw);
  place_board(board);
  const Rect inner = sheet_.grown(-space::kBase);
  const std::vector<float> widths = button_widths(sheet.buttons);
  const auto lines = static_cast<float>(kFoot.lines(widths, inner.w).size());
  const float foot = lines * (kFoot.line + kFoot.gap) - kFoot.gap;
  const std::vector<Rect> at = kFoot.place({inner.x, inner.bottom() - foot, inner.w, foot}, widths, inner.w);
  sheet_foot_ = foot;
  GamePlaces places{.slip = {}, .message = Rect{}};
  for (std::size_t i = 0; i < at.size(); ++i) places.buttons.emplace_back(std::move(sheet.buttons[i]), at[i]);
  return places;
}

Vec TurnController::lid_at(Side side) const {
  constexpr float kAboveFoot = 72;
  const Rect card = places_.columns[index_of(side)].card;
  return {card.centre().x, std::max(card.centre().y, card.bottom() - kAboveFoot)};
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
  const Theme look = window_theme();
  const float part = page_.result_room(now);
  if (draw_sheet_) {
    draw_card(canvas, look, sheet_, Elevation::Middle);
    Rect inner = sheet_.grown(-space::kBase);
    inner.h -= sheet_foot_ + space::kSmall;
    return draw_sheet_(canvas, inner);
  }
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
