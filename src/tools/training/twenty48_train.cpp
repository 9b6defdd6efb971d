// Trains an evaluation of 2048 by self-play:
//   twenty48_train rise|late|end FILE GAMES [THREADS [OPTIMISM]]
// continues the weights of a stage in FILE, or begins them, until so many games have been played in all; saves every ten
// minutes and at the end, also after an interrupt. A line for each thousand games reports the mean score and the tiles
// reached.
//
// The late weights begin as the program's. Their games start equally often from boards on which the sum of the large tiles
// has just become 16384, one 1024 more, and so on, so that the last boards are met as often as the first (after the
// carousels of Jaskowski 2017). The first boards come from games by search, the later ones from the games themselves. Every
// game ends with 32768. With `end`, only those parts are played in which four large tiles stand or soon will, and the first
// set of weights stays as it is; all but the last parts start from boards of games by search.
//
// Temporal differences between afterstates: the value of a board after a slide is what the best next slide gains plus the
// value after it. Each weight has its own step size, the coherence of its past errors (TC(0), Beal and Smith 1999). Unseen
// weights begin high, so that the player tries what it does not know. Games are learned from their end backwards. A game
// that is over goes on from its middle with new tiles, again and again (the restarts of Matsuzaki 2021): so the late
// positions, where games are lost, are met more often. On a crowded board a slide is judged by what can follow the next
// tile: in play a search does so. The threads share the weights without locks; lost updates do no
// harm.
#include <sys/mman.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <charconv>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "core/random.hpp"
#include "core/twenty48/packed_network.hpp"
#include "core/twenty48/tuples.hpp"
#include "tools/training/twenty48_starts.hpp"
#include "tools/training/twenty48_weights.hpp"

namespace {

using namespace quintet;
using namespace quintet::twenty48;
using training::first_sum, training::kLast, training::kParts, training::part_of, training::Starts,
    training::Weight;

using Clock = std::chrono::steady_clock;
constexpr auto kBetweenSaves = std::chrono::minutes(10);
constexpr std::uint64_t kReport = 1000;
constexpr float kShare = 1.0F / kFeatures;  // of each weight in a correction
constexpr std::size_t kShortest = 10;       // moves of a game that is still gone on from its middle
constexpr int kCrowded = 1;                 // empty cells

// What an inherited weight is taken to have learned: a step size of a fifth.
constexpr float kInheritedSizes = 5'000, kInheritedErrors = 1'000;  // points

// With `end`: the sum of the large tiles from which on games start from boards of the games themselves. Before it, the
// weights that stay decide how the large tiles lie, and they do so in a search.
constexpr std::size_t kOwnStarts = 29;

enum class Task : std::uint8_t { Rise, Late, End };

std::atomic<bool> interrupted = false;

float load(float& value) {
  return std::atomic_ref(value).load(std::memory_order_relaxed);
}
void store(float& value, float now) {
  std::atomic_ref(value).store(now, std::memory_order_relaxed);
}

class Learner {
 public:
  // The weights before the feature `first` stay.
  Learner(std::span<Weight> weights, std::uint32_t first)
      : weights_(weights), sets_(weights.size() / kSet), first_(first) {}

  FeatureIndexes features(Bits after) const { return features_of(after, sets_); }
  float value(const FeatureIndexes& at) const {
    float sum = 0;
    for (const std::uint32_t index : at) sum += load(weights_[index].value);
    return sum;
  }
  void prefetch(const FeatureIndexes& at) const {
    for (const std::uint32_t index : at) __builtin_prefetch(&weights_[index]);
  }
  void correct(const FeatureIndexes& at, float error) const {
    if (at[0] < first_) return;
    for (const std::uint32_t index : at) {
      Weight& weight = weights_[index];
      const float errors = load(weight.errors), sizes = load(weight.sizes);
      const float rate = sizes > 0 ? std::abs(errors) / sizes : 1;
      store(weight.value, load(weight.value) + rate * error * kShare);
      store(weight.errors, errors + error);
      store(weight.sizes, sizes + std::abs(error));
    }
  }

 private:
  std::span<Weight> weights_;
  std::size_t sets_;
  std::uint32_t first_;
};

// The memory of the weights, in large pages where the system gives them: it is read at random places.
class Memory {
 public:
  explicit Memory(std::size_t count) : bytes_(count * sizeof(Weight)) {
    void* const at = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (at == MAP_FAILED) throw std::bad_alloc();
    madvise(at, bytes_, MADV_HUGEPAGE);
    weights_ = {static_cast<Weight*>(at), count};
  }
  ~Memory() { munmap(weights_.data(), bytes_); }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  std::span<Weight> weights() const { return weights_; }

