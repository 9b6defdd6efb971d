#include "games/link/navigation.hpp"

#include <algorithm>
#include <memory>

#include "games/link/accent.hpp"
#include "games/link/art.hpp"
#include "games/link/daily_page.hpp"
#include "games/link/definition.hpp"
#include "games/link/journey_page.hpp"
#include "games/link/lesson_page.hpp"
#include "games/link/matches.hpp"
#include "games/link/play_page.hpp"
#include "games/link/results.hpp"
#include "games/link/setup_page.hpp"
#include "games/link/words.hpp"
#include "ui/pages/dialog_page.hpp"
#include "ui/widgets/header_bar.hpp"

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

// The page that leads to a new match: the setup, the map of the journey, the preview of today's board.
void open_page_before(Context& context, Mode mode) {
  switch (mode) {
    case Mode::Relaxed:
    case Mode::Timed:
      context.scenes.push(std::make_unique<SetupPage>(context, mode));
      break;
    case Mode::Journey:
      context.scenes.push(std::make_unique<JourneyPage>(context));
      break;
    case Mode::Today:
      context.scenes.push(std::make_unique<DailyPage>(context));
      break;
  }
}

void start_today_over(Context& context) {
  Question question{msgid("Start today's board over?"), msgid("Your unfinished game will be lost."), {}};
  question.answers.push_back({.id = "restart", .label = msgid("Start over"), .act = [&context] {
                                open_match(context, todays_match(context), Place::OnTop);
                              }});
  question.answers.push_back({.id = "cancel", .label = msgid("Cancel")});
  context.scenes.push(std::make_unique<DialogPage>(context, std::move(question)));
}

// The first board of all is preceded by the lesson.
void open_new_match(Context& context, NewMatch match, Place place) {
  if (!match || !is_lesson_due(context, definition())) return open_match(context, std::move(match), place);
  auto lesson = std::make_unique<LessonPage>(context, [&context, match = *std::move(match)] {
    context.scenes.replace(std::make_unique<PlayPage>(context, match));
  });
  open_page(context, std::move(lesson), place);
}

std::string left_words(const Context& context, const Match& match) {
  const std::string words = match.mode() == Mode::Journey ? context.words.tr("Level {level} · {count} left")
                                                          : context.words.tr("Continue · {count} left");
  return format(words, {{"level", std::to_string(match.level() + 1)},
                        {"count", std::to_string(match.game().board().tiles())}});
}

std::string record_words(const Context& context, Mode mode) {
  const ResultTally& results = context.profile.results("link");
  if (mode == Mode::Journey) {
    const auto levels = link::journey().size();
    return format(context.words.tr("Level {level} of {levels} · {stars} ★"),
                  {{"level", std::to_string(std::min(next_level(results) + 1, levels))},
                   {"levels", std::to_string(levels)},
                   {"stars", std::to_string(all_stars(results))}});
  }
  if (mode == Mode::Today) {
    const auto solved = solved_in(results, context.today());
    if (!solved) return write_date(context.today());
    return format(context.words.tr("Solved in {time}"), {{"time", clock_text(*solved)}});
  }
  std::int64_t score = 0;
  std::uint64_t won = 0;
  for (const auto& [key, best] : results.rows<BestRow>()) {
    if (!key.starts_with(word_of(mode))) continue;
    score = std::max(score, best.score);
    won += static_cast<std::uint64_t>(best.won);
  }
  if (mode == Mode::Timed && score > 0)
    return format(context.words.tr("Best {score}"), {{"score", std::to_string(score)}});
  if (won == 0) return {};
  return format(context.words.trn("{count} board cleared", "{count} boards cleared", won),
                {{"count", std::to_string(won)}});
}

// The conditions of the first, the second and the third star.
std::vector<std::string> star_terms(const Context& context, const link::Level& level) {
  const auto with_left = [&context](std::chrono::seconds left) {
    return format(context.words.tr("with {time} left"), {{"time", clock_text(left.count())}});
  };
  return {format(context.words.tr("within {time}"), {{"time", clock_text(level.time.count())}}),
          with_left(level.two_stars), with_left(level.three_stars)};
}

