#include "support/app_driver.hpp"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "app/games.hpp"
#include "app/script_player.hpp"
#include "core/text.hpp"
#include "engine/scene/script.hpp"
#include "ui/kit/lesson.hpp"

namespace quintet::app {
namespace {

namespace fs = std::filesystem;

std::unique_ptr<App> created(const Options& options, ui::GameList games,
                             std::shared_ptr<FileSystem> files = real_file_system()) {
  auto app = App::create(options, games, std::move(files));
  if (!app) throw std::runtime_error(app.error().text);
  return *std::move(app);
}

}  // namespace

TestPlayer::TestPlayer() {
  // Every move waits until its save is on the disk; in memory a thousand games take seconds instead of minutes.
  for (const fs::path& place : {fs::path("/dev/shm"), fs::temp_directory_path()}) {
    std::string name = (place / "quintet-play-XXXXXX").string();
    if (!mkdtemp(name.data())) continue;
    folder_ = name;
    return;
  }
  throw std::runtime_error("there is no folder for the test");
}

TestPlayer::~TestPlayer() {
  std::error_code error;
  fs::remove_all(folder_, error);
}

Options TestPlayer::options() const {
  Options options;
  options.headless = true;
  options.language = "en";
  options.seed = 5;
  options.today = "2026-11-21";
  options.size = {1280, 720};
  options.data_dir = data();
  options.config_dir = config();
  return options;
}

void TestPlayer::put(const std::string& name, std::string_view text) const {
  fs::create_directories((folder_ / name).parent_path());
  std::ofstream(folder_ / name, std::ios::binary) << text;
}

std::string TestPlayer::get(const std::string& name) const {
  std::ifstream file(folder_ / name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> TestPlayer::files(const std::string& folder, std::string_view prefix) const {
  std::vector<std::string> names;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder_ / folder, error)) {
    const std::string name = entry.path().filename();
    if (name.starts_with(prefix)) names.push_back(name);
  }
  return names;
}

Driver::Driver(const Options& options, ui::GameList games, Lessons lessons, std::shared_ptr<FileSystem> files)
    : games_(games), app_(created(options, games, std::move(files))) {
  if (lessons == Lessons::Due) return;
  for (const ui::GameDefinition* game : games_)
    if (game->lesson) {
      for (const ui::GameMode& mode : game->modes) ui::mark_lesson(context(), *game, mode.id);
    }
}

void Driver::play(std::string_view script, Where where) {
  const auto read = read_script(script);
  const auto fail = [&where](const ScriptError& error) {
    ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line())) << message_of(error);
  };
  if (!read) return fail(read.error());
  if (const auto played = play_script(*app_, *read); !played) fail(played.error());
}

void Driver::take(const link::Pair& pair, Where where) {
  play("settle\ntap tile " + write_point(pair.a) + "\ntap tile " + write_point(pair.b), where);
}

void Driver::settle() {
  EXPECT_TRUE(app::settle(*app_)) << seen();
}

void Driver::restart(const Options& options) {
  app_.reset();
  app_ = created(options, games_);
}

void Driver::wait(Duration time) {
  constexpr Duration kFrame = std::chrono::nanoseconds(std::chrono::seconds(1)) / 60;
  for (Duration passed{0}; passed < time && !app_->scenes().empty(); passed += kFrame) app_->turn({}, kFrame);
}

std::string Driver::seen() const {
  return app_->scenes().empty() ? "nothing" : app_->scenes().top()->describe();
}

std::string Driver::value(std::string_view key) const {
  const std::string words = seen();
  const std::string start = std::string(key) + '=';
  for (const std::string_view word : split(words, ' ')) {
    if (word.starts_with(start)) return std::string(word.substr(start.size()));
  }
  return {};
}

std::vector<std::string> Driver::take_notices() {
  std::vector<std::string> notices;
  while (auto notice = app_->context().profile.next_notice()) notices.push_back(std::move(notice->text));
  return notices;
}

}  // namespace quintet::app
