#include "ui/profile/records.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/gomoku/players.hpp"

namespace quintet::ui {
namespace {

using Json = nlohmann::json;

constexpr int kMostStars = 3;
constexpr std::size_t kMostLevels = 1000;

// The value of a key, or its fallback where it is missing, of another type or negative.
std::int64_t number(const Json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_number_integer()) return 0;
  return std::max<std::int64_t>(0, found->get<std::int64_t>());
}

int count(const Json& object, const char* key) {
  return static_cast<int>(std::min<std::int64_t>(number(object, key), 1'000'000'000));
}

const Json* object_at(const Json& json, const char* key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_object() ? &*found : nullptr;
}

void read_link(const Json& json, LinkRecords& link) {
  if (const Json* best = object_at(json, "best")) {
    for (const auto& [key, entry] : best->items()) {
      if (!entry.is_object()) continue;
      link.best[key] = {number(entry, "ms"), number(entry, "score"), count(entry, "played"),
                        count(entry, "won"), count(entry, "combo")};
    }
  }
  if (const auto stars = json.find("stars"); stars != json.end() && stars->is_array()) {
    for (const Json& level : *stars) {
      if (link.stars.size() >= kMostLevels) break;
      const auto value = level.is_number_integer() ? level.get<std::int64_t>() : 0;
      link.stars.push_back(static_cast<int>(std::clamp<std::int64_t>(value, 0, kMostStars)));
    }
  }
  if (const Json* days = object_at(json, "days")) {
    for (const auto& [day, value] : days->items()) link.days[day] = count(*days, day.c_str());
  }
}

void read_gomoku(const Json& json, GomokuRecords& records) {
  const Json* levels = object_at(json, "levels");
  if (!levels) return;
  for (const auto& [key, entry] : levels->items()) {
    if (!entry.is_object() || !gomoku::read_level(key)) continue;
    records.levels[key] = {count(entry, "won"),    count(entry, "drawn"),       count(entry, "lost"),
                           count(entry, "in_row"), count(entry, "most_in_row"), count(entry, "quickest"),
                           count(entry, "unaided")};
  }
}

Json write_gomoku(const GomokuRecords& gomoku) {
  Json levels = Json::object();
  for (const auto& [key, tally] : gomoku.levels) {
    levels[key] = {{"won", tally.won},
                   {"drawn", tally.drawn},
                   {"lost", tally.lost},
                   {"in_row", tally.in_row},
                   {"most_in_row", tally.most_in_row},
                   {"quickest", tally.quickest},
                   {"unaided", tally.unaided}};
  }
  return {{"levels", levels}};
}

}  // namespace

int LinkRecords::all_stars() const {
  return std::accumulate(stars.begin(), stars.end(), 0);
}

std::size_t LinkRecords::next_level() const {
  const auto open = std::find(stars.begin(), stars.end(), 0);
  return static_cast<std::size_t>(open - stars.begin());
}

Achievement enter(LinkRecords& records, const Finished& game) {
  Best& best = records.best[game.key];
  ++best.played;
  // A combo counts in a lost game too.
  Achievement news{.best_combo = game.combo > best.combo};
  best.combo = std::max(best.combo, game.combo);
  if (!game.won) return news;
  ++best.won;
  news.best_time = best.milliseconds == 0 || game.milliseconds < best.milliseconds;
  if (news.best_time) best.milliseconds = std::max<std::int64_t>(1, game.milliseconds);
  news.best_score = game.score > best.score;
  if (news.best_score) best.score = game.score;
  return news;
}

bool enter(GomokuTally& tally, const FinishedGomoku& game) {
  using Result = FinishedGomoku::Result;
  if (game.result != Result::Won) {
    ++(game.result == Result::Drawn ? tally.drawn : tally.lost);
    tally.in_row = 0;
    return false;
  }
  ++tally.won;
  tally.most_in_row = std::max(tally.most_in_row, ++tally.in_row);
  if (game.hints == 0) ++tally.unaided;
  const bool quickest = tally.quickest == 0 || game.stones < tally.quickest;
  if (quickest) tally.quickest = game.stones;
  return quickest;
}

std::string write_records(const Records& records) {
  Json best = Json::object(), days = Json::object();
  for (const auto& [key, entry] : records.link.best) {
    best[key] = {{"ms", entry.milliseconds},
                 {"score", entry.score},
                 {"played", entry.played},
                 {"won", entry.won},
                 {"combo", entry.combo}};
  }
  for (const auto& [day, taken] : records.link.days) days[day] = taken;
  const Json json{{"link", {{"best", best}, {"stars", records.link.stars}, {"days", days}}},
                  {"gomoku", write_gomoku(records.gomoku)}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::variant<Records, std::string> read_records(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return "this is not JSON";
  if (!json.is_object()) return "this is not a JSON object";
  Records records;
  if (const Json* link = object_at(json, "link")) read_link(*link, records.link);
  if (const Json* gomoku = object_at(json, "gomoku")) read_gomoku(*gomoku, records.gomoku);
  return records;
}

}  // namespace quintet::ui