 private:
  std::size_t bytes_;
  std::span<Weight> weights_;
};

// A position, what was made of it, and what the slide gained.
struct Step {
  Bits before;
  FeatureIndexes after;
  float gained;
};

struct Played {
  std::uint64_t score = 0;
  unsigned largest = 0;  // exponent
  std::size_t moves = 0;
};

class Player {
 public:
  Player(Learner learner, std::uint64_t seed) : learner_(learner), chance_(seed) {}

  // A whole game, and then its second halves.
  Played play() { return play_all(with_new_tile(with_new_tile(0, chance_), chance_)); }
  // The same from a board of this part of the late stage. Nothing where no game has come so far.
  // Keeps the boards on which later parts began, of those that begin with this sum or a larger one.
  std::optional<Played> play_late(Starts& starts, std::size_t part, std::size_t kept_from) {
    const std::optional<Bits> start = starts.draw(part, chance_);
    if (!start) return std::nullopt;
    const Played played = play_all(*start);
    for (const auto& [later, board] : begun_) {
      if (first_sum(later) >= kept_from) starts.keep(later, board);
    }
    return played;
  }

 private:
  Played play_all(Bits start) {
    begun_.clear();
    const Played played = play_from(start);
    while (game_.size() >= kShortest) play_from(game_[game_.size() / 2].before);
    return played;
  }

  Played play_from(Bits board) {
    const Slides& slides = Slides::of(Rule::Classic);
    game_.clear();
    ended_ = false;
    std::size_t part = part_of(board);
    Played played;
    while (!ended_) {
      const auto results = slides.all(board);
      std::array<FeatureIndexes, 4> at;
      for (std::size_t i = 0; i < results.size(); ++i) {
        if (results[i].board == board) continue;
        at[i] = learner_.features(results[i].board);
        learner_.prefetch(at[i]);
      }
      const bool crowded = count_empty(board) <= kCrowded;
      int best = -1;
      float most = 0;
      for (std::size_t i = 0; i < results.size(); ++i) {
        if (results[i].board == board) continue;
        const float worth = static_cast<float>(results[i].gained) +
                            (crowded ? looked_ahead(results[i].board) : learner_.value(at[i]));
        if (best >= 0 && worth <= most) continue;
        best = static_cast<int>(i);
        most = worth;
      }
      if (best < 0) break;
      const auto chosen = static_cast<std::size_t>(best);
      played.score += results[chosen].gained;
      game_.push_back({board, at[chosen], static_cast<float>(results[chosen].gained)});
      ended_ = results[chosen].gained >= kLast;
      board = ended_ ? results[chosen].board : with_new_tile(results[chosen].board, chance_);
      if (const std::size_t now = part_of(board); now > part && !ended_)
        begun_.emplace_back(part = now, board);
    }
    played.moves = game_.size();
    for (int cell = 0; cell < kBitCells; ++cell)
      played.largest = std::max(played.largest, exponent_at(board, cell));
    learn();
    return played;
  }

  // The best slide after each new tile, by their chances.
  float looked_ahead(Bits after) const {
    float sum = 0;
    visit_new_tiles(after, kFours, [&](Bits board, float chance) { sum += chance * best_value(board); });
    return sum;
  }
  float best_value(Bits board) const {
    float most = 0;
    for (const auto& result : Slides::of(Rule::Classic).all(board)) {
      if (result.board == board) continue;
      most =
          std::max(most, static_cast<float>(result.gained) + learner_.value(learner_.features(result.board)));
    }
    return most;
  }

  // Nothing is gained after a lost board. What follows a 32768 is not learned, but as valued.
  void learn() {
    float target = 0;
    std::size_t i = game_.size();
    if (ended_) {
      --i;
      target = game_[i].gained + learner_.value(game_[i].after);
    }
    while (i-- > 0) {
      if (i >= 4) learner_.prefetch(game_[i - 4].after);
      const float value = learner_.value(game_[i].after);
      learner_.correct(game_[i].after, target - value);
      target = game_[i].gained + learner_.value(game_[i].after);
    }
  }

  Learner learner_;
  Random chance_;
  std::vector<Step> game_;
  // Of the game that was last played: the parts of the late stage, and the boards on which they began.
  std::vector<std::pair<std::size_t, Bits>> begun_;
  bool ended_ = false;  // with 32768
};

// What has been reached since the last report.
class Progress {
 public:
  explicit Progress(std::uint64_t games) : games_(games) {}

  std::uint64_t games() const { return games_; }

