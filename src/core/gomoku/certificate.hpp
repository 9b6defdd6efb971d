// The proof of a forced win of gomoku: the board, and a tree with an answer to every move of the defender.
//
//     certificate gomoku rule=freestyle
//     ......
//     .xxx..
//     ......
//     ooo...
//     ......
//     ......
//
//     e5
//      a5 f5
//      * a5
//
// The side to move attacks. The first line is its move; a line below and one space further in is a move of the defender and
// the answer to it, or `*` and the answer to every move that is not named. A line without further ones below it
// has to make five.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

#include "core/certificate.hpp"
#include "core/gomoku/board.hpp"
#include "core/gomoku/rules.hpp"

namespace quintet::gomoku {

// Searches this many positions for each move of the attacker at most. Requires a game that is not over. Nothing where no win
// was found, or its tree is too large.
std::optional<std::string> write_certificate(const Board& board, Rule rule, std::uint64_t nodes,
                                             const std::stop_token& stop = {});
Checked check_certificate(CertificateLines lines, std::int64_t checks = kUsualChecks);

}  // namespace quintet::gomoku
