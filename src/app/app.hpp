// The program: it owns every service, hands them to the scenes and turns the loop. `main` runs it, and so do
// the play tests, without a display.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "app/options.hpp"
#include "engine/duration.hpp"
#include "engine/input.hpp"
#include "engine/scene.hpp"

namespace quintet {
class Audio;
class Window;
}  // namespace quintet

namespace quintet::scenes {
struct Context;
}

namespace quintet::app {

inline constexpr int kWell = 0, kFailure = 1, kUsage = 2, kNoDisplay = 3;

class App {
 public:
  // Builds everything and stands before the first frame; or tells why not, with the exit status.
  static std::variant<std::unique_ptr<App>, Ending> create(const Options& options);
  ~App();
  App(const App&) = delete;
  App& operator=(const App&) = delete;

  // Runs until the last scene has gone, or through the script and the screenshot that the options ask for.
  // Returns the exit status; what failed has been written to standard error.
  int run();

  // One turn of the loop in scene time, for scripts and tests: the input, then so much time. Draws nothing.
  void turn(const Input& input, Duration elapsed);
  // Draws the present moment.
  void draw();
  // The reason where it could not be written.
  std::optional<std::string> save_picture(const std::filesystem::path& file);
  void resize(int width, int height);
  // As the window's close button does: every scene leaves and saves.
  void close();

  SceneStack& scenes();
  scenes::Context& context();
  Window& window();
  Audio& audio();

 private:
  struct Services;
  explicit App(std::unique_ptr<Services> services);

  void run_window();
  void apply_settings();
  bool handle_globally(const Event& event);
  void remember_window();
  void update_with_input(Duration step);
  void set_icon();

  std::unique_ptr<Services> services_;
};

}  // namespace quintet::app
