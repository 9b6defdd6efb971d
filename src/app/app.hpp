// The program: it owns every service, passes them to the scenes and runs the loop. `main` runs it, and so do
// the play tests, without a display.
#pragma once

#include <filesystem>
#include <memory>

#include "app/options.hpp"
#include "core/expected.hpp"
#include "engine/platform/problem.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"
#include "engine/scene/scene.hpp"
#include "engine/storage/file_system.hpp"

namespace quintet {
class Audio;
class Window;
}  // namespace quintet

namespace quintet::ui {
struct Context;
}

namespace quintet::app {

class Loop;
struct Services;

class App {
 public:
  // Builds everything up to the first frame; or returns why that failed, with the exit status. The player's files are the
  // computer's own, or others for tests.
  static Expected<std::unique_ptr<App>, Ending> create(
      const Options& options, ui::GameList games, std::shared_ptr<FileSystem> files = real_file_system());
  ~App();
  App(const App&) = delete;
  App& operator=(const App&) = delete;

  // Runs until the last scene is popped, or through the script and the screenshot that the options ask for.
  // Returns the exit status; what failed has been written to standard error.
  int run();

  // One turn of the loop in scene time, for scripts and tests: the input, then this time. Draws nothing.
  void turn(const Input& input, Duration elapsed);
  // Draws the present moment.
  void draw();
  Expected<void, Problem> save_picture(const std::filesystem::path& file);
  void resize(int width, int height);
  // As the window's close button does: every scene leaves and saves.
  void close();

  SceneStack& scenes();
  ui::Context& context();
  Window& window();
  Audio& audio();

 private:
  explicit App(std::unique_ptr<Services> services);

  int play();

  std::unique_ptr<Services> services_;
  std::unique_ptr<Loop> loop_;
};

}  // namespace quintet::app
