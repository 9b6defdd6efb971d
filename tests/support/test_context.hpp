// The context of a scene without a display, a sound device or the real player's files: an off-screen window, an audio
// that only records its calls, and a store in a temporary folder. Scenes are on a real stack and run in scene time.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/audio/audio_record.hpp"
#include "engine/platform/clipboard_record.hpp"
#include "engine/platform/window.hpp"
#include "engine/render/canvas.hpp"
#include "engine/scene/scene.hpp"
#include "engine/storage/assets.hpp"
#include "engine/storage/documents.hpp"
#include "engine/storage/file_system.hpp"
#include "engine/storage/store_writer.hpp"
#include "engine/text/localiser.hpp"
#include "support/layout_check.hpp"
#include "ui/context.hpp"
#include "ui/kit/match.hpp"

namespace quintet::ui {

class TestContext {
 public:
  static constexpr Date kToday{2026, 11, 21};

  // English, the theme Paper, the window size in pixels at a scale of 1.
  explicit TestContext(int width = 1280, int height = 720);
  ~TestContext();
  TestContext(const TestContext&) = delete;
  TestContext& operator=(const TestContext&) = delete;

  Context& context() { return *context_; }
  SceneStack& scenes() { return scenes_; }
  AudioRecord& audio() { return audio_; }
  Profile& player() { return *player_; }
  ClipboardRecord& clipboard() { return clipboard_; }
  // The folder of stored games, below the test's folder.
  Documents& games() { return *games_; }
  int quits() const { return quits_; }

  // Pushes a new scene and returns it; the stack owns it.
  template <class T, class... Arguments>
  T& push(Arguments&&... arguments) {
    auto scene = std::make_unique<T>(context(), std::forward<Arguments>(arguments)...);
    T& it = *scene;
    scenes_.push(std::move(scene));
    scenes_.settle();
    return it;
  }

  // The same for a scene that a function makes.
  template <class Make, class... Arguments>
  auto& push_made(const Make& make, Arguments&&... arguments) {
    auto scene = make(context(), std::forward<Arguments>(arguments)...);
    auto& it = *scene;
    scenes_.push(std::move(scene));
    scenes_.settle();
    return it;
  }

  void speak(std::string_view language);
  void resize(int width, int height);

  // One step with these events.
  void send(std::initializer_list<Event> events);
  void press(Action action) { send({ActionEvent{action}}); }
  // Clicks the named thing of the top scene; an unknown name is a failure of the test.
  void tap(std::string_view name);
  void wait(Duration time);
  // Until nothing moves.
  void settle();
  // Draws once, and shows that every scene can be drawn.
  void draw();
  Expected<void, Problem> save_picture(const std::filesystem::path& file);

  Stage stage();

  // The content of a player's file; empty if there is none.
  std::string file(const std::string& name) const;

  // The top scene's description of itself; "nothing" without a scene.
  std::string seen() const;

 private:
  std::filesystem::path folder_;
  std::shared_ptr<FileSystem> files_;
  std::unique_ptr<Store> store_;
  std::unique_ptr<StoreWriter> writer_;
  std::unique_ptr<Assets> assets_;
  std::unique_ptr<Window> window_;
  std::unique_ptr<Canvas> canvas_;
  std::unique_ptr<Documents> games_;
  AudioRecord audio_;
  ClipboardRecord clipboard_;
  Localiser words_;
  std::unique_ptr<Profile> player_;
  std::unique_ptr<SavedMatches> matches_;
  SceneStack scenes_;
  std::unique_ptr<Context> context_;
  int quits_ = 0;
};

}  // namespace quintet::ui
