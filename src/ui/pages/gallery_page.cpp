#include "ui/pages/gallery_page.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <string_view>
#include <utility>

#include "ui/widgets/layout.hpp"

namespace quintet::ui {
namespace {

// --- The foot

// Points.
constexpr float kBroad = 1000;  // from this width on, everything stands side by side
constexpr float kBroadHeight = 76, kNarrowHeight = 122, kLowNarrowHeight = 108, kLow = 560;
constexpr float kButton = 176, kSmallButton = 132, kButtonHeight = 48;
constexpr float kName = 26, kNote = 20, kIcon = 30, kStar = 16, kTerms = 22;
constexpr float kNamePart = 0.24F, kTermsPart = 0.3F;  // of the width that the buttons leave

float foot_height(Extent size) {
  if (size.w >= kBroad) return kBroadHeight;
  return size.h < kLow ? kLowNarrowHeight : kNarrowHeight;
}

// The bar at the foot of a gallery: the chosen item with its sentence and the terms of its stars. The page places its
// buttons in it.
class GalleryFoot {
 public:
  GalleryFoot(Rect area, std::size_t buttons) : area_(area), buttons_(buttons) {}

  Rect button(std::size_t index) const;
  void paint(Canvas& canvas, const GalleryView& view) const;

 private:
  bool broad() const { return area_.h <= kBroadHeight; }
  Rect text_area() const;
  void paint_name(Canvas& canvas, const Theme& theme, const GalleryItem& item, Rect area) const;
  void paint_terms(Canvas& canvas, const Context& context, const GalleryItem& item, Rect area) const;

