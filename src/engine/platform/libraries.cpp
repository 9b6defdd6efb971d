#include "engine/platform/libraries.hpp"

#include <SDL.h>
#include <SDL_image.h>
#include <SDL_mixer.h>
#include <SDL_ttf.h>
#include <zlib.h>

namespace quintet {
namespace {

std::string line(const char* name, int major, int minor, int patch) {
  return std::string(name) + ' ' + std::to_string(major) + '.' + std::to_string(minor) + '.' +
         std::to_string(patch) + '\n';
}

std::string line(const char* name, const SDL_version& version) {
  return line(name, version.major, version.minor, version.patch);
}

}  // namespace

std::string library_versions() {
  SDL_version sdl{};
  SDL_GetVersion(&sdl);
  std::string lines = std::string("zlib ") + zlibVersion() + '\n' + line("SDL", sdl) +
                      line("SDL_image", *IMG_Linked_Version()) + line("SDL_mixer", *Mix_Linked_Version()) +
                      line("SDL_ttf", *TTF_Linked_Version());
  // FreeType and HarfBuzz report their versions only while SDL_ttf is initialised.
  if (TTF_Init() != 0) return lines;
  int major = 0, minor = 0, patch = 0;
  TTF_GetFreeTypeVersion(&major, &minor, &patch);
  lines += line("FreeType", major, minor, patch);
  TTF_GetHarfBuzzVersion(&major, &minor, &patch);
  TTF_Quit();
  return lines + line("HarfBuzz", major, minor, patch);
}

}  // namespace quintet
