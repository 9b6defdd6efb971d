// Damaged, foreign or missing files: each is reported clearly, nothing is lost, and play continues.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>

#include "app/app.hpp"
#include "engine/storage/memory_files.hpp"
#include "games/link/match.hpp"
#include "games/link/matches.hpp"
#include "games/link/settings.hpp"
#include "support/app_driver.hpp"

namespace quintet::app {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

constexpr const char* kSave = "data/link-today.save";

// A player who has made three moves on today's board; each move leaves the previous save as the last good copy.
void play_a_little(const TestPlayer& player) {
  Driver driver(player);
  driver.play("tap menu.link\nsettle\ntap link.today\nsettle");
  for (int move = 0; move < 3; ++move) {
    driver.play("press Shuffle");
    driver.context().profile.finish_saving();  // a file of its own, however busy the machine is
  }
  driver.play("close");
}

// The messages so far; the reports of the thread that reads and writes are waited for.
std::vector<std::string> told(Driver& driver) {
  driver.context().profile.finish_saving();
  driver.context().profile.take_reports();
  return driver.take_notices();
}

// The message on Link-up's own page, which loads the saved games.
std::vector<std::string> told_on_page_of_link(Driver& driver) {
  driver.play("tap menu.link\nsettle\nexpect link");
  std::vector<std::string> all = told(driver);
  const std::string seen = driver.seen(), start = " notice=";
  if (const auto at = seen.find(start); at != std::string::npos)
    all.insert(all.begin(), seen.substr(at + start.size()));
  return all;
}

TEST(DamagedSave, LoadsTheLastGoodCopyAndSaysSo) {
  const TestPlayer player;
  play_a_little(player);
  const std::string save = player.get(kSave);
  player.put(kSave, save.substr(0, save.size() / 2));
  Driver driver(player);
  EXPECT_THAT(told_on_page_of_link(driver), ElementsAre(HasSubstr("Backup opened")));
  driver.play("expect link saved=today\ntap link.today\nsettle\nexpect link.play reshuffles=3");
  EXPECT_THAT(player.files("data", "link-today.save.corrupt-"), testing::SizeIs(1));
}

TEST(DamagedSave, WithoutAGoodCopyIsSetAsideAndNotLost) {
  const TestPlayer player;
  play_a_little(player);
  std::filesystem::remove(player.data() / "link-today.save.bak");
  const std::string damaged = player.get(kSave) + "more";
  player.put(kSave, damaged);
  Driver driver(player);
  EXPECT_THAT(told_on_page_of_link(driver), ElementsAre(HasSubstr("was damaged and set aside")));
  driver.play("tap link.today\nsettle\nexpect link.play reshuffles=0");
  const auto aside = player.files("data", "link-today.save.corrupt-");
  ASSERT_THAT(aside, testing::SizeIs(1));
  EXPECT_EQ(player.get("data/" + aside.front()), damaged);
}

// Complete saves of something else: another game, another mode.
TEST(ForeignSave, IsSetAsideLikeADamagedOne) {
  const TestPlayer writer;
  play_a_little(writer);
  const std::string save = writer.get(kSave);
  std::string other_game = save;
  other_game.replace(other_game.find(" link "), 6, " chess ");
  for (const auto& [name, text] : {std::pair<std::string, std::string>{"link-today", other_game},
                                   {"link-timed", save},
                                   {"link-relaxed",
                                    "\x7f"
                                    "ELF\0\0\xff\xfe"},
                                   {"link-journey", ""}}) {
    const TestPlayer player;
    player.put("data/" + name + ".save", text);
    Driver driver(player);
    EXPECT_THAT(told_on_page_of_link(driver), ElementsAre(HasSubstr("set aside"))) << name;
    EXPECT_EQ(driver.value("saved"), "");
  }
}

// It is no damage, and the version that has saved it will go on with it.
TEST(SaveOfALaterVersion, StaysWhereItIsAndIsKeptWhenAnotherTakesItsPlace) {
  const TestPlayer player;
  play_a_little(player);
  std::string later = player.get(kSave);
  later.replace(later.find("quintet 1"), 9, "quintet 9");
  player.put(kSave, later);
  Driver driver(player);
  EXPECT_THAT(told_on_page_of_link(driver),
              ElementsAre("link-today.save is from a newer version. Left alone."));
  EXPECT_EQ(driver.value("saved"), "");
  EXPECT_EQ(player.get(kSave), later);
  driver.play("tap link.today\nsettle\npress Shuffle\nsettle");
  EXPECT_THAT(told(driver), ElementsAre("link-today.save from a newer version was renamed."));
  const auto aside = player.files("data", "link-today.save.newer-");
  ASSERT_THAT(aside, testing::SizeIs(1));
  EXPECT_EQ(player.get("data/" + aside.front()), later);
  EXPECT_THAT(player.files("data", "link-today.save.corrupt"), IsEmpty());
}

TEST(GamesOfALaterVersion, StayWhereTheyAre) {
  const TestPlayer player;
  player.put("data/mines.games", "quintet-games 2\nand more\n");
  Driver driver(player);
  EXPECT_THAT(driver.context().profile.kept_games("mines").games(), IsEmpty());
  EXPECT_THAT(told(driver), ElementsAre(HasSubstr("newer version")));
  EXPECT_EQ(player.get("data/mines.games"), "quintet-games 2\nand more\n");
}

// Twenty damaged files are one cause, and one message.
TEST(DamagedSaves, AreOneMessage) {
  const TestPlayer player;
  for (const std::string name : {"link-timed", "link-relaxed", "link-journey", "link-today"})
    player.put("data/" + name + ".save", "damaged");
  Driver driver(player);
  EXPECT_THAT(told_on_page_of_link(driver), ElementsAre("4 files were damaged and set aside."));
}

TEST(Settings, ThatAreNotJsonAreSetAsideAndReported) {
  const TestPlayer player;
  player.put("config/settings.json", "language = en");
  Options options = player.options();
  options.language.clear();
  Driver driver(options);
  EXPECT_EQ(driver.context().profile.settings(), ui::Settings{});
  EXPECT_THAT(told(driver), ElementsAre(HasSubstr("settings.json")));
  EXPECT_THAT(player.files("config", "settings.json.corrupt-"), testing::SizeIs(1));
}

TEST(SettingsAndRecords, WithAWrongChecksumAreSetAsideAndReported) {
  const TestPlayer player;
  { Driver(player).play("press ToggleMute\nclose"); }
  std::string settings = player.get("config/settings.json");
  EXPECT_THAT(settings, HasSubstr("\nchecksum "));
  player.put("config/settings.json", settings.replace(settings.find("true"), 4, "false"));
  std::filesystem::remove(player.config() / "settings.json.bak");
  player.put("data/records.json", "{}\nchecksum 0123456789abcdef\n");
  Driver driver(player);
  EXPECT_THAT(told(driver),
              ElementsAre(HasSubstr("settings.json was damaged"), HasSubstr("records.json was damaged")));
  EXPECT_THAT(player.files("config", "settings.json.corrupt-"), testing::SizeIs(1));
}

// As earlier versions wrote them, or edited by hand.
TEST(Settings, WithoutAChecksumAreRead) {
  const TestPlayer player;
  player.put("config/settings.json", R"({"desk": "ink"})");
  Driver driver(player);
  EXPECT_EQ(driver.context().profile.settings().desk, ui::Desk::Ink);
  EXPECT_THAT(told(driver), IsEmpty());
}

TEST(Settings, OfTheWrongTypeFallBackOneByOneAndAreNamedInTheLog) {
  const TestPlayer player;
  player.put(
      "config/settings.json",
      R"({"desk": "ink", "fullscreen": "yes", "interface_scale": 9000, "volume": [1, 2], "link": {"gravity": 7, "width": -3}})");
  Driver driver(player);
  EXPECT_THAT(told(driver), ElementsAre("Invalid settings were reset."));
  const ui::Settings& settings = driver.context().profile.settings();
  EXPECT_EQ(settings.desk, ui::Desk::Ink);
  EXPECT_FALSE(settings.fullscreen);
  EXPECT_EQ(settings.interface_scale, 100);
  EXPECT_EQ(settings.master, ui::Settings{}.master);
  EXPECT_EQ(const_cast<Driver&>(driver).context().profile.get<link::Settings>(), link::Settings{});
  const std::string log = player.get("data/state/quintet.log");
  for (const char* name : {"fullscreen", "interface_scale", "volume", "link.gravity", "link.width"}) {
    EXPECT_THAT(log, HasSubstr(std::string("in the settings, ") + name));
  }
}

TEST(Records, ThatAreDamagedAreSetAside) {
  const TestPlayer player;
  player.put("data/records.json", "{\"link\": ");
  Driver driver(player);
  EXPECT_THAT(told(driver), ElementsAre(HasSubstr("records.json")));
  driver.play("tap menu.link\nsettle\ntap link.journey\nsettle\nexpect link.journey stars=0 next=1");
}

TEST(AssetFolder, ABrokenCatalogueFallsBackToEnglishAndIsReportedOnce) {
  const TestPlayer player;
  player.put("assets/lang/zh_CN.mo", "not a catalogue at all");
  Options options = player.options();
  options.assets = player.assets();
  options.language = "zh_CN";
  Driver driver(options);
  EXPECT_EQ(driver.context().words.language(), "en");
  EXPECT_THAT(told(driver), ElementsAre(HasSubstr("speaks English")));
  driver.play("press ToggleMute\npress ToggleMute");
  EXPECT_THAT(told(driver), IsEmpty());
  EXPECT_THAT(player.get("data/state/quintet.log"), HasSubstr("the catalogue zh_CN is broken"));
}

TEST(AssetFolder, WhenItIsEmptyTheBuiltInAssetsAreUsed) {
  const TestPlayer player;
  std::filesystem::create_directories(player.assets());
  Options options = player.options();
  options.assets = player.assets();
  Driver driver(options);
  driver.play(
      "settle\nexpect menu cards=5\ntap menu.link\nsettle\ntap link.today\nsettle\nexpect "
      "link.play");
  EXPECT_EQ(player.get("data/state/quintet.log"), "");
}

TEST(AssetFolder, AnUnplayableLayoutIsReportedAndNotOffered) {
  const TestPlayer player;
  player.put("assets/layouts/odd.layout", "quintet-layout 1\nname Odd\n***\n");
  player.put("assets/layouts/ragged.layout", "quintet-layout 1\nname Ragged\n****\n**\n");
  player.put("assets/layouts/letters.layout", "quintet-layout 1\nname Letters\nA**B\n");
  player.put("assets/layouts/good.layout", "quintet-layout 1\nname Good\n****\n****\n");
  Options options = player.options();
  options.assets = player.assets();
  Driver driver(options);
  std::vector<std::string> offered;
  for (const link::Figure& figure : link::figures(driver.context().assets)) offered.push_back(figure.file);
  EXPECT_THAT(offered, Contains("good"));
  EXPECT_THAT(offered, Not(Contains("odd")));
  EXPECT_THAT(offered, Not(Contains("ragged")));
  EXPECT_THAT(offered, Not(Contains("letters")));
  const std::string log = player.get("data/state/quintet.log");
  for (const char* name : {"the layout odd", "the layout ragged, line 4", "the layout letters"})
    EXPECT_THAT(log, HasSubstr(name));
  // The settings may still name it; in that case a rectangle is dealt.
  driver.context().profile.change(link::Settings{.layout = "odd"});
  driver.play(
      "tap menu.link\nsettle\ntap link.relaxed\nsettle\ntap link.setup.begin\nsettle\nexpect link.play "
      "left=160");
}

TEST(DataFolder, ThatCannotBeCreatedIsReportedAndPlayContinues) {
  const TestPlayer player;
  player.put("file", "");
  Options options = player.options();
  options.data_dir = player.data().parent_path() / "file" / "data";
  Driver driver(options);
  EXPECT_THAT(told(driver), Contains(HasSubstr("No folder to save in")));
  driver.play(
      "tap menu.link\nsettle\ntap link.today\nsettle\npress Shuffle\nexpect "
      "link.play "
      "reshuffles=1\nclose");
}

// The disk fails for a moment when the program starts. What the player does before it answers is saved as well.
TEST(DataFolder, ThatCannotBeCreatedAtFirstIsTriedAgain) {
  const TestPlayer player;
  const auto files = std::make_shared<MemoryFiles>();
  std::atomic<int> failures = 5;
  files->fault = [&failures](const std::string& operation, const auto&) {
    return operation == "create_folders" && failures-- > 0 ? std::make_error_code(std::errc::io_error)
                                                           : std::error_code();
  };
  {
    Driver driver(player.options(), app::games(), Driver::Lessons::Taken, files);
    driver.play("tap menu.link\nsettle\ntap link.today\nsettle");
    for (int move = 0; move < 10; ++move) driver.play("press Shuffle\nsettle");
    driver.context().profile.finish_saving();
    driver.context().profile.take_reports();
    EXPECT_THAT(player.get("data/state/quintet.log"),
                testing::AllOf(HasSubstr("Saving works again"), Not(HasSubstr("could not be saved"))));
    driver.play("close");
  }
  Driver driver(player.options(), app::games(), Driver::Lessons::Taken, files);
  driver.play("tap menu.link\nsettle\ntap link.today\nsettle\nexpect link.play reshuffles=10");
  EXPECT_THAT(told(driver), IsEmpty());
}

TEST(DataFolder, ThatIsReadOnlyIsReportedAndItsFilesAreRead) {
  if (geteuid() == 0) GTEST_SKIP() << "root may write everywhere";
  const TestPlayer player;
  play_a_little(player);
  const std::string before = player.get(kSave);
  chmod(player.data().c_str(), 0500);
  {
    Driver driver(player);
    EXPECT_THAT(told(driver), Not(IsEmpty()));
    driver.play("tap menu.link\nsettle\ntap link.today\nsettle\nexpect reshuffles=3\npress Shuffle\nclose");
  }
  chmod(player.data().c_str(), 0700);
  EXPECT_EQ(player.get(kSave), before);
}

TEST(SecondCopy, IsReportedPlaysAndSavesNothing) {
  const TestPlayer player;
  play_a_little(player);
  const std::string before = player.get(kSave);
  const Driver first(player);
  Driver second(player);
  EXPECT_THAT(told(second), ElementsAre(HasSubstr("already running")));
  second.play(
      "tap menu.link\nsettle\ntap link.today\nsettle\nexpect reshuffles=3\npress Shuffle\nexpect "
      "reshuffles=4\nclose");
  EXPECT_EQ(player.get(kSave), before);
}

}  // namespace
}  // namespace quintet::app
