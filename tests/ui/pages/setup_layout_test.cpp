// Where the rows of a setup stand in windows of any size, and the controls that they become.
#include "ui/pages/setup_layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/test_context.hpp"

namespace quintet::ui {
namespace {

using Look = SetupRow::Look;
using Place = SetupRow::Place;

SetupRow row_with(std::string id, std::size_t count, Look look, Place place = Place::Panel) {
  SetupRow row{.id = std::move(id), .label = "Row", .look = look, .place = place};
  for (std::size_t i = 0; i < count; ++i)
    row.options.push_back({.id = std::to_string(i), .label = std::to_string(i), .sentence = "What it means"});
  return row;
}

std::vector<SetupRow> every_look() {
  return {row_with("ladder", 8, Look::Ladder, Place::Side),
          row_with("segments", 3, Look::Segments),
          row_with("icons", 11, Look::Icons),
          row_with("cards", 3, Look::Cards),
          row_with("number", 0, Look::Steps),
          row_with("gallery", 25, Look::Gallery, Place::Below)};
}

class SetupLayoutTest : public testing::Test {
 protected:
  SetupPlaces place(Extent size) {
    return SetupLayout(test.context().canvas, test.context().line_height(), rows, galleries).place(size);
  }
  static const PlacedRow& find(const SetupPlaces& places, std::string_view id) {
    return *std::ranges::find(places.rows, id, [](const PlacedRow& placed) { return placed.row->id; });
  }

  TestContext test;
  GalleryPages galleries;
  std::vector<SetupRow> rows = every_look();
};

TEST_F(SetupLayoutTest, AWideWindowHasALadderBesideTheHeroAndTheGalleryBelow) {
  const SetupPlaces places = place({1280, 720});
  const PlacedRow &ladder = find(places, "ladder"), &gallery = find(places, "gallery");
  EXPECT_EQ(ladder.look, Look::Ladder);
  EXPECT_LE(ladder.bounds.right(), places.hero.x);
  EXPECT_GE(gallery.bounds.y, places.hero.bottom());
  EXPECT_LE(gallery.bounds.right(), places.panel.x);
  EXPECT_TRUE(find(places, "segments").in_panel);
  EXPECT_FALSE(ladder.in_panel || gallery.in_panel);
}

TEST_F(SetupLayoutTest, ASmallWindowHasAllRowsInThePanel) {
  for (const Extent size : {Extent{640, 480}, {480, 800}}) {
    const SetupPlaces places = place(size);
    EXPECT_TRUE(std::ranges::all_of(places.rows, &PlacedRow::in_panel));
    EXPECT_EQ(find(places, "ladder").look, Look::Cards);
    EXPECT_TRUE(places.side.empty());
  }
}

TEST_F(SetupLayoutTest, RowsKeepTheirOrderAndDoNotOverlap) {
  for (const Extent size : {Extent{1920, 1080}, {1280, 720}, {1000, 700}, {640, 480}, {480, 800}}) {
    const SetupPlaces places = place(size);
    ASSERT_EQ(places.rows.size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      EXPECT_EQ(places.rows[i].row, &rows[i]);
      for (std::size_t j = 0; j < i; ++j)
        EXPECT_TRUE(intersection(places.rows[i].bounds, places.rows[j].bounds).empty())
            << rows[i].id << " and " << rows[j].id << " at " << size.w;
    }
  }
}

TEST_F(SetupLayoutTest, RowsStandCloserBeforeTheyScroll) {
  const auto panel_of = [this](std::size_t count) {
    rows.assign(count, row_with("row", 2, Look::Icons));
    return place({1280, 720});
  };
  const SetupPlaces few = panel_of(3), many = panel_of(5), too_many = panel_of(20);
  const auto target = [](const SetupPlaces& places) { return places.rows.front().options.h; };
  EXPECT_EQ(target(few), kTarget);
  EXPECT_LT(target(many), kTarget);
  EXPECT_LE(many.height, many.view.h);
  EXPECT_GT(too_many.height, too_many.view.h);
  EXPECT_EQ(target(too_many), kTarget) << "what scrolls has room";
}

TEST_F(SetupLayoutTest, RowsThatShareALineStandSideBySide) {
  rows = {row_with("width", 0, Look::Steps), row_with("height", 0, Look::Steps)};
  for (SetupRow& row : rows) row.share = 0.5F;
  const SetupPlaces places = place({1280, 720});
  EXPECT_EQ(find(places, "width").bounds.y, find(places, "height").bounds.y);
  EXPECT_LT(find(places, "width").bounds.right(), find(places, "height").bounds.x);
}

TEST_F(SetupLayoutTest, TheControlsOfThePanelScrollAndTheOthersStay) {
  const SetupPlaces places = place({1280, 720});
  SetupControls controls("looks");
  controls.build(places);
  const std::vector<Control> before = controls.scrolled(0), after = controls.scrolled(50);
  ASSERT_EQ(before.size(), after.size());
  for (std::size_t i = 0; i < before.size(); ++i) {
    const SetupControls::Part* part = controls.part_of(before[i].id);
    ASSERT_NE(part, nullptr) << before[i].id;
    const float by = part->placed->in_panel ? 50 : 0;
    EXPECT_EQ(after[i].bounds, before[i].bounds.moved({0, -by})) << before[i].id;
  }
}

TEST_F(SetupLayoutTest, AControlStandsForAnOptionOrAButton) {
  rows[4].previous = false;
  const SetupPlaces places = place({1280, 720});
  SetupControls controls("looks");
  controls.build(places);
  const SetupControls::Part* part = controls.part_of("looks.segments.2");
  ASSERT_NE(part, nullptr);
  EXPECT_EQ(part->row().id, "segments");
  EXPECT_EQ(part->option, 2U);
  EXPECT_EQ(controls.part_of("looks.begin"), nullptr);
  const auto enabled = [all = controls.scrolled(0)](std::string_view id) {
    return std::ranges::find(all, id, &Control::id)->enabled;
  };
  EXPECT_FALSE(enabled("looks.number.previous"));
  EXPECT_TRUE(enabled("looks.number.next"));
  EXPECT_FALSE(enabled("looks.gallery.previous")) << "the first page";
}

}  // namespace
}  // namespace quintet::ui
