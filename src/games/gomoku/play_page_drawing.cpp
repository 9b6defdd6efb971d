// How the page of the gomoku board is laid out and painted.
#include <algorithm>

#include "games/gomoku/accent.hpp"
#include "games/gomoku/board_page.hpp"
#include "games/gomoku/pictures.hpp"
#include "games/gomoku/play_page.hpp"
#include "games/gomoku/settings.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kLeastCard = 132, kMostCard = 236;  // width of a card beside the board
constexpr float kMostCardHeight = 440, kLyingCard = 76, kMostLyingCard = 120;
constexpr float kRowButton = 40;
constexpr std::size_t kIcons = 5;
constexpr Duration kThinkingShown = std::chrono::seconds(1);

std::string seconds_text(Duration time) {
  return std::to_string(time / std::chrono::seconds(1));
}

}  // namespace

std::vector<Control> PlayPage::icons() const {
  std::vector<Control> icons;
  const auto icon = [&](std::string id, std::string picture, std::string label, bool enabled) {
    icons.push_back({.id = name() + '.' + std::move(id),
                     .kind = Control::Kind::Icon,
                     .label = std::move(label),
                     .icon = std::move(picture),
                     .enabled = enabled});
  };
  const bool shown = context_.profile.get<Settings>().threats;
  icon("undo", "undo", tr("Undo (U)"), match_.can_undo());
  icon("redo", "redo", tr("Redo (Y)"), match_.can_redo());
  icon("hint", "hint", tr("Hint (H)"), placing() && !asked_);
  icon("threats", shown ? "eye" : "eye-off", shown ? tr("Hide threats (F)") : tr("Show threats (F)"), true);
  icon("pause", "pause", tr("Pause (P)"), true);
  return icons;
}

