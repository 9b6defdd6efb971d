#include "ui/game/seat_layout.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::ui {
namespace {

constexpr float kLeastCard = 132, kMostCard = 236;  // width of a card beside the board
constexpr float kLeastCardHeight = 190, kMostCardHeight = 440, kLyingCard = 76, kMostLyingCard = 120;
constexpr float kRowButton = 40, kRowGap = space::kTiny;
constexpr float kMessage = 88, kMessageAbove = 40;  // height: beside the board, and between it and the cards
constexpr float kLowArea = 330;                     // height, below which buttons are as low as can be
constexpr float kShortCard = 104;                   // height of a card with the result under it
constexpr float kLeastColumn = 196, kMostSlip = 300;  // width of a result beside the board
constexpr float kLeastSlip = 320;                     // height of a result under a card
constexpr float kNoCards = 540;  // height below which the result takes the place of both cards
constexpr float kLeastSheet = 184, kMostSheet = 340;  // height of a result under the board
constexpr float kChoicePadding = space::kSmall;

// The number of buttons in each row.
using Rows = std::vector<std::size_t>;

// As many as fit, so that all labels have one type size.
Rows rows_of(std::span<const float> buttons, float width) {
  Rows rows;
  float taken = width + 1;
  for (const float button : buttons) {
    const float wanted = button + kRowGap;
    taken += wanted;
    if (taken - kRowGap <= width) {
      ++rows.back();
      continue;
    }
    rows.push_back(1);
    taken = wanted;
  }
  return rows;
}

// From the top of the area. The buttons of a row share what their labels leave.
std::vector<Rect> place_buttons(std::span<const float> buttons, const Rows& rows, Rect area, float height) {
  std::vector<Rect> places;
  for (const std::size_t count : rows) {
    const auto row = buttons.subspan(places.size(), count);
    float spare = area.w + kRowGap;
    for (const float least : row) spare -= least + kRowGap;
    float x = area.x;
    for (const float least : row) {
      const float width = least + spare / static_cast<float>(count);
      places.push_back({x, area.y, width, height});
      x += width + kRowGap;
    }
    area.y += height + kRowGap;
  }
  return places;
}

// Places the parts of one page.
class SeatPlacer {
 public:
  explicit SeatPlacer(const SeatContent& content) : content_(content) {}

  SeatPlaces above(Rect area);
  SeatPlaces beside(Rect area);

 private:
  void fill_rows(float width);
  float rows_height(float row) const { return static_cast<float>(most_rows_) * (row + kRowGap) - kRowGap; }
  float panel_around(float rows) const { return rows + title_ + kRowGap + 2 * kChoicePadding; }
  void put_buttons(SeatSide side, Rect area, float height);
  void put_choice(Rect area);
  std::optional<std::size_t> message_column(const std::array<float, 2>& panels) const;

