// Reads a game from a text or a file and opens its review, copies games to the clipboard, and opens the pages for
// stored games and for the record of a game.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>

#include "core/expected.hpp"
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
  // game is identified by its name.
  Expected<void, LocalizedError> open_text(std::string_view text) const;
  Expected<void, LocalizedError> open_file(const std::string& file) const;
  Expected<void, LocalizedError> open_stored(const std::string& name) const;
  Expected<void, LocalizedError> paste() const;

  // Copies the game, in the last format of the codec, or this text to the clipboard; returns a message for the player.
  std::string copy(const GameRecord& record) const;
  std::string copy_text(const std::string& text) const;

  // Opens the page that copies, stores and reviews this game and opens others.
  void show_record(const GameRecord& record) const;
  void show_files() const;

 private:
  Expected<void, LocalizedError> open_read(const Expected<std::string, std::error_code>& text) const;

  Context& context_;
  const RecordCodec& codec_;
  std::size_t floor_;
};

// By its file name extension, also in capital letters.
bool is_record_file(const RecordCodec& codec, std::string_view name);
// Why a text is not a game or a file could not be read, in the player's language.
std::string import_error_words(const Localiser& words, const ImportError& error);
std::string file_error_words(const Localiser& words, std::error_code error);

// The entry for stored games in the mode selection.
GameMode stored_games_mode(const RecordCodec& codec);

}  // namespace quintet::ui
