#include "games/link/board_view.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

#include "core/link/journey.hpp"
#include "core/link/rules.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "games/link/words.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::link {

namespace {

constexpr float kStep = 0.4F;     // between two points of the stroke, in widths
constexpr int kBendSteps = 6;     // of a rounded corner
constexpr int kMostPoints = 400;  // of a stroke
// In widths: the length over which the ink comes, the width swells, and both go again.
constexpr float kSoft = 1.2F, kPress = 2.5F, kLift = 3.0F;
constexpr float kStartWidth = 0.45F, kPressWidth = 1.2F, kEndWidth = 0.35F;
constexpr float kUnrest = 0.12F;  // how much the width varies

// The polyline with rounded corners.
std::vector<Vec> rounded(std::span<const Vec> corners, float bend) {
  std::vector<Vec> line{corners.front()};
  for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
    const Vec in = corners[i - 1] - corners[i], out = corners[i + 1] - corners[i];
    const float reach = std::min({bend, length(in) / 2, length(out) / 2});
    const Vec from = corners[i] + in * (reach / length(in)), to = corners[i] + out * (reach / length(out));
    for (int step = 0; step <= kBendSteps; ++step) {
      const float t = static_cast<float>(step) / kBendSteps;
      line.push_back(mix(mix(from, corners[i], t), mix(corners[i], to, t), t));
    }
  }
  line.push_back(corners.back());
  return line;
}

float unrest(float distance, std::uint32_t seed) {
  const auto phase = static_cast<float>(seed % 64U);
  return kUnrest * (std::sin(distance * 0.7F + phase) + 0.5F * std::sin(distance * 1.9F + 2 * phase));
}

float ramp(float distance, float over) {
  return std::clamp(distance / over, 0.0F, 1.0F);
}

}  // namespace

std::vector<BrushPoint> brush_stroke(std::span<const Vec> corners, const Brush& brush, float part) {
  std::vector<BrushPoint> stroke;
  if (corners.size() < 2 || part <= 0) return stroke;
  const std::vector<Vec> line = rounded(corners, brush.bend);
  float total = 0;
  for (std::size_t i = 1; i < line.size(); ++i) total += length(line[i] - line[i - 1]);
  const float drawn = total * std::min(part, 1.0F);
  const float step = std::max(kStep * brush.width, total / kMostPoints);
  float before = 0;  // the length up to line[i - 1]
  float next = 0;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const float leg = length(line[i] - line[i - 1]);
    for (; leg > 0 && next <= std::min(before + leg, drawn); next += step) {
      const float from_start = next / brush.width, to_end = (drawn - next) / brush.width;
      const float pressed = from_start < kPress
                                ? std::lerp(kStartWidth, kPressWidth, ramp(from_start, kPress))
                                : std::lerp(kPressWidth, 1.0F, ramp(from_start - kPress, kPress));
      const float width = pressed * std::lerp(kEndWidth, 1.0F, ramp(to_end, kLift));
      stroke.push_back({.at = mix(line[i - 1], line[i], (next - before) / leg),
                        .width = brush.width * width * (1 + unrest(from_start, brush.seed)),
                        .opacity = std::min(ramp(from_start, kSoft), ramp(to_end, kSoft))});
    }
    before += leg;
  }
  return stroke;
}

using namespace ui;
namespace {

constexpr float kStrokeWidth = 0.17F, kBend = 0.3F;  // in cells
constexpr float kLeastStroke = 4;                    // points
constexpr float kLifted = 1.08F, kPopped = 1.24F;    // the size of a tile before and after its pop
constexpr float kSwollen = 0.4F;                     // the part of the pop in which the tile only grows
constexpr int kFlecks = 7;
constexpr float kHotStroke = 0.55F, kHotFlecks = 1.0F;  // how much more of them the longest combo has
constexpr float kFleckFrom = 0.34F, kFleckTo = 0.78F, kFleckLeast = 0.03F, kFleckMost = 0.075F;  // in cells

std::uint64_t seed_of(Point at) {
  return static_cast<std::uint64_t>(at.row + 1) * 8191 + static_cast<std::uint64_t>(at.column + 1);
}

float chance_between(Random& random, float least, float most) {
  constexpr std::uint32_t kParts = 1024;
  return std::lerp(least, most, static_cast<float>(random.below(kParts)) / kParts);
}

}  // namespace

