#include "ui/stones/seats.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace quintet::ui {
namespace {

constexpr std::array kWide{Rect{0, 0, 1240, 640}, Rect{0, 0, 1240, 760}, Rect{10, 60, 900, 420},
                           Rect{0, 60, 620, 300}};
constexpr std::array kTall{Rect{0, 0, 600, 900}, Rect{0, 50, 480, 760}, Rect{20, 60, 700, 1240}};

SeatContent two_buttons() {
  return {.buttons = {std::vector{90.0F, 70.0F}, std::vector{110.0F}},
          .reserved = {},
          .choice = {},
          .panel_height = [](SeatSide, float) { return 0.0F; }};
}

SeatContent choice_of(SeatSide side) {
  SeatContent content = two_buttons();
  content.buttons = {};
  content.buttons[index_of(side)] = {80, 80, 110};
  content.choice = SeatContent::Choice{side, [](float) { return 24.0F; }};
  return content;
}

std::vector<Rect> parts_of(const SeatPlaces& places) {
  std::vector<Rect> parts{places.board, places.message};
  for (const SeatPlaces::Column& column : places.columns) {
    parts.push_back(column.card);
    parts.push_back(column.panel);
    parts.insert(parts.end(), column.buttons.begin(), column.buttons.end());
  }
  parts.push_back(places.title);
  std::erase_if(parts, [](const Rect& part) { return part.empty(); });
  return parts;
}

bool is_inside(Rect part, Rect area) {
  return part.x >= area.x - 0.1F && part.y >= area.y - 0.1F && part.right() <= area.right() + 0.1F &&
         part.bottom() <= area.bottom() + 0.1F;
}

// The board is drawn on in its height and the square in its middle only; the cards stand close to that.
void expect_apart(const SeatPlaces& places, Rect area) {
  std::vector<Rect> parts = parts_of(places);
  const float side = std::min(places.board.w, places.board.h);
  parts.front() = centred(places.board.centre(), {side, side});
  for (std::size_t i = 0; i < parts.size(); ++i) {
    EXPECT_TRUE(is_inside(parts[i], area)) << i << " of an area " << area.w << " wide";
    for (std::size_t k = i + 1; k < parts.size(); ++k) {
      const Rect shared = intersection(parts[i], parts[k]);
      EXPECT_TRUE(shared.empty() || shared.w < 0.1F || shared.h < 0.1F)
          << i << " and " << k << " in an area " << area.w << " wide";
    }
  }
}

TEST(SeatLayout, KeepsAllPartsApartInEveryShape) {
  for (const auto& areas : {std::span<const Rect>(kWide), std::span<const Rect>(kTall)}) {
    for (const Rect area : areas) {
      expect_apart(place_seats(area, two_buttons()), area);
      for (const SeatSide side : kSeatSides) {
        expect_apart(place_seats(area, choice_of(side)), area);
        SeatContent content = two_buttons();
        content.messages = side;
        content.panel_height = [side](SeatSide at, float) { return at == side ? 100.0F : 0.0F; };
        expect_apart(place_seats(area, content), area);
      }
    }
  }
}

TEST(SeatLayout, ButtonsOfARowShareItsWidth) {
  const SeatPlaces places = place_seats(kWide[0], two_buttons());
  const SeatPlaces::Column& left = places.columns[0];
  ASSERT_EQ(left.buttons.size(), 2U);
  EXPECT_FLOAT_EQ(left.buttons[0].x, left.card.x);
  EXPECT_NEAR(left.buttons[1].right(), left.card.right(), 0.01F);
  EXPECT_FLOAT_EQ(left.buttons[0].w - left.buttons[1].w, 20);
  EXPECT_FLOAT_EQ(left.buttons[0].y, left.buttons[1].y);
}

TEST(SeatLayout, ButtonsThatDoNotFitBesideEachOtherStandBelowEachOther) {
  SeatContent content = two_buttons();
  content.buttons[0] = {150, 150};
  const SeatPlaces places = place_seats(kWide[0], content);
  ASSERT_EQ(places.columns[0].buttons.size(), 2U);
  EXPECT_GT(places.columns[0].buttons[1].y, places.columns[0].buttons[0].bottom());
}

// What the other player will have keeps its room.
TEST(SeatLayout, NothingMovesWhenTheTurnChanges) {
  SeatContent mine = two_buttons(), theirs = two_buttons();
  mine.buttons = {std::vector{150.0F, 150.0F}, {}};
  theirs.buttons = {};
  mine.reserved = theirs.reserved = {150, 150};
  for (const Rect area : {kWide[0], kTall[0]}) {
    const SeatPlaces a = place_seats(area, mine), b = place_seats(area, theirs);
    EXPECT_EQ(a.board, b.board);
    for (const SeatSide side : kSeatSides)
      EXPECT_EQ(a.columns[index_of(side)].card, b.columns[index_of(side)].card);
  }
}

TEST(SeatLayout, AChoiceIsAPanelUnderTheCardOfThePlayerWhoChooses) {
  for (const SeatSide side : kSeatSides) {
    const SeatPlaces places = place_seats(kWide[0], choice_of(side));
    const SeatPlaces::Column& column = places.columns[index_of(side)];
    EXPECT_FLOAT_EQ(places.choice.x, column.card.x);
    EXPECT_TRUE(is_inside(places.title, places.choice));
    ASSERT_EQ(column.buttons.size(), 3U);
    for (const Rect& button : column.buttons) EXPECT_TRUE(is_inside(button, places.choice));
  }
}

TEST(SeatLayout, InALowWindowTheAnswersStandAlone) {
  const SeatPlaces places = place_seats(kWide[3], choice_of(SeatSide::Right));
  EXPECT_TRUE(places.choice.empty());
  EXPECT_EQ(places.columns[1].buttons.size(), 3U);
}

TEST(SeatLayout, MessagesGiveWayToAPanel) {
  SeatContent content = two_buttons();
  const SeatPlaces without = place_seats(kWide[0], content);
  EXPECT_FLOAT_EQ(without.message.x, without.columns[0].card.x);
  content.panel_height = [](SeatSide side, float) { return side == SeatSide::Left ? 100.0F : 0.0F; };
  const SeatPlaces with = place_seats(kWide[0], content);
  EXPECT_FLOAT_EQ(with.columns[0].panel.h, 100);
  EXPECT_FLOAT_EQ(with.message.x, with.columns[1].card.x);
}

TEST(SeatLayout, APanelWithoutRoomIsLeftOut) {
  SeatContent content = two_buttons();
  content.panel_height = [](SeatSide, float) { return 100.0F; };
  for (const Rect area : {kWide[3], kTall[1]}) {
    const SeatPlaces places = place_seats(area, content);
    EXPECT_TRUE(places.columns[0].panel.empty());
    EXPECT_FALSE(places.columns[0].card.empty());
  }
}

TEST(SeatLayout, TheResultStandsUnderTheLosersCard) {
  for (const SeatSide loser : kSeatSides) {
    const EndedSeatPlaces at = place_ended_seats(kWide[0], loser);
    const Rect lost = at.cards[index_of(loser)], won = at.cards[1 - index_of(loser)];
    EXPECT_FLOAT_EQ(at.slip.x, lost.x);
    EXPECT_GT(at.slip.y, lost.bottom());
    EXPECT_FLOAT_EQ(at.slip.bottom(), kWide[0].bottom());
    EXPECT_FLOAT_EQ(won.h, kWide[0].h);
  }
}

TEST(SeatLayout, TheResultHasItsPlaceInEveryShape) {
  for (const auto& areas : {std::span<const Rect>(kWide), std::span<const Rect>(kTall)}) {
    for (const Rect area : areas) {
      const EndedSeatPlaces at = place_ended_seats(area, SeatSide::Right);
      EXPECT_TRUE(is_inside(at.slip, area));
      EXPECT_TRUE(is_inside(at.board, area));
      EXPECT_GE(at.slip.w, 190);
      for (const Rect& card : at.cards)
        EXPECT_TRUE(intersection(card, at.slip).empty()) << area.w << " × " << area.h;
    }
  }
}

TEST(SeatLayout, CardsBesideAHighBoardTakeMoreOfTheWindow) {
  const Rect page{400, 60, 600, 700};
  EXPECT_GT(with_room_for_cards(page, 1400).w, page.w);
  EXPECT_FLOAT_EQ(with_room_for_cards(page, 1400).centre().x, page.centre().x);
  EXPECT_FLOAT_EQ(with_room_for_cards(page, 600).w, page.w);
}

}  // namespace
}  // namespace quintet::ui
