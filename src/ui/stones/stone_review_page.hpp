// The review of a game of stones: the numbers of its moves, the mark of a mistake on its stone with the rows that are its
// reason, the better line and what follows, drawn together as numbered stones, the stones of a line that is shown or tried
// beside the game, the tree of variations, which is kept with the game, and the matches that go on from a position. A game adds
// its words, and how its board follows a step.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/stone_order.hpp"
#include "core/stones.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/pages/game_review_page.hpp"
#include "ui/stones/stone_board.hpp"
#include "ui/stones/study_tree.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::ui {

// `R`: the record, whose notes have the mode and, by colour, the players. `M`: the match with the part SeatedState.
// `View`: the board. `kLook`: how the player wishes it.
template <class R, class M, class View, BoardLook (*kLook)(const Context&)>
class StoneReviewPage : public GameReviewPage<R>, private ReviewTree {
  using Base = GameReviewPage<R>;

 public:
  using typename Base::Game;
  using typename Base::Move;
  using Mode = typename M::Mode;

 protected:
  using Continuation = typename Base::Continuation;

  // `floor`: see ImportExport.
  StoneReviewPage(Context& context, const GameRecords<R>& records, const R& record, std::size_t floor,
                  ReviewWork<Move> work, const CurveScale& scale = {},
                  ReviewStyle::List list = ReviewStyle::List::AllMoves)
      : Base(context, records, with_kept_tree(context, record), floor,
             {.stones = StonePictures{stone_on_board(Stone::Black), stone_on_board(Stone::White)},
              .scale = scale,
              .list = list,
              .desk = [](const Context& here) { return kLook(here).window; }},
             std::move(work)),
        view_(context),
        records_(records),
        tree_(this->record().replay, this->record().notes.beside),
        damaged_(this->record().notes.beside && !this->record().notes.beside->whole) {}

  void enter() override {
    Base::enter();
    if (damaged_ && !std::exchange(damage_told_, true))
      this->show_toast(this->tr("Some variations could not be read."));
  }
  const GameRecords<R>& records() const { return records_; }

  const View& board() const override { return view_; }
  int side() const { return this->replay().start().side; }
  void fit_board(Rect area) override { view_.fit(area, side()); }
  // The computer that a game of other players goes on against.
  virtual typename M::Level usual_level() const = 0;

