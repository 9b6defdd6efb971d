#include "games/gomoku/import_export.hpp"
#include "games/gomoku/accent.hpp"
#include "games/gomoku/settings.hpp"

#include <array>
#include <utility>

#include "core/gomoku/record.hpp"
#include "games/gomoku/review_page.hpp"
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
                            Form{{".txt", msgid("List of points"), "position"}, write_position}};

// Indexed by the fault.
constexpr std::array kFaults{
    msgid("There is nothing in it."),
    msgid("This is neither a game of Piskvork, nor SGF, nor a list of points such as h8i9."),
    msgid("The board is not square, or of a size that is not played here."),
    msgid("A stone lies outside the board or on another stone."),
    msgid("The SGF text breaks off."),
    msgid("This is no valid SGF text."),
    msgid("This is a game of another kind, not gomoku."),
    msgid("The stones are set up instead of played, move by move."),
    msgid("The colours do not take turns."),
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
    const auto match = read_game(text, usual);
    if (!match) return tl::unexpected(match.error());
    return record_of(*match);
  };
}

}  // namespace

const RecordCodec& record_codec() {
  static constexpr std::array kFormats{kForms[0].format, kForms[1].format, kForms[2].format};
  static constexpr RecordCodec kCodec{
      .game = "gomoku", .accent = kAccent, .formats = kFormats, .reader = reader};
  return kCodec;
}

GameRecord record_of(const Match& match) {
  Record record{.side = match.start().side, .moves = match.stones()};
  return {
      .side = record.side,
      .moves = record.moves.size(),
      .players =
          [match](const Localiser& words) {
            return player_name(words, match, Colour::Black) + " - " +
                   player_name(words, match, Colour::White);
          },
      .write = [record = std::move(record)](std::size_t form) { return kForms[form].write(record); },
      .review = [match](Context& context, RecordOrigin origin, std::size_t floor) -> std::unique_ptr<Scene> {
        return std::make_unique<ReviewPage>(context, match, origin, floor);
      }};
}

std::string player_name(const Localiser& words, const Match& match, Colour colour) {
  const SeatPlayer& player = match.player(match.seat_of(colour));
  if (player.computer()) return words.tr(level_message(*player.level));
  return words.tr(match.mode() == Mode::Computer ? msgid("You") : colour_message(colour));
}

Expected<Match, ImportError> read_game(std::string_view text, const gomoku::Start& usual) {
  const auto record = read_any_side(text, usual.side);
  if (!record)
    return tl::unexpected(
        ImportError{kFaults[static_cast<std::size_t>(record.error().fault)], record.error().line});
  if (record->moves.empty()) return tl::unexpected(ImportError{msgid("There are no stones in this game.")});
  for (const Rule rule : {usual.rule, Rule::Freestyle, Rule::Exact, Rule::Renju}) {
    if (auto match = played(*record, rule)) return *std::move(match);
  }
  return tl::unexpected(ImportError{msgid("Stones follow after the game has ended.")});
}

}  // namespace quintet::gomoku
