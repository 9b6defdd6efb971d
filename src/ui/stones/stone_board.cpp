#include "ui/stones/stone_board.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace quintet::ui {
namespace {

// Lengths in steps between neighbouring points.
constexpr float kStone = 0.94F, kFrame = 0.30F, kStar = 0.11F, kLetter = 0.34F, kLetterPlace = 0.72F,
                kThin = 0.07F;
constexpr float kLetterRim = 0.84F,
                kPlainRim = 0.22F;   // around the points: room for the letters, or for a stone
constexpr float kZoomedRim = 0.44F;  // as the latter, around a board of which a part is seen
constexpr float kLeastRim = 30;      // points around such a board, for the letters
constexpr float kFrameInRim = kFrame / kLetterRim;
constexpr float kMostStep = 64, kMostZoom = 4;  // points; times the step of the whole board
constexpr float kMostLetter = 0.5F;  // of small boards, so that the letters grow with the interface
constexpr float kLeastLine = 1;      // points
constexpr float kLineStrength = 0.9F, kEdgeStrength = 1;
constexpr float kFieldEdge = 0.5F;  // share of the frame's colour in the border of the field

void draw_plate(Canvas& canvas, const Context& context, const BoardLook& look, const BoardGrid& grid) {
  const Palette frame = theme_of(context, look.frame).colour;
  const Theme board = theme_of(context, look.board);
  const float rim = grid.window.x - grid.plate.x;
  const float width = grid.whole() ? kFrame * grid.side : kFrameInRim * rim;
  const float round = std::min(radius::kBoard, grid.side * kStone);
  canvas.shadow(grid.plate, round, theme_of(context, look.window).shadow(Elevation::High));
  canvas.rounded(grid.plate, round, frame.field_edge);
  const Rect field = grid.plate.grown(-width);
  canvas.rounded(field, round / 2, board.colour.field);
  // The grain would make the ground darker in places; with high contrast the ground is even.
  if (context.theme.contrast != Contrast::High) {
    const auto guard = canvas.saved();
    canvas.clip(field);
    canvas.picture(grain_of(look.board), field);
  }
  canvas.outline(field, round / 2, kLine, mix(frame.field_edge, board.colour.field_line, kFieldEdge));
}

// Of the lines that are seen. Where the board is not seen whole, its letters stand at the top, as a scroll bar is below it.
void draw_coordinates(Canvas& canvas, const Palette& palette, std::string_view letters,
                      const BoardGrid& grid) {
  const bool whole = grid.whole();
  const float rim = grid.window.x - grid.plate.x;
  const float away = rim * (1 + kFrameInRim) / 2;  // between the frame and the points
  const float beside = kLetterPlace * grid.side;
  const int lines = grid.size.width;
  const float number_x = whole ? grid.centre({0, 0}).x - beside : grid.plate.x + away;
  const float letter_y = whole ? grid.centre({lines - 1, 0}).y + beside : grid.plate.y + away;
  const float size = whole ? std::max(kLetter * grid.side, std::min(type::kCaption, kMostLetter * grid.side))
                           : std::min(type::kCaption, rim / 2);
  const float side = whole ? grid.side : rim;
  const TextStyle style{.size = size, .colour = palette.field_line, .align = Align::Centre};
  for (int i = 0; i < lines; ++i) {
    const Vec at = grid.centre({i, i});
    const std::string number = std::to_string(lines - i);
    const std::string letter(letters.substr(static_cast<std::size_t>(i), 1));
    if (at.y >= grid.window.y && at.y < grid.window.bottom())
      canvas.text(number, centred({number_x, at.y}, {side, side}), style);
    if (at.x >= grid.window.x && at.x < grid.window.right())
      canvas.text(letter, centred({at.x, letter_y}, {side, side}), style);
  }
}

}  // namespace

BoardGrid point_grid(Rect area, int lines, Coordinates coordinates) {
  const float rim = coordinates == Coordinates::Shown ? kLetterRim : kPlainRim;
  BoardGrid grid = BoardGrid::fitting(area, {lines, lines}, rim);
  grid.rim = grid.side;  // a message may lie on the outermost line
  return grid;
}

