#include <algorithm>
#include <array>

#include "tools/sound/dice.hpp"
#include "tools/sound/effects/effects.hpp"
#include "tools/sound/instruments.hpp"
#include "tools/sound/rubbed.hpp"
#include "tools/sound/struck.hpp"

namespace quintet::sound {
namespace {

constexpr int kMerges = 16;        // from 4 to 131072
constexpr int kFirstBell = 7;      // 256: from here on a string's harmonic rings along
constexpr double kFirstTrim = -5;  // the smallest merges are by far the most frequent
constexpr std::array kSlidePitches = {1.0, 0.93, 1.06, 0.97};

// Glazed clay glides over wood and touches its neighbour.
Samples slide(int take) {
  const double pitch = kSlidePitches[static_cast<std::size_t>(take)];
  const auto seed = static_cast<std::uint64_t>(500 + 10 * take);
  Rub rub = tile_slide();
  rub.length = 0.105;
  rub.from_hertz = 620 * pitch;
  rub.to_hertz = 1150 * pitch;
  rub.swell = 0.35;
  Samples sound;
  add(sound, rubbed(rub, Dice(seed)), 0, 0.5);
  add(sound, struck(ceramic(), {.pitch = 0.62 * pitch, .force = 0.09}, Dice(seed + 1)), frames(0.078), 1);
  add(sound, struck(wood_block(), {.pitch = 0.55 * pitch, .force = 0.12}, Dice(seed + 2)), frames(0.078), 1);
  return sound;
}

// Two tiles become one: a click, and a string whose pitch climbs from G3 with the value. 131072 is three octaves higher.
Samples merge(int step) {
  const double hertz = step_hertz(step + 1) / 2;
  Samples sound = plucked(zheng(), {.hertz = hertz, .force = 0.62, .hold = 0.7}, Dice(520));
  add(sound, plucked(pipa(), {.hertz = hertz, .force = 0.45, .hold = 0.5}, Dice(521)), 0, 0.6);
  add(sound, struck(ceramic(), {.pitch = 0.9, .force = 0.08}, Dice(522)), 0, 1);
  add(sound, struck(wood_block(), {.pitch = 0.8, .force = 0.10}, Dice(523)), 0, 1);
  if (step >= kFirstBell) {
    const double part = static_cast<double>(step - kFirstBell + 1) / (kMerges - kFirstBell + 1);
    add(sound, plucked(qin_harmonic(), {.hertz = 2 * hertz, .force = 0.6, .hold = 0.8}, Dice(524)),
        frames(0.035), 0.3 + 0.4 * part);
  }
  return sound;
}

Samples appear() {
  Samples sound = struck(ceramic(), {.pitch = 1.24, .force = 0.16}, Dice(530));
  add(sound, struck(wood_block(), {.pitch = 1.3, .force = 0.10}, Dice(531)), 0, 1);
  return sound;
}

// The tiles press against the wall and stay.
Samples blocked() {
  Samples sound = struck(soft_thud(), {.pitch = 1.7, .force = 0.5}, Dice(540));
  add(sound, struck(wood_block(), {.pitch = 0.34, .force = 0.3}, Dice(541)), 0, 1);
  return sound;
}

// A larger tile than ever before in this game: four notes up, the last one with its harmonic.
Samples milestone() {
  Samples sound;
  constexpr std::array kDegrees = {4, 5, 6, 9};
  for (std::size_t i = 0; i < kDegrees.size(); ++i) {
    add(sound, plucked(zheng(), {.hertz = step_hertz(kDegrees[i]), .force = 0.7, .hold = 0.8}, Dice(550 + i)),
        frames(0.075 * static_cast<double>(i)), 1);
  }
  add(sound, plucked(qin_harmonic(), {.hertz = step_hertz(9), .force = 0.6, .hold = 0.7}, Dice(555)),
      frames(0.24), 0.6);
  return sound;
}

// The tile of the goal comes down on the board, heavy, and its strings ring on.
Samples goal() {
  Samples sound = struck(soft_thud(), {.pitch = 1.3, .force = 0.9}, Dice(560));
  add(sound, struck(wood_block(), {.pitch = 0.42, .force = 0.8}, Dice(561)), 0, 1);
  add(sound, struck(ceramic(), {.pitch = 0.55, .force = 0.16}, Dice(562)), frames(0.01), 1);
  add(sound, plucked(qin(), {.hertz = step_hertz(2) / 2, .force = 0.8, .hold = 0.9}, Dice(563)), frames(0.02),
      0.9);
  constexpr std::array kDegrees = {4, 7, 9};
  for (std::size_t i = 0; i < kDegrees.size(); ++i) {
    const double time = 0.09 + 0.06 * static_cast<double>(i);
    add(sound,
        plucked(qin_harmonic(), {.hertz = step_hertz(kDegrees[i]), .force = 0.55, .hold = 0.8},
                Dice(564 + i)),
        frames(time), 0.5);
  }
  return sound;
}

}  // namespace

std::vector<Effect> twenty48_effects() {
  std::vector<Effect> effects;
  const auto make = [&](std::string name, const Samples& dry, double trim) {
    effects.push_back({.name = std::move(name), .sound = finished(dry, {.trim = trim})});
  };
  for (int take = 0; take < static_cast<int>(kSlidePitches.size()); ++take)
    make("slide-" + std::to_string(take + 1), slide(take), -9);
  for (int step = 1; step <= kMerges; ++step)
    make("merge-" + std::to_string(step), merge(step), std::min(-1.0, kFirstTrim + 0.4 * (step - 1)));
  make("tile-new", appear(), -13);
  make("slide-blocked", blocked(), -7);
  make("milestone", milestone(), -2);
  make("goal", goal(), 0);
  return effects;
}

}  // namespace quintet::sound
