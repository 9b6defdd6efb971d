// The finished games of 2048 and those that others have shared: as game codes (core/twenty48/share.hpp).
#pragma once

#include <optional>

#include "core/twenty48/replay.hpp"
#include "games/twenty48/match.hpp"
#include "ui/game/noted_replay.hpp"

namespace quintet::twenty48 {

using NotedReplay = ui::NotedReplay<Replay>;

const ui::RecordCodec& record_codec();
ui::GameRecord record_of(const NotedReplay& noted);
// Nothing for a match whose moves are not those that its start brings, as after changes of a save by hand.
std::optional<NotedReplay> noted_replay(const Match& match);

// Keeps a match that has ended in the list of games. A different end after undo replaces the earlier one.
void keep_finished(ui::Context& context, Match& match);

}  // namespace quintet::twenty48
