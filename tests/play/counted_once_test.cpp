// A match that ends changes three files: the results, the list of kept games, and its save, which goes. However the
// program is stopped meanwhile, the match is counted exactly once: the next run finds all three as they were before the last
// move, which can then be played, or all three as they are after it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/games.hpp"
#include "core/text.hpp"
#include "engine/storage/memory_files.hpp"
#include "play/endings.hpp"
#include "play/noted_files.hpp"
#include "support/app_driver.hpp"

namespace quintet::app {
namespace {

using testing::IsEmpty;

using Files = NotedFiles::Files;

struct MatchEnd {
  std::string game;
  LastMove last;
  // Whether the last move of the script ends the match by itself, so that it can be played again. One that is given up is
  // removed from the list of those that wait.
  enum class Kind : std::uint8_t { LastMove, GivenUp } kind = Kind::LastMove;
};

void PrintTo(const MatchEnd& end, std::ostream* out) {
  *out << end.last.name;
}

std::vector<MatchEnd> all_ends() {
  std::vector<MatchEnd> all;
  for (const ui::GameDefinition* game : games()) {
    for (LastMove& last : endings_of(game->id)) all.push_back({std::string(game->id), std::move(last)});
  }
  const gomoku::Match stones = match_with({}, {gomoku::SeatPlayer{}, {gomoku::Level::Beginner}}, "h8 i9");
  all.push_back({"gomoku",
                 {"gomoku resigned", stones.mode_id(), stones.write(),
                  "tap gomoku.play.resign\nsettle\ntap dialog.resign"}});
  const twenty48::Match slides = played_2048(twenty48::Mode::Classic, 5, 40);
  const auto remove = [](const std::string& game) {
    return "press Back\nsettle\ntap " + game + ".unfinished\nsettle\ntap " + game +
           ".unfinished.delete.0\nsettle\ntap dialog.delete";
  };
  all.push_back(
      {"2048", {"2048 given up", slides.mode_id(), slides.write(), remove("2048")}, MatchEnd::Kind::GivenUp});
  const mines::Match field = mines_before_end();
  all.push_back({"mines",
                 {"mines given up", field.mode_id(), field.write(), remove("mines")},
                 MatchEnd::Kind::GivenUp});
  return all;
}

// The same save with other bytes.
std::string marked(const std::string& save, const std::string& mark) {
  std::string body = save.substr(0, save.rfind("checksum "));
  body.insert(body.find('\n', body.find("\nnote ") + 1), ' ' + mark);
  return body + "checksum " + write_hex(checksum(body)) + '\n';
}

class CountedOnce : public testing::TestWithParam<MatchEnd> {
 protected:
  // What a run finds of the match.
  struct Found {
    ui::ResultTally results;
    std::vector<ui::KeptGame> kept;
    bool saved = false;
    friend bool operator==(const Found&, const Found&) = default;
  };

  const LastMove& last() const { return GetParam().last; }
  std::string save_name() const { return GetParam().game + '-' + last().mode; }

  std::unique_ptr<Driver> start(std::shared_ptr<MemoryFiles> found) const {
    return std::make_unique<Driver>(player.options(), app::games(), Driver::Lessons::Taken, std::move(found));
  }
  Found found_by(ui::Profile& profile) const {
    const auto any = [](std::string_view) { return true; };
    return {profile.results(GetParam().game), profile.kept_games(GetParam().game).games(),
            profile.load_game(save_name(), any).has_value()};
  }
  Found found_in(const Files& state) const {
    MemoryFiles left;
    left.files = state;
    Store store(left, {.config = player.config(), .data = player.data(), .state = player.data()});
    StoreWriter writer(store);
    const Localiser words;
    ui::Profile profile(writer, words, ui::settings_of(games()));
    Found found = found_by(profile);
    EXPECT_FALSE(profile.next_notice());
    return found;
  }

  // Continues the match, if it is saved.
  void open(Driver& driver) const {
    driver.play("settle\ntap menu." + GetParam().game + "\nsettle\ntap " + GetParam().game + '.' +
                last().mode + "\nsettle");
  }
  // Plays the end, with saves before it that a slow disk has not taken yet where there is a gate.
  void play(
      const std::shared_future<void>& gate = {}, const std::function<void()>& release = [] {}) {
    const auto driver = start(files);
    driver->context().profile.save_game(save_name(), last().save);
    if (GetParam().kind == MatchEnd::Kind::GivenUp)
      driver->context().profile.save_game(save_name() + "-1", last().save);
    open(*driver);
    ASSERT_THAT(driver->seen(), testing::StartsWith(GetParam().game + ".play"));
    driver->context().profile.kept_games(GetParam().game);
    driver->context().profile.finish_saving();
    before = found_in(files->snapshot());
    ASSERT_TRUE(before.saved);
    noted.watch(gate);
    if (gate.valid()) {
      for (const std::string& text : {marked(last().save, "x=1"), marked(last().save, "x=2"), last().save})
        driver->context().profile.save_game(save_name(), text);
    }
    driver->play(last().last_move + "\nsettle");
    release();
    driver->context().profile.finish_saving();
    noted.stop();
    after = found_by(driver->context().profile);
    EXPECT_FALSE(after.saved);
  }
  void expect_all_or_nothing() const {
    EXPECT_GE(states.size(), 6U);
    int ended = 0;
    for (const Files& state : states) {
      const Found found = found_in(state);
      ended += found == after ? 1 : 0;
      EXPECT_TRUE(found == before || found == after)
          << "results " << (found.results == before.results ? "before" : "after") << ", kept games "
          << (found.kept == before.kept ? "before" : "after") << ", " << (found.saved ? "" : "not ")
          << "saved";
    }
    EXPECT_GE(ended, 2);
    EXPECT_EQ(found_in(files->snapshot()), after);
  }

  TestPlayer player;  // for the log
  NotedFiles noted;
  const std::shared_ptr<MemoryFiles>& files = noted.files;
  const std::set<Files>& states = noted.states;
  Found before, after;
};

TEST_P(CountedOnce, WhereverTheProgramIsKilled) {
  play();
  expect_all_or_nothing();
  if (GetParam().kind != MatchEnd::Kind::LastMove) return;
  // From either of the two states the match is finished, and counts no second time.
  std::set<bool> tried;
  for (const Files& state : states) {
    const bool saved = found_in(state).saved;
    if (!tried.insert(saved).second) continue;
    const auto left = std::make_shared<MemoryFiles>();
    left->files = state;
    const auto driver = start(left);
    open(*driver);
    EXPECT_EQ(driver->seen().starts_with(GetParam().game + ".play"), saved) << driver->seen();
    if (saved) driver->play(last().last_move + "\nsettle");
    const Found found = found_by(driver->context().profile);
    EXPECT_EQ(found.results, after.results);
    EXPECT_EQ(found.kept.size(), after.kept.size());  // the times of another run may differ
    EXPECT_EQ(found.saved, after.saved);
    EXPECT_THAT(driver->take_notices(), IsEmpty());
  }
  EXPECT_EQ(tried.size(), 2U);
}

TEST_P(CountedOnce, AlsoWhenEarlierSavesStillWaitForASlowDisk) {
  std::promise<void> released;
  play(released.get_future().share(), [&released] { released.set_value(); });
  expect_all_or_nothing();
}

std::string name_of(const testing::TestParamInfo<MatchEnd>& end) {
  std::string name = end.param.last.name;
  std::ranges::replace(name, ' ', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Games, CountedOnce, testing::ValuesIn(all_ends()), name_of);

}  // namespace
}  // namespace quintet::app
