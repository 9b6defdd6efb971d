// The finished games of Minesweeper, and the games and boards that others have shared: as codes (core/mines/share.hpp).
#pragma once

#include <optional>

#include "core/mines/replay.hpp"
#include "games/mines/match.hpp"
#include "ui/game/noted_replay.hpp"

namespace quintet::mines {

using NotedReplay = ui::NotedReplay<Replay>;  // practice: on a board that the player knew

const ui::RecordCodec& record_codec();
// A game without moves is a board to be played.
ui::GameRecord record_of(const NotedReplay& noted);
// Nothing before the mines are laid.
std::optional<NotedReplay> noted_replay(const Match& match);
// The match after so many of its moves, to try it again from there.
Match match_from(const Replay& replay, std::size_t ply);

// Keeps a match that has ended in the list of games. A different end after undo replaces the earlier one.
void keep_finished(ui::Context& context, Match& match);

}  // namespace quintet::mines