std::string grain_of(Desk material) {
  return "images/stones/field-" + std::string(word_of(material)) + ".svg";
}

// On whole pixels, so that the lines at the edge meet exactly in the corners.
void draw_lines(Canvas& canvas, const Palette& palette, const BoardLook& look, const BoardGrid& grid) {
  const float pixel = canvas.pixel();
  const auto snapped = [pixel](float length) { return std::round(length / pixel) * pixel; };
  const float width = std::max(pixel, snapped(std::min(kLeastLine, grid.side * kThin)));
  const int lines = grid.size.width;
  const float length = static_cast<float>(lines - 1) * grid.side, broad = 2 * width;
  const Vec first = grid.centre({0, 0});
  const auto low_edge = [&](float at) { return snapped(at - width); };
  const float left = low_edge(first.x), top = low_edge(first.y);
  const float right = low_edge(first.x + length) + broad, bottom = low_edge(first.y + length) + broad;
  for (int i = 0; i < lines; ++i) {
    const bool edge = i == 0 || i == lines - 1;
    const Rgba ink = palette.field_line.faded(edge ? kEdgeStrength : kLineStrength);
    const float at = static_cast<float>(i) * grid.side;
    const auto line = [&](float from) { return edge ? low_edge(from + at) : snapped(from + at - width / 2); };
    const float thick = edge ? broad : width;
    canvas.fill({left, line(first.y), right - left, thick}, ink);
    canvas.fill({line(first.x), top, thick, bottom - top}, ink);
  }
  if (!look.stars) return;
  for (const Point star : look.stars(lines))
    canvas.disc(grid.centre(star), kStar * grid.side, palette.field_line);
}

void draw_bare_board(Canvas& canvas, const Context& context, const BoardLook& look, const BoardGrid& grid) {
  draw_plate(canvas, context, look, grid);
  const Palette palette = theme_of(context, look.board).colour;
  {
    const auto guard = canvas.saved();
    if (!grid.whole()) canvas.clip(grid.window);
    draw_lines(canvas, palette, look, grid);
  }
  if (look.coordinates == Coordinates::Shown) draw_coordinates(canvas, palette, look.letters, grid);
}

std::string_view stone_on_board(Stone stone) {
  return stone == Stone::Black ? "images/stones/stone-black.svg" : "images/stones/stone-white.svg";
}

void draw_stone(Canvas& canvas, const BoardGrid& grid, Stone stone, Point at, SpriteStyle style) {
  const float side = kStone * grid.side;
  const SpriteLayer layer{.picture = stone_on_board(stone)};
  canvas.sprite({&layer, 1}, centred(grid.centre(at), {side, side}), style);
}

namespace {

// Lengths in steps between neighbouring points.
constexpr float kNumber = 0.42F, kSmallNumber = 0.34F;
constexpr float kLastDot = 0.13F, kMark = 0.56F, kMarkWidth = 0.07F, kBetter = 0.3F;
constexpr float kBracket = 0.5F,
                kBracketArm = 0.18F;  // the cursor: half its side, and the arms of its corners
constexpr float kPlanned = 0.3F, kLit = 1.1F, kLitCasing = 0.05F;
constexpr float kPulse = 0.5F;   // by how much the ring of a hint grows
constexpr float kGhost = 0.5F;   // opacity
constexpr float kLeastRing = 2;  // points

}  // namespace

void StoneMarkPainter::draw_numbers(const Grid<Stone>& stones, float landed) const {
  constexpr std::size_t kThreeDigits = 100;
  for (std::size_t i = 0; i < marks.order.size(); ++i) {
    const Point at = marks.order[i];
    // Taken since then, or played again later; a sign on the stone is shown instead.
    if (is_signed(at) || stones[at] == Stone::None || std::ranges::count(marks.order.subspan(i + 1), at) > 0)
      continue;
    const bool last = i + 1 == marks.order.size();
    const Stone stone = stones[at];
    const std::size_t ground = stone == Stone::White ? 1 : 0;
    const Rgba ink = last ? stone_ink::kLast[ground].faded(landed) : stone_ink::kNumber[ground];
    const std::size_t number = marks.numbers.empty() ? i + 1 : marks.numbers[i];
    const float size = (number < kThreeDigits ? kNumber : kSmallNumber) * grid.side;
    canvas.text(std::to_string(number), centred(grid.centre(at), {grid.side, grid.side}),
                {.face = Face::Bold, .size = size, .colour = ink, .align = Align::Centre});
  }
}

