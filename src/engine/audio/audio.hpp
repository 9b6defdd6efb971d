// Sound, as scenes ask for it: effects by name, one piece of music, volumes. Asking never fails and never
// waits: where there is no sound device, or it goes away, the game goes on silently.
//
// AudioMixer plays; AudioRecord plays nothing and remembers, for tests and for runs without a display.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/scene/duration.hpp"

namespace quintet {

// Sliders of the player, 0 to 1; half a slider sounds about half as loud.
struct Volumes {
  double master = 1;
  double effects = 1;
  double music = 1;
  bool muted = false;
  friend bool operator==(const Volumes&, const Volumes&) = default;
};

struct PlayOptions {
  double gain = 1;         // on top of the volumes, 0 to 1
  std::uint64_t take = 0;  // which recording of an effect that has several; any number will do
};

class Audio {
 public:
  Audio() = default;
  Audio(const Audio&) = delete;
  Audio& operator=(const Audio&) = delete;
  virtual ~Audio() = default;

  // The effect sounds/<name>.ogg, or of its takes sounds/<name>-1.ogg, <name>-2.ogg … the chosen one.
  virtual void play(std::string_view effect, const PlayOptions& options = {}) = 0;
  // Fades over to music/<piece>.ogg, which then repeats without end; to silence for an empty name. Asking
  // again for the piece that plays changes nothing.
  virtual void play_music(std::string_view piece) = 0;
  virtual void set_volumes(const Volumes& volumes) = 0;
  // Lowers the music by 4 dB for this long, so that a phrase stands out.
  virtual void duck(Duration length) = 0;
  // Stops the music where it is, and goes on there.
  virtual void pause() = 0;
  virtual void resume() = 0;

  // Whether sounds come out at present.
  virtual bool working() const = 0;

  // The main loop's part: to be called on every turn, with a time that only grows, and at the latest when
  // `due` has passed since then. Fades and a device's return happen here.
  virtual void update(Duration now) = 0;
  virtual std::optional<Duration> due() const = 0;
};

}  // namespace quintet
