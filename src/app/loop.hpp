// The main loop: handles events, advances scene time in fixed steps, draws. It sleeps while nothing moves.
#pragma once

#include "app/services.hpp"
#include "engine/scene/timestep.hpp"

namespace quintet::app {

class Loop {
 public:
  // The services must outlive it.
  explicit Loop(Services& services) : services_(services) {}

  // Runs in the window until the last scene is popped, or the window is closed.
  void run();
  // One turn in scene time: the input, then this time. Draws nothing.
  void turn(const Input& input, Duration elapsed);
  // Draws the present moment.
  void draw();

 private:
  void wait_for_news();
  void finish_start();
  // Whether the event was handled here, and does not go to the scenes.
  bool handle_globally(const Event& event);
  void update_with_input(Duration step);

  Services& services_;
  Timestep timestep_;
  Input waiting_;  // input that no step has handled yet
  Duration audio_time_{0};
};

}  // namespace quintet::app
