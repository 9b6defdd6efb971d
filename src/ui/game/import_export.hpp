// Reads a game from a text or a file, keeps it and opens its review; copies games to the clipboard; and opens the pages for
// the list of games and for the record of a game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>

#include "core/expected.hpp"
#include "core/share_code.hpp"
#include "ui/game/game_definition.hpp"
#include "ui/game/record_codec.hpp"
#include "ui/localized_error.hpp"

namespace quintet::ui {

class ImportExport {
 public:
  // A game continued from a review replaces all pages above the first `floor` ones.
  ImportExport(Context& context, const RecordCodec& codec, std::size_t floor)
      : context_(context), codec_(codec), floor_(floor) {}

  const RecordCodec& codec() const { return codec_; }
  std::size_t floor() const { return floor_; }

  // Each pushes the review of the game, or changes nothing and returns the reason. A file may be anywhere; a stored
  // game is identified by its name, a kept one by its number. What is not yet in the list of games is kept there; a copy
  // of a game that the player has played opens that game.
  Expected<void, LocalizedError> open_text(std::string_view text) const;
  Expected<void, LocalizedError> open_file(const std::string& file) const;
  Expected<void, LocalizedError> open_stored(const std::string& name,
                                             ReviewStart start = ReviewStart::End) const;
  Expected<void, LocalizedError> open_kept(std::int64_t id, ReviewStart start = ReviewStart::End) const;
  // The record of a game in the list, for the page that exports it.
  Expected<void, LocalizedError> show_stored_record(const std::string& name) const;
  Expected<void, LocalizedError> show_kept_record(std::int64_t id) const;
  Expected<void, LocalizedError> paste() const;

  // Copies the game, in the last format of the codec, or this text to the clipboard; returns a message for the player.
  std::string copy(const GameRecord& record) const;
  std::string copy_text(const std::string& text) const;

  // Opens the page that copies, stores and reviews this game and opens others.
  void show_record(const GameRecord& record) const;
  void show_files() const;

 private:
  enum class Keep : std::uint8_t { Yes, No };

  Expected<GameRecord, LocalizedError> read(const Expected<std::string, std::error_code>& text) const;
  Expected<GameRecord, LocalizedError> read_kept(std::int64_t id) const;
  Expected<void, LocalizedError> open(const Expected<GameRecord, LocalizedError>& record, ReviewStart start,
                                      Keep keep) const;
  // The game of the list that was played and that this record is a copy of; 0 if there is none.
  std::int64_t played_id(const GameRecord& record) const;
  Expected<void, LocalizedError> show(const Expected<GameRecord, LocalizedError>& record) const;

  Context& context_;
  const RecordCodec& codec_;
  std::size_t floor_;
};

// By its file name extension, also in capital letters.
bool is_record_file(const RecordCodec& codec, std::string_view name);
// Why a text is not a game or a file could not be read, in the player's language.
std::string import_error_words(const Localiser& words, const ImportError& error);
// Why a text is not a game in the form of core/share_code.hpp. `no_game`: a message for a text without one.
ImportError share_error(const ShareError& error, std::string_view no_game);
std::string file_error_words(const Localiser& words, std::error_code error);

// What is known of a kept game besides its moves: words before its text, "helped=1 practice=1 ".
struct KeptNotes {
  bool helped = false;
  bool practice = false;
};
std::string write_notes(const KeptNotes& notes);
// Of a text without such words: nothing is known.
KeptNotes read_notes(std::string_view text);

// Keeps a game that has just ended, or a different end of one that was kept before. Returns its number.
std::int64_t keep_finished(Context& context, const RecordCodec& codec, std::int64_t id, std::string text);

// The entry for the list of games in the mode selection.
GameMode stored_games_mode(const RecordCodec& codec);
// Adds that entry, and what opens a file or the clipboard's text.
void add_stored_games(GameDefinition& game, const RecordCodec& codec);

}  // namespace quintet::ui
