#include "games/gomoku/review_words.hpp"

#include <cmath>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "games/gomoku/words.hpp"

namespace quintet::gomoku {

using namespace ui;
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

std::vector<std::string> names_of(std::span<const Point> line, int side) {
  std::vector<std::string> names;
  names.reserve(line.size());
  for (const Point at : line) names.push_back(write_point(at, side));
  return names;
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

ReviewedPly reviewed_ply(const Localiser& words, const AnalysedPly& analysed, int side) {
  ReviewedPly reviewed{.value = winning_chance(analysed.position.black),
                       .best_line = names_of(analysed.best_line, side),
                       .answer_line = names_of(analysed.answer_line, side)};
  if (!analysed.move) return reviewed;
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
  return reviewed;
}

LineAnswer line_answer(const Localiser& words, const TriedMove& tried, int side) {
  // The line goes on with the answer, so the words name the move that they judge.
  LineAnswer answer{.before = winning_chance(tried.before.black),
                    .value = winning_chance(tried.after.black),
                    .quality = quality_of(tried.move.slip),
                    .words = words_of(words, tried.move, write_point(tried.move.played, side) + " · ")};
  if (!tried.after.over) answer.move = write_point(tried.after.best, side);
  return answer;
}

}  // namespace quintet::gomoku
