#include "core/stone_note.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

#include "core/text.hpp"

namespace quintet {
namespace {

// By the sign.
constexpr std::array<std::string_view, 5> kProperties{"TR", "SQ", "CR", "MA", "LB"};

std::optional<PointSign> sign_of(std::string_view property) {
  const auto found = std::ranges::find(kProperties, property);
  if (found == kProperties.end()) return std::nullopt;
  return static_cast<PointSign>(found - kProperties.begin());
}

// Those that the readers of the games understand, and that have no place in a note.
constexpr std::array<std::string_view, 20> kOfGame{"B",  "W",  "AB", "AW", "AE", "PL", "FF",
                                                   "GM", "CA", "AP", "SZ", "KM", "RU", "HA",
                                                   "PB", "PW", "DT", "RE", "TM", "OT"};
constexpr std::array<std::string_view, 14> kAboutGame{"AN", "BR", "BT", "CP", "EV", "GC", "GN",
                                                      "ON", "PC", "RO", "SO", "US", "WR", "WT"};
// At a node.
constexpr std::array<std::string_view, 18> kOnce{"BL", "WL", "OB", "OW", "N",  "V",  "MN", "PM", "ST",
                                                 "BM", "TE", "DO", "IT", "HO", "GB", "GW", "DM", "UC"};

constexpr std::string_view kChance = "BWR", kLead = "V";

// `-3.50`; the same in every locale.
std::string write_decimal(float number, int digits) {
  std::int64_t scale = 1;
  for (int i = 0; i < digits; ++i) scale *= 10;
  const std::int64_t all = std::llround(static_cast<double>(number) * static_cast<double>(scale));
  const std::int64_t size = std::abs(all);
  std::string part = std::to_string(size % scale);
  part.insert(0, static_cast<std::size_t>(digits) - part.size(), '0');
  return (all < 0 ? "-" : "") + std::to_string(size / scale) + '.' + part;
}

// With or without a sign, a point and digits behind it.
std::optional<float> read_decimal(std::string_view text) {
  constexpr int kMostWhole = 1'000'000;
  constexpr std::size_t kBehindPoint = 6, kMostLength = 40;
  const bool negative = take_front(text, "-");
  if (!negative) take_front(text, "+");
  const std::size_t dot = std::min(text.find('.'), text.size());
  const auto whole = dot == 0 ? std::optional(0) : read_number(text.substr(0, dot), kMostWhole);
  std::string part(dot == text.size() ? "0" : text.substr(dot + 1));
  const bool is_number = !text.empty() && !part.empty() && part.find_first_not_of("0123456789") == part.npos;
  if (!whole || !is_number || text.size() > kMostLength) return std::nullopt;
  part.resize(kBehindPoint, '0');
  const double size = *whole + *read_number(part, kMostWhole) / static_cast<double>(kMostWhole);
  return static_cast<float>(negative ? -size : size);
}

bool is_among(std::span<const std::string_view> names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

bool is_before(Point a, Point b) {
  return std::tie(a.row, a.column) < std::tie(b.row, b.column);
}

void take_label(StoneNote& note, std::string_view value, Size board) {
  const std::size_t colon = value.find(':');
  if (colon == value.npos) return;
  const auto at = sgf::read_point(value.substr(0, colon));
  std::string label = sgf::line_of(sgf::text_of(value.substr(colon + 1)), StoneNote::kMostLabel);
  if (at && board.contains(*at) && !label.empty()) note.set_mark({*at, PointSign::Label, std::move(label)});
}

// A point, or a rectangle of points: `aa:cc`.
void take_points(StoneNote& note, PointSign sign, std::string_view value, Size board) {
  const std::size_t colon = std::min(value.find(':'), value.size());
  const auto from = sgf::read_point(value.substr(0, colon));
  const auto to = colon == value.size() ? from : sgf::read_point(value.substr(colon + 1));
  if (!from || !to || !board.contains(*from) || !board.contains(*to)) return;
  for (int row = from->row; row <= to->row; ++row)
    for (int column = from->column; column <= to->column; ++column) note.set_mark({{row, column}, sign});
}

bool take_other(StoneNote& note, const sgf::Property& property) {
  sgf::Property plain{property.name, {}};
  for (const std::string& value : property.values) plain.values.push_back(sgf::plain_value(value));
  const bool once = is_among(kOnce, plain.name) || is_among(kAboutGame, plain.name);
  const auto says_it = [&](const sgf::Property& each) {
    return once ? each.name == plain.name : each == plain;
  };
  if (std::ranges::any_of(note.others, says_it)) return true;
  if (note.others.size() == StoneNote::kMostOthers) return false;
  std::size_t size = size_of(plain);
  for (const sgf::Property& each : note.others) size += size_of(each);
  if (size > StoneNote::kMostOfOthers) return false;
  note.others.push_back(std::move(plain));
  return true;
}

// The value of a property, if it is a number between the limits.
std::optional<float> number_in(const std::vector<sgf::Property>& properties, std::string_view name,
                               float least, float most) {
  const auto found = std::ranges::find(properties, name, &sgf::Property::name);
  const auto value = found == properties.end() ? std::nullopt : read_decimal(found->values.front());
  return value && *value >= least && *value <= most ? value : std::nullopt;
}

}  // namespace

bool is_other(std::string_view property) {
  return property != "C" && !sign_of(property) && !is_among(kOfGame, property);
}

bool is_about_game(std::string_view property) {
  return is_among(kAboutGame, property);
}

std::size_t size_of(const sgf::Property& property) {
  constexpr std::size_t kBrackets = 2;
  std::size_t size = property.name.size();
  for (const std::string& value : property.values) size += value.size() + kBrackets;
  return size;
}

const PointMark* StoneNote::mark_on(Point at) const {
  const auto found = std::ranges::find(marks, at, &PointMark::at);
  return found == marks.end() ? nullptr : &*found;
}

void StoneNote::set_mark(PointMark mark) {
  remove_mark(mark.at);
  const auto place = std::ranges::upper_bound(marks, mark.at, is_before, &PointMark::at);
  marks.insert(place, std::move(mark));
}

void StoneNote::remove_mark(Point at) {
  std::erase_if(marks, [at](const PointMark& mark) { return mark.at == at; });
}

std::optional<StoneEvaluation> StoneNote::evaluation() const {
  constexpr float kMostLead = 10'000;
  const auto chance = number_in(others, kChance, 0, 1);
  if (!chance) return std::nullopt;
  return StoneEvaluation{*chance, number_in(others, kLead, -kMostLead, kMostLead)};
}

std::optional<float> StoneNote::time_left(Colour side) const {
  constexpr float kMostSeconds = 1'000'000;
  return number_in(others, side == Colour::Black ? "BL" : "WL", 0, kMostSeconds);
}

void StoneNote::set_evaluation(const StoneEvaluation& evaluation) {
  constexpr int kChanceDigits = 4, kLeadDigits = 2;
  std::erase_if(others, [](const sgf::Property& each) { return each.name == kChance || each.name == kLead; });
  if (evaluation.lead) others.push_back({std::string(kLead), {write_decimal(*evaluation.lead, kLeadDigits)}});
  others.push_back({std::string(kChance), {write_decimal(evaluation.chance, kChanceDigits)}});
}

bool take_note(StoneNote& note, const sgf::Property& property, Size board) {
  if (property.name == "C") {
    const std::string text = sgf::lines_of(sgf::text_of(property.values.front()), StoneNote::kMostComment);
    if (text.empty() || text == note.comment) return true;
    note.comment =
        note.comment.empty() ? text : sgf::lines_of(note.comment + '\n' + text, StoneNote::kMostComment);
    return true;
  }
  const auto sign = sign_of(property.name);
  if (!sign) return !is_other(property.name) || take_other(note, property);
  for (const std::string& value : property.values) {
    if (*sign == PointSign::Label)
      take_label(note, value, board);
    else
      take_points(note, *sign, value, board);
  }
  return true;
}

std::vector<sgf::Property> properties_of(const StoneNote& note) {
  std::vector<sgf::Property> properties;
  if (!note.comment.empty()) properties.push_back({"C", {sgf::value_of(note.comment)}});
  for (std::size_t sign = 0; sign < kProperties.size(); ++sign) {
    sgf::Property property{std::string(kProperties[sign]), {}};
    for (const PointMark& mark : note.marks) {
      if (mark.sign != static_cast<PointSign>(sign)) continue;
      std::string value = sgf::write_point(mark.at);
      if (mark.sign == PointSign::Label) value += ':' + sgf::value_of(mark.label);
      property.values.push_back(std::move(value));
    }
    if (!property.values.empty()) properties.push_back(std::move(property));
  }
  std::ranges::copy(note.others, std::back_inserter(properties));
  return properties;
}

}  // namespace quintet
