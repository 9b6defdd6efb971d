#include "games/gomoku/seats.hpp"

#include <string>

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
  return words.tr(seat == Seat::First ? msgid("First player") : msgid("Second player"));
}

std::string seat_line(const Localiser& words, const Match& match, Seat seat,
                      std::optional<Duration> thinking) {
  const Game& game = match.game();
  std::string line =
      game.settled() ? words.tr(colour_message(match.colour_of(seat))) : words.tr("No colour yet");
  if (game.over() || game.acting() != seat) return line;
  if (thinking)
    return line + " · " + format(words.tr("thinking {seconds} s"), {{"seconds", seconds_text(*thinking)}});
  if (match.player(seat).computer()) return line;
  if (game.choosing()) return words.tr("Choose a colour");
  return game.settled() ? line + " · " + words.tr("your move") : words.tr("Lay out the opening");
}

}  // namespace

SeatCard seat_card(const Localiser& words, const Match& match, Seat seat, std::optional<Duration> thinking) {
  const Colour colour = match.colour_of(seat);
  return {.portrait = portrait_of(match.player(seat), seat),
          .name = seat_name(words, match, seat),
          .line = seat_line(words, match, seat, thinking),
          .time = clock_text(match.time_of(seat) / std::chrono::seconds(1)),
          .bowl = stone_bowl(match.game().board(), colour),
          .acts = !match.over() && match.game().acting() == seat};
}

}  // namespace quintet::gomoku
