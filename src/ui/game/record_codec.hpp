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
#include <vector>

#include "core/expected.hpp"
#include "ui/context.hpp"
#include "ui/profile/kept_games.hpp"

namespace quintet::ui {

// How a game ended for the player of this program; Neutral if both sides or none were theirs.
enum class RecordOutcome : std::uint8_t { Neutral, Won, Lost, Drawn };

// What a list shows of a game; small, since a list has hundreds of them.
struct RecordCard {
  std::size_t moves = 0;
  RecordOutcome outcome = RecordOutcome::Neutral;
  // "You beat Adept", "Black won"; and "15 × 15 · Renju". In the player's language.
  std::function<std::string(const Localiser&words)> title, about;
  std::string date{};  // "2026-11-22"; empty if the game does not know it
  // The final position, in a square.
  std::function<void(Canvas& canvas, const Context& context, Rect area)> thumbnail;
};

// Where a review begins.
enum class ReviewStart : std::uint8_t { End, Replay };

// A game with its moves so far. Valid as long as the context.
struct GameRecord {
  std::size_t moves = 0;
  RecordOrigin origin = RecordOrigin::Played;
  // The playing time at each move: the review draws its curve over it and plays the game back with its pauses. Empty: not
  // known.
  std::vector<Duration> times{};
  RecordCard card;
  // "You - Master", in the player's language.
  std::function<std::string(const Localiser& words)> players;
  // In the format of the codec with this index.
  std::function<std::string(std::size_t format)> write;
  // What is kept of the game: all that the codec's `kept_reader` needs.
  std::function<std::string()> kept_text;
  // Requires moves. `floor`: see ImportExport.
  std::function<std::unique_ptr<Scene>(Context& context, RecordOrigin origin, std::size_t floor,
                                       ReviewStart start)>
      review;
};

// Why a text is not a game.
struct ImportError {
  std::string_view reason;  // a message to be translated, a full sentence
  int line = 1;
  int column = 0;  // the character in that line; 0: the line as a whole
};

struct RecordFormat {
  std::string_view ending;  // ".sgf"
  std::string_view name;    // "SGF", a message to be translated
  std::string_view
      copy_id{};  // "sgf": the control is GAME.record.copy.sgf; empty if the format is for files only
};

// "34 moves"
std::string moves_text(const Localiser& words, std::size_t moves);

// Lives as long as the program, one per game.
struct RecordCodec {
  using Reader = std::function<Expected<GameRecord, ImportError>(std::string_view text)>;

  std::string_view game;  // "gomoku": the prefix of the pages' control ids
  Accent accent;
  std::span<const RecordFormat> formats;  // the copy key uses the last one
  // A reader with the current settings, usable on any thread.
  Reader (*reader)(const Context& context);
  // The same for kept games.
  using KeptReader = std::function<Expected<GameRecord, ImportError>(const KeptGame& kept)>;
  KeptReader (*kept_reader)(const Context& context);
  // Whether this kept game is this record; null where equal games have equal kept texts.
  bool (*is_same)(const KeptGame& kept, const GameRecord& record) = nullptr;
  std::string (*length)(const Localiser& words, std::size_t moves) = moves_text;  // what a list says of it
  std::uintmax_t most_listed = std::uintmax_t{64}
                               << 10U;  // size limit of files that the list of stored games reads, in bytes
};

}  // namespace quintet::ui
