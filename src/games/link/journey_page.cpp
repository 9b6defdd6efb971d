#include "games/link/journey_page.hpp"

#include <algorithm>
#include <charconv>
#include "games/link/accent.hpp"

#include "core/link/journey.hpp"
#include "games/link/navigation.hpp"
#include "games/link/results.hpp"
#include "games/link/words.hpp"
#include "ui/widgets/card_grid.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::link {

using namespace ui;
namespace {

// Points. Five in a row make the map a square of five by five.
constexpr float kCardWidth = 202, kLeastCardWidth = 140, kCardHeight = 116, kLeastCardHeight = 92;
constexpr std::size_t kColumns = 5;
constexpr float kPadding = 8, kNumber = 34, kIcon = 28, kStar = 20;
constexpr float kTitlePart = 0.57F,
                kTitleLine = 1.2F;  // middle of the title in parts of the card's height; a line
constexpr float kMark = 2, kDisc = 13,
                kDiscIcon = 15;  // saved game: its outline, and the icon in the corner
constexpr std::string_view kPrefix = "link.journey.";

std::string id_of(std::size_t level) {
  return std::string(kPrefix) + std::to_string(level + 1);
}

std::optional<std::size_t> level_of(std::string_view id) {
  if (!id.starts_with(kPrefix)) return std::nullopt;
  id.remove_prefix(kPrefix.size());
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(id.data(), id.data() + id.size(), number);
  if (error != std::errc{} || end != id.data() + id.size() || number == 0) return std::nullopt;
  return number - 1;
}

// Lower cards, down to a limit, if the whole map then fits.
CardGrid map_of(std::size_t levels, Extent room) {
  constexpr float kGap = space::kBase;
  const auto most = static_cast<std::size_t>((room.w + kGap) / (kLeastCardWidth + kGap));
  CardGrid map{
      .count = levels, .columns = std::clamp(most, std::size_t{1}, kColumns), .card = {}, .gap = kGap};
  map.card.w = std::min(kCardWidth, shared_side(room.w, map.columns, kGap));
  const float share = shared_side(room.h, map.rows(), kGap);
  map.card.h = share < kLeastCardHeight ? kCardHeight : std::min(share, kCardHeight);
  return map;
}

}  // namespace

JourneyPage::JourneyPage(Context& context) : ScrollPage(context, "link.journey") {}

bool JourneyPage::open(std::size_t level) const {
  return level <= next_level(context_.profile.results("link"));
}

bool JourneyPage::has_saved_match(std::size_t level) const {
  return saved_ && static_cast<std::size_t>(saved_->level) == level;
}

void JourneyPage::enter() {
  saved_ = saved_level(context_);
  ScrollPage::enter();
  const std::size_t next =
      saved_ ? static_cast<std::size_t>(saved_->level)
             : std::min(next_level(context_.profile.results("link")), link::journey().size() - 1);
  if (next == next_) return;  // back from a level page without a win
  next_ = next;
  controls_.focus(id_of(next));
  if (const Control* card = controls_.find(id_of(next))) scroll_.reveal(card->bounds, now(), Duration{0});
}

std::vector<Control> JourneyPage::layout(Extent size) {
  const Rect area = below_header(size);
  const std::size_t levels = link::journey().size();
  // Leaves room for the focus ring above the first row, where the scroll view would clip it.
  const float margin = 2 * kRing, bottom = space::kBase;
  const CardGrid map = map_of(levels, {area.w, area.h - margin - bottom});
  const float whole = map.size().h + margin + bottom;
  const Rect view{0, area.y, size.w, area.h};
  scroll_.fit(view, whole);
  const float left = area.centre().x - map.size().w / 2;
  const float top = area.y + margin + std::max(0.0F, (area.h - whole) / 2) - scroll_.offset(now());
  std::vector<Control> controls;
  for (std::size_t level = 0; level < levels; ++level) {
    controls.push_back({.id = id_of(level),
                        .kind = Control::Kind::Area,
                        .bounds = map.place(level, {left, top}),
                        .label = tr(link::journey()[level].title),
                        .ring_radius = radius::kCard,
                        .window = view});
  }
  controls.push_back(back_control(size, back_id(), tr("Back (Esc)")));
  return controls;
}

