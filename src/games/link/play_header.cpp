#include "games/link/play_header.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/link/accent.hpp"
#include "games/link/navigation.hpp"
#include "games/link/words.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr Milliseconds kLittleTime{15'000};
constexpr int kHottest = 10;        // the combo from which its number does not grow
constexpr float kPulse = 0.5F;      // how much a new pair adds for a moment
constexpr float kRoomyHead = 1100;  // window width from which the name of a level is shown

// It grows with the combo and cools down while the next pair is awaited.
Counter combo_counter(std::string caption, const TimedScore& score, float pulse) {
  const auto left = static_cast<float>(score.combo_left().count()) / static_cast<float>(kComboWindow.count());
  const bool holds = left > 0 && score.combo() > 0;
  if (!holds) return {.caption = std::move(caption), .value = "0", .left = 0};
  const float heat = static_cast<float>(std::min(score.combo(), kHottest)) / kHottest;
  return {.caption = std::move(caption),
          .value = (score.combo() > 1 ? "×" : "") + std::to_string(score.combo()),
          .tone = score.combo() > 1 ? Counter::Tone::Accent : Counter::Tone::Plain,
          .left = left,
          .swell = std::min(1.0F, (score.combo() > 1 ? heat * std::sqrt(left) : 0) + kPulse * pulse)};
}

std::string star_text(int stars) {
  std::string text;
  for (int i = 0; i < kStars; ++i) text += i < stars ? "★" : "☆";
  return text;
}

// As short as the width of the window requires.
std::string title(const Context& context, const Match& match, float width) {
  if (match.mode() != Mode::Journey) return mode_name(context, match.mode());
  if (width >= kRoomyHead) return subject_name(context, match);
  return format(context.words.tr("Level {level}"), {{"level", std::to_string(match.level() + 1)}});
}

std::vector<Counter> counters(const Context& context, const Match& match, HeaderPulse pulse) {
  const auto tr = [&context](std::string_view message) { return context.words.tr(message); };
  std::vector<Counter> all;
  if (match.has_time_limit()) {
    all.push_back({.caption = tr("Time left"),
                   .value = countdown_text(match.score().left()),
                   .tone = is_little_time(match) ? Counter::Tone::Warning : Counter::Tone::Plain,
                   .swell = pulse.second});
    all.push_back(combo_counter(tr("Combo"), match.score(), pulse.combo));
  } else if (match.mode() == Mode::Today) {
    all.push_back({tr("Time"), clock_text(match.elapsed() / std::chrono::seconds(1))});
  }
  if (match.mode() == Mode::Journey)
    all.push_back({tr("Stars"), star_text(match.stars()), Counter::Tone::Accent});
  if (match.has_score())
    all.push_back({tr("Score"), number_text(static_cast<std::uint64_t>(match.score().points())),
                   Counter::Tone::Accent});
  all.push_back({tr("Tiles"), std::to_string(match.game().board().tiles())});
  if (const Gravity gravity = match.game().rules().gravity; gravity != Gravity::None)
    all.push_back({.caption = tr("Gravity"), .value = {}, .icon = gravity_icon(gravity)});
  return all;
}

}  // namespace

HeaderBar play_header(const Context& context, const Match& match, float width, HeaderPulse pulse) {
  return {.title = title(context, match, width),
          .accent = kAccent.on(context.theme),
          .counters = counters(context, match, pulse)};
}

std::optional<int> last_seconds(const Match& match) {
  constexpr int kLast = 10;
  if (!match.has_time_limit() || match.status() != Match::Status::Playing) return std::nullopt;
  const auto left = std::chrono::ceil<std::chrono::seconds>(match.score().left()).count();
  return left <= kLast ? std::optional(static_cast<int>(left)) : std::nullopt;
}

bool is_little_time(const Match& match) {
  return match.has_time_limit() && match.score().left() < kLittleTime;
}

}  // namespace quintet::link
