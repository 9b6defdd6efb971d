#include "ui/kit/game_result.hpp"

#include <cstdint>

#include "ui/widgets/header_bar.hpp"

namespace quintet::ui {

std::string help_words(const Localiser& words, const HelpUsed& help) {
  const auto counted = [&](std::string_view one, std::string_view more, int count) {
    const auto n = static_cast<std::uint64_t>(count);
    return format(words.trn(one, more, n), {{"count", number_text(n)}});
  };
  const std::string used =
      help.moves > 0 ? counted("with {count} move by autoplay", "with {count} moves by autoplay", help.moves)
      : help.times > 0 ? counted("with help once", "with help {count} times", help.times)
                       : words.tr("with moves taken back");
  return help.apart ? apart_words(words, used) : used;
}

std::string apart_words(const Localiser& words, const std::string& what) {
  return format(words.tr("{help}, apart from the records"), {{"help", what}});
}

std::string line_words(const Localiser& words, const GameResult& result) {
  if (!result.help) return result.line;
  return (result.line.empty() ? "" : result.line + " · ") + help_words(words, *result.help);
}

}  // namespace quintet::ui
