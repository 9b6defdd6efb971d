#include "ui/pages/setup_page.hpp"

#include <algorithm>
#include <utility>

#include "ui/widgets/header_bar.hpp"

namespace quintet::ui {
namespace {

constexpr float kRowHeight = 56, kLeastRow = 34, kRowWidth = 560;
constexpr float kLabelPart = 0.36F;
constexpr float kBesideFrom = 1000;  // canvas width that leaves room for the preview beside the choices
constexpr float kLeastPreview = 150, kPreviewShape = 0.75F;  // height, and height in parts of the width
constexpr float kFoot = kTarget + space::kSmall;             // the button and the gap above it
constexpr float kRowInset = 3;                               // above and below the content of a row
constexpr float kValueIcon = 28;
constexpr float kCaption = 32;  // below the preview
constexpr std::string_view kPrevious = "previous", kNext = "next";

float arrow_side(float row) {
  return std::clamp(row - 2 * kRowInset, kLeastTarget, kTarget);
}

}  // namespace

SetupPage::SetupPage(Context& context, std::string name, const Accent& accent)
    : Page(context, std::move(name)), accent_(accent) {}

std::string SetupPage::id_of(const Row& row, std::string_view arrow) const {
  return name() + '.' + row.id + '.' + std::string(arrow);
}

Rect SetupPage::place_parts(Extent size) {
  const Rect area = below_header(size);
  const auto rows = static_cast<float>(rows_.size());
  const bool beside = size.w >= kBesideFrom;
  const float width = std::min(area.w, kRowWidth);
  const float gap = beside ? space::kLarge : space::kBase;
  const float room = area.h - kFoot - space::kBase;
  const bool above = !beside && room - rows * kTarget >= kLeastPreview + gap;
  const float share = above ? room - kLeastPreview - gap : room;
  row_height_ = std::clamp(share / rows, kLeastRow, kRowHeight);
  const float block = row_height_ * rows + kFoot;
  const float top = area.y + std::max(0.0F, (area.h - block) / 2);
  preview_ = {};
  if (above) {
    const float height = std::min(area.h - block - gap - space::kBase, width * kPreviewShape);
    const float y = area.y + (area.h - block - gap - height) / 2;
    const float left = area.centre().x - width / 2;
    preview_ = {left, y, width, height};
    return {left, preview_.bottom() + gap, width, block};
  }
  if (!beside) return {area.centre().x - width / 2, top, width, block};
  const float preview = std::min(area.w - width - gap, block);
  const float left = area.centre().x - (width + gap + preview) / 2;
  preview_ = {left + width + gap, top, preview, block};
  return {left, top, width, block};
}

std::vector<Control> SetupPage::layout(Extent size) {
  rows_ = rows();
  const Rect all = place_parts(size);
  const float label = all.w * kLabelPart;
  std::vector<Control> controls;
  controls.push_back({.id = name() + ".begin",
                      .kind = Control::Kind::Primary,
                      .bounds = {all.x + label, all.bottom() - kTarget, all.w - label, kTarget},
                      .label = tr("Play"),
                      .icon = "play"});
  Rect bounds{all.x, all.y, all.w, row_height_};
  for (Row& row : rows_) {
    place_row(row, bounds, controls);
    bounds.y += row_height_;
  }
  controls.push_back(back_control(size, name() + ".back", tr("Back (Esc)")));
  return controls;
}

void SetupPage::place_row(Row& row, Rect bounds, std::vector<Control>& controls) const {
  row.bounds = bounds;
  const float side = arrow_side(bounds.h), y = bounds.centre().y - side / 2;
  const bool number = row.steps == Row::Steps::Numbers;
  const float first = bounds.x + bounds.w * kLabelPart;
  controls.push_back({.id = id_of(row, kPrevious),
                      .kind = Control::Kind::Icon,
                      .bounds = {first, y, side, side},
                      .label = row.label + " · " + (number ? tr("Fewer") : tr("Previous")),
                      .icon = number ? "minus" : "left",
                      .enabled = row.previous,
                      .tooltip = Control::Tooltip::Hover});
  controls.push_back({.id = id_of(row, kNext),
                      .kind = Control::Kind::Icon,
                      .bounds = {bounds.right() - side, y, side, side},
                      .label = row.label + " · " + (number ? tr("More") : tr("Next")),
                      .icon = number ? "plus" : "right",
                      .enabled = row.next,
                      .tooltip = Control::Tooltip::Hover});
}

void SetupPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".back") return go_back();
  if (reply.id == name() + ".begin") return begin();
  for (const Row& row : rows_) {
    if (reply.id == id_of(row, kPrevious)) return turn(row.id, -1);
    if (reply.id == id_of(row, kNext)) return turn(row.id, 1);
  }
}

std::string SetupPage::state() const {
  std::string text;
  for (const Row& row : rows_) text += (text.empty() ? "" : " ") + row.id + '=' + row.value;
  return text;
}

void SetupPage::paint_row(Canvas& canvas, const Row& row) const {
  const Palette& c = theme().colour;
  const Rect& at = row.bounds;
  const float label = at.w * kLabelPart, arrow = arrow_side(at.h) + space::kTiny;
  canvas.text(row.label, {at.x, at.y, label - space::kSmall, at.h},
              {.size = type::kBody, .colour = c.text_2});
  const Rect box{at.x + label + arrow, at.y + kRowInset, at.w - label - 2 * arrow, at.h - 2 * kRowInset};
  canvas.rounded(box, radius::kControl, c.surface);
  canvas.outline(box, radius::kControl, kLine, c.hairline);
  Rect text = box.grown(-space::kHair);
  if (!row.icon.empty()) {
    const float side = std::min(kValueIcon, box.h - space::kHair);
    canvas.picture("images/icons/" + row.icon + ".svg",
                   {box.x + space::kSmall, box.centre().y - side / 2, side, side}, accent_.on(theme()));
    // The words are centred like the others where they do not cover the icon.
    const float beside = side + space::kBase;
    const float wanted = canvas.text_width(row.value, Face::Bold, type::kBody);
    if (wanted > text.w - 2 * beside) text = {text.x + beside, text.y, text.w - beside, text.h};
  }
  canvas.text(row.value, text,
              {.face = Face::Bold, .size = type::kBody, .colour = c.text, .align = Align::Centre});
}

void SetupPage::paint_plate(Canvas& canvas) const {
  if (preview_.empty()) return;
  const Palette& c = theme().colour;
  canvas.shadow(preview_, radius::kBoard, theme().shadow(Elevation::Middle));
  canvas.rounded(preview_, radius::kBoard, c.board);
  canvas.outline(preview_, radius::kBoard, kLine, c.board_edge);
  Rect area = preview_.grown(-space::kBase);
  area.h -= kCaption;
  paint_preview(canvas, area);
  canvas.text(caption(), {area.x, area.bottom() + space::kTiny, area.w, kCaption},
              {.size = type::kLabel, .colour = c.text_2, .align = Align::Centre});
}

void SetupPage::paint(Canvas& canvas, Duration now) const {
  draw_backdrop(canvas, theme(), Scenery::Quiet);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  draw_header_bar(canvas, theme(), {.title = title(), .accent = accent_.on(theme())});
  for (const Row& row : rows_) paint_row(canvas, row);
  paint_plate(canvas);
  draw_controls(canvas, now);
}

}  // namespace quintet::ui
