#include "app/app.hpp"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <thread>
#include <vector>

#include "app/date.hpp"
#include "app/script_player.hpp"
#include "app/start.hpp"
#include "app/window_place.hpp"
#include "engine/assets.hpp"
#include "engine/assets_bundle.hpp"
#include "engine/audio_mixer.hpp"
#include "engine/audio_record.hpp"
#include "engine/canvas.hpp"
#include "engine/events.hpp"
#include "engine/file_system.hpp"
#include "engine/locale.hpp"
#include "engine/localiser.hpp"
#include "engine/log.hpp"
#include "engine/store.hpp"
#include "engine/timestep.hpp"
#include "engine/window.hpp"
#include "scenes/context.hpp"
#include "scenes/player.hpp"

namespace quintet::app {
namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr WindowPlace kFirstPlace{};

std::uint64_t seed_of(const Options& options) {
  return options.seed.value_or(
      static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count()));
}

}  // namespace

struct App::Services {
  explicit Services(const Options& asked)
      : options(asked),
        files(real_file_system()),
        store(*files, player_folders(folder_environment(), {asked.data_dir, asked.config_dir})),
        log(store.folders().known() ? store.folders().state / "quintet.log" : std::filesystem::path{}),
        assets(bundled_assets(), asked.assets, [this](std::string_view fault) { complain(fault); }),
        player(store, words) {}

  void complain(std::string_view fault) {
    log.add(fault);
    std::cerr << "quintet: " << fault << '\n';
  }

  Options options;
  std::unique_ptr<FileSystem> files;
  Store store;
  Log log;
  Assets assets;
  Localiser words;
  std::string broken_language;  // its catalogue was refused; told once
  scenes::Player player;
  std::unique_ptr<Window> window;
  std::unique_ptr<Events> events;
  std::unique_ptr<Canvas> canvas;
  std::unique_ptr<Audio> audio;
  AudioMixer* mixer = nullptr;  // the audio, where it is one that can be heard
  SceneStack scenes;
  std::unique_ptr<scenes::Context> context;
  Timestep timestep;
  Input waiting;  // input that no step has seen yet
  Duration audio_time{0};
};

App::App(std::unique_ptr<Services> services) : services_(std::move(services)) {}

App::~App() {
  // Scenes use everything else, so they go first.
  close();
}

std::variant<std::unique_ptr<App>, Ending> App::create(const Options& options) {
  std::unique_ptr<App> app(new App(std::make_unique<Services>(options)));
  Services& s = *app->services_;
  for (const std::string& complaint : s.player.complaints()) s.complain("in the settings, " + complaint);
  std::optional<link::Date> fixed_date;
  if (options.today) {
    fixed_date = read_date(*options.today);
    if (!fixed_date) return Ending{kUsage, "quintet: --today takes a date such as 2026-11-21\n"};
  }
  scenes::Settings settings = s.player.settings();
  if (!options.theme.empty()) settings.desk = *scenes::desk_of(options.theme);
  if (options.scale) settings.interface_scale = *options.scale;
  if (options.mute) settings.muted = true;
  if (options.screen != Options::Screen::AsSaved)
    settings.fullscreen = options.screen == Options::Screen::Fullscreen;
  s.player.override_settings(settings);

  WindowPlace place =
      s.store
          .read<WindowPlace>(Folder::State, kWindowFile,
                             [](std::string_view text) {
                               const auto read = read_window_place(text);
                               return read ? std::variant<WindowPlace, Problem>(*read)
                                           : std::variant<WindowPlace, Problem>(Problem{"no window place"});
                             })
          .value_or(kFirstPlace);
  if (options.size) place = {std::nullopt, options.size->width, options.size->height, false};
  if (options.headless && !options.size) place = kFirstPlace;
  const Fullscreen fullscreen =
      settings.fullscreen && !options.headless ? Fullscreen::Desktop : Fullscreen::Off;
  auto opened =
      Window::open("Quintet", place, fullscreen, options.headless ? Display::Headless : Display::Real);
  if (const auto* failure = std::get_if<WindowFailure>(&opened)) {
    const std::string hint = failure->no_display ? " (for tests there is --headless)" : "";
    return Ending{failure->no_display ? kNoDisplay : kFailure,
                  "quintet: no window could be opened: " + failure->message + hint + "\n"};
  }
  s.window = std::get<std::unique_ptr<Window>>(std::move(opened));
  s.events = std::make_unique<Events>();
  s.canvas = std::make_unique<Canvas>(s.window->renderer(), s.assets);
  if (options.headless) {
    s.audio = std::make_unique<AudioRecord>();
  } else {
    auto mixer = std::make_unique<AudioMixer>(s.assets);
    s.mixer = mixer.get();
    s.audio = std::move(mixer);
  }
  s.context = std::make_unique<scenes::Context>(scenes::Context{
      .scenes = s.scenes,
      .canvas = *s.canvas,
      .audio = *s.audio,
      .words = s.words,
      .player = s.player,
      .assets = s.assets,
      .theme = scenes::make_theme(settings.desk, scenes::Contrast::Normal),
      .chance = Random(seed_of(options)),
      .today = fixed_date ? std::function<link::Date()>([date = *fixed_date] { return date; }) : system_date,
      .quit = [stack = &s.scenes] { stack->clear(); }});
  s.player.on_change([raw = app.get()] { raw->apply_settings(); });
  app->apply_settings();
  push_first_scenes(*s.context, options);
  s.scenes.settle();
  return app;
}

