#include "games/gomoku/words.hpp"

#include <array>

#include "core/named.hpp"
#include "engine/text/localiser.hpp"

namespace quintet::gomoku {

using namespace ui;

std::string_view mode_message(Mode mode) {
  constexpr std::array<std::string_view, kModes.size()> kMessages{
      msgid("Against the computer"), msgid("Two players"), msgid("Watch two computers")};
  return entry(kMessages, mode);
}

std::string_view mode_line(Mode mode) {
  constexpr std::array<std::string_view, kModes.size()> kMessages{
      msgid("Eight opponents, from beginner to master."),
      msgid("Take turns with a friend at the same board."), msgid("Pick two opponents and watch them play.")};
  return entry(kMessages, mode);
}

std::string_view mode_icon(Mode mode) {
  constexpr std::array<std::string_view, kModes.size()> kIcons{"board", "people", "eye"};
  return entry(kIcons, mode);
}

std::string_view level_message(gomoku::Level level) {
  constexpr std::array<std::string_view, gomoku::kLevels.size()> kMessages{
      msgid("Beginner"), msgid("Pupil"),    msgid("Adept"), msgid("Scholar"),
      msgid("Expert"),   msgid("Champion"), msgid("Sage"),  msgid("Master")};
  return entry(kMessages, level);
}

std::string_view level_line(gomoku::Level level) {
  constexpr std::array<std::string_view, gomoku::kLevels.size()> kMessages{
      msgid("Extends the longest row it sees."),
      msgid("Takes whatever looks best right now."),
      msgid("Knows good shapes, but never looks ahead."),
      msgid("Weighs every move and every answer."),
      msgid("Looks several moves ahead."),
      msgid("Reads a run of fours to its end."),
      msgid("Plans deeply and misses few threats."),
      msgid("Gives every move all the time you allow.")};
  return entry(kMessages, level);
}

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

std::string_view colour_message(gomoku::Colour colour) {
  return colour == gomoku::Colour::Black ? msgid("Black") : msgid("White");
}

std::string_view play_as_message(PlayAs colour) {
  constexpr std::array<std::string_view, kPlayAs.size()> kMessages{msgid("Black"), msgid("White"),
                                                                   msgid("Alternate")};
  return entry(kMessages, colour);
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

}  // namespace quintet::gomoku
