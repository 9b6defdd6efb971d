#include "engine/audio/audio_mixer.hpp"

#include <SDL.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "engine/audio/audio_duck.hpp"
#include "engine/audio/audio_effects.hpp"
#include "engine/audio/audio_sdl.hpp"
#include "engine/expected.hpp"
#include "engine/platform/background.hpp"
#include "engine/platform/problem.hpp"

namespace quintet {
namespace {

constexpr int kRate = 44'100;  // the rate of our files, so that nothing is resampled
constexpr int kChannels = 16;  // effects at once
constexpr int kBuffer = 1024;  // frames, 23 ms; with music this costs 0.4 % of one core
constexpr Duration kFade = milliseconds(400);
constexpr Duration kSoon = milliseconds(20);

int fade_milliseconds() {
  return static_cast<int>(kFade / milliseconds(1));
}

// The player's slider to SDL_mixer's 0 to 128, by amplitude.
int mixer_volume(double slider, double gain) {
  return static_cast<int>(std::lround(MIX_MAX_VOLUME * slider * slider * std::clamp(gain, 0.0, 1.0)));
}

Expected<void, Problem> open_device() {
  const bool ready = SDL_WasInit(SDL_INIT_AUDIO) != 0 || SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
  if (ready) Mix_Init(MIX_INIT_OGG);
  if (!ready || Mix_OpenAudioDevice(kRate, AUDIO_S16SYS, 2, kBuffer, nullptr, 0) != 0)
    return tl::unexpected(Problem{SDL_GetError()});
  return {};
}

// SDL keeps its last error for each thread, and does not notice the end of a thread that it did not start.
Expected<void, Problem> open_device_off_the_main_thread() {
  auto opened = open_device();
  SDL_TLSCleanup();
  return opened;
}

bool is_device_open() {
  return Mix_QuerySpec(nullptr, nullptr, nullptr) != 0;
}

}  // namespace

class AudioMixer::Work {
 public:
  Work(const Assets& assets, Report report) : assets_(assets), report_(std::move(report)) {
    SDL_AddEventWatch(&Work::watch, this);
  }
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;
  ~Work() {
    SDL_DelEventWatch(&Work::watch, this);
    opening_.cancel();  // which may leave a device open whose result was not polled
    close();
    if (SDL_WasInit(SDL_INIT_AUDIO) != 0) SDL_QuitSubSystem(SDL_INIT_AUDIO);
  }

  void open() {
    if (opened_ || opening_.running()) return;
    opening_.start([](const std::stop_token&) { return open_device_off_the_main_thread(); });
  }

  void play(std::string_view effect, const PlayOptions& options) {
    const int volume = volumes_.muted ? 0 : mixer_volume(volumes_.master * volumes_.effects, options.gain);
    if (!working() || volume == 0) return;
    Mix_Chunk* chunk = effects_->find(effect, options.take);
    if (!chunk) return;
    int channel = Mix_GroupAvailable(-1);
    if (channel < 0) channel = Mix_GroupOldest(-1);
    Mix_Volume(channel, volume);
    Mix_PlayChannel(channel, chunk, 0);
  }

  void play_music(std::string_view piece) {
    wanted_ = piece;
    change_music();
  }

  void set_volumes(const Volumes& volumes) {
    volumes_ = volumes;
    apply_music_volume();
  }

  void duck(Duration length) { duck_.begin(now_, length); }

  void set_paused(bool paused) {
    paused_ = paused;
    apply_music_volume();
  }

  bool working() const { return opened_ && !lost_; }

  void update(Duration now) {
    now_ = now;
    if (const auto opened = opening_.poll(); opened && *opened) finish_opening(**opened);
    if (lost_ && appeared_) close();
    if (appeared_.exchange(false) && !opened_ && tried_) open();
    change_music();
    apply_music_volume();
  }

  std::optional<Duration> due() const {
    if (opening_.running()) return kSoon;
    if (!working()) return std::nullopt;
    std::optional<Duration> next = duck_.due(now_);
    if (!settled()) next = std::min(next.value_or(kSoon), kSoon);
    return next;
  }

 private:
  // Called by SDL, perhaps from another thread. A removal with a number means an opened device, and only
  // ours is open.
  static int SDLCALL watch(void* self, SDL_Event* event) {
    auto& work = *static_cast<Work*>(self);
    if (event->type == SDL_AUDIODEVICEADDED && event->adevice.iscapture == 0) work.appeared_ = true;
    if (event->type == SDL_AUDIODEVICEREMOVED && event->adevice.iscapture == 0 && event->adevice.which > 0) {
      work.lost_ = true;
    }
    return 0;
  }

