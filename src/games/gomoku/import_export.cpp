#include "games/gomoku/import_export.hpp"

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

#include "core/gomoku/record.hpp"
#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr std::string_view kNoStones = "there are no stones", kAfterTheEnd = "stones follow after the end";

// What the reader of records says, in English and for programs, and how players are told.
constexpr std::array<std::pair<std::string_view, std::string_view>, 11> kReasons{{
    {"there is no board of this size",
     msgid("The board is not square, or of a size that is not played here.")},
    {"this is no empty point of the board", msgid("A stone lies outside the board or on another stone.")},
    {"the game tree does not end", msgid("The SGF text breaks off.")},
    {"this is no property", msgid("This is no valid SGF text.")},
    {"this is another game", msgid("This is a game of another kind, not gomoku.")},
    {"stones that are set up cannot be read",
     msgid("The stones are set up instead of played, move by move.")},
    {"the colours are out of turn", msgid("The colours do not take turns.")},
    {"this is neither a game of Piskvork, nor SGF, nor a list of points",
     msgid("This is neither a game of Piskvork, nor SGF, nor a list of points such as h8i9.")},
    {"there is nothing in it", msgid("There is nothing in it.")},
    {kNoStones, msgid("There are no stones in this game.")},
    {kAfterTheEnd, msgid("Stones follow after the game has ended.")},
}};

std::string_view reason_of(std::string_view message) {
  for (const auto& [said, told] : kReasons) {
    if (message == said) return told;
  }
  // The reader names the point.
  if (message.ends_with(" is taken")) return msgid("A stone lies outside the board or on another stone.");
  return msgid("This is no game of gomoku.");
}

bool ends_with_any_case(std::string_view name, std::string_view end) {
  if (name.size() < end.size()) return false;
  return std::ranges::equal(name.substr(name.size() - end.size()), end, {},
                            [](unsigned char c) { return std::tolower(c); });
}

// "2026-11-21", so that names stand in the order of their days.
std::string date_text(const Context& context) {
  const auto two = [](int n) { return (n < 10 ? "-0" : "-") + std::to_string(n); };
  const auto today = context.today();
  return std::to_string(today.year) + two(today.month) + two(today.day);
}

Record record_of(const Match& match) {
  return {.side = match.game().board().side(), .moves = match.stones()};
}

// The game under this rule, where all of its moves are legal.
std::optional<Match> played(const Record& record, Rule rule) {
  Match match({.side = record.side, .rule = rule}, Match::SeatPlayers{});
  for (const Point at : record.moves) {
    if (!match.game().is_legal({.at = at})) return std::nullopt;
    match.play({.at = at});
  }
  return match;
}

// A list of points does not tell its board: the usual one comes first, then those that other programs use.
Result<Record> read_any_side(std::string_view text, int usual) {
  Result<Record> first = gomoku::read_record(text, usual);
  for (const int side : {gomoku::kUsualSide, 19, gomoku::kMostSide}) {
    if (first) break;
    if (Result<Record> other = gomoku::read_record(text, side)) return other;
  }
  return first;
}

}  // namespace

std::string_view ending(RecordFormat form) {
  constexpr std::array<std::string_view, kRecordFormats.size()> kEndings{".psq", ".sgf", ".txt"};
  return kEndings[static_cast<std::size_t>(form)];
}

std::string_view form_message(RecordFormat form) {
  constexpr std::array<std::string_view, kRecordFormats.size()> kMessages{msgid("Piskvork"), msgid("SGF"),
                                                                          msgid("List of points")};
  return kMessages[static_cast<std::size_t>(form)];
}

bool is_game_file(std::string_view name) {
  return std::ranges::any_of(kRecordFormats,
                             [name](RecordFormat form) { return ends_with_any_case(name, ending(form)); });
}

std::string write_game(const Match& match, RecordFormat form) {
  switch (form) {
    case RecordFormat::Piskvork:
      return gomoku::write_psq(record_of(match));
    case RecordFormat::Sgf:
      return gomoku::write_sgf(record_of(match));
    case RecordFormat::Position:
      break;
  }
  return gomoku::write_position(record_of(match));
}

std::string player_name(const Localiser& words, const Match& match, Colour colour) {
  const SeatPlayer& player = match.player(match.seat_of(colour));
  if (player.computer()) return words.tr(level_message(*player.level));
  return words.tr(match.mode() == Mode::Computer ? msgid("You") : colour_message(colour));
}

std::string telling_name(const Context& context, const Match& match) {
  return date_text(context) + ' ' + player_name(context.words, match, Colour::Black) + " - " +
         player_name(context.words, match, Colour::White);
}

Result<Match> read_game(std::string_view text, const gomoku::Start& usual) {
  const Result<Record> record = read_any_side(text, usual.side);
  if (!record) return record.refusal();
  if (record->moves.empty()) return Refusal{std::string(kNoStones)};
  for (const Rule rule : {usual.rule, Rule::Freestyle, Rule::Exact, Rule::Renju}) {
    if (auto match = played(*record, rule)) return *std::move(match);
  }
  return Refusal{std::string(kAfterTheEnd)};
}

std::string refusal_words(const Localiser& words, const Refusal& refusal) {
  std::string sentence = words.tr(reason_of(refusal.message));
  if (refusal.line <= 1) return sentence;
  return format(words.tr("Line {line}: {reason}"),
                {{"line", std::to_string(refusal.line)}, {"reason", std::move(sentence)}});
}

std::string file_fault_words(const Localiser& words, std::error_code error) {
  if (error == std::errc::file_too_large) return words.tr("The file is larger than 1 MiB.");
  if (error == std::errc::no_such_file_or_directory) return words.tr("The file is no longer there.");
  if (error == std::errc::is_a_directory) return words.tr("This is no file but a folder.");
  return words.tr("The file cannot be read.");
}

}  // namespace quintet::gomoku
