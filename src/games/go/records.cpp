#include "games/go/match.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/go/record.hpp"
#include "core/go/server_files.hpp"
#include "games/go/art.hpp"
#include "games/go/review_page.hpp"
#include "games/go/settings.hpp"
#include "games/go/words.hpp"
#include "ui/stones/match_end.hpp"

namespace quintet::go {

using namespace ui;
namespace {

constexpr std::array kFormats{RecordFormat{".sgf", msgid("SGF"), "sgf"}};
constexpr std::array<std::string_view, 4> kAlsoRead{".gib", ".ngf", ".ugi", ".ugf"};

// Indexed by the fault.
constexpr std::array kFaults{
    msgid("There is no game in it."),
    msgid("The SGF text is incomplete."),
    msgid("This is not valid SGF."),
    msgid("This is not a game of Go."),
    msgid("This board size is not supported."),
    msgid("A stone is on an invalid point."),
    msgid("The stones that are set up cannot stand so."),
    msgid("This game has too many moves."),
};

RecordCard card_of(const NotedGame& record) {
  return {.outcome = outcome_of(pairing_of(Localiser(), record.notes)),
          .title = [notes = record.notes](
                       const Localiser& words) { return title_of(words, pairing_of(words, notes)); },
          .about =
              [start = record.replay->start(), result = record.notes.result](const Localiser& words) {
                std::string text = start_words(words, start);
                if (!result.empty()) text += " · ";
                return text + result;
              },
          .thumbnail = [game = record.end()](Canvas& canvas, const Context& context,
                                             Rect area) { draw_thumbnail(canvas, context, game, area); }};
}

// In English, since other programs and players read it.
std::string write(const NotedGame& noted, std::size_t /*format*/) {
  const GameNotes& notes = noted.notes;
  Record record{.game = *noted.replay, .result = notes.result, .date = noted.date, .control = notes.control};
  if (notes.beside) record.beside = *notes.beside;
  for (const Colour colour : kColours) record.players[index_of(colour)] = exported_name(notes, colour);
  return write_sgf(record);
}

}  // namespace

const GameRecords<NotedGame>& records() {
  static const GameRecords<NotedGame> all({.accent = kAccent,
                                           .formats = kFormats,
                                           .also_read = kAlsoRead,
                                           .reader = [](const Context&) { return std::function(read_game); },
                                           .write = write,
                                           .card = card_of,
                                           .name = pair_name<NotedGame>,
                                           .review = open_review<ReviewPage, NotedGame>,
                                           .read_kept = read_kept_save<Match>});
  return all;
}

Expected<NotedGame, ImportError> read_game(std::string_view text) {
  const auto converted = sgf_of_server_file(text);
  const auto record = read_sgf(converted ? *converted : text);
  if (!record)
    return tl::unexpected(ImportError{kFaults[static_cast<std::size_t>(record.error().fault)],
                                      converted ? 1 : record.error().line});
  Replay replay = moves_on_board(record->game.start(), record->game.moves());
  if (replay.moves().empty()) {
    if (record->refused)
      return tl::unexpected(ImportError{msgid("A move is not legal."), record->refused->line});
    if (!replay.start().is_set_up()) return tl::unexpected(ImportError{msgid("This game has no moves.")});
  }
  // The moves before one that is not legal are shown all the same.
  const std::size_t refused = record->refused ? replay.moves().size() + 1 : 0;
  const std::string result = result_of(*record);
  return NotedGame{std::make_shared<const Replay>(std::move(replay)),
                   {.outcome = outcome_of(result),
                    .result = result,
                    .names = record->players,
                    .control = record->control,
                    .beside = shared_beside(record->beside),
                    .refused = refused,
                    .left_out = record->left_out},
                   record->date};
}

}  // namespace quintet::go
