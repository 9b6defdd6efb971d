#include "games/gomoku/match.hpp"

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
    msgid("Unknown format. Piskvork, SGF and move lists can be read."),
    msgid("This board size is not supported."),
    msgid("A stone is on an invalid point."),
    msgid("The SGF text is incomplete."),
    msgid("This is not valid SGF."),
    msgid("This is not a Gomoku game."),
    msgid("This is a position without moves."),
    msgid("Black and White do not alternate."),
};

RecordCard card_of(const NotedGame& record) {
  return {.outcome = outcome_of(pairing_of(Localiser(), record.notes)),
          .title = [notes = record.notes](
                       const Localiser& words) { return title_of(words, pairing_of(words, notes)); },
          .about =
              [start = start_of(record), assumed = record.notes.rule_assumed](const Localiser& words) {
                const std::string known = start_words(words, start);
                return assumed ? format(words.tr("{rule} (assumed)"), {{"rule", known}}) : known;
              },
          .thumbnail = [side = record.replay->start().side, stones = points_of(record.replay->moves())](
                           Canvas& canvas, const Context& context,
                           Rect area) { draw_thumbnail(canvas, context, side, stones, area); }};
}

// In English, since other programs and players read it.
std::string write(const NotedGame& noted, std::size_t form) {
  const GameNotes& notes = noted.notes;
  constexpr std::array kResults{RecordResult::Unknown, RecordResult::BlackWins, RecordResult::WhiteWins,
                                RecordResult::Draw};
  // An end that depends on the rule would be taken for a stated one when the game is read again.
  const auto result = static_cast<std::size_t>(notes.rule_matters ? notes.stated : notes.outcome);
  Record record{.side = noted.replay->start().side,
                .moves = points_of(noted.replay->moves()),
                .result = kResults[result],
                .on_time = notes.on_time,
                .control = notes.control,
                .rule = notes.rule_assumed ? std::nullopt : std::optional(noted.replay->start().rule),
                .date = noted.date};
  if (notes.beside) record.tree = notes.beside->tree;
  for (const Colour colour : kColours) record.players[index_of(colour)] = exported_name(notes, colour);
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
       .name = pair_name<NotedGame>,
       .review = open_review<ReviewPage, NotedGame>,
       .kept_format = kSgf,
       .read_kept = read_kept_save<Match>});
  return all;
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
  const std::vector<Rule> rules = possible_rules(*record);
  const GameNotes notes{.outcome = outcome_of(*replay, stated),
                        .stated = stated,
                        .names = record->players,
                        .rules = rules,
                        .rule_assumed = record->rule != replay->start().rule,
                        .rule_matters = differ(*record, rules),
                        .on_time = record->on_time,
                        .control = record->control,
                        .beside = shared_beside(read_beside(text, *replay))};
  return NotedGame{std::make_shared<const Replay>(*std::move(replay)), notes, record->date};
}

}  // namespace quintet::gomoku