  Rect area_;
  std::size_t buttons_;
};

Rect GalleryFoot::button(std::size_t index) const {
  const float width = broad() ? kButton : kSmallButton, gap = space::kTiny;
  const Rect inner = area_.grown(-space::kSmall);
  if (broad()) {
    const float right = inner.right() - static_cast<float>(index) * (width + gap);
    return {right - width, inner.centre().y - kButtonHeight / 2, width, kButtonHeight};
  }
  // Below each other.
  const auto count = static_cast<float>(std::max<std::size_t>(buttons_, 1));
  const float height = std::min(kButtonHeight, (inner.h - gap * (count - 1)) / count);
  const float top = inner.centre().y - (height * count + gap * (count - 1)) / 2;
  return {inner.right() - width, top + static_cast<float>(index) * (height + gap), width, height};
}

Rect GalleryFoot::text_area() const {
  const Rect inner{area_.x + space::kBase, area_.y + space::kTiny, area_.w - 2 * space::kBase,
                   area_.h - 2 * space::kTiny};
  if (buttons_ == 0) return inner;
  const float left = button(broad() ? buttons_ - 1 : 0).x;
  return {inner.x, inner.y, left - space::kBase - inner.x, inner.h};
}

void paint_sentence(Canvas& canvas, const GalleryView& view, const GalleryDetails& details, Rect area) {
  const Context& context = view.context;
  canvas.picture("images/icons/" + details.icon + ".svg", {area.x, area.centre().y - kIcon / 2, kIcon, kIcon},
                 view.gallery.accent.on(context.theme));
  const Rect words{area.x + kIcon + space::kTiny, area.y, area.w - kIcon - space::kTiny, area.h};
  TextStyle style{.size = type::kLabel, .colour = context.theme.colour.text};
  float height = canvas.paragraph_height(details.sentence, words.w, style, context.line_height());
  if (height > words.h) {
    style.size = type::kCaption;
    height = canvas.paragraph_height(details.sentence, words.w, style, context.line_height());
  }
  canvas.paragraph(details.sentence, {words.x, words.centre().y - height / 2, words.w, height}, style,
                   context.line_height());
}

void paint_locked(Canvas& canvas, const Context& context, const std::string& locked, Rect area) {
  const Palette& c = context.theme.colour;
  canvas.picture("images/icons/lock.svg", {area.x, area.centre().y - kStar / 2, kStar, kStar}, c.text_2);
  const float x = area.x + kStar + space::kTiny, width = area.right() - x;
  const TextStyle style{.size = type::kLabel, .colour = c.text};
  const float height = canvas.paragraph_height(locked, width, style, context.line_height());
  canvas.paragraph(locked, {x, area.centre().y - height / 2, width, height}, style, context.line_height());
}

void GalleryFoot::paint(Canvas& canvas, const GalleryView& view) const {
  const Theme& theme = view.context.theme;
  const GalleryItem& item = view.gallery.items[view.chosen];
  draw_card(canvas, theme, area_, Elevation::Low);
  const Rect room = text_area();
  if (broad()) {
    const float name = room.w * kNamePart, terms = room.w * kTermsPart, gap = space::kBase;
    paint_name(canvas, theme, item, {room.x, room.y, name, room.h});
    const Rect sentence{room.x + name + gap, room.y, room.w - name - terms - 2 * gap, room.h};
    const Rect side{sentence.right() + gap, room.y, terms, room.h};
    for (const float x : {sentence.x - gap / 2, side.x - gap / 2})
      canvas.fill({x, room.y + space::kTiny, kLine, room.h - 2 * space::kTiny}, theme.colour.hairline);
    paint_sentence(canvas, view, item.details, sentence);
    return paint_terms(canvas, view.context, item, side);
  }
  paint_name(canvas, theme, item, {room.x, room.y, room.w, kName});
  paint_sentence(canvas, view, item.details, {room.x, room.y + kName, room.w, room.h - kName - kTerms});
  paint_terms(canvas, view.context, item, {room.x, room.bottom() - kTerms, room.w, kTerms});
}

// Title and note are on one line in a narrow bar, else one above the other.
void GalleryFoot::paint_name(Canvas& canvas, const Theme& theme, const GalleryItem& item, Rect area) const {
  const Palette& c = theme.colour;
  const std::string& note = item.details.note;
  const TextStyle small{.size = type::kCaption, .colour = c.text_2};
  if (broad()) {
    const float top = area.centre().y - (kName + kNote) / 2;
    canvas.text(item.title, {area.x, top, area.w, kName},
                {.face = Face::Bold, .size = type::kLead, .colour = c.text});
    return canvas.text(note, {area.x, top + kName, area.w, kNote}, small);
  }
  const float width = std::min(canvas.text_width(item.title, Face::Bold, type::kBody) + 1, area.w);
  canvas.text(item.title, {area.x, area.y, width, area.h},
              {.face = Face::Bold, .size = type::kBody, .colour = c.text});
  const float x = area.x + width + space::kSmall;
  if (x + canvas.text_width(note, small.face, small.size) <= area.right())
    canvas.text(note, {x, area.y, area.right() - x, area.h}, small);
}

// Three stars first; the others below, or beside them where there is no room below.
void GalleryFoot::paint_terms(Canvas& canvas, const Context& context, const GalleryItem& item,
                              Rect area) const {
  if (!item.locked.empty()) return paint_locked(canvas, context, item.locked, area);
  const TextStyle style{.size = type::kCaption, .colour = context.theme.colour.text_2};
  float x = area.x;
  const float rows = broad() ? kStars : 1, line = broad() ? area.h / rows : area.h;
  for (int stars = kStars; stars >= 1; --stars) {
    const auto row = static_cast<float>(kStars - stars);
    const float y = broad() ? area.y + row * line : area.y;
    const float shown =
        broad() ? stars_width(kStar) : stars_width(kStar) * static_cast<float>(stars) / kStars;
    const std::string& words = item.details.terms[static_cast<std::size_t>(stars - 1)];
    const float width = canvas.text_width(words, style.face, style.size) + 1;
    if (!broad() && x + shown + space::kHair + width > area.right()) return;
    for (int i = 0; i < stars; ++i)
      draw_star(canvas, context.theme, star_place({x, y + (line - kStar) / 2, stars_width(kStar), kStar}, i),
                Star::Filled);
    x += shown + space::kTiny;
    canvas.text(words, {x, y, broad() ? area.right() - x : width, line}, style);
    x = broad() ? area.x : x + width + space::kBase;
  }
}

// --- Pictures in mounts

constexpr float kLeastCard = 168, kGap = space::kWide;  // width of a card in points
constexpr float kMount = 8, kTitle = 26, kLineOfWords = 22, kWords = kTitle + kLineOfWords + space::kTiny;
constexpr float kSilk = 0.5F;     // of the blank silk over the card
constexpr float kUnknown = 0.5F;  // opacity of the seal on blank silk
constexpr float kBlankSeal = 0.22F;
constexpr float kDoneSeal = 0.2F, kDoneSealOut = 0.25F;  // of the picture; of the seal, over its corner

class MountedPictures final : public GalleryLook {
 public:
  explicit MountedPictures(const MountedCards& cards) : cards_(cards) {}