Duration PairLine::fall_start(const Context& context) const {
  return context.still() ? start : start + motion::kLineDraw / 2;
}

Duration PairLine::fading(const Context& context) const {
  return start + std::max(motion::kLineDraw, milliseconds(context.profile.get<Settings>().line_ms));
}

Duration PairLine::end(const Context& context) const {
  return std::max(fading(context) + motion::kLineFade, spray(context, pair.b).end());
}

Tween PairLine::pop(const Context& context, Point at) const {
  const Duration wait = context.still() || at == pair.a ? Duration{0} : motion::kLineDraw / 2;
  return {start + wait, context.pace(motion::kBase), kLinear};
}

Tween PairLine::spray(const Context& context, Point at) const {
  const Tween popping = pop(context, at);
  return {popping.start, context.still() ? popping.duration : motion::kCalm + motion::kQuick, kBaseCurve};
}

void PairLine::draw_tiles(const TilePainter& painter, Duration now) const {
  for (const Point at : {pair.a, pair.b}) {
    draw_tile(painter, at, now);
    if (!painter.context.still()) draw_flecks(painter, at, now);
  }
}

// It swells, and is gone before it could look pale.
void PairLine::draw_tile(const TilePainter& painter, Point at, Duration now) const {
  const auto t = static_cast<float>(pop(painter.context, at).progress(now));
  if (t >= 1) return;
  if (painter.context.still()) return painter.draw(tile, painter.grid.cell(at), {.opacity = 1 - t});
  const float leaving = std::clamp((t - kSwollen) / (1 - kSwollen), 0.0F, 1.0F);
  painter.draw(tile, painter.grid.cell(at),
               {.opacity = 1 - leaving * leaving, .scale = std::lerp(kLifted, kPopped, std::sqrt(t))});
}

// The same cells always throw the same flecks.
void PairLine::draw_flecks(const TilePainter& painter, Point at, Duration now) const {
  const Tween tween = spray(painter.context, at);
  const auto t = static_cast<float>(tween.progress(now));
  if (now < tween.start || t >= 1) return;
  const Palette& c = painter.context.theme.colour;
  const float side = painter.grid.side;
  const Vec centre = painter.grid.cell(at).centre();
  Random random(seed_of(at));
  const int flecks = kFlecks + static_cast<int>(kFlecks * kHotFlecks * heat);
  const float farthest = kFleckTo * (1 + kHotStroke * heat);
  for (int i = 0; i < flecks; ++i) {
    const float angle = 2 * std::numbers::pi_v<float> *
                        (static_cast<float>(i) + chance_between(random, 0, 0.8F)) /
                        static_cast<float>(flecks);
    const float reach = std::lerp(kFleckFrom, chance_between(random, kFleckFrom, farthest), t) * side;
    const float radius = chance_between(random, kFleckLeast, kFleckMost) * side * (1 - t / 2);
    const Rgba ink = i % 3 == 0 ? c.text : kAccent.on(painter.context.theme);
    painter.canvas.disc(centre + Vec{std::cos(angle) * reach, std::sin(angle) * reach}, radius,
                        ink.faded(1 - t * t));
  }
}

void PairLine::draw_stroke(const TilePainter& painter, Duration now) const {
  const auto& [canvas, context, grid, tiles] = painter;
  const auto left = static_cast<float>(1 - Tween{fading(context), motion::kLineFade}.progress(now));
  if (left <= 0) return;
  std::vector<Vec> points;
  for (const Point corner : corners) points.push_back(line_place(grid, corner));
  const auto part =
      context.still() ? 1.0F : static_cast<float>(Tween{start, motion::kLineDraw}.progress(now));
  const float side = grid.side;
  const Brush brush{.width = std::max(kLeastStroke, kStrokeWidth * side) * (1 + kHotStroke * heat),
                    .bend = kBend * side,
                    .seed = static_cast<std::uint32_t>(seed_of(pair.a))};
  const auto guard = canvas.saved();
  canvas.fade(left);
  canvas.brush(brush_stroke(points, brush, part), kAccent.on(context.theme));
}

