// Three players who look at the board as the articles of gomoku do, each a step beyond the one before; the fourth, the
// master, is in search.hpp.
//
//   easy    greedy: every empty point is valued once for both sides by the lines through it, the best is taken
//   medium  direct search: every move, every answer, then the board valued, or a short victory by fours seen
//   hard    game tree: the same five plies deep by minimax with alpha-beta, the best candidates of each position
//
// All draw equal moves by lot; none makes a mistake on purpose.
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

// These require a board that is not full and whose game is not over. When stopped they answer with the best move so far.
Thought think_easily(const Board& board, Rule rule, Random chance);
Thought think_directly(const Board& board, Rule rule, Random chance, const std::stop_token& stop = {});
Thought think_ahead(const Board& board, Rule rule, Random chance, const std::stop_token& stop = {});

}  // namespace quintet::gomoku
