#include "games/go/seats.hpp"

#include <algorithm>
#include <cstdint>
#include <new>
#include <string_view>
#include <utility>
#include <vector>

#include "core/go/review.hpp"
#include "games/go/settings.hpp"
#include "games/go/words.hpp"
#include "ui/stones/stone_art.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::go {

using namespace ui;

namespace {

constexpr Effort kAdvice{.playouts = 3000, .evaluations = 1000},
    kJudgement{.playouts = 300, .evaluations = 100};
// With AVX2; with newer instructions an evaluation takes no longer than a playout.
constexpr std::uint64_t kPlayoutsForEvaluation = 2;

// What a typical machine plays out on such a board in a second.
std::uint64_t playouts_in_a_second(int side) {
  constexpr std::uint64_t kPoints = 650'000;
  return kPoints / static_cast<std::uint64_t>(side * side);
}

}  // namespace

Thought TimedComputer::decide(const Game& game, Level level, Duration time, Random chance,
                              const std::stop_token& stop) {
  const std::uint64_t playouts =
      playouts_in_a_second(game.board().side()) * static_cast<std::uint64_t>(time / milliseconds(1)) / 1000;
  const Effort master{.playouts = playouts,
                      .evaluations = std::max<std::uint64_t>(playouts / kPlayoutsForEvaluation, 1),
                      .remembers = true};
  return searcher_.think(game, effort_of(level, game.board().side(), master), resigns_as(level), chance,
                         stop);
}

Hint TimedComputer::advise(const Game& game, Random chance, const std::stop_token& stop) {
  Hint hint = hint_of(game, searcher_.think(game, kAdvice, Resigns::Never, chance, stop).move);
  if (!hint.tells() && hint.move.kind == Move::Kind::Stone && game.start().to_take == 0)
    hint.bounds = leaves_boundaries(game.board());
  return hint;
}

double TimedComputer::judge(const Game& game, const std::stop_token& stop) {
  return go::judge(searcher_, game, kJudgement, stop).chance;
}

Move plain_move(const Game& game, Random chance) {
  try {
    constexpr Effort kLittle{.playouts = 30, .evaluations = 1};
    return Searcher().think(game, kLittle, Resigns::Never, chance).move;
  } catch (const std::bad_alloc&) {
    return {.kind = Move::Kind::Pass};
  }
}

std::string hint_words(const Localiser& words, const Hint& hint) {
  if (hint.move.kind == Move::Kind::Pass) return words.tr("Nothing is left to gain: pass.");
  const auto number = [](int count) { return static_cast<std::uint64_t>(count); };
  if (hint.captures > 0)
    return format(
        words.trn("It captures {count} stone.", "It captures {count} stones.", number(hint.captures)),
        {{"count", std::to_string(hint.captures)}});
  if (hint.saves > 0)
    return format(words.trn("It saves {count} stone in atari.", "It saves {count} stones in atari.",
                            number(hint.saves)),
                  {{"count", std::to_string(hint.saves)}});
  if (hint.settles > 0)
    return format(words.trn("It makes the second eye of {count} stone.",
                            "It makes the second eye of {count} stones.", number(hint.settles)),
                  {{"count", std::to_string(hint.settles)}});
  return words.tr(hint.bounds ? msgid("The largest boundary move, as far as I can see.")
                              : msgid("The best move, as far as I can see."));
}