void App::apply_settings() {
  Services& s = *services_;
  const scenes::Settings& settings = s.player.settings();
  std::vector<std::string> catalogues;
  for (const std::string& file : s.assets.list("lang/")) {
    if (file.ends_with(".mo")) catalogues.push_back(file.substr(5, file.size() - 8));
  }
  const std::string language =
      choose_language(settings.language, s.options.language, locale_environment(), catalogues);
  if (language != s.words.language()) {
    const auto catalogue = s.assets.find("lang/" + language + ".mo");
    if (!catalogue || language == s.broken_language) {
      s.words.speak_english();
    } else if (const auto fault = s.words.speak(language, catalogue->span())) {
      s.broken_language = language;
      s.complain("the catalogue " + language + " is broken: " + fault->text);
      s.player.notify("The translation is damaged, so Quintet speaks English.");
    }
  }
  const auto contrast = settings.high_contrast ? scenes::Contrast::High : scenes::Contrast::Normal;
  s.context->theme = scenes::make_theme(settings.desk, contrast);
  constexpr double kWhole = 100;
  s.audio->set_volumes(
      {settings.master / kWhole, settings.effects / kWhole, settings.music / kWhole, settings.muted});
  s.audio->play_music(scenes::word_of(settings.desk));
  s.canvas->fit(static_cast<float>(settings.interface_scale) / 100);
  const Fullscreen wanted = settings.fullscreen ? Fullscreen::Desktop : Fullscreen::Off;
  if (!s.options.headless && s.window->fullscreen() != wanted) s.window->set_fullscreen(wanted);
}

bool App::handle_globally(const Event& event) {
  const auto* action = std::get_if<ActionEvent>(&event);
  if (!action || action->repeated) return false;
  scenes::Settings settings = services_->player.settings();
  if (action->action == Action::ToggleMute)
    settings.muted = !settings.muted;
  else if (action->action == Action::ToggleFullscreen)
    settings.fullscreen = !settings.fullscreen;
  else
    return false;
  services_->player.change(settings);
  return true;
}

void App::update_with_input(Duration step) {
  const Input input = std::exchange(services_->waiting, {});
  services_->scenes.update(input, step);
}

