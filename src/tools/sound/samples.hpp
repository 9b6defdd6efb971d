// Sound as values: mono and stereo buffers of samples, with the basic operations on them.
//
// A sample is a float; 1 is full scale. Levels are in decibels relative to full scale (dBFS).
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace quintet::sound {

inline constexpr int kRate = 44100;  // samples per second, for all sounds

using Samples = std::vector<float>;

struct Stereo {
  Samples left;
  Samples right;
};

std::size_t frames(double seconds);  // the nearest whole number of samples
double seconds(std::size_t frames);
double decibels(double ratio);  // of an amplitude; silence is -200
double from_decibels(double level);

// Adds `sound` times `gain` to `into` from sample `at` on; extends `into` if it is too short.
void add(Samples& into, std::span<const float> sound, std::size_t at, double gain);
void scale(Samples& sound, double gain);

// Raised-cosine fades, so that the ends do not click; a fade is limited to the length of the sound.
void fade_in(Samples& sound, double seconds);
void fade_out(Samples& sound, double seconds);
// Removes the part after the last sample above `floor` (an amplitude relative to the peak).
void trim_end(Samples& sound, double floor);
// High-pass at `hertz`; removes any constant offset.
void remove_rumble(Samples& sound, double hertz);

double peak(std::span<const float> sound);
double rms(std::span<const float> sound);
double mean(std::span<const float> sound);
// The highest RMS of any section of `window` seconds; a shorter sound is padded with silence.
double loudest_rms(std::span<const float> sound, double window);

}  // namespace quintet::sound
