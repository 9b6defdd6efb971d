#include "support/test_context.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <fstream>
#include <iterator>

#include "app/games.hpp"
#include "engine/storage/assets_bundle.hpp"

namespace quintet::ui {
namespace {

constexpr Duration kStep = std::chrono::nanoseconds(1'000'000'000 / 120);
constexpr int kMostSteps = 120 * 60;  // a scene that moves for a minute never rests

std::filesystem::path new_folder() {
  static std::atomic<int> count{0};
  const std::string name = "quintet-scene-" + std::to_string(getpid()) + '-' + std::to_string(++count);
  return std::filesystem::temp_directory_path() / name;
}

}  // namespace

TestContext::TestContext(int width, int height) : folder_(new_folder()), files_(real_file_system()) {
  store_ =
      std::make_unique<Store>(*files_, PlayerFolders{.config = folder_, .data = folder_, .state = folder_});
  assets_ = std::make_unique<Assets>(bundled_assets());
  WindowGeometry place;
  place.width = width;
  place.height = height;
  auto opened = Window::open("Quintet", place, Fullscreen::Off, Display::Headless);
  if (!opened) throw std::runtime_error(opened.error().message);
  window_ = *std::move(opened);
  canvas_ = std::make_unique<Canvas>(window_->renderer(), *assets_);
  writer_ = std::make_unique<StoreWriter>(*store_);
  games_ = std::make_unique<Documents>(files_, folder_ / "games");
  player_ = std::make_unique<Profile>(*writer_, words_, settings_of(app::games()));
  matches_ = std::make_unique<SavedMatches>(*player_);
  context_ = std::make_unique<Context>(Context{.scenes = scenes_,
                                               .canvas = *canvas_,
                                               .audio = audio_,
                                               .words = words_,
                                               .profile = *player_,
                                               .matches = *matches_,
                                               .assets = *assets_,
                                               .clipboard = clipboard_,
                                               .documents = *games_,
                                               .games = app::games(),
                                               .theme = make_theme(Desk::Paper, Contrast::Normal),
                                               .chance = Random(1),
                                               .today = [] { return kToday; },
                                               .quit = [this] { ++quits_; }});
  player_->on_change([this] {
    const Settings& s = player_->settings();
    context_->theme = make_theme(s.desk, s.high_contrast ? Contrast::High : Contrast::Normal);
    if (s.language.empty())
      words_.speak_english();
    else
      speak(s.language);
    canvas_->fit(static_cast<float>(s.interface_scale) / 100);
  });
}

TestContext::~TestContext() {
  scenes_.clear();
  scenes_.settle();
  writer_.reset();
  store_.reset();
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

void TestContext::speak(std::string_view language) {
  if (language == Localiser::kEnglish) return words_.speak_english();
  const auto catalogue = assets_->find("lang/" + std::string(language) + ".mo");
  ASSERT_TRUE(catalogue) << language;
  ASSERT_TRUE(words_.speak(language, catalogue->span())) << language;
}

void TestContext::resize(int width, int height) {
  window_->resize(width, height);
  canvas_->fit(static_cast<float>(player_->settings().interface_scale) / 100);
  send({WindowEvent::Resized});
}

void TestContext::send(std::initializer_list<Event> events) {
  scenes_.update(Input{events}, kStep);
}

void TestContext::tap(std::string_view name) {
  ASSERT_NE(scenes_.top(), nullptr) << "tap " << name;
  const auto place = scenes_.top()->locate(name);
  ASSERT_TRUE(place) << name << " is not there: " << seen();
  send({PointerEvent{.kind = PointerEvent::Kind::Moved, .at = *place}});
  send({PointerEvent{.kind = PointerEvent::Kind::Pressed, .at = *place}});
  send({PointerEvent{.kind = PointerEvent::Kind::Released, .at = *place}});
}

void TestContext::wait(Duration time) {
  for (Duration passed{0}; passed < time; passed += kStep) send({});
}

void TestContext::settle() {
  for (int step = 0; step < kMostSteps; ++step) {
    send({});
    if (scenes_.empty() || scenes_.at_rest()) return;
  }
  FAIL() << "this never comes to rest: " << seen();
}

void TestContext::draw() {
  canvas_->fit(static_cast<float>(player_->settings().interface_scale) / 100);
  scenes_.draw(*canvas_, Duration{0});
}

Expected<void, Problem> TestContext::save_picture(const std::filesystem::path& file) {
  draw();
  return window_->save_picture(file);
}

Stage TestContext::stage() {
  return {*context_, [this](int width, int height) { resize(width, height); },
          [this](const Input& input) { scenes_.update(input, kStep); }};
}

std::string TestContext::file(const std::string& name) const {
  player_->finish_saving();
  std::ifstream in(folder_ / name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string TestContext::seen() const {
  return scenes_.top() ? scenes_.top()->describe() : "nothing";
}

}  // namespace quintet::ui
