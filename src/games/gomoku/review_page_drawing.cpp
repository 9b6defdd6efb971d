// How the review of a game is laid out and painted.
#include <algorithm>
#include <array>
#include <cmath>

#include "games/gomoku/accent.hpp"
#include "games/gomoku/board_page.hpp"
#include "games/gomoku/import_export.hpp"
#include "games/gomoku/pictures.hpp"
#include "games/gomoku/review_curve.hpp"
#include "games/gomoku/review_page.hpp"
#include "games/gomoku/review_words.hpp"
#include "games/gomoku/settings.hpp"
#include "games/gomoku/words.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr float kBoardPart = 0.62F;      // of the width, at most, where the panel stands beside the board
constexpr float kTallBoardPart = 0.58F;  // of the height, at most, where it lies under it
constexpr float kMostPanel = 440, kLeastPanel = 480;  // width and height beside a board
constexpr float kLowPanel = 340;  // points of height below which the panel is packed tightly
constexpr float kTitle = 26, kCaptionLine = 22;
constexpr float kLeastCurve = 56, kMostCurve = 168;
constexpr float kRow = 54, kRowTitle = 22, kRowStone = 18, kRowMark = 6;
constexpr std::size_t kMostRows = 6, kSteps = 5, kIcons = 3;

}  // namespace

std::vector<Control> ReviewPage::icons() const {
  std::vector<Control> icons;
  const auto icon = [&](std::string id, std::string picture, std::string label) {
    icons.push_back({.id = name() + '.' + std::move(id),
                     .kind = Control::Kind::Icon,
                     .label = std::move(label),
                     .icon = std::move(picture)});
  };
  const Settings& wish = context_.profile.get<Settings>();
  icon("numbers", "numbers", wish.numbers ? tr("Hide the numbers") : tr("Number the stones"));
  icon("threats", wish.threats ? "eye" : "eye-off",
       wish.threats ? tr("Hide threats (F)") : tr("Show threats (F)"));
  icon("record", "save", tr("Copy, store, open"));
  return icons;
}

ReviewPage::Places ReviewPage::places(Extent size) const {
  Rect area = below_header(size);
  area.h -= space::kSmall;
  Places at;
  if (area.h > area.w * kTallShape) {
    const float board = std::min(area.w, area.h * kTallBoardPart);
    at.board = {area.x, area.y, area.w, board};
    at.panel = {area.x, at.board.bottom() + space::kSmall, area.w, area.h - board - space::kSmall};
  } else {
    const float board = std::min(area.h, area.w * kBoardPart);
    const float panel = std::min(kMostPanel, area.w - board - space::kBase);
    const float left = area.x + (area.w - board - panel - space::kBase) / 2;
    at.board = {left, area.y, board, area.h};
    const float height = std::min(area.h, std::max(board, kLeastPanel));
    at.panel = {left + board + space::kBase, area.centre().y - height / 2, panel, height};
  }
  place_panel(at);
  return at;
}

// From the top: words, curve, steps, the list, and the button that goes on. The curve takes what the list leaves.
void ReviewPage::place_panel(Places& at) const {
  const bool low = at.panel.h < kLowPanel;
  const float gap = low ? space::kHair : space::kSmall, button = low ? kLeastTarget : kTarget;
  const Rect inner = at.panel.grown(low ? -space::kTiny : -space::kBase);
  const float fixed = kTitle + kCaptionLine + 2 * button + 4 * gap;
  const float room = std::max(0.0F, inner.h - fixed);
  const float rows = std::floor(std::max(0.0F, room - kLeastCurve) / kRow);
  at.rows = std::min(kMostRows, static_cast<std::size_t>(rows));
  float list = static_cast<float>(at.rows) * kRow;
  const float curve = std::min(kMostCurve, room - list);
  list = room - curve;
  float y = inner.y;
  const auto row = [&](float height) {
    const Rect it{inner.x, y, inner.w, height};
    y += height + gap;
    return it;
  };
  at.caption = row(kTitle + kCaptionLine);
  at.curve = row(curve);
  at.steps = row(button);
  at.list = row(list);
  at.foot = row(button);
}

