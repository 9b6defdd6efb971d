// The Audio that plays, through SDL_mixer.
//
// Opening a device may take a sound server a tenth of a second, so it happens off the main thread, after the
// first frame: see `open`. Effects are decoded when they are first played and kept within a few MiB. Music is
// decoded as it plays, straight from the assets.
#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "engine/audio/audio.hpp"
#include "engine/storage/assets.hpp"

namespace quintet {

class AudioMixer : public Audio {
 public:
  // Called by `update` with the reason, in English, when the first attempt to open a device fails.
  using Report = std::function<void(std::string_view)>;

  // Silent until `open`. The assets must outlive this.
  explicit AudioMixer(const Assets& assets, Report report = {});
  AudioMixer(const AudioMixer&) = delete;
  AudioMixer& operator=(const AudioMixer&) = delete;
  ~AudioMixer() override;

  // Begins to open the device; `update` notices when it is open, and starts the music requested meanwhile.
  // Where there is no device, another attempt is made whenever one appears.
  void open();

  void play(std::string_view effect, const PlayOptions& options = {}) override;
  void play_music(std::string_view piece) override;
  void set_volumes(const Volumes& volumes) override;
  void duck(Duration length) override;
  void pause() override;
  void resume() override;
  bool working() const override;
  void update(Duration now) override;
  std::optional<Duration> due() const override;

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

}  // namespace quintet
