// The profiles of earlier versions (profiles/*/README.md) still open: every save goes on at the same position, and
// results, settings, kept games, files and codes are all found. A tour is a text file: lines of a script, observations
// such as `state`, and below each observation, indented, what was seen in the version that made the profile.
//
//     state              what the page says of itself, without what depends on time and focus
//     texts              every line of text on the page, in a high window
//     values             the switches, sliders and chosen options of the page
//     games GAME FORMAT  every game in the list: its review, its record and a copy of it
//     same SAVE          the save has the moves of the profile, redoable ones too, and the same notes
//     follows SAVE       the save has the played moves of the profile and then more
//
// QUINTET_UPDATE_GOLDEN=1 writes the observations of this build into the tours.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.hpp"
#include "support/app_driver.hpp"
#include "support/golden.hpp"
#include "support/layout_check.hpp"
#include "ui/pages/page.hpp"

namespace quintet::app {
namespace {

namespace fs = std::filesystem;
using testing::Each;
using testing::IsEmpty;
using ui::Control;

constexpr std::string_view kIndent = "    ", kSaved = " notice=Game saved";

std::string text_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  EXPECT_TRUE(in) << file;
  return {std::istreambuf_iterator<char>(in), {}};
}

// The words of a line that are not `key=…` with one of these keys.
template <class Keys>
std::string without(std::string_view line, const Keys& keys) {
  std::string kept;
  for (const std::string_view word : split(line, ' ')) {
    const auto begins = [word](const std::string& key) { return word.starts_with(key + '='); };
    if (std::ranges::none_of(keys, begins)) kept += (kept.empty() ? "" : " ") + std::string(word);
  }
  return kept;
}

// A save: its first line without the number of played moves, its notes without times, and its moves.
struct Save {
  std::string start, notes;
  std::size_t played = 0;
  std::vector<std::string> moves;

  std::vector<std::string> played_moves() const {
    return {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(played)};
  }
};

Save read_save(const fs::path& file) {
  static const std::array<std::string, 9> kTimes{"reached", "elapsed", "times",  "time_first", "time_second",
                                                 "left",    "clock",   "undone", "on"};
  const std::string text = text_of(file);
  Save save;
  for (const std::string_view line : split(text, '\n')) {
    if (line.empty() || line.starts_with("checksum ")) continue;
    if (line.starts_with("note ")) {
      save.notes = without(line, kTimes);
    } else if (save.start.empty()) {
      save.start = without(line, std::array<std::string, 1>{"at"});
      const auto at = line.find(" at=");
      save.played = at == std::string_view::npos ? 0 : std::stoul(std::string(line.substr(at + 4)));
    } else {
      save.moves.emplace_back(line);
    }
  }
  EXPECT_LE(save.played, save.moves.size()) << file;
  return save;
}

// Says the first line that differs, not both texts.
void expect_lines(const std::string& seen, const std::string& expected) {
  const std::vector<std::string_view> now = split(seen, '\n'), before = split(expected, '\n');
  const auto [a, b] = std::ranges::mismatch(now, before);
  const std::string_view none = "the end of the tour";
  EXPECT_TRUE(a == now.end() && b == before.end()) << "line " << b - before.begin() + 1 << " was\n"
                                                   << (b == before.end() ? none : *b) << "\nand is now\n"
                                                   << (a == now.end() ? none : *a);
}

struct Tour {
  std::string profile, name;
  fs::path folder() const { return fs::path(QUINTET_PROFILES) / profile; }
};

void PrintTo(const Tour& tour, std::ostream* out) {
  *out << tour.profile << ' ' << tour.name;
}

class Profiles : public testing::TestWithParam<Tour> {
 protected:
  Profiles() {
    for (const char* folder : {"data", "config"})
      fs::copy(GetParam().folder() / folder, player.data().parent_path() / folder,
               fs::copy_options::recursive);
    // Files are listed with their day.
    const std::chrono::sys_seconds noon =
        std::chrono::sys_days(std::chrono::year(2026) / 11 / 20) + std::chrono::hours(12);
    for (const auto& entry : fs::recursive_directory_iterator(player.data()))
      fs::last_write_time(entry.path(), fs::file_time_type::clock::from_sys(noon));
  }

