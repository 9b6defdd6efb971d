#include "engine/platform/window.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>

#include "engine/platform/sdl.hpp"
#include "engine/storage/file_system.hpp"

namespace quintet {
namespace {

constexpr Duration kFrame = std::chrono::nanoseconds(1'000'000'000 / 60);

std::vector<DesktopArea> displays() {
  std::vector<DesktopArea> areas;
  for (int i = 0; i < SDL_GetNumVideoDisplays(); ++i) {
    SDL_Rect area;
    if (SDL_GetDisplayUsableBounds(i, &area) == 0) areas.push_back({area.x, area.y, area.w, area.h});
  }
  return areas;
}

// Windows counts in pixels, and asks for more than one a point on most displays.
WindowGeometry first_geometry_on(std::string_view driver) {
  constexpr float kPlainResolution = 96;  // dots per inch, at a scale of 100 %
  float resolution = 0;
  const std::vector<DesktopArea> areas = displays();
  if (driver != "windows" || areas.empty() || SDL_GetDisplayDPI(0, &resolution, nullptr, nullptr) != 0)
    return {};
  return first_geometry(resolution / kPlainResolution, areas.front());
}

// A requested size without an origin may be smaller than the least one.
WindowGeometry fit(const WindowGeometry& place) {
  WindowGeometry fitted = clamp_to(place, displays());
  if (place.origin) return fitted;
  fitted.width = std::min(place.width, fitted.width);
  fitted.height = std::min(place.height, fitted.height);
  return fitted;
}

Duration now() {
  return std::chrono::steady_clock::now().time_since_epoch();
}

// Software drawing is fast enough, and starting a graphics driver takes longer than the first frames; only very
// large outputs need one. The player's choice in SDL_RENDER_DRIVER takes precedence.
constexpr int kLargestSoftwareOutput = 2560 * 1600;

Uint32 renderer_flags(SDL_Window* window, Display display) {
  int w = 0, h = 0;
  SDL_GetWindowSizeInPixels(window, &w, &h);
  const bool small = static_cast<long>(w) * h <= kLargestSoftwareOutput;
  if (display == Display::Headless || (small && !SDL_GetHint(SDL_HINT_RENDER_DRIVER)))
    return SDL_RENDERER_SOFTWARE;
  return SDL_RENDERER_PRESENTVSYNC;
}

// SDL writes the picture into memory: its files do not report a disk that turns out to be full when they are closed.
struct PictureBytes {
  std::string bytes;
  static std::size_t SDLCALL write(SDL_RWops* file, const void* data, std::size_t size, std::size_t count) {
    auto& self = *static_cast<PictureBytes*>(file->hidden.unknown.data1);
    self.bytes.append(static_cast<const char*>(data), size * count);
    return count;
  }
  static int SDLCALL close(SDL_RWops* file) {
    SDL_FreeRW(file);
    return 0;
  }
};

Expected<std::string, Problem> png_of(SDL_Surface& surface) {
  PictureBytes picture;
  SDL_RWops* const file = SDL_AllocRW();
  if (!file) return tl::unexpected(Problem{SDL_GetError()});
  file->type = SDL_RWOPS_UNKNOWN;
  file->hidden.unknown.data1 = &picture;
  file->write = PictureBytes::write;
  file->close = PictureBytes::close;
  if (IMG_SavePNG_RW(&surface, file, 1) != 0) return tl::unexpected(Problem{SDL_GetError()});
  return std::move(picture.bytes);
}

}  // namespace

struct Window::Parts {
  // Closes the video system after the window and the renderer have gone.
  struct Video {
    Video() = default;
    Video(const Video&) = delete;
    Video& operator=(const Video&) = delete;
    ~Video() { SDL_QuitSubSystem(SDL_INIT_VIDEO); }
  };
  Video video;
  sdl::Window window;
  sdl::Renderer renderer;
  WindowGeometryTracker tracker{WindowGeometry{}};
  std::optional<WindowGeometry::Origin> asked;  // the origin that the window was opened with
  WindowGeometry::Origin displacement;          // how far from there the desktop has placed it, for its frame
  Duration shown_at{0};
  bool tells_origin = false;  // Wayland does not report the positions of windows
  bool shown = false;
  bool vsync = false;
  Display display = Display::Real;
};

Window::Window(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Window::~Window() = default;

Expected<std::unique_ptr<Window>, WindowError> Window::open(const std::string& title,
                                                            const std::optional<WindowGeometry>& asked,
                                                            Fullscreen fullscreen, Display display) {
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
  SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
  SDL_SetHint(SDL_HINT_APP_NAME, title.c_str());
  if (display == Display::Headless) SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE);
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) return tl::unexpected(WindowError{true, SDL_GetError()});
  SDL_StopTextInput();  // letter keys are commands in this program, not text for an input method
  auto parts = std::make_unique<Parts>();
  parts->display = display;
  const std::string_view driver = SDL_GetCurrentVideoDriver() ? SDL_GetCurrentVideoDriver() : "";
  if (display == Display::Real && (driver == "offscreen" || driver == "dummy" || driver == "evdev")) {
    return tl::unexpected(WindowError{true, "no desktop answers (neither X11 nor Wayland)"});
  }
  const WindowGeometry place = asked ? *asked : first_geometry_on(driver);
  parts->tells_origin = driver != "wayland";
  // SDL would otherwise show software drawing through OpenGL, which costs more than it gains.
  if (driver == "x11") SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  const WindowGeometry fitted = display == Display::Real ? fit(place) : place;
  const auto anywhere = static_cast<int>(SDL_WINDOWPOS_UNDEFINED);
  Uint32 flags = SDL_WINDOW_HIDDEN | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  if (place.maximised) flags |= SDL_WINDOW_MAXIMIZED;
  parts->window.reset(SDL_CreateWindow(title.c_str(), fitted.origin ? fitted.origin->x : anywhere,
                                       fitted.origin ? fitted.origin->y : anywhere, std::max(fitted.width, 1),
                                       std::max(fitted.height, 1), flags));
  if (!parts->window) return tl::unexpected(WindowError{false, SDL_GetError()});
  if (place.width >= kLeastWindowWidth && place.height >= kLeastWindowHeight) {
    SDL_SetWindowMinimumSize(parts->window.get(), kLeastWindowWidth, kLeastWindowHeight);
  }
  const Uint32 wanted = renderer_flags(parts->window.get(), display);
  parts->renderer.reset(SDL_CreateRenderer(parts->window.get(), -1, wanted));
  if (!parts->renderer) {
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, nullptr);
    parts->renderer.reset(SDL_CreateRenderer(parts->window.get(), -1, 0));
  }
  if (!parts->renderer) return tl::unexpected(WindowError{false, SDL_GetError()});
  SDL_RendererInfo info;
  SDL_GetRendererInfo(parts->renderer.get(), &info);
  parts->tracker = WindowGeometryTracker(fitted);
  parts->asked = fitted.origin;
  parts->vsync = (info.flags & SDL_RENDERER_PRESENTVSYNC) != 0;
  std::unique_ptr<Window> window(new Window(std::move(parts)));
  if (fullscreen == Fullscreen::Desktop) window->set_fullscreen(fullscreen);
  return window;
}

