// SDL's objects, owned. Only sources of the engine may include this.
#pragma once

#include <SDL.h>
#include <SDL_ttf.h>

#include <memory>

namespace quintet::sdl {

struct Delete {
  void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
  void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
  void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
  void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
  void operator()(SDL_GameController* pad) const { SDL_GameControllerClose(pad); }
  void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
};

template <class T>
using Owned = std::unique_ptr<T, Delete>;

using Window = Owned<SDL_Window>;
using Renderer = Owned<SDL_Renderer>;
using Texture = Owned<SDL_Texture>;
using Surface = Owned<SDL_Surface>;
using Gamepad = Owned<SDL_GameController>;
using Font = Owned<TTF_Font>;

inline Surface make_surface(int width, int height) {
  return Surface(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888));
}

}  // namespace quintet::sdl
