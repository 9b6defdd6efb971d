#include "core/gomoku/replay.hpp"

#include <algorithm>

namespace quintet::gomoku {

std::optional<Replay> replay_of(int side, Rule rule, std::span<const Point> stones) {
  Replay replay({.side = side, .rule = rule});
  for (const Point at : stones) {
    if (!replay.play({.at = at})) return std::nullopt;
  }
  return replay;
}

std::optional<Replay> replay_of(const Record& record, Rule usual) {
  for (const Rule rule : {record.rule.value_or(usual), usual, Rule::Freestyle, Rule::Exact, Rule::Renju}) {
    if (auto replay = replay_of(record.side, rule, record.moves)) return replay;
  }
  return std::nullopt;
}

std::vector<Rule> possible_rules(const Record& record) {
  std::vector<Rule> possible;
  for (const Rule rule : kRules)
    if (replay_of(record.side, rule, record.moves)) possible.push_back(rule);
  return possible;
}

bool differ(const Record& record, std::span<const Rule> rules) {
  const auto ends_as_first = [&](Rule rule) {
    return replay_of(record.side, rule, record.moves)->end().outcome() ==
           replay_of(record.side, rules.front(), record.moves)->end().outcome();
  };
  return !std::ranges::all_of(rules, ends_as_first);
}

std::vector<Point> points_of(std::span<const Move> moves) {
  std::vector<Point> points;
  for (const Move& move : moves) points.push_back(move.at);
  return points;
}

Expected<Record, RecordError> read_record_of_any_side(std::string_view text, int usual) {
  auto first = read_record(text, usual);
  for (const int side : {kUsualSide, 19, kMostSide}) {
    if (first) break;
    if (auto other = read_record(text, side)) return other;
  }
  return first;
}

}  // namespace quintet::gomoku