SDL_Renderer& Window::renderer() {
  return *parts_->renderer;
}

void Window::present() {
  SDL_RenderPresent(parts_->renderer.get());
  if (parts_->shown) return;
  if (parts_->display == Display::Real) SDL_ShowWindow(parts_->window.get());
  parts_->shown = true;
  parts_->shown_at = now();
}

Duration Window::frame_time() const {
  return parts_->vsync ? Duration{0} : kFrame;
}

Fullscreen Window::fullscreen() const {
  const Uint32 flags = SDL_GetWindowFlags(parts_->window.get());
  return (flags & SDL_WINDOW_FULLSCREEN_DESKTOP) == SDL_WINDOW_FULLSCREEN_DESKTOP ? Fullscreen::Desktop
                                                                                  : Fullscreen::Off;
}

void Window::set_fullscreen(Fullscreen fullscreen) {
  SDL_SetWindowFullscreen(parts_->window.get(),
                          fullscreen == Fullscreen::Desktop ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

void Window::resize(int width, int height) {
  SDL_SetWindowSize(parts_->window.get(), width, height);
}

// Some desktops place the frame at the requested position; without a correction the window would move by a frame's
// width from run to run. A move just after the window was shown is made by the desktop, not by the player.
WindowGeometry::Origin Window::allow_for_frame(WindowGeometry::Origin origin) {
  constexpr Duration kOpening = milliseconds(1000);
  constexpr int kThickest = 96;
  if (parts_->asked && parts_->shown && now() - parts_->shown_at < kOpening) {
    const WindowGeometry::Origin found{origin.x - parts_->asked->x, origin.y - parts_->asked->y};
    if (std::abs(found.x) <= kThickest && std::abs(found.y) <= kThickest) parts_->displacement = found;
  }
  return {origin.x - parts_->displacement.x, origin.y - parts_->displacement.y};
}

void Window::track_place() {
  constexpr Uint32 kFills = SDL_WINDOW_MAXIMIZED | SDL_WINDOW_MINIMIZED | SDL_WINDOW_FULLSCREEN;
  if ((SDL_GetWindowFlags(parts_->window.get()) & kFills) != 0)
    return parts_->tracker.moved({}, WindowGeometryTracker::Stand::Filling, now());
  WindowGeometry place;
  SDL_GetWindowSize(parts_->window.get(), &place.width, &place.height);
  if (parts_->tells_origin) {
    WindowGeometry::Origin origin;
    SDL_GetWindowPosition(parts_->window.get(), &origin.x, &origin.y);
    place.origin = allow_for_frame(origin);
  }
  parts_->tracker.moved(place, WindowGeometryTracker::Stand::Free, now());
}

WindowGeometry Window::place() {
  track_place();
  constexpr Duration kLongAfter = std::chrono::hours(1);
  WindowGeometry place = parts_->tracker.settled(now() + kLongAfter);
  place.maximised = (SDL_GetWindowFlags(parts_->window.get()) & SDL_WINDOW_MAXIMIZED) != 0;
  return place;
}

Vec Window::pointer_scale() const {
  int window_w = 0, window_h = 0, output_w = 0, output_h = 0;
  SDL_GetWindowSize(parts_->window.get(), &window_w, &window_h);
  SDL_GetRendererOutputSize(parts_->renderer.get(), &output_w, &output_h);
  return {static_cast<float>(output_w) / static_cast<float>(std::max(window_w, 1)),
          static_cast<float>(output_h) / static_cast<float>(std::max(window_h, 1))};
}

void Window::set_icon(std::span<const unsigned char> svg) {
  constexpr int kSide = 128;
  SDL_RWops* reader = SDL_RWFromConstMem(svg.data(), static_cast<int>(svg.size()));
  const sdl::Surface icon(reader ? IMG_LoadSizedSVG_RW(reader, kSide, kSide) : nullptr);
  if (reader) SDL_RWclose(reader);
  if (icon) SDL_SetWindowIcon(parts_->window.get(), icon.get());
}

Window::Pixels Window::read_pixels() {
  Pixels pixels;
  SDL_GetRendererOutputSize(parts_->renderer.get(), &pixels.width, &pixels.height);
  pixels.argb.resize(static_cast<std::size_t>(pixels.width) * static_cast<std::size_t>(pixels.height));
  if (SDL_RenderReadPixels(parts_->renderer.get(), nullptr, SDL_PIXELFORMAT_ARGB8888, pixels.argb.data(),
                           pixels.width * 4) != 0) {
    return {};
  }
  return pixels;
}

// Reads the pixels in the format of the file: a converted copy would be as large as the window again.
Expected<void, Problem> Window::save_picture(const std::filesystem::path& file) {
  int width = 0, height = 0;
  SDL_GetRendererOutputSize(parts_->renderer.get(), &width, &height);
  const sdl::Surface surface(SDL_CreateRGBSurfaceWithFormat(0, width, height, 24, SDL_PIXELFORMAT_RGB24));
  if (!surface || SDL_RenderReadPixels(parts_->renderer.get(), nullptr, surface->format->format,
                                       surface->pixels, surface->pitch) != 0) {
    return tl::unexpected(Problem{SDL_GetError()});
  }
  const auto png = png_of(*surface);
  if (!png) return tl::unexpected(png.error());
  if (const auto error = write_output_file(file, *png)) return tl::unexpected(Problem{error.message()});
  return {};
}

}  // namespace quintet
