#include "app/app.hpp"

#include <chrono>
#include <iostream>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/date.hpp"
#include "app/loop.hpp"
#include "app/script_player.hpp"
#include "app/start.hpp"
#include "engine/platform/clipboard_record.hpp"
#include "engine/platform/clipboard_sdl.hpp"
#include "engine/platform/terminal.hpp"
#include "engine/text/locale.hpp"

namespace quintet::app {
namespace {

std::uint64_t seed_of(const Options& options) {
  return options.seed.value_or(
      static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count()));
}

Ending unknown_language(const std::string& wish, std::span<const std::string> catalogues) {
  std::string text = "quintet: there is no language \"" + wish + "\"; there are en";
  for (const std::string& language : catalogues) text += ", " + language;
  return {kUsage, text + "\n"};
}

// The player's settings, with the command line's for this run. The error has the exit status.
Expected<ui::Settings, Ending> settings_for_this_run(const Services& s) {
  ui::Settings settings = s.player.settings();
  const Options& options = s.options;
  if (!options.language.empty()) {
    const std::vector<std::string> catalogues = s.catalogues();
    const auto language = find_language(options.language, catalogues);
    if (!language) return tl::unexpected(unknown_language(options.language, catalogues));
    settings.language = *language;
  }
  if (!options.theme.empty()) settings.desk = *ui::desk_of(options.theme);
  if (options.scale) settings.interface_scale = *options.scale;
  if (options.mute) settings.muted = true;
  if (options.screen != Options::Screen::AsSaved)
    settings.fullscreen = options.screen == Options::Screen::Fullscreen;
  return settings;
}

}  // namespace

App::App(std::unique_ptr<Services> services)
    : services_(std::move(services)), loop_(std::make_unique<Loop>(*services_)) {}

App::~App() {
  // Scenes use everything else, so they are destroyed first.
  close();
}

Expected<std::unique_ptr<App>, Ending> App::create(const Options& options, ui::GameList games,
                                                   std::shared_ptr<FileSystem> files) {
  std::unique_ptr<App> app(new App(std::make_unique<Services>(options, games, std::move(files))));
  Services& s = *app->services_;
  for (const std::string& complaint : s.player.complaints()) s.complain("in the settings, " + complaint);
  std::optional<Date> fixed_date;
  if (options.today) {
    fixed_date = read_date(*options.today);
    if (!fixed_date)
      return tl::unexpected(Ending{kUsage, "quintet: --today takes a date such as 2026-11-21\n"});
  }
  s.player.on_report([&s](const StoreReport& report) { s.complain(report); });
  const auto settings = settings_for_this_run(s);
  if (!settings) return tl::unexpected(settings.error());
  s.player.override_settings(*settings);
  if (const auto opened = s.open_window(); !opened) {
    if (!errors_are_seen()) s.log.add(opened.error().text);
    return tl::unexpected(opened.error());
  }
  s.open_audio();
  s.clipboard = options.headless ? std::make_unique<ClipboardRecord>() : desktop_clipboard();
  s.context = std::make_unique<ui::Context>(ui::Context{
      .scenes = s.scenes,
      .canvas = *s.canvas,
      .audio = *s.audio,
      .words = s.words,
      .profile = s.player,
      .matches = s.matches,
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
  s.player.on_change([&s] { s.apply_settings(); });
  s.apply_settings();
  if (s.player.settings_reset()) s.player.notify(s.words.tr("Invalid settings were reset."));
  s.scenes.fade_changes(*s.canvas, [context = s.context.get()] { return context->pace(ui::motion::kCalm); });
  push_first_scenes(*s.context, options);
  s.scenes.settle();
  return app;
}

Expected<void, Problem> App::save_picture(const std::filesystem::path& file) {
  return services_->window->save_picture(file);
}

void App::turn(const Input& input, Duration elapsed) {
  loop_->turn(input, elapsed);
}

void App::draw() {
  loop_->draw();
}

void App::resize(int width, int height) {
  services_->window->resize(width, height);
}

void App::close() {
  if (!services_->context) return;
  services_->scenes.clear();
  services_->scenes.settle();
}

int App::run() {
  const int status = play();
  close();
  services_->player.finish_saving();
  services_->player.take_reports();
  return status;
}

// Runs in the window, or plays the script and takes the screenshot of the options.
int App::play() {
  const Options& options = services_->options;
  if (options.script.empty() && options.screenshot.empty()) {
    leave_terminal();
    loop_->run();
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
