// The analysis of a reviewed game in the background, and the line beside it: the best one, what follows, or the
// player's own moves. What a page shows of both does not depend on the type of the moves.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/grid.hpp"
#include "engine/platform/background.hpp"
#include "ui/context.hpp"
#include "ui/pages/review_curve.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::ui {

// The analysis of a whole game, step by step in the background, so that the curve of the review grows while the player
// already looks at it.

// What is said of a position of the game and of the move that led to it; the first position has none.
struct ReviewedPly {
  double value = 0.5;  // see CurvePoint
  MoveQuality quality = MoveQuality::Fine;
  std::optional<double> lead{};  // likewise
  bool best = false;             // the move was the best one
  double cost = 0;               // what a mistake gave away, on the scale of the value
  std::string better{};  // the name of a better move, the first of the best line; empty if none was better
  // Describes what a mistake gave away; of another move: says more than that it was good.
  LocalizedText words{};
  // Why: what the better move does, and what the other side can do now. Empty for moves that lost nothing.
  LocalizedText better_reason{}, answer_reason{};
  LocalizedText outlook{};  // what is to be expected from the position, where the value does not say all
  // The cells that the board lights up with the reasons: of stones, each row of a threat.
  std::vector<Point> better_proof{};
  std::vector<std::vector<Point>> better_rows{}, answer_rows{};
};

// The moves that are best for both sides: instead of the move, and after it.
template <class Move>
struct KnownLines {
  std::vector<Move> best{}, answer{};
};

// A position by the number of moves before it.
template <class Move>
struct NumberedPly {
  std::size_t ply = 0;
  ReviewedPly reviewed;
  KnownLines<Move> lines{};
};

// What is known so far, and the way to more.
class ReviewAnalysis {
 public:
  virtual ~ReviewAnalysis() = default;

  // Continues with the first step that has no answer. Nothing runs before.
  virtual void resume() = 0;
  // Returns as soon as the judge has stopped; keeps the finished evaluations.
  virtual void pause() = 0;
  // Takes a finished step and starts the next; returns whether there was one.
  virtual bool advance() = 0;
  virtual bool running() const = 0;
  // Why the analysis stopped before the last step; `resume` tries again.
  const std::optional<Problem>& failure() const { return failure_; }

  // The positions known so far, from the first one.
  const std::vector<ReviewedPly>& plies() const { return plies_; }
  const std::vector<CurvePoint>& curve() const { return curve_; }
  bool done() const { return step_ == steps_; }
  // 0 … 1
  double progress() const { return static_cast<double>(step_) / static_cast<double>(steps_); }

 protected:
  explicit ReviewAnalysis(std::size_t steps) : steps_(steps) {}

  std::size_t steps_, step_ = 0;
  std::vector<ReviewedPly> plies_;
  std::vector<CurvePoint> curve_;
  std::optional<Problem> failure_;
};

template <class Move>
class MoveAnalysis final : public ReviewAnalysis {
 public:
  // Takes one step of the analysis, on another thread, and returns what it has found. The positions come in their order;
  // later steps may look at them again. Called with 0, 1, 2, …; a second time for a step whose answer `pause` has
  // discarded. It returns soon after a stop request.
  using Judge = std::function<std::vector<NumberedPly<Move>>(std::size_t step, const std::stop_token& stop)>;

  MoveAnalysis(const Context& context, std::size_t steps, Judge judge)
      : ReviewAnalysis(steps), judge_(std::move(judge)), background_(context.wake) {}
  // Knows at once what was found before by the same, see FoundAnalyses.
  MoveAnalysis(Context& context, std::size_t steps, Judge judge, std::optional<std::string> by)
      : MoveAnalysis(context, steps, std::move(judge)) {
    if (!by) return;
    by_ = *std::move(by);
    analyses_ = &context.analyses;
    const auto known = std::static_pointer_cast<const Found>(analyses_->find(by_));
    if (!known) return;
    for (const NumberedPly<Move>& one : *known) take(one);
    step_ = steps_;
  }

