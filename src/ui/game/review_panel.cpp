#include "ui/game/review_panel.hpp"

#include <algorithm>
#include <cmath>

#include "ui/game/review_curve.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::ui {
namespace {

constexpr float kBoardPart = 0.62F;      // of the width, at most, if the panel is beside the board
constexpr float kTallBoardPart = 0.55F;  // of the height, at most, if it is below the board
constexpr float kMostPanel = 460, kLeastPanel = 480;  // width and height beside a board
constexpr float kNarrowPanel = 340;                   // points of width below which the margins are small
constexpr float kLeastPanelWidth = 264;               // so that the words can be read
constexpr float kLowPanel = 400;  // points of height below which the panel is laid out tightly
constexpr float kBar = 14;        // width of the bar of both chances
constexpr float kAbout = 22, kTitle = 26, kCaptionLine = 22;
constexpr float kVerdict = 70, kLongVerdict = 114, kVerdictTitle = 22, kVerdictMark = 6;
constexpr float kButton = 40;
constexpr float kLeastCurve = 58, kUsualCurve = 96, kMostCurve = 150;
constexpr float kRow = 36, kNumber = 34, kScrollBar = 4;
constexpr std::size_t kLeastRows = 2;
constexpr float kProgress = 3, kStone = 16;
constexpr float kMoveMark = 5, kLeastForChance = 120;
constexpr float kBubble = 28;

// What is placed from the top of the panel, and the room that is left for it.
class Column {
 public:
  Column(Rect inner, float gap) : inner_(inner), gap_(gap), room_(inner.h + gap) {}

  // Whether there was room for it.
  bool take(float height) {
    if (room_ < height + gap_) return false;
    room_ -= height + gap_;
    return true;
  }
  float room() const { return room_; }
  float take_up_to(float height) {
    const float taken = std::clamp(room_, 0.0F, height);
    room_ -= taken;
    return taken;
  }
  Rect place(float height) {
    if (height <= 0) return {};
    const Rect at{inner_.x, inner_.y + used_, inner_.w, height};
    used_ += height + gap_;
    return at;
  }

 private:
  Rect inner_;
  float gap_, room_, used_ = 0;
};

// First what the page cannot do without, then the rest in the order of its worth.
void place_panel(ReviewLayout& at) {
  at.low = at.panel.h < kLowPanel;
  const bool narrow = at.panel.w < kNarrowPanel;
  const float gap = at.low ? space::kHair : space::kTiny, button = at.low ? kLeastTarget : kButton;
  const Rect inner = at.panel.grown(at.low || narrow ? -space::kTiny : -space::kBase);
  const float actions = at.low ? button : 2 * button + gap;
  Column column(inner, gap);
  for (const float height : {kTitle + kCaptionLine, actions, button}) column.take(height);
  float curve = column.take(kLeastCurve) ? kLeastCurve : 0;
  float verdict = narrow && column.take(kLongVerdict) ? kLongVerdict : 0;
  if (verdict == 0 && column.take(kVerdict)) verdict = kVerdict;
  const bool lists = column.take(button + gap + kLeastRows * kRow);
  const float about = column.take(kAbout) ? kAbout : 0;
  if (curve > 0) curve += column.take_up_to(kUsualCurve - kLeastCurve);
  if (lists) {
    // What is left is shared by the curve and the list.
    if (curve > 0) curve += std::min(column.room() / 3, kMostCurve - kUsualCurve);
    const float spare = column.room() - std::max(0.0F, curve - kUsualCurve);
    at.rows = kLeastRows + static_cast<std::size_t>(std::floor(std::max(0.0F, spare) / kRow));
  }
  if (!lists && curve > 0) curve += column.take_up_to(kMostCurve - curve);
  at.about = column.place(about);
  at.caption = column.place(kTitle + kCaptionLine);
  at.verdict = column.place(verdict);
  at.actions = column.place(actions);
  at.curve = column.place(curve);
  at.steps = column.place(button);
  if (!lists) return;
  at.mistakes = column.place(button);
  at.list = column.place(static_cast<float>(at.rows) * kRow);
}

}  // namespace

