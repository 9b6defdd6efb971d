// Columns, rows and flows divide an area: what they promise holds for thousands of contents and areas.
#include "ui/widgets/layout.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

namespace quintet::ui {
namespace {

constexpr float kNear = 0.05F;

struct Case {
  Rect area;
  float gap = 0;
  std::vector<LayoutPart> parts;
};

Case random_case(std::mt19937& random) {
  const auto upto = [&](int most) {
    return static_cast<float>(std::uniform_int_distribution<int>(0, most)(random));
  };
  Case made{{upto(50), upto(50), upto(900), upto(900)}, upto(3) * 4, {}};
  const auto count = static_cast<std::size_t>(1 + upto(8));
  for (std::size_t i = 0; i < count; ++i) {
    LayoutPart part{.length = upto(120) * upto(1), .before = upto(1) * upto(20)};
    part.grows = upto(3) == 0;
    if (part.grows && upto(1) > 0) part.most = part.length + upto(100);
    if (!part.grows) part.rank = static_cast<int>(upto(4));
    made.parts.push_back(part);
  }
  return made;
}

template <class Check>
void in_many_cases(const Check& check) {
  std::mt19937 random(7);
  for (int i = 0; i < 5000; ++i) check(random_case(random));
}

std::vector<Rect> shown(const std::vector<Rect>& places, const std::vector<LayoutPart>& parts) {
  std::vector<Rect> shown;
  for (std::size_t i = 0; i < places.size(); ++i)
    if (places[i] != Rect{} || parts[i].grows) shown.push_back(places[i]);
  return shown;
}

float kept_length(const Case& it, const std::vector<Rect>& places) {
  std::vector<LayoutPart> kept;
  for (std::size_t i = 0; i < places.size(); ++i)
    if (places[i] != Rect{} || it.parts[i].grows) kept.push_back(it.parts[i]);
  return Column{.gap = it.gap}.length(kept);
}

TEST(Layout, PartsKeepTheirOrderAndTheirGaps) {
  in_many_cases([](const Case& it) {
    const std::vector<Rect> places = shown(Column{.gap = it.gap}.place(it.area, it.parts), it.parts);
    for (std::size_t i = 1; i < places.size(); ++i)
      ASSERT_GE(places[i].y, places[i - 1].bottom() + it.gap - kNear) << i;
  });
}

TEST(Layout, PartsStayInsideWhereTheLeastLengthsFit) {
  in_many_cases([](const Case& it) {
    const std::vector<Rect> places = Column{.gap = it.gap}.place(it.area, it.parts);
    if (kept_length(it, places) > it.area.h) return;
    for (const Rect& place : shown(places, it.parts)) {
      ASSERT_GE(place.y, it.area.y - kNear);
      ASSERT_LE(place.bottom(), it.area.bottom() + kNear);
      ASSERT_EQ(place.w, it.area.w);
    }
  });
}

TEST(Layout, PartsThatGrowTakeAllThatIsLeft) {
  in_many_cases([](const Case& it) {
    const std::vector<Rect> places = Column{.gap = it.gap}.place(it.area, it.parts);
    const bool endless =
        std::ranges::any_of(it.parts, [](const LayoutPart& part) { return part.grows && part.most > 1e6F; });
    if (!endless || kept_length(it, places) > it.area.h) return;
    ASSERT_NEAR(shown(places, it.parts).back().bottom(), it.area.bottom(), kNear);
    for (std::size_t i = 0; i < places.size(); ++i) {
      ASSERT_GE(places[i].h, it.parts[i].grows ? it.parts[i].length - kNear : 0);
      ASSERT_LE(places[i].h, it.parts[i].grows ? it.parts[i].most + kNear : it.area.h + it.parts[i].length);
    }
  });
}

TEST(Layout, WhatIsWorthMoreStays) {
  in_many_cases([](const Case& it) {
    const std::vector<Rect> places = Column{.gap = it.gap}.place(it.area, it.parts);
    const float spare = it.area.h - kept_length(it, places);
    const auto needs = [&](int rank) {
      float needed = 0;
      for (const LayoutPart& part : it.parts)
        if (part.rank == rank && !part.absent()) needed += part.before + part.length + it.gap;
      return needed;
    };
    for (std::size_t i = 0; i < places.size(); ++i) {
      const LayoutPart& part = it.parts[i];
      if (part.absent() || part.rank == 0) continue;
      if (places[i] != Rect{}) {
        ASSERT_GE(spare, -kNear) << "what may be left out never pushes others out";
      } else {
        ASSERT_LT(spare, needs(part.rank) + kNear) << "it would have had room";
      }
      for (std::size_t k = 0; k < places.size(); ++k)
        if (it.parts[k].rank == part.rank && !it.parts[k].absent()) {
          ASSERT_EQ(places[k] == Rect{}, places[i] == Rect{});
        }
    }
  });
}

TEST(Layout, ARowIsAColumnOnItsSide) {
  in_many_cases([](const Case& it) {
    const std::vector<Rect> down = Column{.gap = it.gap}.place(it.area, it.parts);
    const Rect turned{it.area.y, it.area.x, it.area.h, it.area.w};
    const std::vector<Rect> across = Row{.gap = it.gap}.place(turned, it.parts);
    for (std::size_t i = 0; i < down.size(); ++i)
      ASSERT_EQ(across[i], (Rect{down[i].y, down[i].x, down[i].h, down[i].w}));
  });
}

TEST(Layout, PartsStandWhereTheyAreWantedIfTheyLeaveRoom) {
  const Rect area{10, 20, 100, 50};
  const auto first = [&](LayoutAt at) {
    return Column{.gap = 2, .at = at}.place(area, {fixed(10), fixed(8)})[0].y;
  };
  EXPECT_FLOAT_EQ(first(LayoutAt::Start), 20);
  EXPECT_FLOAT_EQ(first(LayoutAt::Middle), 35);
  EXPECT_FLOAT_EQ(first(LayoutAt::End), 50);
}

TEST(Layout, GrowthGoesToTheOthersWhereOneHasReachedItsLimit) {
  const auto [a, b, c] = Row{.gap = 5}.place({0, 0, 110, 10}, {growing(0, 20), fixed(10), growing()});
  EXPECT_FLOAT_EQ(a.w, 20);
  EXPECT_FLOAT_EQ(b.x, 25);
  EXPECT_FLOAT_EQ(c.w, 70);
}

TEST(Layout, RoomBeforePartsStretchesUpToALimit) {
  const std::vector<LayoutPart> parts{fixed(10), fixed(10, 4), fixed(10), fixed(10, 4)};
  const auto second = [&](float height) {
    return Column{.stretch = 6}.place({0, 0, 10, height}, parts)[1].y;
  };
  EXPECT_FLOAT_EQ(second(48), 14);
  EXPECT_FLOAT_EQ(second(54), 17);
  EXPECT_FLOAT_EQ(second(500), 20);
}

TEST(Flow, FillsEveryLineAndBreaksOnlyWhereAPartDoesNotFit) {
  std::mt19937 random(11);
  for (int i = 0; i < 3000; ++i) {
    std::uniform_int_distribution<int> length(20, 160), width(60, 500), count(1, 9);
    std::vector<float> lengths(static_cast<std::size_t>(count(random)));
    for (float& each : lengths) each = static_cast<float>(length(random));
    const Flow flow{.line = 40, .gap = 8};
    const Rect area{5, 6, static_cast<float>(width(random)), 0};
    const std::vector<Rect> places = flow.place(area, lengths, area.w);
    ASSERT_EQ(places.size(), lengths.size());
    std::size_t first = 0;
    float y = area.y;
    for (const std::size_t in_line : flow.lines(lengths, area.w)) {
      ASSERT_NEAR(places[first].x, area.x, kNear);
      ASSERT_NEAR(places[first + in_line - 1].right(), area.right(), kNear);
      const auto line = std::span(lengths).subspan(first, in_line);
      const float taken =
          std::accumulate(line.begin(), line.end(), 0.0F) + 8 * static_cast<float>(in_line - 1);
      ASSERT_LE(taken, in_line > 1 ? area.w : taken);
      const bool last = first + in_line == lengths.size();
      ASSERT_TRUE(last || taken + 8 + lengths[first + in_line] > area.w);
      for (std::size_t k = first; k < first + in_line; ++k) ASSERT_FLOAT_EQ(places[k].y, y);
      first += in_line;
      y += 48;
    }
    ASSERT_EQ(first, lengths.size());
  }
}

TEST(SharedWidths, AreEqualUnlessAPartNeedsMore) {
  EXPECT_EQ(shared_widths(std::array{10.0F, 40.0F, 20.0F}, 160, 5), (std::vector<float>{50, 50, 50}));
  EXPECT_EQ(shared_widths(std::array{10.0F, 70.0F, 20.0F}, 164, 5), (std::vector<float>{28, 88, 38}));
}

TEST(GridPlaces, FillTheAreaAndTheLastLineSharesItsWidthWhereItIsAsked) {
  const Rect area{0, 0, 320, 100};
  const std::vector<Rect> kept = grid_places(area, 5, 3, 10),
                          shared = grid_places(area, 5, 3, 10, LastLine::Shared);
  EXPECT_EQ(kept[4], (Rect{110, 55, 100, 45}));
  EXPECT_EQ(shared[2], kept[2]);
  EXPECT_EQ(shared[4], (Rect{165, 55, 155, 45}));
}

}  // namespace
}  // namespace quintet::ui
