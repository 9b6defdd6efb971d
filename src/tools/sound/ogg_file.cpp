#include "tools/sound/ogg_file.hpp"

#include <ogg/ogg.h>
#include <vorbis/vorbisenc.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <span>
#include <stdexcept>
#include <string>

namespace quintet::sound {
namespace {

constexpr std::size_t kBlock = 4096;  // frames handed over at a time

// FNV-1a of the file's name.
int stream_number(const std::filesystem::path& file) {
  std::uint32_t hash = 2166136261U;
  for (const char letter : file.filename().string()) {
    hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
  }
  return static_cast<int>(hash & 0x7fffffffU);
}

// The encoder's state, created and destroyed in the order that libvorbis requires.
class Encoder {
 public:
  Encoder(const std::filesystem::path& file, int channels, float quality) : file_(file, std::ios::binary) {
    vorbis_info_init(&info_);
    vorbis_comment_init(&comment_);
    if (vorbis_encode_init_vbr(&info_, channels, kRate, quality) != 0) {
      vorbis_comment_clear(&comment_);
      vorbis_info_clear(&info_);
      throw std::runtime_error("the encoder refuses these settings");
    }
    vorbis_analysis_init(&state_, &info_);
    vorbis_block_init(&state_, &block_);
    ogg_stream_init(&stream_, stream_number(file));
  }

  Encoder(const Encoder&) = delete;
  Encoder& operator=(const Encoder&) = delete;

  ~Encoder() {
    ogg_stream_clear(&stream_);
    vorbis_block_clear(&block_);
    vorbis_dsp_clear(&state_);
    vorbis_comment_clear(&comment_);
    vorbis_info_clear(&info_);
  }

  void write_headers() {
    std::array<ogg_packet, 3> packets{};
    vorbis_analysis_headerout(&state_, &comment_, &packets[0], &packets[1], &packets[2]);
    for (ogg_packet& packet : packets) ogg_stream_packetin(&stream_, &packet);
    ogg_page page;
    while (ogg_stream_flush(&stream_, &page) != 0) write(page);
  }

  void write_samples(std::span<const Samples* const> channels) {
    const std::size_t length = channels.front()->size();
    for (std::size_t from = 0; from < length; from += kBlock) {
      const std::size_t count = std::min(kBlock, length - from);
      float** buffer = vorbis_analysis_buffer(&state_, static_cast<int>(count));
      for (std::size_t i = 0; i < channels.size(); ++i) {
        std::copy_n(channels[i]->begin() + static_cast<std::ptrdiff_t>(from), count, buffer[i]);
      }
      vorbis_analysis_wrote(&state_, static_cast<int>(count));
      drain();
    }
    vorbis_analysis_wrote(&state_, 0);
    drain();
  }

  bool close() {
    file_.close();
    return !file_.fail();
  }

 private:
  void drain() {
    while (vorbis_analysis_blockout(&state_, &block_) == 1) {
      vorbis_analysis(&block_, nullptr);
      vorbis_bitrate_addblock(&block_);
      ogg_packet packet;
      while (vorbis_bitrate_flushpacket(&state_, &packet) != 0) {
        ogg_stream_packetin(&stream_, &packet);
        ogg_page page;
        while (ogg_stream_pageout(&stream_, &page) != 0) write(page);
      }
    }
  }

  void write(const ogg_page& page) {
    file_.write(reinterpret_cast<const char*>(page.header), page.header_len);
    file_.write(reinterpret_cast<const char*>(page.body), page.body_len);
  }

  std::ofstream file_;
  vorbis_info info_{};
  vorbis_comment comment_{};
  vorbis_dsp_state state_{};
  vorbis_block block_{};
  ogg_stream_state stream_{};
};

void write_channels(const std::filesystem::path& file, std::span<const Samples* const> channels,
                    float quality) {
  Encoder encoder(file, static_cast<int>(channels.size()), quality);
  encoder.write_headers();
  encoder.write_samples(channels);
  if (!encoder.close()) throw std::runtime_error("cannot write " + file.string());
}

}  // namespace

void write_ogg(const std::filesystem::path& file, const Samples& sound, float quality) {
  write_channels(file, std::array{&sound}, quality);
}

void write_ogg(const std::filesystem::path& file, const Stereo& sound, float quality) {
  write_channels(file, std::array{&sound.left, &sound.right}, quality);
}

}  // namespace quintet::sound
