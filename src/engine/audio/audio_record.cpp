#include "engine/audio/audio_record.hpp"

namespace quintet {

void AudioRecord::play(std::string_view effect, const PlayOptions&) {
  constexpr std::size_t kRemembered = 1000;
  if (played_.size() >= kRemembered) played_.erase(played_.begin());
  played_.emplace_back(effect);
}

void AudioRecord::play_music(std::string_view piece) {
  music_ = piece;
}

}  // namespace quintet
