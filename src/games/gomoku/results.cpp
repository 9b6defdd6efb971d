#include "games/gomoku/results.hpp"

#include <string>

#include "core/gomoku/review.hpp"
#include "games/gomoku/art.hpp"
#include "games/gomoku/board_look.hpp"
#include "games/gomoku/seats.hpp"
#include "games/gomoku/settings.hpp"
#include "games/gomoku/words.hpp"
#include "ui/stones/match_art.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::gomoku {

using namespace ui;

GameResult result_of(const Context& context, const Match& match, const NewBests& news) {
  GameResult outcome = titled_result(context, match);
  outcome.line = ending_words(context.words, match);
  outcome.figures.push_back(
      {msgid("Moves"), std::to_string(match.game().board().stones()), news.moves.has_value()});
  outcome.figures.push_back({msgid("Time"), clock_text(match.elapsed() / std::chrono::seconds(1))});
  add_opponent<Settings>(outcome, context, match);
  return outcome;
}

namespace {

// Small, so that a usual game is analysed while its end is shown.
constexpr Effort kEffort{.nodes = 8'000};
constexpr std::size_t kTable = std::size_t{4} << 20U;

// Evaluates one position after another on a background thread.
class Judge {
 public:
  explicit Judge(const Match& match) : start_(match.start()), stones_(match.stones()) {}

  NumberedPly<Move> operator()(std::size_t ply, const std::stop_token& stop) {
    if (!searcher_) searcher_ = std::make_shared<Searcher>(kTable);
    const Judgement judged = judge(*searcher_, start_.side, start_.rule, stones_, ply, kEffort, stop);
    NumberedPly<Move> numbered{.ply = ply, .reviewed = {.value = winning_chance(judged.black)}};
    if (!judged.over && (ply >= stones_.size() || judged.best != stones_[ply]))
      numbered.reviewed.better = point_name(judged.best, start_.side);
    return numbered;
  }

 private:
  Start start_;
  std::vector<Point> stones_;
  std::shared_ptr<Searcher> searcher_;  // created with the first position
};

}  // namespace

std::unique_ptr<ReviewAnalysis> analysis_of(const Context& context, const Match& match) {
  return std::make_unique<MoveAnalysis<Move>>(context, match.stones().size() + 1,
                                              each_position(Judge(match)));
}

}  // namespace quintet::gomoku
