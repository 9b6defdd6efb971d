#include "ui/kit/board_grid.hpp"

namespace quintet::ui {

std::optional<Point> next_in_grid(Size size, Point from, Action direction) {
  if (direction == Action::Up) --from.row;
  if (direction == Action::Down) ++from.row;
  if (direction == Action::Left) --from.column;
  if (direction == Action::Right) ++from.column;
  return size.contains(from) ? std::optional(from) : std::nullopt;
}

float whole_pixels(float points, float scale) {
  return scale > 0 ? std::floor(points * scale + 1e-3F) / scale : points;
}

BoardGrid::BoardGrid(Rect area, Size board, Lengths lengths, float scale, Vec scrolled)
    : size(board), side(lengths.side), gap(lengths.gap) {
  const auto nearest = [scale](float points) {
    return scale > 0 ? std::round(points * scale) / scale : points;
  };
  const float rims = 2 * lengths.rim;
  // Summed exactly: the place of the plate may lie in the middle between two pixels.
  const auto length = [this](int cells) {
    return static_cast<float>(cells) * side + static_cast<float>(cells - 1) * gap;
  };
  const Extent all{length(size.width), length(size.height)};
  // Less than a point that does not fit is only rounding.
  const auto in_sight = [scale](float cells, float room) {
    return cells < room + 1 ? cells : whole_pixels(room, scale);
  };
  const Extent seen{in_sight(all.w, area.w - rims), in_sight(all.h, area.h - rims)};
  plate = centred(area.centre(), {seen.w + rims, seen.h + rims});
  plate.x = nearest(plate.x);
  plate.y = nearest(plate.y);
  rim = nearest(lengths.rim);
  window = {plate.x + rim, plate.y + rim, seen.w, seen.h};
  origin = window.origin() - Vec{std::clamp(nearest(scrolled.x), 0.0F, all.w - seen.w),
                                 std::clamp(nearest(scrolled.y), 0.0F, all.h - seen.h)};
}

float BoardGrid::fitting_side(Rect area, Size board, float gap, float rim) {
  const auto cells = [=](int count) { return static_cast<float>(count) * (1 + gap) - gap + 2 * rim; };
  return std::min(area.w / cells(board.width), area.h / cells(board.height));
}

BoardGrid BoardGrid::fitting(Rect area, Size board, float rim) {
  const float side = std::max(1.0F, fitting_side(area, board, 0, rim));
  return {area, board, {.side = side, .rim = rim * side}, 0};
}

std::optional<Point> BoardGrid::next(Point from, Action direction) const {
  const auto next = next_in_grid(size, shown(from), direction);
  return next ? std::optional(shown(*next)) : std::nullopt;
}

std::optional<Point> BoardGrid::hit(Vec place) const {
  if (!window.grown(gap / 2).contains(place)) return std::nullopt;
  const Vec from = place - origin + Vec{gap, gap} * 0.5F;
  const Point at{static_cast<int>(from.y / pitch()), static_cast<int>(from.x / pitch())};
  return size.contains(at) ? std::optional(shown(at)) : std::nullopt;
}

namespace {

constexpr float kWheel = 66;  // points a step
constexpr float kBar = 6, kGrasp = 14,
                kLeastThumb = 32;               // points: width of a bar, of what can be grasped of it
constexpr float kShade = 14, kShadeInk = 0.3F;  // width; of the shade's colour
constexpr float kTrackInk = 0.12F, kThumbInk = 0.6F;

// One side of a window: its start and length, the length of the board, how far it is scrolled.
float shown(float wanted, float length, float window, float margin, float scrolled, float board) {
  margin = std::min(margin, std::max(0.0F, (window - length) / 2));
  const float most = wanted - margin, least = wanted + length + margin - window;
  return std::clamp(std::clamp(scrolled, std::min(least, most), most), 0.0F, std::max(0.0F, board - window));
}

}  // namespace

Rect BoardScroll::track(const BoardGrid& board, Axis axis) {
  const Rect& window = board.window;
  const float bar = std::min(kBar, board.rim), gap = (board.rim - bar) / 2;
  return axis == Axis::Across ? Rect{window.x, window.bottom() + gap, window.w, bar}
                              : Rect{window.right() + gap, window.y, bar, window.h};
}

// Empty where the board has room on this axis.
Rect BoardScroll::thumb(const BoardGrid& board, Axis axis) {
  Rect at = track(board, axis);
  const auto part = [](float seen, float all) { return std::max(kLeastThumb, seen * seen / all); };
  if (axis == Axis::Across) {
    if (board.hidden().x <= 0) return {};
    at.w = part(board.window.w, board.extent().w);
    at.x += (board.window.w - at.w) * board.scrolled().x / board.hidden().x;
  } else {
    if (board.hidden().y <= 0) return {};
    at.h = part(board.window.h, board.extent().h);
    at.y += (board.window.h - at.h) * board.scrolled().y / board.hidden().y;
  }
  return at;
}

std::optional<Vec> BoardScroll::handle(const PointerEvent& event, const BoardGrid& board) {
  using Kind = PointerEvent::Kind;
  if (board.whole()) grip_.reset();
  if (event.kind == Kind::Released) grip_.reset();
  if (board.whole()) return std::nullopt;
  if (event.kind == Kind::Scrolled && !event.zoom)
    return board.scrolled() + Vec{event.scroll.x, -event.scroll.y} * kWheel;
  if (event.kind == Kind::Pressed && event.button == Button::Primary) {
    for (const Axis axis : {Axis::Across, Axis::Down}) {
      const Rect bar = thumb(board, axis);
      const float room = std::max(0.0F, kGrasp - kBar) / 2;
      if (bar.empty() || board.window.contains(event.at) || !bar.grown(room).contains(event.at)) continue;
      grip_ = Grip{axis, event.at, board.scrolled()};
      return board.scrolled();
    }
  }
  if (!grip_ || event.kind != Kind::Moved) return std::nullopt;
  const Rect bar = thumb(board, grip_->axis);
  const Vec by = event.at - grip_->at;
  Vec to = grip_->scrolled;
  if (grip_->axis == Axis::Across)
    to.x += by.x * board.hidden().x / std::max(1.0F, board.window.w - bar.w);
  else
    to.y += by.y * board.hidden().y / std::max(1.0F, board.window.h - bar.h);
  return to;
}

void BoardScroll::draw(Canvas& canvas, const Theme& theme, const BoardGrid& board) const {
  if (board.whole()) return;
  const Rect& window = board.window;
  const Rgba shade = theme.colour.shade.faded(kShadeInk), none = shade.faded(0);
  if (board.scrolled().y > 0) canvas.fill_gradient({window.x, window.y, window.w, kShade}, shade, none);
  if (board.scrolled().y < board.hidden().y - 1)
    canvas.fill_gradient({window.x, window.bottom() - kShade, window.w, kShade}, none, shade);
  for (const Axis axis : {Axis::Across, Axis::Down}) {
    const Rect bar = thumb(board, axis), all = track(board, axis);
    if (bar.empty()) continue;
    const float corner = std::min(all.w, all.h) / 2;
    canvas.rounded(all, corner, theme.colour.text.faded(kTrackInk));
    canvas.rounded(bar, corner, theme.colour.text.faded(grip_ && grip_->axis == axis ? 1 : kThumbInk));
  }
}

Vec scrolled_to_show(const BoardGrid& board, Rect part, float margin) {
  return {shown(part.x, part.w, board.window.w, margin, board.scrolled().x, board.extent().w),
          shown(part.y, part.h, board.window.h, margin, board.scrolled().y, board.extent().h)};
}

}  // namespace quintet::ui
