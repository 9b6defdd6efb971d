// The one window and its renderer. It keeps track of its geometry, so that it can open in the same place again.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"
#include "engine/platform/window_geometry.hpp"
#include "engine/render/geometry.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"

struct SDL_Renderer;

namespace quintet {

enum class Display : std::uint8_t { Real, Headless };
enum class Fullscreen : std::uint8_t { Off, Desktop };

struct WindowError {
  bool no_display = false;
  std::string message;
};

class Window {
 public:
  // Opens the window, hidden until the first `present`; without a place, as the first one of a player.
  static Expected<std::unique_ptr<Window>, WindowError> open(const std::string& title,
                                                             const std::optional<WindowGeometry>& asked,
                                                             Fullscreen fullscreen, Display display);
  ~Window();
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  SDL_Renderer& renderer();
  void present();
  // The least time between two frames; zero where presenting waits for the display.
  Duration frame_time() const;

  Fullscreen fullscreen() const;
  void set_fullscreen(Fullscreen fullscreen);
  void resize(int width, int height);
  // To be called when the window was moved or resized, so that the geometry to restore is known.
  void track_place();
  // The geometry outside fullscreen and before the window was maximised.
  WindowGeometry place();
  // Pixels of the output for one unit of the pointer's coordinates.
  Vec pointer_scale() const;
  void set_icon(std::span<const unsigned char> svg);

  // Writes a PNG of what was drawn last, before it is presented.
  Expected<void, Problem> save_picture(const std::filesystem::path& file);
  // Size of the output and its pixels, 0xAARRGGBB, row-major.
  struct Pixels {
    int width = 0, height = 0;
    std::vector<std::uint32_t> argb;
  };
  Pixels read_pixels();

 private:
  struct Parts;
  explicit Window(std::unique_ptr<Parts> parts);
  WindowGeometry::Origin allow_for_frame(WindowGeometry::Origin origin);

  std::unique_ptr<Parts> parts_;
};

}  // namespace quintet