  Options options() const {
    Options options = player.options();
    options.today = "2026-11-22";
    options.scale = 100;
    options.screen = Options::Screen::Windowed;
    return options;
  }

  // --- Observations

  std::string state() const {
    static const std::array<std::string, 9> kPassing{"focus", "cursor", "clock",   "judged", "mistakes",
                                                     "hand",  "better", "quality", "proof"};
    const std::string seen = driver->seen();
    return without(seen.substr(0, seen.find(kSaved)), kPassing);
  }

  // In a window so high that nothing must be scrolled into sight.
  template <class F>
  auto in_high_window(F look) {
    driver->play("resize 1280 2600\nsettle");
    auto seen = look();
    driver->play("resize 1280 720\nsettle");
    return seen;
  }

  const ui::Page& page() { return dynamic_cast<const ui::Page&>(*driver->app().scenes().top()); }

  bool has_control(const std::string& id) {
    return std::ranges::find(page().controls(), id, &Control::id) != page().controls().end();
  }

  std::vector<std::string> values() {
    std::vector<std::string> all;
    for (const Control& control : page().controls()) {
      std::ostringstream out;
      if (control.kind == Control::Kind::Choice && control.value > 0) out << control.id;
      if (control.kind == Control::Kind::Toggle || control.kind == Control::Kind::Slider)
        out << control.id << '=' << control.value;
      if (!out.str().empty()) all.push_back(out.str());
    }
    return all;
  }

  // Reviews are left at once, since they analyse the game.
  std::vector<std::string> all_games(const std::string& game, const std::string& format) {
    std::vector<std::string> all;
    const std::string list = game + ".files.";
    for (const std::string tab : {"played", "opened"}) {
      driver->play("tap " + list + tab + "\nsettle");
      for (int i = 0; has_control(list + "file." + std::to_string(i)); ++i) {
        const std::string number = std::to_string(i);
        driver->play("tap " + list + "file." + number + "\nwait 100");
        all.push_back(state());
        driver->play("press Back\nsettle\ntap " + list + tab + "\nsettle\ntap " + list + "export." + number +
                     "\nsettle\ntap " + game + ".record.copy." + format);
        all.push_back(without(state(), std::array<std::string, 1>{"notice"}));
        const std::string copy = driver->context().clipboard.text().value_or("nothing was copied");
        for (const std::string_view line : split(copy, '\n')) all.emplace_back(line);
        driver->play("press Back\nsettle\ntap " + list + tab + "\nsettle");
      }
    }
    return all;
  }

  // --- Saves

  Save was(const std::string& name) { return read_save(GetParam().folder() / "data" / (name + ".save")); }
  Save is(const std::string& name) {
    driver->context().profile.finish_saving();
    return read_save(player.data() / (name + ".save"));
  }

  void expect_same(const std::string& name) {
    const Save before = was(name), now = is(name);
    EXPECT_EQ(now.start, before.start) << name;
    // Saves have said since when they wait only since they may wait beside others.
    EXPECT_EQ(without(now.notes, std::array<std::string, 1>{"on"}), before.notes) << name;
    EXPECT_EQ(now.played, before.played) << name;
    EXPECT_EQ(now.moves, before.moves) << name;
  }

  void expect_follows(const std::string& name) {
    const Save before = was(name);
    Save now = is(name);
    EXPECT_EQ(now.start, before.start) << name;
    ASSERT_GT(now.moves.size(), before.played) << name;
    now.played = before.played;
    EXPECT_EQ(now.played_moves(), before.played_moves()) << name;
  }

  // --- The tour

