#include "engine/text/localiser.hpp"

#include <gtest/gtest.h>

#include "engine/text/mo_writer.hpp"

namespace quintet {
namespace {

Localiser speaking(const Messages& messages, const std::string& plural = "nplurals=1; plural=0;") {
  Localiser localiser;
  EXPECT_TRUE(localiser.speak("zh_CN", mo_file(with_header(messages, plural))));
  return localiser;
}

TEST(Localiser, SpeaksEnglishByDefault) {
  const Localiser localiser;
  EXPECT_EQ(localiser.language(), "en");
  EXPECT_EQ(localiser.tr("Undo"), "Undo");
  EXPECT_EQ(localiser.tr("go", "Pass"), "Pass");
  EXPECT_EQ(localiser.trn("{count} move", "{count} moves", 1), "{count} move");
  EXPECT_EQ(localiser.trn("{count} move", "{count} moves", 0), "{count} moves");
}

TEST(Localiser, TranslatesWithAndWithoutContext) {
  const Localiser localiser = speaking({{"Pass", "通过"}, {"go\x04Pass", "停一手"}});
  EXPECT_EQ(localiser.tr("Pass"), "通过");
  EXPECT_EQ(localiser.tr("go", "Pass"), "停一手");
  EXPECT_EQ(localiser.tr("mines", "Pass"), "Pass");
}

TEST(Localiser, ChoosesThePluralOfTheLanguage) {
  const std::string id("{count} move\0{count} moves", 26);
  const Localiser one = speaking({{id, "{count} 步"}});
  EXPECT_EQ(one.trn("{count} move", "{count} moves", 1), "{count} 步");
  EXPECT_EQ(one.trn("{count} move", "{count} moves", 5), "{count} 步");
  const Localiser two = speaking({{id, std::string("un\0plusieurs", 12)}}, "nplurals=2; plural=n>1;");
  EXPECT_EQ(two.trn("{count} move", "{count} moves", 0), "un");
  EXPECT_EQ(two.trn("{count} move", "{count} moves", 2), "plusieurs");
}

TEST(Localiser, LeavesInEnglishWhatIsNotTranslated) {
  const Localiser localiser = speaking({{"Undo", ""}});
  EXPECT_EQ(localiser.tr("Undo"), "Undo");
  EXPECT_EQ(localiser.tr("Redo"), "Redo");
  EXPECT_EQ(localiser.trn("a", "b", 2), "b");
}

TEST(Localiser, CountsChangesOfTheLanguage) {
  Localiser localiser = speaking({{"Undo", "悔棋"}});
  const auto before = localiser.revision();
  localiser.speak_english();
  EXPECT_NE(localiser.revision(), before);
  EXPECT_EQ(localiser.language(), "en");
  EXPECT_EQ(localiser.tr("Undo"), "Undo");
}

TEST(Localiser, FallsBackToEnglishOnABrokenCatalogue) {
  Localiser localiser = speaking({{"Undo", "悔棋"}});
  const auto spoken = localiser.speak("zh_CN", {});
  ASSERT_FALSE(spoken);
  EXPECT_EQ(spoken.error().text, "not a compiled catalogue");
  EXPECT_EQ(localiser.language(), "en");
  EXPECT_EQ(localiser.tr("Undo"), "Undo");
}

TEST(Format, FillsInPlacesByName) {
  EXPECT_EQ(format("{count} moves", {{"count", "3"}}), "3 moves");
  EXPECT_EQ(format("{b} after {a}, {a}", {{"a", "1"}, {"b", "2"}}), "2 after 1, 1");
}

TEST(Format, LeavesEverythingElseAlone) {
  EXPECT_EQ(format("", {{"a", "1"}}), "");
  EXPECT_EQ(format("{unknown} {", {{"a", "1"}}), "{unknown} {");
  EXPECT_EQ(format("{ {a}", {{"a", "1"}}), "{ 1");
  EXPECT_EQ(format("} {a}", {{"a", "{a}"}}), "} {a}");
}

}  // namespace
}  // namespace quintet
