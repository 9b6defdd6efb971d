#include "cli/gtp_settings.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <utility>

#include "core/text.hpp"

namespace quintet::cli {
namespace {

using Words = std::vector<std::string_view>;

constexpr int kMostSeconds = 1'000'000, kMostStones = 1'000'000;

// The times of `main period stones`.
std::optional<GtpTimes> read_times(const Words& words) {
  if (words.size() != 3) return std::nullopt;
  const auto main = read_seconds(words[0]), period = read_seconds(words[1]);
  const auto stones = read_number(words[2], kMostStones);
  if (!main || !period || !stones) return std::nullopt;
  return GtpTimes{.main = *main, .period = *period, .stones = *stones};
}

// What KataGo's JSON says about rules, as `ko` `simple`, `suicide` `false`; nothing if it is no such text.
using Fields = std::vector<std::pair<std::string, std::string>>;
std::optional<Fields> fields_of(std::string_view json) {
  if (!json.starts_with('{') || !json.ends_with('}')) return std::nullopt;
  Fields fields;
  for (const std::string_view each : split(json.substr(1, json.size() - 2), ',')) {
    const std::size_t colon = each.find(':');
    if (colon == each.npos) return std::nullopt;
    const auto plain = [](std::string_view text) {
      return text.size() > 1 && text.starts_with('"') && text.ends_with('"') ? text.substr(1, text.size() - 2)
                                                                             : text;
    };
    fields.emplace_back(plain(each.substr(0, colon)), plain(each.substr(colon + 1)));
  }
  return fields;
}

// Rules as KataGo names their parts.
struct NamedRules {
  go::RuleSet set;
  std::string_view ko, scoring, suicide, tax, bonus;
};
// The first one that a text agrees with counts. The simple ko with area is what KataGo calls the Chinese rules; they are
// played with the superko of their text.
constexpr std::array kNamedRules{
    NamedRules{go::RuleSet::Chinese, "positional", "area", "false", "none", "n"},
    NamedRules{go::RuleSet::Chinese, "simple", "area", "false", "none", "n"},
    NamedRules{go::RuleSet::Japanese, "simple", "territory", "false", "seki", "0"},
    NamedRules{go::RuleSet::Aga, "situational", "area", "false", "none", "n-1"},
    NamedRules{go::RuleSet::NewZealand, "situational", "area", "true", "none", "0"},
    NamedRules{go::RuleSet::TrompTaylor, "positional", "area", "true", "none", "0"}};

// What of the rules this field says; nothing if there is no such field.
std::optional<std::string_view> part_of(const NamedRules& rules, std::string_view field) {
  if (field == "ko") return rules.ko;
  if (field == "scoring") return rules.scoring;
  if (field == "suicide") return rules.suicide;
  if (field == "tax") return rules.tax;
  if (field == "whitehandicapbonus") return rules.bonus;
  return field == "hasbutton" ? std::optional<std::string_view>("false") : std::nullopt;
}

Expected<go::RuleSet, std::string> rules_of_json(std::string_view json) {
  const auto fields = fields_of(json);
  if (!fields) return tl::unexpected(std::string("unknown rules"));
  std::string all;
  bool has_scoring = false;
  for (const auto& [field, value] : *fields) {
    const bool says_how = field != "friendlypassok";  // how a side passes, not what is played
    if (says_how && !part_of(kNamedRules.front(), field)) return tl::unexpected("unknown rule: " + field);
    has_scoring = has_scoring || field == "scoring";
    if (!all.empty()) all += ", ";
    all.append(field).append(" ").append(value);
  }
  if (!has_scoring) return tl::unexpected(std::string("unknown rules: no scoring"));
  const auto agrees = [&](const NamedRules& rules) {
    return std::ranges::all_of(*fields, [&](const auto& field) {
      return part_of(rules, field.first).value_or(field.second) == field.second;
    });
  };
  const auto found = std::ranges::find_if(kNamedRules, agrees);
  if (found == kNamedRules.end()) return tl::unexpected("cannot play by these rules together: " + all);
  return found->set;
}

}  // namespace

bool GtpTimes::unlimited() const {
  const bool nothing = main <= Microseconds::zero() && period <= Microseconds::zero() && stones == 0;
  return nothing || (period > Microseconds::zero() && stones == 0);
}

GtpClock::GtpClock(const GtpTimes& times) : times_(times), left_(times.main) {
  if (left_ <= Microseconds::zero()) begin_period();
}

// Without overtime nothing is left.
void GtpClock::begin_period() {
  left_ = times_.stones > 0 ? times_.period : Microseconds::zero();
  stones_left_ = times_.stones;
}

Microseconds GtpClock::budget(int points_left) const {
  constexpr int kReserve = 10;  // a tenth
  constexpr int kLeastMoves = 10;
  const auto without_reserve = [&](Microseconds time) { return time * (kReserve - 1) / kReserve; };
  if (stones_left_ > 0) return without_reserve(left_ / stones_left_);
  const Microseconds of_period = times_.stones > 0 ? times_.period / times_.stones : Microseconds::zero();
  return without_reserve(std::max(of_period, left_ / std::max(kLeastMoves, points_left / 2)));
}

// A move that is begun in main time and takes longer is the first one of the first period.
void GtpClock::spend(Microseconds time) {
  if (unlimited()) return;
  left_ -= time;
  if (stones_left_ == 0 && left_ > Microseconds::zero()) return;
  if (stones_left_ == 0) {
    const Microseconds over = -left_;
    begin_period();
    left_ -= over;
  }
  left_ = std::max(left_, Microseconds::zero());
  if (stones_left_ > 0 && --stones_left_ == 0) begin_period();
}

void GtpClock::tell(Microseconds left, int stones) {
  left_ = left;
  stones_left_ = times_.tells_periods ? std::min(stones, 1) : stones;
  is_told_ = true;
}

std::optional<int> read_komi(std::string_view text) {
  const bool negative = take_front(text, "-");
  if (!negative) take_front(text, "+");
  const std::string number = (text.starts_with('.') ? "0" : "") + std::string(text);
  if (!number.starts_with('-')) {
    const auto halves = go::read_halves(number);
    if (halves) return negative ? -*halves : *halves;
  }
  return std::nullopt;
}

std::optional<Microseconds> read_seconds(std::string_view text) {
  constexpr std::size_t kDigits = 6;  // of a microsecond
  const std::size_t dot = std::min(text.find('.'), text.size());
  const auto whole = dot == 0 ? std::optional(0) : read_number(text.substr(0, dot), kMostSeconds);
  std::string part(dot == text.size() ? "0" : text.substr(dot + 1));
  if (text.empty() || !whole || part.empty() || part.find_first_not_of("0123456789") != part.npos)
    return std::nullopt;
  part.resize(kDigits, '0');
  return std::chrono::seconds(*whole) + Microseconds(*read_number(part, kMostSeconds));
}

std::optional<GtpTimes> read_time_settings(const Words& words) {
  return read_times(words);
}

std::optional<GtpTimes> read_kgs_time_settings(const Words& words) {
  if (words.empty()) return std::nullopt;
  Words numbers(words.begin() + 1, words.end());
  const std::size_t count = numbers.size();
  if (words[0] == "none" && count == 0) return GtpTimes{};
  if (words[0] == "absolute" && count == 1) {
    numbers.insert(numbers.end(), {"0", "0"});
    return read_times(numbers);
  }
  auto times = read_times(numbers);
  if (!times || words[0] == "canadian") return times;
  if (words[0] != "byoyomi") return std::nullopt;
  times->stones = times->stones > 0 ? 1 : 0;
  if (times->stones == 0) times->period = Microseconds::zero();
  times->tells_periods = true;
  return times;
}

Expected<go::RuleSet, std::string> read_rules(const Words& words) {
  std::string wanted;  // JSON may have blanks
  for (const std::string_view word : words) wanted += lower_case(word);
  if (wanted.starts_with('{')) return rules_of_json(wanted);
  std::ranges::replace(wanted, '_', '-');
  constexpr std::array kOther{std::pair{std::string_view("newzealand"), go::RuleSet::NewZealand},
                              std::pair{std::string_view("tromptaylor"), go::RuleSet::TrompTaylor},
                              std::pair{std::string_view("korean"), go::RuleSet::Japanese},
                              std::pair{std::string_view("chinese-ogs"), go::RuleSet::Chinese},
                              std::pair{std::string_view("chinese-kgs"), go::RuleSet::Chinese},
                              std::pair{std::string_view("bga"), go::RuleSet::Aga},
                              std::pair{std::string_view("french"), go::RuleSet::Aga}};
  for (const auto& [name, set] : kOther)
    if (wanted == name) return set;
  if (wanted == "stone-scoring" || wanted.starts_with("ancient"))
    return tl::unexpected(std::string("cannot play with a tax on groups"));
  if (wanted == "aga-button") return tl::unexpected(std::string("cannot play with a button"));
  const auto set = go::read_rule_set(wanted);
  if (!set) return tl::unexpected(std::string("unknown rules"));
  return *set;
}

std::string write_rules(const go::Rules& rules) {
  constexpr std::array<std::string_view, 3> kKo{"SIMPLE", "POSITIONAL", "SITUATIONAL"};
  constexpr std::array<std::string_view, 3> kBonus{"0", "N", "N-1"};
  return R"({"ko":")" + std::string(kKo[static_cast<std::size_t>(rules.repetition)]) + R"(","scoring":")" +
         (rules.scoring == go::Scoring::Area ? "AREA" : "TERRITORY") + R"(","suicide":)" +
         (rules.suicide == go::Suicide::Allowed ? "true" : "false") + R"(,"tax":")" +
         (rules.scoring == go::Scoring::Area ? "NONE" : "SEKI") + R"(","whiteHandicapBonus":")" +
         std::string(kBonus[static_cast<std::size_t>(rules.bonus)]) + R"("})";
}

}  // namespace quintet::cli