  // " · 12:34 left", where a record tells the clock of the side that has moved; else empty.
  std::string clock_words(Colour mover) const {
    const StoneNote* const note = this->shown_note();
    const auto left = note ? note->time_left(mover) : std::nullopt;
    if (!left) return {};
    return " · " + format(this->tr("{time} left"), {{"time", clock_text(std::llround(*left))}});
  }

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
    show_tree();
    order_ =
        order_of(this->line() ? this->line()->shown() : std::span(this->replay().moves()).first(this->ply()));
    plan();
  }
  StoneMarks marks() const {
    StoneMarks marks{.ghost_colour = this->game().to_move(),
                     .cursor = this->shown_cursor(),
                     .order = order_.points,
                     .numbers = order_.numbers,
                     .rows = rows_,
                     .planned = planned_,
                     .letters = letters_};
    if (const StoneNote* const note = this->shown_note()) marks.signs = note->marks;
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
  GameRecord exported() const override {
    std::vector<StoneEvaluation> evaluations;
    for (const ReviewedPly& ply : this->plies()) {
      evaluations.push_back({.chance = static_cast<float>(ply.value)});
      if (ply.lead) evaluations.back().lead = static_cast<float>(*ply.lead);
    }
    R noted = this->record();
    noted.notes.beside = tree_.beside_with(evaluations);
    return records_.any(noted);
  }
  // After a game against the computer the person learns; after another one the side that has lost it, or both.
  bool is_to_learn(std::size_t ply) const override {
    const auto& notes = this->record().notes;
    const Colour mover = this->replay().at(ply - 1).to_move();
    if (notes.mode == Mode::Computer) return !notes.players[index_of(mover)].computer();
    const auto winner = winner_of(notes.outcome);
    return !winner || *winner != mover;
  }

  View view_;

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
      const bool studied = line->kind == LineKind::Try && !line->verdict;
      plan(line->moves, line->from, line->at, kPlannedInALine, best || studied ? kBetter : kPunished);
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

  // --- The tree

  // A match that has just been played has its number in the list, where something may be kept beside the game.
  static R with_kept_tree(Context& context, R record) {
    const KeptGame* const kept = context.profile.kept_games(Game::kName).find(record.kept);
    if (kept && !record.notes.beside) record.notes.beside = kept_beside(kept->text, *record.replay);
    return record;
  }
  auto here() const {
    const auto& line = this->line();
    return tree_.at(this->game_moves(), line ? line->shown() : std::span<const Move>());
  }
  void show_tree() {
    Base::show_tree(*this);
    letters_.clear();
    if (this->solving()) return;
    for (auto& [id, letter] : tree_.alternatives_to(here())) {
      const auto at = placed_at(tree_.tree().move(id));
      if (at && this->game().board()[*at] == Stone::None) letters_.push_back({*at, std::move(letter)});
    }
  }
  // What the player tries becomes part of the tree, with the answers.
  void line_changed() override {
    const auto& line = this->line();
    const bool tried = line && line->kind == LineKind::Try && !this->solving();
    if (tried && tree_.add(line->from, line->moves)) keep_tree();
  }
  // A move that a variation has already is shown there.
  bool follow(const Move& move) override {
    const auto next = this->trying() && !this->solving() ? tree_.tree().child(here(), move) : std::nullopt;
    if (!next || tree_.ply_of(*next)) return false;
    show_id(*next);
    return true;
  }
  // Closing the line leads to the move that it replaces.
  void show_id(typename StudyTree<Game>::Id id) {
    if (const auto ply = tree_.ply_of(id)) return this->jump_to(*ply);
    const auto [from, at, moves] = tree_.line_to(id);
    const auto& line = this->line();
    const bool shown =
        line && line->kind == LineKind::Try && line->from == from && line->moves.size() >= at &&
        std::equal(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(at), line->moves.begin());
    if (shown) return this->step_in_line(at);
    open_line_to(id);
  }
  void open_line_to(typename StudyTree<Game>::Id id) {
    auto [from, at, moves] = tree_.line_to(id);
    this->show_line({.kind = LineKind::Try, .from = from, .moves = std::move(moves), .at = at},
                    std::min(from + 1, this->last()));
  }
  void keep_tree() {
    R noted = this->record();
    noted.notes.beside = tree_.beside();
    if (!store(noted)) this->show_toast(this->tr("There is no room to keep this."));
    this->set_record(records_, std::move(noted));
  }
  // In the place of the game in the list; a game from elsewhere that is not there yet is added. What could not be read stays
  // in the list as a game of its own.
  bool store(R& noted) {
    Profile& profile = this->context_.profile;
    const KeptGame* const kept = profile.kept_games(Game::kName).find(noted.kept);
    if (!kept && played_here()) return true;
    const auto together = profile.together();
    const std::string text = records_.kept_text(noted);
    if (!kept) {
      noted.kept =
          profile.keep_game(Game::kName, {.origin = RecordOrigin::Opened, .date = noted.date, .text = text});
      return noted.kept > 0;
    }
    const KeptGame before = *kept;
    const std::string_view save = parts_of_kept(before.text).save;
    const std::string_view tree = noted.notes.beside ? std::string_view(text) : std::string_view();
    if (!profile.change_kept_game(Game::kName, before.id, save.empty() ? text : kept_with_tree(save, tree)))
      return false;
    if (std::exchange(damaged_, false))
      profile.keep_game(Game::kName,
                        {.origin = RecordOrigin::Opened, .date = before.date, .text = before.text});
    return true;
  }

  // Of ReviewTree.
  std::vector<TreeStone> stones() override {
    nodes_ = tree_.nodes();
    return tree_.stones();
  }
  std::size_t node() const override {
    return static_cast<std::size_t>(std::ranges::find(nodes_, here()) - nodes_.begin());
  }
  void go_to(std::size_t node) override { show_id(nodes_[node]); }
  void erase(std::size_t node) override {
    const auto before = tree_.tree().parent(nodes_[node]);
    tree_.remove(nodes_[node]);
    if (const auto ply = tree_.ply_of(before))
      this->jump_to(*ply);
    else
      open_line_to(before);
    keep_tree();
    show_tree();
  }
  const StoneNote& note(std::size_t node) const override { return tree_.tree().note(nodes_[node]); }
  void set_note(std::size_t node, StoneNote note) override {
    tree_.set_note(nodes_[node], std::move(note));
    keep_tree();
    show_tree();
  }
  void forget_try() override {
    const auto& line = this->line();
    if (!line || line->tries.empty()) return;
    if (tree_.take_back(line->from, std::span(line->moves).first(line->tries.back() + 1))) keep_tree();
  }

  bool played_here() const { return this->record().origin == RecordOrigin::Played; }
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

  const GameRecords<R>& records_;
  StudyTree<Game> tree_;
  std::vector<typename StudyTree<Game>::Id> nodes_;  // as the panel shows them
  bool damaged_, damage_told_ = false;               // a part of what was kept could not be read
  std::vector<LetteredPoint> letters_;
  StoneOrder order_;  // the shown stones; of a line beside the game, its own
  std::vector<PlannedStone> planned_;
  std::vector<LitRow> rows_;
};

}  // namespace quintet::ui
