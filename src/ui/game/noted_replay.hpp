// A game as its Replay, with what is known of it besides its moves, for games whose record is a code: the Replay has
// write_share(replay) in its namespace.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ui/game/import_export.hpp"

namespace quintet::ui {

template <class Replay>
struct NotedReplay {
  std::shared_ptr<const Replay> replay{};
  KeptNotes notes{};
  std::string date{};  // "2026-11-22"; empty if not known
};

// The readers of a RecordCodec. `kRead(text, noted)` reads the replay of a NotedReplay and gives its record.
template <auto kRead>
RecordCodec::Reader replay_reader(const Context& /*context*/) {
  return [](std::string_view text) { return kRead(text, {}); };
}
template <auto kRead>
RecordCodec::KeptReader kept_replay_reader(const Context& /*context*/) {
  return [](const KeptGame& kept) {
    return kRead(kept.text, {.notes = read_notes(kept.text), .date = kept.date});
  };
}

// Keeps a match that has ended, where it has a replay. A different end after undo replaces the earlier one.
template <class Match, class Replay>
void keep_finished(Context& context, const RecordCodec& codec, Match& match,
                   const std::optional<NotedReplay<Replay>>& noted) {
  if (!noted) return;
  match.set_kept(
      keep_finished(context, codec, match.kept(), write_notes(noted->notes) + write_share(*noted->replay)));
}

}  // namespace quintet::ui
