#include "games/mines/cells.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/contrast.hpp"

namespace quintet::mines {
namespace {

template <class Check>
void on_every_desk(const Check& check) {
  for (const ui::Contrast contrast : {ui::Contrast::Normal, ui::Contrast::High}) {
    for (const ui::Desk desk : ui::kDesks) {
      SCOPED_TRACE(std::string(ui::word_of(desk)) + (contrast == ui::Contrast::High ? ", high" : ""));
      check(ui::make_theme(desk, contrast));
    }
  }
}

TEST(MinesCellLook, NumbersCanBeReadOnTheBedAndAsProofs) {
  on_every_desk([](const ui::Theme& theme) {
    const CellColours& c = cell_colours(theme);
    const double least = theme.contrast == ui::Contrast::High ? 7 : 4.5;
    for (std::size_t i = 0; i < c.numbers.size(); ++i) {
      EXPECT_GE(contrast(c.numbers[i], c.bed), least) << i + 1;
      EXPECT_GE(contrast(c.numbers[i], c.proof.ground), 4.5) << i + 1;
    }
  });
}

TEST(MinesCellLook, SignsAndMarksCanBeSeenOnTheirGrounds) {
  on_every_desk([](const ui::Theme& theme) {
    const CellColours& c = cell_colours(theme);
    EXPECT_GE(contrast(c.flag, c.block), 3) << "also the petals of a blossom";
    EXPECT_GE(contrast(theme.colour.dark ? c.charred : c.burst, c.flag), 3) << "its heart";
    EXPECT_GE(contrast(c.pole, c.block), 4.5) << "a question mark is text";
    EXPECT_GE(contrast(c.iron, c.bed), 3);
    EXPECT_GE(contrast(c.charred, c.burst), 4.5);
    EXPECT_GE(contrast(c.fatal, c.burst), 3);
    for (const MarkColours& mark : {c.safe, c.mine, c.proof})
      EXPECT_GE(contrast(mark.frame, mark.ground), 4.5);
  });
}

TEST(MinesCellLook, ChancesCanBeReadOnEveryTint) {
  on_every_desk([](const ui::Theme& theme) {
    const auto& tints = cell_colours(theme).chance;
    for (std::size_t i = 0; i + 1 < tints.size(); ++i) {
      for (const float part : {0.0F, 0.25F, 0.5F, 0.75F, 1.0F})
        EXPECT_GE(contrast(theme.colour.text, mix(tints[i], tints[i + 1], part)), 4.5) << i + part;
    }
  });
}

}  // namespace
}  // namespace quintet::mines
