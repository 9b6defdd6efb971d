// Writes Ogg Vorbis files that hold exactly the samples given, so that music loops at the end of its file,
// and exactly the same bytes each time: no date, and the stream's number comes from the file's name.
#pragma once

#include <filesystem>

#include "tools/sound/samples.hpp"

namespace quintet::sound {

// Quality runs from -0.1 to 1, as libvorbis counts. Throws std::runtime_error where a file cannot be written.
void write_ogg(const std::filesystem::path& file, const Samples& sound, float quality);
void write_ogg(const std::filesystem::path& file, const Stereo& sound, float quality);

}  // namespace quintet::sound
