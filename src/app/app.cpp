#include "app/app.hpp"

#include <chrono>
#include <iostream>
#include <utility>
#include <vector>

#include "app/date.hpp"
#include "app/script_player.hpp"
#include "app/services.hpp"
#include "app/start.hpp"
#include "app/window_place.hpp"
#include "engine/audio/audio_record.hpp"
#include "engine/platform/clipboard_record.hpp"
#include "engine/platform/clipboard_sdl.hpp"
#include "engine/storage/assets_bundle.hpp"
#include "engine/storage/store_words.hpp"
#include "engine/text/locale.hpp"

namespace quintet::app {
namespace {

std::uint64_t seed_of(const Options& options) {
  return options.seed.value_or(
      static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count()));
}

// The player's settings, with the command line's for this run.
ui::Settings settings_for_this_run(ui::Settings settings, const Options& options) {
  if (!options.theme.empty()) settings.desk = *ui::desk_of(options.theme);
  if (options.scale) settings.interface_scale = *options.scale;
  if (options.mute) settings.muted = true;
  if (options.screen != Options::Screen::AsSaved)
    settings.fullscreen = options.screen == Options::Screen::Fullscreen;
  return settings;
}

Expected<WindowGeometry, Problem> parse_window_place(std::string_view text) {
  if (const auto place = read_window_geometry(text)) return *place;
  return tl::unexpected(Problem{"no window place"});
}

WindowGeometry first_place(StoreWriter& store, const Options& options) {
  if (options.size) return {std::nullopt, options.size->width, options.size->height, false};
  if (options.headless) return {};
  return store.read<WindowGeometry>(Folder::State, kWindowFile, parse_window_place)
      .value_or(WindowGeometry{});
}

// Empty where nothing can be saved.
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

// "zh_CN" for lang/zh_CN.mo.
std::vector<std::string> languages(const Assets& assets) {
  constexpr std::string_view kFolder = "lang/", kEnding = ".mo";
  std::vector<std::string> all;
  for (const std::string& file : assets.list(kFolder)) {
    if (file.ends_with(kEnding))
      all.push_back(file.substr(kFolder.size(), file.size() - kFolder.size() - kEnding.size()));
  }
  return all;
}

}  // namespace

App::Services::Services(const Options& asked, ui::GameList games)
    : options(asked),
      files(real_file_system()),
      store(*files, player_folders(folder_environment(), {asked.data_dir, asked.config_dir})),
      writer(store, Events::wake),
      documents(files, games_folder(store.folders())),
      log(store.folders().known() ? store.folders().state / "quintet.log" : std::filesystem::path{}),
      assets(bundled_assets(), asked.assets, [this](std::string_view fault) { complain(fault); }),
      player(writer, words, games) {}

void App::Services::complain(const StoreReport& report) {
  const std::string detail = report.detail.empty() ? "" : " (" + report.detail + ")";
  complain(quintet::words(report, Localiser{}) + detail);
}

void App::Services::complain(std::string_view fault) {
  log.add(fault);
  std::cerr << "quintet: " << fault << '\n';
}

App::App(std::unique_ptr<Services> services) : services_(std::move(services)) {}

App::~App() {
  // Scenes use everything else, so they are destroyed first.
  close();
}

Expected<std::unique_ptr<App>, Ending> App::create(const Options& options, ui::GameList games) {
  std::unique_ptr<App> app(new App(std::make_unique<Services>(options, games)));
  Services& s = *app->services_;
  for (const std::string& complaint : s.player.complaints()) s.complain("in the settings, " + complaint);
  std::optional<Date> fixed_date;
  if (options.today) {
    fixed_date = read_date(*options.today);
    if (!fixed_date)
      return tl::unexpected(Ending{kUsage, "quintet: --today takes a date such as 2026-11-21\n"});
  }
  s.player.on_report([&s](const StoreReport& report) { s.complain(report); });
  s.player.override_settings(settings_for_this_run(s.player.settings(), options));
  if (const auto opened = app->open_window(); !opened) return tl::unexpected(opened.error());
  app->open_audio();
  s.clipboard = options.headless ? std::make_unique<ClipboardRecord>() : desktop_clipboard();
  s.context = std::make_unique<ui::Context>(ui::Context{
      .scenes = s.scenes,
      .canvas = *s.canvas,
      .audio = *s.audio,
      .words = s.words,
      .profile = s.player,
      .assets = s.assets,
      .clipboard = *s.clipboard,
      .documents = s.documents,
      .games = games,
      .theme = ui::make_theme(s.player.settings().desk, ui::Contrast::Normal),
      .chance = Random(seed_of(options)),
      .today = fixed_date ? std::function<Date()>([date = *fixed_date] { return date; }) : system_date,
      .quit = [stack = &s.scenes] { stack->clear(); },
      .wake = Events::wake,
      .log = [&s](std::string_view fault) { s.complain(fault); }});
  s.player.on_change([raw = app.get()] { raw->apply_settings(); });
  app->apply_settings();
  if (!s.player.complaints().empty())
    s.player.notify(s.words.tr("Some settings were invalid and were reset."));
  push_first_scenes(*s.context, options);
  s.scenes.settle();
  return app;
}

