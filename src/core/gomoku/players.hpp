// The three levels below the master (search.hpp), each one step stronger than the one before.
//
//   easy    greedy: takes the empty point with the best lines through it for both sides
//   medium  direct search: every move and reply, then the evaluation or a short win by fours
//   hard    game tree: minimax with alpha-beta, five plies deep, over the best candidates of each position
//
// All choose among equal moves at random; none makes deliberate mistakes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>

#include "core/gomoku/rules.hpp"
#include "core/gomoku/thought.hpp"
#include "core/random.hpp"

namespace quintet::gomoku {

enum class Level : std::uint8_t { Easy, Medium, Hard, Master };
inline constexpr std::array kLevels{Level::Easy, Level::Medium, Level::Hard, Level::Master};

// easy medium hard master
std::string_view name(Level level);
std::optional<Level> read_level(std::string_view text);

// Require a board that is not full and a game that is not over. After a stop they return the best move so far.
Thought think_easily(const Board& board, Rule rule, Random chance);
Thought think_directly(const Board& board, Rule rule, Random chance, const std::stop_token& stop = {});
Thought think_ahead(const Board& board, Rule rule, Random chance, const std::stop_token& stop = {});

}  // namespace quintet::gomoku
