#include "games/gomoku/seats.hpp"

#include <string>

#include "games/gomoku/farewell.hpp"
#include "games/gomoku/pictures.hpp"
#include "games/gomoku/words.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

std::string seconds_text(Duration time) {
  return std::to_string(time / std::chrono::seconds(1));
}

std::string seat_name(const Localiser& words, const Match& match, Seat seat) {
  const SeatPlayer& player = match.player(seat);
  if (player.computer()) return words.tr(level_message(*player.level));
  if (match.mode() == Mode::Computer) return words.tr("You");
  // In an opening with a choice of colours, Chinese players have words of their own for the two.
  if (match.start().opening != Opening::Free)
    return seat == Seat::First ? words.tr("swap", "First player") : words.tr("swap", "Second player");
  return words.tr(seat == Seat::First ? msgid("First player") : msgid("Second player"));
}

std::string seat_line(const Localiser& words, const Match& match, Seat seat,
                      const std::optional<Thinking>& thinking) {
  const Game& game = match.game();
  std::string line =
      game.settled() ? words.tr(colour_message(match.colour_of(seat))) : words.tr("No colour yet");
  if (game.over() || game.acting() != seat) return line;
  if (thinking)
    return line + " · " +
           format(words.tr("thinking {seconds} of {limit} s"),
                  {{"seconds", seconds_text(thinking->spent)}, {"limit", seconds_text(thinking->limit)}});
  if (match.player(seat).computer()) return line;
  return game.settled() || game.choosing() ? line + " · " + words.tr("your move")
                                           : words.tr("Place the opening");
}

// One person keeps one portrait with either colour. Two computers of the same level have different ones.
std::string_view seat_portrait(const Match& match, Seat seat) {
  const SeatPlayer& player = match.player(seat);
  if (match.mode() == Mode::Computer && !player.computer()) return portrait_of(player, Seat::First);
  const bool twins = match.mode() == Mode::Watch && player == match.player(other(seat));
  return portrait_of(twins && seat == Seat::Second ? SeatPlayer{} : player, seat);
}

}  // namespace

SeatCard seat_card(const Localiser& words, const Match& match, Seat seat,
                   const std::optional<Thinking>& thinking) {
  const Colour colour = match.colour_of(seat);
  const bool acts = !match.over() && match.game().acting() == seat;
  return {.portrait = seat_portrait(match, seat),
          .name = seat_name(words, match, seat),
          .line = seat_line(words, match, seat, thinking),
          .time = clock_text(match.time_of(seat) / std::chrono::seconds(1)),
          .bowl = stone_bowl(match.game().board(), colour),
          .acts = acts,
          .thought = acts && thinking ? std::optional(thinking->part) : std::nullopt};
}

SeatCard winner_card(const Localiser& words, const Match& match) {
  SeatCard card = seat_card(words, match, *winner(match), std::nullopt);
  card.won = true;
  card.line = winner_line(words, match);
  card.words = farewell(words, match);
  card.quotes = *winner(match) == match.person();
  return card;
}

Seat seat_at(const Match& match, SeatSide side) {
  const Seat left = match.mode() == Mode::Computer ? match.person() : match.seat_of(Colour::Black);
  return side == SeatSide::Left ? left : other(left);
}

SeatSide side_of(const Match& match, Seat seat) {
  return seat == seat_at(match, SeatSide::Left) ? SeatSide::Left : SeatSide::Right;
}

Colour resigning(const Match& match) {
  return match.colour_of(match.mode() == Mode::Computer ? match.person() : match.game().acting());
}

std::string_view draw_question(const Match& match) {
  return match.colour_of(match.game().acting()) == Colour::Black ? msgid("Black offers White a draw")
                                                                 : msgid("White offers Black a draw");
}

std::string_view resign_question(const Match& match) {
  if (match.mode() == Mode::Computer) return msgid("Resign this game?");
  return resigning(match) == Colour::Black ? msgid("Black resigns?") : msgid("White resigns?");
}

}  // namespace quintet::gomoku