void StoneMarkPainter::draw_last(const Grid<Stone>& stones, float landed) const {
  if (marks.order.empty() || landed <= 0) return;
  const Point at = marks.order.back();
  if (stones[at] == Stone::None || is_signed(at)) return;
  canvas.disc(grid.centre(at), kLastDot * grid.side,
              stone_ink::kLast[stones[at] == Stone::White ? 1 : 0].faded(landed));
}

// Has a casing because it crosses both stones and board.
void StoneMarkPainter::ring(Point at, float radius, Rgba colour) const {
  const float width = std::max(kLeastRing, kMarkWidth * grid.side);
  canvas.ring(grid.centre(at), radius * grid.side + width, 3 * width, stone_ink::kCasing);
  canvas.ring(grid.centre(at), radius * grid.side, width, colour);
}

void StoneMarkPainter::draw_rows() const {
  for (const LitRow& row : marks.rows) {
    if (row.points.empty()) continue;
    const Vec from = grid.centre(row.points.front()), to = grid.centre(row.points.back());
    canvas.line(from, to, (kLit + 2 * kLitCasing) * grid.side, stone_ink::kCasing);
    canvas.line(from, to, kLit * grid.side, row.ink);
  }
}

void StoneMarkPainter::draw_planned() const {
  for (std::size_t i = 0; i < marks.planned.size(); ++i) {
    const auto& [at, colour, number, ink] = marks.planned[i];
    if (is_signed(at) || std::ranges::count(marks.planned.first(i), at, &PlannedStone::at) > 0) continue;
    const std::size_t index = index_of(colour);
    const Vec centre = grid.centre(at);
    const float radius = kPlanned * grid.side, width = std::max(kLeastRing, kMarkWidth * grid.side);
    canvas.disc(centre, radius + width + 1, stone_ink::kCasing);
    canvas.disc(centre, radius, stone_ink::kNumber[1 - index]);
    canvas.ring(centre, radius + width / 2, width, ink);
    canvas.text(std::to_string(number), centred(centre, {grid.side, grid.side}),
                {.face = Face::Bold,
                 .size = kSmallNumber * grid.side,
                 .colour = stone_ink::kNumber[index],
                 .align = Align::Centre});
  }
}

bool StoneMarkPainter::is_signed(Point at) const {
  return std::ranges::find(marks.signs, at, &PointMark::at) != marks.signs.end();
}

// On a free point the ground hides the crossing.
void StoneMarkPainter::draw_signs(const Grid<Stone>& stones) const {
  constexpr float kGround = 0.4F, kSign = 0.26F, kLabel = 0.5F;  // in steps
  for (const auto& [at, sign, label] : marks.signs) {
    const Vec c = grid.centre(at);
    const float r = kSign * grid.side, width = std::max(kLeastRing, kMarkWidth * grid.side);
    const Stone stone = stones[at];
    const Rgba ink =
        stone == Stone::None ? palette.field_line : stone_ink::kNumber[stone == Stone::Black ? 0 : 1];
    if (stone == Stone::None) canvas.disc(c, kGround * grid.side, palette.field);
    const float low = r * 0.6F, wide = r * 0.9F, half = r * 0.8F;
    const auto closed = [&](std::span<const Vec> points) { canvas.polyline(points, width, ink); };
    switch (sign) {
      case PointSign::Triangle:
        closed(std::array{c + Vec{0, -r}, c + Vec{wide, low}, c + Vec{-wide, low}, c + Vec{0, -r}});
        break;
      case PointSign::Square:
        closed(std::array{c + Vec{-half, -half}, c + Vec{half, -half}, c + Vec{half, half},
                          c + Vec{-half, half}, c + Vec{-half, -half}});
        break;
      case PointSign::Circle:
        canvas.ring(c, r, width, ink);
        break;
      case PointSign::Cross:
        canvas.line(c + Vec{-half, -half}, c + Vec{half, half}, width, ink);
        canvas.line(c + Vec{-half, half}, c + Vec{half, -half}, width, ink);
        break;
      case PointSign::Label:
        canvas.text(label, centred(c, {grid.side, grid.side}),
                    {.face = Face::Bold, .size = kLabel * grid.side, .colour = ink, .align = Align::Centre});
        break;
    }
  }
}

