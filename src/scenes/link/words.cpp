#include "scenes/link/words.hpp"

#include "engine/localiser.hpp"

namespace quintet::scenes {

std::string_view mode_message(LinkMode mode) {
  switch (mode) {
    case LinkMode::Relaxed:
      return msgid("Relaxed");
    case LinkMode::Timed:
      return msgid("Timed");
    case LinkMode::Journey:
      return msgid("Journey");
    case LinkMode::Today:
      return msgid("Today's board");
  }
  return {};
}

std::string_view mode_line(LinkMode mode) {
  switch (mode) {
    case LinkMode::Relaxed:
      return msgid("No clock. Hints and undo are free.");
    case LinkMode::Timed:
      return msgid("Every pair wins time; quick pairs make a combo.");
    case LinkMode::Journey:
      return msgid("Levels that grow, each with something new, and three stars to win.");
    case LinkMode::Today:
      return msgid("One board a day, the same for everyone.");
  }
  return {};
}

std::string_view mode_icon(LinkMode mode) {
  switch (mode) {
    case LinkMode::Relaxed:
      return "leaf";
    case LinkMode::Timed:
      return "clock";
    case LinkMode::Journey:
      return "map";
    case LinkMode::Today:
      return "calendar";
  }
  return {};
}

std::string_view variety_message(Variety variety) {
  switch (variety) {
    case Variety::Few:
      return msgid("Easy");
    case Variety::Usual:
      return msgid("Normal");
    case Variety::Many:
      return msgid("Hard");
  }
  return {};
}

std::string_view gravity_message(link::Gravity gravity) {
  switch (gravity) {
    case link::Gravity::None:
      return msgid("Nothing falls");
    case link::Gravity::Down:
      return msgid("Down");
    case link::Gravity::Up:
      return msgid("Up");
    case link::Gravity::Left:
      return msgid("Left");
    case link::Gravity::Right:
      return msgid("Right");
    case link::Gravity::LrSplit:
      return msgid("Apart, left and right");
    case link::Gravity::LrGather:
      return msgid("Together, left and right");
    case link::Gravity::UdSplit:
      return msgid("Apart, up and down");
    case link::Gravity::UdGather:
      return msgid("Together, up and down");
    case link::Gravity::UdShear:
      return msgid("Left half down, right half up");
    case link::Gravity::LrShear:
      return msgid("Top half right, bottom half left");
  }
  return {};
}

std::string size_words(Size size) {
  return std::to_string(size.width) + " × " + std::to_string(size.height);
}

std::string gravity_icon(link::Gravity gravity) {
  return "gravity-" + std::string(link::name(gravity));
}

}  // namespace quintet::scenes
