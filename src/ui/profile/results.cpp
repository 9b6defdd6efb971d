#include "ui/profile/results.hpp"

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <type_traits>

namespace quintet::ui {

namespace {

using Json = nlohmann::json;

constexpr std::int64_t kMost = 1'000'000'000'000;  // sums of such values stay within 64 bits
constexpr std::size_t kLongestList = 1000;
constexpr std::string_view kNoField;  // of a row that is a single number

bool read(const Json& json, std::int64_t& value) {
  if (!json.is_number_integer()) return false;
  value = json.get<std::int64_t>();
  return value >= 0 && value <= kMost;
}

// Whether the map is valid and not empty. A list has the keys "0", "1", …; a number alone is a row
// without the name of a field.
template <class Entry>
bool read(const Json& json, std::map<std::string, Entry, std::less<>>& map) {
  const auto add = [&map](const std::string& key, const Json& member) {
    if (Entry entry{}; read(member, entry)) map.emplace(key, std::move(entry));
  };
  if (json.is_object())
    for (const auto& [key, member] : json.items()) add(key, member);
  else if (json.is_array())
    for (std::size_t i = 0; i < std::min(json.size(), kLongestList); ++i) add(std::to_string(i), json[i]);
  else if constexpr (std::is_same_v<Entry, std::int64_t>)
    add(std::string(kNoField), json);
  return !map.empty();
}

Json write_row(const ResultRow& row) {
  if (row.size() == 1 && row.begin()->first == kNoField) return row.begin()->second;
  return row;
}

}  // namespace

const ResultTable& ResultTally::table(std::string_view name) const {
  static const ResultTable none;
  const auto found = tables_.find(name);
  return found == tables_.end() ? none : found->second;
}

std::optional<std::int64_t> ResultTally::number(std::string_view table, std::string_view key) const {
  const ResultTable& rows = this->table(table);
  const auto row = rows.find(key);
  if (row == rows.end()) return std::nullopt;
  const auto value = row->second.find(kNoField);
  return value == row->second.end() ? std::nullopt : std::optional(value->second);
}

void ResultTally::set_number(std::string_view table, std::string_view key, std::int64_t value) {
  tables_[std::string(table)][std::string(key)] = {{std::string(kNoField), value}};
}

void ResultTally::keep_last(std::string_view table, std::size_t rows) {
  const auto found = tables_.find(table);
  if (found == tables_.end()) return;
  while (found->second.size() > rows) found->second.erase(found->second.begin());
}

std::string write_records(const Records& records) {
  Json json = Json::object();
  for (const auto& [game, results] : records) {
    for (const auto& [name, table] : results.tables())
      for (const auto& [key, row] : table) json[game][name][key] = write_row(row);
  }
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Expected<Records, Problem> read_records(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return tl::unexpected(Problem{"this is not JSON"});
  if (!json.is_object()) return tl::unexpected(Problem{"this is not a JSON object"});
  Records records;
  for (const auto& [game, entry] : json.items())
    if (ResultTables tables; read(entry, tables)) records.emplace(game, ResultTally(std::move(tables)));
  return records;
}

bool keep_least(std::int64_t& best, std::int64_t value) {
  const bool better = best == 0 || value < best;
  if (better) best = std::max<std::int64_t>(1, value);
  return better;
}

bool keep_most(std::int64_t& best, std::int64_t value) {
  const bool better = value > best;
  if (better) best = value;
  return better;
}

BestRow total_of(const ResultTally& results, std::string_view words) {
  BestRow total;
  for (const auto& [key, row] : results.rows<BestRow>()) {
    if (!key.starts_with(words)) continue;
    total.played += row.played;
    total.won += row.won;
    total.scores += row.scores;
    keep_most(total.score, row.score);
    keep_most(total.combo, row.combo);
    keep_most(total.peak, row.peak);
    if (row.milliseconds > 0) keep_least(total.milliseconds, row.milliseconds);
  }
  return total;
}

void count_day(ResultTally& results, const Date& day) {
  constexpr std::size_t kYear = 366;
  const std::string key = write_date(day);
  auto row = results.row<DayRow>(key);
  ++row.played;
  results.set(key, row);
  results.keep_last(DayRow::kTable, kYear);
}

std::int64_t number_of(const Date& date) {
  return date.year > 0 ? (std::int64_t{date.year} * 100 + date.month) * 100 + date.day : 0;
}

std::optional<Date> date_of_number(std::int64_t number) {
  constexpr std::int64_t kLast = 99991231;
  if (number <= 0 || number > kLast) return std::nullopt;
  const Date date{static_cast<int>(number / 10000), static_cast<int>(number / 100 % 100),
                  static_cast<int>(number % 100)};
  const bool valid = date.year > 0 && date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= 31;
  return valid ? std::optional(date) : std::nullopt;
}

NewBests record_best(ResultTally& results, const FinishedGame& game) {
  auto row = results.row<BestRow>(game.key);
  const BestRow before = row;
  const auto beaten = [](bool better, std::int64_t earlier) {
    return better && earlier > 0 ? std::optional(earlier) : std::nullopt;
  };
  const bool counts = game.end == FinishedGame::End::Over;
  if (counts) {
    ++row.played;
    row.scores += game.score;
  }
  keep_most(row.peak, game.peak);
  const bool more = keep_most(row.score, game.score);
  if (more) row.score_on = number_of(game.day);
  NewBests news{.time = {},
                .score = beaten(more, before.score),
                .combo = beaten(keep_most(row.combo, game.combo), before.combo)};
  if (game.won) {
    if (counts) ++row.won;
    const bool faster = game.milliseconds && keep_least(row.milliseconds, *game.milliseconds);
    if (faster) row.time_on = number_of(game.day);
    news.time = beaten(faster, before.milliseconds);
  }
  results.set(game.key, row);
  return news;
}

namespace {

bool is_success_on(const ResultTally& results, std::chrono::sys_days day) {
  return is_success(results, date_of(day));
}

}  // namespace

std::optional<std::int64_t> result_of_day(const ResultTally& results, const Date& day) {
  return results.number(kDayTable, write_date(day));
}

bool is_success(const ResultTally& results, const Date& day) {
  return result_of_day(results, day).value_or(0) > 0;
}

int days_in_a_row(const ResultTally& results, const Date& today) {
  auto day = days_of(today);
  if (!is_success_on(results, day)) day -= std::chrono::days{1};  // today may still get one
  int days = 0;
  for (; is_success_on(results, day); day -= std::chrono::days{1}) ++days;
  return days;
}

std::vector<bool> last_days(const ResultTally& results, const Date& today, std::size_t count) {
  std::vector<bool> days(count);
  auto day = days_of(today);
  for (auto at = days.rbegin(); at != days.rend(); ++at, day -= std::chrono::days{1})
    *at = is_success_on(results, day);
  return days;
}

}  // namespace quintet::ui
