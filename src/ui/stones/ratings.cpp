#include "ui/stones/ratings.hpp"

#include <cmath>

namespace quintet::ui {
namespace {

// "16k–12k": 19 of 20 such players are within.
std::string interval(const Localiser& words, const StrengthWords& of, const Rating& rating) {
  constexpr double kDeviations = 2;
  const auto text = [&](double deviations) {
    return of.text(words, rating.strength + deviations * rating.deviation);
  };
  return text(-kDeviations) + "–" + text(kDeviations);
}

// "14k (16k–12k)"
std::string with_interval(const Localiser& words, const StrengthWords& of, const Rating& rating) {
  return of.text(words, rating.strength) + " (" + interval(words, of, rating) + ")";
}

// "14k?"
std::string with_doubt(const Localiser& words, const StrengthWords& of, const Rating& rating) {
  constexpr double kSure = 150;  // of the deviation
  return of.text(words, rating.strength) + (rating.deviation > kSure ? "?" : "");
}

constexpr double kMostStrength = 9999;  // of a damaged file

bool is_one_sided(const RatingRow& row) {
  return row.halves == 0 || row.halves == 2 * row.games;
}

}  // namespace

Rating RatingRow::rating() const {
  if (games <= 0) return {};
  return {.strength = std::clamp<double>(static_cast<double>(strength), 1, kMostStrength),
          .deviation = std::clamp<double>(static_cast<double>(deviation), 1, Rating::kUnknown)};
}

// As long as all games of the exam went the same way, they tell little but that.
void record_rated(ResultTally& results, const std::string& board, int opponent, double score) {
  auto row = results.row<RatingRow>(board);
  Rating before = row.rating();
  if (row.games <= 0) before.strength = opponent;
  const Rating after = rated(before, opponent, score);
  row = {.strength = std::max(std::llround(after.strength), 1LL),
         .deviation = std::llround(after.deviation),
         .games = row.games + 1,
         .halves = row.halves + std::llround(2 * score)};
  if (row.games <= kExamGames && is_one_sided(row)) row.deviation = std::llround(Rating::kUnknown);
  results.set(board, row);
}

int wanted_strength(const RatingRow& row) {
  const Rating rating = row.rating();
  double wanted = rating.strength;
  if (row.in_exam() && is_one_sided(row)) wanted += row.halves > 0 ? rating.deviation : -rating.deviation;
  return static_cast<int>(std::lround(wanted));
}

std::string own_strength(const Context& context, std::string_view game, const StrengthWords& words,
                         std::string_view board) {
  const auto row = context.profile.results(game).row<RatingRow>(board);
  return row.games > 0 ? with_doubt(context.words, words, row.rating()) : std::string();
}

StatisticsCard strength_card(const Context& context, std::string_view game, const StrengthWords& words) {
  StatisticsCard card{.heading = words.own};
  for (const StrengthWords::Board& board : words.boards) {
    const auto row = context.profile.results(game).row<RatingRow>(board.key);
    if (row.games > 0)
      card.figures.push_back({board.name, with_interval(context.words, words, row.rating())});
  }
  return card;
}

void add_strength(GameResult& result, const Localiser& words, const StrengthWords& of, const RatingRow& row) {
  if (row.games <= 0) return;  // the records may have been cleared since
  const auto text = row.ends_exam() ? with_interval : with_doubt;
  result.figures.insert(result.figures.begin(), {of.own, text(words, of, row.rating())});
}

void add_exam(GameResult& result, const Localiser& words, const StrengthWords& of, const RatingRow& row,
              bool rated) {
  const std::string done = rated ? exam_words(words, row) : words.tr("not counted");
  if (rated && row.ends_exam())
    result.headline = {.value = of.text(words, row.rating().strength),
                       .caption = format(words.tr("Result of the rating exam ({interval})"),
                                         {{"interval", interval(words, of, row.rating())}})};
  if (result.next) {
    result.next->label = words.tr(equal_message(row));
    result.labels["next"] = words.tr("Next game");
    if (row.in_exam()) result.next->line = done;
  }
  if (row.in_exam() && !result.next)
    result.figures.insert(result.figures.begin() + (rated ? 1 : 0), {msgid("Rating exam"), done});
}

std::string_view equal_message(const RatingRow& row) {
  return row.in_exam() ? msgid("Rating exam") : msgid("Your equal");
}

std::string_view equal_line(const RatingRow& row) {
  return row.in_exam() ? msgid("Seven games without help find your strength.")
                       : msgid("The opponent who is as strong as you.");
}

std::string exam_title(const Localiser& words, const RatingRow& row) {
  return format(words.tr("Exam {number} of {all}"),
                {{"number", std::to_string(row.games + 1)}, {"all", std::to_string(kExamGames)}});
}

std::string exam_words(const Localiser& words, const RatingRow& row) {
  return format(words.tr("{played} of {all} played"),
                {{"played", std::to_string(row.games)}, {"all", std::to_string(kExamGames)}});
}

}  // namespace quintet::ui
