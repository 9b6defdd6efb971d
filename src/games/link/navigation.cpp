#include "games/link/navigation.hpp"

#include <algorithm>
#include <memory>

#include "games/link/accent.hpp"
#include "games/link/album.hpp"
#include "games/link/daily_page.hpp"
#include "games/link/definition.hpp"
#include "games/link/journey_page.hpp"
#include "games/link/layout_drawing.hpp"
#include "games/link/lesson_page.hpp"
#include "games/link/matches.hpp"
#include "games/link/play_page.hpp"
#include "games/link/results.hpp"
#include "games/link/setup_page.hpp"
#include "games/link/words.hpp"
#include "ui/game/match_store.hpp"
#include "ui/pages/dialog_page.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

enum class Place : std::uint8_t { OnTop, Instead };

void open_page(Context& context, std::unique_ptr<Scene> page, Place place) {
  if (place == Place::Instead)
    context.scenes.replace(std::move(page));
  else
    context.scenes.push(std::move(page));
}

void open_match(Context& context, NewMatch match, Place place) {
  if (!match) {
    context.profile.notify(match.error().message);
    return;
  }
  open_page(context, std::make_unique<PlayPage>(context, *std::move(match)), place);
}

void open_new_match(Context& context, NewMatch match, Place place) {
  if (!match) return open_match(context, std::move(match), place);
  open_page(context, first_page<PlayPage, LessonPage>(context, definition(), *std::move(match)), place);
}

// A board of another day cannot be continued.
void drop_expired_board(Context& context) {
  const MatchStore<Match> store(context.profile);
  const auto match = store.load(word_of(Mode::Today));
  if (!match || match->subject() == write_date(context.today())) return;
  store.discard(word_of(Mode::Today));
  context.profile.notify(context.words.tr("That board has expired. Today's is ready."));
}

// A single pair is no run.
std::string run_words(const Context& context, int pairs) {
  if (pairs < 2) return context.words.tr("none");
  return format(context.words.trn("{count} pair", "{count} pairs", static_cast<std::uint64_t>(pairs)),
                {{"count", std::to_string(pairs)}});
}

std::string seconds_words(std::int64_t milliseconds) {
  return clock_text(milliseconds / 1000);
}

// What the next star of a won level takes.
std::string star_words(const Context& context, const Match& match) {
  const int stars = match.stars();
  if (stars >= kStars) return {};
  if (match.assists() > 0) return context.words.tr("Each hint or reshuffle costs a star.");
  const Level& level = journey()[static_cast<std::size_t>(match.level())];
  const auto left = stars == 1 ? level.two_stars : level.three_stars;
  return format(context.words.tr("{time} or more left for the next star"),
                {{"time", clock_text(left.count())}});
}

// How the points came about.
void add_score_parts(std::vector<GameResult::Figure>& figures, const Match& match) {
  const ScoreParts parts = score_parts(match);
  for (const auto& [label, points] : {std::pair{msgid("Pairs"), parts.for_pairs},
                                      {msgid("Combo"), parts.for_combos},
                                      {msgid("Time left"), parts.for_time}}) {
    if (points > 0)
      figures.push_back(
          {.label = label, .value = "+" + number_text(static_cast<std::uint64_t>(points)), .part = true});
  }
}

std::vector<GameResult::Figure> figures_of(const Context& context, const Match& match, const NewBests& news) {
  const bool won = match.status() == Match::Status::Won, journey = match.mode() == Mode::Journey;
  std::vector<GameResult::Figure> figures;
  if (match.has_score()) add_score_parts(figures, match);
  if (journey && won) figures.push_back({msgid("Time left"), countdown_text(match.score().left())});
  if (!won || match.has_score())
    figures.push_back(
        {msgid("Time"), seconds_words(match.elapsed() / milliseconds(1)), news.time.has_value()});
  if (match.has_time_limit()) {
    const int combo = match.score().best_combo();
    figures.push_back(
        {msgid("Longest combo"), run_words(context, combo), news.combo.has_value() && combo > 1});
  }
  figures.push_back(
      {journey ? msgid("Help used (−1 ★ each)") : msgid("Help used"), std::to_string(match.assists())});
  if (!won) figures.push_back({msgid("Tiles left"), std::to_string(match.game().board().tiles())});
  return figures;
}

// The score, or the time of a board that was cleared without one.
std::optional<GameResult::Headline> headline_of(const Match& match, const NewBests& news) {
  if (match.has_score())
    return GameResult::Headline{
        number_text(static_cast<std::uint64_t>(match.score().points())),
        news.score ? number_text(static_cast<std::uint64_t>(*news.score)) : std::string{}};
  if (match.status() != Match::Status::Won) return std::nullopt;
  return GameResult::Headline{seconds_words(match.elapsed() / milliseconds(1)),
                              news.time ? seconds_words(*news.time) : std::string{}};
}

// Adds the painting that was uncovered to the album.
std::optional<GameResult::Note> painting_note(const Context& context, ResultTally& results,
                                              const Match& match) {
  const Painting* painting = find_painting(match.painting());
  if (!painting) return std::nullopt;
  const bool fresh = add_to_album(results, match, context.today());
  const std::string words = context.words.tr(fresh ? msgid("New in your album: {count} of {all}")
                                                   : msgid("In your album: {count} of {all}"));
  return GameResult::Note{.title = context.words.tr(painting->title),
                          .text = format(words, {{"count", std::to_string(paintings_found(results))},
                                                 {"all", std::to_string(paintings().size())}})};
}