namespace {

constexpr Duration kBrokenDraw = motion::kCalm, kBrokenStays = milliseconds(1500);
constexpr float kBrokenWidth = 0.09F, kDash = 0.3F, kGap = 0.2F;  // in cells
constexpr float kBrokenInk = 0.75F;
constexpr std::size_t kTooMany = 3;             // turns
constexpr float kTurn = 0.19F, kLeastTurn = 8;  // radius of the number of a turn, in cells; in points
constexpr float kTurnText = 1.35F;              // its size, in radii

// The part of a polyline between two lengths from its start.
std::vector<Vec> part_of(std::span<const Vec> line, float from, float to) {
  std::vector<Vec> part;
  float before = 0;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const float leg = length(line[i] - line[i - 1]), after = before + leg;
    if (after > from && before < to && leg > 0) {
      if (part.empty()) part.push_back(mix(line[i - 1], line[i], std::max(0.0F, from - before) / leg));
      part.push_back(mix(line[i - 1], line[i], (std::min(to, after) - before) / leg));
    }
    before = after;
  }
  return part;
}

}  // namespace

Duration BrokenLine::end() const {
  return start + kBrokenStays + motion::kCalm;
}

void BrokenLine::draw(const TilePainter& painter, Duration now) const {
  const auto& [canvas, context, grid, tiles] = painter;
  const Palette& c = context.theme.colour;
  const auto gone = static_cast<float>(Tween{start + kBrokenStays, motion::kCalm}.progress(now));
  if (gone >= 1) return;
  const auto part = context.still() ? 1.0F : static_cast<float>(Tween{start, kBrokenDraw}.progress(now));
  const float side = grid.side;
  std::vector<Vec> points;
  std::vector<float> lengths{0};  // up to each corner
  for (const Point corner : corners) points.push_back(line_place(grid, corner));
  for (std::size_t i = 1; i < points.size(); ++i)
    lengths.push_back(lengths.back() + length(points[i] - points[i - 1]));
  const float drawn = lengths.back() * part, red = lengths[std::min(kTooMany, lengths.size() - 1)];
  const auto guard = canvas.saved();
  canvas.fade(1 - gone);
  const Brush brush{.width = std::max(kLeastStroke / 2, kBrokenWidth * side), .bend = kBend * side};
  for (float at = 0; at < drawn; at += (kDash + kGap) * side) {
    const std::vector<Vec> dash = part_of(points, at, std::min(drawn, at + kDash * side));
    const Rgba ink = at >= red - kGap * side ? c.danger : c.text.faded(kBrokenInk);
    canvas.brush(brush_stroke(dash, brush, 1), ink);
  }
  const float radius = std::max(kLeastTurn, kTurn * side);
  for (std::size_t turn = 1; turn + 1 < points.size() && lengths[turn] <= drawn; ++turn) {
    canvas.disc(points[turn], radius, turn < kTooMany ? c.text_2 : c.danger);
    canvas.text(std::to_string(turn), centred(points[turn], {2 * radius, 2 * radius}),
                {.face = Face::Bold,
                 .size = std::round(radius * kTurnText),
                 .colour = c.surface,
                 .align = Align::Centre});
  }
}

namespace {

constexpr float kLanding = 0.72F;  // the part of a fall until the tile touches ground
constexpr float kBounce = 0.09F;   // how high it bounces then, in cells

// Faster and faster, and a small bounce at the end.
Vec falling(Vec from, Vec to, float side, float t) {
  if (t >= 1 || from == to) return to;
  if (t < kLanding) return mix(from, to, t * t / (kLanding * kLanding));
  const float height = kBounce * side * std::sin(std::numbers::pi_v<float> * (t - kLanding) / (1 - kLanding));
  return to + (from - to) * (height / length(from - to));
}

}  // namespace

