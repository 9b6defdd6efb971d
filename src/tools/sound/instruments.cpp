#include "tools/sound/instruments.hpp"

namespace quintet::sound {

StringRecipe zheng() {
  return {.ring = 4.2,
          .high_ring = 0.75,
          .place = 0.14,
          .nail = 0.00040,
          .scrape = 0.25,
          .body = {{132, 9, 0.5}, {248, 11, 0.6}, {415, 12, 0.45}, {690, 10, 0.35}, {1180, 8, 0.25}}};
}

StringRecipe pipa() {
  return {.ring = 1.5,
          .high_ring = 0.28,
          .place = 0.11,
          .nail = 0.00032,
          .scrape = 0.3,
          .body = {{205, 8, 0.4}, {430, 9, 0.8}, {640, 10, 0.7}, {1050, 9, 0.4}}};
}

StringRecipe qin() {
  return {.ring = 6.5,
          .high_ring = 0.30,
          .place = 0.22,
          .nail = 0.0009,
          .scrape = 0.2,
          .body = {{98, 8, 0.5}, {176, 9, 0.6}, {310, 9, 0.5}, {520, 8, 0.3}}};
}

StringRecipe qin_harmonic() {
  return {.ring = 4.5,
          .high_ring = 0.35,
          .place = 0.33,
          .nail = 0.0012,
          .scrape = 0.1,
          .body = {{176, 9, 0.3}, {310, 9, 0.3}, {520, 8, 0.2}}};
}

FluteRecipe xiao() {
  return {.harmonics = {1, 0.22, 0.16, 0.05, 0.03, 0.01, 0.005},
          .air = 0.30,
          .attack = 0.11,
          .release = 0.20,
          .vibrato_cents = 11,
          .vibrato_hertz = 4.4};
}

FluteRecipe dizi() {
  return {.harmonics = {1, 0.42, 0.30, 0.16, 0.09, 0.05, 0.02},
          .air = 0.20,
          .attack = 0.07,
          .release = 0.14,
          .vibrato_cents = 13,
          .vibrato_hertz = 5.1};
}

std::optional<Instrument> instrument_named(std::string_view name) {
  if (name == "zheng") return zheng();
  if (name == "pipa") return pipa();
  if (name == "qin") return qin();
  if (name == "xiao") return xiao();
  if (name == "dizi") return dizi();
  return std::nullopt;
}

}  // namespace quintet::sound
