#include "app/loop.hpp"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

namespace quintet::app {

bool Loop::handle_globally(const Event& event) {
  const auto* action = std::get_if<ActionEvent>(&event);
  if (!action || action->repeated) return false;
  ui::Settings settings = services_.player.settings();
  const Scene* const top = services_.scenes.top();
  if (action->action == Action::ToggleMute && top && top->takes_text()) return false;
  if (action->action == Action::ToggleMute)
    settings.muted = !settings.muted;
  else if (action->action == Action::ToggleFullscreen)
    settings.fullscreen = !services_.fills_screen();
  else
    return false;
  services_.player.change(settings);
  services_.apply_fullscreen();
  return true;
}

void Loop::update_with_input(Duration step) {
  const Input input = std::exchange(waiting_, {});
  services_.scenes.update(input, step);
}

void Loop::turn(const Input& input, Duration elapsed) {
  Services& s = services_;
  for (const Event& event : input.events) {
    if (!handle_globally(event)) waiting_.events.push_back(event);
  }
  s.fit_canvas();
  if (s.scenes.at_rest()) {
    // Nothing was moving, so the whole wait is one step; the input that ended it comes after it.
    s.scenes.update({}, elapsed);
    if (!waiting_.events.empty()) update_with_input(Duration{0});
  } else {
    // After a hitch the game lags behind the clock. Input is never delayed to a later frame.
    const int steps = timestep_.advance(elapsed);
    for (int i = 0; i < steps && !s.scenes.empty(); ++i) update_with_input(Timestep::kStep);
    // Also when no time has passed: a scene may poll a computation in the background.
    const bool asked = elapsed == Duration{0} || !waiting_.events.empty();
    if (steps == 0 && asked) update_with_input(Duration{0});
  }
  const Scene* const top = s.scenes.top();
  s.events->take_text(top && top->takes_text());
  audio_time_ += elapsed;
  s.audio->update(audio_time_);
}

void Loop::draw() {
  Services& s = services_;
  s.fit_canvas();
  s.canvas->begin(s.context->theme.colour.canvas);
  s.scenes.draw(*s.canvas, s.scenes.at_rest() ? Duration{0} : timestep_.remainder());
}

void Loop::wait_for_news() {
  Services& s = services_;
  auto limit = s.scenes.due();
  if (const auto audio = s.audio->due()) limit = std::min(limit.value_or(*audio), *audio);
  s.events->wait(limit);
}

// Starts what takes time and is not needed for the first frame.
void Loop::finish_start() {
  Services& s = services_;
  if (s.mixer) s.mixer->open();
  if (const auto icon = s.assets.find("images/icon.svg"))
    s.window->set_icon({reinterpret_cast<const unsigned char*>(icon->data()), icon->size()});
  s.events->open_gamepads();
}

void Loop::run() {
  Services& s = services_;
  using SteadyClock = std::chrono::steady_clock;
  auto last = SteadyClock::now();
  auto shown = last;
  bool first = true, changed = true;
  while (!s.scenes.empty()) {
    const auto due = s.scenes.due();
    if (!changed && s.scenes.at_rest()) wait_for_news();
    const Events::News news = s.events->poll(s.window->pointer_scale(), s.canvas->scale());
    if (news.quit) break;
    if (news.textures_lost) s.canvas->forget_textures();
    if (news.moved) s.window->track_place();
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
    // Scenes that have just come to rest are drawn once more, in their final state.
    changed = !s.scenes.at_rest();
    if (std::exchange(first, false)) finish_start();
  }
  s.remember_window();
}

}  // namespace quintet::app
