// The decoded effects: loaded when first played, and the least recently used ones dropped when they take too much memory.
// Needs an open SDL_mixer device during its lifetime.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/audio/audio_sdl.hpp"
#include "engine/storage/assets.hpp"

namespace quintet {

class AudioEffects {
 public:
  explicit AudioEffects(const Assets& assets) : assets_(assets) {}

  // The chosen take of an effect, or null where there is no such sound. Valid until the next call.
  Mix_Chunk* find(std::string_view name, std::uint64_t take);

 private:
  struct Loaded {
    std::string file;
    sdl::Effect chunk;  // null for a file that cannot be played, so that it is tried only once
  };

  const std::vector<std::string>& takes_of(std::string_view name);
  Mix_Chunk* load(const std::string& file);
  void drop_unused();

  const Assets& assets_;
  std::map<std::string, std::vector<std::string>, std::less<>> takes_;
  std::list<Loaded> loaded_;  // the most recently used first
  std::size_t bytes_ = 0;
};

}  // namespace quintet
