#include "ui/pages/review_panel.hpp"

#include <algorithm>
#include <tuple>

#include "ui/pages/review_tree.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {

namespace {

constexpr float kNumber = 34, kWideNumber = 52, kScrollBar = 4;  // of all moves, of chosen ones
constexpr float kMoveStone = 16, kMoveMark = 5;
constexpr float kLeastForChance = 120;  // a narrower move has no room for it

void draw_move(Canvas& canvas, const Theme& theme, Rgba accent, const ReviewMove& move, Rect area,
               float warm) {
  const Palette& c = theme.colour;
  canvas.rounded(area, radius::kCell, move.shown ? c.sunken : mix(c.surface, c.sunken, warm));
  if (move.shown) canvas.outline(area, radius::kCell, kLine, accent);
  const float middle = area.centre().y;
  float x = area.x + space::kTiny;
  if (!move.stone.empty()) {
    draw_small_stone(canvas, theme, move.stone, {x + kMoveStone / 2, middle}, kMoveStone);
    x += kMoveStone + space::kTiny;
  }
  float right = area.right() - space::kTiny;
  if (area.w >= kLeastForChance && !move.value.empty()) {
    const float width = canvas.text_width(move.value, Face::Text, type::kCaption) + 1;
    canvas.text(move.value, {right - width, area.y, width, area.h},
                {.size = type::kCaption, .colour = c.text_2});
    right -= width + space::kTiny;
  }
  draw_quality_mark(canvas, theme, move.quality, {right - kMoveMark, middle}, kMoveMark);
  right -= 2 * kMoveMark + space::kHair;
  const TextStyle name{.face = move.shown ? Face::Bold : Face::Text, .size = type::kLabel, .colour = c.text};
  canvas.text(move.name, {x, area.y, right - x, area.h}, name);
  x += canvas.text_width(move.name, name.face, name.size) + space::kSmall;
  const TextStyle note{.size = type::kLabel, .colour = c.text_2};
  if (x + canvas.text_width(move.note, note.face, note.size) <= right)
    canvas.text(move.note, {x, area.y, right - x, area.h}, note);
}

}  // namespace

void ReviewMoveList::list_only(std::vector<std::size_t> moves) {
  if (only_ == moves) return;
  follow(followed_);
  only_ = std::move(moves);
}

void ReviewMoveList::follow(std::size_t ply) {
  first_row_ = first_row();
  followed_ = ply;
  scrolled_.reset();
}

std::size_t ReviewMoveList::first_row() const {
  if (rows_ == 0 || all_rows() <= rows_) return 0;
  const std::size_t most = all_rows() - rows_;
  std::size_t first = std::min(first_row_, most);
  if (scrolled_ == rows_) return first;
  std::size_t entry = followed_ > 0 ? followed_ - 1 : 0;
  if (only_) {
    const auto found = std::ranges::find(*only_, entry);
    if (followed_ == 0 || found == only_->end()) return first;
    entry = static_cast<std::size_t>(found - only_->begin());
  }
  const std::size_t row = entry / columns();
  const std::size_t margin = rows_ > 2 ? 1 : 0;
  if (row < first + margin) first = row - std::min(row, margin);
  if (row + margin >= first + rows_) first = row + margin + 1 - rows_;
  return std::min(first, most);
}

std::optional<std::size_t> ReviewMoveList::above(std::size_t ply) const {
  if (!only_) return std::nullopt;
  const auto found = std::ranges::find(*only_, ply, [](std::size_t move) { return move + 1; });
  if (found == only_->end() || found == only_->begin()) return std::nullopt;
  return *(found - 1) + 1;
}

std::optional<std::size_t> ReviewMoveList::below(std::size_t ply) const {
  if (!only_) return std::nullopt;
  auto next = std::ranges::find(*only_, ply, [](std::size_t move) { return move + 1; });
  next = next == only_->end() ? only_->begin() : next + 1;
  return next == only_->end() ? std::nullopt : std::optional(*next + 1);
}

bool ReviewMoveList::scroll(float steps) {
  if (all_rows() <= rows_) return false;
  const int first = static_cast<int>(first_row()) - wheel_.take(steps);
  first_row_ = static_cast<std::size_t>(std::clamp(first, 0, static_cast<int>(all_rows() - rows_)));
  scrolled_ = rows_;
  return true;
}

std::pair<std::size_t, std::size_t> ReviewMoveList::shown() const {
  const std::size_t first = first_row();
  return {columns() * first, std::min(entries(), columns() * (first + rows_))};
}

float ReviewMoveList::number_width() const {
  return only_ ? kWideNumber : kNumber;
}

