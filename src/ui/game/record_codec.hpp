// What a game hands over so that its games can be stored, copied, opened and reviewed: the forms in which programs exchange
// them, and a reader of these. The pages for stored games, for the record of a game and for its review are written
// once, over this.
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

// Whether these players have played the game, or it came from a file or the clipboard.
enum class RecordOrigin : std::uint8_t { Played, Opened };

// A game with its moves so far. All of it may be used as long as the context lives.
struct GameRecord {
  int side = 0;  // lines of the board
  std::size_t moves = 0;
  // "You - Master", in the player's language.
  std::function<std::string(const Localiser& words)> players;
  // In a form of the codec, by its index.
  std::function<std::string(std::size_t format)> write;
  // Requires moves. `floor`: see ImportExport.
  std::function<std::unique_ptr<Scene>(Context& context, RecordOrigin origin, std::size_t floor)> review;
};

// Why a text is no game.
struct ImportError {
  std::string_view reason;  // a message to be translated, a whole sentence
  int line = 1;
};

struct RecordFormat {
  std::string_view ending;  // ".sgf"
  std::string_view name;    // "SGF", a message to be translated
  std::string_view
      copy_id{};  // "sgf": the control is GAME.record.copy.sgf; empty where the form is for files alone
};

// Lives as long as the program, one for a game.
struct RecordCodec {
  using Reader = std::function<Expected<GameRecord, ImportError>(std::string_view text)>;

  std::string_view game;  // "gomoku": begins the ids of the pages' controls
  Accent accent;
  std::span<const RecordFormat> formats;  // the last one is that of the copy key
  // A reader by the settings of now, which may be used on any thread.
  Reader (*reader)(const Context& context);
  std::uintmax_t most_listed = std::uintmax_t{64}
                               << 10U;  // bytes of a file that is read for the list of stored games
};

}  // namespace quintet::ui
