// Measures the time per frame with the software renderer at 1280×800. One figure per line: mean, 95th percentile and
// maximum over all frames of
//   frame.help   the rules of link-up, scrolled to the end and back four times
//   frame.glide  forty moves on the largest board, with a gravity that moves half of it
//   frame.slide  a hundred slides of 2048 on a board of 8×8
//   frame.flood  a Minesweeper board of 60×40 that opens and closes again, all of it in sight
//
//   frame_bench           without a display
//   frame_bench --window  in a real window, presenting included
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "app/app.hpp"
#include "app/games.hpp"
#include "app/script_player.hpp"
#include "engine/platform/window.hpp"

namespace {

using namespace quintet;
// Processor time of this thread, so that other load on the machine changes the result little.
double milliseconds_used() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

constexpr int kMoves = 40, kHelpWays = 8, kHelpPages = 4;
constexpr std::size_t kSlides = 100, kFloods = 20;
constexpr Duration kFrame = std::chrono::nanoseconds(1'000'000'000 / 60);

// Plays lines of a script, which must succeed.
bool play(app::App& app, const std::string& text) {
  const auto played = read_script(text).and_then(
      [&app](const std::vector<ScriptLine>& script) { return app::play_script(app, script); });
  if (!played) std::fprintf(stderr, "%s\n", app::message_of(played.error()).c_str());
  return played.has_value();
}

// "5,0;7,0" from the page's description of itself.
std::pair<std::string, std::string> hinted(const std::string& said) {
  const auto begin = said.find(" hint=") + 6;
  const std::string pair = said.substr(begin, said.find(' ', begin) - begin);
  return {pair.substr(0, pair.find(';')), pair.substr(pair.find(';') + 1)};
}

void report(const char* name, std::vector<double> times) {
  std::sort(times.begin(), times.end());
  const double mean = std::accumulate(times.begin(), times.end(), 0.0) / static_cast<double>(times.size());
  std::printf("%s.mean %.2f ms\n%s.p95 %.2f ms\n%s.worst %.2f ms\n", name, mean, name,
              times[times.size() * 95 / 100], name, times.back());
}

// Draws frames until nothing moves; the time of each.
std::vector<double> draw_until_rest(app::App& app) {
  std::vector<double> times;
  while (!app.scenes().at_rest()) {
    app.turn({}, kFrame);
    const double start = milliseconds_used();
    app.draw();
    app.window().present();
    times.push_back(milliseconds_used() - start);
  }
  return times;
}

bool measure_help(app::App& app) {
  if (!play(app, "settle\ntap menu.help\nsettle\ntap help.link\nsettle\n")) return false;
  app.draw();
  std::vector<double> times;
  for (int way = 0; way < kHelpWays; ++way) {
    for (int page = 0; page < kHelpPages; ++page) {
      if (!play(app, way % 2 == 0 ? "press PageDown\n" : "press PageUp\n")) return false;
      const auto frames = draw_until_rest(app);
      times.insert(times.end(), frames.begin(), frames.end());
    }
  }
  report("frame.help", times);
  return play(app, "press Back\nsettle\npress Back\nsettle\n");
}

bool measure_glide(app::App& app) {
  if (!play(app,
            "settle\ntap menu.link\nsettle\ntap link.relaxed\nsettle\ntap link.setup.begin\nsettle\n"
            "tap link.lesson.skip\nsettle\n"))
    return false;
  app.draw();  // textures are created on first use, which is not part of the animation
  std::vector<double> gliding;
  for (int move = 0; move < kMoves; ++move) {
    if (!play(app, "press Hint\n")) return false;
    const auto [first, second] = hinted(app.scenes().top()->describe());
    if (!play(app, "tap tile " + first + "\ntap tile " + second + "\n")) return false;
    const auto frames = draw_until_rest(app);
    gliding.insert(gliding.end(), frames.begin(), frames.end());
  }
  report("frame.glide", gliding);
  return true;
}

bool measure_slide(app::App& app) {
  if (!play(app,
            "press Back\nsettle\npress Back\nsettle\ntap menu.2048\nsettle\ntap 2048.classic\nsettle\n"
            "tap 2048.setup.begin\nsettle\ntap 2048.lesson.skip\nsettle\n"))
    return false;
  app.draw();
  std::vector<double> sliding;
  constexpr std::array kKeys{"press Down\n", "press Left\n", "press Right\n", "press Left\n"};
  for (std::size_t i = 0; i < kSlides; ++i) {
    if (!play(app, kKeys[i % kKeys.size()])) return false;
    const auto frames = draw_until_rest(app);
    sliding.insert(sliding.end(), frames.begin(), frames.end());
  }
  report("frame.slide", sliding);
  return true;
}

bool measure_flood(app::App& app) {
  if (!play(app,
            "press Back\nsettle\npress Back\nsettle\ntap menu.mines\nsettle\ntap mines.custom\nsettle\n"
            "tap mines.setup.begin\nsettle\n"))
    return false;
  if (app.scenes().top()->describe().starts_with("mines.lesson") &&
      !play(app, "tap mines.lesson.skip\nsettle\n"))
    return false;
  if (!play(app, "press ZoomOut 10\ntap 20,30\nsettle\n")) return false;
  app.draw();
  std::vector<double> flooding;
  for (std::size_t i = 0; i < kFloods; ++i) {
    if (!play(app, i % 2 == 0 ? "press Undo\n" : "press Redo\n")) return false;
    const auto frames = draw_until_rest(app);
    flooding.insert(flooding.end(), frames.begin(), frames.end());
  }
  report("frame.flood", flooding);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const auto folder = std::filesystem::temp_directory_path() / "quintet-frame-bench";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "settings.json")
      << R"({"link": {"width": 32, "height": 18, "gravity": "lr-gather", "line_ms": 300}, "2048": {"side": 8},)"
      << R"("mines": {"width": 60, "height": 40, "mines": 60, "no_guess": false}})";
  app::Options options;
  options.data_dir = options.config_dir = folder;
  options.seed = 1;
  options.size = app::Options::WindowSize{1280, 800};
  options.mute = true;
  options.headless = !(argc > 1 && std::string(argv[1]) == "--window");
  auto created = app::App::create(options, app::games());
  if (!created) {
    std::fputs(created.error().text.c_str(), stderr);
    return created.error().status;
  }
  app::App& app = **created;
  const int status =
      measure_help(app) && measure_glide(app) && measure_slide(app) && measure_flood(app) ? 0 : 1;
  created->reset();  // it saves to the folder
  std::filesystem::remove_all(folder);
  return status;
}
