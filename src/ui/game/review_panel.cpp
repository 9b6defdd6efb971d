#include "ui/game/review_panel.hpp"

#include <algorithm>
#include <cmath>

#include "ui/game/review_curve.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::ui {
namespace {

constexpr float kBoardPart = 0.62F;      // of the width, at most, if the panel is beside the board
constexpr float kTallBoardPart = 0.58F;  // of the height, at most, if it is below the board
constexpr float kMostPanel = 440, kLeastPanel = 480;  // width and height beside a board
constexpr float kLowPanel = 340;  // points of height below which the panel is packed tightly
constexpr float kTitle = 26, kCaptionLine = 22;
constexpr float kLeastCurve = 56, kMostCurve = 168;
constexpr float kRow = 54, kRowTitle = 22, kRowStone = 18, kRowMark = 6;
constexpr std::size_t kMostRows = 6;

// The curve takes the room that the list leaves.
void place_panel(ReviewLayout& at) {
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
  at.note = {at.list.x, at.list.y, at.list.w, std::min(kRow, at.list.h)};
}

}  // namespace

ReviewLayout review_layout(Extent window) {
  Rect area = below_header(window);
  area.h -= space::kSmall;
  ReviewLayout at;
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

void place_steps(std::span<Control> steps, Rect area) {
  const auto count = static_cast<float>(steps.size());
  const float width = (area.w - (count - 1) * space::kTiny) / count;
  for (Control& step : steps) {
    step.bounds = {area.x, area.y, width, area.h};
    area.x += width + space::kTiny;
  }
}

Rect review_row_place(const ReviewLayout& layout, std::size_t row) {
  return {layout.list.x, layout.list.y + static_cast<float>(row) * kRow, layout.list.w, kRow - space::kHair};
}

void draw_review_caption(Canvas& canvas, const Theme& theme, const ReviewCaption& caption, Rect area) {
  const Palette& c = theme.colour;
  const TextStyle label{.size = type::kLabel, .colour = c.text_2, .align = Align::Right};
  const float width = canvas.text_width(caption.progress, label.face, label.size) + 1;
  canvas.text(caption.progress, {area.right() - width, area.y, width, kTitle}, label);
  canvas.text(caption.title, {area.x, area.y, area.w - width - space::kTiny, kTitle},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  canvas.text(caption.line, {area.x, area.y + kTitle, area.w, kCaptionLine},
              {.size = type::kLabel, .colour = c.text_2});
}

void draw_review_row(Canvas& canvas, const Theme& theme, Rgba accent, const ReviewRow& row, Rect area,
                     float warm) {
  const Palette& c = theme.colour;
  canvas.rounded(area, radius::kControl, row.shown ? c.sunken : mix(c.surface, c.sunken, warm));
  canvas.outline(area, radius::kControl, kLine, row.shown ? accent : c.hairline);
  float x = area.x + space::kTiny;
  const float middle = area.centre().y;
  draw_quality_mark(canvas, theme, row.quality, {x + kRowMark, middle}, kRowMark);
  x += 2 * kRowMark + space::kTiny;
  draw_small_stone(canvas, theme, row.stone, {x + kRowStone / 2, middle}, kRowStone);
  x += kRowStone + space::kTiny;
  const float width = area.right() - x - space::kTiny;
  const Rect top{x, middle - kRowTitle, width, kRowTitle}, foot{x, middle, width, kRowTitle};
  const float right = canvas.text_width(row.better, Face::Text, type::kLabel) + 1;
  canvas.text(row.better, {top.right() - right, top.y, right, top.h},
              {.size = type::kLabel, .colour = c.text_2});
  canvas.text(row.title, {top.x, top.y, top.w - right - space::kTiny, top.h},
              {.face = Face::Bold, .size = type::kLabel, .colour = c.text});
  canvas.text(row.words, foot, {.size = type::kLabel, .colour = c.text_2});
}

}  // namespace quintet::ui
