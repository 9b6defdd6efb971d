#include "games/gomoku/review_words.hpp"

#include <cmath>

namespace quintet::gomoku {

std::string slip_words(const Localiser& words, const gomoku::JudgedMove& move) {
  const bool won = gomoku::is_win(move.before), lost = gomoku::is_loss(move.after);
  if (won && lost) return words.tr("Turned a won game into a lost one");
  if (won) return words.tr("Let a won game slip");
  if (lost) return words.tr("Let the other side force a win");
  constexpr double kPercent = 100;
  return format(words.tr("Gave away {percent} % of the chances"),
                {{"percent", std::to_string(std::lround(kPercent * move.lost))}});
}

}  // namespace quintet::gomoku
