#include "ui/stones/slips.hpp"

#include <cmath>
#include <string_view>
#include <utility>

namespace quintet::ui {
namespace {

LocalizedText reason_words(const Localiser& words, std::string_view pattern, std::string point,
                           ReasonWords reason) {
  return LocalizedText([&words, pattern, point = std::move(point), reason = std::move(reason)] {
    return format(words.tr(pattern), {{"point", point}, {"reason", reason(words)}});
  });
}

}  // namespace

MoveQuality quality_of(Slip slip) {
  static_assert(static_cast<MoveQuality>(Slip::None) == MoveQuality::Fine &&
                static_cast<MoveQuality>(Slip::Inaccuracy) == MoveQuality::Inaccuracy &&
                static_cast<MoveQuality>(Slip::Mistake) == MoveQuality::Mistake &&
                static_cast<MoveQuality>(Slip::Blunder) == MoveQuality::Blunder);
  return static_cast<MoveQuality>(slip);
}

std::string lost_chance_words(const Localiser& words, double after, double lost) {
  constexpr double kPercent = 100;
  const auto percent = [](double chance) { return std::to_string(std::lround(kPercent * chance)); };
  return format(words.tr("Win chance {after}%, could be {best}%"),
                {{"after", percent(after)}, {"best", percent(after + lost)}});
}

LocalizedText better_words(const Localiser& words, std::string point, ReasonWords reason) {
  return reason_words(words, msgid("Better: {point}. {reason}"), std::move(point), std::move(reason));
}

LocalizedText answer_words(const Localiser& words, Colour answers, std::string point, ReasonWords reason) {
  return reason_words(words,
                      answers == Colour::Black ? msgid("Now Black plays {point}. {reason}")
                                               : msgid("Now White plays {point}. {reason}"),
                      std::move(point), std::move(reason));
}

}  // namespace quintet::ui
