#include "games/gomoku/pattern_art.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/text/localiser.hpp"
#include "games/gomoku/pictures.hpp"
#include "ui/context.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

// Lengths in steps between neighbouring points.
constexpr float kStone = 0.94F, kLineWidth = 0.045F, kGrows = 0.2F, kGrowsWidth = 0.09F, kNumber = 0.42F;
constexpr float kCross = 0.2F, kCrossWidth = 0.09F, kRingWidth = 0.08F;
constexpr float kDrop = 1.25F;  // size of a stone that comes down
constexpr float kLabel = 30;    // height of the line under a diagram, in points
constexpr float kAimHeight = 236, kShapesHeight = 176, kForbiddenHeight = 230;
constexpr Duration kBetween = milliseconds(420), kFall = motion::kBase, kLight = milliseconds(140);

// A diagram: rows of points. `x` is a black stone, `o` a white one, `*` a point where the pattern grows, `!` a forbidden
// point; in a game the letters a, b, c … are the moves in their order, black first.
struct Diagram {
  std::span<const std::string_view> rows;
  std::string_view label{};  // a message
};

class DiagramPainter {
 public:
  DiagramPainter(Canvas& canvas, const Theme& theme, Rect area, const Diagram& diagram)
      : canvas_(canvas), theme_(theme), diagram_(diagram) {
    const auto columns = static_cast<float>(diagram.rows.front().size());
    const auto rows = static_cast<float>(diagram.rows.size());
    step_ = std::min(area.w / columns, area.h / rows);
    field_ = centred(area.centre(), {step_ * columns, step_ * rows});
  }

  Rect field() const { return field_; }
  Vec place(Point at) const {
    return field_.origin() +
           Vec{static_cast<float>(at.column) + 0.5F, static_cast<float>(at.row) + 0.5F} * step_;
  }
  char at(Point point) const {
    return diagram_.rows[static_cast<std::size_t>(point.row)][static_cast<std::size_t>(point.column)];
  }
  template <class F>
  void each(F&& action) const {
    for (int row = 0; row < static_cast<int>(diagram_.rows.size()); ++row)
      for (int column = 0; column < static_cast<int>(diagram_.rows.front().size()); ++column)
        action(Point{row, column}, at({row, column}));
  }

  void board() const {
    const Palette& c = theme_.colour;
    canvas_.rounded(field_, radius::kCell, c.field);
    const float width = std::max(canvas_.pixel(), kLineWidth * step_);
    for (int row = 0; row < static_cast<int>(diagram_.rows.size()); ++row)
      canvas_.fill({field_.x, place({row, 0}).y - width / 2, field_.w, width}, c.field_line);
    for (int column = 0; column < static_cast<int>(diagram_.rows.front().size()); ++column)
      canvas_.fill({place({0, column}).x - width / 2, field_.y, width, field_.h}, c.field_line);
  }
  void stone(Point at, Stone colour, SpriteStyle style = {}) const {
    const SpriteLayer layer{.picture = stone_on_board(colour)};
    canvas_.sprite({&layer, 1}, centred(place(at), {kStone * step_, kStone * step_}), style);
  }
  void number(Point at, int number, Stone colour) const {
    canvas_.text(std::to_string(number), centred(place(at), {step_, step_}),
                 {.face = Face::Bold,
                  .size = kNumber * step_,
                  .colour = stone_ink::kNumber[colour == Stone::White ? 1 : 0],
                  .align = Align::Centre});
  }
  void ring(Point at, Rgba ink) const {
    canvas_.ring(place(at), (kStone / 2 + kRingWidth) * step_, 2 * kRingWidth * step_, ink);
  }
  void grows(Point at) const {
    canvas_.disc(place(at), (kGrows + kGrowsWidth) * step_, stone_ink::kCasing);
    canvas_.ring(place(at), (kGrows + kGrowsWidth) * step_, 2 * kGrowsWidth * step_, stone_ink::kThreat[0]);
  }
  void forbidden(Point at) const {
    const Vec c = place(at), arm{kCross * step_, kCross * step_}, other{arm.x, -arm.y};
    canvas_.disc(c, 2 * kCross * step_, theme_.colour.field);
    canvas_.line(c - arm, c + arm, kCrossWidth * step_, stone_ink::kForbidden);
    canvas_.line(c - other, c + other, kCrossWidth * step_, stone_ink::kForbidden);
  }

 private:
  Canvas& canvas_;
  const Theme& theme_;
  Diagram diagram_;
  float step_ = 0;
  Rect field_;
};

