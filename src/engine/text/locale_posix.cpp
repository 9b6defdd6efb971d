#include "engine/text/locale.hpp"

namespace quintet {

std::string desktop_languages() {
  return {};
}

}  // namespace quintet
