#include "games/go/board_play.hpp"

#include <algorithm>

#include "core/go/advice.hpp"
#include "ui/stones/level_results.hpp"

namespace quintet::go {

using namespace ui;

void BoardCount::board_changed(const Match& match) {
  count_.reset();
  dead_.clear();
  if (!match.counting()) {
    stop();
    proposal_.reset();
  }
  const Game& game = match.game();
  if (!match.counting() && game.ending() != Ending::Counted) return;
  count_ = game.count();
  for (std::size_t i = 0; i < game.marks().cells().size(); ++i)
    if (game.marks().cells()[i] == Mark::Dead) dead_.push_back(game.marks().point(i));
}

std::optional<std::vector<Move>> BoardCount::advance(const Match& match, Context& context) {
  constexpr int kPlayouts = 400;
  if (proposal_) return std::nullopt;
  const Game& game = match.game();
  if (!running()) {
    proposing_.start([board = game.board(), chance = Random(context.chance.next())](const std::stop_token&) {
      Random random = chance;
      return propose_dead(board, kPlayouts, random);
    });
    return std::nullopt;
  }
  const auto found = proposing_.poll();
  if (!found) return std::nullopt;
  proposal_ = *found ? **found : game.marks();
  const bool marked =
      std::ranges::any_of(game.marks().cells(), [](Mark mark) { return mark != Mark::Alive; });
  return marked ? std::vector<Move>{} : marking_moves(game, *proposal_);
}

std::optional<Point> BoardCount::disputed(const Match& match) const {
  const bool asked = proposal_ && match.counting() && is_counted(match);
  return asked ? go::disputed(match.game(), *proposal_) : std::nullopt;
}

void BoardCount::complete(BoardMarks& marks, const Match& match) const {
  marks.faint = dead_;
  marks.count = count_ ? &*count_ : nullptr;
  marks.counted = &match.game();
  marks.disputed = disputed(match);
}

}  // namespace quintet::go
