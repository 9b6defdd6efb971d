// Plays the whole program without a display: the real scenes, services and files, in scene time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.hpp"
#include "app/games.hpp"
#include "core/link/board.hpp"
#include "engine/scene/duration.hpp"
#include "ui/context.hpp"

namespace quintet::app {

// The folders of one player. They persist between runs, so that a test can restart the program.
class TestPlayer {
 public:
  TestPlayer();
  ~TestPlayer();
  TestPlayer(const TestPlayer&) = delete;
  TestPlayer& operator=(const TestPlayer&) = delete;

  // English, 1280×720, a fixed seed and a fixed date, all files in these folders.
  Options options() const;

  std::filesystem::path data() const { return folder_ / "data"; }
  std::filesystem::path config() const { return folder_ / "config"; }
  std::filesystem::path assets() const { return folder_ / "assets"; }

  // `name` is relative to the folder of the player, as in "data/link-timed.save".
  void put(const std::string& name, std::string_view text) const;
  std::string get(const std::string& name) const;
  bool has(const std::string& name) const { return std::filesystem::exists(folder_ / name); }
  // The names of the files in a folder that start with `prefix`.
  std::vector<std::string> files(const std::string& folder, std::string_view prefix) const;

 private:
  std::filesystem::path folder_;
};

class Driver {
 public:
  using Where = std::source_location;

  // Whether the player has had the first lessons of all games, so that none comes before a board.
  enum class Lessons : std::uint8_t { Taken, Due };

  // The program with its own list of games, or with another one.
  explicit Driver(const Options& options, ui::GameList games = app::games(), Lessons lessons = Lessons::Taken,
                  std::shared_ptr<FileSystem> files = real_file_system());
  explicit Driver(const TestPlayer& player) : Driver(player.options()) {}

  // Plays a script (engine/script.hpp); a line that fails is a failure of the test.
  void play(std::string_view script, Where where = Where::current());
  // Takes a pair on the board by two clicks on its tiles, once nothing moves.
  void take(const link::Pair& pair, Where where = Where::current());
  void settle();
  // Ends the program and starts it again. (Two at a time would be two running copies, one of which cannot save.)
  void restart(const Options& options);
  // Advances scene time, in frames of a sixtieth of a second.
  void wait(Duration time);

  // The top scene's description of itself, and the value of one `key=` in it, empty if it has none.
  std::string seen() const;
  std::string value(std::string_view key) const;
  // The pending message for the player, which is then discarded.
  std::vector<std::string> take_notices();

  App& app() { return *app_; }
  ui::Context& context() { return app_->context(); }

 private:
  ui::GameList games_;
  std::unique_ptr<App> app_;
};

}  // namespace quintet::app