namespace {

constexpr Farewells kFarewells{
    .short_game = 30,
    .long_game = 160,
    .won_quickly = {{{msgid("That was quick! Shall we try again?"), msgid("Oh, that came early!")},
                     {msgid("Count your liberties early on."), msgid("My first attack was enough.")},
                     {msgid("The opening decides more than it shows."), msgid("A short game teaches too.")}}},
    .won = {{{msgid("I made it! That was fun."), msgid("My corner held!")},
             {msgid("A good game. One group had too few eyes."),
              msgid("A few points here and there, that did it.")},
             {msgid("One move decided it. The review shows where."),
              msgid("You fought well, one tempo too late.")}}},
    .won_after_long =
        {{{msgid("Phew, what a long game!"), msgid("My hand is tired. Yours too?")},
          {msgid("You held out well. Play me again."), msgid("I was in danger more than once.")},
          {msgid("A worthy fight, to the last stone."), msgid("Few have made me think this long.")}}},
    .lost_quickly = {{{msgid("Wow, I did not see that coming!"), msgid("Already? You are fast!")},
                      {msgid("Too fast for me. Well done."), msgid("I looked the wrong way.")},
                      {msgid("A fine attack. I have nothing to add."),
                       msgid("Swift and exact. My compliments.")}}},
    .lost = {{{msgid("You win! Show me how you did it."), msgid("I was sure I had two eyes!")},
              {msgid("Well played. I saw it too late."), msgid("You surrounded more than I did.")},
              {msgid("Well played. Your shape was sound."), msgid("You read farther than I did today.")}}},
    .lost_after_long = {{{msgid("So close! You are patient."), msgid("I held on as long as I could!")},
                         {msgid("I thought I had you. Well fought."), msgid("You never let go. Respect.")},
                         {msgid("A long road, and you saw farther."),
                          msgid("A game to keep. Let us look at it together.")}}},
    .accepts = {{{msgid("Already? Let’s play another one."), msgid("Oh, I hoped we would go on!")},
                 {msgid("It was not over yet. Again?"), msgid("There was still a move. Look at the review.")},
                 {msgid("Knowing when to stop is a skill too."),
                  msgid("A clear decision. The next game is yours.")}}}};

}  // namespace

SeatCard seat_card(const Localiser& words, const Match& match, Seat seat,
                   const std::optional<Thinking>& thinking) {
  const Colour colour = match.colour_of(seat);
  SeatWords said{.person = words.tr(colour_message(colour)), .colour = words.tr(colour_message(colour))};
  const auto left = static_cast<std::uint64_t>(match.game().handicap_left());
  const std::string turn = left == 0
                               ? words.tr("your move")
                               : format(words.trn("{count} stone to place", "{count} stones to place", left),
                                        {{"count", std::to_string(left)}});
  said.turn = said.colour + " · " + turn;
  // Between two people the name is the colour.
  if (match.mode() == Mode::Two) {
    said.colour.clear();
    said.turn = turn;
  }
  return ui::seat_card(words, match, seat, std::move(said),
                       stone_lid(words, other(colour), match.game().prisoners(colour)), thinking);
}

SeatCard ended_card(const Localiser& words, const Match& match, Seat seat) {
  return ended(seat_card(words, match, seat, std::nullopt), words, match, seat, winner_line(words, match),
               kFarewells);
}

GameResult result_of(const Context& context, const Match& match, const NewBests& /*news*/) {
  GameResult outcome = titled_result(context, match);
  const Game& game = match.game();
  if (game.ending() == Ending::NoResult) outcome.title = msgid("No result");
  outcome.line = ending_words(context.words, game);
  const auto compare = [&outcome](std::string black, const std::string& white) {
    outcome.figures.push_back({msgid("Black : White"), std::move(black) + " : " + white});
  };
  if (game.ending() == Ending::Counted)
    compare(write_halves(game.count().sum(Colour::Black)), write_halves(game.count().sum(Colour::White)));
  if (game.ending() == Ending::Taken)
    compare(std::to_string(game.prisoners(Colour::Black)), std::to_string(game.prisoners(Colour::White)));
  outcome.figures.push_back({msgid("Moves"), std::to_string(match.order().moves)});
  outcome.figures.push_back({msgid("Time"), clock_text(match.elapsed() / std::chrono::seconds(1))});
  add_opponent<Settings>(outcome, context, match);
  return outcome;
}

}  // namespace quintet::go
