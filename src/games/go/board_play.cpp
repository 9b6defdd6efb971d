#include "games/go/board_play.hpp"

#include <algorithm>

#include "core/go/advice.hpp"
#include "games/go/settings.hpp"
#include "ui/stones/level_results.hpp"

namespace quintet::go {

using namespace ui;

void BoardCount::board_changed(const Match& match) {
  count_.reset();
  dead_.clear();
  openings_.clear();
  disputed_.reset();
  if (!match.counting()) {
    stop();
    forget_proposal();
    other_way_ = false;
  }
  if (!black_agrees(match)) agreed_.reset();
  const Game& game = match.game();
  if (!match.counting() && game.ending() != Ending::Counted) return;
  count_ = game.count();
  for (std::size_t i = 0; i < game.marks().cells().size(); ++i)
    if (game.marks().cells()[i] == Mark::Dead) dead_.push_back(game.marks().point(i));
  judge(match);
}

// Before the dead stones are known, those of the other side would seem to open what surrounds them.
void BoardCount::judge(const Match& match) {
  if (!ready() || !match.counting()) return;
  const Game& game = match.game();
  openings_ = open_borders(game.board(), game.marks());
  if (match.mode() == Mode::Computer) disputed_ = go::disputed(game, *proposal_);
}

std::optional<std::vector<Move>> BoardCount::advance(const Match& match, Context& context) {
  constexpr int kPlayouts = 400;
  if (proposal_) return std::nullopt;
  const Game& game = match.game();
  if (!running()) {
    proposing_.start([game, chance = Random(context.chance.next())](const std::stop_token& stop) {
      Random random = chance;
      return propose_marks(game, kPlayouts, random, stop);
    });
    return std::nullopt;
  }
  const auto found = proposing_.poll();
  if (!found) return std::nullopt;
  proposal_ = *found ? **found : game.marks();
  const bool marked =
      std::ranges::any_of(game.marks().cells(), [](Mark mark) { return mark != Mark::Alive; });
  judge(match);
  return marked ? std::vector<Move>{} : marking_moves(game, *proposal_);
}

CountTalk BoardCount::talk(const Match& match) const {
  CountTalk talk{
      .waits = !ready(), .other_way = other_way_, .black_agrees = black_agrees(match), .disputed = disputed_};
  for (const Opening& each : openings_) talk.open.push_back(each.at);
  return talk;
}

void BoardCount::complete(BoardMarks& marks, const Match& match) const {
  marks.faint = dead_;
  marks.count = count_ ? &*count_ : nullptr;
  marks.counted = &match.game();
  marks.disputed = disputed_;
  marks.openings = openings_;
}

void BoardAids::board_changed(const Match& match) {
  stop();
  fresh_ = false;
  pressed_.reset();
  const bool played = !match.counting() && !match.over();
  if (!played) hide_estimate();
  if (!shown_) estimate_.reset();
  ataris_ = played ? ataris(match.game().board()) : std::vector<Atari>{};
}

void BoardAids::advance(const Match& match) {
  if (!shown_) {
    stop();
    estimate_.reset();
    fresh_ = false;
    return;
  }
  if (!running() && !fresh_) {
    estimating_.start([game = match.game()](const std::stop_token& stop) { return estimate(game, stop); });
    return;
  }
  auto found = estimating_.poll();
  if (!found) return;
  fresh_ = true;
  if (*found) estimate_ = **std::move(found);
}

std::optional<int> BoardAids::lead() const {
  return estimate_ ? std::optional(rounded_lead(estimate_->lead)) : std::nullopt;
}

int BoardAids::press_stone(const Match& match, Point at) {
  const Board& board = match.game().board();
  if (board.is_empty(at)) return 0;
  pressed_ = at;
  return board.liberties(at);
}

void BoardAids::complete(BoardMarks& marks, const Match& match, std::optional<Point> under) const {
  if (shown_ && estimate_) marks.estimate = &estimate_->owned;
  if (!context_.profile.get<Settings>().eyes || match.counting() || match.over()) return;
  marks.ataris = ataris_;
  if (marks.estimate) return;
  const Board& board = match.game().board();
  const auto at = under && !board.is_empty(*under) ? under : pressed_;
  if (at) marks.liberties = board.liberty_points(*at);
}

}  // namespace quintet::go
