// What a player reads when a file could not be saved or read.
#pragma once

#include <string>

#include "engine/localiser.hpp"
#include "engine/store.hpp"

namespace quintet {

std::string words(const StoreReport& report, const Localiser& localiser);

}  // namespace quintet
