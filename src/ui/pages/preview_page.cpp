#include "ui/pages/preview_page.hpp"

#include <algorithm>

#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kCardWidth = 480, kIcon = 64;
constexpr float kOver = 24, kTitle = 44, kHeading = kOver + kTitle + space::kTiny;
constexpr float kFact = 30, kLabelPart = 0.4F;

}  // namespace

PreviewPage::PreviewPage(Context& context, std::string name, const Accent& accent,
                         std::function<Preview()> make, std::function<void()> start)
    : Page(context, std::move(name)),
      accent_(accent),
      preview_(context, std::move(make)),
      start_(std::move(start)) {}

void PreviewPage::advance(Duration) {
  preview_.update();
}

Rect PreviewPage::card(Extent size) const {
  const float facts = kFact * static_cast<float>(preview_->facts.size());
  const float height = kHeading + facts + space::kWide + kTarget + 2 * space::kWide;
  return centred({size.w / 2, size.h / 2},
                 {std::min(kCardWidth, size.w - space::kLarge), std::min(height, size.h - space::kSmall)});
}

std::vector<Control> PreviewPage::layout(Extent size) {
  const Rect inner = card(size).grown(-space::kWide);
  const auto [start, back] = Row{.gap = space::kSmall}.place(
      {inner.x, inner.bottom() - kTarget, inner.w, kTarget}, {growing(), growing()});
  return {{.id = name() + ".begin",
           .kind = Control::Kind::Primary,
           .bounds = start,
           .label = preview_->start,
           .icon = "play"},
          {.id = name() + ".back", .bounds = back, .label = tr("Back")}};
}

void PreviewPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  reply.id == name() + ".begin" ? start_() : go_back();
}

void PreviewPage::paint(Canvas& canvas, Duration now) const {
  const Extent size = canvas.size();
  const float in = arrival(now);
  canvas.fill({0, 0, size.w, size.h}, theme().colour.veil.faded(in));
  const auto guard = canvas.saved();
  canvas.fade(in);
  draw_card(canvas, theme(), card(size), Elevation::High);
  const Rect inner = card(size).grown(-space::kWide);
  paint_heading(canvas, inner);
  paint_facts(canvas, {inner.x, inner.y + kHeading, inner.w, inner.h - kHeading});
  draw_controls(canvas, now);
}

void PreviewPage::paint_heading(Canvas& canvas, Rect inner) const {
  const Palette& c = theme().colour;
  const float width = inner.w - kIcon - space::kTiny;
  canvas.text(preview_->over, {inner.x, inner.y, width, kOver}, {.size = type::kLabel, .colour = c.text_2});
  canvas.text(preview_->title, {inner.x, inner.y + kOver, width, kTitle},
              {.face = Face::Title, .size = type::kTitle, .colour = accent_.on(theme())});
  canvas.picture("images/icons/" + preview_->icon + ".svg", {inner.right() - kIcon, inner.y, kIcon, kIcon},
                 c.text_2);
}

void PreviewPage::paint_facts(Canvas& canvas, Rect area) const {
  const Palette& c = theme().colour;
  const float label = area.w * kLabelPart;
  float y = area.y;
  for (const auto& [name, value] : preview_->facts) {
    canvas.text(name, {area.x, y, label - space::kTiny, kFact}, {.size = type::kLabel, .colour = c.text_2});
    canvas.text(value, {area.x + label, y, area.w - label, kFact}, {.size = type::kBody, .colour = c.text});
    y += kFact;
  }
}

}  // namespace quintet::ui
