#include "core/mines/rules.hpp"

namespace quintet::mines {

std::string_view name(Flood flood) {
  return flood == Flood::Eight ? "eight" : "four";
}

std::string_view name(FirstClick first) {
  switch (first) {
    case FirstClick::Opens:
      return "open";
    case FirstClick::Safe:
      return "safe";
    case FirstClick::Any:
      break;
  }
  return "any";
}

std::string_view message_of(RulesError error) {
  switch (error) {
    case RulesError::NoCells:
      return "the board has no cells";
    case RulesError::TooLarge:
      return "the board is larger than 60 columns and 40 rows";
    case RulesError::FewerThanNoMines:
      return "the number of mines is negative";
    case RulesError::TooManyMines:
      break;
  }
  return "at least one cell has to stay without a mine";
}

Expected<void, RulesError> check_rules(const Rules& rules) {
  const Size size = rules.size;
  if (size.width < 1 || size.height < 1) return tl::unexpected(RulesError::NoCells);
  if (size.width > kLargest.width || size.height > kLargest.height)
    return tl::unexpected(RulesError::TooLarge);
  if (rules.mines < 0) return tl::unexpected(RulesError::FewerThanNoMines);
  if (rules.mines >= size.area()) return tl::unexpected(RulesError::TooManyMines);
  return {};
}

}  // namespace quintet::mines
