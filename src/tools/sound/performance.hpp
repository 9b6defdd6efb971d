// Plays a score: from notes to a loop of sound.
//
// The players are people. Each is a few milliseconds early or late, leans on the first beat of a bar, plays
// no two notes equally loud, and breaks a chord a little differently each time; all from the seed, so that a
// piece always sounds the same.
#pragma once

#include <cstdint>

#include "tools/sound/samples.hpp"
#include "tools/sound/score.hpp"

namespace quintet::sound {

// The piece as a loop of exactly its own length: RMS about -20 dBFS, no peak above -7.5. Throws
// std::invalid_argument where a voice names an instrument that does not exist.
Stereo performed(const Score& score, std::uint64_t seed);

// The frequency of a pitch, 69 being 440 Hz.
double hertz_of(double pitch);

}  // namespace quintet::sound
