#include "ui/pages/statistics_page.hpp"

#include <algorithm>
#include <utility>

#include "ui/pages/statistics_cards.hpp"
#include "ui/widgets/card_grid.hpp"
#include "ui/widgets/ornaments.hpp"

namespace quintet::ui {
namespace {

constexpr Extent kEmptyCard{520, 220};
constexpr float kEmptyInset = 20;
constexpr float kEmptyPart = 0.42F;  // the place of its middle, in parts of the page's height
constexpr float kMostTab = 168;      // points of width
constexpr float kLow = 560;          // points of height below which the tabs are lower

}  // namespace

StatisticsPage::StatisticsPage(Context& context, const GameDefinition* first)
    : ScrollPage(context, "statistics") {
  for (const GameDefinition* game : context.games)
    if (game->statistics) tabs_.push_back({game});
  gather();
  const auto played = std::ranges::find_if(
      tabs_, [first](const Tab& tab) { return first ? tab.game == first : tab.statistics.played > 0; });
  if (played != tabs_.end()) chosen_ = static_cast<std::size_t>(played - tabs_.begin());
}

void StatisticsPage::enter() {
  gather();
  ScrollPage::enter();
}

void StatisticsPage::gather() {
  words_revision_ = context_.words.revision();
  placed_for_.reset();
  for (Tab& tab : tabs_) tab.statistics = tab.game->statistics(context_);
}

void StatisticsPage::advance(Duration step) {
  if (words_revision_ != context_.words.revision()) gather();
  ScrollPage::advance(step);
}

std::vector<Control> StatisticsPage::layout(Extent size) {
  page_ = below_header(size);
  std::vector<Control> controls{back_control(size, back_id(), tr("Back (Esc)"))};
  const float height = size.h < kLow ? kLeastTarget : kTarget;
  const float width = std::min(kMostTab, shared_side(page_.w, tabs_.size(), space::kTiny));
  float x = page_.x;
  for (const Tab& tab : tabs_) {
    controls.push_back({.id = id_of(tab),
                        .kind = Control::Kind::Choice,
                        .bounds = {x, page_.y + space::kHair, width, height},
                        .label = tr(tab.game->name),
                        .value = &tab == &chosen() ? 1.0F : 0.0F});
    x += width + space::kTiny;
  }
  const float taken = height + space::kBase;
  page_ = {page_.x, page_.y + taken, page_.w, std::max(0.0F, page_.h - taken)};
  place_cards();
  scroll_.fit({0, page_.y, size.w, page_.h}, places_.empty() ? 0 : places_.back().bottom() + space::kBase);
  return controls;
}

void StatisticsPage::place_cards() {
  const PlacedFor wanted{page_.w, context_.canvas.scale(), chosen_};
  if (placed_for_ == wanted) return;
  placed_for_ = wanted;
  places_.clear();
  if (chosen().statistics.played > 0)
    places_ = ui::place_cards({context_.canvas, context_.line_height()}, chosen().statistics.cards, page_.w);
}

void StatisticsPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  for (std::size_t i = 0; i < tabs_.size(); ++i) {
    if (reply.id != id_of(tabs_[i])) continue;
    if (chosen_ != i) scroll_.move(-scroll_.farthest(), now(), Duration{0});
    chosen_ = i;
    return;
  }
  ScrollPage::on_control(reply);
}

void StatisticsPage::paint(Canvas& canvas, Duration now) const {
  paint_scrolled(canvas, now, {.title = tr("Statistics"), .accent = theme().colour.text}, [&](Canvas& sheet) {
    if (places_.empty()) return paint_empty(sheet);
    sheet.translate({page_.x, page_.y - scroll_.offset(now)});
    for (std::size_t i = 0; i < places_.size(); ++i)
      paint_card(sheet, context_, chosen().statistics.cards[i], places_[i],
                 chosen().game->accent.on(theme()));
  });
  const auto guard = canvas.saved();
  canvas.fade(arrival(now));
  for (const Tab& tab : tabs_) {
    if (const Control* control = controls_.find(id_of(tab)))
      controls_.draw(canvas, theme(), now - this->now(), *control);
  }
}

void StatisticsPage::paint_empty(Canvas& canvas) const {
  const Palette& c = theme().colour;
  const Rect card = centred({page_.centre().x, page_.y + page_.h * kEmptyPart},
                            {std::min(page_.w, kEmptyCard.w), std::min(page_.h, kEmptyCard.h)});
  draw_card(canvas, theme(), card, Elevation::Middle);
  const float icon = space::kHuge, inset = kEmptyInset;
  canvas.picture("images/icons/leaf.svg", {card.centre().x - icon / 2, card.y + space::kLarge, icon, icon},
                 chosen().game->accent.on(theme()));
  const Rect words{card.x + inset, card.y + space::kLarge + icon + space::kBase, card.w - 2 * inset,
                   space::kLarge};
  canvas.text(tr("Nothing here yet"), words,
              {.face = Face::Bold, .size = type::kLead, .colour = c.text, .align = Align::Centre});
  canvas.paragraph(tr("Play a game to see your results here."),
                   {words.x, words.bottom() + space::kHair, words.w, 0},
                   {.size = type::kBody, .colour = c.text_2, .align = Align::Centre}, context_.line_height());
}

std::string StatisticsPage::state() const {
  const auto& [game, statistics] = chosen();
  return "tab=" + std::string(game->id) + " played=" + std::to_string(statistics.played) + ' ' +
         statistics.state;
}

}  // namespace quintet::ui
