#include "tools/sound/loop.hpp"

#include <algorithm>
#include <cmath>

namespace quintet::sound {

Samples looped(const Samples& sound, std::size_t length) {
  Samples circle(length);
  for (std::size_t i = 0; i < sound.size(); ++i) circle[i % length] += sound[i];
  return circle;
}

Stereo looped(const Stereo& sound, std::size_t length) {
  return {.left = looped(sound.left, length), .right = looped(sound.right, length)};
}

Seam seam_of(const Samples& loop) {
  const auto step = [&](std::size_t from, std::size_t to) {
    return std::abs(static_cast<double>(loop[to]) - loop[from]);
  };
  double neighbours = 0;
  const std::size_t reach = std::min(frames(0.05), loop.size() / 2 - 1);
  for (std::size_t i = 0; i < reach; ++i) {
    neighbours = std::max({neighbours, step(i, i + 1), step(loop.size() - 2 - i, loop.size() - 1 - i)});
  }
  return {.step = step(loop.size() - 1, 0), .neighbours = neighbours};
}

}  // namespace quintet::sound