void ReviewPage::add_steps(std::vector<Control>& controls) const {
  struct Step {
    std::string_view id, icon, label;
    bool enabled;
  };
  const bool playing = next_at_.has_value();
  const std::array<Step, kSteps> steps{Step{"first", "step-first", msgid("To the start (Home)"), at_ > 0},
                                       Step{"previous", "left", msgid("Back (←)"), at_ > 0},
                                       Step{"play", playing ? "pause" : "play",
                                            playing ? msgid("Stop (P)") : msgid("Play by itself (P)"), true},
                                       Step{"next", "right", msgid("Forward (→)"), at_ < last()},
                                       Step{"last", "step-last", msgid("To the end (End)"), at_ < last()}};
  const float width = (places_.steps.w - (kSteps - 1) * space::kTiny) / kSteps;
  float x = places_.steps.x;
  for (const Step& step : steps) {
    controls.push_back({.id = name() + '.' + std::string(step.id),
                        .kind = Control::Kind::Icon,
                        .bounds = {x, places_.steps.y, width, places_.steps.h},
                        .label = tr(step.label),
                        .icon = std::string(step.icon),
                        .enabled = step.enabled,
                        .tooltip = Control::Tooltip::Hover});
    x += width + space::kTiny;
  }
}

void ReviewPage::add_rows(std::vector<Control>& controls) const {
  const std::size_t rows = std::min(places_.rows, slips_.size());
  for (std::size_t row = 0; row < rows; ++row) {
    const float y = places_.list.y + static_cast<float>(row) * kRow;
    controls.push_back({.id = row_id(row),
                        .kind = Control::Kind::Area,
                        .bounds = {places_.list.x, y, places_.list.w, kRow - space::kHair}});
  }
}

std::vector<Control> ReviewPage::layout(Extent size) {
  const BoardLook look = board_look(context_);
  window_theme_ = look.window == theme().desk ? theme() : make_theme(look.window, theme().contrast);
  places_ = places(size);
  view_.fit(places_.board, side());
  std::vector<Control> buttons = icons();
  place_at_right(size, buttons);
  std::vector<Control> controls{back_control(size, name() + ".back", tr("Back (Esc)"))};
  controls.insert(controls.end(), buttons.begin(), buttons.end());
  const auto all = static_cast<float>(last());
  controls.push_back({.id = name() + ".curve",
                      .kind = Control::Kind::Slider,
                      .bounds = places_.curve,
                      .value = static_cast<float>(at_) / all,
                      .step = 1 / all,
                      .ring_radius = radius::kCell});
  add_steps(controls);
  add_rows(controls);
  controls.push_back({.id = name() + ".on",
                      .kind = Control::Kind::Primary,
                      .bounds = places_.foot,
                      .label = tr("Play on from here"),
                      .icon = "board",
                      .enabled = !position().over()});
  return controls;
}

BoardMarks ReviewPage::marks() const {
  BoardMarks marks;
  marks.order = {stones_.begin(), stones_.begin() + static_cast<std::ptrdiff_t>(at_)};
  if (const auto at = better()) marks.better.push_back(*at);
  marks.threats = threats_;
  return marks;
}

void ReviewPage::paint(Canvas& canvas, Duration now) const {
  view_.draw(canvas, board_look(context_), position(), marks(), now);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  draw_header_bar(canvas, window_theme_, {.title = tr("Review"), .accent = kAccent.on(window_theme_)},
                  kIcons);
  paint_panel(canvas, now);
  for (const Control& control : controls_.all()) {
    if (control.kind != Control::Kind::Slider)
      controls_.draw(canvas, window_theme_, now - this->now(), control);
  }
}

void ReviewPage::paint_panel(Canvas& canvas, Duration now) const {
  draw_card(canvas, window_theme_, places_.panel, Elevation::Low);
  paint_caption(canvas);
  draw_curve(canvas, window_theme_,
             {.judgements = judging_.judgements(),
              .moves = moves_,
              .stones = last(),
              .at = at_,
              .grown = static_cast<float>(growth_.progress(now))},
             places_.curve);
  paint_list(canvas, now);
}

std::string ReviewPage::caption() const {
  if (at_ == 0) return tr("The empty board");
  return format(tr("Move {number} of {count}"),
                {{"number", std::to_string(at_)}, {"count", std::to_string(last())}});
}