  void resume() override {
    if (running() || done()) return;
    failure_.reset();
    background_.start([this, step = step_](const std::stop_token& stop) { return judge_(step, stop); });
  }
  void pause() override { background_.cancel(); }
  bool advance() override {
    auto found = background_.poll();
    if (!found) return false;
    if (!*found) {
      failure_ = std::move(found->error());
      return false;
    }
    for (NumberedPly<Move>& one : **found) take(std::move(one));
    if (++step_ == steps_ && analyses_) keep();
    resume();
    return true;
  }
  bool running() const override { return background_.running(); }

  // The lines from the positions known so far.
  const std::vector<KnownLines<Move>>& lines() const { return lines_; }

 private:
  using Found = std::vector<NumberedPly<Move>>;

  void keep() {
    auto found = std::make_shared<Found>();
    for (std::size_t ply = 0; ply < plies_.size(); ++ply) found->push_back({ply, plies_[ply], lines_[ply]});
    analyses_->keep(by_, plies_.size(), std::move(found));
  }
  void take(NumberedPly<Move> one) {
    assert(one.ply <= plies_.size());
    if (one.ply == plies_.size()) {
      plies_.emplace_back();
      curve_.emplace_back();
      lines_.emplace_back();
    }
    curve_[one.ply] = {one.reviewed.value, one.reviewed.quality, one.reviewed.lead};
    plies_[one.ply] = std::move(one.reviewed);
    lines_[one.ply] = std::move(one.lines);
  }

  Judge judge_;
  std::string by_;
  FoundAnalyses* analyses_ = nullptr;
  std::vector<KnownLines<Move>> lines_;
  Background<std::vector<NumberedPly<Move>>> background_;  // declared last: its thread uses the others
};

// An analysis with one position in each step. `judge(ply, stop)` returns a NumberedPly.
template <class Judge>
auto each_position(Judge judge) {
  return [judge = std::move(judge)](std::size_t step, const std::stop_token& stop) mutable {
    return std::vector{judge(step, stop)};
  };
}

// A line of moves beside the reviewed game, shown on its board: the best line, what follows a mistake, or moves that the
// player tries.

enum class LineKind : std::uint8_t {
  Best,     // the better move and what follows it
  Follows,  // how the other side uses the move that was played
  Try,      // moves of the player, each with the computer's answer
};

// What the last move that the player has tried was.
struct LineVerdict {
  std::size_t move = 0;  // moves of the line after it
  ReviewedPly judged{};
};

// A line as the page sees it.
struct LineView {
  LineKind kind = LineKind::Best;
  std::size_t from = 0;                  // the position of the game it leaves
  std::size_t at = 0, size = 0;          // moves of the line that are shown, and all of them
  std::string move{};                    // the name of the last one shown; empty at its beginning
  std::optional<double> value{};         // the first side's winning chance there, where it is known
  const LineVerdict* verdict = nullptr;  // from the computer's answer until the next move is tried
  std::string tried{};                   // the name of its move
  bool can_take_back = false;            // the player has tried a move
};

// The computer's answer to the shown move of a line.
template <class Move>
struct LineAnswer {
  double before = 0.5;   // the value of the position before the shown move
  ReviewedPly judged{};  // the shown move and the position after it
  // The computer's move; after a mistake with those that follow, which punish it. None if the game is over.
  std::vector<Move> moves{};
};

template <class Move>
struct ReviewLine {
  LineKind kind = LineKind::Best;
  std::size_t from = 0;  // see LineView
  std::vector<Move> moves{};
  std::size_t at = 0;
  // The first side's winning chance after so many moves of the line, where it is known.
  std::vector<std::optional<double>> values{};
  std::optional<LineVerdict> verdict{};
  std::vector<std::size_t> tries{};  // the moves of the player, by the number of moves before each

