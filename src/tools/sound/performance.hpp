// Renders a score as a loop of sound.
//
// It imitates human players: each is a few milliseconds early or late, accents the first beat of a bar, varies the
// loudness of notes, and breaks chords a little differently each time; all from the seed, so that a piece always sounds
// the same.
#pragma once

#include <cstdint>

#include "tools/sound/samples.hpp"
#include "tools/sound/score.hpp"

namespace quintet::sound {

// The piece as a loop of exactly its own length: RMS about -20 dBFS, no peak above -7.5. Throws std::invalid_argument
// for an unknown instrument.
Stereo performed(const Score& score, std::uint64_t seed);

// The frequency of a pitch, 69 being 440 Hz.
double hertz_of(double pitch);

}  // namespace quintet::sound
