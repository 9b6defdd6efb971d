#include "games/gomoku/setup_art.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>

#include "games/gomoku/board_look.hpp"
#include "games/gomoku/pictures.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr int kColumns = 7, kRows = 3;
constexpr float kStone = 0.94F, kLineWidth = 0.045F, kRow = 0.16F, kNumber = 0.56F;  // in steps
constexpr float kCross = 0.24F, kCrossWidth = 0.13F;
constexpr int kSwatchLines = 3;
constexpr float kStrength = 0.6F;  // of the lines of a swatch

// Rows of 7: x a black stone, * a forbidden point, a digit the number of a stone (odd numbers are black).
using Drawing = std::array<std::string_view, kRows>;
constexpr std::array<Drawing, kRules.size()> kRuleDrawings{Drawing{".......", "xxxxxx.", "......."},
                                                           Drawing{".......", ".xxxxx.", "......."},
                                                           Drawing{"...x...", ".xx*...", "...x..."}};
constexpr std::array<Drawing, kOpenings.size()> kOpeningDrawings{Drawing{".......", "...1...", "......."},
                                                                 Drawing{"....2..", "...1...", "....3.."},
                                                                 Drawing{"....2.5", "...1...", "....34."}};

struct Patch {
  Canvas& canvas;
  Rect field;
  float step;

  Vec at(int row, std::size_t column) const {
    const Vec first =
        field.centre() - Vec{static_cast<float>(kColumns - 1), static_cast<float>(kRows - 1)} * (step / 2);
    return first + Vec{static_cast<float>(column), static_cast<float>(row)} * step;
  }
  void draw_field(const Palette& c) const {
    canvas.rounded(field, radius::kCell, c.field);
    const auto guard = canvas.saved();
    canvas.clip(field);
    const float width = std::max(canvas.pixel(), kLineWidth * step);
    for (int row = -1; row <= kRows; ++row)
      canvas.fill({field.x, at(row, 0).y - width / 2, field.w, width}, c.field_line.faded(kStrength));
    for (std::size_t column = 0; column < kColumns; ++column)
      canvas.fill({at(0, column).x - width / 2, field.y, width, field.h}, c.field_line.faded(kStrength));
  }
  void draw_stone(Vec centre, Stone stone) const {
    canvas.picture(stone_on_board(stone), centred(centre, {kStone * step, kStone * step}));
  }
  void draw_cross(Vec centre) const {
    const float arm = kCross * step;
    canvas.line(centre - Vec{arm, arm}, centre + Vec{arm, arm}, kCrossWidth * step, stone_ink::kForbidden);
    canvas.line(centre - Vec{arm, -arm}, centre + Vec{arm, -arm}, kCrossWidth * step, stone_ink::kForbidden);
  }
  void draw_number(Vec centre, char digit, Stone stone) const {
    canvas.text(std::string(1, digit), centred(centre, {step, step}),
                {.face = Face::Bold,
                 .size = kNumber * step,
                 .colour = stone_ink::kNumber[stone == Stone::Black ? 0 : 1],
                 .align = Align::Centre});
  }
  void draw(const Drawing& drawing) const {
    for (int row = 0; row < kRows; ++row) {
      for (std::size_t column = 0; column < kColumns; ++column) {
        const char c = drawing[static_cast<std::size_t>(row)][column];
        if (c == '.') continue;
        if (c == '*') {
          draw_cross(at(row, column));
          continue;
        }
        const bool number = c >= '1' && c <= '9';
        const Stone stone = number && (c - '0') % 2 == 0 ? Stone::White : Stone::Black;
        draw_stone(at(row, column), stone);
        if (number) draw_number(at(row, column), c, stone);
      }
    }
  }
};

Patch patch_in(Canvas& canvas, const Theme& board, Rect area) {
  const float step = std::min(area.w / static_cast<float>(kColumns), area.h / static_cast<float>(kRows));
  Patch patch{canvas, area, step};
  patch.draw_field(board.colour);
  return patch;
}

}  // namespace

void paint_rule_art(Canvas& canvas, const Theme& board, Rect area, Rule rule) {
  const Patch patch = patch_in(canvas, board, area);
  const Drawing& drawing = kRuleDrawings[static_cast<std::size_t>(rule)];
  patch.draw(drawing);
  if (rule == Rule::Renju) return;
  const auto from = drawing[1].find('x'), to = drawing[1].rfind('x');
  canvas.line(patch.at(1, from), patch.at(1, to), kRow * patch.step, stone_ink::kLast[0]);
}

void paint_opening_art(Canvas& canvas, const Theme& board, Rect area, Opening opening) {
  patch_in(canvas, board, area).draw(kOpeningDrawings[static_cast<std::size_t>(opening)]);
}

void paint_material_art(Canvas& canvas, const Context& context, Rect area, std::optional<Desk> material) {
  const auto guard = canvas.saved();
  canvas.clip(area);
  if (!material) {
    // A part of every material.
    const Extent half{area.w / 2, area.h / 2};
    for (std::size_t i = 0; i < kDesks.size(); ++i) {
      const std::size_t column = i % 2, row = i / 2;
      const Rect part{area.x + static_cast<float>(column) * half.w, area.y + static_cast<float>(row) * half.h,
                      half.w, half.h};
      canvas.fill(part, theme_of(context, kDesks[i]).colour.field);
    }
    return;
  }
  const Palette palette = theme_of(context, *material).colour;
  canvas.fill(area, palette.field);
  const float side = std::max(area.w, area.h);
  canvas.picture("images/gomoku/field-" + std::string(word_of(*material)) + ".svg",
                 centred(area.centre(), {side, side}));
  for (int i = 1; i <= kSwatchLines; ++i) {
    const float part = static_cast<float>(i) / (kSwatchLines + 1), width = kLine;
    canvas.fill({area.x, area.y + area.h * part - width / 2, area.w, width},
                palette.field_line.faded(kStrength));
    canvas.fill({area.x + area.w * part - width / 2, area.y, width, area.h},
                palette.field_line.faded(kStrength));
  }
}

}  // namespace quintet::gomoku
