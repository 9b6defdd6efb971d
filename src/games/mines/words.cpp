#include "games/mines/words.hpp"

#include <array>
#include <cstdint>

#include "ui/widgets/header_bar.hpp"

namespace quintet::mines {
namespace {

template <class Words, class Value, std::size_t kCount>
Words entry(const std::array<Words, kCount>& table, Value value) {
  return table[static_cast<std::size_t>(value)];
}

}  // namespace

Message mode_message(Mode mode) {
  constexpr std::array<Message, kModes.size()> kMessages{
      msgid("mines", "Beginner"), msgid("mines", "Intermediate"), msgid("mines", "Expert"), msgid("Custom"),
      msgid("Today's board")};
  return entry(kMessages, mode);
}

std::string_view mode_line(Mode mode) {
  constexpr std::array<std::string_view, kModes.size()> kMessages{
      msgid("Ten mines, and the ideas that find them."), msgid("Forty mines on a square board."),
      msgid("Ninety-nine mines, and no luck needed."), msgid("Your size, your mines, your rules."),
      msgid("One board a day, the same for everyone.")};
  return entry(kMessages, mode);
}

std::string_view mode_icon(Mode mode) {
  constexpr std::array<std::string_view, kModes.size()> kIcons{"board", "board", "board", "settings",
                                                               "calendar"};
  return entry(kIcons, mode);
}

std::string time_text(Duration time) {
  const std::int64_t hundredths = time / milliseconds(10), seconds = hundredths / 100;
  const std::string part = std::to_string(100 + hundredths % 100).substr(1);
  return (seconds < 60 ? std::to_string(seconds) : ui::clock_text(seconds)) + '.' + part;
}

std::string board_words(const Localiser& words, const Rules& rules) {
  return std::to_string(rules.size.width) + " × " + std::to_string(rules.size.height) + " · " +
         format(words.trn("{count} mine", "{count} mines", static_cast<std::uint64_t>(rules.mines)),
                {{"count", std::to_string(rules.mines)}});
}

}  // namespace quintet::mines