  std::vector<std::string> observed(const std::string& line) {
    const std::vector<std::string_view> words = split(line, ' ');
    if (line == "state") return {state()};
    if (line == "texts") return in_high_window([this] { return ui::texts_of(driver->context()); });
    if (line == "values") return values();
    if (words[0] == "games")
      return in_high_window([&] { return all_games(std::string(words[1]), std::string(words[2])); });
    if (words[0] == "same")
      expect_same(std::string(words[1]));
    else if (words[0] == "follows")
      expect_follows(std::string(words[1]));
    else if (words[0] == "drop")
      driver->play("drop " + (player.data() / line.substr(5)).string());
    else
      driver->play(line);
    return {};
  }

  TestPlayer player;
  std::optional<Driver> driver;
};

TEST_P(Profiles, OpenAsTheyDid) {
  const fs::path file = GetParam().folder() / (GetParam().name + ".txt");
  const std::string expected = text_of(file);
  driver.emplace(options(), app::games(), Driver::Lessons::Due);
  std::string seen;
  for (const std::string_view line : split(expected, '\n')) {
    if (line.starts_with(kIndent)) continue;
    seen += std::string(line) + '\n';
    if (line.empty() || line.starts_with('#')) continue;
    for (const std::string& text : observed(std::string(line))) seen += std::string(kIndent) + text + '\n';
    if (HasFailure()) FAIL() << line;
  }
  while (seen.ends_with("\n\n")) seen.pop_back();
  if (GoldenFolder::updating()) {
    std::ofstream(file, std::ios::binary) << seen;
  } else {
    expect_lines(seen, expected);
  }
  EXPECT_THAT(driver->take_notices(), Each("Game saved"));
  EXPECT_THAT(driver->context().profile.complaints(), IsEmpty());
  for (const auto& entry : fs::recursive_directory_iterator(player.data().parent_path()))
    EXPECT_EQ(entry.path().string().find(".corrupt"), std::string::npos) << entry.path();
}

class ProfileFiles : public Profiles {};

// What is written back after a change has everything that was read.
TEST_P(ProfileFiles, AreWrittenWithoutLoss) {
  const std::string settings = text_of(GetParam().folder() / "config/settings.json");
  driver.emplace(options(), app::games(), Driver::Lessons::Due);
  driver->play("settle\npress ToggleMute\nsettle\npress ToggleMute\nsettle");
  driver->context().profile.finish_saving();
  // In its order; a later version adds settings of its own.
  const std::string written = player.get("config/settings.json");
  std::size_t from = 0;
  for (const std::string_view line : split(settings, '\n')) {
    if (line.starts_with("checksum")) continue;
    const std::size_t at = written.find(line, from);
    ASSERT_NE(at, std::string::npos) << line << " is not in\n" << written;
    from = at + line.size();
  }
  const fs::path records = GetParam().folder() / "data/records.json";
  for (const ui::GameDefinition* game : games())
    driver->context().profile.record(game->id, driver->context().profile.results(game->id));
  driver->context().profile.finish_saving();
  if (fs::exists(records)) {
    EXPECT_EQ(player.get("data/records.json"), text_of(records));
  }
}

std::vector<Tour> tours(std::string_view only = {}) {
  std::vector<Tour> all;
  for (const auto& version : fs::directory_iterator(QUINTET_PROFILES)) {
    for (const auto& profile : fs::directory_iterator(version)) {
      if (!profile.is_directory()) continue;
      for (const auto& file : fs::directory_iterator(profile)) {
        if (file.path().extension() == ".txt" && (only.empty() || file.path().stem() == only))
          all.push_back({fs::relative(profile, QUINTET_PROFILES).generic_string(), file.path().stem()});
      }
    }
  }
  return all;
}

std::string name_of(const testing::TestParamInfo<Tour>& tour) {
  std::string name = tour.param.profile + '_' + tour.param.name;
  std::ranges::replace(name, '/', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(EveryTour, Profiles, testing::ValuesIn(tours()), name_of);
INSTANTIATE_TEST_SUITE_P(EveryProfile, ProfileFiles, testing::ValuesIn(tours("pages")), name_of);

}  // namespace
}  // namespace quintet::app