  GalleryPlaces place(const Gallery& gallery, Extent window, Rect room) const override;
  void card(Canvas& canvas, const GalleryView& view, const GalleryCard& card) const override;
  // A line shows that there is more of the page above.
  void frame(Canvas& canvas, const GalleryView& view) const override {
    if (view.offset > 0)
      canvas.fill({0, view.room.y, canvas.size().w, kLine}, view.context.theme.colour.hairline);
  }

 private:
  CardGrid grid(std::size_t count, float width) const;

  MountedCards cards_;
};

CardGrid MountedPictures::grid(std::size_t count, float width) const {
  CardGrid grid{.count = count, .columns = 1, .card = {}, .gap = kGap};
  const auto most = static_cast<std::size_t>((width + kGap) / (kLeastCard + kGap));
  const auto wanted = static_cast<std::size_t>((width + kGap) / (cards_.width + kGap));
  grid.columns = std::clamp(std::max(wanted, std::min<std::size_t>(most, 2)), std::size_t{1}, cards_.columns);
  grid.card.w = std::min(cards_.width, shared_side(width, grid.columns, kGap));
  grid.card.h = (grid.card.w - 2 * kMount) / cards_.shape + 2 * kMount + kWords;
  return grid;
}

GalleryPlaces MountedPictures::place(const Gallery& gallery, Extent window, Rect room) const {
  const float margin = 2 * kRing, bottom = space::kBase;
  const CardGrid cards = grid(gallery.items.size(), room.w);
  GalleryPlaces places{.view = {0, room.y, window.w, room.h},
                       .height = cards.size().h + margin + bottom,
                       .corner = radius::kCard};
  const Vec origin{room.centre().x - cards.size().w / 2, room.y + margin};
  for (std::size_t i = 0; i < gallery.items.size(); ++i) places.cards.push_back(cards.place(i, origin));
  return places;
}

void MountedPictures::card(Canvas& canvas, const GalleryView& view, const GalleryCard& card) const {
  const Context& context = view.context;
  const Palette& c = context.theme.colour;
  const bool open = card.item.locked.empty();
  const Rect mount{card.at.x, card.at.y, card.at.w, card.at.h - kWords}, picture = mount.grown(-kMount);
  canvas.shadow(mount, radius::kCell, context.theme.shadow(open ? Elevation::Middle : Elevation::Low));
  canvas.rounded(mount, radius::kCell, open ? c.board : mix(c.board, c.surface, kSilk));
  canvas.outline(mount, radius::kCell, kLine, mix(c.board_edge, c.border, card.warm));
  const Rect title{card.at.x, mount.bottom() + space::kHair, card.at.w, kTitle};
  if (!open) {
    canvas.fill(picture, mix(c.surface, c.board, kSilk));
    canvas.outline(picture, 0, kLine, c.hairline);
    const float seal = picture.h * kBlankSeal;
    canvas.outline(centred(picture.centre(), {seal, seal}), radius::kCell, kLine, c.border.faded(kUnknown));
    canvas.text("?", picture,
                {.face = Face::Title, .size = type::kLead, .colour = c.text_2, .align = Align::Centre});
    return canvas.text(context.words.tr(cards_.locked), title,
                       {.size = type::kLabel, .colour = c.text_2, .align = Align::Centre});
  }
  card.item.picture(canvas, context, picture);
  canvas.outline(picture, 0, kLine, c.gold);
  if (card.item.sealed) {
    const float side = picture.w * kDoneSeal, out = side * kDoneSealOut;
    draw_seal(canvas, context.theme,
              {picture.right() - side + out, picture.bottom() - side + out, side, side}, kSealGlyph);
  }
  canvas.text(card.item.title, title,
              {.face = Face::Bold, .size = type::kLabel, .colour = c.text, .align = Align::Centre});
  canvas.text(card.item.line, {title.x, title.bottom(), title.w, kLineOfWords},
              {.size = type::kCaption, .colour = c.text_2, .align = Align::Centre});
}

}  // namespace

std::unique_ptr<GalleryLook> mounted_pictures(const MountedCards& cards) {
  return std::make_unique<MountedPictures>(cards);
}

// --- The page

namespace {

constexpr float kMostWidth = 1640;  // points of a gallery with a foot
constexpr Extent kToast{340, 40};
constexpr float kLarge = 44;  // side of a star that sets out
constexpr float kArc = 90;    // points that its flight rises above the straight line

}  // namespace

GalleryPage::GalleryPage(Context& context, std::string name, std::function<Gallery()> make,
                         std::unique_ptr<GalleryLook> look)
    : ScrollPage(context, std::move(name)),
      gallery_(context, std::move(make)),
      look_(std::move(look)),
      chosen_(gallery_->first) {
  assert(gallery_->first < items().size());
}

void GalleryPage::enter() {
  const std::vector<GalleryItem> before = items();
  gallery_.make();
  const std::size_t first = gallery_->first;
  if (first != first_) chosen_ = first;
  ScrollPage::enter();
  if (!context_.still()) launch_stars(before);
  if (std::exchange(first_, first) == first) return;
  controls_.focus(id_of(first));
  if (const Control* card = controls_.find(id_of(first))) scroll_.reveal(card->bounds, now(), Duration{0});
  place_controls();
}

// One after another.
void GalleryPage::launch_stars(const std::vector<GalleryItem>& before) {
  for (std::size_t i = 0; i < std::min(before.size(), items().size()); ++i) {
    const int had = before[i].stars.value_or(0);
    for (int star = had; star < items()[i].stars.value_or(0); ++star)
      flights_.push_back(
          {i,
           star,
           {now() + motion::kCalm + motion::kGrand * (star - had) / kStars, motion::kGrand, kQuickCurve}});
  }
}

int GalleryPage::stars_shown(std::size_t item) const {
  return items()[item].stars.value_or(0) -
         static_cast<int>(std::ranges::count(flights_, item, &Flight::item));
}

std::optional<std::size_t> GalleryPage::item_of(std::string_view control) const {
  for (std::size_t i = 0; i < items().size(); ++i) {
    if (id_of(i) == control) return i;
  }
  return std::nullopt;
}

GalleryPage::Places GalleryPage::places(Extent size) const {
  if (!gallery_->foot) return {below_header(size), {}};
  const bool low = size.h < kLow;
  const float margin = low ? space::kTiny : space::kBase, apart = low ? space::kHair : space::kTiny;
  const float width = std::min(size.w - 2 * margin, kMostWidth), left = (size.w - width) / 2;
  const float top = header_height(size), foot = foot_height(size);
  return {{left, top - apart, width, std::max(0.0F, size.h - top - (foot + margin + apart) + apart)},
          {left, size.h - margin - foot, width, foot}};
}

std::vector<Control> GalleryPage::layout(Extent size) {
  const auto [room, foot] = places(size);
  const GalleryPlaces cards = look_->place(*gallery_, size, room);
  scroll_.fit(cards.view, cards.height);
  const Vec scrolled{0, -scroll_.offset(now())};
  std::vector<Control> controls;
  for (std::size_t i = 0; i < items().size(); ++i)
    controls.push_back({.id = id_of(i),
                        .kind = Control::Kind::Area,
                        .bounds = cards.cards[i].moved(scrolled),
                        .label = items()[i].title,
                        .ring_radius = cards.corner,
                        .window = cards.view});
  const auto& buttons = details().buttons;
  for (std::size_t i = 0; i < buttons.size(); ++i)
    controls.push_back({.id = buttons[i].id,
                        .kind = i == 0 ? Control::Kind::Primary : Control::Kind::Button,
                        .bounds = GalleryFoot(foot, buttons.size()).button(i),
                        .label = buttons[i].label,
                        .icon = buttons[i].icon});
  controls.push_back(back_control(size, back_id(), tr("Back (Esc)")));
  return controls;
}

bool GalleryPage::intercept(const Event& event) {
  const auto* pointer = std::get_if<PointerEvent>(&event);
  if (std::holds_alternative<ActionEvent>(event) || (pointer && pointer->kind == PointerEvent::Kind::Pressed))
    flights_.clear();
  return ScrollPage::intercept(event);
}

void GalleryPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (const auto item = item_of(reply.id)) return press(*item);
  const auto& buttons = details().buttons;
  const auto button = std::ranges::find(buttons, reply.id, &GalleryDetails::Button::id);
  if (button == buttons.end()) return ScrollPage::on_control(reply);
  button->act();
}

