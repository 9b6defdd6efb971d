#include "games/link/clock.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>

#include "games/link/board_view.hpp"
#include "games/link/words.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kBeat = 3;  // points by which the bar swells in the last seconds
constexpr float kHeight = 8, kEdge = 0.5F, kStarMark = 2, kStarMarkOut = 3;
constexpr float kLow = 0.2F;  // the share of the time from which the bar warns

}  // namespace

Rect below_time_bar(Rect area, const Match& match) {
  if (!match.has_time_limit()) return area;
  area.y += kHeight + space::kTiny;
  area.h -= kHeight + space::kTiny;
  return area;
}

void draw_time_bar(Canvas& canvas, const Theme& theme, const Match& match, Rect plate, float pulse) {
  if (!match.has_time_limit()) return;
  const Palette& c = theme.colour;
  const Rect bar{plate.x, plate.y - space::kTiny - kHeight, plate.w, kHeight};
  const auto total = static_cast<float>(std::max<std::int64_t>(1, match.score().total().count()));
  const float part = std::clamp(static_cast<float>(match.score().left().count()) / total, 0.0F, 1.0F);
  canvas.rounded(bar, kHeight / 2, c.sunken);
  canvas.outline(bar, kHeight / 2, kLine, c.border.faded(kEdge));
  if (part > 0) {
    const Rect left{bar.x, bar.y, std::max(kHeight, bar.w * part), bar.h};
    const Rect beating = left.grown(kBeat * pulse);
    canvas.rounded({left.x, beating.y, left.w + kBeat * pulse, beating.h}, beating.h / 2,
                   part < kLow || pulse > 0 ? c.danger : c.primary);
  }
  if (match.mode() != Mode::Journey) return;
  const Level& level = journey()[static_cast<std::size_t>(match.level())];
  for (const auto limit : {level.three_stars, level.two_stars}) {
    const float x = bar.x + bar.w * static_cast<float>(Milliseconds(limit).count()) / total;
    canvas.fill({x - kStarMark / 2, bar.y - kStarMarkOut, kStarMark, bar.h + 2 * kStarMarkOut}, c.text_2);
  }
}

namespace {

constexpr int kFrom = 3;
constexpr Duration kCountBeat = milliseconds(500);
constexpr float kRadius = 84, kInk = 13;  // points: of the circle and of its stroke
constexpr float kLeastPlate = 240;        // a plate of this height or less has a smaller circle
constexpr float kGround = 0.9F;           // opacity of the paper below the number
constexpr float kGrown = 0.25F;           // how much larger a number is when it appears
constexpr int kCorners = 48;
constexpr float kOpening = 0.06F;  // the part of the circle that stays open

// A circle drawn as by a hand, from the top and not quite closed.
std::vector<Vec> circle(Vec centre, float radius) {
  std::vector<Vec> points;
  for (int i = 0; i <= kCorners; ++i) {
    const float turn = 2 * std::numbers::pi_v<float> * (1 - kOpening) * static_cast<float>(i) / kCorners;
    const float wander = 1 + 0.03F * std::sin(2 * turn);
    points.push_back(centre + Vec{std::sin(turn) * radius * wander, -std::cos(turn) * radius});
  }
  return points;
}

}  // namespace

int ReadyCount::beats() {
  return kFrom;
}

Duration ReadyCount::over() const {
  return beat(kFrom);
}

Duration ReadyCount::beat(int index) const {
  return start_ + index * kCountBeat;
}

void ReadyCount::draw(Canvas& canvas, const Context& context, Rect plate, Duration now) const {
  if (!running(now)) return;
  const Palette& c = context.theme.colour;
  const int beat = std::clamp(static_cast<int>((now - start_) / kCountBeat), 0, kFrom - 1);
  const float size = std::min(1.0F, std::min(plate.w, plate.h) / kLeastPlate);
  const float radius = kRadius * size;
  const Vec centre = plate.centre();
  const auto part = static_cast<float>(Tween{start_, kFrom * kCountBeat}.progress(now));
  canvas.disc(centre, radius + kInk * size, c.surface.faded(kGround));
  canvas.brush(brush_stroke(circle(centre, radius), {.width = kInk * size, .bend = kInk, .seed = 7},
                            context.still() ? 1.0F : part),
               kAccent.on(context.theme));
  const auto shown =
      static_cast<float>(Tween{this->beat(beat), context.pace(motion::kBase), kBaseCurve}.progress(now));
  const float text = std::round(type::kPoster * size * (context.still() ? 1.0F : 1 + kGrown * (1 - shown)));
  const auto guard = canvas.saved();
  canvas.fade(shown);
  canvas.text(std::to_string(kFrom - beat), centred(centre, {2 * radius, 2 * radius}),
              {.face = Face::Title, .size = text, .colour = c.text, .align = Align::Centre});
}

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
          .value = std::to_string(score.combo()),
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

std::vector<Duration> MatchTimer::begin(const Match& match, Duration now, Duration dealt) {
  warned_ = false;
  second_.reset();
  count_.end();
  clock_from_ = match.begun() ? now : dealt;
  std::vector<Duration> ticks;
  if (match.mode() != Mode::Timed || match.begun()) return ticks;
  count_.begin(now);
  clock_from_ = count_.over();
  for (int beat = 0; beat < ReadyCount::beats(); ++beat) ticks.push_back(count_.beat(beat));
  return ticks;
}

void MatchTimer::skip_count(Duration now) {
  count_.end();
  clock_from_ = now;
}

// Warns again when pairs have added time and it runs low once more. A second is heard once, unless pairs have added
// time.
std::vector<std::string_view> MatchTimer::advance(const Match& match, Duration now) {
  std::vector<std::string_view> sounds;
  const bool little = is_little_time(match);
  if (little && !warned_) sounds.emplace_back("time-low");
  warned_ = little;
  const auto second = last_seconds(match);
  if (second && second_ && *second < *second_) {
    beat_at_ = now;
    sounds.emplace_back("tick");
  }
  second_ = second;
  return sounds;
}

bool MatchTimer::moving(Duration now) const {
  const HeaderPulse now_shown = pulse(now);
  return counts(now) || now_shown.second > 0 || now_shown.combo > 0;
}

float MatchTimer::pulse_since(std::optional<Duration> when, Duration now) const {
  if (!when || context_.still()) return 0;
  return 1 - static_cast<float>(Tween{*when, motion::kCalm, kBaseCurve}.progress(now));
}

}  // namespace quintet::link
