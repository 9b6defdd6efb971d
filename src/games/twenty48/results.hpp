// The player's results in 2048: a row for each variant, those with help apart, and the scores of today's tiles by day.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/date.hpp"
#include "core/twenty48/game.hpp"
#include "ui/profile/result_tally.hpp"

namespace quintet::twenty48 {

class Match;

// By variant_key.
struct VariantRow {
  static constexpr std::string_view kTable = "variants";
  std::int64_t played = 0, won = 0;      // games that ended; of them those that reached their goal
  std::int64_t score = 0, score_on = 0;  // the highest and its day (ui::number_of), also of games given up
  std::int64_t largest = 0;              // exponent, likewise
  std::int64_t all_scores = 0;           // the sum over the games that ended
  std::int64_t milliseconds = 0;         // the least playing time to the goal; 0: not reached
  friend bool operator==(const VariantRow&, const VariantRow&) = default;

  static constexpr std::array kFields{ui::RowField<VariantRow>{"played", &VariantRow::played},
                                      ui::RowField<VariantRow>{"won", &VariantRow::won},
                                      ui::RowField<VariantRow>{"score", &VariantRow::score},
                                      ui::RowField<VariantRow>{"score_on", &VariantRow::score_on},
                                      ui::RowField<VariantRow>{"largest", &VariantRow::largest},
                                      ui::RowField<VariantRow>{"sum", &VariantRow::all_scores},
                                      ui::RowField<VariantRow>{"ms", &VariantRow::milliseconds}};
};

// Tables of single numbers: the games that ended, by the exponent of their largest tile; scores by date.
inline constexpr std::string_view kTileTable = "tiles", kDayTable = "days";

enum class Help : bool { None, Used };
// "classic 4 2048", "cascade 5 4096 one twos helped": everything that makes results comparable.
std::string variant_key(const Rules& rules, Help help);
std::string variant_key(const Match& match);

// The score of the counted try of that day; nothing before it has ended.
std::optional<std::int64_t> score_of_day(const ui::ResultTally& results, const Date& day);

// What a finished game has beaten; the first result beats nothing.
struct NewRecords {
  std::optional<std::int64_t> score, milliseconds;
};
// Adds a match that is over.
NewRecords record_match(ui::ResultTally& results, const Match& match, const Date& today);
// A match that is given up keeps only its bests; the counted try of a day counts all the same.
void record_given_up(ui::ResultTally& results, const Match& match, const Date& today);

}  // namespace quintet::twenty48
