// Sound as values: mono and stereo buffers of samples, with the few things every maker of sound does to them.
//
// A sample is a float; 1 is full scale. Levels are told in decibels relative to full scale (dBFS).
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace quintet::sound {

inline constexpr int kRate = 44100;  // samples a second, of everything here

using Samples = std::vector<float>;

struct Stereo {
  Samples left;
  Samples right;
};

std::size_t frames(double seconds);  // the nearest whole number of samples
double seconds(std::size_t frames);
double decibels(double ratio);  // of an amplitude; silence is -200
double from_decibels(double level);

// Adds `sound`, times `gain`, into `into` from sample `at` on; `into` grows where it is too short.
void add(Samples& into, std::span<const float> sound, std::size_t at, double gain);
void scale(Samples& sound, double gain);

// Raised-cosine fades, so that neither end clicks; a fade longer than the sound is cut to it.
void fade_in(Samples& sound, double seconds);
void fade_out(Samples& sound, double seconds);
// Drops what follows the last sample above `floor` (an amplitude relative to the peak).
void trim_end(Samples& sound, double floor);
// Takes away what lies below `hertz`, above all a constant offset.
void remove_rumble(Samples& sound, double hertz);

double peak(std::span<const float> sound);
double rms(std::span<const float> sound);
double mean(std::span<const float> sound);
// The greatest RMS of any stretch of `window` seconds; a shorter sound counts as if silence followed it.
double loudest_rms(std::span<const float> sound, double window);

}  // namespace quintet::sound
