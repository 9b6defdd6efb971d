#include "app/window_place.hpp"

#include <sstream>

namespace quintet::app {
namespace {

constexpr int kLargest = 65536;

}  // namespace

std::string write_window_place(const WindowPlace& place) {
  const WindowPlace::Origin origin = place.origin.value_or(WindowPlace::Origin{});
  return std::to_string(origin.x) + ' ' + std::to_string(origin.y) + ' ' + std::to_string(place.width) + ' ' +
         std::to_string(place.height) + (place.maximised ? " maximised\n" : "\n");
}

std::optional<WindowPlace> read_window_place(std::string_view text) {
  std::istringstream words{std::string(text)};
  WindowPlace place;
  WindowPlace::Origin origin;
  std::string word;
  if (!(words >> origin.x >> origin.y >> place.width >> place.height)) return std::nullopt;
  if (words >> word) {
    if (word != "maximised") return std::nullopt;
    place.maximised = true;
  }
  if (words >> word || place.width < 1 || place.height < 1 || place.width > kLargest ||
      place.height > kLargest) {
    return std::nullopt;
  }
  place.origin = origin;
  return place;
}

}  // namespace quintet::app
