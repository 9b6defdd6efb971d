#include "engine/render/shape_renderer.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

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

constexpr float kPartsOfPixel = 8;  // to which the places of two curves must agree to share a mask

// Where a side of a rectangle is cut into three: the corners keep their size, the middle takes the rest.
using Cuts = std::array<int, 4>;

}  // namespace

const Textures::Entry& ShapeRenderer::mask_of(const Plate& plate) {
  const auto tenth = [](float v) { return std::to_string(std::lround(v * 10)); };
  const std::string name = "plate " + std::to_string(plate.width) + ' ' + std::to_string(plate.height) + ' ' +
                           tenth(plate.radius) + ' ' + tenth(plate.stroke) + ' ' + tenth(plate.blur);
  return textures_.get(name, [&plate] { return surface_of(rasterise(plate)); });
}

void ShapeRenderer::draw(Plate shape, SDL_Rect area, Rgba colour) {
  if (area.w <= 0 || area.h <= 0 || state_.alpha(colour) == 0) return;
  shape.radius = std::min(shape.radius, 0.5F * static_cast<float>(std::min(area.w, area.h)));
  const int c = corner(shape), m = margin(shape);
  shape.width = std::min(area.w, 2 * c + 1);
  shape.height = std::min(area.h, 2 * c + 1);
  const Textures::Entry& mask = mask_of(shape);
  const auto cuts = [m, c](int from, int length, int shown) {
    if (shown == length) return Cuts{from - m, from + length + m, from + length + m, from + length + m};
    return Cuts{from - m, from + c, from + length - c, from + length + m};
  };
  const Cuts to_x = cuts(area.x, area.w, shape.width), to_y = cuts(area.y, area.h, shape.height);
  const auto source = [m, c](int total, bool whole) {
    if (whole) return Cuts{0, total, total, total};
    return Cuts{0, m + c, m + c + 1, total};
  };
  const Cuts from_x = source(mask.width, shape.width == area.w),
             from_y = source(mask.height, shape.height == area.h);
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3; ++column) {
      const SDL_Rect to{to_x[column], to_y[row], to_x[column + 1] - to_x[column], to_y[row + 1] - to_y[row]};
      if (to.w <= 0 || to.h <= 0) continue;
      const SDL_Rect from{from_x[column], from_y[row], from_x[column + 1] - from_x[column],
                          from_y[row + 1] - from_y[row]};
      const bool straight = (row == 1 || column == 1) && shape.blur <= 0;
      const bool middle = row == 1 && column == 1;
      if (middle && shape.stroke > 0) continue;
      if ((straight && shape.stroke <= 0) || middle) {  // full coverage needs no texture
        state_.fill(to, colour);
      } else {
        state_.copy(mask, from, to, colour);
      }
    }
  }
}

// A strip across the line: clear, full, clear, so that linear texture coordinates smooth both edges.
void ShapeRenderer::stroke(Vec from, Vec to, float width, Rgba colour) {
  const int across = std::max(1, state_.pixels(width));
  SDL_Texture* const strip = mask_of({.width = across, .height = 1, .blur = 1}).texture.get();
  SDL_SetTextureColorMod(strip, 255, 255, 255);
  SDL_SetTextureAlphaMod(strip, 255);
  const Vec begin = state_.place(from), end = state_.place(to), along = end - begin;
  const float size = length(along), half = static_cast<float>(across) / 2 + 1;
  if (size <= 0) return;
  const Vec side{-along.y / size * half, along.x / size * half};
  const SDL_Color tint{colour.r, colour.g, colour.b, state_.alpha(colour)};
  const auto vertex = [&](Vec at, float u) { return SDL_Vertex{{at.x, at.y}, tint, {u, 0.5F}}; };
  const std::array<SDL_Vertex, 4> corners{vertex(begin + side, 0), vertex(end + side, 0),
                                          vertex(end - side, 1), vertex(begin - side, 1)};
  const std::array<int, 6> order{0, 1, 2, 0, 2, 3};
  SDL_RenderGeometry(&state_.renderer(), strip, corners.data(), 4, order.data(), 6);
}

template <class Rasterise>
void ShapeRenderer::draw_mask(std::string name, std::span<const Vec> places, SDL_Rect area, Rgba colour,
                              const Rasterise& rasterise) {
  if (area.w <= 0 || area.h <= 0 || places.size() < 2 || state_.alpha(colour) == 0) return;
  const Vec origin{static_cast<float>(area.x), static_cast<float>(area.y)};
  std::vector<Vec> points;
  name += ' ' + std::to_string(area.w) + ' ' + std::to_string(area.h);
  for (const Vec place : places) {
    points.push_back(state_.place(place) - origin);
    const auto part = [](float v) { return std::to_string(std::lround(v * kPartsOfPixel)); };
    name += ' ' + part(points.back().x) + ' ' + part(points.back().y);
  }
  const Trace curve{.points = points, .width = area.w, .height = area.h};
  state_.copy(textures_.get(name, [&] { return surface_of(rasterise(curve)); }), area, colour);
}

void ShapeRenderer::curve(std::span<const Vec> places, SDL_Rect area, float width, Rgba colour) {
  const float thickness = std::max(1.0F, width * state_.scale());
  draw_mask("curve " + std::to_string(thickness), places, area, colour,
            [thickness](const Trace& curve) { return rasterise_line(curve, thickness); });
}

void ShapeRenderer::below(std::span<const Vec> places, SDL_Rect area, Rgba colour) {
  draw_mask("below", places, area, colour, rasterise_below);
}

// A band of triangles whose colour fades out over the last pixel at both edges. Four vertices lie across it at each point.
void ShapeRenderer::brush(std::span<const BrushPoint> points, Rgba colour) {
  constexpr int kAcross = 4;
  constexpr float kSoft = 0.7F;  // half of the width of an edge, in pixels
  if (points.size() < 2) return;
  std::vector<SDL_Vertex> vertices;
  std::vector<int> order;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec along = state_.place(points[std::min(i + 1, points.size() - 1)].at) -
                      state_.place(points[i > 0 ? i - 1 : 0].at);
    const Vec side = Vec{-along.y, along.x} * (1 / std::max(length(along), 1e-3F));
    const Vec at = state_.place(points[i].at);
    const float half = std::max(points[i].width * state_.scale() / 2, kSoft);
    const SDL_Color ink{colour.r, colour.g, colour.b, state_.alpha(colour.faded(points[i].opacity))};
    const SDL_Color clear{colour.r, colour.g, colour.b, 0};
    const auto add = [&](float across, SDL_Color tint) {
      const Vec place = at + side * across;
      vertices.push_back({{place.x, place.y}, tint, {}});
    };
    add(half + kSoft, clear);
    add(half - kSoft, ink);
    add(kSoft - half, ink);
    add(-half - kSoft, clear);
    if (i == 0) continue;
    const int here = static_cast<int>(vertices.size()) - kAcross, before = here - kAcross;
    for (int lane = 0; lane + 1 < kAcross; ++lane) {
      order.insert(order.end(), {before + lane, here + lane, here + lane + 1, before + lane, here + lane + 1,
                                 before + lane + 1});
    }
  }
  SDL_SetRenderDrawBlendMode(&state_.renderer(), SDL_BLENDMODE_BLEND);
  SDL_RenderGeometry(&state_.renderer(), nullptr, vertices.data(), static_cast<int>(vertices.size()),
                     order.data(), static_cast<int>(order.size()));
}

}  // namespace quintet
