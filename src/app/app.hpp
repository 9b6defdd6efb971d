// The program: it owns every service, passes them to the scenes and runs the loop. `main` runs it, and so do
// the play tests, without a display.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "app/options.hpp"
#include "core/expected.hpp"
#include "engine/platform/problem.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"
#include "engine/scene/scene.hpp"

namespace quintet {
class Audio;
class Window;
}  // namespace quintet

namespace quintet::ui {
struct Context;
}

namespace quintet::app {

inline constexpr int kWell = 0, kFailure = 1, kUsage = 2, kNoDisplay = 3;

class App {
 public:
  // Builds everything up to the first frame; or returns why that failed, with the exit status.
  static Expected<std::unique_ptr<App>, Ending> create(const Options& options, ui::GameList games);
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
  struct Services;
  explicit App(std::unique_ptr<Services> services);

  // The error has the exit status.
  Expected<void, Ending> open_window();
  void open_audio();
  void apply_settings();
  void apply_language();
  void apply_fullscreen();
  bool fills_screen() const;
  void fit_canvas();
  void set_icon();
  void remember_window();

  int play();
  void run_window();
  void wait_for_news();
  void finish_start();
  // Whether the event was handled here, and does not go to the scenes.
  bool handle_globally(const Event& event);
  void update_with_input(Duration step);

  std::unique_ptr<Services> services_;
};

}  // namespace quintet::app
