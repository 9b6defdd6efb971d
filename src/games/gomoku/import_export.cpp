#include "games/gomoku/import_export.hpp"
#include "games/gomoku/accent.hpp"
#include "games/gomoku/settings.hpp"

#include <array>
#include <memory>
#include <utility>

#include "core/gomoku/record.hpp"
#include "games/gomoku/review_page.hpp"
#include "games/gomoku/thumbnail.hpp"
#include "games/gomoku/words.hpp"

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

// The game under this rule; nothing unless all of its moves are legal.
std::optional<Match> played(const Record& record, Rule rule) {
  Match match({.side = record.side, .rule = rule}, Match::SeatPlayers{});
  for (const Point at : record.moves) {
    if (!match.game().is_legal({.at = at})) return std::nullopt;
    match.play({.at = at});
  }
  return match;
}

// A move list does not state its board size: tries the usual one first, then those of other programs.
Expected<Record, RecordError> read_any_side(std::string_view text, int usual) {
  auto first = gomoku::read_record(text, usual);
  for (const int side : {gomoku::kUsualSide, 19, gomoku::kMostSide}) {
    if (first) break;
    if (auto other = gomoku::read_record(text, side)) return other;
  }
  return first;
}

RecordCodec::Reader reader(const Context& context) {
  return [usual = context.profile.get<Settings>().start](
             std::string_view text) -> Expected<GameRecord, ImportError> {
    const auto noted = read_noted_game(text, usual);
    if (!noted) return tl::unexpected(noted.error());
    return record_of(*noted);
  };
}

// Matches that were played are kept as saves, which have players, times and undone openings; others as SGF.
RecordCodec::KeptReader kept_reader(const Context& context) {
  return [usual = context.profile.get<Settings>().start](
             const KeptGame& kept) -> Expected<GameRecord, ImportError> {
    if (auto match = Match::read(kept.text)) {
      if (match->stones().empty()) return tl::unexpected(ImportError{msgid("This game has no moves.")});
      return record_of({*std::move(match), {.date = kept.date}});
    }
    auto noted = read_noted_game(kept.text, usual);
    if (!noted) return tl::unexpected(noted.error());
    noted->notes.date = kept.date;
    return record_of(*noted);
  };
}

// A copy has the moves but, depending on its format, neither the players nor the date.
bool is_same(const KeptGame& kept, const GameRecord& record) {
  const auto match = Match::read(kept.text);
  if (!match) return false;
  return write_position({.side = match->start().side, .moves = match->stones()}) ==
         record.write(kForms.size() - 1);
}

// What a list shows of a game. A match takes more than ten times as much memory.
struct CardData {
  Mode mode;
  Start start;
  std::array<std::string, 2> names;        // by colour, from a file
  std::array<std::string_view, 2> levels;  // messages; empty for a person
  Outcome outcome;
  Colour person = Colour::Black;
  std::vector<Point> stones;
};

Outcome outcome_of(const NotedMatch& noted) {
  if (noted.match.over()) return noted.match.game().outcome();
  constexpr std::array kOutcomes{Outcome::Playing, Outcome::BlackWins, Outcome::WhiteWins, Outcome::Draw};
  return kOutcomes[static_cast<std::size_t>(noted.notes.result)];
}

CardData card_data(const NotedMatch& noted) {
  const Match& match = noted.match;
  CardData data{.mode = match.mode(),
                .start = match.start(),
                .names = noted.notes.players,
                .levels = {},
                .outcome = outcome_of(noted),
                .stones = match.stones()};
  for (const Colour colour : kColours) {
    const SeatPlayer& player = match.player(match.seat_of(colour));
    if (player.computer()) data.levels[index_of(colour)] = level_message(*player.level);
  }
  if (data.mode == Mode::Computer) data.person = match.colour_of(match.person());
  return data;
}

std::string name_of(const Localiser& words, const CardData& data, Colour colour) {
  const std::size_t index = index_of(colour);
  if (!data.names[index].empty()) return data.names[index];
  if (!data.levels[index].empty()) return words.tr(data.levels[index]);
  return words.tr(data.mode == Mode::Computer ? msgid("You") : colour_message(colour));
}

bool has_names(const CardData& data) {
  const auto known = [&](Colour colour) {
    return !data.names[index_of(colour)].empty() || !data.levels[index_of(colour)].empty();
  };
  return known(Colour::Black) && known(Colour::White);
}

// "You beat Adept", "Adept beat you", "Draw with Adept".
std::string title_against_computer(const Localiser& words, const CardData& data) {
  const std::string computer = name_of(words, data, other(data.person));
  std::string_view pattern = msgid("You against {player}");
  if (data.outcome == Outcome::Draw)
    pattern = msgid("Draw with {player}");
  else if (data.outcome != Outcome::Playing)
    pattern = (data.outcome == Outcome::BlackWins) == (data.person == Colour::Black)
                  ? msgid("You beat {player}")
                  : msgid("{player} beat you");
  return format(words.tr(pattern), {{"player", computer}});
}

