#include "app/options.hpp"

#include <charconv>

#include "app/about.hpp"
#include "cli/command_line.hpp"
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

cli::TakeText theme_into(std::string& theme) {
  return [&theme](const std::string& word) {
    theme = word;
    return ui::desk_of(word) ? std::string{}
                             : "there is no theme \"" + word + "\"; there are paper, ink, celadon and walnut";
  };
}

cli::TakeText path_into(std::filesystem::path& path) {
  return [&path](const std::string& text) {
    path = utf8_path(text);
    return text.empty() ? std::string("the name of a file or folder is empty") : std::string{};
  };
}

// What the table of options writes that is not an option of the program itself.
struct Asked {
  bool windowed = false, fullscreen = false, version = false, licences = false;
  std::string size{};
};

cli::Command program(Options& options, Asked& asked, ui::GameList games) {
  return {
      .name = "quintet",
      .help = "Quintet: classic grid games",
      .options = {
          {"--game", "Open this game instead of the menu", &options.game, {}, ids_of(games)},
          {"--lang", "Language for this run, such as en or zh_CN", &options.language},
          {"--seed", "Seed of the random number generator", &options.seed},
          {"--theme", "Theme for this run: paper, ink, celadon or walnut", theme_into(options.theme)},
          {"--data-dir", "Folder of saves and records", path_into(options.data_dir)},
          {"--config-dir", "Folder of the settings", path_into(options.config_dir)},
          {"--assets", "Folder whose files replace the built-in ones", path_into(options.assets)},
          {"--windowed", "Start in a window", &asked.windowed},
          {"--fullscreen", "Start in full screen", &asked.fullscreen, {}, {}, "--windowed"},
          {"--size", "Size of the window, such as 1280x800", &asked.size},
          {"--scale", "Interface scale of this run, 75 to 200 per cent", &options.scale,
           cli::Limits{ui::kScaleLeast, ui::kScaleMost}},
          {"--mute", "No sound in this run", &options.mute},
          {"--script", "Play this script, then end (for tests)", path_into(options.script)},
          {"--screenshot", "Write a picture of the window as PNG, then end", path_into(options.screenshot)},
          {"--headless", "Run without a display (for tests)", &options.headless},
          {"--today", "The date that counts as today (for tests)", &options.today},
          {"--version", "Print the version, the build and the versions of the libraries", &asked.version},
          {"--licenses", "Print the licences of everything inside", &asked.licences}}};
}

}  // namespace

Expected<Options, Ending> parse_options(std::span<const std::string> arguments, ui::GameList games) {
  Options options;
  Asked asked;
  if (const auto read = cli::read_command_line(program(options, asked, games), arguments); !read) {
    const cli::Unread& unread = read.error();
    if (unread.reason == cli::Unread::Reason::AskedForText) return tl::unexpected(Ending{0, unread.text});
    return tl::unexpected(Ending{kUsage, "quintet: " + unread.text + "\nTry quintet --help.\n"});
  }
  if (asked.version) return tl::unexpected(Ending{0, version_text()});
  if (asked.licences) return tl::unexpected(Ending{0, licences_text()});
  if (!asked.size.empty()) {
    options.size = read_size(asked.size);
    if (!options.size)
      return tl::unexpected(Ending{kUsage, "quintet: --size takes WIDTHxHEIGHT, such as 1280x800\n"});
  }
  if (asked.windowed) options.screen = Options::Screen::Windowed;
  if (asked.fullscreen) options.screen = Options::Screen::Fullscreen;
  return options;
}

}  // namespace quintet::app
