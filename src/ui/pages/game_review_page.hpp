// The review of a game with its moves: what a ReviewPage asks of them, written once for all games. A game adds the look of
// its board, its words, and how a match goes on from a position.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ui/kit/match_flow.hpp"
#include "ui/kit/position_look.hpp"
#include "ui/kit/record.hpp"
#include "ui/pages/review_line.hpp"
#include "ui/pages/review_page.hpp"

namespace quintet::ui {

// How the board comes from one position to another.
enum class ReviewStep : std::uint8_t {
  Forward,  // by a move
  Back,     // a move of the game is taken back
  Jump,     // to any other position of the game
  Rest,     // the page or a line is entered or left, or the line jumps: nothing moves
};

// What is known of moves, and what works on them on other threads.
template <class Move>
struct ReviewWork {
  typename LineExplorer<Move>::NameOf name;
  typename MoveAnalysis<Move>::Judge judge;
  std::size_t steps = 0;                         // of the analysis
  typename LineExplorer<Move>::Answer answer{};  // empty if the player cannot try moves
  // What the analysis depends on besides start and moves; nothing if it may be another one the next time.
  std::optional<std::string> by = std::string();
};

// Begins before the page and ends after it.
template <class Move>
struct MoveReview {
  MoveAnalysis<Move> analysis;
  LineExplorer<Move> lines;
};

template <class R>
class GameReviewPage : private MoveReview<typename R::Game::Move>, public ReviewPage {
 public:
  using Game = typename R::Game;
  using Move = typename Game::Move;
  using Played = typename Game::Played;

  void enter() override {
    ReviewPage::enter();
    rest();
  }

 protected:
  // `floor`: see ImportExport.
  GameReviewPage(Context& context, const GameRecords<R>& records, R record, std::size_t floor,
                 const ReviewStyle& style, ReviewWork<Move> work)
      : Parts{{context, work.steps, std::move(work.judge), depends_on(context, record, work.by)},
              {std::move(work.name), std::move(work.answer), context.wake,
               [this](std::size_t before) { step_line(before); }}},
        ReviewPage(context, records.codec(), records.any(record), times_of(*record.replay), floor, style,
                   Parts::analysis, Parts::lines),
        record_(std::move(record)),
        game_(replay().end()) {}

  // The board shows game() now. Forward: it has come from `before` by this move. Back: it was there after this move, of
  // which `before`, the same as game(), was taken back. Otherwise the last two say nothing.
  virtual void show(ReviewStep step, const Game& before, const Played& played) = 0;
  // The move that a gesture means; it may be illegal.
  virtual std::optional<Move> move_of(const Gesture& /*gesture*/) const { return std::nullopt; }
  // The line has been opened, closed or continued, or has moved; before the board shows it.
  virtual void line_changed() {}
  // Shows the position after this move, which the player has tried, where it is known already instead of playing it anew.
  virtual bool follow(const Move& move) {
    static_cast<void>(move);
    return false;
  }
  // Whether the player may try the move in the shown position. Plays a move of a line.
  virtual bool may_play(const Move& move) const { return game_.is_legal(move); }
  virtual Played play(Game& game, const Move& move) const { return game.play(move); }

  const R& record() const { return record_; }
  // The same moves with other notes.
  void set_record(const GameRecords<R>& records, R record) {
    record_ = std::move(record);
    ReviewPage::set_record(records.any(record_));
  }
  const Replay<Game>& replay() const { return *record_.replay; }
  // The shown position, of the game or of the line beside it.
  const Game& game() const { return game_; }
  const std::optional<ReviewLine<Move>>& line() const { return Parts::lines.line(); }
  // Shows a line from the position of the game to which closing it leads, or another position of the line that is shown.
  void show_line(ReviewLine<Move> line, std::size_t back_to) {
    jump_to(back_to);
    const std::size_t at = std::exchange(line.at, 0);
    Parts::lines.open(std::move(line));
    Parts::lines.move_to(at);
  }
  void step_in_line(std::size_t at) { Parts::lines.move_to(at); }
  // The moves that lead there, and the last of them; null at the start.
  std::vector<Move> moves() const {
    const auto game_end = replay().moves().begin() + static_cast<std::ptrdiff_t>(game_moves());
    std::vector<Move> all(replay().moves().begin(), game_end);
    if (line()) std::ranges::copy(line()->shown(), std::back_inserter(all));
    return all;
  }
  const Move* last_move() const {
    if (line() && line()->at > 0) return &line()->moves[line()->at - 1];
    return game_moves() > 0 ? &replay().moves()[game_moves() - 1] : nullptr;
  }
  // Moves of the game before the shown position, or before the line.
  std::size_t game_moves() const { return line() ? line()->from : ply(); }
  // What the analysis knows of the move that led to this position, which it has reached.
  const KnownLines<Move>& lines_at(std::size_t ply) const { return Parts::analysis.lines()[ply]; }
  // The better move instead of the one that led to this position; null if none is known.
  const Move* better(std::optional<std::size_t> ply) const {
    if (!ply || Parts::analysis.plies()[*ply].better.empty()) return nullptr;
    const std::vector<Move>& best = Parts::analysis.lines()[*ply].best;
    return best.empty() ? nullptr : &best.front();
  }

 private:
  using Parts = MoveReview<Move>;

