#include "scenes/link/home.hpp"

#include <algorithm>

#include "scenes/card_table.hpp"
#include "scenes/hud.hpp"
#include "scenes/link/flow.hpp"
#include "scenes/link/words.hpp"
#include "scenes/ornaments.hpp"

namespace quintet::scenes {
namespace {

constexpr float kRowFrom = 900;  // canvas width from which the four cards stand in one row
constexpr float kCardWidth = 280, kPairWidth = 400, kCardHeight = 300;  // of a card in a row; in two rows
constexpr float kLift = 4;  // points that a card rises under the pointer
constexpr float kPaddingPart = 0.08F, kIcon = 56, kIconPart = 0.24F;  // of a card's height
constexpr float kName = 36, kProgress = 28;

}  // namespace

LinkHomePage::LinkHomePage(Context& context) : Page(context, "link") {}

void LinkHomePage::enter() {
  for (std::size_t i = 0; i < kLinkModes.size(); ++i) progress_[i] = link_progress(context_, kLinkModes[i]);
  Page::enter();
}

std::vector<Control> LinkHomePage::layout(Extent size) {
  std::vector<Control> controls;
  Rect area = below_head(size);
  area.h -= space::kBase;
  const bool row = size.w >= kRowFrom && size.w > size.h;
  CardTable table{.count = kLinkModes.size(),
                  .columns = row ? kLinkModes.size() : kLinkModes.size() / 2,
                  .card = {},
                  .gap = row ? space::kWide : space::kBase};
  table.card = {std::min(row ? kCardWidth : kPairWidth, shared_side(area.w, table.columns, table.gap)),
                std::min(kCardHeight, shared_side(area.h, table.rows(), table.gap))};
  const Vec origin = centred(area.centre(), table.size()).origin();
  controls.reserve(kLinkModes.size() + 1);
  for (const LinkMode mode : kLinkModes) {
    controls.push_back({.id = "link." + std::string(word_of(mode)),
                        .kind = Control::Kind::Area,
                        .bounds = table.place(static_cast<std::size_t>(mode), origin),
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
  const Rect at = context_.still() ? card.bounds : card.bounds.moved({0, -kLift * warm});
  draw_card(canvas, theme(), at, warm > 0.5F ? Level::High : Level::Middle, warm);
  const Rect inner = at.grown(-std::min(space::kWide, at.h * kPaddingPart));
  const float icon = std::min(kIcon, at.h * kIconPart);
  canvas.picture("images/icons/" + std::string(mode_icon(mode)) + ".svg", {inner.x, inner.y, icon, icon},
                 c.link);
  const Rect name{inner.x, inner.y + icon + space::kTiny, inner.w, kName};
  canvas.text(card.label, name, {.face = Face::Bold, .size = type::kHeading, .colour = c.text});
  const Rect state{inner.x, inner.bottom() - kProgress, inner.w, kProgress};
  const TextStyle style{.size = type::kLabel, .colour = c.text_2};
  const Rect line{inner.x, name.bottom() + space::kHair, inner.w, state.y - name.bottom() - space::kHair};
  const std::string words = tr(mode_line(mode));
  // The sentence goes where there is no room for the whole of it.
  if (canvas.paragraph_height(words, line.w, style, context_.line_height()) <= line.h)
    canvas.paragraph(words, line, style, context_.line_height());
  const Progress& progress = progress_[static_cast<std::size_t>(mode)];
  canvas.text(progress.words, state,
              {.face = progress.saved ? Face::Bold : Face::Text,
               .size = type::kLabel,
               .colour = progress.saved ? c.primary : c.text_2});
}

void LinkHomePage::paint(Canvas& canvas, Duration now) const {
  draw_backdrop(canvas, theme(), Scenery::Full);
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
