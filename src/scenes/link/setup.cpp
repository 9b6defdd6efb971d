#include "scenes/link/setup.hpp"

#include <algorithm>
#include <memory>

#include "core/link/layout.hpp"
#include "scenes/hud.hpp"
#include "scenes/link/flow.hpp"
#include "scenes/link/words.hpp"

namespace quintet::scenes {
namespace {

constexpr std::array kSizes{Size{8, 8}, Size{12, 8}, Size{16, 10}, Size{20, 12}, Size{28, 16}};
constexpr float kRowHeight = 56, kLeastRow = 40, kRowWidth = 560;
constexpr float kLabelPart = 0.36F;
constexpr float kPreviewFrom = 1000;  // canvas width that leaves room for the shape

std::size_t turned(std::size_t at, int by, std::size_t count) {
  const auto n = static_cast<int>(count);
  return static_cast<std::size_t>(((static_cast<int>(at) + by) % n + n) % n);
}

}  // namespace

LinkSetupPage::LinkSetupPage(Context& context, LinkMode mode)
    : Page(context, "link.setup"), mode_(mode), figures_(figures(context.assets)) {}

link::Layout LinkSetupPage::chosen() const {
  const LinkSettings& wish = context_.player.settings().link;
  for (const Figure& figure : figures_) {
    if (figure.file == wish.layout) return figure.layout;
  }
  return link::plain_layout({wish.width, wish.height});
}

std::vector<LinkSetupPage::Row> LinkSetupPage::rows() const {
  const LinkSettings& wish = context_.player.settings().link;
  const link::Layout board = chosen();
  const bool full = wish.layout.empty();
  std::vector<Row> rows;
  rows.push_back({"board", tr("Board"),
                  full ? std::to_string(wish.width) + " × " + std::to_string(wish.height) : tr(board.name)});
  if (full) {
    rows.push_back({"width", tr("Columns"), std::to_string(wish.width)});
    rows.push_back({"height", tr("Rows"), std::to_string(wish.height)});
  }
  rows.push_back(
      {"gravity", tr("Tiles fall"), tr(gravity_message(wish.gravity)), gravity_icon(wish.gravity)});
  rows.push_back({"pictures", tr("Pictures"),
                  wish.pictures == Pictures::Paintings ? tr("Paintings") : tr("Characters")});
  rows.push_back({"outside", tr("Lines outside the board"),
                  wish.outside == link::Outside::Allowed ? tr("Allowed") : tr("Not allowed")});
  return rows;
}

std::vector<Control> LinkSetupPage::layout(Extent size) {
  rows_ = rows();
  std::vector<Control> controls;
  const Rect area = below_head(size);
  const bool shape = size.w >= kPreviewFrom;
  const float width = std::min(shape ? area.w * 0.52F : area.w, kRowWidth);
  const float button = kTarget + space::kTiny;
  const float room = area.h - button - space::kBase;
  // Room for the most rows there can be, so that nothing jumps when two of them go.
  const float height = std::clamp(room / 6, kLeastRow, kRowHeight);
  const float block = height * 6 + space::kBase + button;
  const float top = area.y + std::max(0.0F, (area.h - block) / 2);
  const float gap = space::kLarge;
  const float preview = shape ? std::min(area.w - width - gap, block) : 0;
  const float left = area.x + (area.w - width - (shape ? preview + gap : 0)) / 2;
  preview_ = shape ? Rect{left + width + gap, top, preview, block} : Rect{};
  const float arrow = std::min(kTarget, height - 6);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    Row& row = rows_[i];
    row.bounds = {left, top + static_cast<float>(i) * height, width, height};
    const float y = row.bounds.y + (height - arrow) / 2;
    controls.push_back({.id = "link.setup." + row.id + ".previous",
                        .kind = Control::Kind::Icon,
                        .bounds = {left + width * kLabelPart, y, arrow, arrow},
                        .icon = "left"});
    controls.push_back({.id = "link.setup." + row.id + ".next",
                        .kind = Control::Kind::Icon,
                        .bounds = {left + width - arrow, y, arrow, arrow},
                        .icon = "right"});
  }
  controls.insert(controls.begin(), {.id = "link.setup.begin",
                                     .kind = Control::Kind::Primary,
                                     .bounds = {left + width * kLabelPart, top + block - button,
                                                width * (1 - kLabelPart), button},
                                     .label = tr("Play"),
                                     .icon = "play"});
  controls.push_back(back_control(size, "link.setup.back", tr("Back (Esc)")));
  return controls;
}

void LinkSetupPage::turn_board(int by) {
  // The fixed sizes first, then the figures.
  Settings settings = context_.player.settings();
  LinkSettings& wish = settings.link;
  std::size_t at = 0;
  for (std::size_t i = 0; i < kSizes.size(); ++i) {
    if (wish.layout.empty() && kSizes[i] == Size{wish.width, wish.height}) at = i;
  }
  for (std::size_t i = 0; i < figures_.size(); ++i) {
    if (figures_[i].file == wish.layout) at = kSizes.size() + i;
  }
  at = turned(at, by, kSizes.size() + figures_.size());
  if (at < kSizes.size()) {
    wish.layout.clear();
    wish.width = kSizes[at].width;
    wish.height = kSizes[at].height;
  } else {
    wish.layout = figures_[at - kSizes.size()].file;
    if (const auto gravity = figures_[at - kSizes.size()].layout.gravity) wish.gravity = *gravity;
  }
  context_.player.change(settings);
}