std::string title_of(const Localiser& words, const CardData& data) {
  if (data.mode == Mode::Computer) return title_against_computer(words, data);
  const std::string black = name_of(words, data, Colour::Black), white = name_of(words, data, Colour::White);
  std::string both = format(words.tr("{black} against {white}"), {{"black", black}, {"white", white}});
  if (data.outcome == Outcome::Playing) return both;
  if (data.outcome == Outcome::Draw)
    return has_names(data) ? words.tr("A draw") + " · " + both : words.tr("A draw");
  const bool black_won = data.outcome == Outcome::BlackWins;
  std::string won = words.tr(black_won ? msgid("Black won") : msgid("White won"));
  if (!has_names(data)) return won;
  if (black == white) return won + " · " + both;
  return format(words.tr("{winner} beat {loser}"),
                {{"winner", black_won ? black : white}, {"loser", black_won ? white : black}});
}

RecordOutcome record_outcome(const CardData& data) {
  if (data.outcome == Outcome::Draw) return RecordOutcome::Drawn;
  if (data.mode != Mode::Computer || data.outcome == Outcome::Playing) return RecordOutcome::Neutral;
  const bool won = (data.outcome == Outcome::BlackWins) == (data.person == Colour::Black);
  return won ? RecordOutcome::Won : RecordOutcome::Lost;
}

RecordCard card_of(const NotedMatch& noted) {
  const auto data = std::make_shared<const CardData>(card_data(noted));
  return {.moves = data->stones.size(),
          .outcome = record_outcome(*data),
          .title = [data](const Localiser& words) { return title_of(words, *data); },
          .about = [data](const Localiser& words) { return start_words(words, data->start); },
          .date = noted.notes.date,
          .thumbnail =
              [data](Canvas& canvas, const Context& context, Rect area) {
                draw_thumbnail(canvas, context, data->start.side, data->stones, area);
              }};
}

std::string exported_name(const Localiser& english, const NotedMatch& noted, Colour colour) {
  const bool person = !noted.match.player(noted.match.seat_of(colour)).computer();
  if (person && noted.match.mode() == Mode::Computer) return "Player";
  return player_name(english, noted, colour);
}

// In English, since other programs and players read it.
Record exported(const NotedMatch& noted) {
  const Match& match = noted.match;
  Record record{.side = match.start().side, .moves = match.stones()};
  const Localiser english;
  if (match.mode() != Mode::Two || !noted.notes.players[0].empty() || !noted.notes.players[1].empty())
    for (const Colour colour : kColours)
      record.players[index_of(colour)] = exported_name(english, noted, colour);
  constexpr std::array kResults{RecordResult::Unknown, RecordResult::BlackWins, RecordResult::WhiteWins,
                                RecordResult::Draw};
  record.result = kResults[static_cast<std::size_t>(outcome_of(noted))];
  record.rule = match.start().rule;
  record.date = noted.notes.date;
  return record;
}

}  // namespace

const RecordCodec& record_codec() {
  static constexpr std::array kFormats{kForms[0].format, kForms[1].format, kForms[2].format};
  static constexpr RecordCodec kCodec{.game = "gomoku",
                                      .accent = kAccent,
                                      .formats = kFormats,
                                      .reader = reader,
                                      .kept_reader = kept_reader,
                                      .is_same = is_same};
  return kCodec;
}

GameRecord record_of(const NotedMatch& noted) {
  const auto game = std::make_shared<const NotedMatch>(noted);
  return {.moves = noted.match.stones().size(),
          .card = card_of(noted),
          .players =
              [game](const Localiser& words) {
                return player_name(words, *game, Colour::Black) + " - " +
                       player_name(words, *game, Colour::White);
              },
          .write = [game](std::size_t form) { return kForms[form].write(exported(*game)); },
          .kept_text = [game] { return write_sgf(exported(*game)); },
          .review = [game](Context& context, RecordOrigin origin, std::size_t floor,
                           ReviewStart start) -> std::unique_ptr<Scene> {
            auto page = std::make_unique<ReviewPage>(context, *game, origin, floor);
            if (start == ReviewStart::Replay) page->replay();
            return page;
          }};
}

void keep_finished(Context& context, Match& match) {
  if (match.stones().empty()) return;
  match.set_kept(ui::keep_finished(context, record_codec(), match.kept(), match.write()));
}

std::string player_name(const Localiser& words, const Match& match, Colour colour) {
  const SeatPlayer& player = match.player(match.seat_of(colour));
  if (player.computer()) return words.tr(level_message(*player.level));
  return words.tr(match.mode() == Mode::Computer ? msgid("You") : colour_message(colour));
}

std::string player_name(const Localiser& words, const NotedMatch& noted, Colour colour) {
  const std::string& name = noted.notes.players[index_of(colour)];
  return name.empty() ? player_name(words, noted.match, colour) : name;
}

Expected<NotedMatch, ImportError> read_noted_game(std::string_view text, const gomoku::Start& usual) {
  const auto record = read_any_side(text, usual.side);
  if (!record)
    return tl::unexpected(
        ImportError{kFaults[static_cast<std::size_t>(record.error().fault)], record.error().line});
  if (record->moves.empty()) return tl::unexpected(ImportError{msgid("This game has no moves.")});
  for (const Rule rule :
       {record->rule.value_or(usual.rule), usual.rule, Rule::Freestyle, Rule::Exact, Rule::Renju}) {
    if (auto match = played(*record, rule))
      return NotedMatch{*std::move(match), {record->players, record->result, record->date}};
  }
  return tl::unexpected(ImportError{msgid("Moves continue after the end.")});
}

Expected<Match, ImportError> read_game(std::string_view text, const gomoku::Start& usual) {
  auto noted = read_noted_game(text, usual);
  if (!noted) return tl::unexpected(noted.error());
  return std::move(noted->match);
}

}  // namespace quintet::gomoku
