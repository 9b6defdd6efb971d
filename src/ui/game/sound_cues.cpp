#include "ui/game/sound_cues.hpp"

namespace quintet::ui {

void SoundCues::play(Duration now) {
  std::erase_if(cues_, [&](const Cue& cue) {
    if (cue.when > now) return false;
    context_.audio.play(cue.sound);
    return true;
  });
}

}  // namespace quintet::ui