// Above a foot the item that is chosen already acts; keys choose an item by moving to it.
void GalleryPage::press(std::size_t item) {
  const bool acts = !gallery_->foot || item == chosen_ || controls_.ring_shown();
  chosen_ = item;
  const std::string& locked = items()[item].locked;
  if (locked.empty()) {
    if (acts) act(item);
    return;
  }
  context_.audio.play("refuse");
  if (!gallery_->foot) show_toast(locked);
}

void GalleryPage::act(std::size_t item) {
  if (items()[item].act) return items()[item].act();
  context_.scenes.push(std::make_unique<PicturePage>(context_, gallery_->alone.page, gallery_.maker(), item));
}

bool GalleryPage::sounds(const ControlEvent& reply) const {
  const auto item = item_of(reply.id);
  return !item || items()[*item].locked.empty();
}

void GalleryPage::advance(Duration step) {
  gallery_.update();
  if (gallery_->grow) {
    gallery_->grow();
    gallery_.make();
  }
  ScrollPage::advance(step);
  const auto landed = std::ranges::find_if(flights_, [&](const Flight& flight) {
    return flight.tween.end() > now() - step && flight.tween.end() <= now();
  });
  if (landed != flights_.end()) context_.audio.play("star-" + std::to_string(landed->star + 1));
  std::erase_if(flights_, [this](const Flight& flight) { return flight.tween.done(now()); });
  if (!controls_.ring_shown()) return;
  if (const auto item = item_of(controls_.focused())) chosen_ = *item;
}

