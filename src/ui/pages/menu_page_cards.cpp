// Where the parts of the menu stand, and how its cards look.
#include <algorithm>

#include "ui/pages/menu_page.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr float kLow = 560;     // height below which there is room for the needful only
constexpr float kNarrow = 820;  // width likewise
constexpr float kWidest = 1180, kSide = 0.07F;
constexpr float kTop = 0.11F, kBottom = 0.08F;  // margins in parts of the height
constexpr float kAbove = 0.4F;                  // part of the room left over that goes above the title
constexpr float kSubtitle = 32;
constexpr float kButton = 148;

// Heights of the lines on a card.
constexpr float kLowCard = 220;  // below which it has the needful only
constexpr float kHanzi = 40, kLowHanzi = 36;
constexpr float kName = 28, kLowName = 20, kProgress = 28;

}  // namespace

std::vector<Control> MenuPage::layout(Extent size) {
  const bool low = size.h < kLow;
  const float side = size.w < kNarrow ? space::kBase : size.w * kSide;
  const float width = std::min(size.w - 2 * side, kWidest);
  Rect page{(size.w - width) / 2, low ? space::kSmall : size.h * kTop, width, 0};
  const float bottom = size.h - (low ? space::kSmall : size.h * kBottom);
  title_size_ = low ? type::kDisplay : type::kPoster;
  const float title = title_size_ + (low ? 0 : kSubtitle + space::kTiny);
  const float gap = low ? space::kSmall : space::kLarge;
  const float room = bottom - page.y - title - kTarget - 2 * gap;
  const CardGrid table = table_of_cards({page.w, room}, context_.games.size());
  const float cards = table.size().h;
  // What is too much for the cards goes above and below.
  page.y += (room - cards) * kAbove;
  place_title({page.x, page.y, page.w, title});

  std::vector<Control> controls;
  const Rect area{page.x, page.y + title + gap, page.w, cards};
  placed_.clear();
  place_cards(table, area.origin(), controls);
  place_below({page.x, area.bottom() + gap, page.w, kTarget}, controls);
  return controls;
}

void MenuPage::place_title(Rect page) {
  title_ = {page.x, page.y, page.w, title_size_};
  subtitle_ = {};
  if (page.h > title_size_) subtitle_ = {page.x, page.bottom() - kSubtitle, page.w, kSubtitle};
}

void MenuPage::place_cards(const CardGrid& table, Vec origin, std::vector<Control>& controls) {
  const bool low = table.card.h < kLowCard;
  const float padding = low ? space::kTiny : space::kBase;
  const float hanzi = low ? kLowHanzi : kHanzi, name = low ? kLowName : kName;
  for (std::size_t i = 0; i < context_.games.size(); ++i) {
    PlacedCard& placed = placed_.emplace_back();
    placed.card = table.place(i, origin);
    const Rect inner = placed.card.grown(-padding);
    float y = inner.bottom() - hanzi - name - (low ? 0 : space::kHair + kProgress);
    placed.art = {inner.x, inner.y, inner.w, y - space::kTiny - inner.y};
    const float x = inner.x + space::kHair, width = inner.w - space::kHair;
    placed.hanzi = {x, y, width, hanzi};
    placed.name = {x, placed.hanzi.bottom(), width, name};
    if (!low) placed.progress = {x, placed.name.bottom() + space::kHair, width, kProgress};
    controls.push_back({.id = id_of(*context_.games[i]),
                        .kind = Control::Kind::Area,
                        .bounds = placed.card,
                        .ring_radius = radius::kCard});
  }
}

void MenuPage::place_below(Rect row, std::vector<Control>& controls) {
  if (below_.empty()) return;
  const auto count = static_cast<float>(below_.size());
  const float width = std::min(kButton, (row.w - (count - 1) * space::kSmall) / count);
  float x = row.x;
  for (const MenuItem& entry : below_) {
    controls.push_back({.id = id_of(entry),
                        .bounds = {x, row.y, width, kTarget},
                        .label = tr(entry.label),
                        .icon = entry.icon});
    x += width + space::kSmall;
  }
  const float wanted = context_.canvas.text_width(hints(), Face::Text, type::kLabel);
  hints_ = {};
  if (row.right() - x > wanted + space::kWide) hints_ = {x, row.y, row.right() - x, kTarget};
}

void MenuPage::paint_card(Canvas& canvas, Duration now, std::size_t index) const {
  const GameDefinition& card = *context_.games[index];
  const Palette& c = theme().colour;
  const Rgba accent = card.accent.on(theme());
  const float warm = controls_.warmth(id_of(card), now - this->now());
  const auto guard = canvas.saved();
  if (!context_.still()) canvas.translate({0, -kLift * warm});
  const PlacedCard& placed = placed_[index];
  draw_card(canvas, theme(), placed.card, Elevation::Middle);
  canvas.rounded(placed.art, radius::kControl, c.board);
  canvas.outline(placed.art, radius::kControl, kLine, mix(c.board_edge, accent, warm));
  if (card.art) card.art(canvas, theme(), placed.art);
  canvas.text(card.hanzi, placed.hanzi, {.face = Face::Title, .size = type::kTitle, .colour = accent});
  const std::string name = tr(card.name);
  // Where the name is the brushed one already, the sentence stands in its place, if there is room for all of it.
  if (name != card.hanzi)
    canvas.text(name, placed.name, {.size = type::kBody, .colour = c.text});
  else if (const std::string line = tr(card.tagline);
           canvas.text_width(line, Face::Text, type::kCaption) <= placed.name.w)
    canvas.text(line, placed.name, {.size = type::kLabel, .colour = c.text_2});
  if (!placed.progress.empty()) {
    const Progress& progress = progress_[index];
    canvas.text(progress.words, placed.progress,
                {.size = type::kLabel, .colour = progress.saved ? c.primary : c.text_2});
  }
}

}  // namespace quintet::ui
