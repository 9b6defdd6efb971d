// The ways from a text or a file to the review of the game in it, onto the clipboard, and to the pages for stored and
// copied games.
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
  // A game that is played on from a review takes the place of all pages above the first `floor` ones.
  ImportExport(Context& context, const RecordCodec& codec, std::size_t floor)
      : context_(context), codec_(codec), floor_(floor) {}

  const RecordCodec& codec() const { return codec_; }
  std::size_t floor() const { return floor_; }

  // Each puts the review of the game on top; or changes nothing and returns why there is none. A file may lie
  // anywhere, a stored game is known by its name.
  Expected<void, LocalizedError> open_text(std::string_view text) const;
  Expected<void, LocalizedError> open_file(const std::string& file) const;
  Expected<void, LocalizedError> open_stored(const std::string& name) const;
  Expected<void, LocalizedError> paste() const;

  // Put the game, in the last form of the codec, or this text on the clipboard; the outcome, in the player's language.
  std::string copy(const GameRecord& record) const;
  std::string copy_text(const std::string& text) const;

  // Copy, store and review this game, paste and open others.
  void show_record(const GameRecord& record) const;
  void show_files() const;

 private:
  Expected<void, LocalizedError> open_read(const Expected<std::string, std::error_code>& text) const;

  Context& context_;
  const RecordCodec& codec_;
  std::size_t floor_;
};

// By the ending of its name, in capital letters too.
bool is_record_file(const RecordCodec& codec, std::string_view name);
// Why a text is no game, and why a file could not be read, in the player's language.
std::string import_error_words(const Localiser& words, const ImportError& error);
std::string file_error_words(const Localiser& words, std::error_code error);

// The way to stored games among those to play.
GameMode stored_games_mode(const RecordCodec& codec);

}  // namespace quintet::ui