ReviewLayout review_layout(Extent window) {
  Rect area = below_header(window);
  area.h -= space::kSmall;
  constexpr float kBesideBoard = kBar + space::kTiny;
  ReviewLayout at;
  if (area.h > area.w * kTallShape) {
    const float board = std::min(area.w - kBesideBoard, area.h * kTallBoardPart);
    const float left = area.x + (area.w - board - kBesideBoard) / 2;
    at.bar = {left, area.y, kBar, board};
    at.board = {left + kBesideBoard, area.y, board, board};
    at.panel = {area.x, area.y + board + space::kSmall, area.w, area.h - board - space::kSmall};
  } else {
    const float least = kLeastPanelWidth + kBesideBoard + space::kBase;
    const float board = std::min({area.h, area.w * kBoardPart, std::max(0.0F, area.w - least)});
    const float panel = std::min(kMostPanel, area.w - board - kBesideBoard - space::kBase);
    const float left = area.x + (area.w - kBesideBoard - board - panel - space::kBase) / 2;
    const float top = area.centre().y - board / 2;
    at.bar = {left, top, kBar, board};
    at.board = {left + kBesideBoard, top, board, board};
    const float height = std::min(area.h, std::max(board, kLeastPanel));
    at.panel = {at.board.right() + space::kBase, area.centre().y - height / 2, panel, height};
  }
  place_panel(at);
  return at;
}

void place_steps(std::span<Control> steps, Rect area, std::size_t rows) {
  const std::size_t columns = (steps.size() + rows - 1) / rows;
  const auto part = [](float length, std::size_t count) {
    return (length - static_cast<float>(count - 1) * space::kTiny) / static_cast<float>(count);
  };
  const float width = part(area.w, columns), height = part(area.h, rows);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const std::size_t column = i % columns, row = i / columns;
    steps[i].bounds = {area.x + static_cast<float>(column) * (width + space::kTiny),
                       area.y + static_cast<float>(row) * (height + space::kTiny), width, height};
  }
}

std::size_t review_row_of(std::size_t move) {
  return move / 2;
}

std::size_t review_row_count(std::size_t moves) {
  return (moves + 1) / 2;
}

std::optional<Rect> review_move_place(const ReviewLayout& layout, std::size_t first, std::size_t move) {
  const std::size_t row = review_row_of(move);
  if (row < first || row >= first + layout.rows) return std::nullopt;
  const float width = (layout.list.w - kNumber - 2 * kScrollBar) / 2;
  return Rect{layout.list.x + kNumber + static_cast<float>(move % 2) * width,
              layout.list.y + static_cast<float>(row - first) * kRow, width - space::kHair,
              kRow - space::kHair};
}

void draw_review_about(Canvas& canvas, const Theme& theme, std::span<const std::string> parts, Rect area) {
  const TextStyle style{.size = type::kLabel, .colour = theme.colour.text_2};
  std::string line;
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    std::string longer = line;
    if (!longer.empty()) longer += " · ";
    longer += part;
    if (canvas.text_width(longer, style.face, style.size) + 1 > area.w) break;
    line = std::move(longer);
  }
  canvas.text(line, area, style);
}

