// The pages compared with reviewed pictures.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "play/gomoku_driver.hpp"
#include "play/link_driver.hpp"
#include "support/golden.hpp"

namespace quintet::app {
namespace {

const GoldenFolder kGolden(QUINTET_GOLDEN, QUINTET_GOLDEN_FAILED);

// The boards come from saves, so that changes in dealing or in the computer players do not change the pictures.
void give_kept_games(const TestPlayer& player) {
  std::filesystem::create_directories(player.data());
  std::filesystem::copy(QUINTET_KEPT_GAME, player.data() / "link-relaxed.save");
  std::ofstream(player.data() / "records.json")
      << R"({"link": {"stars": [3, 3, 2, 3, 3, 2, 3, 3, 1, 3, 2, 3]}})";
  const gomoku::SeatPlayer person{}, adept{gomoku::Level::Adept};
  give(player, match_with({}, {person, adept}, "h8 i9 g7 h9 g9 g8 j8 f10 e11 i7 f8 e8 i10 h11 k8 i8"));
  give(player, match_with({}, {person, person}, "h8 h9 i8 g9 j8 f9 k8 g8"));
}

struct Page {
  std::string name;
  std::string way;  // the script that opens it
};

const Page kMenu{"menu", "settle"};
const Page kSettings{"settings", "tap menu.settings\nsettle"};
const Page kSetup{"setup", "tap menu.link\nsettle\ntap link.timed\nsettle"};
const Page kPlay{
    "play", "tap menu.link\nsettle\ntap link.relaxed\nsettle\ntap tile 5,3\nhover link.play.back\nsettle"};
const Page kPause{"pause", "tap menu.link\nsettle\ntap link.relaxed\nsettle\npress Pause\nsettle"};
const Page kResult{"result", ""};  // by playing a game to its end
const Page kJourney{"journey", "tap menu.link\nsettle\ntap link.journey\nsettle"};

const Page kGomokuHome{"gomoku-home", "tap menu.gomoku\nsettle"};
const Page kGomokuSetup{"gomoku-setup",
                        "tap menu.gomoku\nsettle\ntap gomoku.computer\nsettle\npress Pause\nsettle\ntap "
                        "pause.setup\nsettle"};
const Page kGomokuWatchSetup{
    "gomoku-watch-setup",
    "tap menu.gomoku\nsettle\ntap gomoku.watch\nsettle\ntap gomoku.setup.rule.renju\nsettle"};
const Page kGomokuPlay{"gomoku-play", "tap menu.gomoku\nsettle\ntap gomoku.computer\nsettle"};
const Page kGomokuNumbers{"gomoku-numbers", kGomokuPlay.way +
                                                "\npress Pause\nsettle\ntap pause.settings\nsettle\npress "
                                                "End\nsettle\ntap settings.gomoku-numbers\npress "
                                                "Back\nsettle\npress Pause\nsettle"};
const Page kGomokuThreats{"gomoku-threats",
                          "tap menu.gomoku\nsettle\ntap gomoku.two\nsettle\npress Secondary\nsettle"};
const Page kGomokuHint{"gomoku-hint", "tap menu.gomoku\nsettle\ntap gomoku.two\nsettle\npress Hint\nsettle"};
const Page kGomokuResult{"gomoku-result", "tap menu.gomoku\nsettle\ntap gomoku.two\nsettle\ntap l8\nsettle"};
// The line through the five, with the last stone.
const Page kGomokuWin{"gomoku-win",
                      kGomokuResult.way + "\ntap result.board\nsettle\nhover gomoku.play.back\nsettle"};

const Page kGomokuReview{"gomoku-review", kGomokuResult.way + "\ntap result.review\nsettle"};

const Page kGomokuLesson{"gomoku-lesson",
                         "tap menu.help\nsettle\ntap help.gomoku\nsettle\ntap help.lesson\nsettle"};

struct View {
  Page page;
  std::string language = "en";
  std::string desk = "paper";
  Options::WindowSize size{1280, 720};

