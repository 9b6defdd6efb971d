#include "games/link/words.hpp"

#include "engine/text/localiser.hpp"

namespace quintet::link {

std::string_view refusal_message(Verdict verdict) {
  switch (verdict) {
    case Verdict::DifferentPictures:
      return msgid("Not a match");
    case Verdict::NoPath:
      return msgid("No path: too many turns");
    default:
      return {};
  }
}

std::string_view gravity_line(link::Gravity gravity) {
  switch (gravity) {
    case link::Gravity::None:
      return msgid("Tiles stay where they are.");
    case link::Gravity::Down:
      return msgid("After each match, the tiles above drop.");
    case link::Gravity::Up:
      return msgid("After each match, the tiles below rise.");
    case link::Gravity::Left:
      return msgid("After each match, tiles slide to the left.");
    case link::Gravity::Right:
      return msgid("After each match, tiles slide to the right.");
    case link::Gravity::LrSplit:
      return msgid("The two halves pull apart, left and right.");
    case link::Gravity::LrGather:
      return msgid("Both sides close in on the middle.");
    case link::Gravity::UdSplit:
      return msgid("The upper half rises, the lower half drops.");
    case link::Gravity::UdGather:
      return msgid("Top and bottom close in on the middle.");
    case link::Gravity::UdShear:
      return msgid("The left half drops, the right half rises.");
    case link::Gravity::LrShear:
      return msgid("The top half slides right, the bottom half left.");
  }
  return {};
}

std::string size_words(Size size) {
  return std::to_string(size.width) + " × " + std::to_string(size.height);
}

std::string gravity_icon(link::Gravity gravity) {
  return "gravity-" + std::string(link::name(gravity));
}

}  // namespace quintet::link
