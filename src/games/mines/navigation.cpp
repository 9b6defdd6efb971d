#include "games/mines/navigation.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

#include "core/daily_seed.hpp"
#include "core/mines/deal.hpp"
#include "core/mines/figures.hpp"
#include "games/mines/definition.hpp"
#include "games/mines/import_export.hpp"
#include "games/mines/lesson_page.hpp"
#include "games/mines/play_page.hpp"
#include "games/mines/results.hpp"
#include "games/mines/settings.hpp"
#include "games/mines/setup_page.hpp"
#include "games/mines/words.hpp"
#include "ui/game/match_flow.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

constexpr double kPercent = 100;

// The player knows the board of the day once the day has a result.
Match match_of_day(Context& context) {
  const Date today = context.today();
  Rules rules = kIntermediate;
  Random random(daily_seed(Game::kName, today));
  const Point first{.row = rules.size.height / 2, .column = rules.size.width / 2};
  Laid laid = deal(rules, first, random);
  const bool tried = result_of_day(context.profile.results(Game::kName), today).has_value();
  return {Start{.rules = rules, .random = random, .given = Start::Given{std::move(laid), first}}, today,
          tried ? Match::Board::Known : Match::Board::New};
}

// Counts the match once.
NewResults enter_result(Context& context, Match& match) {
  if (!match.first_end()) return {};
  ResultTally results = context.profile.results(Game::kName);
  const NewResults news = record_match(results, match, context.today());
  context.profile.record(Game::kName, std::move(results));
  return news;
}

// Of a loss: what was done of the board.
std::vector<GameResult::Figure> figures_of(const Match& match, const NewResults& news) {
  const Figures all = figures(match.game(), match.clicks());
  const std::string bv = std::to_string(all.three_bv);
  std::vector<GameResult::Figure> figures;
  if (!match.won()) figures.push_back({msgid("Time"), time_text(match.elapsed())});
  figures.push_back({msgid("3BV"), match.won() ? bv : std::to_string(all.done) + " / " + bv});
  if (const auto speed = speed_of(all.done, match.elapsed() / milliseconds(1)); speed > 0)
    figures.push_back({msgid("3BV/s"), speed_text(speed), news.speed.has_value()});
  figures.push_back(
      {msgid("mines", "Efficiency"), std::to_string(std::lround(all.efficiency() * kPercent)) + " %"});
  figures.push_back({msgid("Clicks"), std::to_string(all.clicks)});
  if (match.deaths() > 0) figures.push_back({msgid("Deaths"), std::to_string(match.deaths())});
  if (match.assists() > 0) figures.push_back({msgid("Help used"), std::to_string(match.assists())});
  return figures;
}

// Requires a match that is helped.
std::string_view why_unrecorded(const Match& match) {
  if (match.known()) return msgid("You knew this board.");
  return match.assists() > 0 ? msgid("Help was used.") : msgid("An opening was taken back.");
}

}  // namespace

bool is_practice(const Match& match) {
  return match.known() || (match.mode() == Mode::Today && match.recorded() && !match.game().over());
}

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
    assert(match.game().laid());
    const auto& moves = match.session().moves();
    const auto first =
        std::ranges::find_if(moves, [](const Move& move) { return move.action == Action::Open; });
    assert(first != moves.end());
    start.given = Start::Given{*match.game().laid(), first->at};
  }
  if (const auto day = read_date(match.day())) return {start, *day, Match::Board::Known};
  return {match.mode(), start, Match::Board::Known};
}

void give_up(Context& context, Match& match) {
  if (match.begun()) enter_result(context, match);
}

void open_setup_over(Context& context, Mode mode, std::size_t below) {
  context.scenes.push(std::make_unique<SetupPage>(context, mode, below));
}

void begin_new_match(Context& context, Mode mode, std::size_t below) {
  ui::begin_new_match<PlayPage, LessonPage>(context, definition(), mode, below);
}

void open_today(Context& context) {
  ui::open_today<PlayPage, LessonPage, Match>(context, definition(),
                                              msgid("Yesterday's board has expired. Today's is ready."));
}

Continuation known_match(const Context& context, Match match) {
  const bool begun = match.begun();
  Continuation way = continuation_of<PlayPage>(context, msgid("Try from here"), std::move(match));
  if (!begun) {
    way.question = msgid("Start a new game?");
    way.answer = msgid("Play");
  }
  return way;
}

GameResult record_result(Context& context, Match& match) {
  const bool counted = match.counted();
  const NewResults news = enter_result(context, match);
  keep_finished(context, match);
  GameResult result{.kind = match.won() ? GameResult::Kind::Won : GameResult::Kind::Lost,
                    .title = match.won() ? msgid("Board cleared") : msgid("A mine!"),
                    .line = variant_words(context.words, variant_key(match)),
                    .figures = figures_of(match, news)};
  if (match.mode() != Mode::Custom) result.line += " · " + board_words(context.words, match.game().rules());
  if (match.known()) result.line += " · " + context.words.tr("practice");
  if (counted) result.line += " · " + context.words.tr("counted try");
  if (match.won() && match.helped())
    result.note = GameResult::Note{.title = context.words.tr("Not in the records"),
                                   .text = context.words.tr(why_unrecorded(match))};
  if (match.won())
    result.headline = GameResult::Headline{time_text(match.elapsed()),
                                           news.time ? time_text(milliseconds(*news.time)) : ""};
  return result;
}

}  // namespace quintet::mines
