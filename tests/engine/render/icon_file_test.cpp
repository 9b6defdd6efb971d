#include "engine/render/icon_file.hpp"

#include <SDL_image.h>
#include <gtest/gtest.h>

#include <fstream>

#include "engine/platform/sdl.hpp"
#include "engine/storage/scratch_folder.hpp"

namespace quintet {
namespace {

TEST(IconFile, IsAPictureOfTheSideThatIsAskedFor) {
  const ScratchFolder folder;
  const auto svg = folder.path() / "dot.svg", png = folder.path() / "dot.png";
  std::ofstream(svg) << R"(<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8">)"
                     << R"(<rect x="0" y="0" width="8" height="8" fill="#FF0000"/></svg>)";
  ASSERT_TRUE(write_icon(svg, 48, png));
  const sdl::Surface picture(IMG_Load(png.c_str()));
  ASSERT_TRUE(picture);
  EXPECT_EQ(picture->w, 48);
  EXPECT_EQ(picture->h, 48);
}

TEST(IconFile, SaysWhatIsWrong) {
  const ScratchFolder folder;
  const auto written = write_icon(folder.path() / "none.svg", 48, folder.path() / "none.png");
  ASSERT_FALSE(written);
  EXPECT_NE(written.error().text, "");
}

}  // namespace
}  // namespace quintet