bool GalleryPage::moving() const {
  return gallery_->grow || !flights_.empty() || ScrollPage::moving();
}

std::string GalleryPage::state() const {
  return gallery_->state + (gallery_->foot ? ' ' + items()[chosen_].state : std::string{});
}

// Above the foot.
Rect GalleryPage::toast_place() const {
  const Rect foot = places(context_.canvas.size()).foot;
  if (foot.empty()) return {};
  return {foot.centre().x - kToast.w / 2, foot.y - kToast.h, kToast.w, kToast.h};
}

void GalleryPage::paint_cards(Canvas& canvas, const GalleryView& view, Duration now) const {
  for (std::size_t i = 0; i < items().size(); ++i) {
    const Control* card = controls_.find(id_of(i));
    if (!card || intersection(card->bounds, card->window).empty()) continue;
    look_->card(canvas, view,
                {items()[i], i, card->bounds, stars_shown(i), controls_.warmth(card->id, now - this->now())});
  }
}

void GalleryPage::paint_flights(Canvas& canvas, Duration now) const {
  const Vec from = scroll_.view().centre();
  for (const Flight& flight : flights_) {
    const Control* card = controls_.find(id_of(flight.item));
    if (!card || now < flight.tween.start) continue;
    const Rect to = star_place(look_->stars(card->bounds), flight.star);
    const auto t = static_cast<float>(flight.tween.progress(now));
    const float side = std::lerp(kLarge, to.h, t);
    const Vec at = mix(from, to.centre(), t) - Vec{0, kArc * std::sin(std::numbers::pi_v<float> * t)};
    draw_star(canvas, theme(), centred(at, {side, side}), Star::Filled);
  }
}

