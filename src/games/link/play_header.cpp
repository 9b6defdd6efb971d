#include "games/link/play_header.hpp"

#include <utility>

#include "games/link/accent.hpp"
#include "games/link/navigation.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr Milliseconds kLittleTime{15'000};
constexpr float kRoomyHead = 1100;  // window width from which the name of a level is shown

Counter combo_counter(std::string caption, const TimedScore& score) {
  const auto left = static_cast<float>(score.combo_left().count());
  const bool holds = left > 0 && score.combo() > 0;
  return {.caption = std::move(caption),
          .value = holds ? std::to_string(score.combo()) : "0",
          .left = holds ? left / static_cast<float>(kComboWindow.count()) : 0};
}

// As short as the width of the window requires.
std::string title(const Context& context, const Match& match, float width) {
  if (match.mode() != Mode::Journey) return mode_name(context, match.mode());
  if (width >= kRoomyHead) return subject_name(context, match);
  return format(context.words.tr("Level {level}"), {{"level", std::to_string(match.level() + 1)}});
}

std::vector<Counter> counters(const Context& context, const Match& match) {
  const auto tr = [&context](std::string_view message) { return context.words.tr(message); };
  std::vector<Counter> all;
  if (match.has_time_limit()) {
    const auto left = match.score().left();
    all.push_back({tr("Time left"), countdown_text(left),
                   is_little_time(match) ? Counter::Tone::Warning : Counter::Tone::Plain});
  } else if (match.mode() == Mode::Today) {
    all.push_back({tr("Time"), clock_text(match.elapsed() / std::chrono::seconds(1))});
  }
  all.push_back({tr("Tiles"), std::to_string(match.game().board().tiles())});
  if (match.has_score())
    all.push_back({tr("Score"), std::to_string(match.score().points()), Counter::Tone::Accent});
  if (match.has_time_limit()) all.push_back(combo_counter(tr("Combo"), match.score()));
  return all;
}

}  // namespace

HeaderBar play_header(const Context& context, const Match& match, float width) {
  return {.title = title(context, match, width),
          .accent = kAccent.on(context.theme),
          .counters = counters(context, match)};
}

bool is_little_time(const Match& match) {
  return match.has_time_limit() && match.score().left() < kLittleTime;
}

}  // namespace quintet::link
