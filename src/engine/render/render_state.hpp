// The drawing state of a canvas: the scale and offset that turn points into pixels, the opacity and the clip. Every
// shape, picture and text is drawn through it. An `SDL_Rect` is in pixels of the output, a `Rect` in points.
#pragma once

#include <cmath>
#include <functional>
#include <optional>
#include <vector>

#include "engine/platform/sdl.hpp"
#include "engine/render/geometry.hpp"
#include "engine/render/textures.hpp"

namespace quintet {

class RenderState {
 public:
  explicit RenderState(SDL_Renderer& renderer) : renderer_(renderer) {}

  // Adapts to the size of the output; opacity, offset, clip and what was saved are reset.
  void fit(float interface_scale);
  SDL_Renderer& renderer() const { return renderer_; }
  Extent size() const { return extent_; }  // points; the same while a layer is painted smaller
  float scale() const { return state_.scale; }
  // The number of pixels of the output.
  float area() const { return static_cast<float>(output_w_) * static_cast<float>(output_h_); }

  void save() { saved_.push_back(state_); }
  void restore();
  void fade(float opacity) { state_.opacity *= std::clamp(opacity, 0.0F, 1.0F); }
  void translate(Vec by) { state_.offset = state_.offset + by; }
  void clip(Rect to);

  int pixels(float points) const { return static_cast<int>(std::lround(points * state_.scale)); }
  // In pixels, with the offset added; the rectangle in whole ones.
  SDL_Rect place(Rect area) const;
  Vec place(Vec point) const { return (point + state_.offset) * state_.scale; }
  // In points, with the offset added; and the part of the output that is not clipped.
  Rect shown(Rect area) const { return area.moved(state_.offset); }
  Rect clip_area() const;
  Uint8 alpha(Rgba colour) const { return colour.faded(state_.opacity).a; }

  // Calls `paint` while everything is drawn on the texture, whose top left corner is `origin`, at `part` of its size.
  // False where the renderer has no render targets. A layer may be painted on another.
  bool paint_layer(const Textures::Entry& entry, Vec origin, float part, const std::function<void()>& paint);

  void clear(Rgba colour) const;
  void fill(const SDL_Rect& area, Rgba colour) const;
  // Copies a texture or a part of it, tinted and faded.
  void copy(const Textures::Entry& entry, const SDL_Rect& to, Rgba tint) const;
  void copy(const Textures::Entry& entry, const SDL_Rect& from, const SDL_Rect& to, Rgba tint) const;

 private:
  struct State {
    float scale = 1;
    Vec offset{};
    float opacity = 1;
    std::optional<SDL_Rect> clip{};
  };

  void apply_clip() const;
  void set_colour(Rgba colour) const;

  SDL_Renderer& renderer_;
  int output_w_ = 1, output_h_ = 1;
  Extent extent_;
  State state_;
  std::vector<State> saved_;
};

}  // namespace quintet
