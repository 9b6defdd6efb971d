#include "ui/pages/menu_layout.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/widgets/card_grid.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {
namespace {

// Windows that are wide, narrow, low.
constexpr float kRoomy = 1100, kNarrow = 820, kHigh = 690, kLow = 520;
constexpr float kWidest = 1480, kSide = 48;
// The shapes in which the cards look best, and the limits of their heights.
constexpr Extent kBestCard{216, 220};
constexpr float kBestBoard = 464, kMostHero = 600, kLeastHero = 136, kMostCard = 280;
constexpr float kListCard = 84;  // height of a card that is a line of a list
constexpr Extent kLeastCard{136, 64};
constexpr float kLeastAlone = 200;  // width of cards in one column
constexpr Extent kLeastRoom{400, 200};
constexpr float kColumn = 184, kLeastColumn = 150;  // beside the board
constexpr float kInset = 16, kColumnGap = 28;       // of the board in the card; between board and column
constexpr float kMostSmall = 0.385F;  // the share of the width that the small cards take beside the large one
constexpr float kSmallWorth = 0.6F;   // of good small cards, where a good board is worth 1
constexpr float kFoot = 52, kFootGap = 36;

// The large card and the small ones in a room, and how good they look.
struct Arrangement {
  Rect hero, board, column;
  std::vector<Rect> cards;
  float worth = -1e6F;
};

float worth_of_card(Extent card) {
  if (card.w < kLeastCard.w || card.h < kLeastCard.h) return -1;
  if (card.h < kListCard * 1.3F) return 0.7F * std::min({card.w / kBestCard.w, card.h / kListCard, 1.0F});
  return std::min({card.w / kBestCard.w, card.h / kBestCard.h, 1.1F});
}

// Rows of `columns` cards; those of the last row share its whole width.
std::vector<Rect> fill_rows(Rect room, std::size_t count, std::size_t columns, float gap) {
  std::vector<Rect> cards;
  const std::size_t rows = (count + columns - 1) / columns;
  const float height = shared_side(room.h, rows, gap);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t row = i / columns, in_row = std::min(columns, count - row * columns);
    const float width = shared_side(room.w, in_row, gap);
    cards.push_back({room.x + static_cast<float>(i % columns) * (width + gap),
                     room.y + static_cast<float>(row) * (height + gap), width, height});
  }
  return cards;
}

// The board is as large as the card and the column beside it allow. Where it is as high as the card, it reaches above it.
void place_hero(Arrangement& it, float most_over) {
  const Rect card = it.hero;
  const float column = card.w < 520 ? kLeastColumn : kColumn;
  const float inset = std::min(kInset, card.h / 12);
  const float side = std::max(
      1.0F, std::min({card.h + most_over - inset, card.w - 2 * inset - kColumnGap - column, kMostHero}));
  const float over = std::clamp(side + 2 * inset - card.h, 0.0F, most_over);
  const float y = over > 0 ? card.y - over + std::max(0.0F, card.h + over - inset - side) / 2
                           : card.centre().y - side / 2;
  it.board = {card.x + inset, y, side, side};
  const float x = it.board.right() + std::min(kColumnGap, 2 * inset);
  const float above = std::min(space::kBase, inset);
  it.column = {x, card.y + above, card.right() - inset - space::kTiny - x, card.h - 2 * above};
}

void judge(Arrangement& it, float over) {
  place_hero(it, over);
  it.worth = std::min(it.board.w / kBestBoard, 1.15F);
  if (it.column.w < kLeastColumn - 1 || it.hero.h < kLeastHero) it.worth -= 1;
  float worst = it.cards.empty() ? 1 : 1e6F;
  for (const Rect& card : it.cards) worst = std::min(worst, worth_of_card(card.extent()));
  it.worth += kSmallWorth * worst;
}

// The small cards at the right.
Arrangement beside(Rect room, std::size_t count, std::size_t columns, float gap, float over) {
  Arrangement it;
  const float most = room.w * kMostSmall, least = columns == 1 ? kLeastAlone : 2 * kLeastCard.w + gap;
  const float wanted = room.h + over + kInset + kColumnGap + kColumn + kInset;
  const float small = std::clamp(room.w - gap - wanted, std::min(least, most), most);
  const float height = std::min(room.h, kMostHero + kInset);
  it.hero = {room.x, room.y, room.w - gap - small, height};
  it.cards = fill_rows({it.hero.right() + gap, room.y, small, height}, count, columns, gap);
  judge(it, over);
  return it;
}

