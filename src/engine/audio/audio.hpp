// Sound for the scenes: effects by name, one piece of music, volumes. No call fails or waits: without a sound
// device, or when it is disconnected, the game continues silently.
//
// AudioMixer plays; AudioRecord plays nothing and records the calls, for tests and for runs without a display.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/scene/duration.hpp"

namespace quintet {

// The volume sliders of the settings, 0 to 1; at one half a sound is about half as loud.
struct Volumes {
  double master = 1;
  double effects = 1;
  double music = 1;
  bool muted = false;
  friend bool operator==(const Volumes&, const Volumes&) = default;
};

struct PlayOptions {
  double gain = 1;         // on top of the volumes, 0 to 1
  std::uint64_t take = 0;  // which recording of an effect that has several; any number is valid
};

class Audio {
 public:
  Audio() = default;
  Audio(const Audio&) = delete;
  Audio& operator=(const Audio&) = delete;
  virtual ~Audio() = default;

  // The effect sounds/<name>.ogg, or among its takes sounds/<name>-1.ogg, <name>-2.ogg … the chosen one.
  virtual void play(std::string_view effect, const PlayOptions& options = {}) = 0;
  // Fades over to music/<piece>.ogg, which then repeats without end; to silence for an empty name. The
  // piece that already plays continues.
  virtual void play_music(std::string_view piece) = 0;
  virtual void set_volumes(const Volumes& volumes) = 0;
  // Lowers the music by 4 dB for this long, so that a phrase stands out.
  virtual void duck(Duration length) = 0;
  // Pauses the music, and resumes it.
  virtual void pause() = 0;
  virtual void resume() = 0;

  // Whether sounds can be heard at present.
  virtual bool working() const = 0;

  // The main loop's part: to be called on every turn, with a time that never decreases, and at the latest when
  // `due` has passed since then. Fades and a device's return happen here.
  virtual void update(Duration now) = 0;
  virtual std::optional<Duration> due() const = 0;
};

}  // namespace quintet