// The level after this one with its board.
std::optional<GameResult::Next> next_of(const Context& context, const Match& match) {
  const auto levels = journey();
  const auto index = static_cast<std::size_t>(match.level()) + 1;
  if (match.mode() != Mode::Journey || match.status() != Match::Status::Won || index >= levels.size())
    return std::nullopt;
  const Level& level = levels[index];
  const auto figure = level.layout.empty() ? std::nullopt : find_figure(context.assets, level.layout);
  return GameResult::Next{
      .label = context.words.tr("Next"),
      .title = std::to_string(index + 1) + " " + context.words.tr(level.title),
      .line = level.rules.gravity == Gravity::None ? context.words.tr("of tiles", "Still")
                                                   : context.words.tr(gravity_message(level.rules.gravity)),
      .picture = [&context, layout = figure ? *figure : plain_layout(level.size)](Canvas& canvas, Rect area) {
        draw_shape(canvas, context.theme, area, layout);
      }};
}

}  // namespace

std::string mode_name(const Context& context, Mode mode) {
  return context.words.tr(mode_message(mode));
}

std::string subject_name(const Context& context, const Match& match) {
  if (match.mode() == Mode::Journey) {
    const link::Level& level = link::journey()[static_cast<std::size_t>(match.level())];
    return format(context.words.tr("Level {level}"), {{"level", std::to_string(match.level() + 1)}}) + " · " +
           context.words.tr(level.title);
  }
  const Gravity gravity = match.game().rules().gravity;
  const std::string size = size_words(match.game().board().size());
  return gravity == Gravity::None ? size : size + " · " + context.words.tr(gravity_message(gravity));
}

void open_journey(Context& context) {
  // The map lies below the pages of the journey, however they were opened.
  context.scenes.push(std::make_unique<JourneyPage>(context));
  open_kept_level(context);
}

void open_today(Context& context) {
  if (auto match = load_match(context, Mode::Today))
    return open_match(context, *std::move(match), Place::OnTop);
  drop_expired_board(context);
  context.scenes.push(std::make_unique<DailyPage>(context));
}

void start_today_over(Context& context) {
  Question question{msgid("Restart today's board?"), msgid("Your unfinished game will be lost."), {}};
  question.answers.push_back({.id = "restart", .label = msgid("Restart"), .act = [&context] {
                                open_match(context, todays_match(context), Place::OnTop);
                              }});
  question.answers.push_back({.id = "cancel", .label = msgid("Cancel")});
  context.scenes.push(std::make_unique<DialogPage>(context, std::move(question)));
}

void open_setup_over(Context& context, Mode mode, std::size_t below) {
  context.scenes.push(std::make_unique<SetupPage>(context, mode, below));
}

// A board that cannot be dealt leaves everything as it is.
void begin_new_match(Context& context, Mode mode, std::size_t below) {
  NewMatch match = new_free_match(context, mode);
  if (match) context.scenes.unwind(below);
  open_new_match(context, std::move(match), Place::OnTop);
}

void replace_with_new_match(Context& context, Mode mode) {
  open_new_match(context, new_free_match(context, mode), Place::Instead);
}

void replace_with_board_of(Context& context, Date date) {
  open_new_match(context, match_of_day(context, date), Place::Instead);
}

void replace_with_level(Context& context, int level) {
  open_new_match(context, new_journey_match(context, level), Place::Instead);
}

void open_level(Context& context, int level) {
  NewMatch match = new_journey_match(context, level);
  // The saved game is given up at once, not only with the first pair of the new one.
  if (match) MatchStore<Match>(context.profile).discard(word_of(Mode::Journey));
  open_new_match(context, std::move(match), Place::OnTop);
}

void open_kept_level(Context& context) {
  if (auto match = load_match(context, Mode::Journey)) open_match(context, *std::move(match), Place::OnTop);
}

GameResult record_result(Context& context, const Match& match) {
  ResultTally results = context.profile.results("link");
  const NewBests news = record_match(results, match, context.today());
  const bool won = match.status() == Match::Status::Won;
  std::optional<GameResult::Note> painting;
  if (won) painting = painting_note(context, results, match);
  context.profile.record("link", std::move(results));
  GameResult outcome{.kind = won ? GameResult::Kind::Won : GameResult::Kind::Lost,
                     .title = won                                       ? msgid("Board cleared")
                              : match.status() == Match::Status::TimeUp ? msgid("Time is up")
                                                                        : msgid("No moves left"),
                     .line = mode_name(context, match.mode()) + " · " + subject_name(context, match),
                     .headline = headline_of(match, news),
                     .figures = figures_of(context, match, news),
                     .note = std::move(painting),
                     .next = next_of(context, match)};
  if (match.mode() == Mode::Journey && won) {
    outcome.stars = match.stars();
    outcome.star_line = star_words(context, match);
  }
  return outcome;
}

}  // namespace quintet::link
