// The drawing surface of the scenes, measured in points. The scale is chosen so that at least 1280×720 points
// fit at 100 % interface scale; text, masks and pictures are rasterised at true pixel size, and edges are
// snapped to whole pixels so that lines stay crisp at every scale.
//
// Everything drawn is cached by its size and content; the size of the cache is bounded.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/geometry.hpp"
#include "engine/text/text.hpp"

struct SDL_Renderer;

namespace quintet {

class Assets;

// As a tint: leaves the colours of the picture unchanged.
inline constexpr Rgba kUntinted{255, 255, 255, 255};

// One light from the top left: a shadow falls `drop` points below its plate and fades over `blur`.
struct Shadow {
  float drop = 0, blur = 0;
  Rgba colour;
};

// One layer of a composed picture: an SVG asset, or a single glyph where `glyph` is not empty.
struct SpriteLayer {
  std::string_view picture;
  std::string_view glyph = {};
  Face face = Face::Title;
  Rgba colour = kUntinted;  // multiplies the picture; the ink of a glyph
  float size = 1;           // side of the layer in parts of the sprite's rectangle, centred
  friend bool operator==(const SpriteLayer&, const SpriteLayer&) = default;
};

struct SpriteStyle {
  float opacity = 1;
  float scale = 1;  // grows the drawn picture around its centre without rasterising it anew
};

// How many pixels a layer keeps at most; on a larger window it is painted smaller and stretched. A layer takes four
// bytes a pixel, and a window may have 8000×6000 of them.
enum class LayerDetail : std::uint8_t {
  Sharp,  // as many as a screen of 5120×2880 has
  Soft,   // as many as a screen of 3840×2160 has
};

// A point of a brush stroke: how wide the stroke is there, in points, and how dense its ink.
struct BrushPoint {
  Vec at;
  float width = 1;
  float opacity = 1;
};

// A line of text as it would be drawn, in points.
struct LineOfText {
  std::string_view text;  // all of it, also where it is cut
  Rect box{};             // the room it has: its own box, or that of its paragraph
  Rect ink{};             // as wide as the line and as high as its capitals
  Rect clip{};            // where anything can be seen at all
  bool cut = false;       // it ends with an ellipsis
};

class Canvas {
 public:
  // The interface scale is 1 at 100 %. Fonts and pictures come from the assets, which must outlive the
  // canvas.
  Canvas(SDL_Renderer& renderer, const Assets& assets);
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  // Adapts to the size of the output.
  void fit(float interface_scale);
  // The graphics card lost its textures.
  void forget_textures();

  Extent size() const;                            // points
  float scale() const;                            // pixels a point
  float pixel() const { return 1.0F / scale(); }  // points a pixel

  // Opacity, offset and clip are restored when the guard returned by `saved` is destroyed.
  class Saved {
   public:
    explicit Saved(Canvas& canvas);
    ~Saved();
    Saved(const Saved&) = delete;
    Saved& operator=(const Saved&) = delete;

   private:
    Canvas& canvas_;
  };
  [[nodiscard]] Saved saved() { return Saved(*this); }
  void fade(float opacity);  // multiplies
  void translate(Vec by);    // adds
  void clip(Rect to);        // intersects

  // Begins a frame on a background of one colour. Textures that the last frame did not use may be released.
  void begin(Rgba colour);
  void fill(Rect area, Rgba colour);
  // From the first colour at the top edge to the second at the bottom.
  void fill_gradient(Rect area, Rgba top, Rgba bottom);
  void rounded(Rect area, float radius, Rgba colour);
  // An outline lying inside the edge of the area.
  void outline(Rect area, float radius, float width, Rgba colour);
  void shadow(Rect plate, float radius, const Shadow& shadow);
  void disc(Vec centre, float radius, Rgba colour);
  void ring(Vec centre, float radius, float width, Rgba colour);
  // Round ends; corners of a polyline are round too.
  void line(Vec from, Vec to, float width, Rgba colour);
  void polyline(std::span<const Vec> points, float width, Rgba colour);
  // A smooth line through points from left to right within the area, and everything below it there. Each is drawn from
  // one mask, so for few of them in a frame.
  void curve(std::span<const Vec> points, Rect area, float width, Rgba colour);
  void fill_below(std::span<const Vec> points, Rect area, Rgba colour);
  // A stroke that changes its width on the way. It covers nothing twice, so it is nowhere darker than its ink, unless it
  // turns within its own width.
  void brush(std::span<const BrushPoint> points, Rgba colour);

  // An SVG asset such as "images/icons/back.svg", multiplied by the tint. A picture that is missing or broken
  // draws nothing and is logged once.
  void picture(std::string_view name, Rect area, Rgba tint = kUntinted, SpriteStyle style = {});
  void sprite(std::span<const SpriteLayer> layers, Rect area, SpriteStyle style = {});

  // One line, centred in the height of the box by its capitals. A text too wide for the box is set smaller,
  // down to four fifths, and then cut with an ellipsis.
  void text(std::string_view text, Rect box, const TextStyle& style);
  // The width of one line in points.
  float text_width(std::string_view text, Face face, float size);
  // Lines as `line_break` gives them, set from the top of the box; returns the height used.
  float paragraph(std::string_view text, Rect box, const TextStyle& style, float line_height);
  float paragraph_height(std::string_view text, float width, const TextStyle& style, float line_height);
  // For tests: hands `reader` each line of text that `paint` would draw, in any layer too. Nothing is drawn meanwhile.
  void read_text(const std::function<void(Canvas&)>& paint,
                 const std::function<void(const LineOfText&)>& reader);

  // A picture of everything `paint` draws on an opaque background, painted once and then copied, until the key,
  // the canvas size or the scale changes. `area` must be covered completely by what is painted. One layer is
  // kept per `slot`.
  void layer(std::string_view slot, std::string_view key, Rect area,
             const std::function<void(Canvas&)>& paint, LayerDetail detail = LayerDetail::Sharp);

  // Keeps a picture of the whole window under a name, as `paint` draws it on the colour of the last `begin`, for
  // `draw_kept`. False where the renderer cannot draw on textures.
  bool keep(std::string_view name, const std::function<void(Canvas&)>& paint);
  // Draws it over the whole window; nothing if the size of the window has changed since then.
  void draw_kept(std::string_view name, float opacity);
  void forget(std::string_view name);

  struct Work;

 private:
  std::unique_ptr<Work> work_;
};

}  // namespace quintet
