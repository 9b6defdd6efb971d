// The proof that a board of Minesweeper can be solved from its first cell without a guess: the board, and the cells that are
// certain, in order, each with the open numbers that prove it. The checker opens what is safe, and for each cell tries all
// ways to lay mines around these numbers.
//
//     certificate mines first=2,0
//     1*1
//     111
//     000
//
//     mine 0,1 by 1,0 1,1 1,2
//     safe 0,0 by 1,0
//     safe 0,2 by 1,2 count
//
// With `count` the proof also uses the number of mines that are left.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/certificate.hpp"
#include "core/grid.hpp"
#include "core/mines/field.hpp"

namespace quintet::mines {

// Nothing where logic does not solve the board from this cell.
std::optional<std::string> write_certificate(const Field& field, Point first);
Checked check_certificate(CertificateLines lines, std::int64_t checks = kUsualChecks);

}  // namespace quintet::mines
