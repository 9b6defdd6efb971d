// How the gomoku board looks: desk, frame and field, the lines, the stones and everything that marks them.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "core/text.hpp"
#include "games/gomoku/board_view.hpp"
#include "games/gomoku/pictures.hpp"
#include "ui/widgets/backdrop.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

// All in steps from crossing to crossing.
constexpr float kStone = 0.94F, kFrame = 0.30F, kStar = 0.11F, kLetter = 0.34F, kLetterPlace = 0.72F;
constexpr float kNumber = 0.42F, kSmallNumber = 0.34F;
constexpr float kLastDot = 0.13F, kMark = 0.56F, kMarkWidth = 0.07F, kCross = 0.16F, kCrossWidth = 0.07F;
constexpr float kThreatDot = 0.17F, kThreatLine = 0.09F, kStop = 0.22F, kFiveLine = 0.13F,
                kFiveCasing = 0.05F;
constexpr float kBetter = 0.3F;
constexpr float kLeastLine = 1;     // points
constexpr float kDropSize = 1.22F;  // of a stone that comes down
constexpr float kLiftSize = 0.85F;  // of one that goes
constexpr float kBloom = 1.14F;     // of the five stones, once
constexpr float kPulse = 0.5F;      // by how much a mark that is pointed out swells
constexpr float kGhost = 0.5F;      // opacity
constexpr float kLineStrength = 0.9F, kEdgeStrength = 1;
constexpr int kLeastForStars = 9;

Theme theme_of(const Context& context, Desk desk) {
  return desk == context.theme.desk ? context.theme : make_theme(desk, context.theme.contrast);
}

// Swells and goes: 0 at both ends of the time.
float swell(const Tween& tween, Duration now) {
  return std::sin(std::numbers::pi_v<float> * static_cast<float>(tween.progress(now)));
}

// The middle, and four points on the fourth lines (the third ones of small boards).
std::vector<Point> star_points(int side) {
  std::vector<Point> stars;
  if (side % 2 == 1) stars.push_back({side / 2, side / 2});
  if (side < kLeastForStars) return stars;
  constexpr int kSmall = 13;
  const int near = side < kSmall ? 2 : 3, far = side - 1 - near;
  for (const int row : {near, far}) {
    for (const int column : {near, far}) stars.push_back({row, column});
  }
  return stars;
}

}  // namespace

void BoardView::draw(Canvas& canvas, const BoardLook& look, const gomoku::Game& game, const BoardMarks& marks,
                     Duration now) const {
  const Extent whole = canvas.size();
  canvas.layer("gomoku desk", desk_key(look), {0, 0, whole.w, whole.h},
               [&](Canvas& sheet) { draw_ground(sheet, look); });
  const Palette palette = theme_of(context_, look.board).colour;
  draw_forbidden(canvas, palette, marks);
  draw_stones(canvas, game.board(), now);
  draw_lifted(canvas, now);
  draw_five(canvas, palette, game, now);
  draw_threats(canvas, marks);
  if (look.numbers)
    draw_numbers(canvas, game.board(), marks);
  else
    draw_last(canvas, game.board(), marks);
  draw_marks(canvas, palette, marks, now);
}

// Everything that the layer below the stones shows.
std::string BoardView::desk_key(const BoardLook& look) const {
  const auto number = [](float value) { return std::to_string(value) + ' '; };
  std::string key;
  for (const Desk desk : {look.board, look.frame, look.window}) key += std::string(word_of(desk)) + ' ';
  key += context_.theme.contrast == Contrast::High ? "high " : "";
  key += coordinates_ ? "letters " : "";
  return key + std::to_string(side_) + ' ' + number(plate_.x) + number(plate_.y) + number(plate_.w);
}

void BoardView::draw_ground(Canvas& canvas, const BoardLook& look) const {
  draw_backdrop(canvas, theme_of(context_, look.window), Scenery::Quiet);
  draw_plate(canvas, look);
  const Palette palette = theme_of(context_, look.board).colour;
  draw_lines(canvas, palette);
  if (coordinates_) draw_coordinates(canvas, palette);
}