void GalleryPage::paint(Canvas& canvas, Duration now) const {
  const auto [room, foot] = places(canvas.size());
  const GalleryView view{context_, *gallery_, room, chosen_, scroll_.offset(now)};
  draw_backdrop(canvas, theme(), Scenery::Full);
  {
    const auto guard = canvas.saved();
    canvas.fade(arrival(now));
    {
      const auto inner = canvas.saved();
      canvas.clip(scroll_.view());
      look_->ground(canvas, view);
      paint_cards(canvas, view, now);
    }
    look_->frame(canvas, view);
    if (!foot.empty()) GalleryFoot(foot, details().buttons.size()).paint(canvas, view);
    draw_controls(canvas, now);
    paint_flights(canvas, now);
  }
  draw_header_bar(
      canvas, theme(),
      {.title = gallery_->title, .accent = gallery_->accent.on(theme()), .counters = gallery_->counters});
  scroll_.draw(canvas, theme(), now);
}

// --- One picture

PicturePage::PicturePage(Context& context, std::string name, std::function<Gallery()> make, std::size_t item)
    : Page(context, std::move(name)), gallery_(context, std::move(make)) {
  for (std::size_t i = 0; i < gallery_->items.size(); ++i) {
    if (i == item) at_ = open_.size();
    if (i == item || gallery_->items[i].locked.empty()) open_.push_back(i);
  }
}

void PicturePage::advance(Duration) {
  gallery_.update();
}

std::vector<Control> PicturePage::layout(Extent size) {
  std::vector<Control> controls{
      {.id = id("previous"), .kind = Control::Kind::Icon, .label = gallery_->alone.previous, .icon = "left"},
      {.id = id("next"), .kind = Control::Kind::Icon, .label = gallery_->alone.next, .icon = "right"}};
  for (Control& control : controls) control.enabled = open_.size() > 1;
  place_at_right(size, controls);
  controls.insert(controls.begin(), back_control(size, id("back"), tr("Back (Esc)")));
  return controls;
}

void PicturePage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == id("back")) return go_back();
  turn(reply.id == id("previous") ? -1 : 1);
}

bool PicturePage::intercept(const Event& event) {
  const auto* action = std::get_if<ActionEvent>(&event);
  if (!action || (action->action != Action::Left && action->action != Action::Right)) return false;
  turn(action->action == Action::Left ? -1 : 1);
  return true;
}

void PicturePage::turn(std::ptrdiff_t by) {
  if (open_.size() < 2) return;
  const auto count = static_cast<std::ptrdiff_t>(open_.size());
  at_ = static_cast<std::size_t>((static_cast<std::ptrdiff_t>(at_) + by + count) % count);
  context_.audio.play("page");
}

void PicturePage::paint(Canvas& canvas, Duration now) const {
  draw_backdrop(canvas, theme(), Scenery::Quiet);
  canvas.fade(arrival(now));
  draw_header_bar(
      canvas, theme(),
      {.title = shown().title, .accent = gallery_->accent.on(theme()), .counters = shown().figures}, 2);
  Rect area = below_header(canvas.size());
  area.h -= space::kBase;
  shown().large(canvas, context_, area);
  draw_controls(canvas, now);
}

std::string PicturePage::state() const {
  return shown().state + ' ' + std::to_string(at_ + 1) + '/' + std::to_string(open_.size());
}

}  // namespace quintet::ui
