#include "games/gomoku/seats.hpp"

#include <utility>

#include "core/gomoku/review.hpp"
#include "games/gomoku/art.hpp"

namespace quintet::gomoku {

using namespace ui;

Decision TimedComputer::decide(const Game& game, Level level, Duration time, Random chance,
                               const std::stop_token& stop) {
  constexpr std::uint64_t kNodesInASecond = 400'000;
  const Effort effort{.nodes = kNodesInASecond * static_cast<std::uint64_t>(time / milliseconds(1)) / 1000,
                      .threads = usual_threads()};
  return computer_.decide(game, level, effort, chance, stop);
}

Hint TimedComputer::advise(const Game& game, Random chance, const std::stop_token& stop) {
  const Effort effort{.nodes = 120'000, .threads = usual_threads()};
  return computer_.advise(game, effort, chance, stop);
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
    .won_quickly = {{{msgid("That was quick! Shall we try again?"), msgid("Oh, you left me a row!")},
                     {msgid("Watch for threes early on."), msgid("My first attack was enough.")},
                     {msgid("Block the first open three. At four it is too late."),
                      msgid("The opening decides more than it shows.")}}},
    .won = {{{msgid("I made it! That was fun."), msgid("Five! I counted twice to be sure.")},
             {msgid("A good game. Look where my four came from."),
              msgid("Two threats at once, that did it.")},
             {msgid("One move decided it. The review shows which."),
              msgid("You defended well, one tempo too late.")}}},
    .won_after_long =
        {{{msgid("Phew, what a long game!"), msgid("My hand is tired. Yours too?")},
          {msgid("You held out well. Play me again."), msgid("I was in danger more than once.")},
          {msgid("A worthy fight, to the last stone."), msgid("Few have made me think this long.")}}},
    .lost_quickly = {{{msgid("Wow, I did not see that coming!"), msgid("Already? You are fast!")},
                      {msgid("Too fast for me. Well done."), msgid("I looked the wrong way.")},
                      {msgid("A fine attack. I have nothing to add."),
                       msgid("Swift and exact. My compliments.")}}},
    .lost = {{{msgid("You win! Show me how you did it."), msgid("I was sure I had blocked that!")},
              {msgid("Well played. I saw it too late."), msgid("You made two threats; I have one hand.")},
              {msgid("Well played. That four was sharp."), msgid("You read farther than I did today.")}}},
    .lost_after_long = {{{msgid("So close! You are patient."), msgid("I held on as long as I could!")},
                         {msgid("I thought I had you. Well fought."), msgid("You never let go. Respect.")},
                         {msgid("A long road, and you saw farther."),
                          msgid("A game to keep. Let us look at it together.")}}},
    .accepts = {{{msgid("Already? Let’s play another one."), msgid("Oh, I hoped we would go on!")},
                 {msgid("It was not over yet. Again?"), msgid("You still had a move. Look at the review.")},
                 {msgid("Knowing when to stop is a skill too."),
                  msgid("A clear decision. The next game is yours.")}}}};

}  // namespace

std::string ending_words(const Localiser& words, const Match& match) {
  const bool black = match.game().outcome() == Outcome::BlackWins;
  switch (match.game().ending()) {
    case Ending::Five:
      return format(words.tr("Five in a row, move {move}"),
                    {{"move", std::to_string(match.game().board().stones())}});
    case Ending::Resigned:
      return words.tr(black ? msgid("White resigned") : msgid("Black resigned"));
    case Ending::Time:
      return words.tr(black ? msgid("White’s time is up") : msgid("Black’s time is up"));
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
  said.turn = said.colour + " · " + words.tr("your move");
  if (!game.settled()) said.turn = game.choosing() ? said.colour : words.tr("Place the opening");
  // In an opening with a choice of colours, Chinese players have words of their own for the two.
  if (match.start().opening != Opening::Free)
    said.person = seat == Seat::First ? words.tr("swap", "First player") : words.tr("swap", "Second player");
  else
    said.person = words.tr(seat == Seat::First ? msgid("First player") : msgid("Second player"));
  return ui::seat_card(words, match, seat, std::move(said), stone_bowl(game.board(), colour), thinking);
}

SeatCard ended_card(const Localiser& words, const Match& match, Seat seat) {
  return ended(seat_card(words, match, seat, std::nullopt), words, match, seat, winner_line(words, match),
               kFarewells);
}

}  // namespace quintet::gomoku
