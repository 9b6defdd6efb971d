#include <array>

#include "tools/sound/dice.hpp"
#include "tools/sound/effects/effects.hpp"
#include "tools/sound/instruments.hpp"
#include "tools/sound/rubbed.hpp"
#include "tools/sound/struck.hpp"

namespace quintet::sound {
namespace {

constexpr std::array<double, 5> kStonePitches = {1.0, 0.97, 1.03, 0.985, 1.015};

// Captured stones are put into the bowl.
Samples capture() {
  Samples sound;
  Dice dice(410);
  for (int i = 0; i < 5; ++i) {
    Material bowl = i % 2 == 0 ? stone_on_wood() : ceramic();
    const Strike strike = {.pitch = dice.between(1.05, 1.3), .force = dice.between(0.3, 0.6) - 0.04 * i};
    add(sound, struck(bowl, strike, Dice(dice.bits())), frames(0.055 * i + 0.012 * dice.wobble() + 0.012), 1);
  }
  return sound;
}

Samples mine_open() {
  Samples sound = struck(wood_block(), {.pitch = 1.35, .force = 0.4}, Dice(440));
  Rub rub = paper_lifted();
  rub.length = 0.06;
  add(sound, rubbed(rub, Dice(441)), 0, 0.06);
  return sound;
}

// Many cells open, one ring after another.
Samples mine_flood() {
  Samples sound;
  Dice dice(450);
  for (int ring = 0; ring < 11; ++ring) {
    const Strike strike = {.pitch = 1.15 + 0.06 * ring, .force = 0.42 - 0.025 * ring};
    add(sound, struck(wood_block(), strike, Dice(dice.bits())), frames(0.026 * ring + 0.006 * dice.part()),
        1);
  }
  return sound;
}

Samples mine_flag() {
  Samples sound = struck(wood_block(), {.pitch = 0.75, .force = 0.5}, Dice(460));
  Rub cloth = paper_laid();
  cloth.length = 0.11;
  cloth.from_hertz = 2400;
  add(sound, rubbed(cloth, Dice(461)), frames(0.02), 0.12);
  return sound;
}

// The flag is drawn out: its cloth first, then the wood, lighter than when it was planted.
Samples mine_unflag() {
  Rub cloth = paper_lifted();
  cloth.length = 0.1;
  cloth.from_hertz = 1500;
  cloth.to_hertz = 3200;
  Samples sound;
  add(sound, rubbed(cloth, Dice(463)), 0, 0.14);
  add(sound, struck(wood_block(), {.pitch = 1.0, .force = 0.3}, Dice(462)), frames(0.02), 1);
  return sound;
}

// Two light taps, the second one higher, as a question rises.
Samples mine_question() {
  Samples sound = struck(wood_block(), {.pitch = 0.95, .force = 0.32}, Dice(464));
  add(sound, struck(wood_block(), {.pitch = 1.2, .force = 0.34}, Dice(465)), frames(0.075), 1);
  return sound;
}

Samples mine_thud() {
  Samples sound = struck(soft_thud(), {.pitch = 1.0, .force = 1.0}, Dice(470));
  Rub earth = paper_laid();
  earth.length = 0.5;
  earth.from_hertz = 420;
  earth.to_hertz = 160;
  earth.swell = 0.1;
  add(sound, rubbed(earth, Dice(471)), frames(0.01), 0.18);
  return sound;
}

// A cleared board: flags are planted one ring after another, softer and softer, and each of them blossoms with a rustle and
// a high harmonic.
Samples mine_blossom() {
  Samples sound;
  Dice dice(490);
  constexpr int kRings = 9;
  for (int ring = 0; ring < kRings; ++ring) {
    const double time = 0.062 * ring, fades = 1 - 0.07 * ring;
    const Strike strike = {.pitch = 0.8 + 0.05 * ring, .force = 0.3 * fades};
    add(sound, struck(wood_block(), strike, Dice(dice.bits())), frames(time), 1);
    Rub petals = paper_lifted();
    petals.length = 0.12;
    petals.from_hertz = 1800 + 150.0 * ring;
    petals.to_hertz = 3600;
    add(sound, rubbed(petals, Dice(dice.bits())), frames(time + 0.12), 0.07 * fades);
    if (ring % 3 == 2)
      add(sound,
          plucked(qin_harmonic(), {.hertz = step_hertz(4 + ring), .force = 0.4, .hold = 0.5},
                  Dice(dice.bits())),
          frames(time + 0.14), 0.3);
  }
  return sound;
}

Samples draw_offer() {
  Samples sound = plucked(qin_harmonic(), {.hertz = step_hertz(4), .force = 0.55, .hold = 0.8}, Dice(480));
  add(sound, plucked(qin_harmonic(), {.hertz = step_hertz(3), .force = 0.5, .hold = 0.7}, Dice(481)),
      frames(0.17), 1);
  return sound;
}

}  // namespace

std::vector<Effect> game_effects() {
  std::vector<Effect> effects;
  const auto make = [&](std::string name, const Samples& dry, double trim) {
    effects.push_back({.name = std::move(name), .sound = finished(dry, {.trim = trim})});
  };
  for (std::size_t take = 0; take < kStonePitches.size(); ++take) {
    const Strike strike = {.pitch = kStonePitches[take], .force = 0.9};
    const std::string number = std::to_string(take + 1);
    make("stone-" + number, struck(stone_on_wood(), strike, Dice(400 + take)), 0);
    make("stone-slate-" + number, struck(stone_on_slate(), strike, Dice(420 + take)), 0);
    make("stone-celadon-" + number, struck(stone_on_celadon(), strike, Dice(430 + take)), -1);
  }
  make("stone-capture", capture(), -1);
  make("mine-open", mine_open(), -4);
  make("mine-flood", mine_flood(), -3);
  make("mine-flag", mine_flag(), -3);
  make("mine-unflag", mine_unflag(), -4);
  make("mine-question", mine_question(), -4);
  make("mine-thud", mine_thud(), 0);
  make("mine-blossom", mine_blossom(), -5);
  make("draw-offer", draw_offer(), -3);
  return effects;
}

}  // namespace quintet::sound
