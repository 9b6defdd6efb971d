#include "games/link/album.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "games/link/paintings.hpp"
#include "games/link/words.hpp"
#include "ui/widgets/layout.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/texts.hpp"

namespace quintet::link {

namespace {

// Index of a painting, the same for the same text on every machine: FNV-1a, mixed by the generator.
std::size_t lot_of(std::string_view text, std::size_t count) {
  std::uint64_t hash = 14695981039346656037U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
  return Random(hash).index(count);
}

std::string board_text(const Match& match) {
  std::string text;
  for (const Tile tile : match.start().board.cells().cells()) text += static_cast<char>(tile);
  return text;
}

}  // namespace

AlbumRow album_row(const ui::ResultTally& results, std::string_view painting) {
  return results.row<AlbumRow>(painting);
}

std::size_t paintings_found(const ui::ResultTally& results) {
  return static_cast<std::size_t>(std::ranges::count_if(
      paintings(), [&](const Painting& painting) { return album_row(results, painting.id).found(); }));
}

bool add_to_album(ui::ResultTally& results, const Match& match, Date today) {
  if (match.painting().empty()) return false;
  AlbumRow row = album_row(results, match.painting());
  const bool fresh = !row.found();
  ++row.times;
  if (fresh || row.day == 0) row.day = ui::number_of(today);
  ui::keep_least(row.milliseconds, match.elapsed() / milliseconds(1));
  results.set(match.painting(), row);
  return fresh;
}

const Painting& draw_painting(const ui::ResultTally& results, const Match& match) {
  const auto all = paintings();
  if (match.mode() == Mode::Today) return all[lot_of(match.subject(), all.size())];
  std::vector<const Painting*> wanted;
  for (const Painting& painting : all) {
    if (!album_row(results, painting.id).found()) wanted.push_back(&painting);
  }
  const std::string board = board_text(match);
  return wanted.empty() ? all[lot_of(board, all.size())] : *wanted[lot_of(board, wanted.size())];
}

using namespace ui;
namespace {

constexpr float kCard = 240, kLeastCard = 168, kGap = space::kWide;  // width of a card in points
constexpr std::size_t kMostColumns = 5;
constexpr float kMount = 8, kTitle = 26, kLine = 22, kWords = kTitle + kLine + space::kTiny;
constexpr float kSilk = 0.5F;     // of the blank silk over the card
constexpr float kUnknown = 0.5F;  // opacity of the seal on blank silk
constexpr float kBlankSeal = 0.22F;
constexpr float kGoldOut = 4, kGoldWidth = 1.5F;
constexpr std::string_view kPrefix = "link.album.";

std::string id_of(const Painting& painting) {
  return std::string(kPrefix) + std::string(painting.id);
}

CardGrid grid_of(float width) {
  CardGrid grid{.count = paintings().size(), .columns = 1, .card = {}, .gap = kGap};
  const auto most = static_cast<std::size_t>((width + kGap) / (kLeastCard + kGap));
  const auto wanted = static_cast<std::size_t>((width + kGap) / (kCard + kGap));
  grid.columns = std::clamp(std::max(wanted, std::min<std::size_t>(most, 2)), std::size_t{1}, kMostColumns);
  grid.card.w = std::min(kCard, shared_side(width, grid.columns, kGap));
  grid.card.h = (grid.card.w - 2 * kMount) / kPaintingShape + 2 * kMount + kWords;
  return grid;
}

std::string day_words(const Context& context, const AlbumRow& row) {
  const auto date = date_of_number(row.day);
  return date ? date_text(context.words, *date) : std::string{};
}

}  // namespace

std::string album_words(const Context& context, const AlbumRow& row) {
  std::string words = day_words(context, row);
  if (row.milliseconds > 0) {
    const std::string time = clock_text(row.milliseconds / 1000);
    words += (words.empty() ? "" : " · ") + format(context.words.tr("Best {time}"), {{"time", time}});
  }
  return words;
}

AlbumPage::AlbumPage(Context& context, std::string_view first)
    : ScrollPage(context, "link.album"), first_(first) {
  const ResultTally& results = context.profile.results("link");
  const auto found = [&results](const Painting& painting) { return album_row(results, painting.id).found(); };
  if (!first_.empty()) return;
  const auto any = std::ranges::find_if(paintings(), found);
  first_ = any == paintings().end() ? paintings().front().id : any->id;
}

void AlbumPage::enter() {
  ScrollPage::enter();
  if (first_.empty()) return;
  const std::string id = std::string(kPrefix) + std::exchange(first_, {});
  controls_.focus(id);
  if (const Control* card = controls_.find(id)) scroll_.reveal(card->bounds, now(), Duration{0});
  place_controls();
}

AlbumRow AlbumPage::row_of(const Painting& painting) const {
  return album_row(context_.profile.results("link"), painting.id);
}

std::optional<std::size_t> AlbumPage::painting_of(const std::string& id) const {
  for (std::size_t i = 0; i < paintings().size(); ++i) {
    if (id_of(paintings()[i]) == id) return i;
  }
  return std::nullopt;
}

std::vector<Control> AlbumPage::layout(Extent size) {
  const Rect area = below_header(size);
  const float margin = 2 * kRing, bottom = space::kBase;
  const CardGrid grid = grid_of(area.w);
  const float whole = grid.size().h + margin + bottom;
  const Rect view{0, area.y, size.w, area.h};
  scroll_.fit(view, whole);
  const Vec origin{area.centre().x - grid.size().w / 2, area.y + margin - scroll_.offset(now())};
  std::vector<Control> controls;
  for (std::size_t i = 0; i < paintings().size(); ++i)
    controls.push_back({.id = id_of(paintings()[i]),
                        .kind = Control::Kind::Area,
                        .bounds = grid.place(i, origin),
                        .label = tr(paintings()[i].title),
                        .ring_radius = radius::kCard,
                        .window = view});
  controls.push_back(back_control(size, back_id(), tr("Back (Esc)")));
  return controls;
}

void AlbumPage::on_control(const ControlEvent& reply) {
  const auto index = painting_of(reply.id);
  if (!index) return ScrollPage::on_control(reply);
  if (reply.what != ControlEvent::What::Activated) return;
  const Painting& painting = paintings()[*index];
  if (row_of(painting).found())
    return context_.scenes.push(std::make_unique<PaintingPage>(context_, painting.id));
  context_.audio.play("tile-refuse");
  show_toast(tr("Clear boards to find this painting."));
}

bool AlbumPage::sounds(const ControlEvent& reply) const {
  const auto index = painting_of(reply.id);
  return !index || row_of(paintings()[*index]).found();
}

std::string AlbumPage::state() const {
  return "found=" + std::to_string(paintings_found(context_.profile.results("link"))) + " of " +
         std::to_string(paintings().size());
}

void AlbumPage::paint(Canvas& canvas, Duration now) const {
  const std::string found = std::to_string(paintings_found(context_.profile.results("link"))) + " / " +
                            std::to_string(paintings().size());
  paint_scrolled(canvas, now,
                 {.title = tr("Album"),
                  .accent = kAccent.on(theme()),
                  .counters = {{.caption = tr("Collected"), .value = found}}},
                 [&](Canvas& sheet) {
                   for (const Painting& painting : paintings()) {
                     const Control* card = controls_.find(id_of(painting));
                     const bool seen = card && !intersection(card->bounds, card->window).empty();
                     if (seen) paint_card(sheet, *card, painting, now);
                   }
                 });
}

void AlbumPage::paint_card(Canvas& canvas, const Control& card, const Painting& painting,
                           Duration now) const {
  const Palette& c = theme().colour;
  const AlbumRow row = row_of(painting);
  const float warm = controls_.warmth(card.id, now - this->now());
  const Rect mount{card.bounds.x, card.bounds.y, card.bounds.w, card.bounds.h - kWords};
  const Rect picture = mount.grown(-kMount);
  canvas.shadow(mount, radius::kCell, theme().shadow(row.found() ? Elevation::Middle : Elevation::Low));
  canvas.rounded(mount, radius::kCell, row.found() ? c.board : mix(c.board, c.surface, kSilk));
  canvas.outline(mount, radius::kCell, ui::kLine, mix(c.board_edge, c.border, warm));
  const Rect title{card.bounds.x, mount.bottom() + space::kHair, card.bounds.w, kTitle};
  if (!row.found()) {
    canvas.fill(picture, mix(c.surface, c.board, kSilk));
    canvas.outline(picture, 0, ui::kLine, c.hairline);
    const float seal = picture.h * kBlankSeal;
    canvas.outline(centred(picture.centre(), {seal, seal}), radius::kCell, ui::kLine,
                   c.border.faded(kUnknown));
    canvas.text("?", picture,
                {.face = Face::Title, .size = type::kLead, .colour = c.text_2, .align = Align::Centre});
    return canvas.text(tr("Not found yet"), title,
                       {.size = type::kLabel, .colour = c.text_2, .align = Align::Centre});
  }
  canvas.picture(painting_picture(painting), picture, c.silk);
  canvas.outline(picture, 0, ui::kLine, c.gold);
  canvas.text(card.label, title,
              {.face = Face::Bold, .size = type::kLabel, .colour = c.text, .align = Align::Centre});
  canvas.text(album_words(context_, row), {title.x, title.bottom(), title.w, kLine},
              {.size = type::kCaption, .colour = c.text_2, .align = Align::Centre});
}

PaintingPage::PaintingPage(Context& context, std::string_view painting) : Page(context, "link.painting") {
  const ResultTally& results = context.profile.results("link");
  for (const Painting& it : paintings()) {
    if (it.id == painting) at_ = found_.size();
    if (it.id == painting || album_row(results, it.id).found()) found_.push_back(&it);
  }
}

std::string PaintingPage::id(std::string_view control) const {
  return name() + '.' + std::string(control);
}

std::vector<Control> PaintingPage::layout(Extent size) {
  Rect area = below_header(size);
  area.h -= space::kBase;
  plate_ = PaintingView::mount_in(area);
  std::vector<Control> controls{back_control(size, id("back"), tr("Back (Esc)"))};
  std::vector<Control> turns{{.id = id("previous"),
                              .kind = Control::Kind::Icon,
                              .bounds = {},
                              .label = tr("Previous painting"),
                              .icon = "left"},
                             {.id = id("next"),
                              .kind = Control::Kind::Icon,
                              .bounds = {},
                              .label = tr("Next painting"),
                              .icon = "right"}};
  for (Control& control : turns) control.enabled = found_.size() > 1;
  place_at_right(size, turns);
  std::ranges::move(turns, std::back_inserter(controls));
  return controls;
}

void PaintingPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  if (reply.id == id("back")) return go_back();
  if (reply.id == id("previous")) turn(-1);
  if (reply.id == id("next")) turn(1);
}

