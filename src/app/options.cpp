#include "app/options.hpp"

#include <CLI/CLI.hpp>
#include <charconv>

#include "app/about.hpp"
#include "engine/storage/file_system.hpp"
#include "ui/profile/settings.hpp"

namespace quintet::app {
namespace {

constexpr int kLargestSide = 16384;

std::optional<Options::WindowSize> read_size(const std::string& text) {
  const auto cross = text.find('x');
  if (cross == std::string::npos) return std::nullopt;
  Options::WindowSize size;
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  const auto width = std::from_chars(begin, begin + cross, size.width);
  const auto height = std::from_chars(begin + cross + 1, end, size.height);
  const bool whole =
      width.ec == std::errc{} && width.ptr == begin + cross && height.ec == std::errc{} && height.ptr == end;
  if (!whole || size.width < 1 || size.height < 1 || size.width > kLargestSide ||
      size.height > kLargestSide) {
    return std::nullopt;
  }
  return size;
}

std::vector<std::string> ids_of(ui::GameList games) {
  std::vector<std::string> ids;
  for (const ui::GameDefinition* game : games) ids.emplace_back(game->id);
  return ids;
}

std::string check_theme(const std::string& word) {
  return ui::desk_of(word) ? ""
                           : "there is no theme \"" + word + "\"; there are paper, ink, celadon and walnut";
}

void add_path(CLI::App& parser, const std::string& option, std::filesystem::path& path,
              const std::string& help) {
  parser.add_option_function<std::string>(
      option, [&path](const std::string& text) { path = utf8_path(text); }, help);
}

}  // namespace

Expected<Options, Ending> parse_options(int argc, const char* const* argv, ui::GameList games) {
  Options options;
  CLI::App parser("Quintet: classic grid games", "quintet");
  std::string size;
  bool windowed = false, fullscreen = false, version = false, licences = false;
  parser.add_option("--game", options.game, "Open this game instead of the menu")
      ->check(CLI::IsMember(ids_of(games)));
  parser.add_option("--lang", options.language, "Language for this run, such as en or zh_CN");
  parser.add_option("--seed", options.seed, "Seed of the random number generator");
  parser.add_option("--theme", options.theme, "Theme for this run: paper, ink, celadon or walnut")
      ->check(check_theme);
  add_path(parser, "--data-dir", options.data_dir, "Folder of saves and records");
  add_path(parser, "--config-dir", options.config_dir, "Folder of the settings");
  add_path(parser, "--assets", options.assets, "Folder whose files replace the built-in ones");
  auto* const in_window = parser.add_flag("--windowed", windowed, "Start in a window");
  parser.add_flag("--fullscreen", fullscreen, "Start in full screen")->excludes(in_window);
  parser.add_option("--size", size, "Size of the window, such as 1280x800");
  parser.add_option("--scale", options.scale, "Interface scale of this run, 75 to 200 per cent")
      ->check(CLI::Range(ui::kScaleLeast, ui::kScaleMost));
  parser.add_flag("--mute", options.mute, "No sound in this run");
  add_path(parser, "--script", options.script, "Play this script, then end (for tests)");
  add_path(parser, "--screenshot", options.screenshot, "Write a picture of the window as PNG, then end");
  parser.add_flag("--headless", options.headless, "Run without a display (for tests)");
  parser.add_option("--today", options.today, "The date that counts as today (for tests)");
  parser.add_flag("--version", version, "Print the version, the build and the versions of the libraries");
  parser.add_flag("--licenses", licences, "Print the licences of everything inside");
  try {
    parser.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    return tl::unexpected(Ending{0, parser.help()});
  } catch (const CLI::ParseError& error) {
    return tl::unexpected(
        Ending{kUsage, std::string("quintet: ") + error.what() + "\nTry quintet --help.\n"});
  }
  if (version) return tl::unexpected(Ending{0, version_text()});
  if (licences) return tl::unexpected(Ending{0, licences_text()});
  if (!size.empty()) {
    options.size = read_size(size);
    if (!options.size)
      return tl::unexpected(Ending{kUsage, "quintet: --size takes WIDTHxHEIGHT, such as 1280x800\n"});
  }
  if (windowed) options.screen = Options::Screen::Windowed;
  if (fullscreen) options.screen = Options::Screen::Fullscreen;
  return options;
}

}  // namespace quintet::app