void App::turn(const Input& input, Duration elapsed) {
  Services& s = *services_;
  for (const Event& event : input.events) {
    if (!handle_globally(event)) s.waiting.events.push_back(event);
  }
  s.canvas->fit(static_cast<float>(s.player.settings().interface_scale) / 100);
  if (s.scenes.at_rest()) {
    // Nothing moves that could jump, so the whole wait is one step; what ended it comes after it.
    s.scenes.update({}, elapsed);
    if (!s.waiting.events.empty()) update_with_input(Duration{0});
  } else {
    // After a hitch the game lags behind the clock. Input is never kept for a later frame.
    const int steps = s.timestep.advance(elapsed);
    for (int i = 0; i < steps && !s.scenes.empty(); ++i) update_with_input(Timestep::kStep);
    if (steps == 0 && !s.waiting.events.empty()) update_with_input(Duration{0});
  }
  s.audio_time += elapsed;
  s.audio->update(s.audio_time);
}

void App::draw() {
  Services& s = *services_;
  s.canvas->fit(static_cast<float>(s.player.settings().interface_scale) / 100);
  s.canvas->begin(s.context->theme.colour.canvas);
  s.scenes.draw(*s.canvas, s.scenes.at_rest() ? Duration{0} : s.timestep.remainder());
}

std::optional<std::string> App::save_picture(const std::filesystem::path& file) {
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
  if (s.options.headless || s.options.size || s.window->fullscreen() == Fullscreen::Desktop) return;
  s.store.write(Folder::State, kWindowFile, write_window_place(s.window->place()));
}

void App::set_icon() {
  const auto icon = services_->assets.find("images/icon.svg");
  if (icon) services_->window->set_icon({reinterpret_cast<const unsigned char*>(icon->data()), icon->size()});
}

void App::run_window() {
  Services& s = *services_;
  auto last = SteadyClock::now();
  auto shown = last;
  bool first = true, changed = true;
  while (!s.scenes.empty()) {
    const auto due = s.scenes.due();
    if (!changed && s.scenes.at_rest()) {
      auto limit = due;
      if (const auto audio = s.audio->due()) limit = std::min(limit.value_or(*audio), *audio);
      s.events->wait(limit);
    }
    const Events::News news = s.events->poll(s.window->pointer_scale(), s.canvas->scale());
    if (news.quit) {
      close();
      break;
    }
    if (news.textures_lost) s.canvas->forget_textures();
    const auto now = SteadyClock::now();
    const Duration elapsed = now - last;
    last = now;
    const bool moved =
        !s.scenes.at_rest() || !news.input.events.empty() || news.redraw || (due && elapsed >= *due);
    turn(news.input, elapsed);
    changed = moved || !s.scenes.at_rest();
    if (s.scenes.empty() || !(changed || first)) continue;
    draw();
    std::this_thread::sleep_until(shown + s.window->frame_time());
    s.window->present();
    shown = SteadyClock::now();
    // What has come to rest is drawn once more, in its last place.
    changed = !s.scenes.at_rest();
    if (std::exchange(first, false)) {
      if (s.mixer) s.mixer->open();
      set_icon();
      s.events->open_gamepads();
    }
  }
  remember_window();
}

int App::run() {
  const Options& options = services_->options;
  if (options.script.empty() && options.screenshot.empty()) {
    run_window();
    return kWell;
  }
  if (options.script.empty()) {
    settle(*this);
  } else if (const auto failure = play_script_file(*this, options.script)) {
    std::cerr << "quintet: " << options.script.string() << ": " << failure->text << '\n';
    return failure->status;
  }
  if (options.screenshot.empty() || scenes().empty()) return kWell;
  draw();
  const auto fault = save_picture(options.screenshot);
  if (!fault) return kWell;
  std::cerr << "quintet: the picture could not be written: " << *fault << '\n';
  return kFailure;
}

SceneStack& App::scenes() {
  return services_->scenes;
}
scenes::Context& App::context() {
  return *services_->context;
}
Window& App::window() {
  return *services_->window;
}
Audio& App::audio() {
  return *services_->audio;
}

}  // namespace quintet::app
