// The audio against SDL's own drivers: "dummy" plays into nothing at the true pace, and a driver that does
// not exist stands for a machine without sound.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <source_location>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "engine/audio/audio_mixer.hpp"
#include "engine/audio/audio_record.hpp"
#include "engine/storage/assets.hpp"
#include "engine/storage/scratch_folder.hpp"

namespace quintet {
namespace {

using testing::ElementsAre;

constexpr int kLoudness = 8000, kInkLoudness = 3000;
constexpr int kNear = 200;

// A steady tone that SDL_mixer can decode, whatever the file's name says.
std::string wave(std::uint32_t samples, int loudness = kLoudness) {
  std::string file = "RIFF";
  const auto number = [&file](std::uint32_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) file += static_cast<char>(value >> (8 * i));
  };
  number(36 + 2 * samples, 4);
  file += "WAVEfmt ";
  number(16, 4);
  number(1, 2);       // PCM
  number(1, 2);       // mono
  number(44'100, 4);  // samples a second
  number(88'200, 4);  // bytes a second
  number(2, 2);
  number(16, 2);
  file += "data";
  number(2 * samples, 4);
  for (std::uint32_t i = 0; i < samples; ++i)
    number(static_cast<std::uint32_t>(i / 50 % 2 ? loudness : -loudness), 2);
  return file;
}

class AudioMixerTest : public testing::Test {
 protected:
  AudioMixerTest() {
    folder_.put("sounds/undo.ogg", wave(2000));
    folder_.put("sounds/stone-1.ogg", wave(2000));
    folder_.put("sounds/stone-2.ogg", wave(2000));
    folder_.put("sounds/broken.ogg", "no sound");
    folder_.put("music/paper.ogg", wave(44'100));
    folder_.put("music/ink.ogg", wave(44'100, kInkLoudness));
    folder_.put("music/broken.ogg", "no music");
  }
  ~AudioMixerTest() override {
    unsetenv("SDL_AUDIODRIVER");
    unsetenv("SDL_DISKAUDIOFILE");
  }

  void open_into_a_file() {
    setenv("SDL_DISKAUDIOFILE", (folder_.path() / "heard").c_str(), 1);
    open_with("disk");
  }

  // The loudest sample since the last call, after a moment in which everything asked for is heard.
  int loudest() {
    constexpr std::size_t kMoment = 32'768;  // bytes: 0.19 s
    const auto end = std::filesystem::file_size(folder_.path() / "heard") + kMoment;
    turn_for(milliseconds(5000), [&] { return std::filesystem::file_size(folder_.path() / "heard") >= end; });
    const std::string heard = folder_.get("heard");
    int most = 0;
    for (; read_ + 1 < heard.size(); read_ += 2) {
      const int sample =
          static_cast<unsigned char>(heard[read_]) + 256 * static_cast<signed char>(heard[read_ + 1]);
      most = std::max(most, std::abs(sample));
    }
    return most;
  }

  void open_with(const char* driver) {
    setenv("SDL_AUDIODRIVER", driver, 1);
    audio_.open();
    turn_for(milliseconds(2000), [this] { return audio_.working() || !audio_.due(); });
  }

  // The main loop in small: turns until it is done, or for so long.
  template <class Done>
  bool turn_for(Duration most, const Done& done) {
    for (Duration waited{0}; waited < most; waited += milliseconds(5)) {
      audio_.update(now());
      if (done()) return true;
      std::this_thread::sleep_for(milliseconds(5));
    }
    return false;
  }

  bool comes_to_rest() {
    return turn_for(milliseconds(3000), [this] { return !audio_.due(); });
  }

  Duration now() const { return std::chrono::steady_clock::now() - start_; }

  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  ScratchFolder folder_;
  Assets assets_{{}, folder_.path()};
  std::vector<std::string> troubles_;
  AudioMixer audio_{assets_, [this](std::string_view fault) { troubles_.emplace_back(fault); }};
  std::size_t read_ = 0;  // bytes of what was heard
};

// What is heard is measured in the file that SDL's disk driver writes.
class HeardAudioTest : public AudioMixerTest {
 protected:
  void SetUp() override {
    open_into_a_file();
    if (!audio_.working()) GTEST_SKIP() << "SDL has no disk driver here";
  }

  // Two moments after each other are as loud as this, soon: a busy machine writes late.
  void expect_loudness(int wanted, std::source_location where = std::source_location::current()) {
    constexpr int kMostMoments = 30;
    const auto near = [&](int heard) { return std::abs(heard - wanted) <= (wanted == 0 ? 0 : kNear); };
    int before = loudest();
    for (int moment = 0; moment < kMostMoments; ++moment) {
      const int heard = loudest();
      if (near(before) && near(heard)) return;
      before = heard;
    }
    ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
        << "heard " << before << " instead of " << wanted;
  }
};

TEST_F(AudioMixerTest, PlaysOnADeviceThatOpens) {
  EXPECT_FALSE(audio_.working());
  open_with("dummy");
  EXPECT_TRUE(audio_.working());
  EXPECT_TRUE(comes_to_rest());
}

TEST_F(HeardAudioTest, PlaysManySoundsAtOnceAndFallsSilentAfterThem) {
  for (std::uint64_t take = 0; take < 40; ++take) audio_.play("stone", {.gain = 0.2, .take = take});
  EXPECT_GT(loudest(), kLoudness);  // several of them at a fifth each
  expect_loudness(0);
}

TEST_F(HeardAudioTest, GoesOnWithoutSoundsThatAreMissingOrBroken) {
  for (int round = 0; round < 2; ++round) {
    for (const char* name : {"broken", "nothing", ""}) {
      audio_.play(name);
      audio_.play_music(name);
      EXPECT_TRUE(comes_to_rest()) << name;
    }
  }
  EXPECT_TRUE(audio_.working());
  expect_loudness(0);
  audio_.play("undo");
  EXPECT_NEAR(loudest(), kLoudness, kNear);
}

TEST_F(HeardAudioTest, FadesFromPieceToPieceAndComesToRest) {
  audio_.play_music("paper");
  ASSERT_TRUE(comes_to_rest());
  expect_loudness(kLoudness);
  const Duration asked = now();
  audio_.play_music("ink");
  EXPECT_TRUE(audio_.due());
  EXPECT_TRUE(comes_to_rest());
  EXPECT_GE(now() - asked, milliseconds(350));  // the old piece has faded first
  expect_loudness(kInkLoudness);
}

TEST_F(AudioMixerTest, PlaysThePieceThatWasAskedForBeforeTheDeviceIsThere) {
  audio_.play_music("paper");
  open_into_a_file();
  if (!audio_.working()) GTEST_SKIP() << "SDL has no disk driver here";
  EXPECT_TRUE(comes_to_rest());
  turn_for(milliseconds(1000), [&] { return loudest() > kLoudness - kNear; });
  EXPECT_NEAR(loudest(), kLoudness, kNear);
}

TEST_F(HeardAudioTest, TakesAMindThatChangesInTheMiddleOfAFade) {
  for (const char* piece : {"paper", "ink", "paper", "", "paper", "ink"}) {
    audio_.play_music(piece);
    audio_.update(now());
  }
  EXPECT_TRUE(comes_to_rest());
  expect_loudness(kInkLoudness);
}

TEST_F(HeardAudioTest, ChangesPiecesWhileMutedOrPaused) {
  audio_.play_music("paper");
  audio_.set_volumes({.muted = true});
  audio_.play_music("ink");
  EXPECT_TRUE(comes_to_rest());
  expect_loudness(0);
  audio_.set_volumes({});
  expect_loudness(kInkLoudness);
  audio_.pause();
  audio_.play_music("paper");
  EXPECT_TRUE(comes_to_rest());
  expect_loudness(0);
  audio_.resume();
  EXPECT_TRUE(comes_to_rest());
  expect_loudness(kLoudness);
}

TEST_F(HeardAudioTest, LowersTheMusicByFourDecibelsUnderAResult) {
  constexpr int kDucked = 5048;  // four decibels below
  audio_.play_music("paper");
  expect_loudness(kLoudness);
  audio_.duck(milliseconds(2500));
  EXPECT_TRUE(audio_.due());
  expect_loudness(kDucked);
  EXPECT_TRUE(comes_to_rest());
  expect_loudness(kLoudness);
}

TEST_F(HeardAudioTest, IsAsLoudAsTheSlidersSay) {
  EXPECT_EQ(loudest(), 0);
  audio_.play("undo");
  EXPECT_NEAR(loudest(), kLoudness, kNear);
  audio_.play("undo", {.gain = 0.5});
  EXPECT_NEAR(loudest(), kLoudness / 2, kNear);
  audio_.set_volumes({.effects = 0.5});
  audio_.play("undo");
  EXPECT_NEAR(loudest(), kLoudness / 4, kNear);
  audio_.set_volumes({.muted = true});
  audio_.play("undo");
  EXPECT_EQ(loudest(), 0);
}

TEST_F(HeardAudioTest, HasItsMusicAgainAfterMutingAndPausing) {
  audio_.play_music("paper");
  expect_loudness(kLoudness);
  audio_.set_volumes({.muted = true});
  expect_loudness(0);
  audio_.set_volumes({.music = 0.5});
  expect_loudness(kLoudness / 4);
  audio_.pause();
  expect_loudness(0);
  audio_.resume();
  expect_loudness(kLoudness / 4);
}

TEST_F(AudioMixerTest, IsSilentWhereThereIsNoSound) {
  open_with("no-such-driver");
  EXPECT_FALSE(audio_.working());
  ASSERT_EQ(troubles_.size(), 1U);
  EXPECT_THAT(troubles_.front(), testing::StartsWith("there is no sound: "));
  open_with("no-such-driver");
  EXPECT_EQ(troubles_.size(), 1U) << "told once";
  audio_.play("stone");
  audio_.play_music("paper");
  audio_.duck(milliseconds(300));
  audio_.set_volumes({.master = 0.5});
  audio_.update(now());
  EXPECT_FALSE(audio_.due());
}

TEST_F(AudioMixerTest, MayGoWhileItsDeviceOpens) {
  setenv("SDL_AUDIODRIVER", "dummy", 1);
  AudioMixer(assets_).open();
  // Its device is closed again, and another can be opened.
  open_with("dummy");
  EXPECT_TRUE(audio_.working());
}

TEST(AudioRecord, RemembersWhatWasAskedFor) {
  AudioRecord audio;
  audio.play("stone", {.take = 3});
  audio.play("undo");
  audio.play_music("paper");
  audio.duck(milliseconds(2000));
  audio.set_volumes({.muted = true});
  EXPECT_THAT(audio.played(), ElementsAre("stone", "undo"));
  EXPECT_EQ(audio.music(), "paper");
  EXPECT_EQ(audio.ducked(), milliseconds(2000));
  EXPECT_TRUE(audio.volumes().muted);
}

TEST(AudioRecord, KeepsTheLatestThousandOfAnEndlessSession) {
  AudioRecord audio;
  for (int i = 0; i < 1500; ++i) audio.play(std::to_string(i));
  EXPECT_EQ(audio.played().size(), 1000U);
  EXPECT_EQ(audio.played().back(), "1499");
}

}  // namespace
}  // namespace quintet
