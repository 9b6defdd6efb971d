#include "games/gomoku/farewell.hpp"

#include <array>
#include <string_view>

#include "games/gomoku/words.hpp"

namespace quintet::gomoku {
namespace {

constexpr int kShortGame = 20, kLongGame = 60;  // stones

// The opponents are told apart by their manner: friendly, keen, calm.
constexpr std::size_t kManners = 3;
using Sentences = std::array<std::string_view, kManners>;

constexpr Sentences kWonQuickly{msgid("That was quick! Shall we try again?"),
                                msgid("Watch for threes early on."),
                                msgid("Block the first open three. At four it is too late.")};
constexpr Sentences kWon{msgid("I made it! That was fun."),
                         msgid("A good game. Look where my four came from."),
                         msgid("One move decided it. The review shows which.")};
constexpr Sentences kWonAfterLong{msgid("Phew, what a long game!"),
                                  msgid("You held out well. Play me again."),
                                  msgid("A worthy fight, to the last stone.")};
constexpr Sentences kLostQuickly{msgid("Wow, I did not see that coming!"),
                                 msgid("Too fast for me. Well done."),
                                 msgid("A fine attack. I have nothing to add.")};
constexpr Sentences kLost{msgid("You win! Show me how you did it."), msgid("Well played. I saw it too late."),
                          msgid("Well played. That four was sharp.")};
constexpr Sentences kLostAfterLong{msgid("So close! You are patient."),
                                   msgid("I thought I had you. Well fought."),
                                   msgid("A long road, and you saw farther.")};
constexpr Sentences kAccepts{msgid("Already? Let's play another one."), msgid("It was not over yet. Again?"),
                             msgid("Knowing when to stop is a skill too.")};

const Level& level_of(const Match& match) {
  return *match.player(other(match.person())).level;
}

std::size_t manner_of(Level level) {
  return static_cast<std::size_t>(level) * kManners / kLevels.size();
}

const Sentences& sentences(const Match& match, bool computer_won) {
  if (computer_won && match.game().ending() == Ending::Resigned) return kAccepts;
  const int stones = match.game().board().stones();
  if (stones < kShortGame) return computer_won ? kWonQuickly : kLostQuickly;
  if (stones >= kLongGame) return computer_won ? kWonAfterLong : kLostAfterLong;
  return computer_won ? kWon : kLost;
}

}  // namespace

std::optional<Seat> winner(const Match& match) {
  switch (match.game().outcome()) {
    case Outcome::BlackWins:
      return match.seat_of(Colour::Black);
    case Outcome::WhiteWins:
      return match.seat_of(Colour::White);
    default:
      return std::nullopt;
  }
}

std::string ending_words(const Localiser& words, const Match& match) {
  const bool black = match.game().outcome() == Outcome::BlackWins;
  switch (match.game().ending()) {
    case Ending::Five:
      return format(words.tr("Five in a row, move {move}"),
                    {{"move", std::to_string(match.game().board().stones())}});
    case Ending::Resigned:
      return words.tr(black ? msgid("White resigned") : msgid("Black resigned"));
    case Ending::Agreed:
      return words.tr("Draw by agreement");
    default:
      return words.tr("The board is full");
  }
}

std::string winner_line(const Localiser& words, const Match& match) {
  const auto seat = winner(match);
  if (!seat) return {};
  std::string colour = words.tr(colour_message(match.colour_of(*seat)));
  if (match.game().ending() != Ending::Five) return colour;
  return colour + " · " + words.tr("five in a row");
}

std::string farewell(const Localiser& words, const Match& match) {
  const auto seat = winner(match);
  if (!seat || match.mode() != Mode::Computer) return {};
  const bool computer_won = *seat != match.person();
  std::string sentence = words.tr(sentences(match, computer_won)[manner_of(level_of(match))]);
  if (computer_won) return sentence;
  return format(words.tr("{name}: \"{sentence}\""),
                {{"name", words.tr(level_message(level_of(match)))}, {"sentence", sentence}});
}

}  // namespace quintet::gomoku
