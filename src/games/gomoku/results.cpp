#include "games/gomoku/results.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "core/gomoku/review.hpp"
#include "games/gomoku/art.hpp"
#include "games/gomoku/seats.hpp"
#include "games/gomoku/words.hpp"
#include "ui/context.hpp"
#include "ui/kit/match_flow.hpp"
#include "ui/kit/statistics.hpp"
#include "ui/pages/review_curve.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::gomoku {

LevelRow level_row(const ui::ResultTally& results, Level level) {
  const bool has_own = results.table(LevelRow::kTable).contains(name(level));
  const bool is_new = former_name(level).empty();
  return results.row<LevelRow>(has_own || is_new ? name(level) : former_name(level));
}

std::optional<Level> suggested_opponent(const ui::ResultTally& results, Level level) {
  constexpr std::int64_t kVictories = 2;
  if (level_row(results, level).in_row < kVictories) return std::nullopt;
  return next_level(level);
}

LevelRow add_up(const ui::ResultTally& results) {
  LevelRow all;
  for (const Level level : kLevels) {
    const LevelRow row = level_row(results, level);
    all.won += row.won;
    all.drawn += row.drawn;
    all.lost += row.lost;
    all.unaided += row.unaided;
    ui::keep_most(all.most_in_row, row.most_in_row);
    if (row.quickest > 0) ui::keep_least(all.quickest, row.quickest);
  }
  return all;
}

bool record_game(LevelRow& row, const LevelGame& game) {
  using Result = LevelGame::Result;
  row.last_on = ui::number_of(game.day);
  if (game.result != Result::Won) {
    ++(game.result == Result::Drawn ? row.drawn : row.lost);
    row.in_row = 0;
    return false;
  }
  if (row.won++ == 0) row.beaten_on = row.last_on;
  ui::keep_most(row.most_in_row, ++row.in_row);
  if (game.hints == 0) ++row.unaided;
  return ui::keep_least(row.quickest, game.stones);
}

using namespace ui;
namespace {

using Result = LevelGame::Result;

// For a match against the computer.
Result result_against(const Match& match) {
  if (match.game().outcome() == gomoku::Outcome::Draw) return Result::Drawn;
  const bool black = match.colour_of(match.person()) == Colour::Black;
  return (match.game().outcome() == gomoku::Outcome::BlackWins) == black ? Result::Won : Result::Lost;
}

const gomoku::Level& level_of(const Match& match) {
  return *match.player(other(match.person())).level;
}

}  // namespace

bool is_counted(const Match& match) {
  return match.mode() == Mode::Computer;
}

NewBests record_match(ResultTally& results, const Match& match, const Date& today) {
  LevelRow row = level_row(results, level_of(match));
  const std::int64_t before = row.quickest;
  const bool quickest =
      record_game(row, {result_against(match), match.game().board().stones(), match.assists(), today});
  results.set(name(level_of(match)), row);
  return {.moves = quickest && before > 0 ? std::optional(before) : std::nullopt};
}

namespace {

GameResult outcome_of(const Context& context, const Match& match) {
  const bool draw = match.game().outcome() == gomoku::Outcome::Draw;
  const bool black = match.game().outcome() == gomoku::Outcome::BlackWins;
  GameResult outcome;
  if (draw) {
    outcome.kind = GameResult::Kind::Even;
    outcome.title = msgid("A draw");
  } else if (match.mode() != Mode::Computer) {
    outcome.title = black ? msgid("Black wins") : msgid("White wins");
  } else {
    const bool won = result_against(match) == Result::Won;
    outcome.kind = won ? GameResult::Kind::Won : GameResult::Kind::Lost;
    if (won)
      outcome.title = msgid("You win");
    else
      outcome.title = LocalizedText([&words = context.words, level = level_of(match)] {
        return format(words.tr("{name} wins"), {{"name", words.tr(level_message(level))}});
      });
  }
  return outcome;
}

// After two victories in a row: the opponent above.
std::optional<GameResult::Next> next_opponent_card(const Context& context, const Match& match) {
  const auto level = suggested_opponent(context.profile.results("gomoku"), level_of(match));
  if (!level) return std::nullopt;
  return GameResult::Next{.label = context.words.tr("Next opponent"),
                          .title = context.words.tr(level_message(*level)),
                          .line = {},
                          .picture = [portrait = portrait_of(SeatPlayer{*level}, other(match.person()))](
                                         Canvas& canvas, Rect area) {
                            const float side = std::min(area.w, area.h);
                            canvas.picture(portrait, centred(area.centre(), {side, side}));
                          }};
}

}  // namespace

