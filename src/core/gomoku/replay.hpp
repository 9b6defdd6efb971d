// A game of gomoku to be shown again: its stones alone, without the choices of an opening or the end by agreement.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/gomoku/game.hpp"
#include "core/gomoku/record.hpp"
#include "core/replay.hpp"

namespace quintet::gomoku {

using Replay = quintet::Replay<Game>;

// Nothing unless all moves are legal under this rule.
std::optional<Replay> replay_of(int side, Rule rule, std::span<const Point> stones);
// Under the rule that the record states, else the usual one, unless its stones require another.
std::optional<Replay> replay_of(const Record& record, Rule usual);

// The rules under which all moves of a record are legal.
std::vector<Rule> possible_rules(const Record& record);
// Whether the game ends otherwise under some of these rules than under the first.
bool differ(const Record& record, std::span<const Rule> rules);

// The points of moves, which must all be stones.
std::vector<Point> points_of(std::span<const Move> moves);

// Reads any of the three formats. A move list does not state its board size: tries the usual one first, then those of other
// programs.
Expected<Record, RecordError> read_record_of_any_side(std::string_view text, int usual);

}  // namespace quintet::gomoku
