#include "games/gomoku/seats.hpp"

#include <string>
#include <utility>

#include "core/gomoku/review.hpp"
#include "games/gomoku/art.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;

Decision TimedComputer::decide(const Game& game, Level level, Duration time, Random chance,
                               const std::stop_token& stop) {
  constexpr std::uint64_t kNodesInASecond = 400'000;
  const Effort effort{.nodes = kNodesInASecond * static_cast<std::uint64_t>(time / milliseconds(1)) / 1000};
  return computer_.decide(game, level, effort, chance, stop);
}

Hint TimedComputer::advise(const Game& game, Random chance, const std::stop_token& stop) {
  constexpr Effort kEffort{.nodes = 120'000};
  return computer_.advise(game, kEffort, chance, stop);
}

double TimedComputer::judge(const Game& game, const std::stop_token& stop) {
  const double mover = winning_chance(computer_.judge(game.board(), game.rule(), stop));
  return game.to_move() == Colour::Black ? mover : 1 - mover;
}

gomoku::Move plain_move(const gomoku::Game& game, Random chance) {
  if (game.choosing()) return {.kind = gomoku::Move::Kind::TakeWhite};
  return {.at = gomoku::think_at_once(game.board(), game.rule(), {Knowledge::Lines}, chance).move};
}

namespace {

constexpr Farewells kFarewells{
    .short_game = 20,
    .long_game = 60,
    .won_quickly = {msgid("That was quick! Shall we try again?"), msgid("Watch for threes early on."),
                    msgid("Block the first open three. At four it is too late.")},
    .won = {msgid("I made it! That was fun."), msgid("A good game. Look where my four came from."),
            msgid("One move decided it. The review shows which.")},
    .won_after_long = {msgid("Phew, what a long game!"), msgid("You held out well. Play me again."),
                       msgid("A worthy fight, to the last stone.")},
    .lost_quickly = {msgid("Wow, I did not see that coming!"), msgid("Too fast for me. Well done."),
                     msgid("A fine attack. I have nothing to add.")},
    .lost = {msgid("You win! Show me how you did it."), msgid("Well played. I saw it too late."),
             msgid("Well played. That four was sharp.")},
    .lost_after_long = {msgid("So close! You are patient."), msgid("I thought I had you. Well fought."),
                        msgid("A long road, and you saw farther.")},
    .accepts = {msgid("Already? Let's play another one."), msgid("It was not over yet. Again?"),
                msgid("Knowing when to stop is a skill too.")}};

}  // namespace

std::string ending_words(const Localiser& words, const Match& match) {
  const bool black = match.game().outcome() == Outcome::BlackWins;
  switch (match.game().ending()) {
    case Ending::Five:
      return format(words.tr("Five in a row, move {move}"),
                    {{"move", std::to_string(match.game().board().stones())}});
    case Ending::Resigned:
      return words.tr(black ? msgid("White resigned") : msgid("Black resigned"));
    case Ending::Agreed:
      return words.tr("Draw by agreement");
    default:
      return words.tr("The board is full");
  }
}

std::string winner_line(const Localiser& words, const Match& match) {
  const auto seat = match.winner();
  if (!seat) return {};
  std::string colour = words.tr(colour_message(match.colour_of(*seat)));
  if (match.game().ending() != Ending::Five) return colour;
  return colour + " · " + words.tr("five in a row");
}

SeatCard seat_card(const Localiser& words, const Match& match, Seat seat,
                   const std::optional<Thinking>& thinking) {
  const Game& game = match.game();
  const Colour colour = match.colour_of(seat);
  SeatWords said{.colour = words.tr(game.settled() ? colour_message(colour) : msgid("No colour yet"))};
  said.turn = game.settled() || game.choosing() ? said.colour + " · " + words.tr("your move")
                                                : words.tr("Place the opening");
  // In an opening with a choice of colours, Chinese players have words of their own for the two.
  if (match.start().opening != Opening::Free)
    said.person = seat == Seat::First ? words.tr("swap", "First player") : words.tr("swap", "Second player");
  else
    said.person = words.tr(seat == Seat::First ? msgid("First player") : msgid("Second player"));
  return ui::seat_card(words, match, seat, std::move(said), stone_bowl(game.board(), colour), thinking);
}

SeatCard winner_card(const Localiser& words, const Match& match) {
  SeatCard card = seat_card(words, match, *match.winner(), std::nullopt);
  card.won = true;
  card.line = winner_line(words, match);
  card.words = farewell(words, match, kFarewells);
  card.quotes = *match.winner() == match.person();
  return card;
}

}  // namespace quintet::gomoku
