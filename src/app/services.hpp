// The services of the program in the order of their construction, and how they apply the player's settings.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "app/options.hpp"
#include "engine/audio/audio_mixer.hpp"
#include "engine/expected.hpp"
#include "engine/platform/clipboard.hpp"
#include "engine/platform/events.hpp"
#include "engine/platform/log.hpp"
#include "engine/platform/window.hpp"
#include "engine/render/canvas.hpp"
#include "engine/storage/assets.hpp"
#include "engine/storage/documents.hpp"
#include "engine/storage/file_system.hpp"
#include "engine/storage/store_writer.hpp"
#include "engine/text/localiser.hpp"
#include "ui/context.hpp"
#include "ui/kit/match.hpp"
#include "ui/profile/profile.hpp"

namespace quintet::app {

struct Services {
  Services(const Options& asked, ui::GameList games, std::shared_ptr<FileSystem> of_player);

  // The error has the exit status.
  Expected<void, Ending> open_window();
  void open_audio();
  void apply_settings();
  // The languages other than English.
  std::vector<std::string> catalogues() const;
  void apply_language();
  void apply_fullscreen() const;
  // The state of the window, not of the settings: the desktop may have ended fullscreen.
  bool fills_screen() const;
  void fit_canvas() const;
  void remember_window();
  // For the log and the terminal; in English.
  void complain(std::string_view fault);
  void complain(const StoreReport& report);

  Options options;
  std::shared_ptr<FileSystem> files;
  // The writer's thread sends events as long as the writer lives, so the window and its event queue outlive it.
  std::unique_ptr<Window> window;
  std::unique_ptr<Events> events;
  Store store;
  StoreWriter writer;
  Documents documents;
  Log log;
  bool log_failure_told = false;
  Assets assets;
  Localiser words;
  std::string broken_language;  // its catalogue is invalid; reported once
  ui::Profile player;
  ui::SavedMatches matches{player};
  std::unique_ptr<Canvas> canvas;
  std::unique_ptr<Audio> audio;
  std::unique_ptr<Clipboard> clipboard;
  AudioMixer* mixer = nullptr;  // the audio if a device is open
  SceneStack scenes;
  std::unique_ptr<ui::Context> context;
};

}  // namespace quintet::app
