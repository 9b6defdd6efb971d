// What a player reads when a file could not be saved or read.
#pragma once

#include <string>

#include "engine/storage/store.hpp"
#include "engine/text/localiser.hpp"

namespace quintet {

std::string words(const StoreReport& report, const Localiser& localiser);

}  // namespace quintet
