// The review of a game of stones: the numbers of its moves, the mark of a mistake on its stone with the rows that are its
// reason, the better line and what follows, drawn together as numbered stones, the stones of a line that is shown or tried
// beside the game, and the matches that go on from a position. A game adds its words, and how its board follows a
// step.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/stones.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/game_review_page.hpp"
#include "ui/stones/stone_board.hpp"

namespace quintet::ui {

// `R`: the record, whose notes have the mode and, by colour, the players. `M`: the match with the part SeatedState.
// `kLook`: how the player wishes the board.
template <class R, class M, BoardLook (*kLook)(const Context&)>
class StoneReviewPage : public GameReviewPage<R> {
  using Base = GameReviewPage<R>;

 public:
  using typename Base::Game;
  using typename Base::Move;
  using Mode = typename M::Mode;

 protected:
  using Continuation = typename Base::Continuation;

  // `floor`: see ImportExport.
  StoneReviewPage(Context& context, const GameRecords<R>& records, const R& record, std::size_t floor,
                  ReviewWork<Move> work, const CurveScale& scale = {})
      : Base(context, records, record, floor,
             {.stones = StonePictures{stone_on_board(Stone::Black), stone_on_board(Stone::White)},
              .scale = scale,
              .desk = [](const Context& here) { return kLook(here).window; }},
             std::move(work)) {}

  const StoneBoard& board() const override = 0;
  // The computer that a game of other players goes on against.
  virtual typename M::Level usual_level() const = 0;

  std::optional<Move> move_of(const Gesture& gesture) const override { return Move{.at = gesture.cell}; }
  std::string state() const override {
    return Base::state() + " stones=" + std::to_string(this->game().board().stones());
  }
  // A game that was played goes on with its players, another one against the computer or between two people.
  std::vector<Continuation> continuations() const override {
    const MatchFlow<M> flow(this->context_);
    const auto way = [&](Mode mode) {
      return flow.continuation(mode_message(mode).text, match_from_here(mode));
    };
    if (played_here()) return {way(this->record().notes.mode)};
    return {way(Mode::Computer), way(Mode::Two)};
  }

  // The moves of a line are numbered from its beginning, whatever the setting.
  BoardLook look() const {
    BoardLook look = kLook(this->context_);
    look.numbers = look.numbers || this->line();
    return look;
  }
  // Called when another position is shown, or the line beside the game has changed.
  void number_stones() {
    order_.clear();
    const std::size_t game_moves = this->line() ? 0 : this->ply();
    for (std::size_t i = 0; i < game_moves; ++i) add_stone(this->replay().moves()[i]);
    if (this->line())
      for (const Move& move : this->line()->shown()) add_stone(move);
    plan();
  }
  StoneMarks marks() const {
    StoneMarks marks{.ghost_colour = this->game().to_move(),
                     .cursor = this->shown_cursor(),
                     .order = order_,
                     .rows = rows_,
                     .planned = planned_};
    const bool plans = !planned_.empty();
    if (const Move* const move = this->line() || plans ? nullptr : this->better(this->explained()))
      marks.better = placed_at(*move);
    const auto under = marks.cursor ? marks.cursor : this->hovered_cell();
    if (this->trying() && under && this->game().is_legal({.at = *under})) marks.ghost = under;
    return marks;
  }
  // The mark of a mistake at the corner of its stone, as in the list and on the curve; in a puzzle, of the stone that was
  // played instead.
  void draw_quality(Canvas& canvas) const {
    constexpr float kAway = 0.36F, kSize = 0.17F, kLeast = 4;  // in steps; points
    const auto puzzle = this->puzzle();
    const MoveQuality quality = puzzle ? this->plies()[*puzzle].quality : this->quality();
    if (quality == MoveQuality::Fine || board().moving(this->now())) return;
    const auto* const move = puzzle ? &this->replay().moves()[*puzzle - 1] : this->last_move();
    const std::optional<Point> at = move ? placed_at(*move) : std::nullopt;
    if (!at) return;
    const float step = board().grid().side, away = puzzle ? 0 : kAway * step;
    draw_quality_mark(canvas, theme_of(this->context_, look().board), quality,
                      board().centre(*at) + Vec{away, -away}, std::max(kLeast, kSize * step));
  }
  void learned() override { plan(); }
  // After a game against the computer the person learns; after another one the side that has lost it, or both.
  bool is_to_learn(std::size_t ply) const override {
    const auto& notes = this->record().notes;
    const Colour mover = this->replay().at(ply - 1).to_move();
    if (notes.mode == Mode::Computer) return !notes.players[index_of(mover)].computer();
    const auto winner = winner_of(notes.outcome);
    return !winner || *winner != mover;
  }

