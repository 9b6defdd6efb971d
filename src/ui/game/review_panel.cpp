#include "ui/game/review_panel.hpp"

#include <algorithm>
#include <cmath>

#include "ui/game/review_curve.hpp"
#include "ui/game/review_move_list.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"

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
constexpr float kRow = ReviewMoveList::kRow;
constexpr std::size_t kLeastRows = 2;
constexpr float kProgress = 3, kStone = 16;
constexpr std::size_t kActionsInRow = 3;  // of a panel that is not narrow
constexpr float kMarkPadding = 26,
                kMarkLetter = 10.5F;  // of the least width of a button that jumps to a mark
constexpr float kLeastStep = 62;      // width of a button that steps, with the space beside it

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
void place_panel(ReviewLayout& at, const ReviewParts& parts) {
  at.low = at.panel.h < kLowPanel;
  const bool narrow = at.panel.w < kNarrowPanel;
  const float gap = at.low ? space::kHair : space::kTiny, button = at.low ? kLeastTarget : kButton;
  const Rect inner = at.panel.grown(at.low || narrow ? -space::kTiny : -space::kBase);
  at.action_rows = at.low || (!narrow && parts.actions <= kActionsInRow) ? 1 : 2;
  const float actions = at.action_rows == 1 ? button : 2 * button + gap;
  Column column(inner, gap);
  for (const float height : {kTitle + kCaptionLine, actions, button}) column.take(height);
  float curve = column.take(kLeastCurve) ? kLeastCurve : 0;
  float verdict = narrow && column.take(kLongVerdict) ? kLongVerdict : 0;
  if (verdict == 0 && column.take(kVerdict)) verdict = kVerdict;
  const float marks = parts.marks > 0 && column.take(kLeastTarget) ? kLeastTarget : 0;
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
  at.marks = column.place(marks);
  at.steps = column.place(button);
  if (!lists) return;
  at.mistakes = column.place(button);
  at.list = column.place(static_cast<float>(at.rows) * kRow);
}