// The arrows turn the pages of the album.
bool PaintingPage::intercept(const Event& event) {
  const auto* action = std::get_if<ActionEvent>(&event);
  if (!action || (action->action != Action::Left && action->action != Action::Right)) return false;
  turn(action->action == Action::Left ? -1 : 1);
  return true;
}

void PaintingPage::turn(std::ptrdiff_t by) {
  if (found_.size() < 2) return;
  const auto count = static_cast<std::ptrdiff_t>(found_.size());
  at_ = static_cast<std::size_t>((static_cast<std::ptrdiff_t>(at_) + by + count) % count);
  context_.audio.play("page");
}

void PaintingPage::paint(Canvas& canvas, Duration now) const {
  const Palette& c = theme().colour;
  draw_backdrop(canvas, theme(), Scenery::Quiet);
  canvas.fade(arrival(now));
  const AlbumRow row = album_row(context_.profile.results("link"), shown().id);
  const std::size_t icons = 2;
  HeaderBar head{.title = tr(shown().title), .accent = kAccent.on(theme())};
  if (const std::string date = day_words(context_, row); !date.empty())
    head.counters.push_back({tr("Found"), date});
  if (row.milliseconds > 0) head.counters.push_back({tr("Best time"), clock_text(row.milliseconds / 1000)});
  draw_header_bar(canvas, theme(), head, icons);
  draw_board_plate(canvas, theme(), plate_, radius::kBoard, Elevation::Middle);
  const Rect picture = PaintingView::painting_on(plate_);
  canvas.picture(painting_picture(shown()), picture, c.silk);
  PaintingView::draw_seal_on(canvas, theme(), picture);
  canvas.outline(picture.grown(kGoldOut), radius::kCell, kGoldWidth, c.gold);
  draw_controls(canvas, now);
}

std::string PaintingPage::state() const {
  return "painting=" + std::string(shown().id) + " " + std::to_string(at_ + 1) + "/" +
         std::to_string(found_.size());
}

}  // namespace quintet::link
