#include "ui/widgets/texts.hpp"

#include <gtest/gtest.h>

namespace quintet::ui {
namespace {

TEST(NumberText, SeparatesThousands) {
  EXPECT_EQ(number_text(0), "0");
  EXPECT_EQ(number_text(999), "999");
  EXPECT_EQ(number_text(12'480), "12,480");
  EXPECT_EQ(number_text(1'234'567), "1,234,567");
}

TEST(NumberText, RoundsEstimatesToThreeDigits) {
  EXPECT_EQ(rounded_text(-5), "0");
  EXPECT_EQ(rounded_text(999.4), "999");
  EXPECT_EQ(rounded_text(12'480), "12,500");
  EXPECT_EQ(rounded_text(99'960), "100,000");
}

TEST(NumberText, IsShortOnAnAxis) {
  EXPECT_EQ(short_number_text(800), "800");
  EXPECT_EQ(short_number_text(2'500), "2.5k");
  EXPECT_EQ(short_number_text(3'000), "3k");
  EXPECT_EQ(short_number_text(120'000), "120k");
  EXPECT_EQ(short_number_text(1'200'000), "1.2M");
}

TEST(DateText, SaysAsMuchAsIsKnown) {
  const Localiser words;
  const auto said = [&](std::string_view iso) { return recent_day_text(words, iso, {2026, 11, 21}); };
  EXPECT_EQ(said("2026-11-22"), "22 Nov");
  EXPECT_EQ(said("2024-05-07"), "7 May 2024");
  EXPECT_EQ(said("2024-05"), "May 2024");
  EXPECT_EQ(said("2024"), "2024");
  for (const char* none : {"", "soon", "2024-13", "2024-5", "2024-05-", "2024/05", "2024-05-32"})
    EXPECT_EQ(said(none), "") << none;
}

}  // namespace
}  // namespace quintet::ui