void StoneMarkPainter::draw_letters() const {
  for (const auto& [at, letter] : marks.letters) {
    if (is_signed(at) || std::ranges::count(marks.planned, at, &PlannedStone::at) > 0) continue;
    const Vec centre = grid.centre(at);
    const float radius = kPlanned * grid.side;
    canvas.disc(centre, radius + 1, stone_ink::kCasing);
    canvas.disc(centre, radius, stone_ink::kHint);
    canvas.text(letter, centred(centre, {grid.side, grid.side}),
                {.face = Face::Bold,
                 .size = kSmallNumber * grid.side,
                 .colour = stone_ink::kCasing,
                 .align = Align::Centre});
  }
}

void StoneMarkPainter::draw_points(float swell) const {
  draw_planned();
  draw_letters();
  if (marks.ghost) draw_stone(canvas, grid, stone_of(marks.ghost_colour), *marks.ghost, {.opacity = kGhost});
  if (marks.better) ring(*marks.better, kBetter, stone_ink::kHint);
  if (marks.hint) ring(*marks.hint, kMark + kMark * kPulse * swell, stone_ink::kHint);
}

void StoneMarkPainter::draw_refused(Point at, float opacity) const {
  const auto guard = canvas.saved();
  canvas.fade(opacity);
  ring(at, kMark, stone_ink::kForbidden);
}

void StoneMarkPainter::draw_cursor() const {
  if (!marks.cursor) return;
  const Vec c = grid.centre(*marks.cursor);
  const float half = kBracket * grid.side, arm = kBracketArm * grid.side;
  const float width = std::max(kLeastRing, kMarkWidth * grid.side);
  for (const auto& [wide, ink] : {std::pair{3 * width, stone_ink::kCasing}, {width, palette.field_line}}) {
    for (const Vec way : {Vec{1, 1}, Vec{1, -1}, Vec{-1, -1}, Vec{-1, 1}}) {
      const Vec corner{c.x + way.x * half, c.y + way.y * half};
      const std::array bracket{corner - Vec{way.x * arm, 0}, corner, corner - Vec{0, way.y * arm}};
      canvas.polyline(bracket, wide, ink);
    }
  }
}

namespace {

// A stone falls faster and faster; where it lands, a ring runs outwards.
constexpr Duration kFall = milliseconds(90), kSettle = motion::kBase - kFall;
constexpr Curve kFallCurve{.5, 0, .9, .6};
constexpr float kDropSize = 1.26F,
                kDropHeight = 0.2F;  // of a stone in the air; how far its shadow is from it
constexpr float kAirShadow = 0.34F;  // opacity
constexpr float kThud = 0.47F, kThudGrowth = 0.16F, kThudWidth = 0.06F, kThudStrength = 0.4F;
constexpr float kOutline = 0.45F, kOutlineWidth = 0.06F, kLeastOutline = 2;  // of a stone with high contrast
constexpr float kLiftSize = 0.85F;                                           // of one that is taken back

}  // namespace

void StoneBoard::fit(Rect area, int lines, Coordinates coordinates) {
  area_ = area;
  lines_ = lines;
  coordinates_ = coordinates;
  lay(grid().scrolled());
}

void StoneBoard::lay(Vec scrolled) {
  const BoardGrid whole = point_grid(area_, lines_, coordinates_);
  if (wished_side_)
    wished_side_ = std::clamp(*wished_side_, whole.side,
                              std::max(whole.side, std::min(kMostStep, kMostZoom * whole.side)));
  if (!wished_side_ || *wished_side_ <= whole.side) return place(whole);
  const float rim = coordinates_ == Coordinates::Shown ? std::max(kLetterRim * whole.side, kLeastRim)
                                                       : kZoomedRim * whole.side;
  place({area_, {lines_, lines_}, {.side = *wished_side_, .rim = rim}, 0, scrolled});
}

