// Where the parts of the menu stand, and how its cards look.
#include <algorithm>

#include "scenes/menu.hpp"
#include "scenes/ornaments.hpp"

namespace quintet::scenes {
namespace {

constexpr float kLow = 560;     // height below which there is room for the needful only
constexpr float kNarrow = 820;  // width likewise
constexpr float kWidest = 1180, kSide = 0.07F;
constexpr float kTallestAlone = 372;            // of a card
constexpr float kTop = 0.11F, kBottom = 0.08F;  // margins in parts of the height
constexpr float kAbove = 0.4F;                  // part of the room left over that goes above the title
constexpr float kSubtitle = 32;
constexpr float kArtPart = 0.5F, kNarrowArtPart = 0.36F;
constexpr float kButton = 148;
constexpr float kLift = 4;  // points that a card rises under the pointer

// Heights of the lines on a card.
constexpr float kLowCard = 220;  // below which it has the needful only
constexpr float kHanziAlone = 48, kHanzi = 40, kLowHanzi = 36;
constexpr float kName = 28, kLowName = 20, kSentence = 28, kProgress = 28;

// Around and above the ways to play on a card with everything.
constexpr float kAboveModes = space::kTiny + kHanziAlone + space::kHair + kSentence + 2 * space::kTiny;
constexpr float kRoomyWithoutModes = 2 * space::kBase + kAboveModes;

// A way to play: an icon on a disc, and two lines beside it.
constexpr float kModeTallest = 112, kModeIcon = 24, kModeDisc = 22;
constexpr float kTightMode = 220, kTightPart = 0.8F;  // width below which icon and disc are so much smaller
constexpr float kModeLabel = 26, kModeWords = 22, kModeLead = 2;
constexpr float kDiscTint = 0.13F, kSink = 0.6F, kPressed = 1;

static_assert(kLeastMode >= kModeLabel + kModeWords + kModeLead + 2 * space::kHair);

// Height of the ways to play at their least, two in a row.
float least_modes(std::size_t modes) {
  const std::size_t rows = (modes + 1) / 2;
  return static_cast<float>(rows) * (kLeastMode + space::kTiny) - space::kTiny;
}

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
  const CardTable table = table_of_cards({page.w, room}, cards_.size());
  const float cards = alone() ? std::min(room, kTallestAlone) : table.size().h;
  // What is too much for the cards goes above and below.
  page.y += (room - cards) * kAbove;
  place_title({page.x, page.y, page.w, title});

