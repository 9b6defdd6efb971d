// The proof that a board of link-up can be cleared: the board and the pairs in order, each with the cells of its tiles at its
// turn.
//
//     certificate link gravity=none outside=yes
//     aabb
//
//     0,0 0,1
//     0,2 0,3
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/certificate.hpp"
#include "core/link/board.hpp"
#include "core/link/rules.hpp"

namespace quintet::link {

std::string write_certificate(const Board& board, const Rules& rules, const std::vector<Pair>& pairs);
Checked check_certificate(CertificateLines lines, std::int64_t checks = kUsualChecks);

}  // namespace quintet::link
