// Reads a game from a text or a file, keeps it and opens its review; copies games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>
#include <vector>

#include "core/expected.hpp"
#include "ui/kit/record.hpp"
#include "ui/localized_error.hpp"

namespace quintet::ui {

struct GameDefinition;

// A game of the list: a file in the folder of stored games, by its name, or a kept game by its number.
using ListedGame = std::variant<std::string, std::int64_t>;

// Reads a game from a text or a file, keeps it and opens its review; copies games to the clipboard.
class ImportExport {
 public:
  // A game continued from a review replaces all pages above the first `floor` ones.
  ImportExport(Context& context, const RecordCodec& codec, std::size_t floor)
      : context_(context), codec_(codec), floor_(floor) {}

  const RecordCodec& codec() const { return codec_; }
  std::size_t floor() const { return floor_; }

  // Each pushes the review of a game, or changes nothing and returns the reason. A file may be anywhere. What is not yet in
  // the list of games is kept there; a copy of a game that the player has played opens that game. Where there are several
  // games in a text, a page offers them.
  Expected<void, LocalizedError> open_file(const std::string& file) const;
  Expected<void, LocalizedError> open(const ListedGame& game, ReviewStart start) const;
  Expected<void, LocalizedError> paste() const;
  // Whether this game from elsewhere is among those that are kept.
  bool keeps(const GameRecord& game) const { return find(game) != nullptr; }
  // The other one, which tells more of the same moves, is kept in the place of this game from elsewhere. A file stays as it
  // is, and the other one is kept beside it.
  void replace(const GameRecord& game, const GameRecord& other) const;
  // The record of a game in the list.
  Expected<GameRecord, LocalizedError> read(const ListedGame& game) const;

  // Copies the game, in the last format of the codec, to the clipboard; returns a message for the player.
  std::string copy(const GameRecord& record) const;

 private:
  const KeptGame* find(const GameRecord& game) const;
  // A game from elsewhere that is new in the list.
  KeptGame to_keep(const GameRecord& record) const;
  using Text = Expected<std::string, std::error_code>;
  Expected<GameRecord, LocalizedError> read_text(const Text& text) const;
  // Reads the game of a text and uses it, or the one that the player chooses.
  using Use = std::function<Expected<void, LocalizedError>(const GameRecord& game)>;
  Expected<void, LocalizedError> with_game(const Text& text, const Use& use) const;
  struct Collection;
  void offer(const std::shared_ptr<Collection>& collection, const Use& use) const;
  Expected<void, LocalizedError> keep_and_open(const GameRecord& record) const;
  Expected<void, LocalizedError> review(const GameRecord& record, ReviewStart start) const;
  // The game of the list that was played and that this record is a copy of; 0 if there is none.
  std::int64_t played_id(const GameRecord& record) const;

  Context& context_;
  const RecordCodec& codec_;
  std::size_t floor_;
};

// The text on the clipboard, or why there is none that could be a game, in the player's language.
Expected<std::string, LocalizedError> clipboard_text(const Context& context);
// Opens the text on the clipboard in the first game that understands it, `first` before the others; with its reason if none does.
Expected<void, LocalizedError> paste_anywhere(Context& context, const GameDefinition* first = nullptr);
// Copies a text to the clipboard; returns a message for the player.
std::string copy_to_clipboard(Context& context, const std::string& text);
// By its file name extension, also in capital letters.
bool is_record_file(const RecordCodec& codec, std::string_view name);
// What a list says of a game below its title: "2 May · 34 moves"; without a date the length alone.
std::string day_and_length(const Context& context, const RecordCodec& codec, std::string_view date,
                           std::size_t moves);
// Why a text is not a game or a file could not be read, in the player's language.
std::string import_error_words(const Localiser& words, const ImportError& error);
std::string file_error_words(const Localiser& words, std::error_code error);

}  // namespace quintet::ui
