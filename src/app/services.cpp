#include "app/services.hpp"

#include <iostream>
#include <utility>
#include <vector>

#include "app/window_place.hpp"
#include "engine/audio/audio_record.hpp"
#include "engine/storage/assets_bundle.hpp"
#include "engine/storage/store_words.hpp"
#include "engine/text/locale.hpp"
#include "ui/kit/game_definition.hpp"

namespace quintet::app {
namespace {

Expected<WindowGeometry, Problem> parse_window_place(std::string_view text) {
  if (const auto place = read_window_geometry(text)) return *place;
  return tl::unexpected(Problem{"invalid window geometry"});
}

// Nothing for the first window of a player.
std::optional<WindowGeometry> first_place(StoreWriter& store, const Options& options) {
  if (options.size) return WindowGeometry{std::nullopt, options.size->width, options.size->height, false};
  if (options.headless) return WindowGeometry{};
  return store.read<WindowGeometry>(Folder::State, kWindowFile, parse_window_place);
}

// Empty if nothing can be saved.
std::filesystem::path games_folder(const PlayerFolders& folders) {
  return folders.known() ? folders.data / "games" : std::filesystem::path{};
}

Ending ending_without_window(const WindowError& error) {
  const std::string hint = error.no_display ? " (for tests there is --headless)" : "";
  return {error.no_display ? kNoDisplay : kFailure,
          "quintet: no window could be opened: " + error.message + hint + "\n"};
}

Fullscreen fullscreen_of(const ui::Settings& settings) {
  return settings.fullscreen ? Fullscreen::Desktop : Fullscreen::Off;
}

}  // namespace

Services::Services(const Options& asked, ui::GameList games, std::shared_ptr<FileSystem> of_player)
    : options(asked),
      files(std::move(of_player)),
      store(*files, player_folders({asked.data_dir, asked.config_dir})),
      writer(store, Events::wake),
      documents(files, games_folder(store.folders())),
      log(store.folders().known() ? store.folders().state / "quintet.log" : std::filesystem::path{}),
      assets(bundled_assets(), asked.assets, [this](std::string_view fault) { complain(fault); }),
      player(writer, words, ui::settings_of(games)) {}

void Services::complain(const StoreReport& report) {
  const std::string detail = report.detail.empty() ? "" : " (" + report.detail + ")";
  complain(quintet::words(report, Localiser{}) + detail);
}

void Services::complain(std::string_view fault) {
  std::cerr << "quintet: " << fault << '\n';
  // A missing folder is reported by the store already.
  if (log.add(fault) == FileError::NotRegular && !std::exchange(log_failure_told, true))
    std::cerr << "quintet: the log is not a regular file, so nothing is written to it\n";
}

Expected<void, Ending> Services::open_window() {
  const std::optional<WindowGeometry> place = first_place(writer, options);
  auto opened = options.headless
                    ? Window::open("Quintet", place, Fullscreen::Off, Display::Headless)
                    : Window::open("Quintet", place, fullscreen_of(player.settings()), Display::Real);
  if (!opened) return tl::unexpected(ending_without_window(opened.error()));
  window = *std::move(opened);
  events = std::make_unique<Events>();
  canvas = std::make_unique<Canvas>(window->renderer(), assets);
  return {};
}

void Services::open_audio() {
  if (options.headless) {
    audio = std::make_unique<AudioRecord>();
    return;
  }
  auto real = std::make_unique<AudioMixer>(assets, [this](std::string_view fault) { complain(fault); });
  mixer = real.get();
  audio = std::move(real);
}

void Services::apply_settings() {
  const ui::Settings& settings = player.settings();
  apply_language();
  const auto contrast = settings.high_contrast ? ui::Contrast::High : ui::Contrast::Normal;
  context->theme = ui::make_theme(settings.desk, contrast);
  constexpr double kWhole = 100;
  audio->set_volumes(
      {settings.master / kWhole, settings.effects / kWhole, settings.music / kWhole, settings.muted});
  audio->play_music(ui::word_of(settings.desk));
  fit_canvas();
  apply_fullscreen();
}

// "zh_CN" for lang/zh_CN.mo.
std::vector<std::string> Services::catalogues() const {
  constexpr std::string_view kFolder = "lang/", kEnding = ".mo";
  std::vector<std::string> all;
  for (const std::string& file : assets.list(kFolder)) {
    if (file.ends_with(kEnding))
      all.push_back(file.substr(kFolder.size(), file.size() - kFolder.size() - kEnding.size()));
  }
  return all;
}

void Services::apply_language() {
  const std::string language =
      choose_language(player.settings().language, locale_environment(), catalogues());
  if (language == words.language()) return;
  const auto catalogue = assets.find("lang/" + language + ".mo");
  if (!catalogue || language == broken_language) return words.speak_english();
  const auto spoken = words.speak(language, catalogue->span());
  if (spoken) return;
  broken_language = language;
  complain("the catalogue " + language + " is broken: " + spoken.error().text);
  player.notify("The translation is damaged, so Quintet speaks English.");
}

void Services::fit_canvas() const {
  constexpr float kPercent = 100;
  canvas->fit(static_cast<float>(player.settings().interface_scale) / kPercent);
}

bool Services::fills_screen() const {
  if (options.headless) return player.settings().fullscreen;
  return window->fullscreen() == Fullscreen::Desktop;
}

void Services::apply_fullscreen() const {
  const bool wanted = player.settings().fullscreen;
  if (options.headless || wanted == fills_screen()) return;
  window->set_fullscreen(wanted ? Fullscreen::Desktop : Fullscreen::Off);
}

void Services::remember_window() {
  if (options.headless || options.size) return;
  writer.write(Folder::State, kWindowFile, write_window_geometry(window->place()));
}

}  // namespace quintet::app
