#include "core/gomoku/computer.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "core/gomoku/book.hpp"

namespace quintet::gomoku {
namespace {

constexpr Effort kGlance{.nodes = 6'000};  // to judge a position of an opening
constexpr int kSpread = 7;                 // side of the central square for opening stones
constexpr int kTries = 24;                 // candidates for the last stone of an opening
constexpr Value kClear = kValueScale / 4;  // above this the position is not even

// Whether the next stone is the last before a player chooses a colour.
bool is_last_of_opening(const Game& game) {
  Game after = game;
  for (std::size_t i = 0; i < game.board().cells().cells().size(); ++i) {
    const Point at = game.board().cells().point(i);
    if (!game.is_legal({.at = at})) continue;
    after.play({.at = at});
    return after.choosing();
  }
  return false;
}

Point middle_point_by_lot(const Board& board, Random& chance) {
  const int spread = std::min(kSpread, board.side());
  const int first = (board.side() - spread) / 2;
  const auto offset = [&] { return static_cast<int>(chance.below(static_cast<std::uint64_t>(spread))); };
  const int row = first + offset();
  return {row, first + offset()};
}

}  // namespace

// Returns the searcher for this board; clears its table when the rule or the size has changed.
Searcher& Computer::searcher(const Board& board, Rule rule, const std::stop_token& stop) {
  if (!searcher_) searcher_.emplace(table_bytes_, stop);
  if (!searcher_->serves(board.side(), rule)) searcher_->forget();
  return *searcher_;
}

Thought Computer::think(const Game& game, Level level, const Effort& effort, Random chance,
                        const std::stop_token& stop, const GoOn& go_on) {
  const Skill& skill = skill_of(level);
  if (const auto* at_once = std::get_if<AtOnce>(&skill))
    return think_at_once(game.board(), game.rule(), *at_once, chance);
  if (const auto* lookahead = std::get_if<Lookahead>(&skill))
    return think_ahead(game.board(), game.rule(), *lookahead, chance, stop);
  if (const auto known = book_move(game.board(), chance)) return {.move = *known, .line = {*known}};
  return searcher(game.board(), game.rule(), stop)
      .think(game.board(), game.rule(), effort_of(level, effort), chance, stop, go_on);
}

Decision Computer::decide(const Game& game, Level level, const Effort& effort, Random chance,
                          const std::stop_token& stop, const GoOn& go_on) {
  assert(!game.over());
  if (game.choosing()) return choose(game, chance, stop);
  if (!game.settled()) return lay_out(game, chance, stop);
  const Thought thought = think(game, level, effort, chance, stop, go_on);
  return {{.at = thought.move}, thought};
}

Hint Computer::advise(const Game& game, const Effort& effort, Random chance, const std::stop_token& stop) {
  const Board& board = game.board();
  Thought thought = searcher(board, game.rule(), stop).think(board, game.rule(), effort, chance, stop);
  Hint hint = purpose(board, game.rule(), thought.move, game.to_move(), stop);
  if (is_win(thought.value)) hint.wins_by = std::move(thought.line);
  return hint;
}

bool Computer::accepts_draw(const Game& game, Colour colour, const std::stop_token& stop) {
  constexpr Effort kEffort{.nodes = 60'000};  // as a review, so that it knows what the review will say
  return should_accept_draw(searcher(game.board(), game.rule(), stop), game.board(), game.rule(), colour,
                            kEffort, stop);
}

Value Computer::judge(const Board& board, Rule rule, const std::stop_token& stop) {
  return searcher(board, rule, stop).think(board, rule, kGlance, Random(0), stop).value;
}

// Takes the better colour. In an even position it may add two stones and leave the choice to the other player.
Decision Computer::choose(const Game& game, Random chance, const std::stop_token& stop) {
  const Value mover = judge(game.board(), game.rule(), stop);
  const Value white = game.to_move() == Colour::White ? mover : -mover;
  const Thought thought{.move = {}, .value = std::abs(mover)};
  if (std::abs(white) < kClear && game.may_add_two() && chance.below(2) == 0)
    return {{.kind = Move::Kind::AddTwo}, thought};
  return {{.kind = white >= 0 ? Move::Kind::TakeWhite : Move::Kind::TakeBlack}, thought};
}

// Places stones at random near the centre; the last one is chosen so that the position is as even as possible.
Decision Computer::lay_out(const Game& game, Random chance, const std::stop_token& stop) {
  std::optional<Decision> best;
  const int tries = is_last_of_opening(game) ? kTries : 1;
  int tried = 0;
  while (tried < tries || !best) {
    const Move move{.at = middle_point_by_lot(game.board(), chance)};
    if (!game.is_legal(move)) continue;
    ++tried;
    Game after = game;
    after.play(move);
    const Value uneven = tries == 1 ? 0 : std::abs(judge(after.board(), game.rule(), stop));
    if (!best || uneven < best->thought.value) best = {move, {.move = move.at, .value = uneven}};
    if (stop.stop_requested()) break;
  }
  return *best;
}

}  // namespace quintet::gomoku
