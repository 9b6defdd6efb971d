// Writes a picture in SVG as a PNG:  quintet-icon PICTURE.svg SIDE PICTURE.png
#include <SDL.h>
#include <SDL_image.h>

#include <charconv>
#include <iostream>
#include <memory>
#include <string_view>

namespace {

constexpr int kLargest = 4096;  // pixels

int fail(std::string_view what) {
  std::cerr << "quintet-icon: " << what << '\n';
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return fail("usage: quintet-icon PICTURE.svg SIDE PICTURE.png");
  int side = 0;
  const std::string_view number = argv[2];
  const auto read = std::from_chars(number.data(), number.data() + number.size(), side);
  if (read.ec != std::errc{} || side < 1 || side > kLargest) return fail("the side is 1 to 4096 pixels");
  SDL_RWops* const file = SDL_RWFromFile(argv[1], "rb");
  if (!file) return fail(SDL_GetError());
  const std::unique_ptr<SDL_Surface, void (*)(SDL_Surface*)> picture(IMG_LoadSizedSVG_RW(file, side, side),
                                                                     SDL_FreeSurface);
  SDL_RWclose(file);
  if (!picture) return fail(IMG_GetError());
  return IMG_SavePNG(picture.get(), argv[3]) == 0 ? 0 : fail(IMG_GetError());
}