  std::vector<Control> controls;
  const Rect area{page.x, page.y + title + gap, page.w, cards};
  placed_.clear();
  if (alone())
    place_only_card(area, controls);
  else
    place_cards(table, area.origin(), controls);
  place_below({page.x, area.bottom() + gap, page.w, kTarget}, controls);
  return controls;
}

void MenuPage::place_title(Rect page) {
  title_ = {page.x, page.y, page.w, title_size_};
  subtitle_ = {};
  if (page.h > title_size_) subtitle_ = {page.x, page.bottom() - kSubtitle, page.w, kSubtitle};
}

// One game has the whole width: its picture, and beside it the ways to play.
void MenuPage::place_only_card(Rect area, std::vector<Control>& controls) {
  const GameCard& card = only_card();
  const bool narrow = area.w < kNarrow, low = area.h < kRoomyWithoutModes + least_modes(card.modes.size());
  const float padding = low ? space::kSmall : space::kBase;
  PlacedCard& placed = placed_.emplace_back();
  placed.card = area;
  placed.art = {area.x + padding, area.y + padding, area.w * (narrow ? kNarrowArtPart : kArtPart) - padding,
                area.h - 2 * padding};
  const float gap = narrow ? space::kSmall : space::kWide;
  Rect right{placed.art.right() + gap, area.y + padding, 0, area.h - 2 * padding};
  right.w = area.right() - padding - right.x - (narrow ? 0 : space::kTiny);
  const float hanzi = low ? kLowHanzi : kHanziAlone;
  placed.hanzi = {right.x, right.y + (low ? 0 : space::kTiny), right.w, hanzi};
  float y = placed.hanzi.bottom();
  if (!low) {
    placed.line = {right.x, y + space::kHair, right.w, kSentence};
    y = placed.line.bottom() + space::kTiny;
  }
  y += space::kTiny;
  controls.push_back({.id = id_of(card),
                      .kind = Control::Kind::Area,
                      .bounds = placed.art,
                      .ring_radius = radius::kControl});
  place_modes({right.x, y, right.w, right.bottom() - y}, controls);
}

// Two in a row, ending with the bottom of their room.
void MenuPage::place_modes(Rect room, std::vector<Control>& controls) const {
  const std::vector<GameMode>& modes = only_card().modes;
  const std::size_t rows = (modes.size() + 1) / 2;
  if (rows == 0) return;
  const float share = (room.h + space::kTiny) / static_cast<float>(rows);
  const float height = std::min(kModeTallest, share - space::kTiny), width = (room.w - space::kTiny) / 2;
  const float top = room.bottom() + space::kTiny - static_cast<float>(rows) * (height + space::kTiny);
  for (std::size_t i = 0; i < modes.size(); ++i) {
    const std::size_t row = i / 2, column = i % 2;
    const Rect at{room.x + static_cast<float>(column) * (width + space::kTiny),
                  top + static_cast<float>(row) * (height + space::kTiny), width, height};
    controls.push_back({.id = id_of(only_card(), modes[i]), .kind = Control::Kind::Area, .bounds = at});
  }
}

void MenuPage::place_cards(const CardTable& table, Vec origin, std::vector<Control>& controls) {
  const bool low = table.card.h < kLowCard;
  const float padding = low ? space::kTiny : space::kBase;
  const float hanzi = low ? kLowHanzi : kHanzi, name = low ? kLowName : kName;
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    PlacedCard& placed = placed_.emplace_back();
    placed.card = table.place(i, origin);
    const Rect inner = placed.card.grown(-padding);
    float y = inner.bottom() - hanzi - name - (low ? 0 : space::kHair + kProgress);
    placed.art = {inner.x, inner.y, inner.w, y - space::kTiny - inner.y};
    const float x = inner.x + space::kHair, width = inner.w - space::kHair;
    placed.hanzi = {x, y, width, hanzi};
    placed.name = {x, placed.hanzi.bottom(), width, name};
    if (!low) placed.progress = {x, placed.name.bottom() + space::kHair, width, kProgress};
    controls.push_back({.id = id_of(cards_[i]),
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
  for (const Entry& entry : below_) {
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
  const GameCard& card = cards_[index];
  const Palette& c = theme().colour;
  const float warm = controls_.warmth(id_of(card), now - this->now());
  const auto guard = canvas.saved();
  if (!alone() && !context_.player.settings().reduced_motion) canvas.translate({0, -kLift * warm});
  const PlacedCard& placed = placed_[index];
  draw_card(canvas, theme(), placed.card, Level::Middle);
  canvas.rounded(placed.art, radius::kControl, c.board);
  canvas.outline(placed.art, radius::kControl, kLine, mix(c.board_edge, c.*card.accent, warm));
  if (card.art) card.art(canvas, theme(), placed.art);
  const float hanzi = placed.hanzi.h > kHanzi ? type::kDisplay : type::kTitle;
  canvas.text(card.hanzi, placed.hanzi, {.face = Face::Title, .size = hanzi, .colour = c.*card.accent});
  const std::string name = tr(card.name);
  if (placed.name.empty() && name != card.hanzi) {
    const float left = canvas.text_width(card.hanzi, Face::Title, hanzi) + space::kSmall;
    canvas.text(name, {placed.hanzi.x + left, placed.hanzi.y, placed.hanzi.w - left, placed.hanzi.h},
                {.size = type::kLead, .colour = c.text});
  } else if (name != card.hanzi) {
    canvas.text(name, placed.name, {.size = type::kBody, .colour = c.text});
  }
  if (!placed.line.empty())
    canvas.text(tr(card.line), placed.line, {.size = type::kBody, .colour = c.text_2});
  if (!placed.progress.empty()) {
    const Progress& progress = progress_[index];
    canvas.text(progress.words, placed.progress,
                {.size = type::kLabel, .colour = progress.saved ? c.primary : c.text_2});
  }
}

void MenuPage::paint_mode(Canvas& canvas, Duration now, std::size_t index) const {
  const GameMode& mode = only_card().modes[index];
  const Progress& progress = modes_.front()[index];
  const Control* control = controls_.find(id_of(only_card(), mode));
  if (!control) return;
  const Palette& c = theme().colour;
  const Colour accent = c.*only_card().accent;
  const float warm = controls_.warmth(control->id, now - this->now());
  const bool pressed = controls_.pressed(control->id);
  const Rect at = pressed ? control->bounds.moved({0, kPressed}) : control->bounds;
  if (!pressed) canvas.shadow(at, radius::kControl, theme().shadow(Level::Low));
  canvas.rounded(at, radius::kControl, mix(c.raised, c.sunken, kSink * warm));
  canvas.outline(at, radius::kControl, kLine, progress.saved ? c.primary : mix(c.border, c.text_2, warm));

  const bool tight = at.w < kTightMode;
  const float part = tight ? kTightPart : 1, disc = kModeDisc * part, icon = kModeIcon * part;
  const Vec centre{at.x + (tight ? space::kTiny : space::kBase) + disc, at.centre().y};
  canvas.disc(centre, disc, progress.saved ? c.primary : accent.faded(kDiscTint));
  // A game that waits shows that it goes on, before what it is.
  canvas.picture("images/icons/" + (progress.saved ? "play" : mode.icon) + ".svg",
                 centred(centre, {icon, icon}), progress.saved ? c.on_primary : accent);

  const float x = centre.x + disc + (tight ? space::kTiny : space::kSmall);
  const float room = at.right() - x - space::kTiny, middle = at.centre().y;
  canvas.text(tr(mode.label), {x, middle - kModeLabel + kModeLead / 2, room, kModeLabel},
              {.face = Face::Bold, .size = type::kBody, .colour = c.text});
  canvas.text(
      progress.words.empty() ? tr("Not played yet") : progress.words,
      {x, middle + kModeLead, room, kModeWords},
      {.size = tight ? type::kCaption : type::kLabel, .colour = progress.saved ? c.primary : c.text_2});
}

}  // namespace quintet::scenes
