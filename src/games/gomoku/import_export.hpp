// Games of gomoku on their way to and from other programs.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "games/gomoku/match.hpp"
#include "ui/game/import_export.hpp"

namespace quintet::gomoku {

// As .psq of Piskvork, SGF and lists of points, of the stones that stand on the board.
const ui::RecordCodec& record_codec();
ui::GameRecord record_of(const Match& match);

// "Master", "You", or the colour where two people play.
std::string player_name(const Localiser& words, const Match& match, gomoku::Colour colour);

// A game between two people, from any of the three forms. A list of points is tried on a board of `usual.side` lines
// first; the rule is `usual.rule` unless the moves need another. Beside what gomoku::read_record refuses: a game without
// stones, and stones that follow a five under every rule.
Expected<Match, ui::ImportError> read_game(std::string_view text, const gomoku::Start& usual);

inline ui::ImportExport import_export(ui::Context& context, std::size_t floor) {
  return {context, record_codec(), floor};
}

}  // namespace quintet::gomoku