void paint_label(Canvas& canvas, const HelpScene& scene, std::string_view label, Rect below) {
  canvas.text(scene.context.words.tr(label), below,
              {.face = Face::Bold,
               .size = type::kLabel,
               .colour = scene.context.theme.colour.text,
               .align = Align::Centre});
}

// Diagrams side by side, each with its label below.
void paint_row(Canvas& canvas, const HelpScene& scene, Rect area, std::span<const Diagram> diagrams) {
  const auto count = static_cast<float>(diagrams.size());
  const float width = (area.w - (count + 1) * space::kBase) / count;
  Rect at{area.x + space::kBase, area.y + space::kSmall, width,
          area.h - space::kSmall - kLabel - space::kHair};
  for (const Diagram& diagram : diagrams) {
    const DiagramPainter painter(canvas, scene.context.theme, at, diagram);
    painter.board();
    painter.each([&](Point point, char sign) {
      if (sign == 'x') painter.stone(point, Stone::Black);
      if (sign == 'o') painter.stone(point, Stone::White);
      if (sign == '*') painter.grows(point);
      if (sign == '!') painter.forbidden(point);
    });
    paint_label(canvas, scene, diagram.label, {at.x, at.bottom() + space::kHair, width, kLabel});
    at.x += width + space::kBase;
  }
}

// Black has five in a row with the last move.
constexpr std::array<std::string_view, 5> kAim{
    "........i......", "......fe.......", ".....bad.......", ".....c.h.......", "....g..........",
};
constexpr Diagram kGame{kAim};
constexpr int kMoves = 9;

// The moves in their order.
std::array<Point, kMoves> moves_of(const DiagramPainter& painter) {
  std::array<Point, kMoves> moves{};
  painter.each([&](Point at, char sign) {
    if (sign >= 'a' && sign < 'a' + kMoves) moves[static_cast<std::size_t>(sign - 'a')] = at;
  });
  return moves;
}

constexpr std::array<std::string_view, 3> kFour{".......", "oxxxx*.", "......."};
constexpr std::array<std::string_view, 3> kOpenFour{".......", "*xxxx*.", "......."};
constexpr std::array<std::string_view, 3> kOpenThree{".......", ".*xxx*.", "......."};
constexpr std::array kShapes{Diagram{kFour, msgid("Four")}, Diagram{kOpenFour, msgid("Open four")},
                             Diagram{kOpenThree, msgid("Open three")}};

constexpr std::array<std::string_view, 5> kDoubleThree{"......", "......", ".!xx..", ".x....", ".x...."};
constexpr std::array<std::string_view, 5> kDoubleFour{"x.....", "x.....", "x.....", "!xxx..", "......"};
constexpr std::array<std::string_view, 5> kOverline{"......", "......", "xxx!xx", "......", "......"};
constexpr std::array kForbidden{Diagram{kDoubleThree, msgid("Double three")},
                                Diagram{kDoubleFour, msgid("Double four")},
                                Diagram{kOverline, msgid("Overline")}};

// The game is played as far as the time tells; then the five stones light up one after another.
void paint_aim(Canvas& canvas, const HelpScene& scene, Rect area) {
  const DiagramPainter painter(canvas, scene.context.theme, area.grown(-space::kSmall), kGame);
  painter.board();
  const auto moves = moves_of(painter);
  for (int i = 0; i < kMoves; ++i) {
    const Tween fall{i * kBetween, kFall, kBaseCurve};
    if (scene.at < fall.start) return;
    const auto part = static_cast<float>(fall.progress(scene.at));
    const Point at = moves[static_cast<std::size_t>(i)];
    const Stone colour = i % 2 == 0 ? Stone::Black : Stone::White;
    painter.stone(at, colour, {.opacity = part, .scale = mix(kDrop, 1.0F, part)});
    if (part >= 1) painter.number(at, i + 1, colour);
  }
  for (int i = 0; i < kMoves; i += 2) {
    const Duration lit = kMoves * kBetween + i / 2 * kLight;
    if (scene.at >= lit) painter.ring(moves[static_cast<std::size_t>(i)], scene.context.theme.colour.seal);
  }
}

void paint_shapes(Canvas& canvas, const HelpScene& scene, Rect area) {
  paint_row(canvas, scene, area, kShapes);
}

void paint_forbidden(Canvas& canvas, const HelpScene& scene, Rect area) {
  paint_row(canvas, scene, area, kForbidden);
}

}  // namespace

HelpArt aim_art() {
  return {kAimHeight, kMoves * kBetween + kMoves / 2 * kLight, paint_aim};
}

HelpArt shapes_art() {
  return {kShapesHeight, {}, paint_shapes};
}

HelpArt forbidden_art() {
  return {kForbiddenHeight, {}, paint_forbidden};
}

}  // namespace quintet::gomoku
