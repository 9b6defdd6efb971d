#include <initializer_list>

#include "tools/sound/dice.hpp"
#include "tools/sound/effects/effects.hpp"
#include "tools/sound/instruments.hpp"
#include "tools/sound/rubbed.hpp"
#include "tools/sound/struck.hpp"

namespace quintet::sound {
namespace {

// A note of a phrase: start, degree (see step_hertz), strength, length.
struct Tone {
  double time;
  int degree;
  double force;
  double hold;
};

Samples phrase(const StringRecipe& recipe, std::initializer_list<Tone> tones) {
  Samples sound;
  std::uint64_t seed = 300;
  for (const Tone& tone : tones) {
    const Pluck pluck = {.hertz = step_hertz(tone.degree), .force = tone.force, .hold = tone.hold};
    add(sound, plucked(recipe, pluck, Dice(++seed)), frames(tone.time), 1);
  }
  return sound;
}

// Up the five notes, ending on G.
Samples win_paper() {
  return phrase(zheng(), {{0.00, 2, 0.70, 1.8},
                          {0.12, 4, 0.70, 1.8},
                          {0.24, 5, 0.75, 1.6},
                          {0.36, 6, 0.78, 1.5},
                          {0.56, 5, 0.66, 1.4},
                          {0.74, 2, 0.60, 1.3},
                          {0.765, 5, 0.66, 1.3},
                          {0.79, 7, 0.85, 1.2}});
}

// The same rise in the key of the night theme, ending on E, as harmonics over an open string.
Samples win_ink() {
  Samples sound = phrase(qin_harmonic(), {{0.00, 1, 0.60, 1.8},
                                          {0.16, 4, 0.62, 1.7},
                                          {0.32, 5, 0.66, 1.6},
                                          {0.52, 7, 0.66, 1.4},
                                          {0.78, 6, 0.75, 1.2}});
  add(sound, phrase(qin(), {{0.00, 1, 0.6, 1.2}}), frames(0.755), 0.8);
  return sound;
}

// A rising phrase that ends on D, followed by harmonics.
Samples win_celadon() {
  Samples sound = phrase(zheng(), {{0.00, 0, 0.68, 1.8},
                                   {0.13, 3, 0.68, 1.8},
                                   {0.26, 4, 0.72, 1.6},
                                   {0.39, 5, 0.76, 1.5},
                                   {0.52, 6, 0.78, 1.4},
                                   {0.65, 8, 0.80, 1.3},
                                   {0.86, 5, 0.62, 1.2},
                                   {0.885, 8, 0.66, 1.2},
                                   {0.91, 10, 0.82, 1.2}});
  add(sound, phrase(qin_harmonic(), {{0.00, 5, 0.5, 1.2}, {0.30, 10, 0.55, 1.0}}), frames(0.70), 0.6);
  return sound;
}

// A variation on the first bars of the piece that ends on A, the pipa over an open string.
Samples win_walnut() {
  Samples sound = phrase(pipa(), {{0.00, 3, 0.75, 1.2},
                                  {0.21, 4, 0.70, 1.0},
                                  {0.32, 5, 0.75, 1.0},
                                  {0.45, 6, 0.80, 1.0},
                                  {0.66, 5, 0.66, 0.9},
                                  {0.80, 8, 0.85, 1.2}});
  add(sound, phrase(zheng(), {{0.00, 1, 0.6, 1.8}, {0.45, 3, 0.6, 1.5}, {0.80, 3, 0.7, 1.2}}), 0, 0.8);
  add(sound, phrase(qin_harmonic(), {{0.00, 8, 0.6, 1.0}}), frames(0.83), 0.6);
  return sound;
}

// A neutral phrase that ends where it began.
Samples draw() {
  return phrase(qin_harmonic(), {{0.00, 2, 0.6, 0.9}, {0.20, 3, 0.55, 0.8}, {0.42, 2, 0.6, 0.7}});
}

Samples lose() {
  return phrase(qin(), {{0.00, 2, 0.55, 0.5}, {0.20, 1, 0.5, 0.5}, {0.42, 0, 0.5, 0.6}});
}

Samples star(int number) {
  Samples sound =
      plucked(qin_harmonic(), {.hertz = step_hertz(5 + 2 * number), .force = 0.8, .hold = 0.8}, Dice(320));
  add(sound, struck(ceramic(), {.pitch = 1.3, .force = 0.12}, Dice(321)), 0, 1);
  return sound;
}

Samples press() {
  Samples sound = struck(wood_block(), {.pitch = 0.86, .force = 0.6}, Dice(330));
  Rub touch = paper_lifted();
  touch.length = 0.07;
  add(sound, rubbed(touch, Dice(331)), 0, 0.08);
  return sound;
}

Samples page() {
  Rub lift = paper_lifted();
  lift.length = 0.30;
  Samples sound;
  add(sound, rubbed(lift, Dice(340)), 0, 0.8);
  add(sound, rubbed(paper_laid(), Dice(341)), frames(0.24), 0.6);
  return sound;
}

Samples toggle() {
  Samples sound = struck(wood_block(), {.pitch = 1.25, .force = 0.35}, Dice(350));
  add(sound, struck(wood_block(), {.pitch = 1.55, .force = 0.5}, Dice(351)), frames(0.045), 1);
  return sound;
}

}  // namespace

std::vector<Effect> desk_effects() {
  std::vector<Effect> effects;
  const auto make = [&](std::string name, const Samples& dry, Finish finish) {
    effects.push_back({.name = std::move(name), .sound = finished(dry, finish)});
  };
  make("press", press(), {.trim = -4});
  make("focus", struck(wood_block(), {.pitch = 1.6, .force = 0.2}, Dice(360)), {.trim = -12});
  make("page", page(), {.trim = -4});
  make("toggle", toggle(), {.trim = -4});
  make("win-paper", win_paper(), {.longest = 2.0});
  make("win-ink", win_ink(), {.longest = 2.0});
  make("win-celadon", win_celadon(), {.longest = 2.0});
  make("win-walnut", win_walnut(), {.longest = 2.0});
  make("draw", draw(), {.trim = -3});
  make("lose", lose(), {.trim = -3});
  for (int number = 1; number <= 3; ++number)
    make("star-" + std::to_string(number), star(number), {.trim = -1});
  return effects;
}

}  // namespace quintet::sound