void LinkSetupPage::turn(const std::string& row, int by) {
  if (row == "board") return turn_board(by);
  Settings settings = context_.player.settings();
  LinkSettings& wish = settings.link;
  if (row == "width") {
    wish.width = std::clamp(wish.width + by, kSideLeast, kWidthMost);
    // An odd number of cells has no pairs: skip to the next side that makes it even.
    if (wish.width * wish.height % 2 != 0) wish.width = std::clamp(wish.width + by, kSideLeast, kWidthMost);
  } else if (row == "height") {
    wish.height = std::clamp(wish.height + by, kSideLeast, kHeightMost);
    if (wish.width * wish.height % 2 != 0)
      wish.height = std::clamp(wish.height + by, kSideLeast, kHeightMost);
  } else if (row == "gravity") {
    const auto at = static_cast<std::size_t>(
        std::find(link::kGravities.begin(), link::kGravities.end(), wish.gravity) - link::kGravities.begin());
    wish.gravity = link::kGravities[turned(at, by, link::kGravities.size())];
  } else if (row == "pictures") {
    wish.pictures = wish.pictures == Pictures::Paintings ? Pictures::Characters : Pictures::Paintings;
  } else if (row == "outside") {
    wish.outside = wish.outside == link::Outside::Allowed ? link::Outside::Forbidden : link::Outside::Allowed;
  }
  context_.player.change(settings);
}

void LinkSetupPage::begin() {
  replace_with_new_match(context_, mode_);
}

void LinkSetupPage::replied(const Reply& reply) {
  if (reply.what != Reply::What::Activated) return;
  if (reply.id == "link.setup.back") return go_back();
  if (reply.id == "link.setup.begin") return begin();
  for (const Row& row : std::vector<Row>(rows_)) {
    if (reply.id == "link.setup." + row.id + ".previous") turn(row.id, -1);
    if (reply.id == "link.setup." + row.id + ".next") turn(row.id, 1);
  }
}

std::string LinkSetupPage::state() const {
  std::string text = "mode=" + std::string(word_of(mode_));
  for (const Row& row : rows_) text += ' ' + row.id + '=' + row.value;
  return text;
}

void LinkSetupPage::paint_row(Canvas& canvas, const Row& row) const {
  const Palette& c = theme().colour;
  const Rect& at = row.bounds;
  const float left = at.x + at.w * kLabelPart;
  canvas.text(row.label, {at.x, at.y, at.w * kLabelPart - space::kSmall, at.h},
              {.size = type::kBody, .colour = c.text_2});
  const float arrow = std::min(kTarget, at.h - 6);
  const Rect box{left + arrow + space::kTiny, at.y + 3, at.right() - left - 2 * (arrow + space::kTiny),
                 at.h - 6};
  canvas.rounded(box, radius::kControl, c.surface);
  canvas.outline(box, radius::kControl, kLine, c.hairline);
  Rect text = box.grown(-space::kHair);
  if (!row.icon.empty()) {
    const float side = std::min(28.0F, box.h - space::kTiny);
    canvas.picture("images/icons/" + row.icon + ".svg",
                   {box.x + space::kSmall, box.centre().y - side / 2, side, side}, c.link);
    text.x += side + space::kSmall;
    text.w -= side + space::kSmall;
  }
  canvas.text(row.value, text,
              {.face = Face::Bold, .size = type::kBody, .colour = c.text, .align = Align::Centre});
}

void LinkSetupPage::paint_shape(Canvas& canvas) const {
  if (preview_.empty()) return;
  const Palette& c = theme().colour;
  const link::Layout board = chosen();
  const Size size = board.cells.size();
  canvas.shadow(preview_, radius::kBoard, theme().shadow(Level::Middle));
  canvas.rounded(preview_, radius::kBoard, c.board);
  canvas.outline(preview_, radius::kBoard, kLine, c.board_edge);
  const Rect area = preview_.grown(-space::kWide);
  const float pixels =
      std::floor(std::min(area.w / static_cast<float>(size.width), area.h / static_cast<float>(size.height)) *
                 canvas.scale());
  const float side = pixels / canvas.scale();
  const Rect all =
      centred(area.centre(), {side * static_cast<float>(size.width), side * static_cast<float>(size.height)});
  for (std::size_t i = 0; i < board.cells.cells().size(); ++i) {
    const Point at = board.cells.point(i);
    const Rect cell{all.x + side * static_cast<float>(at.column), all.y + side * static_cast<float>(at.row),
                    side, side};
    if (board.cells[at] == link::Tile::Stone)
      canvas.picture(c.dark ? "images/tile/stone-block-dark.svg" : "images/tile/stone-block.svg", cell);
    if (link::is_tile(board.cells[at]))
      canvas.picture(c.dark ? "images/tile/tile-face-dark.svg" : "images/tile/tile-face.svg", cell);
  }
}

void LinkSetupPage::paint(Canvas& canvas, Duration now) const {
  draw_backdrop(canvas, theme(), Scenery::Quiet);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  draw_head_line(canvas, theme(), {.title = tr(mode_message(mode_)), .accent = theme().colour.link});
  for (const Row& row : rows_) paint_row(canvas, row);
  paint_shape(canvas);
  for (const Control& control : controls_.all()) controls_.draw(canvas, theme(), now - this->now(), control);
}

}  // namespace quintet::scenes