// A single pair is no combo.
std::string combo_words(const Context& context, int pairs) {
  if (pairs < 2) return context.words.tr("none");
  return format(context.words.trn("{count} pair", "{count} pairs", static_cast<std::uint64_t>(pairs)),
                {{"count", std::to_string(pairs)}});
}

std::vector<GameResult::Figure> figures_of(const Context& context, const Match& match, const NewBests& news) {
  const bool won = match.status() == Match::Status::Won, journey = match.mode() == Mode::Journey;
  std::vector<GameResult::Figure> figures;
  if (match.has_score())
    figures.push_back({msgid("Score"), std::to_string(match.score().points()), news.score});
  if (journey && won) {
    figures.push_back({msgid("Time left"), countdown_text(match.score().left())});
  }
  figures.push_back({msgid("Time"), clock_text(match.elapsed() / std::chrono::seconds(1)), news.time});
  if (match.has_time_limit()) {
    const int combo = match.score().best_combo();
    figures.push_back({msgid("Longest combo"), combo_words(context, combo), news.combo && combo > 1});
  }
  figures.push_back({journey ? msgid("Hints and reshuffles, a star each") : msgid("Hints and reshuffles"),
                     std::to_string(match.assists())});
  if (!won) figures.push_back({msgid("Tiles left"), std::to_string(match.game().board().tiles())});
  return figures;
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
  return size_words(match.game().board().size()) + " · " +
         context.words.tr(gravity_message(match.game().rules().gravity));
}

Progress progress_of(Context& context, Mode mode) {
  if (const auto match = load_match(context, mode)) return {left_words(context, *match), true};
  return {record_words(context, mode), false};
}

void open_mode(Context& context, Mode mode) {
  if (auto match = load_match(context, mode)) {
    // The map lies below the pages of the journey, however they were opened.
    if (mode == Mode::Journey) context.scenes.push(std::make_unique<JourneyPage>(context));
    return open_match(context, *std::move(match), Place::OnTop);
  }
  open_page_before(context, mode);
}

ui::GameMode::Second second_of(Mode mode) {
  GameMode::Second second;
  if (mode == Mode::Journey) second = {msgid("All levels"), "map", GameMode::Second::When::Saved, {}};
  if (mode == Mode::Today)
    second = {.label = msgid("Start over"), .icon = "restart", .open = start_today_over};
  if (!second.open) second.open = [mode](Context& context) { open_page_before(context, mode); };
  return second;
}

void replace_with_new_match(Context& context, Mode mode) {
  open_new_match(context, new_free_match(context, mode), Place::Instead);
}

void replace_with_board_of(Context& context, Date date) {
  open_new_match(context, match_of_day(date), Place::Instead);
}

void replace_with_level(Context& context, int level) {
  open_new_match(context, new_journey_match(context, level), Place::Instead);
}

void open_level(Context& context, int level) {
  open_new_match(context, new_journey_match(context, level), Place::OnTop);
}

void open_kept_level(Context& context) {
  if (auto match = load_match(context, Mode::Journey)) open_match(context, *std::move(match), Place::OnTop);
}

GameResult record_result(Context& context, const Match& match) {
  ResultTally results = context.profile.results("link");
  const NewBests news = record_match(results, match, context.today());
  context.profile.record("link", std::move(results));
  const bool won = match.status() == Match::Status::Won;
  GameResult outcome{.kind = won ? GameResult::Kind::Won : GameResult::Kind::Lost,
                     .title = won                                       ? msgid("Board cleared")
                              : match.status() == Match::Status::TimeUp ? msgid("Time is up")
                                                                        : msgid("No pair is left"),
                     .line = mode_name(context, match.mode()) + " · " + subject_name(context, match),
                     .figures = figures_of(context, match, news)};
  if (match.mode() == Mode::Journey && won) {
    outcome.stars = match.stars();
    outcome.star_terms = star_terms(context, link::journey()[static_cast<std::size_t>(match.level())]);
  }
  return outcome;
}

}  // namespace quintet::link
