#include "tools/sound/dice.hpp"
#include "tools/sound/effects/effects.hpp"
#include "tools/sound/instruments.hpp"
#include "tools/sound/rubbed.hpp"
#include "tools/sound/struck.hpp"

namespace quintet::sound {
namespace {

// A pair is removed: two tiles click together and a string sounds, one step higher for each pair of the combo.
Samples match(int combo) {
  Samples sound = plucked(zheng(), {.hertz = step_hertz(combo + 1), .force = 0.8, .hold = 0.8}, Dice(200));
  add(sound, struck(ceramic(), {.pitch = 1.05, .force = 0.34}, Dice(210)), 0, 1);
  add(sound, struck(ceramic(), {.pitch = 1.18, .force = 0.20}, Dice(211)), frames(0.028), 1);
  return sound;
}

Samples refuse() {
  Samples sound = struck(wood_block(), {.pitch = 0.42, .force = 0.5}, Dice(220));
  add(sound, struck(wood_block(), {.pitch = 0.36, .force = 0.45}, Dice(221)), frames(0.09), 1);
  return sound;
}

Samples shift() {
  Samples sound;
  add(sound, rubbed(tile_slide(), Dice(230)), 0, 0.5);
  add(sound, struck(ceramic(), {.pitch = 0.8, .force = 0.45}, Dice(231)), frames(0.19), 1);
  return sound;
}

// Tiles are stirred: they knock together, most often in the middle of the sound.
Samples shuffle() {
  Dice dice(240);
  Rub stir = tile_slide();
  stir.length = 0.8;
  stir.swell = 0.45;
  Samples sound;
  add(sound, rubbed(stir, Dice(241)), 0, 0.28);
  for (int i = 0; i < 26; ++i) {
    const double time = 0.38 + 0.34 * dice.wobble() * 1.6;
    const Strike knock = {.pitch = dice.between(0.78, 1.25), .force = dice.between(0.12, 0.5)};
    if (time > 0) add(sound, struck(ceramic(), knock, Dice(dice.bits())), frames(time), 1);
  }
  return sound;
}

Samples hint() {
  Samples sound = plucked(qin_harmonic(), {.hertz = step_hertz(5), .force = 0.5, .hold = 0.8}, Dice(250));
  add(sound, plucked(qin_harmonic(), {.hertz = step_hertz(7), .force = 0.55, .hold = 0.7}, Dice(251)),
      frames(0.13), 1);
  return sound;
}

// The last fifteen seconds: a wood block with a stone-like tone, discreet rather than alarming.
Samples time_low() {
  return struck(wood_block(), {.pitch = 1.12, .force = 0.8}, Dice(260));
}

// The seal comes down on the painting: stone on paper on wood.
Samples seal() {
  Samples sound = struck(wood_block(), {.pitch = 0.5, .force = 0.9}, Dice(280));
  add(sound, struck(ceramic(), {.pitch = 0.6, .force = 0.16}, Dice(281)), 0, 1);
  add(sound, rubbed(paper_laid(), Dice(282)), frames(0.02), 0.5);
  return sound;
}

// The count before a timed board and each of its last seconds: the same block, tapped softly.
Samples tick() {
  return struck(wood_block(), {.pitch = 1.35, .force = 0.35}, Dice(261));
}

}  // namespace

std::vector<Effect> link_effects() {
  std::vector<Effect> effects;
  const auto make = [&](std::string name, const Samples& dry, double trim) {
    effects.push_back({.name = std::move(name), .sound = finished(dry, {.trim = trim})});
  };
  for (int take = 1; take <= 3; ++take) {
    const auto seed = static_cast<std::uint64_t>(100 + take);
    const Strike click = {.pitch = 0.97 + 0.03 * (take - 1), .force = 0.8};
    make("tile-pick-" + std::to_string(take), struck(ceramic(), click, Dice(seed)), -1);
  }
  make("tile-unpick", struck(ceramic(), {.pitch = 0.72, .force = 0.4}, Dice(110)), -5);
  for (int combo = 1; combo <= 8; ++combo) make("tile-match-" + std::to_string(combo), match(combo), 0);
  make("refuse", refuse(), -4);
  make("tile-shift", shift(), -5);
  make("shuffle", shuffle(), -1);
  make("hint", hint(), -3);
  make("undo", rubbed(paper_laid(), Dice(270)), -6);
  make("redo", rubbed(paper_lifted(), Dice(271)), -6);
  make("time-low", time_low(), -4);
  make("seal", seal(), -1);
  make("tick", tick(), -9);
  return effects;
}

}  // namespace quintet::sound
