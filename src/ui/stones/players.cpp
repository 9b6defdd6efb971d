#include "ui/stones/players.hpp"

#include "ui/widgets/header_bar.hpp"

namespace quintet::ui {

std::string_view portrait_of_person(Seat seat) {
  return seat == Seat::First ? "images/stones/portrait-gentleman.svg" : "images/stones/portrait-lady.svg";
}

std::string_view colour_message(Colour colour) {
  return colour == Colour::Black ? msgid("Black") : msgid("White");
}

std::string thinking_words(const Localiser& words, const Thinking& thinking) {
  const auto seconds = [](Duration time) { return std::to_string(time / std::chrono::seconds(1)); };
  return format(words.tr("thinking {seconds} of {limit} s"),
                {{"seconds", seconds(thinking.spent)}, {"limit", seconds(thinking.limit)}});
}

std::string time_words(Duration time) {
  return clock_text(time / std::chrono::seconds(1));
}

const Sentences& sentences(const Farewells& table, const ComputerEnd& end) {
  if (end.won && end.by_agreement) return table.accepts;
  if (end.moves < table.short_game) return end.won ? table.won_quickly : table.lost_quickly;
  if (end.moves >= table.long_game) return end.won ? table.won_after_long : table.lost_after_long;
  return end.won ? table.won : table.lost;
}

std::string lead_words(const Localiser& words, const OpponentScore& score) {
  if (score.played == 0) return words.tr("Not played yet");
  const auto pattern = score.won > score.lost   ? msgid("You lead {won} : {lost}")
                       : score.won < score.lost ? msgid("You trail {won} : {lost}")
                                                : msgid("Even at {won} : {lost}");
  return format(words.tr(pattern),
                {{"won", std::to_string(score.won)}, {"lost", std::to_string(score.lost)}});
}

}  // namespace quintet::ui