void JourneyPage::on_control(const ControlEvent& reply) {
  const auto level = level_of(reply.id);
  if (!level) return ScrollPage::on_control(reply);
  if (reply.what != ControlEvent::What::Activated) return;
  if (open(*level)) return open_level(context_, static_cast<int>(*level));
  context_.audio.play("tile-refuse");
  show_toast(format(tr("Level {level} opens when level {before} is won."),
                    {{"level", std::to_string(*level + 1)}, {"before", std::to_string(*level)}}));
}

bool JourneyPage::sounds(const ControlEvent& reply) const {
  const auto level = level_of(reply.id);
  return !level || open(*level);
}

std::string JourneyPage::state() const {
  return "stars=" + std::to_string(all_stars(context_.profile.results("link"))) +
         " next=" + std::to_string(next_level(context_.profile.results("link")) + 1) +
         (saved_ ? " waits=" + std::to_string(saved_->level + 1) : "");
}

void JourneyPage::paint_level(Canvas& canvas, const Control& card, std::size_t level, Duration now) const {
  const float warm = controls_.warmth(card.id, now - this->now());
  if (!open(level))
    draw_sunken_card(canvas, theme(), card.bounds, warm);
  else
    draw_card(canvas, theme(), card.bounds, warm > 0.5F ? Elevation::Middle : Elevation::Low, warm);
  if (has_saved_match(level)) canvas.outline(card.bounds, radius::kCard, kMark, theme().colour.primary);
  const Rect inner = card.bounds.grown(-kPadding);
  paint_number(canvas, {inner.x, inner.y, inner.w, kNumber}, level);
  paint_title(canvas, card, level);
  if (open(level)) paint_stand(canvas, {inner.x, inner.bottom() - kStar, inner.w, kStar}, level);
}

void JourneyPage::paint_number(Canvas& canvas, Rect row, std::size_t level) const {
  const Palette& c = theme().colour;
  const bool locked = !open(level);
  canvas.text(
      std::to_string(level + 1), {row.x, row.y, row.w - kIcon, row.h},
      {.face = Face::Bold, .size = type::kHeading, .colour = locked ? c.text_2 : kAccent.on(theme())});
  const std::string icon = locked ? "lock" : gravity_icon(link::journey()[level].rules.gravity);
  canvas.picture("images/icons/" + icon + ".svg",
                 {row.right() - kIcon, row.centre().y - kIcon / 2, kIcon, kIcon}, c.text_2);
}

// On two lines if one is too short.
void JourneyPage::paint_title(Canvas& canvas, const Control& card, std::size_t level) const {
  const TextStyle style{.size = type::kLabel,
                        .colour = open(level) ? theme().colour.text : theme().colour.text_2};
  const Rect inner = card.bounds.grown(-kPadding);
  const float height = canvas.paragraph_height(card.label, inner.w, style, kTitleLine);
  const float middle = card.bounds.y + card.bounds.h * kTitlePart;
  canvas.paragraph(card.label, {inner.x, middle - height / 2, inner.w, height}, style, kTitleLine);
}

// The stars earned, and the icon of a saved game.
void JourneyPage::paint_stand(Canvas& canvas, Rect row, std::size_t level) const {
  const Palette& c = theme().colour;
  draw_stars(canvas, theme(), {row.x, row.y, stars_width(row.h), row.h},
             stars_of(context_.profile.results("link"), level));
  if (!has_saved_match(level)) return;
  const Vec centre{row.right() - kDisc, row.bottom() - kDisc};
  canvas.disc(centre, kDisc, c.primary);
  canvas.picture("images/icons/play.svg", centred(centre, {kDiscIcon, kDiscIcon}), c.on_primary);
}

void JourneyPage::paint(Canvas& canvas, Duration now) const {
  const std::size_t levels = link::journey().size();
  const std::string stars = std::to_string(all_stars(context_.profile.results("link"))) + " / " +
                            std::to_string(levels * std::size_t{kStars});
  paint_scrolled(canvas, now,
                 {.title = tr("Journey"),
                  .accent = kAccent.on(theme()),
                  .counters = {{.caption = tr("Stars"), .value = stars}}},
                 [&](Canvas& sheet) {
                   for (std::size_t level = 0; level < levels; ++level) {
                     if (const Control* card = controls_.find(id_of(level)))
                       paint_level(sheet, *card, level, now);
                   }
                 });
}

}  // namespace quintet::link