Tween StoneBoard::settling(const Motion& fall) const {
  return {fall.tween.end(), context_.pace(kSettle), kLinear};
}

std::optional<Duration> StoneBoard::lands_at() const {
  const Motion* fall = motion(StoneMotion::Falls);
  return fall ? std::optional(fall->tween.end()) : std::nullopt;
}

float StoneBoard::landed(Duration now) const {
  const Motion* fall = motion(StoneMotion::Falls);
  return fall ? static_cast<float>(settling(*fall).progress(now)) : 1;
}

Duration StoneBoard::drop(Point at, Duration now) {
  finish();
  begin({StoneMotion::Falls, at, {now, context_.glide(kFall), kFallCurve}});
  const Duration settled = settling(*motion(StoneMotion::Falls)).end();
  busy(settled);
  return settled;
}

void StoneBoard::lift(const std::vector<std::pair<Point, Stone>>& stones, Duration now) {
  finish();
  const Tween lift{now, context_.pace(motion::kQuick), kQuickCurve};
  for (const auto& [at, stone] : stones) begin({StoneMotion::Lifts, at, lift, stone});
}

void StoneBoard::take(const std::vector<Point>& stones, Stone stone, Vec to) {
  constexpr Duration kBetween = milliseconds(36), kMost = milliseconds(360), kFlight = milliseconds(320);
  flight_ = to;
  Duration start = *lands_at();
  const auto count = static_cast<std::int64_t>(stones.size());
  const Duration between = std::min(kBetween, kMost / std::max<std::int64_t>(1, count));
  for (const Point at : stones) {
    begin({StoneMotion::Flies, at, {start, context_.pace(kFlight), kBaseCurve}, stone});
    if (!context_.still()) start += between;
  }
}

// Those whose turn has not come lie where they were.
void StoneBoard::draw_waiting(Canvas& canvas, Duration now) const {
  for (const Motion& flight : motions())
    if (flight.kind == StoneMotion::Flies && now < flight.tween.start)
      put_stone(canvas, flight.detail, flight.at);
}

void StoneBoard::draw_flying(Canvas& canvas, Duration now) const {
  constexpr float kRise = 0.22F,
                  kArrives = 0.4F;  // how much larger in the middle of the flight; size at its end
  for (const Motion& flight : motions()) {
    if (flight.kind != StoneMotion::Flies || !flight.runs(now)) continue;
    const float part = flight.part(now);
    const float side = kStone * grid().side;
    const Vec from = centre(flight.at), way = context_.still() ? Vec{} : (flight_ - from) * part;
    const float grown = context_.still() ? 1 : mix(1.0F, kArrives, part) + kRise * 4 * part * (1 - part);
    const SpriteLayer layer{.picture = stone_on_board(flight.detail)};
    canvas.sprite({&layer, 1}, centred(from + way, {side, side}),
                  {.opacity = 1 - part * part, .scale = grown});
  }
}

void StoneBoard::point_out(Point at, Duration now) {
  begin({StoneMotion::PointsOut, at, {now, context_.pace(motion::kGrand)}});
}

void StoneBoard::refuse(Point at, Duration now) {
  begin({StoneMotion::Refuses, at, {now, context_.pace(motion::kCalm)}});
}

void StoneBoard::draw(Canvas& canvas, const BoardLook& look, const Grid<Stone>& stones,
                      const StoneMarks& marks, Duration now, const StoneLayers& layers) const {
  draw_desk_and_board(canvas, look);
  {
    const auto guard = canvas.saved();
    if (!grid().whole()) canvas.clip(grid().window);
    draw_content(canvas, look, stones, marks, now, layers);
  }
  draw_bars(canvas, theme_of(context_, look.board));
}

