#include "ui/widgets/theme.hpp"

#include <gtest/gtest.h>

#include "app/games.hpp"
#include "games/link/board_view.hpp"
#include "support/contrast.hpp"
#include "support/test_context.hpp"
#include "ui/widgets/controls.hpp"

namespace quintet::ui {
namespace {

using Kind = Control::Kind;

constexpr double kOutline = 3, kText = 4.5, kHighText = 7;

struct Ground {
  const char* name;
  Rgba colour;
};

struct EveryDesk : testing::TestWithParam<std::tuple<Desk, Contrast>> {
  Theme theme = make_theme(std::get<0>(GetParam()), std::get<1>(GetParam()));
  Palette c = theme.colour;
  std::vector<Ground> grounds{{"canvas", c.canvas}, {"surface", c.surface}, {"raised", c.raised}};
};

struct Case {
  const char* name;
  Kind kind;
  float value;
};

constexpr Case kCases[] = {
    {"button", Kind::Button, 0},    {"primary", Kind::Primary, 0},  {"icon", Kind::Icon, 0},
    {"choice", Kind::Choice, 0},    {"chosen", Kind::Choice, 1},    {"toggle off", Kind::Toggle, 0},
    {"toggle on", Kind::Toggle, 1}, {"slider", Kind::Slider, 0.5F},
};

TEST_P(EveryDesk, ControlsStandOutFromTheirGroundInEveryState) {
  for (const Case& it : kCases) {
    for (const float warm : {0.0F, 0.5F, 1.0F}) {
      const ControlColours colours =
          control_colours(c, {.id = "x", .kind = it.kind, .value = it.value}, warm);
      for (const Ground& ground : grounds) {
        EXPECT_GE(contrast(colours.edge, ground.colour), kOutline)
            << it.name << " on " << ground.name << ", warm " << warm;
      }
      EXPECT_EQ(colours.edge.a, 255) << it.name;
    }
  }
}

TEST_P(EveryDesk, WordsOnControlsCanBeReadInEveryState) {
  for (const Case& it : kCases) {
    if (it.kind == Kind::Toggle || it.kind == Kind::Slider) continue;
    for (const float warm : {0.0F, 0.5F, 1.0F}) {
      const ControlColours colours =
          control_colours(c, {.id = "x", .kind = it.kind, .value = it.value}, warm);
      EXPECT_GE(contrast(colours.ink, colours.body), kText) << it.name << ", warm " << warm;
    }
  }
}

TEST_P(EveryDesk, TheKnobOfAToggleStandsOutFromItsTrack) {
  for (const float value : {0.0F, 1.0F}) {
    for (const float warm : {0.0F, 1.0F}) {
      const ControlColours colours =
          control_colours(c, {.id = "x", .kind = Kind::Toggle, .value = value}, warm);
      EXPECT_GE(contrast(colours.ink, colours.body), kOutline) << value << ' ' << warm;
    }
  }
}

TEST_P(EveryDesk, TheRingOfTheFocusStandsOut) {
  for (const Ground& ground : grounds) EXPECT_GE(contrast(c.focus, ground.colour), kOutline) << ground.name;
}

TEST_P(EveryDesk, TextCanBeRead) {
  for (const Ground& ground : grounds) {
    for (const Rgba text : {c.text, c.text_2, c.text_3, c.danger, c.warn})
      EXPECT_GE(contrast(text, ground.colour), kText) << ground.name;
    for (const GameDefinition* game : app::games())
      EXPECT_GE(contrast(game->accent.on(theme), ground.colour), kText) << ground.name << ' ' << game->id;
  }
}

TEST_P(EveryDesk, HighContrastMakesTextClearerStill) {
  if (std::get<1>(GetParam()) != Contrast::High) return;
  for (const Ground& ground : grounds) {
    for (const Rgba text : {c.text, c.text_2, c.text_3, c.border}) {
      EXPECT_GE(contrast(text, ground.colour), kHighText) << ground.name;
    }
  }
}

TEST_P(EveryDesk, LinesAndBlackStonesStandOutFromTheBoard) {
  EXPECT_GE(contrast(c.field_line, c.field), kOutline);
  EXPECT_GE(contrast(kBlackStone, c.field), kOutline);
}

// A white stone on a light board has a dark rim.
TEST_P(EveryDesk, WhiteStonesStandOutFromTheBoardByThemselvesOrByTheirRim) {
  const bool high = std::get<1>(GetParam()) == Contrast::High;
  // With high contrast every stone has an outline, and lines and coordinates are dark on a light ground.
  EXPECT_GE(contrast(c.field_line, c.field), high ? kHighText : kOutline);
  const double least_with_rim = high ? 1.2 : 1.7;
  EXPECT_GE(contrast(kWhiteStone, c.field), least_with_rim);
  const double rim = std::max(contrast(kWhiteStone, c.field), contrast(kWhiteStoneRim, c.field));
  EXPECT_GE(rim, kOutline);
  EXPECT_GE(contrast(kWhiteStoneRim, kWhiteStone), kOutline);
  EXPECT_GE(contrast(kBlackStone, kWhiteStone), kHighText);
}

TEST_P(EveryDesk, TheBoardStandsOutFromItsFrame) {
  EXPECT_GE(contrast(c.field_edge, c.field), 2.0);
}

INSTANTIATE_TEST_SUITE_P(Theme, EveryDesk,
                         testing::Combine(testing::ValuesIn(kDesks),
                                          testing::Values(Contrast::Normal, Contrast::High)));

// The lines and the letters of a board of stones, on its material.
TEST(Themes, LettersOnTheBoardCanBeRead) {
  for (const Desk desk : kDesks) {
    const Palette palette = make_theme(desk, Contrast::Normal).colour;
    EXPECT_GE(contrast(palette.field_line, palette.field), 5.0) << word_of(desk);
  }
}

TEST(Theme, EveryThemeIsFoundByItsWord) {
  for (const Desk desk : kDesks) EXPECT_EQ(desk_of(word_of(desk)), desk);
  EXPECT_EQ(desk_of("glass"), std::nullopt);
}

TEST(Theme, EveryThemeHasMusicAWinSoundAndABoard) {
  TestContext test;
  const Assets& assets = test.context().assets;
  for (const Desk desk : kDesks) {
    const std::string word(word_of(desk));
    for (const std::string& name :
         {"music/" + word + ".ogg", "sounds/win-" + word + ".ogg", "images/stones/field-" + word + ".svg"}) {
      EXPECT_TRUE(assets.find(name)) << name;
    }
    EXPECT_TRUE(assets.find(link::tile_face_picture(make_theme(desk, Contrast::Normal)))) << word;
  }
}

}  // namespace
}  // namespace quintet::ui
