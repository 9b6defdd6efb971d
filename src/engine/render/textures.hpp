// A cache of textures by name. The least recently used are dropped when all take more than a given number of bytes,
// except those drawn in the current frame.
#pragma once

#include <cstdint>
#include <list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "engine/platform/sdl.hpp"

namespace quintet {

class Textures {
 public:
  Textures(SDL_Renderer& renderer, std::size_t byte_limit) : renderer_(renderer), byte_limit_(byte_limit) {}

  struct Entry {
    sdl::Texture texture;  // null: creating it has failed
    int width = 0, height = 0;
  };

  // The texture of that name, or null where there is none.
  const Entry* find(std::string_view name);
  // The texture of that name; where there is none, of the surface that `make` returns.
  template <class Make>
  const Entry& get(const std::string& name, const Make& make) {
    const Entry* found = find(name);
    return found ? *found : add(name, make());
  }
  // Uploads a surface under a name; a null surface is recorded as a failure.
  const Entry& add(std::string name, sdl::Surface surface);
  // An opaque texture to be drawn on.
  const Entry& add_target(std::string name, int width, int height);

  void set_byte_limit(std::size_t limit) { byte_limit_ = limit; }
  void next_frame();
  void forget();
  // Drops one texture; another name changes nothing.
  void forget(std::string_view name);
  std::size_t bytes() const { return bytes_; }

 private:
  struct Item {
    std::string name;
    Entry entry;
    std::uint64_t frame = 0;
  };
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };

  const Entry& insert(std::string name, Entry entry);
  static std::size_t size_of(const Entry& entry) {
    return std::size_t{4} * static_cast<std::size_t>(entry.width) * static_cast<std::size_t>(entry.height);
  }

  SDL_Renderer& renderer_;
  std::size_t byte_limit_;
  std::size_t bytes_ = 0;
  std::uint64_t frame_ = 0;
  std::list<Item> items_;  // the most recently used first
  std::unordered_map<std::string, std::list<Item>::iterator, Hash, std::equal_to<>> by_name_;
};

}  // namespace quintet