std::string ReviewPage::caption_line() const {
  if (at_ == 0) return start_words(context_.words, match_.start());
  std::string line =
      tr(colour_message(played_[at_ - 1].stone == gomoku::Stone::Black ? gomoku::Colour::Black
                                                                       : gomoku::Colour::White)) +
      " · " + gomoku::write_point(stones_[at_ - 1], side());
  if (at_ > moves_.size()) return line;
  if (const auto at = better())
    return line + " · " + format(tr("better: {point}"), {{"point", gomoku::write_point(*at, side())}});
  return line + " · " + tr("the master's move");
}

std::string ReviewPage::progress_words() const {
  const std::size_t done = judging_.judgements().size();
  if (done == judging_.positions() || judging_.failure()) return {};
  return format(tr("Judging {part} %"), {{"part", std::to_string(100 * done / judging_.positions())}});
}

void ReviewPage::paint_caption(Canvas& canvas) const {
  const Palette& c = window_theme_.colour;
  const Rect at = places_.caption;
  const std::string progress = progress_words();
  const TextStyle label{.size = type::kLabel, .colour = c.text_2, .align = Align::Right};
  const float width = canvas.text_width(progress, label.face, label.size) + 1;
  canvas.text(progress, {at.right() - width, at.y, width, kTitle}, label);
  canvas.text(caption(), {at.x, at.y, at.w - width - space::kTiny, kTitle},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  canvas.text(caption_line(), {at.x, at.y + kTitle, at.w, kCaptionLine},
              {.size = type::kLabel, .colour = c.text_2});
}

void ReviewPage::paint_list(Canvas& canvas, Duration now) const {
  const std::size_t rows = std::min(places_.rows, slips_.size());
  for (std::size_t row = 0; row < rows; ++row) {
    if (const Control* control = controls_.find(row_id(row)))
      paint_row(canvas, *control, moves_[slips_[row]], slips_[row], now);
  }
  if (!slips_.empty() || judging_.judgements().size() < judging_.positions()) return;
  canvas.text(tr("No mistakes found."),
              {places_.list.x, places_.list.y, places_.list.w, std::min(kRow, places_.list.h)},
              {.size = type::kBody, .colour = window_theme_.colour.text_2, .align = Align::Centre});
}

// Who, where and what in the first line, what it meant in the second; the shape is that on the curve.
void ReviewPage::paint_row(Canvas& canvas, const Control& row, const gomoku::JudgedMove& move,
                           std::size_t index, Duration now) const {
  const Palette& c = window_theme_.colour;
  const float warm = controls_.warmth(row.id, now - this->now());
  const bool shown = at_ == index + 1;
  canvas.rounded(row.bounds, radius::kControl, shown ? c.sunken : mix(c.surface, c.sunken, warm));
  canvas.outline(row.bounds, radius::kControl, kLine, shown ? kAccent.on(window_theme_) : c.hairline);
  const gomoku::Colour colour = index % 2 == 0 ? gomoku::Colour::Black : gomoku::Colour::White;
  float x = row.bounds.x + space::kTiny;
  const float middle = row.bounds.centre().y;
  draw_slip_mark(canvas, window_theme_, move.slip, {x + kRowMark, middle}, kRowMark);
  x += 2 * kRowMark + space::kTiny;
  draw_small_stone(canvas, window_theme_, gomoku::stone_of(colour), {x + kRowStone / 2, middle}, kRowStone);
  x += kRowStone + space::kTiny;
  const float width = row.bounds.right() - x - space::kTiny;
  const Rect top{x, middle - kRowTitle, width, kRowTitle}, foot{x, middle, width, kRowTitle};
  const std::string better =
      format(tr("better: {point}"), {{"point", gomoku::write_point(move.best, side())}});
  const float right = canvas.text_width(better, Face::Text, type::kLabel) + 1;
  canvas.text(better, {top.right() - right, top.y, right, top.h}, {.size = type::kLabel, .colour = c.text_2});
  canvas.text(std::to_string(index + 1) + " · " + gomoku::write_point(move.played, side()) + " · " +
                  player_name(context_.words, match_, colour),
              {top.x, top.y, top.w - right - space::kTiny, top.h},
              {.face = Face::Bold, .size = type::kLabel, .colour = c.text});
  canvas.text(slip_words(context_.words, move), foot, {.size = type::kLabel, .colour = c.text_2});
}

}  // namespace quintet::gomoku
