#include "ui/stones/players.hpp"

#include <cmath>

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
  if (thinking.limit == Duration{0})
    return format(words.tr("thinking {seconds} s"), {{"seconds", seconds(thinking.spent)}});
  return format(words.tr("thinking {seconds} of {limit} s"),
                {{"seconds", seconds(thinking.spent)}, {"limit", seconds(thinking.limit)}});
}

std::string time_words(Duration time) {
  return clock_text(time / std::chrono::seconds(1));
}

std::string overtime_words(const Localiser& words, const GameClock& clock, int player) {
  using Kind = TimeControl::Kind;
  const auto& [kind, main, extra, count, cap] = clock.control();
  const auto number = [](std::int64_t value) { return std::to_string(value); };
  const std::string seconds = number(extra / std::chrono::seconds(1));
  const bool overtime = clock.in_overtime(player);
  const int left = kind == Kind::ByoYomi ? clock.periods_left(player) : clock.moves_left(player);
  switch (kind) {
    case Kind::ByoYomi:
      if (overtime)
        return format(words.trn("{count} period", "{count} periods", static_cast<std::uint64_t>(left)),
                      {{"count", number(left)}});
      return format(words.tr("then {count} × {seconds} s"), {{"count", number(count)}, {"seconds", seconds}});
    case Kind::Canadian:
      if (overtime)
        return format(words.trn("for {count} move", "for {count} moves", static_cast<std::uint64_t>(left)),
                      {{"count", number(left)}});
      return format(words.tr("then {count} in {time}"),
                    {{"count", number(count)}, {"time", time_words(extra)}});
    case Kind::Fischer:
      return format(words.tr("+{seconds} s a move"), {{"seconds", seconds}});
    case Kind::None:
    case Kind::Absolute:
      break;
  }
  return {};
}

const Sentences& sentences(const Farewells& table, const ComputerEnd& end) {
  if (end.won && end.by_agreement) return table.accepts;
  if (end.moves < table.short_game) return end.won ? table.won_quickly : table.lost_quickly;
  if (end.moves >= table.long_game) return end.won ? table.won_after_long : table.lost_after_long;
  return end.won ? table.won : table.lost;
}

std::string points_of_strength(const Localiser& /*words*/, double strength) {
  return std::to_string(std::lround(strength));
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
