// The review of a game of stones: the numbers of its moves, the mark of a mistake on its stone, the stones of a line that is
// shown or tried beside it, and the matches that go on from a position. A game adds its words, and how its board follows a
// step.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
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
                  ReviewWork<Move> work)
      : Base(context, records, record, floor,
             {.stones = StonePictures{stone_on_board(Stone::Black), stone_on_board(Stone::White)},
              .desk = [](const Context& now) { return kLook(now).window; }},
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
  // Called when another position is shown.
  void number_stones() {
    order_.clear();
    const std::size_t game_moves = this->line() ? 0 : this->ply();
    for (std::size_t i = 0; i < game_moves; ++i) add_stone(this->replay().moves()[i]);
    if (this->line())
      for (const Move& move : this->line()->shown()) add_stone(move);
  }
  StoneMarks marks() const {
    StoneMarks marks{.ghost_colour = this->game().to_move(), .cursor = this->shown_cursor(), .order = order_};
    if (const Move* const move = this->line() ? nullptr : this->better(this->explained()))
      marks.better = placed_at(*move);
    const auto under = marks.cursor ? marks.cursor : this->hovered_cell();
    if (this->trying() && under && this->game().is_legal({.at = *under})) marks.ghost = under;
    return marks;
  }
  // The mark of a mistake at the corner of its stone, as in the list and on the curve.
  void draw_quality(Canvas& canvas) const {
    constexpr float kAway = 0.36F, kSize = 0.17F, kLeast = 4;  // in steps; points
    if (this->quality() == MoveQuality::Fine || board().moving(this->now())) return;
    const std::optional<Point> at = placed_at(*this->last_move());
    if (!at) return;
    const float step = board().grid().side, away = kAway * step;
    draw_quality_mark(canvas, theme_of(this->context_, look().board), this->quality(),
                      board().centre(*at) + Vec{away, -away}, std::max(kLeast, kSize * step));
  }

 private:
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
};

}  // namespace quintet::ui