Rect ReviewMoveList::place(std::size_t entry) const {
  const float width = (area_.w - number_width() - 2 * kScrollBar) / static_cast<float>(columns());
  const std::size_t row = entry / columns() - first_row();
  return {area_.x + number_width() + static_cast<float>(entry % columns()) * width,
          area_.y + static_cast<float>(row) * kRow, width - space::kHair, kRow - space::kHair};
}

std::vector<Control> ReviewMoveList::controls() const {
  std::vector<Control> controls;
  const auto [first, end] = shown();
  for (std::size_t entry = first; entry < end; ++entry)
    controls.push_back({.id = id_of(move_at(entry)),
                        .kind = Control::Kind::Area,
                        .bounds = place(entry),
                        .ring_radius = radius::kCell});
  return controls;
}

std::optional<std::size_t> ReviewMoveList::move_of(std::string_view id) const {
  const auto [first, end] = shown();
  for (std::size_t entry = first; entry < end; ++entry) {
    if (id == id_of(move_at(entry))) return move_at(entry);
  }
  return std::nullopt;
}

void ReviewMoveList::draw(Canvas& canvas, const Theme& theme, Rgba accent,
                          const std::function<ReviewMove(std::size_t move)>& describe,
                          const Controls& controls, Duration ahead) const {
  draw_rows(canvas, theme);
  const auto [first, end] = shown();
  for (std::size_t entry = first; entry < end; ++entry) {
    const std::size_t move = move_at(entry);
    draw_move(canvas, theme, accent, describe(move), place(entry), controls.warmth(id_of(move), ahead));
  }
}

// The number of the first move of each row, and the bar.
void ReviewMoveList::draw_rows(Canvas& canvas, const Theme& theme) const {
  const Palette& c = theme.colour;
  const std::size_t first = first_row(), all = all_rows(), end = std::min(all, first + rows_);
  for (std::size_t row = first; row < end; ++row)
    canvas.text(std::to_string(move_at(columns() * row) + 1),
                {area_.x, area_.y + static_cast<float>(row - first) * kRow, number_width() - space::kTiny,
                 kRow - space::kHair},
                {.size = type::kCaption, .colour = c.text_2, .align = Align::Right});
  if (all <= rows_) return;
  const Rect track{area_.right() - kScrollBar, area_.y, kScrollBar, area_.h};
  const auto part = [all](std::size_t rows) { return static_cast<float>(rows) / static_cast<float>(all); };
  canvas.rounded(track, kScrollBar / 2, c.hairline);
  canvas.rounded({track.x, track.y + track.h * part(first), track.w, track.h * part(rows_)}, kScrollBar / 2,
                 c.border);
}

