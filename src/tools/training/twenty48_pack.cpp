// Packs the weights of 2048's trainer for the program:
//   twenty48_pack WEIGHTS OUT [GAMES]
// plays games with the weights, by the evaluation alone, to see which of them are read how often, and writes them as finely
// as 4 MiB allow (core/twenty48/weight_coder.hpp).
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <optional>
#include <vector>

#include "core/random.hpp"
#include "core/text.hpp"
#include "core/twenty48/packed_network.hpp"
#include "tools/training/twenty48_weights.hpp"

namespace {

using namespace quintet;
using namespace quintet::twenty48;
using training::Weight;

constexpr std::size_t kMostBytes = std::size_t{4} << 20U;
constexpr float kOften = 0.85F;       // reads in a game from which on a weight is written in the finest steps
constexpr float kLookedAhead = 0.2F;  // how much reads behind other slides than the played one count
constexpr Weights::Weight kUsual = 300;

class Reader {
 public:
  explicit Reader(const std::vector<Weight>& weights) : weights_(weights), reads_(weights.size()) {}

  // Plays a game and counts the reads of each weight. The score.
  std::uint64_t play(Random& chance) {
    const Slides& slides = Slides::of(Rule::Classic);
    Bits board = with_new_tile(with_new_tile(0, chance), chance);
    std::uint64_t score = 0;
    for (;;) {
      const auto results = slides.all(board);
      std::optional<std::size_t> best;
      float most = 0;
      for (std::size_t i = 0; i < results.size(); ++i) {
        if (results[i].board == board) continue;
        const float worth = static_cast<float>(results[i].gained) + value(results[i].board);
        count(results[i].board, 1);
        if (best && worth <= most) continue;
        best = i;
        most = worth;
      }
      if (!best) return score;
      for (std::size_t i = 0; i < results.size(); ++i) {
        if (i != *best && results[i].board != board) look_ahead(with_new_tile(results[i].board, chance));
      }
      score += results[*best].gained;
      board = with_new_tile(results[*best].board, chance);
    }
  }
  const std::vector<float>& reads() const { return reads_; }

 private:
  float value(Bits after) const {
    float sum = 0;
    for (const std::uint32_t feature : feature_indexes(after)) sum += weights_[feature].value;
    return sum;
  }
  void count(Bits after, float reads) {
    for (const std::uint32_t feature : feature_indexes(after)) reads_[feature] += reads;
  }
  // What a search would read behind a slide that is not played.
  void look_ahead(Bits board) {
    for (const auto& result : Slides::of(Rule::Classic).all(board)) {
      if (result.board != board) count(result.board, kLookedAhead);
    }
  }

  const std::vector<Weight>& weights_;
  std::vector<float> reads_;
};

// As finely as fits.
std::vector<std::byte> pack(const std::vector<Weight>& weights, const std::vector<float>& reads,
                            float games) {
  const auto wanted = [&](std::uint32_t feature) {
    const Weight& weight = weights[feature];
    return Wanted{static_cast<int>(std::lround(weight.value)), weight.sizes > 0 ? reads[feature] : 0};
  };
  std::vector<std::byte> packed;
  for (int step = 16; step <= 128; step += std::max(1, step / 10)) {
    packed = pack_network(wanted, {.step = step, .often = kOften * games}, kUsual);
    std::printf("steps of %d points: %zu bytes\n", step, packed.size());
    static_cast<void>(std::fflush(stdout));
    if (packed.size() <= kMostBytes) break;
  }
  return packed;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    static_cast<void>(std::fputs("usage: twenty48_pack WEIGHTS OUT [GAMES]\n", stderr));
    return 2;
  }
  const int games = argc > 3 ? std::max(1, read_number(argv[3], 1'000'000).value_or(1)) : 2000;
  std::vector<Weight> weights(kTuples * kTupleEntries);
  const auto learned = training::restore(argv[1], weights);
  if (!learned || *learned == 0) {
    static_cast<void>(std::fprintf(stderr, "there are no weights in %s\n", argv[1]));
    return 1;
  }
  Reader reader(weights);
  Random chance(1);
  double score = 0;
  for (int game = 0; game < games; ++game) score += static_cast<double>(reader.play(chance));
  std::printf("learned from %llu games; mean of %d games %.0f\n", static_cast<unsigned long long>(*learned),
              games, score / games);
  const std::vector<std::byte> packed = pack(weights, reader.reads(), static_cast<float>(games));
  std::ofstream out(argv[2], std::ios::binary);
  out.write(reinterpret_cast<const char*>(packed.data()), static_cast<std::streamsize>(packed.size()));
  return out.flush() ? 0 : 1;
}
