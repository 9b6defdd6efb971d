#include "games/twenty48/help_art.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/twenty48/game.hpp"
#include "games/twenty48/accent.hpp"
#include "games/twenty48/hint_marks.hpp"
#include "games/twenty48/position_art.hpp"
#include "games/twenty48/tile_painter.hpp"
#include "ui/context.hpp"

namespace quintet::twenty48 {

using namespace ui;
namespace {

constexpr Duration kRest = milliseconds(650), kSlide = milliseconds(220), kArrive = milliseconds(200);
constexpr Duration kBeat = kRest + kSlide + kArrive;                     // from one slide to the next
constexpr float kBoardHeight = 236, kLineHeight = 60, kWidestCell = 44;  // points
constexpr float kLineGap = 6, kArrowWidth = 44, kArrowIcon = 24;
constexpr float kPop = 0.12F, kFaded = 0.75F;
constexpr float kWay = 64, kWayIcon = 34;  // the disc with the direction

// Where the motion of a slide that begins at zero stands.
struct Moment {
  explicit Moment(Duration at)
      : slid(static_cast<float>(Tween{kRest, kSlide, kQuickCurve}.progress(at))),
        arrived(static_cast<float>(Tween{kRest + kSlide, kArrive, kBaseCurve}.progress(at))) {}

  float pop() const { return 1 + kPop * std::sin(std::numbers::pi_v<float> * arrived); }

  float slid, arrived;
};

// --- Slides of a board

constexpr std::array kSlides{Move{Direction::Left, Spawn{{0, 3}, 1}}, Move{Direction::Down, Spawn{{1, 2}, 1}},
                             Move{Direction::Down, Spawn{{0, 1}, 1}},
                             Move{Direction::Left, Spawn{{1, 3}, 2}}};

Board board_before(std::size_t slides) {
  Board board = *read_board("0 0 0 0/2 0 0 2/0 4 0 0/8 0 0 0");
  for (std::size_t i = 0; i < slides; ++i) {
    slide(board, kSlides[i].direction, Rule::Classic);
    board[kSlides[i].spawn->at] = kSlides[i].spawn->exponent;
  }
  return board;
}

void paint_slide(Canvas& canvas, const Theme& theme, const TileGrid& grid, std::size_t index, Moment moment) {
  const Move& move = kSlides[index];
  const Board before = board_before(index);
  Board after = before;
  const Slide slid = slide(after, move.direction, Rule::Classic);
  const bool arrived = moment.slid >= 1;
  for (const TileStep& step : slid.steps) {
    const Rect at = mix(grid.cell(step.from), grid.cell(step.to), moment.slid);
    if (!arrived || !step.merges) draw_tile(canvas, theme, at, arrived ? after[step.to] : before[step.from]);
  }
  if (!arrived) return;
  for (const TileStep& step : slid.steps) {
    if (step.merges) draw_tile(canvas, theme, grid.cell(step.to), after[step.to], {.scale = moment.pop()});
  }
  if (moment.arrived > 0)
    draw_tile(canvas, theme, grid.cell(move.spawn->at), move.spawn->exponent, {.scale = moment.arrived});
}

void paint_slides(Canvas& canvas, const HelpScene& scene, Rect area) {
  const Theme& theme = scene.context.theme;
  const TileGrid grid(area.grown(-space::kBase), 4, canvas.scale());
  draw_plate(canvas, theme, grid, Elevation::Low);
  const auto index = std::min(static_cast<std::size_t>(scene.at / kBeat), kSlides.size() - 1);
  const Duration since = scene.at - static_cast<int>(index) * kBeat;
  paint_slide(canvas, theme, grid, index, Moment(since));
  const Vec at{std::min(grid.plate.right() + space::kLarge + kWay / 2, area.right() - kWay / 2),
               area.centre().y};
  canvas.disc(at, kWay / 2, kAccent.on(theme));
  canvas.picture("images/icons/" + std::string(arrow_icon(kSlides[index].direction)) + ".svg",
                 centred(at, {kWayIcon, kWayIcon}), theme.colour.surface);
}

// --- Lines of tiles

using Line = std::array<Exponent, 4>;

constexpr std::array kOriginal{Line{1, 1, 2, 0}, Line{1, 1, 1, 0}, Line{1, 1, 1, 1}};
constexpr std::array kCascade{Line{2, 1, 1, 0}, Line{1, 1, 1, 1}, Line{1, 1, 2, 2}};

// A line before the slide, an arrow, and the same line while it slides to the left.
void paint_line(Canvas& canvas, const Theme& theme, Rect row, const Line& before, Rule rule, Moment moment) {
  constexpr auto kCells = static_cast<float>(std::tuple_size_v<Line>);
  const float side =
      std::floor(std::min({(row.w - kArrowWidth) / 2 / kCells - kLineGap, row.h - kLineGap, kWidestCell}));
  const float width = kCells * side + (kCells - 1) * kLineGap;
  const float left = row.centre().x - kArrowWidth / 2 - width, right = row.centre().x + kArrowWidth / 2;
  const auto cell = [&](float from, float index) {
    return Rect{std::round(from + index * (side + kLineGap)), std::round(row.centre().y - side / 2), side,
                side};
  };
  for (std::size_t i = 0; i < before.size(); ++i) {
    for (const float from : {left, right}) draw_cell(canvas, theme, cell(from, static_cast<float>(i)));
    if (before[i] > 0)
      draw_tile(canvas, theme, cell(left, static_cast<float>(i)), before[i], {.opacity = kFaded});
  }
  canvas.picture("images/icons/right.svg", centred(row.centre(), {kArrowIcon, kArrowIcon}),
                 theme.colour.text_2);
  Line after = before;
  const SlidLine slid = slide_line(after, rule);
  for (const LineStep& step : slid.steps) {
    const bool arrived = moment.slid >= 1;
    const Rect at = cell(right, mix(static_cast<float>(step.from), static_cast<float>(step.to), moment.slid));
    draw_tile(canvas, theme, at, arrived ? after[step.to] : before[step.from],
              {.scale = arrived && step.merges ? moment.pop() : 1});
  }
}

void paint_lines(Canvas& canvas, const HelpScene& scene, Rect area, std::span<const Line> lines, Rule rule) {
  Rect row{area.x + space::kBase, area.y + space::kTiny, area.w - 2 * space::kBase, kLineHeight};
  Duration start{0};
  for (const Line& line : lines) {
    paint_line(canvas, scene.context.theme, row, line, rule, Moment(scene.at - start));
    row.y += kLineHeight;
    start += kSlide + kArrive;
  }
}

HelpArt lines_art(std::size_t lines, void (*paint)(Canvas&, const HelpScene&, Rect)) {
  const auto count = static_cast<int>(lines);
  return {static_cast<float>(count) * kLineHeight + 2 * space::kTiny, kRest + count * (kSlide + kArrive),
          paint};
}

}  // namespace

HelpArt slides_art() {
  return {kBoardHeight, static_cast<int>(kSlides.size()) * kBeat, paint_slides};
}

HelpArt original_art() {
  return lines_art(kOriginal.size(), [](Canvas& canvas, const HelpScene& scene, Rect area) {
    paint_lines(canvas, scene, area, kOriginal, Rule::Classic);
  });
}

HelpArt cascade_lines_art() {
  return lines_art(kCascade.size(), [](Canvas& canvas, const HelpScene& scene, Rect area) {
    paint_lines(canvas, scene, area, kCascade, Rule::Cascade);
  });
}

}  // namespace quintet::twenty48
