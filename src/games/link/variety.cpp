#include "games/link/variety.hpp"

namespace quintet::link {

std::string_view word_of(Variety variety) {
  switch (variety) {
    case Variety::Few:
      return "few";
    case Variety::Usual:
      return "usual";
    case Variety::Many:
      return "many";
  }
  return {};
}

std::optional<Variety> variety_of(std::string_view word) {
  for (const Variety variety : kVarieties) {
    if (word_of(variety) == word) return variety;
  }
  return std::nullopt;
}

}  // namespace quintet::link
