// Packs the weights of 2048's trainer for the program:
//   twenty48_pack rise|late WEIGHTS OUT [GAMES]
// plays games of that stage with the weights, by a short search, to see which of them are read how often, and writes
// them as finely as its share of 4.9 MiB allows (core/twenty48/weight_coder.hpp). WEIGHTS may be `shipped`: the program's
// own, to be packed again.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "core/text.hpp"
#include "core/twenty48/packed_network.hpp"
#include "tools/training/twenty48_starts.hpp"
#include "tools/training/twenty48_weights.hpp"

namespace {

using namespace quintet;
using namespace quintet::twenty48;
using training::Weight;

// By stage. The quick player serves the rise; late, few boards are good for it.
constexpr std::array<SearchEffort, kStages.size()> kEfforts{
    SearchEffort{}, SearchEffort{.depth = 3, .least_chance = 0.01F, .margin = 1'000, .nodes = 1'000}};
constexpr std::array<std::size_t, kStages.size()> kMostBytes{2'816 << 10U, 2'184 << 10U};
// By stage: reads in a game from which on a weight is written in the finest steps, and the part of them with which a page is
// written at all.
constexpr std::array<float, kStages.size()> kOften{0.85F, 60}, kLeast{0.002F, 0.01F};
constexpr Weights::Weight kUsual = 300;

// 4×4 boards with weights of which each read is counted, for the search.
class CountingModel {
 public:
  using Position = Bits;
  using Leaf = FeatureIndexes;
  static constexpr float kLost = 0;

  // Both must outlive the model.
  CountingModel(const std::vector<Weight>& weights, std::size_t sets, std::vector<float>& reads)
      : weights_(&weights), sets_(sets), reads_(&reads) {}

  auto slides(Bits board) const { return Slides::of(Rule::Classic).all(board); }
  template <class Visit>
  void new_tiles(Bits after, const Visit& visit) const {
    visit_new_tiles(after, kFours, visit);
  }
  Leaf leaf(Bits after) const { return features_of(after, sets_); }
  float value(const Leaf& leaf) const {
    float sum = 0;
    for (const std::uint32_t feature : leaf) {
      sum += (*weights_)[feature].value;
      ++(*reads_)[feature];
    }
    return std::max(sum, kLost);
  }
  static std::uint64_t key(Bits after) { return after; }

 private:
  const std::vector<Weight>* weights_;
  std::size_t sets_;
  std::vector<float>* reads_;
};

// Plays on until a merge gains so many points. The points.
std::uint64_t play(Expectimax<CountingModel>& search, const SearchEffort& effort, Bits board,
                   std::uint32_t last, Random& chance) {
  const Slides& slides = Slides::of(Rule::Classic);
  std::uint64_t score = 0;
  while (!slides.over(board)) {
    const auto result = slides.slide(board, search.search(board, effort).best);
    score += result.gained;
    if (result.gained >= last) break;
    board = with_new_tile(result.board, chance);
  }
  return score;
}

// As finely as fits.
std::vector<std::byte> pack(const std::vector<Weight>& weights, const std::vector<float>& reads, Stage stage,
                            int games) {
  const auto index = static_cast<std::size_t>(stage);
  const auto wanted = [&](std::uint32_t feature) {
    const Weight& weight = weights[feature];
    return Wanted{static_cast<int>(std::lround(weight.value)), weight.sizes > 0 ? reads[feature] : 0};
  };
  std::vector<std::byte> packed;
  for (int step = 16; step <= 128; step += std::max(1, step / 10)) {
    const Fineness fineness{
        .step = step, .often = kOften[index] * static_cast<float>(games), .least = kLeast[index]};
    packed = pack_network(wanted, fineness, kUsual, sets_of(stage));
    std::printf("steps of %d points: %zu bytes\n", step, packed.size());
    static_cast<void>(std::fflush(stdout));
    if (packed.size() <= kMostBytes[index]) break;
  }
  return packed;
}

// Those of the file, or of the program.
std::optional<std::vector<Weight>> read_weights(std::string_view file, Stage stage) {
  std::vector<Weight> weights(sets_of(stage) * kSet);
  if (file != "shipped") {
    const auto learned = training::restore(file, weights);
    return learned && *learned > 0 ? std::optional(std::move(weights)) : std::nullopt;
  }
  const Weights& known = shipped_network(stage)->weights();
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const float sizes = known.has_page(i / Weights::kPage) ? 1.0F : 0.0F;
    weights[i] = {.value = static_cast<float>(known[static_cast<std::uint32_t>(i)]), .sizes = sizes};
  }
  return weights;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view name = argc > 1 ? argv[1] : "";
  if (argc < 4 || (name != "rise" && name != "late")) {
    static_cast<void>(std::fputs("usage: twenty48_pack rise|late WEIGHTS OUT [GAMES]\n", stderr));
    return 2;
  }
  const Stage stage = name == "rise" ? Stage::Rise : Stage::Late;
  const int games = argc > 4 ? std::max(1, read_number(argv[4], 1'000'000).value_or(1)) : 2000;
  const auto weights = read_weights(argv[2], stage);
  if (!weights) {
    static_cast<void>(std::fprintf(stderr, "there are no weights in %s\n", argv[2]));
    return 1;
  }
  const auto index = static_cast<std::size_t>(stage);
  std::vector<float> reads(weights->size());
  Expectimax<CountingModel> search(CountingModel(*weights, sets_of(stage), reads));
  Random chance(1);
  double score = 0;
  const auto play_from = [&](Bits start, std::uint32_t last) {
    score += static_cast<double>(play(search, kEfforts[index], start, last, chance));
  };
  if (stage == Stage::Rise) {
    for (int game = 0; game < games; ++game)
      play_from(with_new_tile(with_new_tile(0, chance), chance), training::kLast / 2);
  } else {
    training::Starts starts(1);
    for (int game = 0; game < games; ++game) {
      const auto start = starts.draw(1 + static_cast<std::size_t>(game) % training::kParts, chance);
      if (start) play_from(*start, training::kLast);
    }
  }
  std::printf("mean of %d games %.0f\n", games, score / games);
  const std::vector<std::byte> packed = pack(*weights, reads, stage, games);
  std::ofstream out(argv[3], std::ios::binary);
  out.write(reinterpret_cast<const char*>(packed.data()), static_cast<std::streamsize>(packed.size()));
  return out.flush() ? 0 : 1;
}
