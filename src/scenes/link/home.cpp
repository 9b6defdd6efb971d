#include "scenes/link/home.hpp"

#include <algorithm>

#include "scenes/hud.hpp"
#include "scenes/link/flow.hpp"
#include "scenes/link/words.hpp"

namespace quintet::scenes {
namespace {

constexpr float kWideEnough = 900;  // for the four cards in one row
constexpr float kCardWidth = 280, kCardHeight = 300, kIcon = 56;

}  // namespace

LinkHomePage::LinkHomePage(Context& context) : Page(context, "link") {}

void LinkHomePage::enter() {
  for (std::size_t i = 0; i < kLinkModes.size(); ++i) progress_[i] = link_progress(context_, kLinkModes[i]);
  Page::enter();
}

std::vector<Control> LinkHomePage::layout(Extent size) {
  std::vector<Control> controls;
  const Rect area = below_head(size);
  const int columns = size.w >= kWideEnough ? 4 : 2, rows = 4 / columns;
  const float gap = size.w >= kWideEnough ? space::kWide : space::kSmall;
  const float width =
      std::min(kCardWidth, (area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
  const float height =
      std::min(kCardHeight, (area.h - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows));
  const Rect all =
      centred(area.centre(), {width * static_cast<float>(columns) + gap * static_cast<float>(columns - 1),
                              height * static_cast<float>(rows) + gap * static_cast<float>(rows - 1)});
  for (const LinkMode mode : kLinkModes) {
    const int place = static_cast<int>(mode), column = place % columns, row = place / columns;
    const Rect at{all.x + static_cast<float>(column) * (width + gap),
                  all.y + static_cast<float>(row) * (height + gap), width, height};
    controls.push_back({.id = "link." + std::string(word_of(mode)),
                        .kind = Control::Kind::Area,
                        .bounds = at,
                        .label = tr(mode_message(mode)),
                        .ring_radius = radius::kCard});
  }
  controls.push_back(back_control(size, "link.back", tr("Back (Esc)")));
  return controls;
}

void LinkHomePage::replied(const Reply& reply) {
  if (reply.what != Reply::What::Activated) return;
  if (reply.id == "link.back") return go_back();
  for (const LinkMode mode : kLinkModes) {
    if (reply.id == "link." + std::string(word_of(mode))) open_mode(context_, mode);
  }
}

void LinkHomePage::paint_card(Canvas& canvas, const Control& card, LinkMode mode, Duration now) const {
  const Palette& c = theme().colour;
  const float warm = controls_.warmth(card.id, now - this->now());
  const Rect at = context_.player.settings().reduced_motion ? card.bounds : card.bounds.moved({0, -4 * warm});
  canvas.shadow(at, radius::kCard, theme().shadow(warm > 0.5F ? Level::High : Level::Middle));
  canvas.rounded(at, radius::kCard, c.surface);
  canvas.outline(at, radius::kCard, kLine, mix(c.hairline, c.border, warm));
  const float pad = std::min(space::kWide, at.h * 0.08F);
  const float icon = std::min(kIcon, at.h * 0.24F);
  canvas.picture("images/icons/" + std::string(mode_icon(mode)) + ".svg",
                 {at.x + pad, at.y + pad, icon, icon}, c.link);
  float y = at.y + pad + icon + space::kTiny;
  const float width = at.w - 2 * pad;
  canvas.text(card.label, {at.x + pad, y, width, 36},
              {.face = Face::Bold, .size = type::kHeading, .colour = c.text});
  y += 36;
  const float state = at.bottom() - pad - 28;
  if (y + 40 < state) {
    canvas.paragraph(tr(mode_line(mode)), {at.x + pad, y + space::kHair, width, state - y},
                     {.size = type::kLabel, .colour = c.text_2}, context_.line_height());
  }
  const Progress& progress = progress_[static_cast<std::size_t>(mode)];
  canvas.text(progress.words, {at.x + pad, state, width, 28},
              {.face = progress.saved ? Face::Bold : Face::Text,
               .size = type::kLabel,
               .colour = progress.saved ? c.primary : c.text_2});
}

void LinkHomePage::paint(Canvas& canvas, Duration now) const {
  draw_backdrop(canvas, theme(), Scenery::Hills);
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  draw_head_line(canvas, theme(), {.title = tr("Link-up"), .accent = theme().colour.link});
  for (const LinkMode mode : kLinkModes) {
    if (const Control* card = controls_.find("link." + std::string(word_of(mode))))
      paint_card(canvas, *card, mode, now);
  }
  if (const Control* back = controls_.find("link.back"))
    controls_.draw(canvas, theme(), now - this->now(), *back);
}

}  // namespace quintet::scenes
