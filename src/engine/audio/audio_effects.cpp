#include "engine/audio/audio_effects.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace quintet {
namespace {

constexpr std::size_t kMostBytes = 6U << 20;

std::size_t size_of(const Mix_Chunk* chunk) {
  return chunk ? chunk->alen : 0;
}

bool sounds(const Mix_Chunk* chunk) {
  for (int channel = Mix_AllocateChannels(-1); channel-- > 0;) {
    if (Mix_Playing(channel) && Mix_GetChunk(channel) == chunk) return true;
  }
  return false;
}

}  // namespace

Mix_Chunk* AudioEffects::find(std::string_view name, std::uint64_t take) {
  const std::vector<std::string>& takes = takes_of(name);
  if (takes.empty()) return nullptr;
  const std::string& file = takes[take % takes.size()];
  const auto found = std::find_if(loaded_.begin(), loaded_.end(),
                                  [&file](const Loaded& entry) { return entry.file == file; });
  if (found == loaded_.end()) return load(file);
  loaded_.splice(loaded_.begin(), loaded_, found);
  return found->chunk.get();
}

const std::vector<std::string>& AudioEffects::takes_of(std::string_view name) {
  if (const auto found = takes_.find(name); found != takes_.end()) return found->second;
  std::vector<std::string> takes;
  const std::string stem = "sounds/" + std::string(name);
  if (assets_.find(stem + ".ogg")) takes.push_back(stem + ".ogg");
  for (int number = 1;; ++number) {
    std::string file = stem + "-" + std::to_string(number) + ".ogg";
    if (!assets_.find(file)) break;
    takes.push_back(std::move(file));
  }
  return takes_.emplace(name, std::move(takes)).first->second;
}

Mix_Chunk* AudioEffects::load(const std::string& file) {
  sdl::Effect chunk;
  const auto bytes = assets_.find(file);
  if (SDL_RWops* reader =
          bytes ? SDL_RWFromConstMem(bytes->data(), static_cast<int>(bytes->size())) : nullptr) {
    constexpr int kKeepOpen =
        0;  // asked to close the reader, SDL_mixer leaks it for files of unknown formats
    chunk.reset(Mix_LoadWAV_RW(reader, kKeepOpen));
    SDL_RWclose(reader);
  }
  bytes_ += size_of(chunk.get());
  loaded_.push_front({file, std::move(chunk)});
  drop_unused();
  return loaded_.front().chunk.get();
}

void AudioEffects::drop_unused() {
  for (auto last = loaded_.end(); bytes_ > kMostBytes && --last != loaded_.begin();) {
    if (sounds(last->chunk.get())) continue;
    bytes_ -= size_of(last->chunk.get());
    last = loaded_.erase(last);
  }
}

}  // namespace quintet
