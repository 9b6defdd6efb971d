// Writes Ogg Vorbis files with exactly the given number of samples, so that music loops without a gap, and with
// reproducible bytes: no date, and the stream's serial number depends on the file's name only.
#pragma once

#include <filesystem>

#include "tools/sound/samples.hpp"

namespace quintet::sound {

// Quality ranges from -0.1 to 1, as in libvorbis. Throws std::runtime_error if the file cannot be written.
void write_ogg(const std::filesystem::path& file, const Samples& sound, float quality);
void write_ogg(const std::filesystem::path& file, const Stereo& sound, float quality);

}  // namespace quintet::sound
