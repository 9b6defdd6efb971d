#include "games/gomoku/words.hpp"

#include <array>
#include <cmath>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/named.hpp"
#include "engine/text/localiser.hpp"

namespace quintet::gomoku {

using namespace ui;

std::string_view rule_message(gomoku::Rule rule) {
  constexpr std::array<std::string_view, gomoku::kRules.size()> kMessages{
      msgid("Five or more"), msgid("Exactly five"), msgid("Renju")};
  return entry(kMessages, rule);
}

std::string_view opening_message(gomoku::Opening opening) {
  constexpr std::array<std::string_view, gomoku::kOpenings.size()> kMessages{msgid("Free opening"),
                                                                             msgid("Swap"), msgid("Swap2")};
  return entry(kMessages, opening);
}

std::string_view rule_line(gomoku::Rule rule) {
  constexpr std::array<std::string_view, gomoku::kRules.size()> kMessages{
      msgid("Five or more in a row win."), msgid("Exactly five in a row win; six do not."),
      msgid("Black may not make two open threes, two fours or six. Red crosses mark these points.")};
  return entry(kMessages, rule);
}

std::string_view opening_line(gomoku::Opening opening) {
  constexpr std::array<std::string_view, gomoku::kOpenings.size()> kMessages{
      msgid("Black places the first stone anywhere."),
      msgid("One player places three stones, the other picks a colour."),
      msgid("Like Swap, but the other may add two stones and pass the choice back.")};
  return entry(kMessages, opening);
}

std::string_view motive_message(gomoku::Motive motive) {
  constexpr std::array<std::string_view, 17> kMessages{
      msgid("Makes five."),
      msgid("Stops a five."),
      msgid("Makes an open four."),
      msgid("Makes a double four."),
      msgid("Makes a four and an open three."),
      msgid("Wins by a run of fours."),
      msgid("Stops an open four."),
      msgid("Stops a double four."),
      msgid("Stops a four and an open three."),
      msgid("Stops a win by fours."),
      msgid("Makes a double three."),
      msgid("Stops a double three."),
      msgid("Makes a four."),
      msgid("Makes an open three."),
      msgid("Stops an open three."),
      msgid("Prepares later threats."),
      msgid("A good opening move."),
  };
  static_assert(static_cast<std::size_t>(gomoku::Motive::Opens) + 1 == kMessages.size());
  return entry(kMessages, motive);
}

std::string_view refusal_message(gomoku::Verdict verdict) {
  using gomoku::Verdict;
  switch (verdict) {
    case Verdict::Taken:
      return msgid("This point is taken.");
    case Verdict::Overline:
      return msgid("Forbidden: overline");
    case Verdict::DoubleFour:
      return msgid("Forbidden: double four");
    case Verdict::DoubleThree:
      return msgid("Forbidden: double three");
    case Verdict::ChoiceFirst:
      return msgid("Choose your colour first.");
    default:
      return {};
  }
}

std::string_view choice_message(gomoku::Move::Kind kind) {
  using Kind = gomoku::Move::Kind;
  switch (kind) {
    case Kind::TakeBlack:
      return msgid("The computer takes black.");
    case Kind::TakeWhite:
      return msgid("The computer takes white.");
    case Kind::AddTwo:
      return msgid("The computer adds two stones.");
    default:
      return {};
  }
}

std::string start_words(const Localiser& words, const gomoku::Start& start) {
  const std::string side = std::to_string(start.side);
  std::string text = side + " × " + side + " · " + words.tr(rule_message(start.rule));
  if (start.opening != gomoku::Opening::Free) text += " · " + words.tr(opening_message(start.opening));
  return text;
}

std::string player_name(const Localiser& words, const GameNotes& notes, Colour colour) {
  const std::size_t index = index_of(colour);
  if (!notes.names[index].empty()) return notes.names[index];
  if (const auto level = notes.players[index].level) return words.tr(opponent(*level).name);
  return words.tr(notes.mode == Mode::Computer ? msgid("You") : colour_message(colour));
}

namespace {

MoveQuality quality_of(Slip slip) {
  if (slip == Slip::None) return MoveQuality::Fine;
  return slip == Slip::Mistake ? MoveQuality::Mistake : MoveQuality::Blunder;
}

// Empty for a move that is no mistake. `before` stands in front of the words.
LocalizedText words_of(const Localiser& words, const JudgedMove& move, std::string before = {}) {
  if (move.slip == Slip::None) return {};
  return LocalizedText(
      [&words, move, before = std::move(before)] { return before + slip_words(words, move); });
}

// "h7: Stops an open four."
LocalizedText reason_words(const Localiser& words, std::string_view pattern, std::string point,
                           Motive motive) {
  return LocalizedText([&words, pattern, point = std::move(point), motive] {
    return format(words.tr(pattern), {{"point", point}, {"reason", words.tr(motive_message(motive))}});
  });
}

std::vector<Move> moves_of(std::span<const Point> line) {
  std::vector<Move> moves;
  for (const Point at : line) moves.push_back({.at = at});
  return moves;
}

}  // namespace

std::string slip_words(const Localiser& words, const JudgedMove& move) {
  const bool won = is_win(move.before), lost = is_loss(move.after);
  if (won && lost) return words.tr("Turned a won game into a lost one");
  if (won) return words.tr("Let a won game slip");
  if (lost) return words.tr("Let the other side force a win");
  constexpr double kPercent = 100;
  return format(words.tr("Lost {percent} % win chance"),
                {{"percent", std::to_string(std::lround(kPercent * move.lost))}});
}

NumberedPly<Move> numbered_ply(const Localiser& words, std::size_t ply, const AnalysedPly& analysed,
                               int side) {
  NumberedPly<Move> numbered{.ply = ply,
                             .reviewed = {.value = winning_chance(analysed.position.black)},
                             .lines = {moves_of(analysed.best_line), moves_of(analysed.answer_line)}};
  if (!analysed.move) return numbered;
  ReviewedPly& reviewed = numbered.reviewed;
  const JudgedMove& move = *analysed.move;
  reviewed.quality = quality_of(move.slip);
  reviewed.best = move.played == move.best;
  if (move.has_better()) reviewed.better = write_point(move.best, side);
  reviewed.words = words_of(words, move);
  if (analysed.reasons.better)
    reviewed.better_reason = reason_words(words, msgid("Better {point}: {reason}"),
                                          write_point(move.best, side), *analysed.reasons.better);
  if (analysed.reasons.answer)
    reviewed.answer_reason =
        reason_words(words, msgid("Then {point}: {reason}"), write_point(analysed.position.best, side),
                     *analysed.reasons.answer);
  return numbered;
}

LineAnswer<Move> line_answer(const Localiser& words, const TriedMove& tried, int side) {
  // The line goes on with the answer, so the words name the move that they judge.
  LineAnswer<Move> answer{.before = winning_chance(tried.before.black),
                          .value = winning_chance(tried.after.black),
                          .quality = quality_of(tried.move.slip),
                          .words = words_of(words, tried.move, write_point(tried.move.played, side) + " · ")};
  if (!tried.after.over) answer.move = Move{.at = tried.after.best};
  return answer;
}

}  // namespace quintet::gomoku
