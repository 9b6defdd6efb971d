#include "app/window_place.hpp"

#include <charconv>
#include <sstream>

namespace quintet::app {
namespace {

constexpr int kLargest = 65536;

std::optional<int> read_coordinate(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size() || value < -kLargest || value > kLargest)
    return std::nullopt;
  return value;
}

}  // namespace

std::string write_window_geometry(const WindowGeometry& place) {
  const std::string origin =
      place.origin ? std::to_string(place.origin->x) + ' ' + std::to_string(place.origin->y) : "- -";
  return origin + ' ' + std::to_string(place.width) + ' ' + std::to_string(place.height) +
         (place.maximised ? " maximised\n" : "\n");
}

std::optional<WindowGeometry> read_window_geometry(std::string_view text) {
  std::istringstream words{std::string(text)};
  WindowGeometry place;
  std::string x, y, word;
  if (!(words >> x >> y >> place.width >> place.height)) return std::nullopt;
  if (x != "-" || y != "-") {
    const auto left = read_coordinate(x), top = read_coordinate(y);
    if (!left || !top) return std::nullopt;
    place.origin = WindowGeometry::Origin{*left, *top};
  }
  if (words >> word) {
    if (word != "maximised") return std::nullopt;
    place.maximised = true;
  }
  if (words >> word || place.width < 1 || place.height < 1 || place.width > kLargest ||
      place.height > kLargest) {
    return std::nullopt;
  }
  return place;
}

}  // namespace quintet::app