// Side by side over the whole area, in rows.
void place_in_rows(std::span<Control> steps, Rect area, std::size_t rows = 1) {
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

// As many parts as there is room for, with a dot between them.
void draw_about(Canvas& canvas, const Theme& theme, std::span<const std::string> parts, Rect area) {
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

void draw_caption(Canvas& canvas, const Theme& theme, Rgba accent, const ReviewCaption& caption, Rect area) {
  const Palette& c = theme.colour;
  const TextStyle label{.size = type::kLabel, .colour = c.text_2, .align = Align::Right};
  const float width = canvas.text_width(caption.note, label.face, label.size) + 1;
  canvas.text(caption.note, {area.right() - width, area.y, width, kTitle}, label);
  canvas.text(caption.title, {area.x, area.y, area.w - width - space::kTiny, kTitle},
              {.face = Face::Bold, .size = type::kLead, .colour = c.text});
  const Rect foot{area.x, area.y + kTitle, area.w, kCaptionLine};
  float right = foot.right();
  if (!caption.value.empty()) {
    const float text = canvas.text_width(caption.value, Face::Bold, type::kLabel) + 1;
    canvas.text(caption.value, {right - text, foot.y, text, foot.h},
                {.face = Face::Bold, .size = type::kLabel, .colour = c.text});
    right -= text + space::kTiny;
    if (!caption.stone.empty()) {
      right -= kStone - space::kHair;
      draw_small_stone(canvas, theme, caption.stone, {right + kStone / 2, foot.centre().y}, kStone);
      right -= space::kTiny;
    }
  }
  canvas.text(caption.line, {foot.x, foot.y, right - foot.x, foot.h},
              {.size = type::kLabel, .colour = c.text_2});
  if (!caption.progress) return;
  const Rect track{area.x, area.bottom() + (space::kTiny - kProgress) / 2, area.w, kProgress};
  canvas.rounded(track, kProgress / 2, c.sunken);
  canvas.rounded({track.x, track.y, track.w * static_cast<float>(*caption.progress), track.h}, kProgress / 2,
                 accent);
}

// The largest of this shape.
Extent board_within(Extent room, Extent shape) {
  const float scale = std::min(room.w / shape.w, room.h / shape.h);
  return {shape.w * scale, shape.h * scale};
}

// Reasons for which there is no room are left out, the last ones first.
void draw_verdict(Canvas& canvas, const Theme& theme, const ReviewVerdict& verdict, Rect area,
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

}  // namespace

ReviewLayout review_layout(Extent window, const ReviewParts& parts) {
  Rect area = below_header(window);
  area.h -= space::kSmall;
  const float bar = parts.bar ? kBar : 0, beside = parts.bar ? kBar + space::kTiny : 0;
  ReviewLayout at;
  if (area.h > area.w * kTallShape) {
    const Extent board = board_within({area.w - beside, area.h * kTallBoardPart}, parts.board);
    const float left = area.x + (area.w - board.w - beside) / 2;
    at.bar = {left, area.y, bar, board.h};
    at.board = {left + beside, area.y, board.w, board.h};
    at.panel = {area.x, at.board.bottom() + space::kSmall, area.w, area.h - board.h - space::kSmall};
  } else {
    const float least = kLeastPanelWidth + beside + space::kBase;
    const float room = std::min(area.w * kBoardPart, std::max(0.0F, area.w - least));
    const Extent board = board_within({room, area.h}, parts.board);
    const float panel = std::min(kMostPanel, area.w - board.w - beside - space::kBase);
    const float left = area.x + (area.w - beside - board.w - panel - space::kBase) / 2;
    const float top = area.centre().y - board.h / 2;
    at.bar = {left, top, bar, board.h};
    at.board = {left + beside, top, board.w, board.h};
    const float height = std::min(area.h, std::max(board.h, kLeastPanel));
    at.panel = {at.board.right() + space::kBase, area.centre().y - height / 2, panel, height};
  }
  place_panel(at, parts);
  return at;
}

void place_actions(std::span<Control> actions, const ReviewLayout& layout) {
  for (Control& action : actions) {
    if (layout.low)
      action.kind = Control::Kind::Icon;
    else
      action.icon.clear();
  }
  place_in_rows(actions, layout.actions, layout.action_rows);
}

bool have_room(std::size_t steps, const ReviewLayout& layout) {
  return layout.steps.w >= static_cast<float>(steps) * kLeastStep;
}

void place_marks(std::vector<Control>& marks, const ReviewLayout& layout) {
  if (marks.empty()) return;
  std::size_t letters = 0;
  for (const Control& mark : marks) letters = std::max(letters, mark.label.size());
  const float least = kMarkPadding + kMarkLetter * static_cast<float>(letters);
  const auto room = static_cast<std::size_t>(std::max(0.0F, layout.marks.w / least));
  if (marks.size() > room) marks.erase(marks.begin(), marks.end() - static_cast<std::ptrdiff_t>(room));
  place_in_rows(marks, layout.marks);
}

void place_steps(std::span<Control> steps, const ReviewLayout& layout) {
  place_in_rows(steps, layout.steps);
}

void place_mistake_steps(std::span<Control> steps, const ReviewLayout& layout) {
  const Rect line = layout.mistakes;
  const float width = static_cast<float>(steps.size()) * (line.h + space::kTiny) - space::kTiny;
  place_in_rows(steps, {line.right() - width, line.y, width, line.h});
}

void draw_review_panel(Canvas& canvas, const Theme& theme, Rgba accent, const ReviewLayout& layout,
                       const ReviewPanel& panel, float line_height) {
  draw_card(canvas, theme, layout.panel, Elevation::Low);
  if (!layout.about.empty()) draw_about(canvas, theme, panel.about, layout.about);
  draw_caption(canvas, theme, accent, panel.caption, layout.caption);
  draw_verdict(canvas, theme, panel.verdict, layout.verdict, line_height);
  if (layout.rows == 0) return;
  const Rect line = layout.mistakes;
  const float buttons = 2 * (line.h + space::kTiny);
  canvas.text(panel.mistakes, {line.x, line.y, line.w - buttons, line.h},
              {.face = Face::Bold, .size = type::kLabel, .colour = theme.colour.text});
}

}  // namespace quintet::ui