  static std::optional<std::string> depends_on(const Context& context, const R& record,
                                               const std::optional<std::string>& by) {
    if (!by) return std::nullopt;
    return std::string(R::Game::kName) + ' ' + context.words.language() + ' ' + *by + '\n' +
           write_as_save(record, 0);
  }
  static std::vector<Duration> times_of(const Replay<Game>& replay) {
    std::vector<Duration> times;
    for (const std::int64_t time : replay.times()) times.push_back(milliseconds(time));
    return times;
  }

  std::string move_name(std::size_t move) const final { return Parts::lines.name(replay().moves()[move]); }
  bool over() const final { return game_.over(); }

  void step_game(std::size_t before) final {
    if (ply() == before + 1) return step_forward(replay().moves()[before]);
    game_ = replay().at(ply());
    if (ply() + 1 != before) return show(ReviewStep::Jump, game_, {});
    Game next = game_;
    const Played undone = next.play(replay().moves()[ply()]);
    show(ReviewStep::Back, game_, undone);
  }
  void step_line(std::size_t before) {
    if (!line()) let_go();
    line_changed();
    if (line() && line()->at == before + 1) return step_forward(line()->moves[before]);
    rest();
  }
  void step_forward(const Move& move) {
    const Game before = game_;
    const Played played = play(game_, move);
    show(ReviewStep::Forward, before, played);
  }
  void rest() {
    game_ = replay().at(game_moves());
    if (line())
      for (const Move& move : line()->shown()) play(game_, move);
    show(ReviewStep::Rest, game_, {});
  }

  bool has_line(LineKind kind) const final { return known(kind).has_value(); }
  void open_line(LineKind kind) final {
    if (auto found = known(kind)) Parts::lines.open(*std::move(found));
  }
  std::optional<ReviewLine<Move>> known(LineKind kind) const {
    return known_line<Move>(kind, Parts::analysis.plies(), Parts::analysis.lines(), ply());
  }
  void open_try(std::size_t from) final {
    Parts::lines.open(line() ? line()->continued() : line_to_try<Move>(Parts::analysis.plies(), from));
  }
  bool try_move(const Gesture& gesture) final {
    const auto move = move_of(gesture);
    if (!move || !may_play(*move)) return false;
    if (follow(*move)) return true;
    if (!trying()) begin_try(TryFrom::Here);
    Parts::lines.try_move(*move);
    return true;
  }
  bool is_game_move(const Gesture& gesture, std::size_t move) const final {
    return move_of(gesture) == replay().moves()[move];
  }
  std::optional<Point> last_cell() const final {
    if constexpr (requires(const Move& move) { move.at; }) {
      if (const Move* const move = last_move()) return move->at;
    }
    return std::nullopt;
  }

  R record_;
  Game game_;
};

// The review of a game whose kit has a look, as data: each position is shown at rest, and moves are not judged. The curve is
// that of a figure of the positions.
template <class M>
struct ReviewTable {
  using Game = typename M::Rules;

  ReviewStyle style;
  typename M::Mode mode{};  // in which the player goes on from a position
  std::string (*name)(const typename Game::Move& move) = Game::write_move;
  double (*value)(const Game& game);  // of a position
};

template <class M, const ReviewTable<M>& kTable>
class StillReviewPage final : public GameReviewPage<Record<typename M::Rules>> {
  using Base = GameReviewPage<Record<typename M::Rules>>;
  using typename Base::Game;
  using typename Base::Move;
  using typename Base::Played;

 public:
  StillReviewPage(Context& context, const GameRecords<Record<Game>>& records, const Record<Game>& record,
                  std::size_t floor)
      : Base(context, records, record, floor, style(), work_on(record.replay)) {}

 protected:
  const BoardView& board() const override { return view_; }
  void fit_board(Rect area) override { view_.place(look().grid(this->context_.canvas, area, this->game())); }
  void draw_board(Canvas& canvas, Duration) const override {
    draw_window(look(), canvas, this->context_, view_.grid(), this->game());
  }
  void show(ReviewStep, const Game&, const Played&) override {}
  std::string position_line() const override { return moves_text(this->context_.words, this->game_moves()); }
  std::vector<Continuation> continuations() const override {
    return {MatchFlow<M>(this->context_).practice(kTable.mode, this->replay().start(), this->moves())};
  }

 private:
  static ReviewStyle style() {
    ReviewStyle style = kTable.style;
    style.judged = false;
    return style;
  }
  const PositionLook<Game>& look() const { return *kit_of<M>(this->context_).look; }
  static ReviewWork<Move> work_on(const std::shared_ptr<const Replay<Game>>& replay) {
    return {.name = kTable.name,
            .judge = each_position([replay](std::size_t ply, const std::stop_token&) {
              return NumberedPly<Move>{.ply = ply, .reviewed = {.value = kTable.value(replay->at(ply))}};
            }),
            .steps = replay->moves().size() + 1};
  }

  BoardView view_;
};

// The `review` of a game whose matches become records of these.
template <class Page, class M, auto kRecords>
void review_match(Context& context, const M& match, std::size_t floor) {
  const auto record = record_of(match);
  if (!record) return context.profile.notify(context.words.tr("This game cannot be read."));
  context.scenes.push(std::make_unique<Page>(context, kRecords(), *record, floor));
}

// The `review` of a table of records, for a page made from (context, records, record, floor).
template <class Page, class R>
std::unique_ptr<Scene> open_review(Context& context, const GameRecords<R>& records, const R& record,
                                   std::size_t floor, ReviewStart start) {
  auto page = std::make_unique<Page>(context, records, record, floor);
  if (start == ReviewStart::Replay) page->play_back();
  return page;
}

}  // namespace quintet::ui