void StoneBoard::draw_content(Canvas& canvas, const BoardLook& look, const Grid<Stone>& stones,
                              const StoneMarks& marks, Duration now, const StoneLayers& layers) const {
  const Palette palette = theme_of(context_, look.board).colour;
  const StoneMarkPainter painter{canvas, grid(), palette, marks};
  painter.draw_rows();
  if (layers.below) layers.below();
  draw_stones(canvas, stones, marks.faint);
  draw_lifted(canvas, now);
  draw_waiting(canvas, now);
  draw_falling(canvas, stones, now);
  if (layers.above) layers.above();
  if (look.numbers)
    painter.draw_numbers(stones, landed(now));
  else
    painter.draw_last(stones, landed(now));
  painter.draw_signs(stones);
  const Motion* pointed_out = motion(StoneMotion::PointsOut);
  painter.draw_points(pointed_out && !context_.still() ? swell(pointed_out->tween, now) : 0);
  const Motion* refused = motion(StoneMotion::Refuses);
  if (refused && !refused->tween.done(now)) painter.draw_refused(refused->at, 1 - refused->part(now));
  painter.draw_cursor();
}

void StoneBoard::draw_desk_and_board(Canvas& canvas, const BoardLook& look) const {
  std::string key(word_of(look.board));
  key += ' ';
  key += word_of(look.frame);
  if (look.coordinates == Coordinates::Shown) key += " letters";
  draw_desk(canvas, theme_of(context_, look.window), slot_, key,
            [&](Canvas& desk) { draw_bare_board(desk, context_, look, grid()); });
}

// With high contrast every stone has an outline in the colour of the lines.
void StoneBoard::put_stone(Canvas& canvas, Stone stone, Point at, SpriteStyle style) const {
  draw_stone(canvas, grid(), stone, at, style);
  if (context_.theme.contrast != Contrast::High) return;
  const float width = std::max(kLeastOutline, kOutlineWidth * grid().side);
  const auto guard = canvas.saved();
  canvas.fade(style.opacity);
  canvas.ring(centre(at), kOutline * grid().side * style.scale + width / 2, width, kBlackStone);
}

void StoneBoard::draw_stones(Canvas& canvas, const Grid<Stone>& stones, std::span<const Point> faint) const {
  constexpr float kFaint = 0.5F;  // opacity
  const Motion* fall = motion(StoneMotion::Falls);
  for (std::size_t i = 0; i < stones.cells().size(); ++i) {
    const Point at = stones.point(i);
    if (stones[at] == Stone::None || (fall && fall->at == at)) continue;
    const bool counts = std::ranges::find(faint, at) == faint.end();
    put_stone(canvas, stones[at], at, {.opacity = counts ? 1 : kFaint});
  }
}

void StoneBoard::draw_falling(Canvas& canvas, const Grid<Stone>& stones, Duration now) const {
  const Motion* fall = motion(StoneMotion::Falls);
  if (!fall || stones[fall->at] == Stone::None) return;
  const Vec c = centre(fall->at);
  const float step = grid().side, part = landed(now);
  if (context_.still()) return put_stone(canvas, stones[fall->at], fall->at, {.opacity = part});
  const float height = 1 - fall->part(now);
  if (height > 0) {
    const Vec away = Vec{kDropHeight, 2 * kDropHeight} * (height * step);
    canvas.disc(c + away, kThud * step, kBlackStone.faded(kAirShadow * (1 - height / 2)));
  } else if (part < 1) {
    canvas.ring(c, (kThud + kThudGrowth * part) * step, kThudWidth * step,
                kBlackStone.faded(kThudStrength * (1 - part)));
  }
  put_stone(canvas, stones[fall->at], fall->at, {.scale = mix(1.0F, kDropSize, height)});
}

void StoneBoard::draw_lifted(Canvas& canvas, Duration now) const {
  for (const Motion& lift : motions()) {
    if (lift.kind != StoneMotion::Lifts || !lift.runs(now)) continue;
    const float part = lift.part(now);
    put_stone(canvas, lift.detail, lift.at,
              {.opacity = 1 - part, .scale = context_.still() ? 1 : mix(1.0F, kLiftSize, part)});
  }
}

std::string stone_sound(Context& context, Desk board) {
  constexpr std::uint64_t kStoneSounds = 5;
  constexpr std::array<std::string_view, kDesks.size()> kBoards{"", "slate-", "celadon-", ""};  // or wood
  return "stone-" + std::string(kBoards[static_cast<std::size_t>(board)]) +
         std::to_string(context.chance.below(kStoneSounds) + 1);
}

}  // namespace quintet::ui
