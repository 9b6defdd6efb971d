// Boards of Link-up as codes: copied by one player, played by another.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/link/board_text.hpp"
#include "core/link/daily.hpp"
#include "core/link/deal.hpp"
#include "core/link/layout.hpp"
#include "core/link/share.hpp"
#include "games/link/matches.hpp"
#include "games/link/results.hpp"
#include "play/link_driver.hpp"
#include "support/app_driver.hpp"
#include "support/layout_check.hpp"
#include "ui/kit/match_flow.hpp"

namespace quintet::app {
namespace {

using link::Match;
using link::Mode;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

class SharedBoard : public testing::Test {
 protected:
  std::string clipboard() { return driver.context().clipboard.text().value_or(""); }
  // The match of a board from a code, once it has begun.
  std::optional<Match> pasted() { return kept_match(driver, player, Mode::Relaxed); }
  void open_link() { driver.play("settle\ntap menu.link\nsettle"); }
  std::string code() {
    const link::Order order{.layout = link::plain_layout({8, 6}),
                            .rules = {link::Gravity::LrSplit, link::Outside::Forbidden},
                            .kinds = 8};
    return link::write_share(link::deal(order, Random(4)).value());
  }

  TestPlayer player;
  Driver driver{player.options()};
};

TEST_F(SharedBoard, IsCopiedByOnePlayerAndPlayedByAnother) {
  set_board(driver, {.gravity = link::Gravity::Down, .width = 8, .height = 6});
  const Match match = begin(driver, Mode::Timed);
  clear(driver, match, 0, 2);
  driver.play("press Copy\nexpect notice=Copied.");
  const std::string code = clipboard();
  EXPECT_EQ(code, link::write_share(match.start())) << "as it was dealt, although two pairs are gone";

  const TestPlayer other;
  Options options = other.options();
  options.seed = 99;
  driver.restart(options);
  driver.context().clipboard.set_text("Try this: " + code + " :-)");
  driver.play(
      "settle\ntap menu.link\nsettle\npress Paste\nsettle\ntap link.lesson.skip\nsettle\nexpect link.play "
      "mode=relaxed left=48");
  const link::Start shared = link::read_share(code).value();
  EXPECT_EQ(shared.board, match.start().board);
  driver.take(shared.solution.front());
  const auto kept = kept_match(driver, other, Mode::Relaxed);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->start(), shared);
  EXPECT_TRUE(kept->shared());
  clear(driver, *kept, 1);
  driver.play("settle\nexpect result won");
}

TEST_F(SharedBoard, IsRecordedApartAndSaysSo) {
  open_link();
  driver.context().clipboard.set_text(code());
  driver.play("press Paste\nsettle\nexpect link.play");
  const Match match(Mode::Relaxed, link::read_share(code()).value(), std::string(Match::kSharedSubject));
  clear(driver, match);
  driver.play("settle\nexpect result won");
  EXPECT_EQ(link::result_of(driver.context(), match, {}).line,
            "Relaxed · 8 × 6 · Split sideways · shared board, apart from the records");
  const auto rows = driver.context().profile.results("link").rows<ui::BestRow>();
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows.begin()->first, "relaxed *shared");
  EXPECT_EQ(rows.begin()->second, (ui::BestRow{.played = 1, .won = 1})) << "no time";
  driver.play("tap result.leave\nsettle\ntap link.statistics\nsettle\nexpect boards=1");
}

TEST_F(SharedBoard, OfTheDayIsPastedAsARelaxedBoard) {
  open_link();
  driver.play("tap link.today\nsettle\npress Pause\nsettle\npress Copy\nsettle\nexpect notice=Copied.");
  EXPECT_THAT(clipboard(), StartsWith("qlinka"));
  driver.play("tap pause.copy\nsettle\nexpect pause\npress Back\nsettle\nexpect link.play mode=today");
  driver.play("press Paste\nsettle\nexpect link.play mode=relaxed");
  const link::Start today = link::daily_start(driver.context().today());
  EXPECT_EQ(driver.value("left"), std::to_string(today.board.tiles()));
  driver.play("press Back\nsettle\nexpect link saved=today");
}

