// How long a frame takes while tiles glide, drawn by the software renderer: the largest board, a gravity that
// moves half of it, at 1280×800. One figure a line: mean, 95th percentile and worst over all frames of forty
// moves.
//
//   frame_bench           without a display
//   frame_bench --window  in a real window, presenting included
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <memory>
#include <numeric>
#include <string>
#include <variant>
#include <vector>

#include "app/app.hpp"
#include "app/script_player.hpp"
#include "engine/window.hpp"

namespace {

using namespace quintet;
// Processor time of this thread, so that a busy machine changes the figure little.
double milliseconds_used() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

constexpr int kMoves = 40;
constexpr Duration kFrame = std::chrono::nanoseconds(1'000'000'000 / 60);

// Plays lines of a script, which must go well.
bool play(app::App& app, const std::string& text) {
  const auto script = read_script(text);
  const auto fault = app::play_script(app, std::get<std::vector<ScriptLine>>(script));
  if (fault) std::fprintf(stderr, "%s\n", fault->c_str());
  return !fault;
}

// "5,0;7,0" of the words that the page says of itself.
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

int run(app::App& app) {
  if (!play(app, "settle\ntap menu.link.relaxed\nsettle\ntap link.setup.begin\nsettle\n")) return 1;
  app.draw();  // pictures are made when they are first seen; that is no part of gliding
  std::vector<double> gliding;
  for (int move = 0; move < kMoves; ++move) {
    if (!play(app, "press Hint\n")) return 1;
    const auto [first, second] = hinted(app.scenes().top()->describe());
    if (!play(app, "tap tile " + first + "\ntap tile " + second + "\n")) return 1;
    while (!app.scenes().at_rest()) {
      app.turn({}, kFrame);
      const double start = milliseconds_used();
      app.draw();
      app.window().present();
      gliding.push_back(milliseconds_used() - start);
    }
  }
  report("frame.glide", gliding);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const auto folder = std::filesystem::temp_directory_path() / "quintet-frame-bench";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "settings.json")
      << R"({"link": {"width": 32, "height": 18, "gravity": "lr-gather", "line_ms": 300}})";
  app::Options options;
  options.data_dir = options.config_dir = folder;
  options.seed = 1;
  options.size = app::Options::WindowSize{1280, 800};
  options.mute = true;
  options.headless = !(argc > 1 && std::string(argv[1]) == "--window");
  auto created = app::App::create(options);
  if (const auto* ending = std::get_if<app::Ending>(&created)) {
    std::fputs(ending->text.c_str(), stderr);
    return ending->status;
  }
  const int status = run(*std::get<std::unique_ptr<app::App>>(created));
  std::filesystem::remove_all(folder);
  return status;
}