// Cards, board and buttons one below the other, together in the middle.
PlayPage::Places PlayPage::places_above(Rect area) {
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

// Beside the board a card takes what the board leaves; above it the two share the width.
PlayPage::Places PlayPage::places(Extent size) {
  Rect area = below_header(size);
  area.h -= space::kSmall;
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

std::vector<PlayPage::Choice> PlayPage::left_choices() const {
  if (over()) return {{"new", msgid("New game"), "restart", Control::Kind::Primary}};
  if (game().choosing() && person_acts())
    return {{"take-black", msgid("Black"), ""}, {"take-white", msgid("White"), ""}};
  if (match_.mode() == Mode::Watch) return {};
  return {
      {.id = "draw",
       .label = msgid("Draw"),
       .icon = "",
       .enabled = placing() && match_.begun() && game().settled() && !asked_},
      {.id = "resign", .label = msgid("Resign"), .icon = "", .enabled = match_.begun() && game().settled()}};
}

std::vector<PlayPage::Choice> PlayPage::right_choices() const {
  if (over()) return {{"review", msgid("Review"), "review"}};
  if (game().choosing() && person_acts()) {
    if (game().may_add_two()) return {{"add-two", msgid("Place two more"), ""}};
    return {};
  }
  if (match_.mode() == Mode::Watch) {
    return {watching_ ? Choice{"watch", msgid("Stop"), "pause"} : Choice{"watch", msgid("Go on"), "play"}};
  }
  if (thinking_of_move() && now() - asked_->since >= kThinkingShown)
    return {{"move-now", msgid("Move now"), "", Control::Kind::Primary}};
  return {};
}

void PlayPage::add_choices(const std::vector<Choice>& choices, Rect row,
                           std::vector<Control>& controls) const {
  if (choices.empty()) return;
  const auto count = static_cast<float>(choices.size());
  const float width = (row.w - (count - 1) * space::kTiny) / count;
  for (const Choice& choice : choices) {
    controls.push_back({.id = name() + '.' + std::string(choice.id),
                        .kind = choice.kind,
                        .bounds = {row.x, row.y, width, row.h},
                        .label = tr(choice.label),
                        .icon = std::string(choice.icon),
                        .enabled = choice.enabled});
    row.x += width + space::kTiny;
  }
}

std::vector<Control> PlayPage::layout(Extent size) {
  const BoardLook look = board_look(context_);
  window_theme_ = look.window == theme().desk ? theme() : make_theme(look.window, theme().contrast);
  std::vector<Control> buttons = icons();
  place_at_right(size, buttons);
  places_ = places(size);
  view_.fit(places_.board, game().board().side());
  std::vector<Control> controls{back_control(size, name() + ".back", tr("Back (Esc)"))};
  // Seen through its own bounds, the board has no ring around it: the cursor shows the focus.
  controls.push_back({.id = "board",
                      .kind = Control::Kind::Area,
                      .bounds = view_.plate(),
                      .ring_radius = 0,
                      .window = view_.plate()});
  controls.insert(controls.end(), buttons.begin(), buttons.end());
  add_choices(left_choices(), places_.left_row, controls);
  add_choices(right_choices(), places_.right_row, controls);
  return controls;
}

std::vector<Counter> PlayPage::counters() const {
  return {{tr("Time"), clock_text(match_.elapsed() / std::chrono::seconds(1))},
          {tr("Move"), std::to_string(game().board().stones())}};
}

HeaderBar PlayPage::header_bar() const {
  return {.title = tr("Gomoku"), .accent = kAccent.on(window_theme()), .counters = counters()};
}

Seat PlayPage::left_seat() const {
  return match_.mode() == Mode::Computer ? match_.person() : match_.seat_of(Colour::Black);
}

std::string PlayPage::seat_name(Seat seat) const {
  const SeatPlayer& player = match_.player(seat);
  if (player.computer()) return tr(level_message(*player.level));
  if (match_.mode() == Mode::Computer) return tr("You");
  return tr(seat == Seat::First ? msgid("First player") : msgid("Second player"));
}

std::string PlayPage::seat_line(Seat seat) const {
  std::string line = game().settled() ? tr(colour_message(match_.colour_of(seat))) : tr("No colour yet");
  if (over() || game().acting() != seat) return line;
  if (thinking_of_move() && now() - asked_->since >= kThinkingShown)
    return line + " · " +
           format(tr("thinking {seconds} s"), {{"seconds", seconds_text(now() - asked_->since)}});
  if (match_.player(seat).computer()) return line;
  if (game().choosing()) return tr("Choose a colour");
  return game().settled() ? line + " · " + tr("your move") : tr("Lay out the opening");
}

SeatCard PlayPage::seat_card(Seat seat) const {
  const Colour colour = match_.colour_of(seat);
  const int all = bowl_size(game().board().side(), colour);
  const bool acts = !over() && game().acting() == seat;
  return {.portrait = portrait_of(match_.player(seat), seat),
          .name = seat_name(seat),
          .line = seat_line(seat),
          .time = clock_text(match_.time_of(seat) / std::chrono::seconds(1)),
          .colour = colour,
          .left = std::max(0, all - game().board().stones(gomoku::stone_of(colour))),
          .all = all,
          .acts = acts};
}

BoardMarks PlayPage::marks() const {
  const bool keys =
      input_mode_ == InputMode::Keys && controls_.ring_shown() && controls_.focused() == "board";
  BoardMarks marks{
      .ghost = {},
      .ghost_colour = game().to_move(),
      .cursor = keys && !over() && match_.mode() != Mode::Watch ? std::optional(cursor_) : std::nullopt,
      .hint = hint_,
      .order = match_.stones(),
      .better = {},
      .forbidden = forbidden_,
      .threats = threats_};
  const auto under = keys ? std::optional(cursor_) : hovered_;
  if (placing() && under && game().is_legal({.at = *under})) marks.ghost = under;
  return marks;
}

void PlayPage::paint(Canvas& canvas, Duration now) const {
  view_.draw(canvas, board_look(context_), game(), marks(), now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  draw_header_bar(canvas, window_theme(), header_bar(), kIcons);
  draw_seat_card(canvas, window_theme(), seat_card(left_seat()), places_.left);
  draw_seat_card(canvas, window_theme(), seat_card(other(left_seat())), places_.right);
  message_.draw(canvas, context_, view_.plate(), view_.step(), now);
  draw_controls(canvas, now, window_theme());
}

}  // namespace quintet::gomoku
