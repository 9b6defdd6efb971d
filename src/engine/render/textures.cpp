#include "engine/render/textures.hpp"

#include <utility>

namespace quintet {

const Textures::Entry* Textures::find(std::string_view name) {
  const auto found = by_name_.find(name);
  if (found == by_name_.end()) return nullptr;
  items_.splice(items_.begin(), items_, found->second);
  found->second->frame = frame_;
  return &found->second->entry;
}

const Textures::Entry& Textures::add(std::string name, sdl::Surface surface) {
  Entry entry;
  if (surface) {
    entry.texture.reset(SDL_CreateTextureFromSurface(&renderer_, surface.get()));
    entry.width = surface->w;
    entry.height = surface->h;
    if (entry.texture) SDL_SetTextureBlendMode(entry.texture.get(), SDL_BLENDMODE_BLEND);
  }
  return insert(std::move(name), std::move(entry));
}

const Textures::Entry& Textures::add_target(std::string name, int width, int height) {
  // Opaque, in the format of the window, so that drawing it is a plain copy.
  Entry entry{sdl::Texture(SDL_CreateTexture(&renderer_, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_TARGET,
                                             width, height)),
              width, height};
  if (entry.texture) SDL_SetTextureBlendMode(entry.texture.get(), SDL_BLENDMODE_NONE);
  return insert(std::move(name), std::move(entry));
}

void Textures::forget(std::string_view name) {
  const auto old = by_name_.find(name);
  if (old == by_name_.end()) return;
  bytes_ -= size_of(old->second->entry);
  items_.erase(old->second);
  by_name_.erase(old);
}

const Textures::Entry& Textures::insert(std::string name, Entry entry) {
  forget(name);
  bytes_ += size_of(entry);
  items_.push_front({std::move(name), std::move(entry), frame_});
  by_name_.emplace(items_.front().name, items_.begin());
  return items_.front().entry;
}

void Textures::next_frame() {
  ++frame_;
  while (bytes_ > byte_limit_ && !items_.empty() && items_.back().frame + 1 < frame_) {
    bytes_ -= size_of(items_.back().entry);
    by_name_.erase(items_.back().name);
    items_.pop_back();
  }
}

void Textures::forget() {
  by_name_.clear();
  items_.clear();
  bytes_ = 0;
}

}  // namespace quintet