// The small cards below.
Arrangement under(Rect room, std::size_t count, std::size_t columns, float card, float gap, float over) {
  Arrangement it;
  const std::size_t lines = (count + columns - 1) / columns;
  const auto rows = static_cast<float>(lines);
  const float small = rows * (card + gap) - gap;
  const float height = std::min(room.h - gap - small, kBestBoard + kInset);
  const float spare = room.h - gap - small - height;
  it.hero = {room.x, room.y, room.w, std::max(1.0F, height)};
  const float more = std::clamp(spare, 0.0F, rows * (kMostCard - card));
  it.cards = fill_rows({room.x, it.hero.bottom() + gap, room.w, small + more}, count, columns, gap);
  judge(it, over);
  return it;
}

Arrangement best_of(Rect room, std::size_t count, float gap, float over) {
  Arrangement best;
  const auto consider = [&best](Arrangement it) {
    if (it.worth > best.worth) best = std::move(it);
  };
  if (count == 0) {
    best.hero = room;
    judge(best, over);
    return best;
  }
  for (std::size_t columns = 1; columns <= std::min<std::size_t>(count, 2); ++columns)
    consider(beside(room, count, columns, gap, over));
  for (std::size_t columns = 1; columns <= count; ++columns)
    for (const float card : {220.0F, 180.0F, 150.0F, 128.0F, 108.0F, 84.0F, 68.0F})
      consider(under(room, count, columns, card, gap, over));
  return best;
}

// In a window too small to play in: one below the other, so that none covers another.
Arrangement list_of(Rect room, std::size_t count) {
  Arrangement it;
  it.cards = fill_rows(room, count + 1, 1, 0);
  it.hero = it.column = it.cards.front();
  it.cards.erase(it.cards.begin());
  return it;
}

// A very high window has more room than the cards can use: some of it goes above the title, between the parts, and below.
void spread(MenuLayout& menu, Rect room) {
  float bottom = menu.hero.bottom();
  for (const Rect& card : menu.cards) bottom = std::max(bottom, card.bottom());
  const float spare = std::max(0.0F, room.bottom() - bottom) / 3;
  menu.title.y += spare;
  menu.below.y -= spare;
  for (Rect* place : {&menu.hero, &menu.board, &menu.column}) place->y += 1.5F * spare;
  for (Rect& card : menu.cards) card.y += 1.5F * spare;
}

}  // namespace

MenuLayout place_menu(Extent window, std::size_t small_cards, std::size_t below) {
  MenuLayout menu;
  const bool high = window.h >= kHigh, low = window.h < kLow;
  const float side = window.w >= kRoomy ? kSide : window.w >= kNarrow ? space::kWide : space::kSmall;
  const float width = std::min(window.w - 2 * side, kWidest);
  const float x = (window.w - width) / 2, gap = high ? space::kBase : space::kSmall;
  menu.title_size = high ? type::kPoster : low ? type::kTitle + 4 : type::kDisplay;
  const float top = high ? space::kBase + space::kHair : space::kTiny;
  const float row = std::max(menu.title_size, low ? kTarget : 0.0F);
  menu.title = {x, top, width, row};
  const float over = low ? space::kSmall : kBreakOut;
  const float first = menu.title.bottom() + (high ? space::kWide : space::kTiny) + over;
  float last = window.h - (high ? kFoot : space::kSmall);
  menu.icons_below = low;
  if (!low) {
    menu.below = {x, last - kTarget, width, kTarget};
    last = menu.below.y - (high ? kFootGap : space::kSmall);
  } else {
    const auto icons = static_cast<float>(below);
    const float taken = icons * kTarget + std::max(0.0F, icons - 1) * space::kTiny;
    menu.below = {x + width - taken, top + (row - kTarget) / 2, taken, kTarget};
    menu.title.w = std::max(0.0F, width - taken - space::kSmall);
  }
  const Rect room{x, first, width, std::max(1.0F, last - first)};
  Arrangement best = room.w < kLeastRoom.w || room.h < kLeastRoom.h ? list_of(room, small_cards)
                                                                    : best_of(room, small_cards, gap, over);
  menu.hero = best.hero;
  menu.board = best.board;
  menu.column = best.column;
  menu.cards = std::move(best.cards);
  if (!low) spread(menu, room);
  return menu;
}

}  // namespace quintet::ui