void BoardView::draw_plate(Canvas& canvas, const BoardLook& look) const {
  const Palette frame = theme_of(context_, look.frame).colour;
  const Theme board = theme_of(context_, look.board);
  const float width = kFrame * step_, round = std::min(radius::kBoard, step_ * kStone);
  canvas.shadow(plate_, round, theme_of(context_, look.window).shadow(Elevation::High));
  canvas.rounded(plate_, round, frame.field_edge);
  const Rect field = plate_.grown(-width);
  canvas.rounded(field, round / 2, board.colour.field);
  {
    const auto guard = canvas.saved();
    canvas.clip(field);
    canvas.picture("images/gomoku/field-" + std::string(word_of(look.board)) + ".svg", field);
  }
  canvas.outline(field, round / 2, kLine, mix(frame.field_edge, board.colour.field_line, kPulse));
}

void BoardView::draw_lines(Canvas& canvas, const Palette& palette) const {
  const float width = std::max(canvas.pixel(), std::min(kLeastLine, step_ * kCrossWidth));
  const float length = static_cast<float>(side_ - 1) * step_;
  for (int i = 0; i < side_; ++i) {
    const bool edge = i == 0 || i == side_ - 1;
    const Rgba ink = palette.field_line.faded(edge ? kEdgeStrength : kLineStrength);
    const float thick = edge ? 2 * width : width, at = static_cast<float>(i) * step_ - thick / 2;
    canvas.fill({first_.x - thick / 2, first_.y + at, length + thick, thick}, ink);
    canvas.fill({first_.x + at, first_.y - thick / 2, thick, length + thick}, ink);
  }
  for (const Point star : star_points(side_)) canvas.disc(centre(star), kStar * step_, palette.field_line);
}

void BoardView::draw_coordinates(Canvas& canvas, const Palette& palette) const {
  const TextStyle style{.size = kLetter * step_, .colour = palette.field_line, .align = Align::Centre};
  const float away = kLetterPlace * step_;
  for (int i = 0; i < side_; ++i) {
    const std::string number = std::to_string(side_ - i);
    const std::string letter(1, static_cast<char>('A' + i));
    canvas.text(number, centred(centre({i, 0}) - Vec{away, 0}, {step_, step_}), style);
    canvas.text(letter, centred(centre({side_ - 1, i}) + Vec{0, away}, {step_, step_}), style);
  }
}

void BoardView::draw_stone(Canvas& canvas, Stone stone, Vec centre, float size, float opacity) const {
  const float side = kStone * step_;
  const SpriteLayer layer{.picture = stone_on_board(stone)};
  canvas.sprite({&layer, 1}, centred(centre, {side, side}), {.opacity = opacity, .scale = size});
}

void BoardView::draw_stones(Canvas& canvas, const gomoku::Board& board, Duration now) const {
  for (std::size_t i = 0; i < board.cells().cells().size(); ++i) {
    const Point at = board.cells().point(i);
    if (board.is_empty(at)) continue;
    float size = 1, opacity = 1;
    if (dropped_ && dropped_->at == at) {
      const auto part = static_cast<float>(dropping().progress(now));
      size = context_.still() ? 1 : mix(kDropSize, 1.0F, part);
      opacity = part;
    }
    draw_stone(canvas, board[at], centre(at), size, opacity);
  }
}

void BoardView::draw_lifted(Canvas& canvas, Duration now) const {
  if (!lifted_) return;
  const auto part = static_cast<float>(lifting().progress(now));
  if (part >= 1) return;
  for (const auto& [at, stone] : lifted_->stones)
    draw_stone(canvas, stone, centre(at), context_.still() ? 1 : mix(1.0F, kLiftSize, part), 1 - part);
}

void BoardView::draw_five(Canvas& canvas, const Palette& palette, const gomoku::Game& game,
                          Duration now) const {
  const gomoku::Row& five = game.five();
  if (five.empty() || !won_at_) return;
  const auto part = static_cast<float>(line_drawing().progress(now));
  if (part <= 0) return;
  const Vec from = centre(five.front()), to = mix(from, centre(five.back()), part);
  const float size = 1 + (kBloom - 1) * swell(blooming(), now);
  if (size > 1) {
    for (const Point at : five) draw_stone(canvas, game.board()[at], centre(at), size, 1);
  }
  canvas.line(from, to, (kFiveLine + 2 * kFiveCasing) * step_, palette.field);
  canvas.line(from, to, kFiveLine * step_, palette.seal);
}

