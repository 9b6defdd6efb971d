// The proof that a score of 2048 has been reached: the seed, and the slides in order. The tiles that appear follow from the
// seed.
//
//     certificate 2048 rule=classic size=3 seed=1 score=8 largest=4
//     LURD
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/certificate.hpp"
#include "core/twenty48/direction.hpp"
#include "core/twenty48/game.hpp"

namespace quintet::twenty48 {

// Of the game that begins with `deal(rules, Random(seed))`. Requires rules that differ from Rules{} by the rule and the side
// alone.
std::string write_certificate(const Rules& rules, std::uint64_t seed, std::span<const Direction> slides,
                              const Game& ended);
Checked check_certificate(CertificateLines lines, std::int64_t checks = kUsualChecks);

}  // namespace quintet::twenty48