  // SDL announces every device while it opens the first: those must not cause another attempt.
  void finish_opening(const Expected<void, Problem>& opened) {
    const bool first = !std::exchange(tried_, true);
    appeared_ = false;
    lost_ = false;
    if (!opened) {
      if (first && report_) report_("there is no sound: " + opened.error().text);
      return;
    }
    opened_ = true;
    Mix_AllocateChannels(kChannels);
    effects_.emplace(assets_);
  }

  void close() {
    opened_ = false;
    if (!is_device_open()) return;
    Mix_HaltMusic();
    Mix_HaltChannel(-1);
    music_.reset();
    playing_.clear();
    effects_.reset();
    Mix_CloseAudio();
  }

  // The wanted piece plays already.
  bool settled() const { return wanted_ == playing_ && !leaving_; }

  double music_slider() const { return volumes_.muted ? 0 : volumes_.master * volumes_.music; }

  // Fades out the current piece; once it is silent, starts the wanted one.
  void change_music() {
    if (!working() || settled()) return;
    if (music_ && Mix_PlayingMusic() != 0 && !held_) {
      if (!std::exchange(leaving_, true)) Mix_FadeOutMusic(fade_milliseconds());
      return;
    }
    Mix_HaltMusic();
    start_music();
  }

  void start_music() {
    music_.reset();
    leaving_ = false;
    playing_ = wanted_;
    if (wanted_.empty()) return;
    const auto bytes = assets_.find("music/" + wanted_ + ".ogg");
    if (!bytes) return;
    music_bytes_ = *bytes;
    SDL_RWops* reader = SDL_RWFromConstMem(music_bytes_.data(), static_cast<int>(music_bytes_.size()));
    music_.reset(Mix_LoadMUS_RW(reader, 1));
    if (!music_) return;
    constexpr int kWithoutEnd = -1;
    Mix_FadeInMusic(music_.get(), kWithoutEnd, fade_milliseconds());
    held_ = false;
    applied_volume_ = -1;
    apply_music_volume();
  }

  // Music that cannot be heard is paused, so that it costs nothing.
  void apply_music_volume() {
    if (!working()) return;
    const int volume = mixer_volume(music_slider(), duck_.gain(now_));
    if (std::exchange(applied_volume_, volume) != volume) Mix_VolumeMusic(volume);
    const bool hold = paused_ || volume == 0;
    if (!music_ || std::exchange(held_, hold) == hold) return;
    if (hold)
      Mix_PauseMusic();
    else
      Mix_ResumeMusic();
  }

  const Assets& assets_;
  Report report_;
  Background<Expected<void, Problem>> opening_;
  std::atomic<bool> lost_ = false;      // the device was disconnected
  std::atomic<bool> appeared_ = false;  // a device was plugged in
  bool tried_ = false;
  bool opened_ = false;

  Duration now_{0};
  Volumes volumes_;
  AudioDuck duck_;
  bool paused_ = false;
  bool held_ = false;
  int applied_volume_ = -1;

  std::optional<AudioEffects> effects_;
  Bytes music_bytes_;  // read while the music plays
  sdl::Music music_;
  std::string wanted_, playing_;
  bool leaving_ = false;  // the current piece is fading out
};

AudioMixer::AudioMixer(const Assets& assets, Report report)
    : work_(std::make_unique<Work>(assets, std::move(report))) {}
AudioMixer::~AudioMixer() = default;

void AudioMixer::open() {
  work_->open();
}
void AudioMixer::play(std::string_view effect, const PlayOptions& options) {
  work_->play(effect, options);
}
void AudioMixer::play_music(std::string_view piece) {
  work_->play_music(piece);
}
void AudioMixer::set_volumes(const Volumes& volumes) {
  work_->set_volumes(volumes);
}
void AudioMixer::duck(Duration length) {
  work_->duck(length);
}
void AudioMixer::pause() {
  work_->set_paused(true);
}
void AudioMixer::resume() {
  work_->set_paused(false);
}
bool AudioMixer::working() const {
  return work_->working();
}
void AudioMixer::update(Duration now) {
  work_->update(now);
}
std::optional<Duration> AudioMixer::due() const {
  return work_->due();
}

}  // namespace quintet
