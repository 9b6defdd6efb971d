#include "support/golden.hpp"

#include <SDL.h>
#include <SDL_image.h>
#include <SDL_ttf.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <memory>

namespace quintet {
namespace {

namespace fs = std::filesystem;

// Two runs of the same build have no difference at all; another compiler may round a blend differently. A button moved
// by one point exceeds these limits.
constexpr double kMostMean = 0.1, kMostShare = 0.0002;
constexpr int kAmplified = 8;  // factor in the picture of the difference

using Surface = std::unique_ptr<SDL_Surface, decltype(&SDL_FreeSurface)>;

std::array<int, 3> channels(std::uint32_t pixel) {
  return {static_cast<int>(pixel >> 16 & 255), static_cast<int>(pixel >> 8 & 255),
          static_cast<int>(pixel & 255)};
}

std::array<int, 3> distances(std::uint32_t one, std::uint32_t other) {
  const auto a = channels(one), b = channels(other);
  return {std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])};
}

Picture difference_picture(const Picture& one, const Picture& other) {
  Picture shown = one;
  for (std::size_t i = 0; i < shown.argb.size(); ++i) {
    std::uint32_t pixel = 0;
    for (const int distance : distances(one.argb[i], other.argb[i])) {
      pixel = pixel << 8 | static_cast<std::uint32_t>(std::min(255, distance * kAmplified));
    }
    shown.argb[i] = pixel;
  }
  return shown;
}

std::string version_text(int major, int minor, int patch) {
  return std::to_string(major) + '.' + std::to_string(minor) + '.' + std::to_string(patch);
}

}  // namespace

bool Difference::small() const {
  return mean <= kMostMean && share <= kMostShare;
}

Difference difference(const Picture& one, const Picture& other) {
  if (one.width != other.width || one.height != other.height || one.argb.empty()) return {255, 1};
  double sum = 0;
  std::size_t plain = 0;
  for (std::size_t i = 0; i < one.argb.size(); ++i) {
    const auto apart = distances(one.argb[i], other.argb[i]);
    sum += apart[0] + apart[1] + apart[2];
    if (*std::max_element(apart.begin(), apart.end()) > kPlain) ++plain;
  }
  const auto count = static_cast<double>(one.argb.size());
  return {sum / (3 * count), static_cast<double>(plain) / count};
}

std::optional<Picture> read_png(const fs::path& file) {
  const Surface loaded(IMG_Load(file.c_str()), SDL_FreeSurface);
  if (!loaded) return std::nullopt;
  const Surface surface(SDL_ConvertSurfaceFormat(loaded.get(), SDL_PIXELFORMAT_ARGB8888, 0), SDL_FreeSurface);
  if (!surface) return std::nullopt;
  Picture picture{surface->w, surface->h, {}};
  for (int y = 0; y < surface->h; ++y) {
    const auto* const row =
        static_cast<const std::uint8_t*>(surface->pixels) + static_cast<std::ptrdiff_t>(y) * surface->pitch;
    const auto* const pixels = reinterpret_cast<const std::uint32_t*>(row);
    picture.argb.insert(picture.argb.end(), pixels, pixels + surface->w);
  }
  return picture;
}

bool write_png(const Picture& picture, const fs::path& file) {
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  Picture copy = picture;  // SDL has no read-only pixels
  const Surface surface(SDL_CreateRGBSurfaceWithFormatFrom(copy.argb.data(), copy.width, copy.height, 32,
                                                           copy.width * 4, SDL_PIXELFORMAT_XRGB8888),
                        SDL_FreeSurface);
  return surface && IMG_SavePNG(surface.get(), file.c_str()) == 0;
}

std::string rasterisers() {
  const SDL_version* const image = IMG_Linked_Version();
  const SDL_version* const ttf = TTF_Linked_Version();
  int major = 0, minor = 0, patch = 0;
  // FreeType reports its version only where it is in use.
  if (TTF_Init() == 0) {
    TTF_GetFreeTypeVersion(&major, &minor, &patch);
    TTF_Quit();
  }
  return "SDL_image " + version_text(image->major, image->minor, image->patch) + ", SDL_ttf " +
         version_text(ttf->major, ttf->minor, ttf->patch) + ", FreeType " + version_text(major, minor, patch);
}

GoldenFolder::GoldenFolder(fs::path golden, fs::path failed)
    : golden_(std::move(golden)), failed_(std::move(failed)) {}

bool GoldenFolder::updating() {
  const char* const asked = std::getenv("QUINTET_UPDATE_GOLDEN");
  return asked && std::string_view(asked) == "1";
}

Expected<void, Problem> GoldenFolder::comparable() const {
  if (updating()) return {};
  std::string recorded;
  std::ifstream file(golden_ / "VERSION");
  std::getline(file, recorded);
  if (recorded == rasterisers()) return {};
  return tl::unexpected(Problem{"the golden pictures come from " + recorded + "; this is " + rasterisers()});
}

Expected<void, Problem> GoldenFolder::check(const std::string& name, const Picture& picture) const {
  const fs::path golden = golden_ / (name + ".png");
  if (updating()) {
    std::ofstream(golden_ / "VERSION") << rasterisers() << '\n';
    if (write_png(picture, golden)) return {};
    return tl::unexpected(Problem{golden.string() + " could not be written"});
  }
  const auto wanted = read_png(golden);
  const fs::path actual = failed_ / (name + ".png"), shown = failed_ / (name + "-difference.png");
  if (wanted && difference(*wanted, picture).small()) return {};
  write_png(picture, actual);
  if (!wanted)
    return tl::unexpected(Problem{golden.string() + " is missing; the picture is in " + actual.string()});
  const Difference far = difference(*wanted, picture);
  if (wanted->argb.size() == picture.argb.size()) write_png(difference_picture(*wanted, picture), shown);
  return tl::unexpected(Problem{
      "the picture differs from " + golden.string() + ": mean " + std::to_string(far.mean) +
      ", share of pixels " + std::to_string(far.share) + "; see " + actual.string() + " and " +
      shown.string() + ". If it is meant to, run with QUINTET_UPDATE_GOLDEN=1 and look at the new one."});
}

}  // namespace quintet
