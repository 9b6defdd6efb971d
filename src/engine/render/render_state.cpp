#include "engine/render/render_state.hpp"

#include <algorithm>

namespace quintet {
namespace {

constexpr Extent kComfortable{1280, 720};  // points that fit at 100 %
constexpr Extent kLeast{640, 360};         // points that every scene can be laid out in
constexpr float kSmallestType = 0.72F;     // below this scale captions are hard to read

float choose_scale(float width, float height, float interface_scale) {
  const float comfortable = std::min(width / kComfortable.w, height / kComfortable.h);
  const float wanted = std::max(comfortable, kSmallestType) * interface_scale;
  return std::max(std::min({wanted, width / kLeast.w, height / kLeast.h}), 0.01F);
}

// One axis of a stretched copy, in pixels of the source and of the target.
struct Stretch {
  int from = 0, from_length = 0;
  int to = 0, to_length = 0;
};

// The part that is visible on a target of this length, with one more source pixel on each side for smoothing.
Stretch cropped(const Stretch& whole, int target) {
  const int end = whole.to + whole.to_length;
  if (whole.from_length == 1) {
    const int begin = std::max(whole.to, 0);
    return {whole.from, 1, begin, std::min(end, target) - begin};
  }
  const double step = static_cast<double>(whole.to_length) / whole.from_length;
  const auto pixel_at = [&](double at) {
    return static_cast<int>(std::clamp(at, 0.0, static_cast<double>(whole.from_length)));
  };
  const int first = pixel_at(std::floor(-whole.to / step) - 1);
  const int last = pixel_at(std::ceil((target - whole.to) / step) + 1);
  const auto place = [&](int pixel) { return whole.to + static_cast<int>(std::lround(pixel * step)); };
  return {whole.from + first, last - first, place(first), place(last) - place(first)};
}

}  // namespace

void RenderState::fit(float interface_scale) {
  SDL_GetRendererOutputSize(&renderer_, &output_w_, &output_h_);
  output_w_ = std::max(output_w_, 1);
  output_h_ = std::max(output_h_, 1);
  const auto width = static_cast<float>(output_w_), height = static_cast<float>(output_h_);
  state_ = {.scale = choose_scale(width, height, interface_scale)};
  saved_.clear();
  apply_clip();
  extent_ = {width / state_.scale, height / state_.scale};
}

void RenderState::restore() {
  state_ = saved_.back();
  saved_.pop_back();
  apply_clip();
}

void RenderState::clip(Rect to) {
  SDL_Rect area = place(to);
  if (state_.clip) SDL_IntersectRect(&area, &*state_.clip, &area);
  state_.clip = area;
  apply_clip();
}

void RenderState::apply_clip() const {
  SDL_RenderSetClipRect(&renderer_, state_.clip ? &*state_.clip : nullptr);
}

bool RenderState::paint_layer(const Textures::Entry& entry, Vec origin, float part,
                              const std::function<void()>& paint) {
  SDL_Texture* const outer = SDL_GetRenderTarget(&renderer_);
  if (!entry.texture || SDL_SetRenderTarget(&renderer_, entry.texture.get()) != 0) return false;
  save();
  state_ = {.scale = state_.scale * part, .offset = Vec{} - origin};
  apply_clip();
  paint();
  restore();
  SDL_SetRenderTarget(&renderer_, outer);
  apply_clip();
  return true;
}

SDL_Rect RenderState::place(Rect area) const {
  const Vec at = place(area.origin());
  return {static_cast<int>(std::round(at.x)), static_cast<int>(std::round(at.y)), pixels(area.w),
          pixels(area.h)};
}

void RenderState::set_colour(Rgba colour) const {
  const Uint8 opacity = alpha(colour);
  // Blending takes several times as long as filling; opaque colours do not need it.
  SDL_SetRenderDrawBlendMode(&renderer_, opacity == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
  SDL_SetRenderDrawColor(&renderer_, colour.r, colour.g, colour.b, opacity);
}

void RenderState::clear(Rgba colour) const {
  set_colour({colour.r, colour.g, colour.b, 255});
  SDL_RenderClear(&renderer_);
}

void RenderState::fill(const SDL_Rect& area, Rgba colour) const {
  set_colour(colour);
  SDL_RenderFillRect(&renderer_, &area);
}

void RenderState::copy(const Textures::Entry& entry, const SDL_Rect& to, Rgba tint) const {
  copy(entry, {0, 0, entry.width, entry.height}, to, tint);
}

void RenderState::copy(const Textures::Entry& entry, const SDL_Rect& from, const SDL_Rect& to,
                       Rgba tint) const {
  if (!entry.texture || to.w <= 0 || to.h <= 0) return;
  SDL_SetTextureColorMod(entry.texture.get(), tint.r, tint.g, tint.b);
  SDL_SetTextureAlphaMod(entry.texture.get(), alpha(tint));
  if (from.w == to.w && from.h == to.h) {
    SDL_RenderCopy(&renderer_, entry.texture.get(), &from, &to);
    return;
  }
  // SDL's software renderer would stretch the whole texture first, including the part outside the target.
  int width = 0, height = 0;
  SDL_GetRendererOutputSize(&renderer_, &width, &height);
  const Stretch x = cropped({from.x, from.w, to.x, to.w}, width);
  const Stretch y = cropped({from.y, from.h, to.y, to.h}, height);
  if (x.from_length <= 0 || y.from_length <= 0 || x.to_length <= 0 || y.to_length <= 0) return;
  const SDL_Rect part{x.from, y.from, x.from_length, y.from_length};
  const SDL_Rect shown{x.to, y.to, x.to_length, y.to_length};
  SDL_RenderCopy(&renderer_, entry.texture.get(), &part, &shown);
}

Rect RenderState::clip_area() const {
  if (!state_.clip) return {0, 0, extent_.w, extent_.h};
  const SDL_Rect& at = *state_.clip;
  const auto points = [this](int pixels) { return static_cast<float>(pixels) / state_.scale; };
  return {points(at.x), points(at.y), points(at.w), points(at.h)};
}

}  // namespace quintet