  // Those that are shown, and those that are not.
  std::span<const Move> shown() const { return std::span(moves).first(at); }
  std::span<const Move> ahead() const { return std::span(moves).subspan(at); }
  // Whether the shown move is the player's last one, of which nothing has been said yet.
  bool unjudged() const { return !verdict && !tries.empty() && at == tries.back() + 1; }
  // A move of the player after the one that is shown; the others are discarded.
  void try_move(Move move) {
    verdict.reset();
    push(std::move(move));
    tries.push_back(at - 1);
  }
  // Discards the last move of the player and what has followed. Requires one.
  void take_back() {
    assert(!tries.empty());
    verdict.reset();
    at = tries.back();
    cut();
  }
  // What the computer says about the shown move, its own move after it, and how it goes on, which is not shown yet.
  // Requires a shown move.
  void take(LineAnswer<Move> answer) {
    assert(at > 0);
    const double value = answer.judged.value;
    set_value(at - 1, answer.before);
    set_value(at, value);
    verdict = LineVerdict{at, std::move(answer.judged)};
    if (answer.moves.empty()) return;
    const std::size_t shown = at + 1;
    for (Move& move : answer.moves) {
      push(std::move(move));
      set_value(at, value);
    }
    at = shown;
  }
  // The shown part of it, to be continued by the player.
  ReviewLine continued() const {
    ReviewLine more{.kind = LineKind::Try, .from = from, .moves = moves, .at = at, .values = values};
    if (kind == LineKind::Try) more.tries = tries;
    more.cut();
    return more;
  }

 private:
  // Discards what is not shown.
  void cut() {
    moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(at), moves.end());
    values.resize(std::min(values.size(), at + 1));
    while (!tries.empty() && tries.back() >= at) tries.pop_back();
  }
  void push(Move move) {
    cut();
    moves.push_back(std::move(move));
    ++at;
  }
  void set_value(std::size_t move, double value) {
    if (values.size() <= move) values.resize(move + 1);
    values[move] = value;
  }
};

// The line that the analysis knows for the move before the position `at`, not begun; nothing if it has none. Not for Try.
template <class Move>
std::optional<ReviewLine<Move>> known_line(LineKind kind, std::span<const ReviewedPly> plies,
                                           std::span<const KnownLines<Move>> lines, std::size_t at) {
  if (at == 0 || at >= plies.size()) return std::nullopt;
  const bool best = kind == LineKind::Best;
  const std::size_t from = best ? at - 1 : at;
  ReviewLine<Move> line{.kind = kind, .from = from, .moves = best ? lines[at].best : lines[at].answer};
  if (line.moves.empty()) return std::nullopt;
  line.values.assign(line.moves.size() + 1, plies[from].value);
  return line;
}

// An empty line from a position of the game, for moves that the player tries.
template <class Move>
ReviewLine<Move> line_to_try(std::span<const ReviewedPly> plies, std::size_t from) {
  ReviewLine<Move> line{.kind = LineKind::Try, .from = from};
  if (from < plies.size()) line.values = {plies[from].value};
  return line;
}

// The line beside a reviewed game, as far as it does not depend on its moves.
class LineSteps {
 public:
  virtual ~LineSteps() = default;

  // Valid until something changes.
  virtual std::optional<LineView> view() const = 0;
  virtual void close() = 0;
  // Discards the last move that the player has tried, if there is one, and what has followed.
  virtual void take_back() = 0;
  // Requires a line with so many moves. The answer to a tried move that was left before it came is asked for again there.
  virtual void move_to(std::size_t at) = 0;
  // Whether the computer answers moves that the player tries, and does so now.
  virtual bool can_try() const = 0;
  virtual bool answering() const = 0;
  // Takes the computer's answer if there is one; returns why it could not be found.
  virtual std::optional<Problem> take_answer() = 0;
  // Nothing runs while the page is covered; an answer that is missing then is asked for again.
  virtual void pause() = 0;
  virtual void resume() = 0;
};