namespace {

constexpr float kBoardPart = 0.62F;      // of the width, at most, if the panel is beside the board
constexpr float kTallBoardPart = 0.55F;  // of the height, at most, if it is below the board
constexpr float kMostPanel = 460, kLeastPanel = 480;  // width and height beside a board
constexpr float kNarrowPanel = 340;                   // points of width below which the margins are small
constexpr float kLeastPanelWidth = 264;               // so that the words can be read
constexpr float kLowPanel = 400;  // points of height below which the panel is laid out tightly
constexpr float kBar = 14;        // width of the bar of both chances
constexpr float kAbout = 22, kTitle = 26, kCaptionLine = 22;
constexpr float kVerdict = 82, kShortVerdict = 70, kLongVerdict = 114, kPuzzleVerdict = 120,
                kVerdictTitle = 22, kVerdictMark = 6;
constexpr float kButton = 36, kLegend = 20, kPuzzleSigns = 26;
constexpr float kLeastCurve = 58, kUsualCurve = 84, kMostCurve = 150;
constexpr float kRow = ReviewMoveList::kRow;
constexpr std::size_t kLeastRows = 2, kUsualRows = 6;
constexpr float kProgress = 3, kStone = 16;
constexpr std::size_t kActionsInRow = 3;  // of a panel that is not narrow
constexpr float kMarkPadding = 26,
                kMarkLetter = 10.5F;  // of the least width of a button that jumps to a mark
constexpr float kLeastStep = 48;      // width of a button that steps, with the space beside it
constexpr float kReasonSign = 4, kReasonIndent = 16, kReasonSignWidth = 2;
constexpr float kLegendMark = 5;

// First what the page cannot do without, then the rest in the order of its worth.
void place_panel(ReviewLayout& at, const ReviewParts& parts) {
  at.low = at.panel.h < kLowPanel;
  const bool narrow = at.panel.w < kNarrowPanel;
  const float button = at.low ? kLeastTarget : kButton;
  const Column column{.gap = at.low ? space::kHair : space::kTiny};
  const Rect inner = at.panel.grown(at.low || narrow ? -space::kTiny : -space::kBase);
  at.action_rows = at.low || (!narrow && parts.actions <= kActionsInRow) ? 1 : 2;
  const float learn = parts.learns && !at.low ? button : 0;
  const float actions = at.action_rows == 1 ? button : 2 * button + column.gap;
  const float marks = parts.marks > 0 ? kLeastTarget : 0;
  float verdict = narrow ? kLongVerdict : kVerdict, curve = kLeastCurve;
  const float tree = static_cast<float>(parts.tree_rows) * TreeStrip::kRow;
  float mistakes = kLegend, list = kLeastRows * kRow;
  const auto place = [&] {
    std::tie(at.about, at.caption, at.verdict, at.learn, at.actions, at.curve, at.marks, at.tree, at.comment,
             at.steps, at.mistakes, at.list) =
        std::tuple_cat(column.place(
            inner, {ranked(kAbout, 6), fixed(kTitle + kCaptionLine), ranked(verdict, 2), fixed(learn),
                    fixed(actions), ranked(curve, 1), ranked(marks, 3), ranked(tree, 3),
                    ranked(parts.comment, 4), fixed(button), ranked(mistakes, 5), ranked(list, 5)}));
  };
  place();
  if (at.verdict.empty() || (at.list.empty() && !narrow)) verdict = kShortVerdict;
  place();
  // What is left is shared by the curve and the list: first a curve with its numbers, then enough moves to find one's way.
  const bool lists = !at.list.empty();
  float spare = std::max(0.0F, inner.bottom() - (lists ? at.list : at.steps).bottom());
  if (!at.curve.empty()) {
    const float usual = std::min(spare, kUsualCurve - kLeastCurve);
    const float rows = lists ? std::min(spare - usual, (kUsualRows - kLeastRows) * kRow) : 0;
    const float more = std::min((spare - usual - rows) / (lists ? 3.0F : 1.0F), kMostCurve - kUsualCurve);
    curve += usual + more;
    spare -= usual + more;
  }
  at.rows = lists ? kLeastRows + static_cast<std::size_t>(spare / kRow) : 0;
  list = static_cast<float>(at.rows) * kRow;
  if (!lists) mistakes = 0;
  place();
}

// No higher than what is on it.
void place_puzzle(ReviewLayout& at, const ReviewParts& parts) {
  at.low = at.panel.h < kLowPanel;
  const Column column{.gap = at.low ? space::kHair : space::kTiny};
  const Rect inner = at.panel.grown(at.low ? -space::kTiny : -space::kBase);
  at.action_rows = at.low ? 1 : (parts.actions + 1) / 2;
  const auto rows = static_cast<float>(at.action_rows);
  const float actions = rows * (at.low ? kLeastTarget : kButton) + (rows - 1) * column.gap;
  std::tie(at.caption, at.verdict, at.marks, at.actions) =
      std::tuple_cat(column.place(inner, {fixed(kTitle + kCaptionLine), ranked(kPuzzleVerdict, 1),
                                          ranked(kPuzzleSigns, 2), fixed(actions)}));
  at.panel.h = at.actions.bottom() + (inner.y - at.panel.y) - at.panel.y;
}

// Side by side over the whole area, in rows.
void place_in_rows(std::span<Control> steps, Rect area, std::size_t rows = 1) {
  const std::size_t cells = std::max(steps.size(), rows);
  const std::vector<Rect> places = grid_places(area, cells, (cells + rows - 1) / rows, space::kTiny);
  for (std::size_t i = 0; i < steps.size(); ++i) steps[i].bounds = places[i];
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
    const auto width_of = [&canvas](const std::string& value) {
      return canvas.text_width(value, Face::Bold, type::kLabel) + 1;
    };
    const float line = canvas.text_width(caption.line, label.face, label.size) + 1;
    const float room = foot.w - line - space::kTiny - (caption.stone.empty() ? 0 : kStone + space::kTiny);
    std::string value = caption.value + caption.more;
    if (width_of(value) > room) value = caption.value;
    if (width_of(value) > room) value = caption.number;
    const float text = width_of(value);
    canvas.text(value, {right - text, foot.y, text, foot.h},
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
  for (const auto& [text, about] : verdict.reasons) {
    const float indent = about == ReviewVerdict::About::Nothing ? 0 : kReasonIndent;
    const Rect room{area.x + indent, y, area.w - indent, area.bottom() - y};
    const float height = canvas.paragraph_height(text, room.w, style, line_height);
    if (height > room.h + 1) return;
    canvas.paragraph(text, {room.x, room.y, room.w, height}, style, line_height);
    if (indent > 0)
      canvas.ring({area.x + kReasonSign + 1, y + style.size * line_height / 2}, kReasonSign, kReasonSignWidth,
                  about == ReviewVerdict::About::Better ? c.primary : c.danger);
    y += height;
  }
}

// As many of the names as there is room for, else the numbers alone.
void draw_legend(Canvas& canvas, const Theme& theme, std::span<const SignCount> signs, Rect area) {
  const TextStyle style{.size = type::kCaption, .colour = theme.colour.text_2};
  const auto text_of = [](const SignCount& sign, bool named) {
    return (named ? sign.name + ' ' : std::string()) + std::to_string(sign.count);
  };
  const auto width_of = [&](const SignCount& sign, bool named) {
    return 2 * kLegendMark + space::kHair + canvas.text_width(text_of(sign, named), style.face, style.size) +
           1;
  };
  float wide = -space::kSmall;
  for (const SignCount& sign : signs) wide += width_of(sign, true) + space::kSmall;
  const bool named = wide <= area.w;
  float x = area.x;
  for (const SignCount& sign : signs) {
    draw_quality_mark(canvas, theme, sign.quality, {x + kLegendMark, area.centre().y}, kLegendMark);
    const float left = x + 2 * kLegendMark + space::kHair;
    x += width_of(sign, named);
    canvas.text(text_of(sign, named), {left, area.y, x - left, area.h}, style);
    x += space::kSmall;
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
  if (parts.puzzle)
    place_puzzle(at, parts);
  else
    place_panel(at, parts);
  return at;
}

void place_actions(std::span<Control> actions, const ReviewLayout& layout) {
  for (Control& action : actions) {
    if (!layout.low)
      action.icon.clear();
    else if (action.kind != Control::Kind::Choice)
      action.kind = Control::Kind::Icon;
  }
  if (!layout.learn.empty() && !actions.empty()) {
    actions.front().bounds = layout.learn;
    actions = actions.subspan(1);
  }
  place_in_rows(actions, layout.actions, layout.action_rows);
}

bool have_room(std::size_t steps, const ReviewLayout& layout) {
  return layout.steps.w + space::kTiny >= static_cast<float>(steps) * kLeastStep;
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

namespace {

constexpr float kCommentPadding = 7, kCommentIcon = 18;

Rect comment_text(Rect area) {
  const float left = kCommentPadding + kCommentIcon + space::kTiny;
  return {area.x + left, area.y + kCommentPadding, area.w - left - space::kTiny,
          area.h - 2 * kCommentPadding};
}

}  // namespace

float comment_height(Canvas& canvas, const std::string& comment, float width, float line_height) {
  const TextStyle style{.size = type::kLabel, .colour = {}};
  const float line = style.size * line_height, room = comment_text({0, 0, width, 0}).w;
  const float wanted = comment.empty() ? line : canvas.paragraph_height(comment, room, style, line_height);
  return std::min(wanted, static_cast<float>(kCommentLines) * line) + 2 * kCommentPadding;
}

// Of a longer comment the first lines are shown, and that there are more.
void draw_comment(Canvas& canvas, const Theme& theme, const std::string& comment, const std::string& prompt,
                  Rect area, float line_height, float warm) {
  if (area.empty()) return;
  const Palette& c = theme.colour;
  canvas.rounded(area, radius::kControl, mix(c.raised, c.sunken, warm));
  canvas.outline(area, radius::kControl, kLine, c.border);
  const TextStyle style{.size = type::kLabel, .colour = comment.empty() ? c.text_2 : c.text};
  const Rect room = comment_text(area);
  const float line = style.size * line_height;
  canvas.picture("images/icons/comment.svg",
                 {area.x + kCommentPadding, room.y + (line - kCommentIcon) / 2, kCommentIcon, kCommentIcon},
                 c.text_2);
  if (comment.empty()) return canvas.text(prompt, {room.x, room.y, room.w, line}, style);
  const bool more = canvas.paragraph_height(comment, room.w, style, line_height) > room.h + 1;
  const auto guard = canvas.saved();
  canvas.clip(area);
  canvas.clip({room.x, room.y, area.right() - room.x, room.h});
  canvas.paragraph(comment, room, style, line_height);
  if (!more) return;
  const Rect end{area.right() - space::kBase - space::kHair, room.bottom() - line, space::kBase, line};
  canvas.fill(end, mix(c.raised, c.sunken, warm));
  canvas.text("…", end, style);
}

void draw_review_panel(Canvas& canvas, const Theme& theme, Rgba accent, const ReviewLayout& layout,
                       const ReviewPanel& panel, float line_height) {
  draw_card(canvas, theme, layout.panel, Elevation::Low);
  if (!layout.about.empty()) draw_about(canvas, theme, panel.about, layout.about);
  draw_caption(canvas, theme, accent, panel.caption, layout.caption);
  draw_verdict(canvas, theme, panel.verdict, layout.verdict, line_height);
  if (layout.rows == 0) return;
  if (!panel.signs.empty()) return draw_legend(canvas, theme, panel.signs, layout.mistakes);
  canvas.text(panel.mistakes, layout.mistakes,
              {.face = Face::Bold, .size = type::kLabel, .colour = theme.colour.text});
}

}  // namespace quintet::ui
