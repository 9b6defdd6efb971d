#include "games/mines/settings.hpp"

#include <array>

#include "engine/text/localiser.hpp"
#include "ui/context.hpp"

namespace quintet::mines {

using namespace ui;
namespace {

using Kind = FieldRow::Kind;

constexpr std::array kFirstChoices{SettingChoice{"open", msgid("Opens an area")},
                                   SettingChoice{"safe", msgid("Is safe")},
                                   SettingChoice{"any", msgid("No promise")}};
constexpr std::array kSmallChoices{SettingChoice{"9x9", msgid("9 × 9")},
                                   SettingChoice{"8x8", msgid("8 × 8")}};
constexpr std::array kFloodChoices{SettingChoice{"eight", msgid("Eight ways")},
                                   SettingChoice{"four", msgid("Four ways")}};

FieldRow toggle(std::string_view id, std::string_view label) {
  return {.id = id, .label = label};
}

}  // namespace

const std::vector<ui::Field<Settings>>& Settings::fields() {
  static const std::vector<ui::Field<Settings>> all{
      number<Settings>("width", &Settings::width, kSideLeast, kLargest.width)
          .on_setup({.id = "width", .label = msgid("Width"), .kind = Kind::Slider}),
      number<Settings>("height", &Settings::height, kSideLeast, kLargest.height)
          .on_setup({.id = "height", .label = msgid("Height"), .kind = Kind::Slider}),
      number<Settings>("mines", &Settings::mines, 0, kLargest.area() - 1)
          .on_setup({.id = "mines", .label = msgid("Mines"), .kind = Kind::Slider}),
      flag<Settings>("no_guess", &Settings::no_guess).on_setup(toggle("no-guess", msgid("No guessing"))),
      one_of<Settings>("first", &Settings::first, kFirstClicks,
                       [](FirstClick value) { return mines::name(value); })
          .on_setup(
              {.id = "first", .label = msgid("First click"), .kind = Kind::Choice, .choices = kFirstChoices}),
      flag<Settings>("questions", &Settings::questions)
          .on_setup(toggle("questions", msgid("Question marks"))),
      flag<Settings>("small", &Settings::small)
          .on_setup({.id = "small", .label = msgid("Board"), .kind = Kind::Choice, .choices = kSmallChoices}),
      one_of<Settings>("flood", &Settings::flood, kFloods, [](Flood value) { return mines::name(value); })
          .on_setup({.id = "flood",
                     .label = msgid("Opening spreads"),
                     .kind = Kind::Choice,
                     .choices = kFloodChoices}),
      flag<Settings>("flag_on_release", &Settings::flag_on_release)
          .on_page(toggle("flag-on-release", msgid("Flag on release"))),
      flag<Settings>("chord_by_click", &Settings::chord_by_click)
          .on_page(toggle("chord-by-click", msgid("Chord with one click"))),
      flag<Settings>("auto_flag", &Settings::auto_flag)
          .on_page(toggle("auto-flag", msgid("Automatic flags (own records)"))),
      flag<Settings>("auto_chord", &Settings::auto_chord)
          .on_page(toggle("auto-chord", msgid("Automatic chords (own records)"))),
      flag<Settings>("dots", &Settings::dots).on_page(toggle("dots", msgid("Dots instead of digits"))),
      flag<Settings>("at_once", &Settings::at_once)
          .on_page(toggle("at-once", msgid("New game drops the board in play (N, F2)"))),
      flag<Settings>("tenths", &Settings::tenths)
          .on_page(toggle("tenths", msgid("Clock with tenths of a second"))),
      flag<Settings>("speed", &Settings::speed).on_page(toggle("speed", msgid("3BV/s while playing"))),
  };
  return all;
}

Rules Settings::rules(Mode mode) const {
  Rules rules = mode == Mode::Expert ? kExpert : mode == Mode::Intermediate ? kIntermediate : kBeginner;
  if (mode == Mode::Beginner && small) rules.size = kSmallBeginner;
  if (mode == Mode::Custom) {
    rules.size = {width, height};
    rules.mines = mines;
    rules.flood = flood;
  }
  rules.first = first;
  rules.no_guess = no_guess;
  rules.questions = questions;
  return rules;
}

void Settings::repair(const std::function<void(std::string_view, std::string_view)>& complain) {
  if (mines < width * height) return;
  complain("mines", "leaves no cell free");
  mines = Settings{}.mines;
  width = Settings{}.width;
  height = Settings{}.height;
}

Numbers numbers_of(const Context& context) {
  return context.profile.get<Settings>().dots ? Numbers::Dots : Numbers::Digits;
}

}  // namespace quintet::mines