namespace {

constexpr float kDimmed = 0.3F, kDimmedByHint = 0.5F;
constexpr float kArrivalSize = 0.7F;
constexpr float kHoverLift = 1.06F, kChosenLift = 1.08F;  // how much larger a lifted tile looks
constexpr float kLiftSwing = 0.07F;  // how far a chosen tile swings beyond that when it is picked
constexpr float kHopLift = 0.16F;
constexpr float kHops = 2;           // while a hint draws attention
constexpr float kBracketOut = 0.3F;  // in cells: the distance from which the brackets of a hint close in

// Tiles appear from the middle outwards.
Duration deal_delay(Point cell, Size size) {
  const int rows = std::abs(2 * cell.row - size.height + 1) / 2,
            columns = std::abs(2 * cell.column - size.width + 1) / 2;
  return std::min(std::max(rows, columns) * motion::kRipple, motion::kRippleMost);
}

bool has_tile(const Board& board, const std::optional<Point>& at) {
  return at && board.contains(*at) && is_tile(board[*at]);
}

// All but the equal tiles, or all but the pair of a hint, are dimmed. With high contrast nothing is: the marks suffice.
float strength(const Theme& theme, const Board& board, Point at, const BoardMarks& marks) {
  if (theme.contrast == Contrast::High) return 1;
  if (marks.lit) return board[at] == *marks.lit ? 1 : kDimmed;
  if (marks.hint) return at == marks.hint->a || at == marks.hint->b ? 1 : kDimmedByHint;
  return 1;
}

}  // namespace

BoardView::BoardView(Context& context)
    : context_(context),
      painting_(context),
      paintings_(context.assets, Pictures::Paintings),
      characters_(context.assets, Pictures::Characters) {}

Pictures BoardView::pictures() const {
  return pictures_.value_or(context_.profile.get<Settings>().pictures);
}

const TileSet& BoardView::tiles() const {
  return pictures() == Pictures::Characters ? characters_ : paintings_;
}

void BoardView::fit(Rect area, Size size, Outside outside) {
  place(tile_grid(area, size, outside, context_.canvas.scale()));
  mounted_ = 0;
}

void BoardView::mount(Rect mount, float part) {
  BoardGrid mounted = grid();
  mounted.plate = mix(mounted.plate, mount, part);
  place(mounted);
  mounted_ = part;
}

std::optional<Point> BoardView::hit(Vec place, Duration now) const {
  if (!grid().window.contains(place)) return std::nullopt;
  const auto gliding = std::ranges::find_if(motions(), [&](const Motion& motion) {
    return motion.kind == TileMotion::Glides && !motion.tween.done(now) &&
           place_of(motion, now).contains(place);
  });
  return gliding == motions().end() ? grid().hit(place) : gliding->at;
}

// All of them are in motion until the last one has appeared.
void BoardView::deal_in(const Board& board, Duration now) {
  finish();
  const Tween tween{now, context_.still() ? motion::kCrossFade : motion::kRippleMost + motion::kBase};
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (board[at] != Tile::Empty) begin({TileMotion::Deals, at, tween});
  }
}

void BoardView::show(const Played& played, const std::optional<Pair>& pair, Duration now, float heat) {
  finish();
  moved_at_ = now;
  busy(now);
  if (pair) {
    const auto corners = played.path.points();
    line_ = PairLine{*pair, played.tile, {corners.begin(), corners.end()}, now, heat};
    busy(line_->end(context_));
  }
  if (!context_.still()) glide(played);
}

void BoardView::glide(const Played& played) {
  std::map<Point, Glide> glides;
  for (const Shift& shift : played.shifts)
    glides[shift.to] = {.from = shift.from, .via = shift.to, .falls = true};
  if (!played.reshuffled.empty()) {
    const std::map<Point, Glide> fallen = std::exchange(glides, {});
    for (const Shift& shift : played.reshuffled) {
      const auto fall = fallen.find(shift.from);
      const bool falls = fall != fallen.end();
      glides[shift.to] = {
          .from = falls ? fall->second.from : shift.from, .via = shift.from, .falls = falls, .mixes = true};
    }
  }
  const Tween tween{fall_start(), motion::kCalm + (played.reshuffled.empty() ? Duration{0} : motion::kGrand)};
  for (const auto& [at, glide] : glides) begin({TileMotion::Glides, at, tween, glide});
}

Duration BoardView::mix_start() const {
  const bool fall = std::ranges::any_of(motions(), [](const Motion& motion) { return motion.detail.falls; });
  return fall_start() + (fall ? motion::kCalm : Duration{0});
}

void BoardView::refuse(const Pair& pair, std::vector<Point> way, Duration now) {
  finish();
  if (!way.empty()) {
    broken_ = BrokenLine{std::move(way), now};
    floats(broken_->end());
  }
  for (const Point at : {std::min(pair.a, pair.b), std::max(pair.a, pair.b)})
    begin({TileMotion::Shakes, at, {now, context_.pace(motion::kCalm)}});
}