Expected<void, Ending> App::open_window() {
  Services& s = *services_;
  const WindowGeometry place = first_place(s.writer, s.options);
  auto opened = s.options.headless
                    ? Window::open("Quintet", place, Fullscreen::Off, Display::Headless)
                    : Window::open("Quintet", place, fullscreen_of(s.player.settings()), Display::Real);
  if (!opened) return tl::unexpected(ending_without_window(opened.error()));
  s.window = *std::move(opened);
  s.events = std::make_unique<Events>();
  s.canvas = std::make_unique<Canvas>(s.window->renderer(), s.assets);
  return {};
}

void App::open_audio() {
  Services& s = *services_;
  if (s.options.headless) {
    s.audio = std::make_unique<AudioRecord>();
    return;
  }
  auto mixer = std::make_unique<AudioMixer>(s.assets);
  s.mixer = mixer.get();
  s.audio = std::move(mixer);
}

void App::apply_settings() {
  Services& s = *services_;
  const ui::Settings& settings = s.player.settings();
  apply_language();
  const auto contrast = settings.high_contrast ? ui::Contrast::High : ui::Contrast::Normal;
  s.context->theme = ui::make_theme(settings.desk, contrast);
  constexpr double kWhole = 100;
  s.audio->set_volumes(
      {settings.master / kWhole, settings.effects / kWhole, settings.music / kWhole, settings.muted});
  s.audio->play_music(ui::word_of(settings.desk));
  fit_canvas();
  apply_fullscreen();
}

void App::apply_language() {
  Services& s = *services_;
  const std::string language = choose_language(s.player.settings().language, s.options.language,
                                               locale_environment(), languages(s.assets));
  if (language == s.words.language()) return;
  const auto catalogue = s.assets.find("lang/" + language + ".mo");
  if (!catalogue || language == s.broken_language) return s.words.speak_english();
  const auto spoken = s.words.speak(language, catalogue->span());
  if (spoken) return;
  s.broken_language = language;
  s.complain("the catalogue " + language + " is broken: " + spoken.error().text);
  s.player.notify("The translation is damaged, so Quintet speaks English.");
}

void App::fit_canvas() {
  constexpr float kPercent = 100;
  services_->canvas->fit(static_cast<float>(services_->player.settings().interface_scale) / kPercent);
}

Expected<void, Problem> App::save_picture(const std::filesystem::path& file) {
  return services_->window->save_picture(file);
}

void App::resize(int width, int height) {
  services_->window->resize(width, height);
}

void App::close() {
  if (!services_->context) return;
  services_->scenes.clear();
  services_->scenes.settle();
}

void App::remember_window() {
  Services& s = *services_;
  if (s.options.headless || s.options.size) return;
  s.writer.write(Folder::State, kWindowFile, write_window_geometry(s.window->place()));
}

void App::set_icon() {
  const auto icon = services_->assets.find("images/icon.svg");
  if (icon) services_->window->set_icon({reinterpret_cast<const unsigned char*>(icon->data()), icon->size()});
}

int App::run() {
  const int status = play();
  close();
  services_->player.finish_saving();
  services_->player.take_reports();
  return status;
}

// The window with its player, or the script and the screenshot that the options ask for.
int App::play() {
  const Options& options = services_->options;
  if (options.script.empty() && options.screenshot.empty()) {
    run_window();
    return kWell;
  }
  if (options.script.empty()) {
    settle(*this);
  } else if (const auto played = play_script_file(*this, options.script); !played) {
    std::cerr << "quintet: " << options.script.string() << ": " << played.error().text << '\n';
    return played.error().status;
  }
  if (options.screenshot.empty() || scenes().empty()) return kWell;
  draw();
  const auto saved = save_picture(options.screenshot);
  if (saved) return kWell;
  std::cerr << "quintet: the picture could not be written: " << saved.error().text << '\n';
  return kFailure;
}

SceneStack& App::scenes() {
  return services_->scenes;
}
ui::Context& App::context() {
  return *services_->context;
}
Window& App::window() {
  return *services_->window;
}
Audio& App::audio() {
  return *services_->audio;
}

}  // namespace quintet::app
