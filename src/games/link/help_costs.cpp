#include "games/link/help_costs.hpp"

#include <string>
#include <string_view>

#include "games/link/commands.hpp"

namespace quintet::link {

using namespace ui;
namespace {

CommandInfo priced(CommandInfo info, Mode mode, std::string_view timed, std::string_view journey) {
  if (mode == Mode::Timed) info.label = timed;
  if (mode == Mode::Journey) info.label = journey;
  return info;
}

}  // namespace

CommandInfo hint_command(Mode mode) {
  return priced(commands::kHint, mode, msgid("Hint (−5 s)"), msgid("Hint (−1 ★)"));
}

CommandInfo shuffle_command(Mode mode) {
  return priced(kShuffle, mode, msgid("Reshuffle (−10 s)"), msgid("Reshuffle (−1 ★)"));
}

int stars_at_stake(const Match& match) {
  return match.mode() == Mode::Journey ? match.stars() : 0;
}

LocalizedText cost_words(const Context& context, const Match& match, int stars_before, Milliseconds time) {
  if (stars_at_stake(match) < stars_before) return msgid("−1 ★");
  if (match.mode() != Mode::Timed) return {};
  const auto seconds = std::chrono::round<std::chrono::seconds>(time).count();
  return LocalizedText([&context, seconds] {
    return format(context.words.tr("−{seconds} s"), {{"seconds", std::to_string(seconds)}});
  });
}

}  // namespace quintet::link
