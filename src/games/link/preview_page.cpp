#include "games/link/preview_page.hpp"

#include <algorithm>
#include "games/link/accent.hpp"

#include "ui/widgets/card_grid.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

constexpr float kCardWidth = 480, kIcon = 64;
constexpr float kOver = 24, kTitle = 44, kHeading = kOver + kTitle + space::kTiny;

}  // namespace

PreviewPage::PreviewPage(Context& context, std::string name) : Page(context, std::move(name)) {}

std::vector<Control> PreviewPage::layout(Extent size) {
  const float width = std::min(kCardWidth, size.w - space::kLarge), inner = width - 2 * space::kWide;
  const float height = kHeading + body_height(inner) + space::kWide + kTarget + 2 * space::kWide;
  card_ = centred({size.w / 2, size.h / 2}, {width, std::min(height, size.h - space::kSmall)});
  inner_ = card_.grown(-space::kWide);
  return buttons({inner_.x, inner_.bottom() - kTarget, inner_.w, kTarget});
}

std::vector<Control> PreviewPage::buttons(Rect row) const {
  std::vector<Control> controls;
  controls.push_back(
      {.id = name() + ".begin", .kind = Control::Kind::Primary, .label = begin_label(), .icon = "play"});
  if (const std::string other = other_label(); !other.empty())
    controls.push_back({.id = name() + ".other", .label = other});
  controls.push_back({.id = name() + ".back", .label = tr("Back")});
  const float width = shared_side(row.w, controls.size(), space::kSmall);
  float x = row.x;
  for (Control& control : controls) {
    control.bounds = {x, row.y, width, row.h};
    x += width + space::kSmall;
  }
  return controls;
}

void PreviewPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == name() + ".begin")
    begin();
  else if (reply.id == name() + ".other")
    begin_otherwise();
  else
    go_back();
}

void PreviewPage::paint(Canvas& canvas, Duration now) const {
  const Extent size = canvas.size();
  const float in = arrival(now);
  canvas.fill({0, 0, size.w, size.h}, theme().colour.veil.faded(in));
  const auto guard = canvas.saved();
  canvas.fade(in);
  draw_card(canvas, theme(), card_, Elevation::High);
  paint_heading(canvas);
  const float top = inner_.y + kHeading;
  paint_body(canvas, {inner_.x, top, inner_.w, inner_.bottom() - kTarget - space::kWide - top});
  draw_controls(canvas, now);
}

void PreviewPage::paint_heading(Canvas& canvas) const {
  const Palette& c = theme().colour;
  const Heading words = heading();
  const float width = inner_.w - kIcon - space::kTiny;
  canvas.text(words.over, {inner_.x, inner_.y, width, kOver}, {.size = type::kLabel, .colour = c.text_2});
  canvas.text(words.title, {inner_.x, inner_.y + kOver, width, kTitle},
              {.face = Face::Title, .size = type::kTitle, .colour = kAccent.on(theme())});
  canvas.picture("images/icons/" + words.icon + ".svg", {inner_.right() - kIcon, inner_.y, kIcon, kIcon},
                 c.text_2);
}

}  // namespace quintet::link
