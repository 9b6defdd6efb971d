// Golden pictures: compares rendered pages with reviewed PNG files.
//
// The same libraries draw the same pixels, so the tolerance is small. Other versions of FreeType or SDL_image rasterise
// letters and pictures slightly differently; the comparison is then meaningless and is skipped.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"
#include "engine/platform/window.hpp"

namespace quintet {

using Picture = Window::Pixels;

struct Difference {
  double mean = 0;   // of all channels of all pixels, 0 … 255
  double share = 0;  // of the pixels with a channel difference above kPlain, 0 … 1
  bool small() const;
};
inline constexpr int kPlain = 24;

// Pictures of different sizes differ completely.
Difference difference(const Picture& one, const Picture& other);

// Nothing if the file is missing or is not a picture.
std::optional<Picture> read_png(const std::filesystem::path& file);
bool write_png(const Picture& picture, const std::filesystem::path& file);

// The rasterising libraries, such as "SDL_image 2.6.3, SDL_ttf 2.20.1, FreeType 2.12.1".
std::string rasterisers();

class GoldenFolder {
 public:
  // `golden` contains the pictures and VERSION; `failed` receives the differences.
  GoldenFolder(std::filesystem::path golden, std::filesystem::path failed);

  // Whether the environment asks to update the pictures (QUINTET_UPDATE_GOLDEN=1).
  static bool updating();
  // Whether pictures of this build are comparable with these.
  Expected<void, Problem> comparable() const;
  // Whether the picture is unchanged; the error names the files to look at. Writes it while updating.
  Expected<void, Problem> check(const std::string& name, const Picture& picture) const;

 private:
  std::filesystem::path golden_, failed_;
};

}  // namespace quintet