 private:
  static constexpr std::size_t kPlanned = 5, kPlannedInALine = 9;  // stones

  // The moves of a line from this position of the game, from the one with this index on.
  void plan(std::span<const Move> line, std::size_t from, std::size_t first, std::size_t most, Rgba ink) {
    const auto& board = this->game().board();
    for (std::size_t i = first; i < line.size() && i < first + most; ++i) {
      const std::optional<Point> at = placed_at(line[i]);
      const Colour colour = (from + i) % 2 == 0 ? kColours[0] : kColours[1];
      if (at && board[*at] == Stone::None) planned_.push_back({*at, colour, i + 1, ink});
    }
  }
  void light(const std::vector<std::vector<Point>>& rows, Rgba ink) {
    for (const std::vector<Point>& row : rows) rows_.push_back({row, ink});
  }
  // What the board shows of the analysis.
  void plan() {
    constexpr Rgba kBetter = stone_ink::kHint, kPunished = stone_ink::kForbidden;
    planned_.clear();
    rows_.clear();
    if (const auto& line = this->line()) {
      const bool best = line->kind == LineKind::Best;
      const auto explained = best ? line->from + 1 : line->from;
      plan(line->moves, line->from, line->at, kPlannedInALine, best ? kBetter : kPunished);
      if (line->kind == LineKind::Try) {
        if (line->verdict && line->at >= line->verdict->move)
          light(line->verdict->judged.answer_rows, kPunished);
      } else if (explained < this->plies().size()) {
        const ReviewedPly& reviewed = this->plies()[explained];
        light(best ? reviewed.better_rows : reviewed.answer_rows, best ? kBetter : kPunished);
      }
      return;
    }
    if (this->quality() == MoveQuality::Fine) return;
    const std::size_t ply = this->ply();
    plan(this->lines_at(ply).best, ply - 1, 0, kPlanned, kBetter);
    plan(this->lines_at(ply).answer, ply, 0, kPlanned, kPunished);
    light(this->plies()[ply].answer_rows, kPunished);
  }

  bool played_here() const { return this->record().origin == RecordOrigin::Played; }
  void add_stone(const Move& move) {
    if (const std::optional<Point> at = placed_at(move)) order_.push_back(*at);
  }
  // Each player keeps the colour; black takes the first seat, because the colours are already chosen.
  typename M::SeatPlayers players_from_here(Mode mode) const {
    if (played_here()) return this->record().notes.players;
    const typename M::Player person{}, computer{usual_level()};
    if (mode == Mode::Two) return {person, person};
    if (this->game().to_move() == Colour::Black) return {person, computer};
    return {computer, person};
  }
  // Never recorded: the match does not begin with an empty board.
  M match_from_here(Mode mode) const {
    M match(this->replay().start(), players_from_here(mode));
    for (const Move& move : this->moves()) match.play(move);
    match.mark_recorded();
    return match;
  }

  std::vector<Point> order_;  // the shown stones; of a line beside the game, its own
  std::vector<PlannedStone> planned_;
  std::vector<LitRow> rows_;
};

}  // namespace quintet::ui