  void add(const Played& played) {
    const std::scoped_lock lock(mutex_);
    ++games_;
    score_ += static_cast<double>(played.score);
    moves_ += static_cast<double>(played.moves);
    for (unsigned exponent = 0; exponent <= played.largest; ++exponent) ++reached_[exponent];
    if (games_ % kReport != 0) return;
    const double seconds = std::chrono::duration<double>(Clock::now() - since_).count();
    std::printf(
        "%llu games, mean %.0f, 2048 %.1f %%, 4096 %.1f %%, 8192 %.1f %%, 16384 %.1f %%, 32768 %.1f %%, "
        "%.0f moves/s without the restarts\n",
        static_cast<unsigned long long>(games_), score_ / kReport, part(11), part(12), part(13), part(14),
        part(15), moves_ / seconds);
    static_cast<void>(std::fflush(stdout));
    score_ = moves_ = 0;
    reached_ = {};
    since_ = Clock::now();
  }

 private:
  double part(unsigned exponent) const { return 100.0 * static_cast<double>(reached_[exponent]) / kReport; }

  std::mutex mutex_;
  std::atomic<std::uint64_t> games_;
  double score_ = 0, moves_ = 0;
  std::array<std::uint64_t, 16> reached_{};
  Clock::time_point since_ = Clock::now();
};

// What the program knows of late boards.
void inherit(std::span<Weight> weights) {
  const Weights& known = shipped_network(Stage::Late)->weights();
  for (std::size_t i = 0; i < weights.size(); ++i) {
    weights[i].value = known[static_cast<std::uint32_t>(i)];
    if (!known.has_page(i / Weights::kPage)) continue;
    weights[i].errors = kInheritedErrors;
    weights[i].sizes = kInheritedSizes;
  }
}

// Whether four large tiles stand, or will after the next 1024.
bool is_near_end(std::size_t part) {
  return std::popcount(first_sum(part)) >= 4 || std::popcount(first_sum(part) + 1) >= 4;
}

// Games until the end, for one thread.
void play_games(Task task, std::span<Weight> weights, std::uint64_t seed, std::uint64_t wanted,
                Progress& progress) {
  Player player(Learner(weights, task == Task::End ? kSet : 0), seed);
  const auto goes_on = [&] { return !interrupted && progress.games() < wanted; };
  if (task == Task::Rise) {
    while (goes_on()) progress.add(player.play());
    return;
  }
  const std::size_t kept_from = task == Task::End ? kOwnStarts : 0;
  for (Starts starts(seed); goes_on();) {
    for (std::size_t part = 1; part <= kParts; ++part) {
      if (task == Task::End && !is_near_end(part)) continue;
      if (const auto played = player.play_late(starts, part, kept_from)) progress.add(*played);
    }
  }
}

std::uint64_t number(const char* text, std::uint64_t usual) {
  if (!text) return usual;
  std::uint64_t value = usual;
  std::from_chars(text, text + std::string_view(text).size(), value);
  return value;
}

}  // namespace

int main(int argc, char** argv) {
  constexpr std::array<std::string_view, 3> kNames{"rise", "late", "end"};  // of the tasks
  const auto named = std::ranges::find(kNames, std::string_view(argc > 1 ? argv[1] : ""));
  if (argc < 4 || named == kNames.end()) {
    static_cast<void>(
        std::fputs("usage: twenty48_train rise|late|end FILE GAMES [THREADS [OPTIMISM]]\n", stderr));
    return 2;
  }
  const auto task = static_cast<Task>(named - kNames.begin());
  const Stage stage = task == Task::Rise ? Stage::Rise : Stage::Late;
  const std::filesystem::path file = argv[2];
  const std::uint64_t wanted = number(argv[3], 0);
  const auto threads = number(argc > 4 ? argv[4] : nullptr, std::thread::hardware_concurrency());
  const auto optimism = static_cast<float>(number(argc > 5 ? argv[5] : nullptr, 0));
  const Memory memory(sets_of(stage) * kSet);
  const std::span<Weight> weights = memory.weights();
  if (optimism != 0) std::ranges::fill(weights, Weight{.value = optimism * kShare});
  if (stage == Stage::Late) inherit(weights);
  const auto before = training::restore(file, weights);
  if (!before) {
    static_cast<void>(std::fprintf(stderr, "%s is damaged, or has other weights\n", argv[2]));
    return 1;
  }
  Progress progress(*before);
  static_cast<void>(std::signal(SIGINT, [](int) { interrupted = true; }));
  static_cast<void>(std::signal(SIGTERM, [](int) { interrupted = true; }));
  std::vector<std::jthread> players;
  for (std::uint64_t i = 0; i < threads; ++i) {
    players.emplace_back(
        [&, seed = *before * 31 + i + 1] { play_games(task, weights, seed, wanted, progress); });
  }
  auto saved = Clock::now();
  while (!interrupted && progress.games() < wanted) {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    if (Clock::now() - saved < kBetweenSaves) continue;
    if (!training::save(file, weights, progress.games()))
      static_cast<void>(std::fputs("the weights could not be saved\n", stderr));
    saved = Clock::now();
  }
  players.clear();
  return training::save(file, weights, progress.games()) ? 0 : 1;
}
