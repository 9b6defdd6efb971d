#include "ui/kit/diagram.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "ui/context.hpp"

namespace quintet::ui {
namespace {

constexpr float kLabel = 30;  // height of the line under a diagram, in points

using What = Beat::What;

Duration end_of(const Beat& beat) {
  return beat.start + beat.length;
}

Size largest(std::span<const Diagram> diagrams) {
  Size most;
  for (const Diagram& diagram : diagrams)
    most = {std::max(most.width, diagram.size().width), std::max(most.height, diagram.size().height)};
  return most;
}

void draw_sign(const DiagramView& on, const DiagramLook& look, Rect cell, char sign, float opacity = 1) {
  if (sign != kNoSign && opacity > 0) look.sign(on, cell, sign, {.opacity = opacity});
}

void draw_motion(const DiagramView& on, const DiagramLook& look, const DiagramFrame::Motion& motion) {
  const Beat& beat = motion.beat;
  if (beat.what == What::Put) return look.come(on, motion);
  if (beat.what != What::Glide)
    return draw_sign(on, look, on.grid.cell(beat.at), motion.before, 1 - motion.part);
  draw_sign(on, look, mix(on.grid.cell(beat.at), on.grid.cell(beat.to), motion.part), motion.before);
}

void paint(Canvas& canvas, const Theme& theme, Rect area, const Diagram& diagram, Size most,
           const DiagramLook& look, Duration at) {
  const DiagramFrame frame = diagram.at(at);
  const DiagramView on{canvas, theme, area, diagram, frame, look.grid(canvas, area, diagram.size(), most)};
  look.ground(on);
  for (std::size_t i = 0; i < frame.signs.cells().size(); ++i)
    draw_sign(on, look, on.grid.cell(frame.signs.point(i)), frame.signs.cells()[i]);
  for (const auto& motion : frame.motions) draw_motion(on, look, motion);
  for (const auto& mark : frame.marks) look.mark(on, mark);
  look.above(on);
}

}  // namespace

Diagram::Diagram(std::span<const std::string_view> rows, std::vector<Beat> beats, std::string_view label)
    : beats_(std::move(beats)), label_(label) {
  assert(!rows.empty() && !rows.front().empty());
  const std::size_t width = rows.front().size();
  cells_ = Grid<char>({static_cast<int>(width), static_cast<int>(rows.size())});
  for (std::size_t row = 0; row < rows.size(); ++row) {
    assert(rows[row].size() == width);
    std::ranges::copy(rows[row], cells_.cells().begin() + static_cast<std::ptrdiff_t>(row * width));
  }
  for (const Beat& beat : beats_) assert(cells_.contains(beat.at) && cells_.contains(beat.to));
  std::ranges::stable_sort(beats_, {}, &Beat::start);
}

Diagram&& Diagram::with_line(std::vector<Point> line) && {
  for (const Point at : line) assert(cells_.contains(at));
  line_ = std::move(line);
  return std::move(*this);
}

Duration Diagram::length() const {
  Duration length{0};
  for (const Beat& beat : beats_) length = std::max(length, end_of(beat));
  return length;
}

DiagramFrame Diagram::at(Duration time) const {
  DiagramFrame frame{.signs = cells_};
  // Signs that glide at the same time leave their cells before they arrive.
  std::vector<std::pair<Point, char>> arrived;
  Duration start{0};
  const auto arrive = [&] {
    for (const auto& [at, sign] : std::exchange(arrived, {})) frame.signs[at] = sign;
  };
  for (const Beat& beat : beats_) {
    if (beat.start > time) break;
    if (std::exchange(start, beat.start) != beat.start) arrive();
    const auto part = static_cast<float>(Tween{beat.start, beat.length, beat.curve}.progress(time));
    if (beat.what == What::Line) {
      frame.line = part;
      frame.line_sign = beat.sign;
    } else if (beat.what == What::Mark) {
      frame.marks.push_back({beat.at, beat.sign, part});
    } else {
      for (DiagramFrame::Mark& mark : frame.marks)
        if (mark.at == beat.at) mark.strength *= beat.what == What::Take ? 1 - part : 0;
      std::erase_if(frame.marks, [](const auto& mark) { return mark.strength <= 0; });
      const bool moves = part < 1, turns = beat.what == What::Turn, puts = beat.what == What::Put;
      const char before =
          std::exchange(frame.signs[beat.at], turns || (puts && !moves) ? beat.sign : kNoSign);
      if (moves) frame.motions.push_back({beat, part, before});
      if (!moves && beat.what == What::Glide) arrived.emplace_back(beat.to, before);
    }
  }
  arrive();
  return frame;
}

Rect DiagramView::field() const {
  const Size size = diagram.size();
  const Rect last = grid.cell(Point{size.height - 1, size.width - 1});
  return {grid.origin.x, grid.origin.y, last.right() - grid.origin.x, last.bottom() - grid.origin.y};
}

std::vector<Vec> DiagramView::line() const {
  const std::vector<Point>& cells = diagram.line();
  if (frame.line <= 0 || cells.empty()) return {};
  float left = 0;
  for (std::size_t i = 0; i + 1 < cells.size(); ++i) left += length(centre(cells[i + 1]) - centre(cells[i]));
  left *= frame.line;
  std::vector<Vec> line{centre(cells.front())};
  for (std::size_t i = 0; i + 1 < cells.size() && left > 0; ++i) {
    const Vec from = centre(cells[i]), to = centre(cells[i + 1]);
    const float step = length(to - from), taken = std::min(step, left);
    line.push_back(mix(from, to, taken / step));
    left -= taken;
  }
  return line;
}

Point DiagramView::places_beside() const {
  // Cells of less than a point, as in a window of a few pixels, have nothing beside them that could be seen.
  const auto steps = [](float room, float step) {
    return step < 1 ? 0 : static_cast<int>(std::ceil(room / step));
  };
  return {steps(grid.origin.y - area.y, grid.pitch.y), steps(grid.origin.x - area.x, grid.pitch.x)};
}

DiagramGrid DiagramLook::grid(const Canvas&, Rect area, Size size, Size most) const {
  const float side =
      std::min(area.w / static_cast<float>(most.width), area.h / static_cast<float>(most.height));
  const Rect field =
      centred(area.centre(), {side * static_cast<float>(size.width), side * static_cast<float>(size.height)});
  return {field.origin(), {side, side}, side};
}

void DiagramLook::come(const DiagramView& on, const DiagramFrame::Motion& motion) const {
  draw_sign(on, *this, on.grid.cell(motion.beat.at), motion.beat.sign, motion.part);
}

void paint_diagram(Canvas& canvas, const Theme& theme, Rect area, const Diagram& diagram,
                   const DiagramLook& look, Duration at) {
  paint(canvas, theme, area, diagram, diagram.size(), look, at);
}

void paint_diagrams(Canvas& canvas, const HelpScene& scene, Rect area, std::span<const Diagram> diagrams,
                    const DiagramLook& look) {
  const Theme& theme = scene.context.theme;
  if (diagrams.size() == 1)
    return paint_diagram(canvas, theme, area.grown(-space::kSmall), diagrams.front(), look, scene.at);
  const auto count = static_cast<float>(diagrams.size());
  const float width = (area.w - (count + 1) * space::kBase) / count;
  Rect at{area.x + space::kBase, area.y + space::kSmall, width,
          area.h - space::kSmall - kLabel - space::kHair};
  for (const Diagram& diagram : diagrams) {
    paint(canvas, theme, at, diagram, largest(diagrams), look, scene.at);
    canvas.text(
        scene.context.words.tr(diagram.label()), {at.x, at.bottom() + space::kHair, width, kLabel},
        {.face = Face::Bold, .size = type::kLabel, .colour = theme.colour.text, .align = Align::Centre});
    at.x += width + space::kBase;
  }
}

Duration length_of(std::span<const Diagram> diagrams) {
  Duration length{0};
  for (const Diagram& diagram : diagrams) length = std::max(length, diagram.length());
  return length;
}

}  // namespace quintet::ui
