# All libraries come from the distribution's packages (names in packages.txt).
# zlib unpacks assets. Its development package has a static library too, which has to be found before FreeType finds another.
if(QUINTET_STATIC)
  find_library(ZLIB_LIBRARY libz.a REQUIRED)
endif()
find_package(ZLIB REQUIRED)
find_package(SDL2 REQUIRED CONFIG)
find_package(SDL2_image REQUIRED CONFIG)
find_package(SDL2_mixer REQUIRED CONFIG)
find_package(SDL2_ttf REQUIRED CONFIG)
# SDL and its companions, shared or for the release static (third_party/README.md).
add_library(quintet_sdl INTERFACE)
if(QUINTET_STATIC)
  target_link_libraries(quintet_sdl INTERFACE SDL2_image::SDL2_image-static SDL2_mixer::SDL2_mixer-static
                        SDL2_ttf::SDL2_ttf-static SDL2::SDL2-static)
else()
  target_link_libraries(quintet_sdl INTERFACE SDL2_image::SDL2_image SDL2_mixer::SDL2_mixer SDL2_ttf::SDL2_ttf
                        SDL2::SDL2)
endif()
find_package(nlohmann_json REQUIRED CONFIG)
find_package(CLI11 REQUIRED CONFIG)
find_package(tl-expected REQUIRED CONFIG)
find_package(Threads REQUIRED)
find_package(Python3 REQUIRED COMPONENTS Interpreter)
find_package(PkgConfig REQUIRED)
if(QUINTET_TESTS)
  find_package(GTest REQUIRED)
endif()
