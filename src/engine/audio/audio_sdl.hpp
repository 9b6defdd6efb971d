// SDL_mixer's objects, owned. Only sources of the engine may include this.
#pragma once

#include <SDL_mixer.h>

#include <memory>

namespace quintet::sdl {

struct DeleteSound {
  void operator()(Mix_Chunk* chunk) const { Mix_FreeChunk(chunk); }
  void operator()(Mix_Music* music) const { Mix_FreeMusic(music); }
};

using Effect = std::unique_ptr<Mix_Chunk, DeleteSound>;
using Music = std::unique_ptr<Mix_Music, DeleteSound>;

}  // namespace quintet::sdl
