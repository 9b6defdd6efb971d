#include "games/mines/navigation.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/daily_seed.hpp"
#include "core/mines/deal.hpp"
#include "games/mines/play_page.hpp"
#include "games/mines/settings.hpp"
#include "games/mines/setup_page.hpp"
#include "games/mines/words.hpp"
#include "ui/game/match_store.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

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
          .line = board_words(context.words, match.game().rules())};
}

}  // namespace quintet::mines