  std::string name() const {
    return page.name + '_' + language + '_' + desk + '_' + std::to_string(size.width);
  }
};

void PrintTo(const View& view, std::ostream* out) {
  *out << view.name();
}

void add_views_of_gomoku(std::vector<View>& all) {
  for (const Page& page : {kGomokuHome, kGomokuSetup, kGomokuPlay, kGomokuWin}) {
    all.push_back({page, "en", "paper"});
    all.push_back({page, "zh_CN", "ink"});
  }
  for (const Page& page : {kGomokuPlay, kGomokuReview}) {
    all.push_back({page, "zh_CN", "celadon"});
    all.push_back({page, "en", "walnut"});
  }
  all.push_back({kGomokuNumbers, "en", "ink"});
  all.push_back({kGomokuNumbers, "zh_CN", "paper"});
  all.push_back({kGomokuThreats, "en", "celadon"});
  all.push_back({kGomokuHint, "zh_CN", "walnut"});
  all.push_back({kGomokuResult, "en", "celadon"});
  all.push_back({kGomokuResult, "zh_CN", "paper"});
  all.push_back({kGomokuPlay, "en", "paper", {640, 480}});
  all.push_back({kGomokuPlay, "zh_CN", "walnut", {540, 960}});
  all.push_back({kGomokuSetup, "en", "celadon", {640, 480}});
  all.push_back({kGomokuLesson, "en", "paper"});
  all.push_back({kGomokuLesson, "zh_CN", "ink", {540, 960}});
  all.push_back({kGomokuSetup, "zh_CN", "walnut", {540, 960}});
  all.push_back({kGomokuWatchSetup, "zh_CN", "paper"});
}

std::vector<View> views() {
  std::vector<View> all;
  for (const Page& page : {kMenu, kSettings, kSetup, kPlay, kPause, kResult}) {
    all.push_back({page, "en", "paper"});
    all.push_back({page, "zh_CN", "ink"});
  }
  for (const Page& page : {kMenu, kPlay}) {
    all.push_back({page, "en", "celadon"});
    all.push_back({page, "zh_CN", "walnut"});
  }
  all.push_back({kPlay, "zh_CN", "paper", {960, 540}});
  all.push_back({kJourney, "en", "ink", {960, 540}});
  all.push_back({kJourney, "zh_CN", "paper"});
  all.push_back({kJourney, "zh_CN", "walnut", {540, 960}});
  all.push_back({kSetup, "zh_CN", "celadon", {640, 480}});
  all.push_back({kSetup, "en", "walnut", {540, 960}});
  add_views_of_gomoku(all);
  return all;
}

Picture picture_of(const View& view) {
  const TestPlayer player;
  give_kept_games(player);
  Options options = player.options();
  options.language = view.language;
  options.theme = view.desk;
  options.size = view.size;
  Driver driver(options);
  driver.settle();
  if (view.page.way.empty()) {
    const auto match = kept_match(player, link::Mode::Relaxed);
    driver.play("tap menu.link\nsettle\ntap link.relaxed\nsettle");
    clear(driver, *match);
    driver.settle();
  } else {
    driver.play(view.page.way);
  }
  driver.app().draw();
  return driver.app().window().read_pixels();
}

class Golden : public testing::TestWithParam<View> {};

TEST_P(Golden, PageLooksAsItDid) {
  if (const auto comparable = kGolden.comparable(); !comparable) GTEST_SKIP() << comparable.error().text;
  const auto checked = kGolden.check(GetParam().name(), picture_of(GetParam()));
  EXPECT_TRUE(checked) << checked.error().text;
}

INSTANTIATE_TEST_SUITE_P(Pages, Golden, testing::ValuesIn(views()), [](const auto& view) {
  std::string name = view.param.name();
  std::ranges::replace(name, '-', '_');
  return name;
});

// A copy of the picture with a part moved to the right by this many pixels.
Picture with_moved(const Picture& picture, int left, int top, int width, int height, int by) {
  Picture moved = picture;
  for (int y = top; y < top + height; ++y) {
    for (int x = left; x < left + width; ++x) {
      const auto row = static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width);
      moved.argb[row + static_cast<std::size_t>(x + by)] = picture.argb[row + static_cast<std::size_t>(x)];
    }
  }
  return moved;
}

TEST(GoldenComparison, SeesAButtonThatMovedByOnePixel) {
  const TestPlayer player;
  Driver driver(player);
  driver.play("tap menu.settings\nsettle");
  driver.app().draw();
  const Picture picture = driver.app().window().read_pixels();
  const Vec button = *driver.app().scenes().top()->locate("settings.desk.ink");
  const Picture moved =
      with_moved(picture, static_cast<int>(button.x) - 70, static_cast<int>(button.y) - 24, 140, 48, 1);
  EXPECT_TRUE(difference(picture, picture).small());
  EXPECT_FALSE(difference(picture, moved).small()) << difference(picture, moved).share;
}

TEST(GoldenComparison, SeesAColourThatChangedALittleEverywhere) {
  Picture one{100, 100, std::vector<std::uint32_t>(10'000, 0x808080)};
  Picture other = one;
  for (auto& pixel : other.argb) pixel += 1;
  EXPECT_FALSE(difference(one, other).small());
}

TEST(GoldenComparison, TreatsPicturesOfAnotherSizeAsDifferent) {
  const Picture one{2, 1, {0, 0}}, other{1, 2, {0, 0}};
  EXPECT_FALSE(difference(one, other).small());
}

}  // namespace
}  // namespace quintet::app
