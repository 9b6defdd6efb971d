#include "ui/stones/stone_setup_page.hpp"

namespace quintet::ui {

std::string lead_words(const Localiser& words, const OpponentScore& score) {
  if (score.played == 0) return words.tr("Not played yet");
  const auto pattern = score.won > score.lost   ? msgid("You lead {won} : {lost}")
                       : score.won < score.lost ? msgid("You trail {won} : {lost}")
                                                : msgid("Even at {won} : {lost}");
  return format(words.tr(pattern),
                {{"won", std::to_string(score.won)}, {"lost", std::to_string(score.lost)}});
}

}  // namespace quintet::ui
