// Writes a picture in SVG as a PNG:  quintet-icon PICTURE.svg SIDE PICTURE.png
#include <charconv>
#include <iostream>
#include <string_view>

#include "engine/render/icon_file.hpp"

namespace {

constexpr int kLargest = 4096;  // pixels

int fail(std::string_view what) {
  std::cerr << "quintet-icon: " << what << '\n';
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return fail("usage: quintet-icon PICTURE.svg SIDE PICTURE.png");
  int side = 0;
  const std::string_view number = argv[2];
  const auto read = std::from_chars(number.data(), number.data() + number.size(), side);
  if (read.ec != std::errc{} || side < 1 || side > kLargest) return fail("the side is 1 to 4096 pixels");
  const auto written = quintet::write_icon(argv[1], side, argv[3]);
  return written ? 0 : fail(written.error().text);
}