void BoardView::open_painting() {
  painting_.open(busy_until());
  floats(painting_.open_end());
}

void BoardView::lift(Duration now) {
  if (!context_.still()) begin({TileMotion::Lifts, {}, {now, motion::kBase}});
}

void BoardView::point_out(Duration now) {
  if (!context_.still()) begin({TileMotion::PointsOut, {}, {now, motion::kGrand}});
}

void BoardView::finish() {
  MotionBoard::finish();
  line_.reset();
  broken_.reset();
  painting_.finish();
}

// The stroke is below the tiles, so those that have come into its way are drawn after it.
bool BoardView::moves(const Motion& motion, Duration now) const {
  if (motion.kind == TileMotion::Lifts || motion.kind == TileMotion::PointsOut) return false;
  if (motion.kind == TileMotion::Glides && line_ && now < line_->end(context_)) return true;
  return !motion.tween.done(now);
}

Rect BoardView::place_of(Point at, Duration now) const {
  const auto found = std::ranges::find_if(
      motions(), [&](const Motion& motion) { return motion.at == at && moves(motion, now); });
  return found == motions().end() ? grid().cell(at) : place_of(*found, now);
}

Rect BoardView::place_of(const Motion& motion, Duration now) const {
  const Rect cell = grid().cell(motion.at);
  if (motion.kind == TileMotion::Shakes && !context_.still()) {
    constexpr float kSwing = 0.06F, kTurns = 4.0F * std::numbers::pi_v<float>;
    const float part = motion.part(now);
    return cell.moved({kSwing * grid().side * std::sin(part * kTurns) * (1 - part), 0});
  }
  if (motion.kind != TileMotion::Glides) return cell;
  const Glide& glide = motion.detail;
  const Vec here = cell.origin(), via = grid().cell(glide.via).origin();
  const Duration start = motion.tween.start, fallen = glide.falls ? start + motion::kCalm : start;
  if (glide.mixes && now >= fallen) {
    const Tween tween{fallen, motion::kGrand, kQuickCurve};
    return cell.moved(mix(via, here, static_cast<float>(tween.progress(now))) - here);
  }
  const Tween tween{start, motion::kCalm};
  const Vec from = grid().cell(glide.from).origin();
  return cell.moved(falling(from, via, grid().side, static_cast<float>(tween.progress(now))) - here);
}

float BoardView::appearance(const Motion& motion, Duration now) const {
  if (motion.kind != TileMotion::Deals) return 1;
  if (context_.still()) return motion.part(now);
  const Tween tween{motion.tween.start + deal_delay(motion.at, grid().size), motion::kBase, kBaseCurve};
  return static_cast<float>(tween.progress(now));
}

void BoardView::draw(Canvas& canvas, const Board& board, const BoardMarks& marks, Duration now) const {
  const Theme& theme = context_.theme;
  const TilePainter painter{canvas, context_, grid(), tiles()};
  if (painting_.opened()) return draw_opened(painter, board, now);
  Grid<Tile> resting = board.cells();
  for (const Motion& motion : motions()) {
    if (moves(motion, now)) resting[motion.at] = Tile::Empty;
  }
  const Extent whole = canvas.size();
  draw_layer(canvas, theme, "link board", still_key(resting, board, marks), {0, 0, whole.w, whole.h},
             [&](Canvas& sheet) {
               draw_desk(sheet, theme, "link desk", {}, [&](Canvas& desk) {
                 draw_board_plate(desk, theme, plate(), radius::kBoard, Elevation::Middle);
               });
               painting_.draw_cleared(sheet, grid(), board);
               grid().for_seen([&](Point at) {
                 if (resting[at] != Tile::Empty)
                   TilePainter{sheet, context_, grid(), tiles()}.draw(
                       resting[at], grid().cell(at), {.opacity = strength(theme, board, at, marks)});
               });
             });
  if (line_) line_->draw_stroke(painter, now);
  if (broken_) broken_->draw(painter, now);
  draw_moving_tiles(painter, board, marks, now);
  draw_marks(painter, board, marks, now);
  if (line_) line_->draw_tiles(painter, now);
}