  const SeatContent& content_;
  SeatPlaces places_;
  std::array<Rows, 2> rows_;   // by side
  std::size_t most_rows_ = 1;  // that both columns keep free
  float title_ = 0;            // height of the title of a choice
};

void SeatPlacer::fill_rows(float width) {
  most_rows_ = std::max<std::size_t>(1, rows_of(content_.reserved, width).size());
  for (const SeatSide side : kSeatSides) {
    rows_[index_of(side)] = rows_of(content_.buttons[index_of(side)], width);
    most_rows_ = std::max(most_rows_, rows_[index_of(side)].size());
  }
}

void SeatPlacer::put_buttons(SeatSide side, Rect area, float height) {
  places_.columns[index_of(side)].buttons =
      place_buttons(content_.buttons[index_of(side)], rows_[index_of(side)], area, height);
}

// The title above the answers, in one panel.
void SeatPlacer::put_choice(Rect area) {
  places_.choice = area;
  const Rect inner = area.grown(-kChoicePadding);
  places_.title = {inner.x, inner.y, inner.w, title_};
  put_buttons(content_.choice->side,
              {inner.x, places_.title.bottom() + kRowGap, inner.w, inner.h - title_ - kRowGap}, kRowButton);
}

// Cards, message, board, buttons and panels below each other, centred together. The message is left out where it would
// take room from the board, as are the panels.
SeatPlaces SeatPlacer::above(Rect area) {
  const float half = (area.w - space::kSmall) / 2;
  fill_rows(content_.choice ? area.w - 2 * kChoicePadding : half);
  if (content_.choice) title_ = content_.choice->title_height(half - 2 * kChoicePadding);
  const float rows = rows_height(kRowButton), buttons = content_.choice ? panel_around(rows) : rows;
  const float rest = area.h - 2 * space::kSmall - buttons;
  const float card = std::clamp(rest - area.w, kLyingCard, kMostLyingCard);
  const float board = std::max(0.0F, std::min(area.w, rest - card));
  float spare = rest - card - board;
  const auto take = [&spare](float height) {
    if (height <= 0 || height + space::kSmall > spare) return 0.0F;
    spare -= height + space::kSmall;
    return height;
  };
  const float message = take(kMessageAbove);
  std::array<float, 2> panels{};
  for (const SeatSide side : kSeatSides) panels[index_of(side)] = take(content_.panel_height(side, area.w));

  Rect line{area.x, area.y + spare / 2, area.w, card};
  const auto next = [&line](float height) {
    if (height <= 0) return Rect{};
    line = {line.x, line.bottom() + space::kSmall, line.w, height};
    return line;
  };
  const std::array cards{Rect{area.x, line.y, half, card},
                         Rect{area.x + half + space::kSmall, line.y, half, card}};
  places_.message = next(message);
  places_.board = next(board);
  const Rect foot = next(buttons);
  if (content_.choice) put_choice(foot);
  for (const SeatSide side : kSeatSides) {
    SeatPlaces::Column& column = places_.columns[index_of(side)];
    column.card = cards[index_of(side)];
    if (!content_.choice) put_buttons(side, {column.card.x, foot.y, half, buttons}, kRowButton);
    column.panel = next(panels[index_of(side)]);
  }
  return std::move(places_);
}

// The column in which messages stand.
std::optional<std::size_t> SeatPlacer::message_column(const std::array<float, 2>& panels) const {
  const std::size_t wanted = index_of(content_.messages);
  for (const std::size_t column : {wanted, 1 - wanted}) {
    if (panels[column] <= 0) return column;
  }
  return std::nullopt;
}

// Beside the board a card takes the room that the board leaves.
SeatPlaces SeatPlacer::beside(Rect area) {
  const float width = std::clamp((area.w - area.h) / 2 - space::kBase, kLeastCard, kMostCard);
  const float inner = width - 2 * kChoicePadding;
  fill_rows(content_.choice ? inner : width);
  if (content_.choice) title_ = content_.choice->title_height(inner);
  const float row = area.h < kLowArea ? kLeastTarget : kRowButton;
  float buttons = rows_height(row);
  // In a low window the answers stand alone, and the card says whose choice it is.
  const bool titled = content_.choice && row == kRowButton &&
                      area.h - panel_around(buttons) - space::kSmall >= kLeastCardHeight;
  if (titled) buttons = panel_around(buttons);
  const float rest = area.h - buttons - space::kSmall;  // for card and panel
  const auto fits = [rest](float panel) { return rest - panel - space::kSmall >= kLeastCardHeight; };
  std::array panels{content_.panel_height(SeatSide::Left, width),
                    content_.panel_height(SeatSide::Right, width)};
  const std::optional<std::size_t> message = message_column(panels);
  if (message) panels[*message] = kMessage;
  for (float& panel : panels) panel = fits(panel) ? panel : 0;
  const float lowest = std::max(panels[0], panels[1]), foot = lowest > 0 ? lowest + space::kSmall : 0;
  const float height = std::max(0.0F, std::min(rest - foot, kMostCardHeight));

  places_.board = {area.x + width + space::kBase, area.y, area.w - 2 * (width + space::kBase), area.h};
  const float edge = std::max(0.0F, (places_.board.w - places_.board.h) / 2);
  const float gap = std::min(edge, space::kBase);
  const float top = area.y + (rest - height - foot) / 2;
  const std::array left{places_.board.x + edge - gap - width - space::kBase,
                        places_.board.right() - edge + gap + space::kBase};
  for (const SeatSide side : kSeatSides) {
    const std::size_t i = index_of(side);
    SeatPlaces::Column& column = places_.columns[i];
    column.card = {left[i], top, width, height};
    const Rect under{left[i], column.card.bottom() + space::kSmall, width, buttons};
    if (panels[i] > 0) column.panel = {left[i], under.bottom() + space::kSmall, width, panels[i]};
    if (!titled)
      put_buttons(side, under, row);
    else if (side == content_.choice->side)
      put_choice(under);
  }
  if (message) places_.message = std::exchange(places_.columns[*message].panel, {});
  return std::move(places_);
}

// The result under the board.
EndedSeatPlaces ended_above(Rect area) {
  const float gap = space::kSmall, width = (area.w - gap) / 2;
  const float board = std::min(area.w, area.h - kLyingCard - kLeastSheet - 2 * gap);
  const float sheet = std::min(area.h - kLyingCard - board - 2 * gap, kMostSheet);
  const float top = area.y + (area.h - kLyingCard - board - sheet - 2 * gap) / 2;
  EndedSeatPlaces at;
  at.cards[0] = {area.x, top, width, kLyingCard};
  at.cards[1] = at.cards[0].moved({width + gap, 0});
  at.board = {area.x, top + kLyingCard + gap, area.w, board};
  at.slip = {area.x, at.board.bottom() + gap, area.w, sheet};
  return at;
}

// The columns beside the board are too narrow for a result: it stands at the right, under both cards or alone.
EndedSeatPlaces ended_low(Rect area) {
  const float gap = space::kBase;
  const float board = std::min(area.h, area.w - kLeastColumn - gap);
  const float slip = std::min(area.w - board - gap, kMostSlip);
  const float left = area.centre().x - (board + gap + slip) / 2;
  EndedSeatPlaces at;
  at.board = {left, area.y, board, area.h};
  at.slip = {at.board.right() + gap, area.y, slip, area.h};
  if (area.h < kNoCards) return at;
  at.cards[0] = {at.slip.x, at.slip.y, at.slip.w, kShortCard};
  at.cards[1] = at.cards[0].moved({0, kShortCard + space::kTiny});
  at.slip.y = at.cards[1].bottom() + space::kTiny;
  at.slip.h = area.bottom() - at.slip.y;
  return at;
}

// The result under the loser's card, the winner's card as high as the board, which stays where it is.
EndedSeatPlaces ended_beside(Rect area, float width, SeatSide loser) {
  EndedSeatPlaces at;
  at.board = {area.x + width + space::kBase, area.y, area.w - 2 * (width + space::kBase), area.h};
  const float edge = std::max(0.0F, (at.board.w - at.board.h) / 2);
  const float gap = std::min(edge, space::kBase);
  at.cards[0] = {at.board.x + edge - gap - width - space::kBase, area.y, width, area.h};
  at.cards[1] = {at.board.right() - edge + gap + space::kBase, area.y, width, area.h};
  Rect& card = at.cards[index_of(loser)];
  card.h = kShortCard;
  const float top = card.bottom() + space::kBase;
  at.slip = {card.x, top, card.w, area.bottom() - top};
  return at;
}

bool is_tall(Rect area) {
  return area.h > area.w * kTallShape;
}

}  // namespace

SeatPlaces place_seats(Rect area, const SeatContent& content) {
  SeatPlacer placer(content);
  return is_tall(area) ? placer.above(area) : placer.beside(area);
}

EndedSeatPlaces place_ended_seats(Rect area, SeatSide loser) {
  if (is_tall(area)) return ended_above(area);
  const float width = std::clamp((area.w - area.h) / 2 - space::kBase, kLeastCard, kMostCard);
  const bool under_card = width >= kLeastColumn && area.h - kShortCard - space::kBase >= kLeastSlip;
  return under_card ? ended_beside(area, width, loser) : ended_low(area);
}

Rect with_room_for_cards(Rect area, float window_width) {
  const float wanted = area.h + 2 * (kMostCard + 2 * space::kBase);
  const float width = std::max(area.w, std::min(window_width - 2 * space::kWide, wanted));
  return {area.centre().x - width / 2, area.y, width, area.h};
}

}  // namespace quintet::ui
