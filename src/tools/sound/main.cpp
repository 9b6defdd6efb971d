// quintet-sounds OUT_DIR: generates all effects (OUT_DIR/sounds) and all pieces of music (OUT_DIR/music).
#include <exception>
#include <filesystem>
#include <iostream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "tools/sound/effects/effects.hpp"
#include "tools/sound/ogg_file.hpp"
#include "tools/sound/performance.hpp"
#include "tools/sound/pieces/pieces.hpp"

namespace {

namespace sound = quintet::sound;

constexpr float kEffectQuality = 0.4F;
constexpr float kMusicQuality = 0.06F;
constexpr std::uint64_t kPlayers = 1;  // the seed for the musicians' small variations

void write_effects(const std::filesystem::path& folder) {
  std::filesystem::create_directories(folder);
  for (const auto& make :
       {sound::link_effects, sound::desk_effects, sound::twenty48_effects, sound::game_effects}) {
    for (const sound::Effect& effect : make()) {
      sound::write_ogg(folder / (effect.name + ".ogg"), effect.sound, kEffectQuality);
    }
  }
}

std::string message_of(const quintet::ParseError& error) {
  return ":" + std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.message;
}

void write_music(const std::filesystem::path& folder) {
  std::filesystem::create_directories(folder);
  for (const sound::Piece& piece : sound::pieces()) {
    const std::filesystem::path file = folder / (std::string(piece.name) + ".ogg");
    const auto score = sound::read_score(piece.score);
    if (!score) throw std::runtime_error(std::string(piece.name) + message_of(score.error()));
    sound::write_ogg(file, sound::performed(*score, kPlayers), kMusicQuality);
  }
}

}  // namespace

int main(int argc, char** argv) {
  constexpr std::string_view kUsage = "usage: quintet-sounds OUT_DIR\n";
  const std::string_view given = argc == 2 ? argv[1] : "";
  if (given == "--help" || given == "-h") {
    std::cout << kUsage;
    return 0;
  }
  if (given.empty() || given.starts_with('-')) {
    std::cerr << kUsage;
    return 2;
  }
  try {
    write_effects(std::filesystem::path(argv[1]) / "sounds");
    write_music(std::filesystem::path(argv[1]) / "music");
  } catch (const std::exception& error) {
    std::cerr << "quintet-sounds: " << error.what() << '\n';
    return 1;
  }
  return 0;
}
