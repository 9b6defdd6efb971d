#include "games/twenty48/navigation.hpp"

#include <memory>
#include <utility>

#include "core/daily_seed.hpp"
#include "games/twenty48/definition.hpp"
#include "games/twenty48/import_export.hpp"
#include "games/twenty48/lesson_page.hpp"
#include "games/twenty48/play_page.hpp"
#include "games/twenty48/results.hpp"
#include "games/twenty48/settings.hpp"
#include "games/twenty48/setup_page.hpp"
#include "games/twenty48/tile_look.hpp"
#include "games/twenty48/words.hpp"
#include "ui/game/match_flow.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/number_text.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

Start start_of_day(const Date& date) {
  return deal({}, Random(daily_seed(Game::kName, date)));
}

std::vector<GameResult::Figure> figures_of(const Match& match, const NewBests& news) {
  const Game& game = match.game();
  std::vector<GameResult::Figure> figures{
      {msgid("Largest tile"), std::to_string(std::uint64_t{1} << largest(game.board()))},
      {msgid("slides", "Moves"), number_text(static_cast<std::uint64_t>(game.moves()))},
      {msgid("Time"), clock_text(match.elapsed() / std::chrono::seconds(1))}};
  if (const auto reached = match.reached(game.rules().target); reached && game.won())
    figures.push_back(
        {msgid("Goal reached after"), clock_text(*reached / std::chrono::seconds(1)), news.time.has_value()});
  if (match.assists() > 0) figures.push_back({msgid("Help used"), std::to_string(match.assists())});
  return figures;
}

// Counts the match once.
NewBests enter_result(Context& context, Match& match) {
  if (!match.first_end() || match.practice()) return {};
  ResultTally results = context.profile.results(Game::kName);
  NewBests news = record_match(results, match, context.today());
  context.profile.record(Game::kName, std::move(results));
  return news;
}

}  // namespace

Match new_match(Context& context, Mode mode) {
  if (mode == Mode::Today) {
    const Date today = context.today();
    const bool tried = result_of_day(context.profile.results(Game::kName), today).has_value();
    return {start_of_day(today), today, tried ? Match::Try::Practice : Match::Try::Counted};
  }
  const Rule rule = mode == Mode::Classic ? Rule::Classic : Rule::Cascade;
  return {mode, deal(context.profile.get<Settings>().rules(rule), Random(context.chance.next()))};
}

Match another_match(Context& context, const Match& match) {
  if (match.mode() == Mode::Today) return new_match(context, Mode::Today);
  return {match.mode(), deal(match.game().rules(), Random(context.chance.next()))};
}

void give_up(Context& context, Match& match) {
  if (!match.begun()) return;
  enter_result(context, match);
  // A best result can be looked at again.
  const auto best = context.profile.results(Game::kName).row<BestRow>(variant_key(variant_of(match))).score;
  if (!match.practice() && best == static_cast<std::int64_t>(match.game().score()))
    keep_finished(context, match);
}

void open_setup_over(Context& context, Mode mode, std::size_t below) {
  context.scenes.push(std::make_unique<SetupPage>(context, mode, below));
}

void begin_new_match(Context& context, Mode mode, std::size_t below) {
  ui::begin_new_match<PlayPage, LessonPage>(context, definition(), mode, below);
}

void open_today(Context& context) {
  ui::open_today<PlayPage, LessonPage, Match>(context, definition(),
                                              msgid("Yesterday's tiles have expired. Today's are ready."));
}

GameResult record_result(Context& context, Match& match) {
  const NewBests news = enter_result(context, match);
  keep_finished(context, match);
  const Game& game = match.game();
  return {.kind = game.won() ? GameResult::Kind::Won : GameResult::Kind::Lost,
          .title = msgid("No slides left"),
          .line = rules_words(context.words, game.rules()),
          .headline = GameResult::Headline{number_text(game.score()),
                                           news.score ? number_text(static_cast<std::uint64_t>(*news.score))
                                                      : std::string{}},
          .figures = figures_of(match, news)};
}

GameResult goal_result(const Context& context, const Match& match) {
  const std::string tile = tile_text(match.game().rules().target);
  return {.title = LocalizedText([&words = context.words, tile] {
            return format(words.tr("You made {tile}!"), {{"tile", tile}});
          }),
          .line = rules_words(context.words, match.game().rules()),
          .headline = GameResult::Headline{number_text(match.game().score())},
          .figures = figures_of(match, {})};
}

}  // namespace quintet::twenty48
