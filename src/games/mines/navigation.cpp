#include "games/mines/navigation.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "core/daily_seed.hpp"
#include "core/mines/deal.hpp"
#include "core/mines/figures.hpp"
#include "games/mines/play_page.hpp"
#include "games/mines/results.hpp"
#include "games/mines/settings.hpp"
#include "games/mines/setup_page.hpp"
#include "games/mines/words.hpp"
#include "ui/game/match_store.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr double kPercent = 100;

MatchStore<Match> store(Context& context) {
  return MatchStore<Match>(context.profile);
}

Match match_of_day(Context& context) {
  const Date today = context.today();
  Rules rules = kIntermediate;
  Random random(daily_seed(Game::kName, today));
  const Point first{.row = rules.size.height / 2, .column = rules.size.width / 2};
  Laid laid = deal(rules, first, random);
  return {Start{.rules = rules, .random = random, .given = Start::Given{std::move(laid), first}}, today,
          Match::Board::New};
}

// 1234 thousandths are "1.23".
std::string hundredths_text(std::int64_t thousandths) {
  const std::string part = std::to_string(thousandths % 1000 / 10);
  return std::to_string(thousandths / 1000) + (part.size() < 2 ? ".0" : ".") + part;
}

std::vector<GameResult::Figure> figures_of(const Match& match, const NewResults& news) {
  const Figures all = figures(match.session());
  const std::string bv = std::to_string(all.three_bv);
  std::vector<GameResult::Figure> figures{
      {msgid("Time"), time_text(match.elapsed()), news.time.has_value()},
      {msgid("3BV"), match.won() ? bv : std::to_string(all.done) + " / " + bv},
      {msgid("3BV/s"), hundredths_text(speed_of(all.done, match.elapsed() / milliseconds(1))),
       news.speed.has_value()},
      {msgid("mines", "Efficiency"), std::to_string(std::lround(all.efficiency() * kPercent)) + " %"},
      {msgid("Clicks"), std::to_string(all.clicks)}};
  if (match.deaths() > 0) figures.push_back({msgid("Deaths"), std::to_string(match.deaths())});
  return figures;
}

}  // namespace

Match new_match(Context& context, Mode mode) {
  if (mode == Mode::Today) return match_of_day(context);
  return {mode, Start{.rules = context.profile.get<Settings>().rules(mode),
                      .random = Random(context.chance.next())}};
}

Match another_match(Context& context, const Match& match) {
  if (match.mode() == Mode::Today) return match_of_day(context);
  return {match.mode(), Start{.rules = match.game().rules(), .random = Random(context.chance.next())}};
}

Match same_board(const Match& match) {
  Start start = match.start();
  if (!start.given) {
    const auto& moves = match.session().moves();
    const auto first =
        std::ranges::find_if(moves, [](const Move& move) { return move.action == Action::Open; });
    start.given = Start::Given{*match.game().laid(), first->at};
  }
  return {match.mode(), start, Match::Board::Known};
}

void open_setup_over(Context& context, Mode mode, std::size_t below) {
  context.scenes.push(std::make_unique<SetupPage>(context, mode, below));
}

void begin_new_match(Context& context, Mode mode, std::size_t below) {
  store(context).discard(word_of(mode));
  Match match = new_match(context, mode);
  context.scenes.unwind(below);
  context.scenes.push(std::make_unique<PlayPage>(context, std::move(match)));
}

void open_today(Context& context) {
  auto match = store(context).load(word_of(Mode::Today));
  context.scenes.push(
      std::make_unique<PlayPage>(context, match ? *std::move(match) : new_match(context, Mode::Today)));
}

GameResult record_result(Context& context, Match& match) {
  static_cast<void>(context);
  static_cast<void>(match.first_end());
  return {.kind = match.won() ? GameResult::Kind::Won : GameResult::Kind::Lost,
          .title = match.won() ? msgid("Board cleared") : msgid("A mine!"),
          .line = board_words(context.words, match.game().rules()),
          .figures = figures_of(match, {})};
}

}  // namespace quintet::mines
