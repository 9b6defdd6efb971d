// The results of a player in one game, kept in records.json: tables of rows of whole numbers, and those of single
// days.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/date.hpp"
#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"

namespace quintet::ui {

// The results of a player in one game, kept in records.json: tables of rows of whole numbers, none of them negative. A
// game defines its rows by a struct that names each field once, and reads them by key.
//
//     struct Row {
//       static constexpr std::string_view kTable = "levels";
//       std::int64_t won = 0, lost = 0;
//       static constexpr std::array kFields{RowField<Row>{"won", &Row::won}, RowField<Row>{"lost", &Row::lost}};
//     };
//
// Rows and fields that the struct does not know, such as those of a later version, are kept.

using ResultRow = std::map<std::string, std::int64_t, std::less<>>;    // by field
using ResultTable = std::map<std::string, ResultRow, std::less<>>;     // by key
using ResultTables = std::map<std::string, ResultTable, std::less<>>;  // by name

template <class Row>
struct RowField {
  std::string_view key;
  std::int64_t Row::*member;
};

class ResultTally {
 public:
  ResultTally() = default;
  explicit ResultTally(ResultTables tables) : tables_(std::move(tables)) {}
  friend bool operator==(const ResultTally&, const ResultTally&) = default;

  const ResultTables& tables() const { return tables_; }
  // An empty table where there is none with this name.
  const ResultTable& table(std::string_view name) const;

  // All rows of the struct's table that have at least one of its fields. Missing fields are 0.
  template <class Row>
  std::map<std::string, Row, std::less<>> rows() const {
    std::map<std::string, Row, std::less<>> rows;
    for (const auto& [key, row] : table(Row::kTable))
      if (const auto typed = read<Row>(row)) rows.emplace(key, *typed);
    return rows;
  }
  // All fields are 0 where there is no such row.
  template <class Row>
  Row row(std::string_view key) const {
    const ResultTable& rows = table(Row::kTable);
    const auto found = rows.find(key);
    return found == rows.end() ? Row{} : read<Row>(found->second).value_or(Row{});
  }
  template <class Row>
  void set(std::string_view key, const Row& row) {
    for (const RowField<Row>& field : Row::kFields)
      tables_[std::string(Row::kTable)][std::string(key)][std::string(field.key)] = row.*field.member;
  }

  // A row that is a single number; in the file it has no field name.
  std::optional<std::int64_t> number(std::string_view table, std::string_view key) const;
  void set_number(std::string_view table, std::string_view key, std::int64_t value);
  // Drops the rows with the first keys of a table, so that so many are left.
  void keep_last(std::string_view table, std::size_t rows);

 private:
  template <class Row>
  static std::optional<Row> read(const ResultRow& row) {
    std::optional<Row> typed;
    for (const RowField<Row>& field : Row::kFields) {
      const auto found = row.find(field.key);
      if (found == row.end()) continue;
      if (!typed) typed.emplace();
      (*typed).*field.member = found->second;
    }
    return typed;
  }

  ResultTables tables_;
};

// The results of all games, by the id of the game.
using Records = std::map<std::string, ResultTally, std::less<>>;

std::string write_records(const Records& records);
// A list is read as rows of single numbers with the keys "0", "1", … Invalid entries are left out; text that
// is not a JSON object is an error.
Expected<Records, Problem> read_records(std::string_view text);

// The value becomes the best where it is better; 0 means that there is none yet. Returns whether it became the best.
bool keep_least(std::int64_t& best, std::int64_t value);
bool keep_most(std::int64_t& best, std::int64_t value);

// The best of all finished games under one key, such as "relaxed 16x10 down".
struct BestRow {
  static constexpr std::string_view kTable = "best";
  std::int64_t milliseconds = 0;  // the fastest; 0: none yet
  std::int64_t score = 0;         // the highest; 0: none yet
  std::int64_t played = 0;
  std::int64_t won = 0;
  std::int64_t combo = 0;                  // the longest; 0: none yet
  std::int64_t time_on = 0, score_on = 0;  // the days of these two, as number_of(Date) gives them; 0: unknown
  std::int64_t scores = 0;                 // the sum of all
  std::int64_t peak = 0;                   // the highest step, such as a tile of 2048; 0: none yet
  friend bool operator==(const BestRow&, const BestRow&) = default;

  static constexpr std::array kFields{
      RowField<BestRow>{"ms", &BestRow::milliseconds},   RowField<BestRow>{"score", &BestRow::score},
      RowField<BestRow>{"played", &BestRow::played},     RowField<BestRow>{"won", &BestRow::won},
      RowField<BestRow>{"combo", &BestRow::combo},       RowField<BestRow>{"ms_on", &BestRow::time_on},
      RowField<BestRow>{"score_on", &BestRow::score_on}, RowField<BestRow>{"scores", &BestRow::scores},
      RowField<BestRow>{"peak", &BestRow::peak}};
};

// All rows of a table together whose keys begin with these words: sums, and the best where a sum makes no sense. Days are
// left out.
BestRow total_of(const ResultTally& results, std::string_view words = {});

// The games that were finished on one day; the key of the row is the date, such as "2026-11-22".
struct DayRow {
  static constexpr std::string_view kTable = "calendar";
  std::int64_t played = 0;
  friend bool operator==(const DayRow&, const DayRow&) = default;

  static constexpr std::array kFields{RowField<DayRow>{"played", &DayRow::played}};
};

// Counts a finished game on this day. Only the last year with games is kept.
void count_day(ResultTally& results, const Date& day);

// A date as a number that sorts like it, 20261122; and the date of such a number, nothing for any other.
std::int64_t number_of(const Date& date);
std::optional<Date> date_of_number(std::int64_t number);

struct FinishedGame {
  // A game that is given up is not counted, but keeps what was best in it.
  enum class End : std::uint8_t { Over, GivenUp };

  std::string key;
  bool won = false;
  std::optional<std::int64_t> milliseconds = 0;  // nothing where a best time would mean nothing
  std::int64_t score = 0;                        // 0 where the mode has none
  std::int64_t combo = 0;                        // likewise
  std::int64_t peak = 0;                         // likewise
  Date day{};
  End end = End::Over;
};

// The earlier bests that a game has beaten; the first result under a key beats nothing.
struct NewBests {
  std::optional<std::int64_t> time{}, score{}, combo{};
  std::optional<std::int64_t> speed{}, moves{};  // of games that have them
  bool first = false;                            // what the game has won was not won before
  bool counted = false;                          // this end of the match is the one that counts
};

// Counts the game in the row of its key and returns what it has beaten. The time counts in a game that was won.
NewBests record_best(ResultTally& results, const FinishedGame& game);

// The results of what a game offers for a single day, such as today's board: one number a day, a time or a score, in the
// table "days" of the game by date. A result of 0 is a try that has failed: the day is no success.

inline constexpr std::string_view kDayTable = "days";

// Nothing until the day has a result.
std::optional<std::int64_t> result_of_day(const ResultTally& results, const Date& day);
// Whether the day has a result and it is no failure.
bool is_success(const ResultTally& results, const Date& day);
// The streak: consecutive days of success, up to today or yesterday.
int days_in_a_row(const ResultTally& results, const Date& today);
// For each day up to today, the oldest first: whether it is a success.
std::vector<bool> last_days(const ResultTally& results, const Date& today, std::size_t count);

}  // namespace quintet::ui
