#include "core/gomoku/game_analyst.hpp"

namespace quintet::gomoku {
namespace {

constexpr Effort kLineEffort{.nodes = 6'000};  // for each move after the end of a searched line
constexpr std::size_t kLineLength = 7, kWonLine = 25;

}  // namespace

AnalysedPly GameAnalyst::analyse(std::size_t ply, const std::stop_token& stop) {
  if (!searcher_) searcher_.emplace(table_);
  const int side = game_->side();
  const Rule rule = game_->rule();
  AnalysedPly analysed;
  if (ply == 0 || ply <= game_->placed()) {
    analysed.position = judge(*searcher_, side, rule, game_->moves(), ply, kReviewEffort, stop);
  } else {
    const Judgement before = judgement(ply - 1, stop);
    const ReviewedMove reviewed = review_move(*searcher_, side, rule, moves(ply), before, stop);
    analysed = {
        .position = reviewed.after,
        .move = reviewed.move,
        .best_line = line_after(*searcher_, *game_, moves(ply - 1), before, reviewed.move.slip, stop),
        .answer_line = line_after(*searcher_, *game_, moves(ply), reviewed.after, reviewed.move.slip, stop)};
    if (reviewed.move.slip != Slip::None)
      analysed.reasons =
          reasons_of(board_after(moves(ply - 1), side), rule, reviewed.move, reviewed.after, stop);
  }
  constexpr std::size_t kOpening = 3;
  if (analysed.move && ply <= kOpening)
    analysed.opening = purpose(board_after(moves(ply - 1), side), rule, analysed.move->played,
                               ply % 2 == 1 ? Colour::Black : Colour::White, stop);
  if (!stop.stop_requested()) game_->keep(ply, analysed.position, analysed.move.value_or(JudgedMove{}));
  return analysed;
}

Judgement GameAnalyst::judgement(std::size_t ply, const std::stop_token& stop) {
  if (const auto known = game_->find(moves(ply))) return known->after;
  return judge(*searcher_, game_->side(), game_->rule(), moves(ply), ply, kReviewEffort, stop);
}

std::vector<Point> line_after(Searcher& searcher, const JudgedGame& game, std::span<const Point> moves,
                              const Judgement& from, Slip slip, const std::stop_token& stop) {
  if (slip == Slip::None || from.over) return from.line;
  const std::size_t most = is_decided(from.black) ? kWonLine : kLineLength;
  return extended_line(searcher, board_after(moves, game.side()), game.rule(), from.line, most, kLineEffort,
                       stop);
}

MistakeReasons reasons_of(const Board& board, Rule rule, const JudgedMove& move, const Judgement& after,
                          const std::stop_token& stop) {
  const Colour colour = to_move(board);
  MistakeReasons reasons;
  if (is_playable(board, rule, move.best)) reasons.better = purpose(board, rule, move.best, colour, stop);
  Board next = board;
  next.set(move.played, stone_of(colour));
  if (!after.over && is_playable(next, rule, after.best))
    reasons.answer = purpose(next, rule, after.best, other(colour), stop);
  return reasons;
}

}  // namespace quintet::gomoku
