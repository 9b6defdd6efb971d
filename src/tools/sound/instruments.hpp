// The instruments of the music, by their names in scores.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "tools/sound/flute.hpp"
#include "tools/sound/plucked_string.hpp"

namespace quintet::sound {

using Instrument = std::variant<StringRecipe, FluteRecipe>;

StringRecipe zheng();         // guzheng: long, clear, plucked near the bridge
StringRecipe pipa();          // short and woody
StringRecipe qin();           // guqin: silk over a hollow box, dark and long
StringRecipe qin_harmonic();  // a qin string touched at a node: bell-like
FluteRecipe xiao();           // end-blown, breathy, hardly any overtones
FluteRecipe dizi();           // side-blown, clearer

// zheng, pipa, qin, xiao or dizi; nothing for any other name.
std::optional<Instrument> instrument_named(std::string_view name);

}  // namespace quintet::sound
