#include "games/gomoku/records.hpp"

#include <array>
#include <memory>
#include <utility>

#include "core/gomoku/record.hpp"
#include "games/gomoku/art.hpp"
#include "games/gomoku/review_page.hpp"
#include "games/gomoku/settings.hpp"
#include "games/gomoku/words.hpp"
#include "ui/stones/match_end.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

struct Form {
  RecordFormat format;
  std::string (*write)(const Record& record);
};
constexpr std::array kForms{Form{{".psq", msgid("Piskvork")}, write_psq},
                            Form{{".sgf", msgid("SGF"), "sgf"}, write_sgf},
                            Form{{".txt", msgid("Move list"), "position"}, write_position}};

// Indexed by the fault.
constexpr std::array kFaults{
    msgid("It is empty."),
    msgid("Unknown format: use Piskvork or SGF."),
    msgid("This board size is not supported."),
    msgid("A stone is on an invalid point."),
    msgid("The SGF text is incomplete."),
    msgid("This is not valid SGF."),
    msgid("This is not a Gomoku game."),
    msgid("This is a position without moves."),
    msgid("Black and White do not alternate."),
};

// A game that was played is kept as a save, which has players, times and undone openings.
std::optional<NotedGame> read_save(std::string_view text) {
  const auto match = Match::read(text);
  if (!match || match->stones().empty()) return std::nullopt;
  return record_of(*match);
}

// The colour of the person in a match against the computer.
Colour person(const GameNotes& notes) {
  return notes.players[index_of(Colour::Black)].computer() ? Colour::White : Colour::Black;
}

Pairing pairing_of(const Localiser& words, const GameNotes& notes) {
  Pairing pairing{.named = true, .outcome = notes.outcome};
  for (const Colour colour : kColours) {
    const std::size_t index = index_of(colour);
    pairing.names[index] = player_name(words, notes, colour);
    if (notes.names[index].empty() && !notes.players[index].computer()) pairing.named = false;
  }
  if (notes.mode == Mode::Computer) pairing.person = person(notes);
  return pairing;
}

RecordCard card_of(const NotedGame& record) {
  return {.outcome = outcome_of(pairing_of(Localiser(), record.notes)),
          .title = [notes = record.notes](
                       const Localiser& words) { return title_of(words, pairing_of(words, notes)); },
          .about = [start = start_of(record)](const Localiser& words) { return start_words(words, start); },
          .thumbnail = [side = record.replay->start().side, stones = points_of(record.replay->moves())](
                           Canvas& canvas, const Context& context,
                           Rect area) { draw_thumbnail(canvas, context, side, stones, area); }};
}

// In English, since other programs and players read it.
std::string write(const NotedGame& noted, std::size_t form) {
  const GameNotes& notes = noted.notes;
  constexpr std::array kResults{RecordResult::Unknown, RecordResult::BlackWins, RecordResult::WhiteWins,
                                RecordResult::Draw};
  Record record{.side = noted.replay->start().side,
                .moves = points_of(noted.replay->moves()),
                .result = kResults[static_cast<std::size_t>(notes.outcome)],
                .rule = noted.replay->start().rule,
                .date = noted.date};
  const bool named = !notes.names[0].empty() || !notes.names[1].empty();
  for (const Colour colour : kColours) {
    if (notes.mode == Mode::Computer && colour == person(notes))
      record.players[index_of(colour)] = "Player";
    else if (notes.mode != Mode::Two || named)
      record.players[index_of(colour)] = player_name(Localiser(), notes, colour);
  }
  return kForms[form].write(record);
}

constexpr std::array kFormats{kForms[0].format, kForms[1].format, kForms[2].format};
constexpr std::size_t kSgf = 1;

}  // namespace

const GameRecords<NotedGame>& records() {
  static const GameRecords<NotedGame> all(
      {.accent = kAccent,
       .formats = kFormats,
       .reader =
           [](const Context& context) {
             return std::function([usual = context.profile.get<Settings>().start](std::string_view text) {
               return read_game(text, usual);
             });
           },
       .write = write,
       .card = card_of,
       .name =
           [](const Localiser& words, const NotedGame& record) {
             return player_name(words, record.notes, Colour::Black) + " - " +
                    player_name(words, record.notes, Colour::White);
           },
       .review = open_review<ReviewPage, NotedGame>,
       .kept_format = kSgf,
       .read_kept = read_save});
  return all;
}

void keep_finished(Context& context, Match& match) {
  if (!match.stones().empty()) records().keep(context, match, match.write());
}

Expected<NotedGame, ImportError> read_game(std::string_view text, const Start& usual) {
  const auto record = read_record_of_any_side(text, usual.side);
  if (!record)
    return tl::unexpected(
        ImportError{kFaults[static_cast<std::size_t>(record.error().fault)], record.error().line});
  if (record->moves.empty()) return tl::unexpected(ImportError{msgid("This game has no moves.")});
  auto replay = replay_of(*record, usual.rule);
  if (!replay) return tl::unexpected(ImportError{msgid("Moves continue after the end.")});
  constexpr std::array kOutcomes{Outcome::Playing, Outcome::BlackWins, Outcome::WhiteWins, Outcome::Draw};
  const Outcome stated = kOutcomes[static_cast<std::size_t>(record->result)];
  const GameNotes notes{.outcome = replay->end().over() ? replay->end().outcome() : stated,
                        .names = record->players};
  return NotedGame{std::make_shared<const Replay>(*std::move(replay)), notes, record->date};
}

}  // namespace quintet::gomoku