// The board of a level is copied too, and what was played stays.
TEST_F(SharedBoard, TakesThePlaceOfAnotherMatchThatWaits) {
  set_board(driver, {.width = 8, .height = 6});
  open_link();
  const Match first = begin(driver, Mode::Relaxed);
  clear(driver, first, 0, 5);
  driver.context().clipboard.set_text(code());
  driver.play("press Paste\nsettle\nexpect link.play left=48");
  driver.take(link::read_share(code()).value().solution.front());
  driver.play("expect left=46\npress Back\nsettle\nexpect link");
  const ui::MatchFlow<Match> flow(driver.context());
  const auto marks = flow.unfinished(Mode::Relaxed);
  ASSERT_EQ(marks.size(), 2U);
  EXPECT_TRUE(flow.find(Mode::Relaxed, marks[0])->shared());
  EXPECT_EQ(flow.find(Mode::Relaxed, marks[1])->start(), first.start());
}

// Where too many wait, the oldest one makes room.
TEST_F(SharedBoard, IsAskedForWhereAMatchWouldBeLost) {
  Match waiting(Mode::Relaxed, link::read_share(code()).value(), "8x6 none");
  for (std::size_t i = 0; i < 5; ++i) link::take(waiting, waiting.start().solution[i]);
  ui::Profile& profile = driver.context().profile;
  profile.save_game("link-relaxed", waiting.write());
  for (int i = 1; i <= 20; ++i) profile.save_game("link-relaxed-" + std::to_string(i), waiting.write());
  open_link();
  driver.context().clipboard.set_text(code());
  driver.play("press Paste\nsettle\nexpect dialog\ntap dialog.cancel\nsettle\nexpect link");
  driver.play("press Paste\nsettle\nexpect dialog\ntap dialog.new\nsettle\nexpect link.play left=48");
}

TEST_F(SharedBoard, IsPastedOnTheSetupToo) {
  open_link();
  driver.play("tap link.timed\nsettle\nexpect link.setup");
  driver.context().clipboard.set_text(code());
  driver.play("press Paste\nsettle\nexpect link.play mode=relaxed left=48\npress Back\nsettle\nexpect link");
  EXPECT_FALSE(pasted()) << "nothing has been played";
}

TEST_F(SharedBoard, IsRefusedWithTheReason) {
  open_link();
  const auto refused = [&](const std::string& text) {
    driver.context().clipboard.set_text(text);
    driver.play("press Paste\nsettle\nexpect link");
    return driver.value("notice") + driver.seen();
  };
  EXPECT_THAT(refused("Link-up"), HasSubstr("This is not a board code of Link-up."));
  EXPECT_THAT(refused("\n" + code().substr(0, 20)),
              HasSubstr("Line 2, character 20: The end of the game code is missing."));
  std::string changed = code();
  changed[10] = changed[10] == 'x' ? 'y' : 'x';
  EXPECT_THAT(refused(changed),
              HasSubstr("Line 1, character 1: The game code that begins here has been changed."));
  const std::string_view drawing[] = {"ABAB"};
  const link::Start stuck{
      {link::Gravity::None, link::Outside::Forbidden}, *link::read_board(drawing), Random(1), {}};
  EXPECT_THAT(
      refused(link::write_share(stuck)),
      HasSubstr(
          "Line 1, character 1: No way was found to clear the board of the game code that begins here."));
  const std::string_view strange[] = {"}}"};  // a picture beyond those that have a design
  const link::Start unknown{{}, *link::read_board(strange), Random(1), {}};
  EXPECT_THAT(refused(link::write_share(unknown)),
              HasSubstr("The game code that begins here has unknown rules."));
  EXPECT_THAT(refused(std::string((1U << 20U) + 1, 'q')), HasSubstr("The text exceeds 1 MiB."));
  EXPECT_THAT(refused(std::string("qlinka\0\xff\n", 9)), HasSubstr("This is not part of a game code."));
}

}  // namespace
}  // namespace quintet::app
