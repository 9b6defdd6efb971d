#include "engine/render/icon_file.hpp"

#include <SDL_image.h>

#include "engine/platform/sdl.hpp"

namespace quintet {

Expected<void, Problem> write_icon(const std::filesystem::path& svg, int side,
                                   const std::filesystem::path& png) {
  SDL_RWops* const file = SDL_RWFromFile(svg.string().c_str(), "rb");
  if (!file) return tl::unexpected(Problem{SDL_GetError()});
  const sdl::Surface picture(IMG_LoadSizedSVG_RW(file, side, side));
  SDL_RWclose(file);
  if (!picture || IMG_SavePNG(picture.get(), png.string().c_str()) != 0)
    return tl::unexpected(Problem{SDL_GetError()});
  return {};
}

}  // namespace quintet
