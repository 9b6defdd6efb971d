// How the board in play is laid out and painted.
#include <algorithm>

#include "games/link/accent.hpp"
#include "games/link/navigation.hpp"
#include "games/link/play_page.hpp"
#include "games/link/play_times.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kBarHeight = 8, kBarEdge = 0.5F, kStarMark = 2, kStarMarkOut = 3;
constexpr std::size_t kIcons = 5;
constexpr float kLowBar = 0.2F;     // the part of the time from which the bar warns
constexpr float kRoomyHead = 1100;  // canvas width from which a level's name stands in the head line

Extent proportions(::quintet::Size board) {
  return {static_cast<float>(board.width), static_cast<float>(board.height)};
}

// Helps say what they cost.
std::string_view hint_words(Mode mode) {
  if (mode == Mode::Timed) return msgid("Hint for 5 s (H)");
  return mode == Mode::Journey ? msgid("Hint for a star (H)") : msgid("Hint (H)");
}

std::string_view shuffle_words(Mode mode) {
  if (mode == Mode::Timed) return msgid("Reshuffle for 10 s (R)");
  return mode == Mode::Journey ? msgid("Reshuffle for a star (R)") : msgid("Reshuffle (R)");
}

Counter combo_counter(std::string caption, const link::TimedScore& score) {
  const auto left = static_cast<float>(score.combo_left().count());
  const bool holds = left > 0 && score.combo() > 0;
  return {.caption = std::move(caption),
          .value = holds ? std::to_string(score.combo()) : "0",
          .left = holds ? left / static_cast<float>(link::kComboWindow.count()) : 0};
}

}  // namespace

std::vector<Control> PlayPage::icons() const {
  std::vector<Control> icons;
  const auto icon = [&](std::string id, std::string picture, std::string label, bool enabled) {
    icons.push_back({.id = "link.play." + std::move(id),
                     .kind = Control::Kind::Icon,
                     .label = std::move(label),
                     .icon = std::move(picture),
                     .enabled = enabled});
  };
  icon("undo", "undo", tr("Undo (U)"), match_.can_undo());
  icon("redo", "redo", tr("Redo (Y)"), match_.can_redo());
  icon("hint", "hint", tr(hint_words(match_.mode())), playing());
  icon("shuffle", "shuffle", tr(shuffle_words(match_.mode())), playing());
  icon("pause", "pause", tr("Pause (P)"), playing());
  return icons;
}

std::vector<Control> PlayPage::layout(Extent size) {
  std::vector<Control> buttons = icons();
  place_at_right(size, buttons);
  Rect area = below_header(size);
  area.h -= space::kSmall;
  counters_place_ = place_counters(context_.canvas, header_bar(size.w), buttons.size(), area,
                                   proportions(match_.game().board().size()));
  place_board(counters_place_.board);
  std::vector<Control> controls{back_control(size, "link.play.back", tr("Back (Esc)"))};
  // Seen through its own bounds, the board has no ring around it: the cursor shows the focus.
  controls.push_back({.id = "board",
                      .kind = Control::Kind::Area,
                      .bounds = view_.plate(),
                      .ring_radius = 0,
                      .window = view_.plate()});
  controls.insert(controls.end(), buttons.begin(), buttons.end());
  return controls;
}

// With the bar of the time above it.
void PlayPage::place_board(Rect area) {
  bar_ = {};
  if (match_.has_time_limit()) {
    bar_ = {area.x, area.y, area.w, kBarHeight};
    area.y += kBarHeight + space::kTiny;
    area.h -= kBarHeight + space::kTiny;
  }
  view_.fit(area, match_.game().board().size(), match_.game().rules().outside);
  if (bar_.empty()) return;
  bar_.x = view_.plate().x + radius::kBoard;
  bar_.w = view_.plate().w - 2 * radius::kBoard;
  bar_.y = view_.plate().y - space::kTiny - kBarHeight;
}

std::string PlayPage::title(float width) const {
  if (match_.mode() != Mode::Journey) return mode_name(context_, match_.mode());
  if (width >= kRoomyHead) return subject_name(context_, match_);
  return format(tr("Level {level}"), {{"level", std::to_string(match_.level() + 1)}});
}

HeaderBar PlayPage::header_bar(float width) const {
  return {.title = title(width), .accent = kAccent.on(theme()), .counters = counters()};
}

std::vector<Counter> PlayPage::counters() const {
  std::vector<Counter> all;
  if (match_.has_time_limit()) {
    const auto left = match_.score().left();
    all.push_back({tr("Time left"), countdown_text(left),
                   left < kLittleTime ? Counter::Tone::Warning : Counter::Tone::Plain});
  } else if (match_.mode() == Mode::Today) {
    all.push_back({tr("Time"), clock_text(match_.elapsed() / std::chrono::seconds(1))});
  }
  all.push_back({tr("Tiles"), std::to_string(match_.game().board().tiles())});
  if (match_.has_score())
    all.push_back({tr("Score"), std::to_string(match_.score().points()), Counter::Tone::Accent});
  if (match_.has_time_limit()) all.push_back(combo_counter(tr("Combo"), match_.score()));
  return all;
}

void PlayPage::paint_head(Canvas& canvas) const {
  HeaderBar head = header_bar(canvas.size().w);
  if (!counters_place_.counters.empty()) {
    draw_counters(canvas, theme(), head, counters_place_.counters);
    head.counters.clear();
  }
  draw_header_bar(canvas, theme(), head, kIcons);
}

void PlayPage::paint_time_bar(Canvas& canvas) const {
  if (bar_.empty()) return;
  const Palette& c = theme().colour;
  const auto total = static_cast<float>(std::max<std::int64_t>(1, match_.score().total().count()));
  const float part = std::clamp(static_cast<float>(match_.score().left().count()) / total, 0.0F, 1.0F);
  canvas.rounded(bar_, kBarHeight / 2, c.sunken);
  canvas.outline(bar_, kBarHeight / 2, kLine, c.border.faded(kBarEdge));
  if (part > 0)
    canvas.rounded({bar_.x, bar_.y, std::max(kBarHeight, bar_.w * part), bar_.h}, kBarHeight / 2,
                   part < kLowBar ? c.danger : c.primary);
  if (match_.mode() != Mode::Journey) return;
  // Where a third and a second star are lost.
  const link::Level& level = link::journey()[static_cast<std::size_t>(match_.level())];
  for (const auto limit : {level.three_stars, level.two_stars}) {
    const float x = bar_.x + bar_.w * static_cast<float>(link::Milliseconds(limit).count()) / total;
    canvas.fill({x - kStarMark / 2, bar_.y - kStarMarkOut, kStarMark, bar_.h + 2 * kStarMarkOut}, c.text_2);
  }
}

void PlayPage::paint(Canvas& canvas, Duration now) const {
  BoardMarks marks = marks_;
  const bool by_keys = input_mode_ == InputMode::Keys && controls_.ring_shown();
  if (by_keys && controls_.focused() == "board" && playing()) marks.cursor = cursor_;
  if (by_keys || !playing()) marks.hovered.reset();
  view_.draw(canvas, match_.game().board(), marks, now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  paint_head(canvas);
  paint_time_bar(canvas);
  // In the rim above the tiles, so that it hides none of them.
  message_.draw(canvas, context_, view_.plate(), view_.rim(), now);
  gains_.draw(canvas, view_, now);
  draw_controls(canvas, now);
}

}  // namespace quintet::link
