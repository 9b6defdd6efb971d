// The saved geometry of the window.
#include "app/window_place.hpp"
#include "fuzz/fuzz.hpp"

using namespace quintet;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto place = app::read_window_geometry(fuzz::text_of(data, size));
  if (!place) return 0;
  fuzz::require(place->width > 0 && place->height > 0, "a window has a size");
  fuzz::require(app::read_window_geometry(app::write_window_geometry(*place)) == place,
                "a place that was read can be written and read");
  return 0;
}
