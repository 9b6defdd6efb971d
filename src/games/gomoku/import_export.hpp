// Import and export of gomoku games.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "core/gomoku/record.hpp"
#include "games/gomoku/match.hpp"
#include "ui/game/import_export.hpp"

namespace quintet::gomoku {

// What a file says of a game besides its moves.
struct GameNotes {
  std::array<std::string, 2> players{};  // by colour; empty if not known
  RecordResult result = RecordResult::Unknown;
  std::string date{};  // "2026-11-22"; empty if not known
};

// A match with what the file says of it.
struct NotedMatch {
  Match match;
  GameNotes notes{};
};

// The stones on the board as Piskvork .psq, SGF or a move list.
const ui::RecordCodec& record_codec();
ui::GameRecord record_of(const NotedMatch& noted);
inline ui::GameRecord record_of(const Match& match) {
  return record_of(NotedMatch{match});
}

// Keeps a match that has ended in the list of games. A different end after undo replaces the earlier one.
void keep_finished(ui::Context& context, Match& match);

// "Master", "You", or the colour in a game of two people.
std::string player_name(const Localiser& words, const Match& match, gomoku::Colour colour);
// The same, or the name in the file.
std::string player_name(const Localiser& words, const NotedMatch& noted, gomoku::Colour colour);

// Reads a game of two people from any of the three formats. A move list is first tried on a board of `usual.side`
// lines; the rule is that of the file, else `usual.rule`, unless the moves require another. Errors: those of gomoku::read_record, a game
// without stones, and stones after a five under every rule.
Expected<NotedMatch, ui::ImportError> read_noted_game(std::string_view text, const gomoku::Start& usual);
Expected<Match, ui::ImportError> read_game(std::string_view text, const gomoku::Start& usual);

inline ui::ImportExport import_export(ui::Context& context, std::size_t floor) {
  return {context, record_codec(), floor};
}

}  // namespace quintet::gomoku