// The line beside a reviewed game: opened and closed, stepped through, and continued by the moves that the player tries,
// which the computer answers on another thread. Each change of what the board shows is reported.
template <class Move>
class LineExplorer final : public LineSteps {
 public:
  using Line = ReviewLine<Move>;
  using NameOf = std::function<std::string(const Move& move)>;
  // Runs on another thread and returns soon after a stop request.
  using Answer = std::function<LineAnswer<Move>(const Line& line, const std::stop_token& stop)>;
  // The number of moves of the line that were shown before; 0 if there was no line.
  using OnStep = std::function<void(std::size_t before)>;

  // Without `answer` the player cannot try moves. `wake`: see Background.
  LineExplorer(NameOf name, Answer answer, std::function<void()> wake, OnStep on_step)
      : name_(std::move(name)),
        ask_(std::move(answer)),
        on_step_(std::move(on_step)),
        answer_(std::move(wake)) {}

  const std::optional<Line>& line() const { return line_; }
  std::optional<LineView> view() const override {
    if (!line_) return std::nullopt;
    const auto& [kind, from, moves, at, values, verdict, tries] = *line_;
    return LineView{.kind = kind,
                    .from = from,
                    .at = at,
                    .size = moves.size(),
                    .move = at > 0 ? name_(moves[at - 1]) : std::string(),
                    .value = at < values.size() ? values[at] : std::nullopt,
                    .verdict = verdict ? &*verdict : nullptr,
                    .tried = verdict ? name_(moves[verdict->move - 1]) : std::string(),
                    .can_take_back = !tries.empty()};
  }
  std::string name(const Move& move) const { return name_(move); }
  bool can_try() const override { return ask_ != nullptr; }
  bool answering() const override { return answer_.running(); }

  // Replaces the line that is shown.
  void open(Line line) {
    answer_.cancel();
    const std::size_t before = line_ ? line_->at : 0;
    line_ = std::move(line);
    on_step_(before);
  }
  void close() override {
    if (!line_) return;
    answer_.cancel();
    const std::size_t before = line_->at;
    line_.reset();
    on_step_(before);
  }
  void take_back() override {
    if (!line_ || line_->tries.empty()) return;
    answer_.cancel();
    const std::size_t before = line_->at;
    line_->take_back();
    on_step_(before);
  }
  void move_to(std::size_t at) override {
    assert(line_ && at <= line_->moves.size());
    const std::size_t before = std::exchange(line_->at, at);
    if (before == at) return;
    answer_.cancel();
    on_step_(before);
    if (line_->unjudged()) ask();
  }
  // Requires a line to try moves in. The computer is asked for its answer.
  void try_move(Move move) {
    assert(line_ && line_->kind == LineKind::Try);
    answer_.cancel();
    const std::size_t before = line_->at;
    line_->try_move(std::move(move));
    on_step_(before);
    ask();
  }
  std::optional<Problem> take_answer() override {
    auto answer = answer_.poll();
    if (!answer) return std::nullopt;
    if (!*answer) return std::move(answer->error());
    const std::size_t before = line_->at;
    line_->take(**std::move(answer));
    if (line_->at != before) on_step_(before);
    return std::nullopt;
  }
  void pause() override {
    asks_again_ = answer_.running();
    answer_.cancel();
  }
  void resume() override {
    if (std::exchange(asks_again_, false)) ask();
  }

 private:
  void ask() {
    if (!ask_) return;
    answer_.start([ask = ask_, line = *line_](const std::stop_token& stop) { return ask(line, stop); });
  }

  NameOf name_;
  Answer ask_;
  OnStep on_step_;
  std::optional<Line> line_;
  bool asks_again_ = false;
  Background<LineAnswer<Move>> answer_;  // declared last: its thread uses the others
};

}  // namespace quintet::ui