void BoardView::draw_numbers(Canvas& canvas, const gomoku::Board& board, const BoardMarks& marks) const {
  constexpr std::size_t kThreeDigits = 100;
  for (std::size_t i = 0; i < marks.order.size(); ++i) {
    const Point at = marks.order[i];
    const bool last = i + 1 == marks.order.size();
    const Stone stone = board[at];
    const std::size_t ground = stone == Stone::White ? 1 : 0;
    const Rgba ink = last ? stone_ink::kLast[ground] : stone_ink::kNumber[ground];
    const float size = (i + 1 < kThreeDigits ? kNumber : kSmallNumber) * step_;
    canvas.text(std::to_string(i + 1), centred(centre(at), {step_, step_}),
                {.face = Face::Bold, .size = size, .colour = ink, .align = Align::Centre});
  }
}

void BoardView::draw_last(Canvas& canvas, const gomoku::Board& board, const BoardMarks& marks) const {
  if (marks.order.empty() || won_at_) return;
  const Point at = marks.order.back();
  canvas.disc(centre(at), kLastDot * step_, stone_ink::kLast[board[at] == Stone::White ? 1 : 0]);
}

void BoardView::draw_forbidden(Canvas& canvas, const Palette& palette, const BoardMarks& marks) const {
  const float arm = kCross * step_, width = kCrossWidth * step_;
  for (const auto& [at, reason] : marks.forbidden) {
    const Vec c = centre(at);
    canvas.disc(c, kThreatDot * step_, palette.field);
    canvas.line(c - Vec{arm, arm}, c + Vec{arm, arm}, width, stone_ink::kForbidden);
    canvas.line(c - Vec{arm, -arm}, c + Vec{arm, -arm}, width, stone_ink::kForbidden);
  }
}

// A line through the stones of each threat, discs of its colour where it grows, and small squares where it can be stopped
// besides.
void BoardView::draw_threats(Canvas& canvas, const BoardMarks& marks) const {
  for (const gomoku::StandingThreat& threat : marks.threats) {
    const Rgba ink = stone_ink::kThreat[static_cast<std::size_t>(threat.kind)];
    const Vec from = centre(threat.stones.front()), to = centre(threat.stones.back());
    canvas.line(from, to, (kThreatLine + 2 * kFiveCasing) * step_, stone_ink::kCasing);
    canvas.line(from, to, kThreatLine * step_, ink);
    for (const Point at : threat.stops) draw_stop(canvas, at, ink);
  }
  // Over the squares of other threats: where one grows matters more.
  for (const gomoku::StandingThreat& threat : marks.threats) {
    const Rgba ink = stone_ink::kThreat[static_cast<std::size_t>(threat.kind)];
    const bool black = threat.colour == Colour::Black;
    for (const Point at : threat.grows) {
      canvas.disc(centre(at), kThreatDot * step_, stone_ink::kNumber[black ? 1 : 0]);
      canvas.ring(centre(at), (kThreatDot + kThreatLine) * step_, kThreatLine * step_, ink);
    }
  }
}

void BoardView::draw_stop(Canvas& canvas, Point at, Rgba ink) const {
  const float side = kStop * step_, casing = kFiveCasing * step_;
  const Rect square = centred(centre(at), {side, side});
  canvas.rounded(square.grown(casing), casing, stone_ink::kCasing);
  canvas.fill(square, ink);
}

void BoardView::draw_marks(Canvas& canvas, const Palette& palette, const BoardMarks& marks,
                           Duration now) const {
  const float width = std::max(2.0F, kMarkWidth * step_);
  if (marks.ghost) draw_stone(canvas, gomoku::stone_of(marks.ghost_colour), centre(*marks.ghost), 1, kGhost);
  const auto ring = [&](Point at, float radius, Rgba colour) {
    canvas.ring(centre(at), radius + width, 3 * width, stone_ink::kCasing);
    canvas.ring(centre(at), radius, width, colour);
  };
  for (const Point at : marks.better) ring(at, kBetter * step_, stone_ink::kHint);
  if (marks.hint) {
    float size = kMark;
    if (pointed_out_ && !context_.still()) {
      const Tween tween{pointed_out_->start, context_.pace(motion::kGrand), kLinear};
      size += kMark * kPulse * swell(tween, now);
    }
    ring(*marks.hint, size * step_, stone_ink::kHint);
  }
  if (refused_) {
    const Tween tween{refused_->start, context_.pace(motion::kCalm), kLinear};
    if (!tween.done(now)) {
      const auto guard = canvas.saved();
      canvas.fade(static_cast<float>(1 - tween.progress(now)));
      ring(refused_->at, kMark * step_, stone_ink::kForbidden);
    }
  }
  if (marks.cursor) ring(*marks.cursor, kMark * step_, palette.field_line);
}

}  // namespace quintet::gomoku
