// The formats in which a game's matches can be stored, copied, opened and reviewed: the writers, and a reader for all
// of them. The pages for stored games, for the record of a game and for its review are generic over this interface.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "ui/context.hpp"

namespace quintet::ui {

// Whether the game was played by these players, or imported from a file or the clipboard.
enum class RecordOrigin : std::uint8_t { Played, Opened };

// A game with its moves so far. Valid as long as the context.
struct GameRecord {
  int side = 0;  // number of lines of the board
  std::size_t moves = 0;
  // "You - Master", in the player's language.
  std::function<std::string(const Localiser& words)> players;
  // In the format of the codec with this index.
  std::function<std::string(std::size_t format)> write;
  // Requires moves. `floor`: see ImportExport.
  std::function<std::unique_ptr<Scene>(Context& context, RecordOrigin origin, std::size_t floor)> review;
};

// Why a text is not a game.
struct ImportError {
  std::string_view reason;  // a message to be translated, a full sentence
  int line = 1;
};

struct RecordFormat {
  std::string_view ending;  // ".sgf"
  std::string_view name;    // "SGF", a message to be translated
  std::string_view
      copy_id{};  // "sgf": the control is GAME.record.copy.sgf; empty if the format is for files only
};

// Lives as long as the program, one per game.
struct RecordCodec {
  using Reader = std::function<Expected<GameRecord, ImportError>(std::string_view text)>;

  std::string_view game;  // "gomoku": the prefix of the pages' control ids
  Accent accent;
  std::span<const RecordFormat> formats;  // the copy key uses the last one
  // A reader with the current settings, usable on any thread.
  Reader (*reader)(const Context& context);
  std::uintmax_t most_listed = std::uintmax_t{64}
                               << 10U;  // size limit of files that the list of stored games reads, in bytes
};

}  // namespace quintet::ui
