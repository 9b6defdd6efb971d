// The colours of the cells and of the marks on them: a table for each desk, and two for high contrast. They stand here
// and not in the theme because only this game has them.
#pragma once

#include <array>
#include <cstdint>

#include "engine/render/geometry.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::mines {

// How the numbers are written. Dots lie as on dice and differ without colour at a glance.
enum class Numbers : std::uint8_t { Digits, Dots };

// A frame and what fills it. A number on the ground has a contrast of 4.5:1.
struct MarkColours {
  Rgba frame, ground;
};

struct CellColours {
  Rgba bed, line;                 // of open cells, and between all cells
  Rgba block;                     // a closed cell
  Rgba flag, pole;                // on a block, 3:1 or more; the pole is also the colour of a question mark
  Rgba iron;                      // of a mine that is shown in the end: quietly, on the bed
  Rgba fatal, burst, charred;     // behind the mine that was opened, which is charred
  std::array<Rgba, 8> numbers;    // 1 to 8 on the bed: 4.5:1, with high contrast 7:1
  MarkColours safe, mine, proof;  // of a hint
  std::array<Rgba, 3> chance;     // the tints of no chance of a mine, of one half, and of near certainty
};

const CellColours& cell_colours(const ui::Theme& theme);

}  // namespace quintet::mines
