#include "games/link/words.hpp"

#include "core/link/difficulty.hpp"
#include "engine/text/localiser.hpp"

namespace quintet::link {

std::string_view refusal_message(Verdict verdict, std::span<const Point> way) {
  switch (verdict) {
    case Verdict::DifferentPictures:
      return msgid("Not a match");
    case Verdict::NoPath:
      return way.empty() ? msgid("No path: blocked by other tiles") : msgid("No path: too many turns");
    default:
      return {};
  }
}

std::string size_words(Size size) {
  return std::to_string(size.width) + " × " + std::to_string(size.height);
}

std::string size_text(Size size) {
  return std::to_string(size.width) + 'x' + std::to_string(size.height);
}

std::string level_words(const Localiser& words, int level) {
  return format(words.tr("Level {level}"), {{"level", std::to_string(level + 1)}});
}

std::string difficulty_words(const Localiser& words, std::optional<int> level) {
  return format(words.tr("difficulty {level} of {most}"),
                {{"level", level ? std::to_string(*level) : "–"}, {"most", std::to_string(kHardestBoard)}});
}

std::string tiles_words(const Localiser& words, int tiles) {
  return format(words.trn("{count} tile", "{count} tiles", static_cast<std::uint64_t>(tiles)),
                {{"count", std::to_string(tiles)}});
}

std::string tiles_left(const Localiser& words, int tiles) {
  return format(words.trn("{count} tile left", "{count} tiles left", static_cast<std::uint64_t>(tiles)),
                {{"count", std::to_string(tiles)}});
}

std::string gravity_icon(link::Gravity gravity) {
  return "gravity-" + std::string(link::name(gravity));
}

}  // namespace quintet::link