GameResult result_of(const Context& context, const Match& match, const NewBests& news) {
  GameResult outcome = outcome_of(context, match);
  outcome.line = ending_words(context.words, match);
  outcome.figures.push_back(
      {msgid("Moves"), std::to_string(match.game().board().stones()), news.moves.has_value()});
  outcome.figures.push_back({msgid("Time"), clock_text(match.elapsed() / std::chrono::seconds(1))});
  if (match.mode() == Mode::Computer) {
    // A counted match may end again after the records were cleared.
    const LevelRow row = level_row(context.profile.results("gomoku"), level_of(match));
    outcome.figures.push_back(
        {msgid("Won so far"), std::to_string(row.won) + " / " + std::to_string(row.played())});
    if (outcome.kind == GameResult::Kind::Won) outcome.next = next_opponent_card(context, match);
    if (match.assists() > 0) outcome.figures.push_back({msgid("Hints"), std::to_string(match.assists())});
  }
  return outcome;
}

namespace {

// Small, so that a usual game is analysed while its end is shown.
constexpr Effort kEffort{.nodes = 8'000};
constexpr std::size_t kTable = std::size_t{4} << 20U;
constexpr double kOpen = 0.3;  // the least chance of a game that is not lost yet

// Evaluates one position after another on a background thread.
class Judge {
 public:
  explicit Judge(const Match& match) : start_(match.start()), stones_(match.stones()) {}

  NumberedPly<Move> operator()(std::size_t ply, const std::stop_token& stop) {
    if (!searcher_) searcher_ = std::make_shared<Searcher>(kTable);
    const Judgement judged = judge(*searcher_, start_.side, start_.rule, stones_, ply, kEffort, stop);
    NumberedPly<Move> numbered{.ply = ply, .reviewed = {.value = winning_chance(judged.black)}};
    const bool played = ply < stones_.size() && judged.best == stones_[ply];
    if (!judged.over && !played) numbered.reviewed.better = write_point(judged.best, start_.side);
    return numbered;
  }

 private:
  Start start_;
  std::vector<Point> stones_;
  std::shared_ptr<Searcher> searcher_;  // created with the first position
};

}  // namespace

std::optional<std::size_t> decided_at(std::span<const double> chances, bool first) {
  std::size_t lost = chances.size();  // the first ply from which the game stayed lost
  while (lost > 0 && chances[lost - 1] < kOpen) --lost;
  if (lost == 0 || lost == chances.size()) return std::nullopt;
  // A mistake that was seen only after the answer to it is that of the loser.
  const bool by_loser = (lost % 2 == 1) == first;
  if (!by_loser) --lost;
  return lost > 0 ? std::optional(lost) : std::nullopt;
}

void TurningPoint::begin(const Match& match) {
  black_lost_ = match.game().outcome() == Outcome::WhiteWins;
  analysis_.emplace(context_, match.stones().size() + 1, ui::each_position(Judge(match)));
  analysis_->resume();
}

bool TurningPoint::advance() {
  return analysis_ && analysis_->advance() && analysis_->done();
}

std::optional<std::size_t> TurningPoint::move() const {
  if (!analysis_ || !analysis_->done()) return std::nullopt;
  std::vector<double> chances;
  for (const ui::ReviewedPly& ply : plies()) chances.push_back(black_lost_ ? ply.value : 1 - ply.value);
  return decided_at(chances, black_lost_);
}

bool person_lost(const Match& match) {
  const auto seat = winner(match);
  return match.mode() == Mode::Computer && seat && *seat != match.person();
}

bool person_won(const Match& match) {
  const auto seat = winner(match);
  return match.mode() == Mode::Computer && seat && *seat == match.person();
}

std::string end_sound(const Context& context, const Match& match) {
  if (match.game().outcome() == Outcome::Draw) return "draw";
  return person_lost(match) ? "lose" : "win-" + std::string(ui::word_of(context.theme.desk));
}

std::optional<Level> next_opponent(const Context& context, const Match& match) {
  if (!person_won(match)) return std::nullopt;
  return suggested_opponent(context.profile.results("gomoku"), *match.player(other(match.person())).level);
}

std::vector<MenuItem> result_items(const Match& match, ResultActions actions) {
  std::vector<MenuItem> items{
      {.id = "new", .label = msgid("Play again"), .icon = "restart", .act = std::move(actions.again)}};
  if (!match.stones().empty())
    items.push_back(
        {.id = "review", .label = msgid("Review"), .icon = "review", .act = std::move(actions.review)});
  if (person_lost(match)) std::ranges::reverse(items);
  if (actions.next_opponent)
    items.insert(items.begin(), {.id = "next",
                                 .label = msgid("Next opponent"),
                                 .icon = "next",
                                 .act = std::move(actions.next_opponent)});
  items.push_back({.id = "leave", .label = msgid("Leave"), .icon = "home", .act = std::move(actions.leave)});
  items.push_back({.id = "board", .label = msgid("Board"), .icon = "board"});
  return items;
}

namespace {

// Whether the loser had a won game before this move. A move is named only then: among moves that keep a game open the
// review, which looks deeper, may prefer another.
bool was_won(const TurningPoint& analysis, std::size_t move) {
  constexpr double kWon = 0.95;
  const double black = analysis.curve()[move - 1].value;
  return (move % 2 == 1 ? black : 1 - black) > kWon;
}

}  // namespace

GameResult::Note decision_note(const Context& context, const TurningPoint& analysis, std::size_t move) {
  const auto tr = [&context](std::string_view message) { return context.words.tr(message); };
  const std::vector<ReviewedPly>& plies = analysis.plies();
  const std::string& better = plies[move - 1].better;
  return {.title = format(tr("Decided at move {move}"), {{"move", std::to_string(move)}}),
          .text = better.empty() || !was_won(analysis, move)
                      ? tr("The game was open until then.")
                      : format(tr("{point} would have won."), {{"point", better}}),
          .curve = [&context, points = analysis.curve(), move](Canvas& canvas, Rect area) {
            draw_chance_curve(canvas, context.theme,
                              {.points = points, .moves = points.size() - 1, .at = move}, area);
          }};
}

namespace {

std::string moves_words(const Context& context, const Match& match) {
  const auto moves = static_cast<std::uint64_t>(match.game().board().stones());
  return format(context.words.trn("{count} move", "{count} moves", moves),
                {{"count", std::to_string(moves)}});
}

// "Adept · 24 moves", "Adept against Master · 24 moves".
std::string match_words(const Context& context, const Match& match) {
  const auto level = [&](Seat seat) { return context.words.tr(level_message(*match.player(seat).level)); };
  switch (match.mode()) {
    case Mode::Computer:
      return level(other(match.person())) + " · " + moves_words(context, match);
    case Mode::Watch:
      return format(context.words.tr("{black} against {white}"),
                    {{"black", level(Seat::First)}, {"white", level(Seat::Second)}}) +
             " · " + moves_words(context, match);
    case Mode::Two:
      break;
  }
  return moves_words(context, match);
}

int beaten(const ResultTally& results) {
  return static_cast<int>(
      std::ranges::count_if(kLevels, [&](Level level) { return level_row(results, level).won > 0; }));
}

std::string record_words(const Context& context) {
  const LevelRow all = add_up(context.profile.results("gomoku"));
  if (all.played() == 0) return {};
  return format(context.words.tr("{won} of {played} won"),
                {{"won", std::to_string(all.won)}, {"played", std::to_string(all.played())}});
}

std::vector<ProgressLine> lines_of(const Context& context, const Match& match) {
  std::vector<ProgressLine> lines;
  for (const Seat seat : {Seat::First, Seat::Second}) {
    SeatCard card = seat_card(context.words, match, seat, std::nullopt);
    lines.push_back({std::string(card.portrait), std::move(card.name), std::move(card.line), card.acts});
  }
  // The person sits below, as at the board.
  if (match.mode() == Mode::Computer && match.person() == Seat::First) std::swap(lines[0], lines[1]);
  return lines;
}

}  // namespace

Progress progress_of(Context& context, Mode mode) {
  const Match* const saved = MatchFlow<Match>(context).saved(mode);
  Progress progress{.saved = saved != nullptr, .art = mode_art(context, mode, saved)};
  if (!saved) {
    if (mode == Mode::Computer) progress.words = record_words(context);
    if (!progress.words.empty()) progress.icon = "trophy";
    return progress;
  }
  progress.words = match_words(context, *saved);
  progress.icon = "board";
  progress.board = position_board(context, *saved);
  progress.lines = lines_of(context, *saved);
  return progress;
}

Progress progress_of(Context& context) {
  const int won = beaten(context.profile.results("gomoku"));
  const auto all = static_cast<int>(kLevels.size());
  return {.words = format(context.words.tr("{won} of {all} opponents beaten"),
                          {{"won", std::to_string(won)}, {"all", std::to_string(all)}}),
          .icon = "trophy",
          .part = static_cast<float>(won) / static_cast<float>(all)};
}

namespace {

constexpr float kTwoColumns = 760;  // points

std::string unless_none(std::int64_t value) {
  return value > 0 ? std::to_string(value) : std::string();
}

std::vector<StatisticsFigure> best_figures(const LevelRow& row) {
  return {{msgid("Best streak"), unless_none(row.most_in_row)},
          {msgid("Shortest win"), unless_none(row.quickest)},
          {msgid("Won without hints"), std::to_string(row.unaided)}};
}

// What is known of one opponent: the figures of all games, then the share won and the days.
std::vector<StatisticsFigure> opponent_figures(const Localiser& words, const LevelRow& row) {
  std::vector<StatisticsFigure> figures = best_figures(row);
  figures.push_back({msgid("Win rate"), share_text(row.won, row.played())});
  figures.push_back({msgid("First win"), date_figure(words, row.beaten_on)});
  figures.push_back({msgid("Last played"), date_figure(words, row.last_on)});
  return figures;
}

}  // namespace

Statistics statistics(const Context& context) {
  const ResultTally& results = context.profile.results("gomoku");
  const LevelRow all = add_up(results);
  std::vector<StatisticsFigure> totals = best_figures(all);
  totals.insert(totals.begin(), {{msgid("Games played"), std::to_string(all.played())},
                                 {msgid("Win rate"), share_text(all.won, all.played())}});
  Statistics statistics{.played = all.played(),
                        .state = "won=" + std::to_string(all.won) + " drawn=" + std::to_string(all.drawn) +
                                 " lost=" + std::to_string(all.lost),
                        .cards = {{.figures = std::move(totals)}, activity_card(context, "gomoku")}};
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    const LevelRow row = level_row(results, kLevels[i]);
    statistics.cards.push_back({.heading = level_message(kLevels[i]),
                                .picture = std::string(portrait_of({kLevels[i]}, Seat::Second)),
                                .bar = StatisticsBar{row.won, row.drawn, row.lost},
                                .figures = opponent_figures(context.words, row),
                                .beside_from = i % 2 == 1 ? kTwoColumns : 0});
  }
  return statistics;
}

}  // namespace quintet::gomoku
