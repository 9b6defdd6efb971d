// Round shapes of the canvas: masks, slices and lines.
#include <algorithm>
#include <array>
#include <cmath>

#include "engine/render/canvas_work.hpp"

namespace quintet {
namespace {

sdl::Surface surface_of(const Mask& mask) {
  sdl::Surface surface = sdl::make_surface(mask.width, mask.height);
  if (!surface) return nullptr;
  for (int y = 0; y < mask.height; ++y) {
    auto* row = static_cast<Uint8*>(surface->pixels) + static_cast<std::ptrdiff_t>(y) * surface->pitch;
    auto* pixel = reinterpret_cast<Uint32*>(row);
    for (int x = 0; x < mask.width; ++x) pixel[x] = Uint32{mask.at(x, y)} << 24 | 0xFFFFFFU;
  }
  return surface;
}

// Where a side of a rectangle is cut into three: the corners keep their size, the middle takes the rest.
struct Cuts {
  std::array<int, 4> at;
};

}  // namespace

const Textures::Entry& Canvas::Work::plate(const Plate& plate) {
  const auto tenth = [](float v) { return std::to_string(std::lround(v * 10)); };
  const std::string name = "plate " + std::to_string(plate.width) + ' ' + std::to_string(plate.height) + ' ' +
                           tenth(plate.radius) + ' ' + tenth(plate.stroke) + ' ' + tenth(plate.blur);
  if (const Textures::Entry* found = textures.find(name)) return *found;
  return textures.add(name, surface_of(rasterise(plate)));
}

void Canvas::Work::nine_slices(Plate shape, SDL_Rect area, Rgba colour) {
  if (text_reader || area.w <= 0 || area.h <= 0 || alpha(colour) == 0) return;
  shape.radius = std::min(shape.radius, 0.5F * static_cast<float>(std::min(area.w, area.h)));
  const int c = corner(shape), m = margin(shape);
  shape.width = std::min(area.w, 2 * c + 1);
  shape.height = std::min(area.h, 2 * c + 1);
  const Textures::Entry& mask = plate(shape);
  const auto cuts = [m, c](int from, int length, int shown) {
    if (shown == length) return Cuts{{from - m, from + length + m, from + length + m, from + length + m}};
    return Cuts{{from - m, from + c, from + length - c, from + length + m}};
  };
  const Cuts to_x = cuts(area.x, area.w, shape.width), to_y = cuts(area.y, area.h, shape.height);
  const auto source = [m, c](int total, bool whole) {
    if (whole) return Cuts{{0, total, total, total}};
    return Cuts{{0, m + c, m + c + 1, total}};
  };
  const Cuts from_x = source(mask.width, shape.width == area.w),
             from_y = source(mask.height, shape.height == area.h);
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3; ++column) {
      const SDL_Rect to{to_x.at[column], to_y.at[row], to_x.at[column + 1] - to_x.at[column],
                        to_y.at[row + 1] - to_y.at[row]};
      if (to.w <= 0 || to.h <= 0) continue;
      const SDL_Rect from{from_x.at[column], from_y.at[row], from_x.at[column + 1] - from_x.at[column],
                          from_y.at[row + 1] - from_y.at[row]};
      const bool straight = (row == 1 || column == 1) && shape.blur <= 0;
      const bool middle = row == 1 && column == 1;
      if (middle && shape.stroke > 0) continue;
      if ((straight && shape.stroke <= 0) || middle) {  // full coverage needs no texture
        set_colour(colour);
        SDL_RenderFillRect(&renderer, &to);
      } else {
        copy(mask, &from, to, colour);
      }
    }
  }
}

void Canvas::rounded(Rect area, float radius, Rgba colour) {
  work_->nine_slices({.radius = std::round(radius * scale())}, work_->place(area), colour);
}

void Canvas::outline(Rect area, float radius, float width, Rgba colour) {
  const float stroke = std::max(1.0F, std::round(width * scale()));
  work_->nine_slices({.radius = std::round(radius * scale()), .stroke = stroke}, work_->place(area), colour);
}

void Canvas::shadow(Rect plate, float radius, const Shadow& shadow) {
  const Rect at = plate.moved({0, shadow.drop});
  work_->nine_slices(
      {.radius = std::round(radius * scale()), .blur = std::max(1.0F, std::round(shadow.blur * scale()))},
      work_->place(at), shadow.colour);
}

void Canvas::disc(Vec centre, float radius, Rgba colour) {
  rounded(centred(centre, {2 * radius, 2 * radius}), radius, colour);
}

void Canvas::ring(Vec centre, float radius, float width, Rgba colour) {
  outline(centred(centre, {2 * radius, 2 * radius}), radius, width, colour);
}

void Canvas::line(Vec from, Vec to, float width, Rgba colour) {
  const std::array<Vec, 2> ends{from, to};
  polyline(ends, width, colour);
}

namespace {

// A strip across a line: clear, full, clear, so that linear texture coordinates smooth both edges.
void stroke_slanted(const Canvas::Work& work, const Textures::Entry& strip, Vec from, Vec to, float width,
                    SDL_Color colour) {
  const Vec along = to - from;
  const float size = length(along);
  if (size <= 0) return;
  const float half = width / 2 + 1;
  const Vec across{-along.y / size * half, along.x / size * half};
  const auto vertex = [&](Vec at, float u) { return SDL_Vertex{{at.x, at.y}, colour, {u, 0.5F}}; };
  const std::array<SDL_Vertex, 4> corners{vertex(from + across, 0), vertex(to + across, 0),
                                          vertex(to - across, 1), vertex(from - across, 1)};
  const std::array<int, 6> order{0, 1, 2, 0, 2, 3};
  SDL_RenderGeometry(&work.renderer, strip.texture.get(), corners.data(), 4, order.data(), 6);
}

}  // namespace

void Canvas::polyline(std::span<const Vec> points, float width, Rgba colour) {
  Work& w = *work_;
  if (w.text_reader) return;
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const Vec a = points[i], b = points[i + 1];
    if (a.x == b.x || a.y == b.y) {
      const Rect straight{std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x), std::abs(a.y - b.y)};
      const Rect thick = a.x == b.x ? Rect{straight.x - width / 2, straight.y, width, straight.h}
                                    : Rect{straight.x, straight.y - width / 2, straight.w, width};
      fill(thick, colour);
    } else {
      const int across = std::max(1, w.pixels(width));
      const Textures::Entry& strip = w.plate({.width = across, .height = 1, .blur = 1});
      const SDL_Color tint{colour.r, colour.g, colour.b, w.alpha(colour)};
      const Vec from = (a + w.state.offset) * w.scale, to = (b + w.state.offset) * w.scale;
      SDL_SetTextureColorMod(strip.texture.get(), 255, 255, 255);
      SDL_SetTextureAlphaMod(strip.texture.get(), 255);
      stroke_slanted(w, strip, from, to, static_cast<float>(across), tint);
    }
  }
  for (const Vec point : points) disc(point, width / 2, colour);
}

}  // namespace quintet
