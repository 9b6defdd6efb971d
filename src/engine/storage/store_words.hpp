// What a player reads when a file could not be saved or read.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/storage/store.hpp"
#include "engine/text/localiser.hpp"

namespace quintet {

std::string words(const StoreReport& report, const Localiser& localiser);
// About several files with the same trouble; empty where it has no words for them.
std::string words_of_many(StoreTrouble trouble, std::size_t files, const Localiser& localiser);

}  // namespace quintet
