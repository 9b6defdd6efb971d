// The player's devices, translated into `Input`: keyboard, mouse, touch and gamepads, and window events
// of the desktop.
#pragma once

#include <memory>
#include <optional>

#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"

namespace quintet {

class Gamepads;

class Events {
 public:
  Events();
  ~Events();
  Events(const Events&) = delete;
  Events& operator=(const Events&) = delete;

  // The search for gamepads takes a moment; call this after the first frame.
  void open_gamepads();

  struct News {
    Input input;
    bool quit = false;           // close button, or a signal asks the program to end
    bool redraw = false;         // the window was covered or resized, or `wake` was called
    bool textures_lost = false;  // the graphics card lost its textures
    bool moved = false;          // the window was moved or resized
  };

  // All events since the last call. Pointer positions are scaled by `pointer_scale` (output pixels a unit) over
  // `points` (output pixels a point).
  News poll(Vec pointer_scale, float points);
  // Whether typing arrives as text too, also from an input method; at first it does not.
  void take_text(bool wanted);
  // Wakes the main loop, from any thread.
  static void wake();
  // Waits for an event, at most for this time; without a limit, for ever.
  void wait(std::optional<Duration> limit);

 private:
  std::unique_ptr<Gamepads> gamepads_;
};

// Whether a signal or the desktop asks the program to end. The request stays until `poll` takes it.
bool end_asked();

}  // namespace quintet
