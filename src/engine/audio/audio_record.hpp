// A silent Audio that records the calls, so that a play test can check which sounds were played.
#pragma once

#include <string>
#include <vector>

#include "engine/audio/audio.hpp"

namespace quintet {

class AudioRecord : public Audio {
 public:
  void play(std::string_view effect, const PlayOptions& options = {}) override;
  void play_music(std::string_view piece) override;
  void set_volumes(const Volumes& volumes) override { volumes_ = volumes; }
  void duck(Duration length) override { ducked_ += length; }
  void pause() override { paused_ = true; }
  void resume() override { paused_ = false; }
  bool working() const override { return false; }
  void update(Duration) override {}
  std::optional<Duration> due() const override { return std::nullopt; }

  // The names of the effects, the latest last. At most the latest thousand are kept.
  const std::vector<std::string>& played() const { return played_; }
  const std::string& music() const { return music_; }
  const Volumes& volumes() const { return volumes_; }
  Duration ducked() const { return ducked_; }
  bool paused() const { return paused_; }

 private:
  std::vector<std::string> played_;
  std::string music_;
  Volumes volumes_;
  Duration ducked_{0};
  bool paused_ = false;
};

}  // namespace quintet
