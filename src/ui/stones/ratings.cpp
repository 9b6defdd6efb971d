#include "ui/stones/ratings.hpp"

#include <cmath>

namespace quintet::ui {
namespace {

// "14k (16k–12k)": 19 of 20 such players are within.
std::string with_interval(const Localiser& words, const StrengthWords& of, const Rating& rating) {
  constexpr double kDeviations = 2;
  const auto text = [&](double deviations) {
    return of.text(words, rating.strength + deviations * rating.deviation);
  };
  return text(0) + " (" + text(-kDeviations) + "–" + text(kDeviations) + ")";
}

// "14k?"
std::string with_doubt(const Localiser& words, const StrengthWords& of, const Rating& rating) {
  constexpr double kSure = 100;  // of the deviation
  return of.text(words, rating.strength) + (rating.deviation > kSure ? "?" : "");
}

bool in_exam(const RatingRow& row) {
  return row.games < kExamGames;
}

}  // namespace

Rating RatingRow::rating() const {
  if (games <= 0) return {};
  return {.strength = static_cast<double>(strength),
          .deviation = std::clamp<double>(static_cast<double>(deviation), 1, Rating::kUnknown)};
}

void record_rated(ResultTally& results, const std::string& board, int opponent, double score) {
  auto row = results.row<RatingRow>(board);
  // The first opponent was chosen to suit.
  Rating before = row.rating();
  if (row.games <= 0) before.strength = opponent;
  const Rating after = rated(before, opponent, score);
  row = {.strength = std::max(std::llround(after.strength), 1LL),
         .deviation = std::llround(after.deviation),
         .games = row.games + 1};
  results.set(board, row);
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
  result.figures.insert(result.figures.begin(), {of.own, with_doubt(words, of, row.rating())});
}

void add_exam(GameResult& result, const Localiser& words, const RatingRow& row) {
  if (row.games > kExamGames) return;
  if (result.next) {
    result.next->label = words.tr("Rating exam");
    result.next->line = exam_words(words, row);
  } else {
    result.figures.push_back({msgid("Rating exam"), exam_words(words, row)});
  }
}

std::string_view equal_message(const RatingRow& row) {
  return in_exam(row) ? msgid("Rating exam") : msgid("Your equal");
}

std::string_view equal_line(const RatingRow& row) {
  return in_exam(row) ? msgid("Seven games without help find your strength.")
                      : msgid("The opponent who is as strong as you.");
}

std::string exam_words(const Localiser& words, const RatingRow& row) {
  return format(words.tr("{played} of {all} played"),
                {{"played", std::to_string(row.games)}, {"all", std::to_string(kExamGames)}});
}

}  // namespace quintet::ui
