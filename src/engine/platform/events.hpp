// The player's devices, translated into `Input`: keyboard, mouse, touch and gamepads, and what the desktop
// says to the window.
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

  // Gamepads take a moment to be looked for; call this when the first picture is on the screen.
  void open_gamepads();

  struct News {
    Input input;
    bool quit = false;           // close button, or a signal asks the program to end
    bool redraw = false;         // the window was covered or resized
    bool textures_lost = false;  // the graphics card forgot what it was given
    bool moved = false;          // the window stands elsewhere, or has another size
  };

  // What has happened by now. Pointer places are scaled by `pointer_scale` (output pixels a unit) over
  // `points` (output pixels a point).
  News poll(Vec pointer_scale, float points);
  // Ends the wait of the loop, from any thread.
  static void wake();
  // Waits until something happens, at most so long; forever without a limit.
  void wait(std::optional<Duration> limit);

 private:
  std::unique_ptr<Gamepads> gamepads_;
};

}  // namespace quintet
