#include "tools/sound/room.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "tools/sound/filters.hpp"

namespace quintet::sound {
namespace {

struct Echo {
  double after;  // seconds
  double gain;
};

// Image sources of a source 1.5 m away in a room of 4.2 by 3.4 by 2.6 m, with the ears a little apart.
constexpr std::array<Echo, 6> kLeftWalls = {
    {{0.0037, 0.55}, {0.0071, -0.42}, {0.0113, 0.36}, {0.0152, 0.27}, {0.0197, -0.22}, {0.0251, 0.17}}};
constexpr std::array<Echo, 6> kRightWalls = {
    {{0.0045, 0.53}, {0.0062, 0.44}, {0.0127, -0.33}, {0.0166, 0.26}, {0.0209, 0.21}, {0.0239, -0.18}}};

// These lengths have no common factor, so that echoes do not coincide.
constexpr std::array<std::size_t, 8> kLines = {1423, 1601, 1867, 2053, 2251, 2399, 2617, 2797};

Samples echoes(const Samples& dry, const std::array<Echo, 6>& walls) {
  Sieve plaster(4500, 0.6);
  Samples dull(dry.size());
  for (std::size_t i = 0; i < dry.size(); ++i) dull[i] = static_cast<float>(plaster.split(dry[i]).low);
  Samples sound;
  for (const Echo& echo : walls) add(sound, dull, frames(echo.after), echo.gain);
  return sound;
}

class Tail {
 public:
  explicit Tail(double decay) {
    for (std::size_t i = 0; i < kLines.size(); ++i) {
      lines_[i].resize(kLines[i]);
      gains_[i] = std::pow(10.0, -3 * seconds(kLines[i]) / decay);
    }
  }

  struct Ears {
    double left;
    double right;
  };

  Ears step(double input) {
    std::array<double, 8> out{};
    double sum = 0;
    for (std::size_t i = 0; i < 8; ++i) {
      const double heard = lines_[i][now_ % kLines[i]];
      damped_[i] += 0.55 * (heard - damped_[i]);  // air and fabric absorb high frequencies
      out[i] = gains_[i] * damped_[i];
      sum += out[i];
    }
    // Householder reflection: every line feeds every other one without gain or loss.
    for (std::size_t i = 0; i < 8; ++i) lines_[i][now_ % kLines[i]] = input + out[i] - sum / 4;
    ++now_;
    return {.left = out[0] - out[2] + out[4] - out[6], .right = out[1] - out[3] + out[5] - out[7]};
  }

 private:
  std::array<std::vector<double>, 8> lines_;
  std::array<double, 8> gains_{};
  std::array<double, 8> damped_{};
  std::size_t now_ = 0;
};

}  // namespace

Samples in_room(const Samples& dry, double walls) {
  Samples wet = dry;
  add(wet, echoes(dry, kLeftWalls), 0, walls);
  return wet;
}

Stereo in_room(const Stereo& dry, const Room& room) {
  Stereo wet = dry;
  // Each side also reaches the opposite wall a little.
  const auto crossed = [](const Samples& near, const Samples& far) {
    Samples mixed = near;
    add(mixed, far, 0, 0.4);
    return mixed;
  };
  add(wet.left, echoes(crossed(dry.left, dry.right), kLeftWalls), 0, room.walls);
  add(wet.right, echoes(crossed(dry.right, dry.left), kRightWalls), 0, room.walls);

  const std::size_t length = std::max(wet.left.size(), wet.right.size()) + frames(1.2 * room.decay);
  wet.left.resize(length);
  wet.right.resize(length);
  Tail tail(room.decay);
  Sieve floor(180, 0.6);  // removes low rumble
  for (std::size_t i = 0; i < length; ++i) {
    const double input = i < dry.left.size() ? 0.5 * (dry.left[i] + dry.right[i]) : 0;
    const Tail::Ears ears = tail.step(floor.split(input).high);
    wet.left[i] += static_cast<float>(room.tail * ears.left);
    wet.right[i] += static_cast<float>(room.tail * ears.right);
  }
  return wet;
}

}  // namespace quintet::sound