void draw_review_caption(Canvas& canvas, const Theme& theme, Rgba accent, const ReviewCaption& caption,
                         Rect area) {
  const Palette& c = theme.colour;
  const TextStyle label{.size = type::kLabel, .colour = c.text_2, .align = Align::Right};
  const float width = canvas.text_width(caption.note, label.face, label.size) + 1;
  canvas.text(caption.note, {area.right() - width, area.y, width, kTitle}, label);
  canvas.text(caption.title, {area.x, area.y, area.w - width - space::kTiny, kTitle},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  const Rect foot{area.x, area.y + kTitle, area.w, kCaptionLine};
  float right = foot.right();
  if (!caption.chance.empty()) {
    const float text = canvas.text_width(caption.chance, Face::Bold, type::kLabel) + 1;
    canvas.text(caption.chance, {right - text, foot.y, text, foot.h},
                {.face = Face::Bold, .size = type::kLabel, .colour = c.text});
    right -= text + space::kHair + kStone;
    draw_small_stone(canvas, theme, caption.stone, {right + kStone / 2, foot.centre().y}, kStone);
    right -= space::kTiny;
  }
  canvas.text(caption.line, {foot.x, foot.y, right - foot.x, foot.h},
              {.size = type::kLabel, .colour = c.text_2});
  if (!caption.progress) return;
  const Rect track{area.x, area.bottom() + (space::kTiny - kProgress) / 2, area.w, kProgress};
  canvas.rounded(track, kProgress / 2, c.sunken);
  canvas.rounded({track.x, track.y, track.w * static_cast<float>(*caption.progress), track.h}, kProgress / 2,
                 accent);
}

void draw_review_verdict(Canvas& canvas, const Theme& theme, const ReviewVerdict& verdict, Rect area,
                         float line_height) {
  const Palette& c = theme.colour;
  if (area.empty()) return;
  float x = area.x, y = area.y;
  if (verdict.quality != MoveQuality::Fine) {
    draw_quality_mark(canvas, theme, verdict.quality, {x + kVerdictMark, area.y + kVerdictTitle / 2},
                      kVerdictMark);
    x += 2 * kVerdictMark + space::kTiny;
  }
  if (!verdict.title.empty()) {
    canvas.text(verdict.title, {x, y, area.right() - x, kVerdictTitle},
                {.face = Face::Bold, .size = type::kLabel, .colour = c.text});
    y += kVerdictTitle;
  }
  const TextStyle style{.size = type::kLabel, .colour = c.text_2};
  for (const std::string& reason : verdict.reasons) {
    const float height = canvas.paragraph_height(reason, area.w, style, line_height);
    if (y + height > area.bottom() + 1) return;
    canvas.paragraph(reason, {area.x, y, area.w, height}, style, line_height);
    y += height;
  }
}

void draw_review_move(Canvas& canvas, const Theme& theme, Rgba accent, const ReviewMove& move, Rect area,
                      float warm) {
  const Palette& c = theme.colour;
  canvas.rounded(area, radius::kCell, move.shown ? c.sunken : mix(c.surface, c.sunken, warm));
  if (move.shown) canvas.outline(area, radius::kCell, kLine, accent);
  const float middle = area.centre().y;
  float x = area.x + space::kTiny;
  draw_small_stone(canvas, theme, move.stone, {x + kStone / 2, middle}, kStone);
  x += kStone + space::kTiny;
  float right = area.right() - space::kTiny;
  if (area.w >= kLeastForChance && !move.chance.empty()) {
    const float width = canvas.text_width(move.chance, Face::Text, type::kCaption) + 1;
    canvas.text(move.chance, {right - width, area.y, width, area.h},
                {.size = type::kCaption, .colour = c.text_2});
    right -= width + space::kTiny;
  }
  draw_quality_mark(canvas, theme, move.quality, {right - kMoveMark, middle}, kMoveMark);
  right -= 2 * kMoveMark + space::kHair;
  canvas.text(move.name, {x, area.y, right - x, area.h},
              {.face = move.shown ? Face::Bold : Face::Text, .size = type::kLabel, .colour = c.text});
}

void draw_review_rows(Canvas& canvas, const Theme& theme, const ReviewLayout& layout, std::size_t first,
                      std::size_t moves) {
  const Palette& c = theme.colour;
  const std::size_t all = review_row_count(moves), end = std::min(all, first + layout.rows);
  for (std::size_t row = first; row < end; ++row)
    canvas.text(std::to_string(2 * row + 1),
                {layout.list.x, layout.list.y + static_cast<float>(row - first) * kRow,
                 kNumber - space::kTiny, kRow - space::kHair},
                {.size = type::kCaption, .colour = c.text_2, .align = Align::Right});
  if (all <= layout.rows) return;
  const Rect track{layout.list.right() - kScrollBar, layout.list.y, kScrollBar, layout.list.h};
  const auto part = [all](std::size_t rows) { return static_cast<float>(rows) / static_cast<float>(all); };
  canvas.rounded(track, kScrollBar / 2, c.hairline);
  canvas.rounded({track.x, track.y + track.h * part(first), track.w, track.h * part(layout.rows)},
                 kScrollBar / 2, c.border);
}

void draw_review_bubble(Canvas& canvas, const Theme& theme, const std::string& words, Vec place, Rect area) {
  const Palette& c = theme.colour;
  const float width = canvas.text_width(words, Face::Text, type::kLabel) + 1 + 2 * space::kTiny;
  const float x = std::clamp(place.x - width / 2, area.x, std::max(area.x, area.right() - width));
  const float above = place.y - kBubble - space::kSmall;
  const float y = above >= area.y ? above : std::min(place.y + space::kSmall, area.bottom() - kBubble);
  const Rect box{x, y, width, kBubble};
  canvas.shadow(box, radius::kCell, theme.shadow(Elevation::Middle));
  canvas.rounded(box, radius::kCell, c.text);
  canvas.text(words, box, {.size = type::kLabel, .colour = c.canvas, .align = Align::Centre});
}

}  // namespace quintet::ui