// Nothing is on the board any more; the plate may move.
void BoardView::draw_opened(const TilePainter& painter, const Board& board, Duration now) const {
  Canvas& canvas = painter.canvas;
  const Extent whole = canvas.size();
  canvas.layer("link desk", std::string(word_of(context_.theme.desk)) + " bare", {0, 0, whole.w, whole.h},
               [&](Canvas& desk) { draw_backdrop(desk, context_.theme, Scenery::Quiet); });
  draw_board_plate(canvas, context_.theme, plate(), radius::kBoard, Elevation::Middle);
  if (mounted_ <= 0) painting_.draw_cleared(canvas, grid(), board);
  painting_.draw_whole(canvas, plate(), mounted_, now);
  if (line_) {
    line_->draw_stroke(painter, now);
    line_->draw_tiles(painter, now);
  }
}

// What the layer of tiles that do not move shows.
std::string BoardView::still_key(const Grid<Tile>& resting, const Board& board,
                                 const BoardMarks& marks) const {
  std::string key = pictures() == Pictures::Characters ? "characters " : "paintings ";
  if (marks.lit) key += std::string("lit ") + static_cast<char>(*marks.lit);
  if (marks.hint) key += "hint " + write_point(marks.hint->a) + ' ' + write_point(marks.hint->b);
  key += ' ';
  for (const Tile tile : resting.cells()) key += static_cast<char>(tile);
  return key + painting_.key(board);
}

void BoardView::draw_moving_tiles(const TilePainter& painter, const Board& board, const BoardMarks& marks,
                                  Duration now) const {
  for (const Motion& motion : motions()) {
    const Tile tile = board[motion.at];
    if (tile == Tile::Empty || !moves(motion, now)) continue;
    const float there = appearance(motion, now);
    const bool whole = there >= 1 || context_.still();
    painter.draw(tile, place_of(motion, now),
                 {.opacity = there * strength(context_.theme, board, motion.at, marks),
                  .scale = whole ? 1.0F : mix(kArrivalSize, 1.0F, there)});
  }
}

void BoardView::draw_marks(const TilePainter& painter, const Board& board, const BoardMarks& marks,
                           Duration now) const {
  const Palette& c = context_.theme.colour;
  const auto lift = [&](Point at, float scale) {
    const SpriteStyle style{.opacity = strength(context_.theme, board, at, marks),
                            .scale = context_.still() ? 1 : scale};
    painter.draw_lifted(board[at], place_of(at, now), style);
    return place_of(at, now).scaled(style.scale);
  };
  if (has_tile(board, marks.hovered) && marks.hovered != marks.selected) lift(*marks.hovered, kHoverLift);
  if (marks.hint) draw_hint(painter, board, *marks.hint, now);
  const Motion* lifted = motion(TileMotion::Lifts);
  const float swing = lifted ? kLiftSwing * swell(lifted->tween, now) : 0;
  if (has_tile(board, marks.selected))
    painter.draw_outline(lift(*marks.selected, kChosenLift + swing), c.seal);
  if (marks.lit && context_.theme.contrast == Contrast::High) draw_lit_outlines(painter, board, *marks.lit);
  for (const Motion& motion : motions()) {
    if (motion.kind == TileMotion::Shakes)
      painter.draw_outline(place_of(motion, now), c.danger.faded(1 - motion.part(now)));
  }
  if (marks.cursor) painter.draw_cursor(grid().cell(*marks.cursor));
}

void BoardView::draw_lit_outlines(const TilePainter& painter, const Board& board, Tile tile) const {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (board[at] == tile) painter.draw_brackets(grid().cell(at), context_.theme.colour.warn);
  }
}

// Brackets close around the two tiles while these hop; then the marks do not move.
void BoardView::draw_hint(const TilePainter& painter, const Board& board, const Pair& pair,
                          Duration now) const {
  const Motion* pointed_out = motion(TileMotion::PointsOut);
  const float t = pointed_out ? pointed_out->part(now) : 1;
  const float hop = std::abs(std::sin(kHops * std::numbers::pi_v<float> * t));
  for (const Point at : {pair.a, pair.b}) {
    if (t < 1) painter.draw_lifted(board[at], grid().cell(at), {.scale = 1 + kHopLift * hop});
    painter.draw_brackets(grid().cell(at).grown(kBracketOut * grid().side * (1 - t)),
                          context_.theme.colour.warn);
  }
}

}  // namespace quintet::link
