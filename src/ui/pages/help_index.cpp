#include "ui/pages/help_index.hpp"

#include <algorithm>

#include "ui/widgets/card_grid.hpp"

namespace quintet::ui {
namespace {

constexpr float kCard = 250, kMostCard = 340, kCardHeight = 300, kGap = space::kWide;  // of a standing card
constexpr float kLyingHeight = 116, kWidestLying = 640;  // where there is no room for two beside each other
constexpr std::size_t kMostColumns = 3;

CardGrid grid_of(Rect page, std::size_t games) {
  const auto room = static_cast<std::size_t>((page.w + kGap) / (kCard + kGap));
  if (room < 2 || page.h < kCardHeight)
    return {
        .count = games, .columns = 1, .card = {std::min(page.w, kWidestLying), kLyingHeight}, .gap = kGap};
  const std::size_t columns = std::min({room, games, kMostColumns});
  return {.count = games,
          .columns = columns,
          .card = {std::min(kMostCard, shared_side(page.w, columns, kGap)), kCardHeight},
          .gap = kGap};
}

}  // namespace

void open_help(Context& context) {
  if (context.games.size() == 1)
    context.scenes.push(std::make_unique<HelpPage>(context, *context.games.front()));
  else
    context.scenes.push(std::make_unique<HelpIndexPage>(context));
}

HelpIndexPage::HelpIndexPage(Context& context) : ScrollPage(context, "help") {}

std::vector<Control> HelpIndexPage::layout(Extent size) {
  const Rect page = below_header(size);
  const CardGrid grid = grid_of(page, context_.games.size());
  const Extent whole = grid.size();
  scroll_.fit({0, page.y, size.w, page.h}, whole.h + 2 * kGap);
  // A little above the middle, where all are in sight.
  const float above = std::max(kGap, (page.h - whole.h) / 3);
  const Vec origin{page.centre().x - whole.w / 2, page.y + above - scroll_.offset(now())};
  std::vector<Control> controls;
  cards_.clear();
  for (std::size_t i = 0; i < context_.games.size(); ++i) {
    const GameDefinition& game = *context_.games[i];
    cards_.emplace_back(game, grid.place(i, origin));
    controls.push_back({.id = id_of(game),
                        .kind = Control::Kind::Area,
                        .bounds = cards_.back().bounds(),
                        .label = tr(game.name),
                        .ring_radius = radius::kCard,
                        .window = scroll_.view()});
  }
  controls.push_back(back_control(size, back_id(), tr("Back (Esc)")));
  return controls;
}

void HelpIndexPage::on_control(const ControlEvent& reply) {
  if (reply.what != ControlEvent::What::Activated) return;
  for (const GameDefinition* game : context_.games) {
    if (reply.id == id_of(*game)) return context_.scenes.push(std::make_unique<HelpPage>(context_, *game));
  }
  ScrollPage::on_control(reply);
}

void HelpIndexPage::paint(Canvas& canvas, Duration now) const {
  paint_scrolled(canvas, now, {.title = tr("How to play"), .accent = theme().colour.text},
                 [&](Canvas& sheet) {
                   for (const GameCard& card : cards_)
                     card.draw(sheet, context_, {}, controls_.warmth(id_of(card.game()), now - this->now()));
                 });
}

std::string HelpIndexPage::state() const {
  return "books=" + std::to_string(context_.games.size());
}

}  // namespace quintet::ui
