#include "core/mines/sweep.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace quintet::mines {
namespace {

// Memory is filled piece by piece, so that a stop is answered soon.
constexpr std::size_t kPiece = 100'000;
constexpr int kPlaces = 32, kPlacesInHalf = 16, kBitsOfPlace = 4;

// kBinomial[n][k] for the cells of a box.
constexpr auto kBinomial = [] {
  std::array<std::array<int, 9>, 9> binomial{};
  for (std::size_t n = 0; n < 9; ++n) {
    binomial[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k)
      binomial[n][k] = binomial[n - 1][k - 1] + (k < n ? binomial[n - 1][k] : 0);
  }
  return binomial;
}();

Count choices(int cells, int mines) {
  return kBinomial[static_cast<std::size_t>(cells)][static_cast<std::size_t>(mines)];
}

}  // namespace

// Gives each number of the box a place in the key, and tells what the box does to keys.
bool Sweep::assign_slots(const Frontier& frontier, const Box& box) {
  begin_ = {};
  unit_ = {};
  slots_.clear();
  const auto add = [](Key& key, int place, std::uint64_t value) {
    std::uint64_t& half = place < kPlacesInHalf ? key.low : key.high;
    half += value << static_cast<unsigned>(place % kPlacesInHalf * kBitsOfPlace);
  };
  for (const std::int16_t number : box.numbers) {
    const auto i = static_cast<std::size_t>(number);
    if (place_[i] < 0) {
      const int place = std::countr_one(used_places_);
      if (place >= kPlaces) return false;
      used_places_ |= 1U << static_cast<unsigned>(place);
      place_[i] = static_cast<std::int8_t>(place);
      add(begin_, place, static_cast<std::uint64_t>(frontier.numbers()[i].missing));
    }
    room_[i] = static_cast<std::int8_t>(room_[i] - static_cast<int>(box.cells.size()));
    slots_.push_back({place_[i], room_[i]});
    add(unit_, place_[i], 1);
  }
  // A finished number has no missing mines, so its place can be used again after this box.
  for (const std::int16_t number : box.numbers) {
    const auto i = static_cast<std::size_t>(number);
    if (room_[i] == 0) used_places_ &= ~(1U << static_cast<unsigned>(place_[i]));
  }
  return true;
}

void Sweep::clear_table(std::size_t least) {
  std::size_t size = 16;
  while (size < least) size *= 2;
  table_.assign(size, 0);
}

// The state with this key in the newest layer; a new one if there is none.
std::uint32_t Sweep::find(const Key& key) {
  const std::uint64_t mixed = (key.low ^ key.high * 0x9e3779b97f4a7c15U) * 0xd6e8feb86659fd93U;
  for (std::size_t i = mixed >> 32U;; ++i) {
    std::uint32_t& entry = table_[i & (table_.size() - 1)];
    if (entry == 0) {
      states_.push_back({key, INT16_MAX, INT16_MIN, 0});
      entry = static_cast<std::uint32_t>(states_.size());
    } else if (!(states_[entry - 1].key == key)) {
      continue;
    }
    return entry - 1;
  }
}

void Sweep::step_to(std::uint32_t from, const Key& key, int mines) {
  const std::uint32_t to = find(key);
  State& state = states_[to];
  state.least = std::min(state.least, static_cast<std::int16_t>(states_[from].least + mines));
  state.most = std::max(state.most, static_cast<std::int16_t>(states_[from].most + mines));
  steps_.push_back({from, to, mines});
}

// The states after the next box.
bool Sweep::extend(int box_size, std::size_t limit) {
  const std::uint32_t first = layers_.back().states;
  const auto last = static_cast<std::uint32_t>(states_.size());
  // As many as there can be, and as the limit allows.
  const auto steps = static_cast<std::size_t>(box_size + 1);
  clear_table(2 * std::min((last - first) * steps, limit - std::min(limit, nodes()) + steps));
  layers_.push_back({last, static_cast<std::uint32_t>(steps_.size()), box_size});
  for (std::uint32_t from = first; from < last; ++from) {
    if (stop_.stop_requested()) return false;
    Key key = states_[from].key;
    key.low += begin_.low;
    key.high += begin_.high;
    int least = 0, most = box_size;
    for (const Slot& slot : slots_) {
      const std::uint64_t half = slot.place < kPlacesInHalf ? key.low : key.high;
      const auto missing =
          static_cast<int>(half >> static_cast<unsigned>(slot.place % kPlacesInHalf * kBitsOfPlace) & 15U);
      most = std::min(most, missing);
      least = std::max(least, missing - slot.room);
    }
    for (int mines = least; mines <= most; ++mines) {
      const auto times = static_cast<std::uint64_t>(mines);
      step_to(from, {key.low - times * unit_.low, key.high - times * unit_.high}, mines);
    }
    if (nodes() > limit) return false;
  }
  return true;
}

Sweep::Outcome Sweep::build(const Frontier& frontier, std::span<const std::int16_t> boxes, std::size_t limit,
                            const std::stop_token& stop) {
  stop_ = stop;
  states_.assign(1, State{});
  steps_.clear();
  layers_.assign(1, Layer{});
  used_places_ = 0;
  place_.assign(frontier.numbers().size(), -1);
  room_.assign(frontier.numbers().size(), 0);
  for (const std::int16_t index : boxes) {
    const Box& box = frontier.boxes()[static_cast<std::size_t>(index)];
    for (const std::int16_t number : box.numbers)
      room_[static_cast<std::size_t>(number)] = static_cast<std::int8_t>(
          room_[static_cast<std::size_t>(number)] + static_cast<int>(box.cells.size()));
  }
  for (const std::int16_t index : boxes) {
    const Box& box = frontier.boxes()[static_cast<std::size_t>(index)];
    if (!assign_slots(frontier, box)) return Outcome::TooLarge;
    if (!extend(static_cast<int>(box.cells.size()), limit)) return Outcome::TooLarge;
    if (states_.size() == layers_.back().states) return Outcome::Impossible;
  }
  assert(states_.size() == layers_.back().states + 1);
  return Outcome::Done;
}

std::span<const Sweep::Step> Sweep::steps_of(std::size_t layer) const {
  const std::size_t begin = layers_[layer].steps;
  const std::size_t end = layer + 1 < layers_.size() ? layers_[layer + 1].steps : steps_.size();
  return std::span(steps_).subspan(begin, end - begin);
}

std::vector<Sweep::Possible>& Sweep::possible() {
  possible_.assign(layers_.size() - 1, {});
  alive_.assign(states_.size(), 0);
  alive_.back() = 1;
  for (std::size_t layer = layers_.size() - 1; layer > 0; --layer) {
    Possible& box = possible_[layer - 1];
    for (const Step& step : steps_of(layer)) {
      if (alive_[step.to] == 0) continue;
      alive_[step.from] = 1;
      box.mine = box.mine || step.mines > 0;
      box.safe = box.safe || step.mines < layers_[layer].box_size;
    }
  }
  return possible_;
}

std::size_t Sweep::counts() const {
  std::size_t counts = 0;
  for (const State& state : states_) counts += static_cast<std::size_t>(width(state));
  return counts;
}

bool Sweep::place_counts() {
  std::uint32_t counts = 0;
  for (State& state : states_) {
    state.counts = counts;
    counts += static_cast<std::uint32_t>(width(state));
  }
  return clear(forward_, counts);
}

// False after a stop.
bool Sweep::clear(std::vector<Count>& counts, std::size_t size) const {
  counts.clear();
  counts.reserve(size);
  while (counts.size() < size) {
    if (stop_.stop_requested()) return false;
    counts.resize(std::min(size, counts.size() + kPiece), 0);
  }
  return true;
}

Distribution Sweep::count() {
  if (!place_counts()) return {};
  forward_[0] = 1;
  for (std::size_t layer = 1; layer < layers_.size(); ++layer) {
    for (const Step& step : steps_of(layer)) {
      if (stop_.stop_requested()) return {};
      const State &from = states_[step.from], &to = states_[step.to];
      const Count times = choices(layers_[layer].box_size, step.mines);
      const Count* source = &forward_[from.counts];
      Count* target = &forward_[to.counts + static_cast<std::uint32_t>(from.least + step.mines - to.least)];
      for (int i = 0; i < width(from); ++i) target[i] += times * source[i];
    }
  }
  const State& end = states_.back();
  return {end.least, {forward_.begin() + end.counts, forward_.end()}};
}

std::vector<Sweep::Sums>& Sweep::weigh(std::span<const Count> weights) {
  sums_.assign(layers_.size() - 1, {});
  if (!clear(backward_, forward_.size())) return sums_;
  const State& end = states_.back();
  assert(weights.size() == static_cast<std::size_t>(width(end)));
  std::ranges::copy(weights, backward_.begin() + end.counts);
  for (std::size_t layer = layers_.size() - 1; layer > 0; --layer) {
    Sums& box = sums_[layer - 1];
    for (const Step& step : steps_of(layer)) {
      if (stop_.stop_requested()) return sums_;
      const State &from = states_[step.from], &to = states_[step.to];
      const int size = layers_[layer].box_size;
      const Count times = choices(size, step.mines);
      const Count* source =
          &backward_[to.counts + static_cast<std::uint32_t>(from.least + step.mines - to.least)];
      Count* target = &backward_[from.counts];
      const Count* ways = &forward_[from.counts];
      Count sum = 0;
      for (int i = 0; i < width(from); ++i) {
        const Count rest = times * source[i];
        target[i] += rest;
        sum += ways[i] * rest;
      }
      box.mines += static_cast<Count>(step.mines) * sum;
      box.safe += static_cast<Count>(size - step.mines) * sum;
    }
  }
  return sums_;
}

}  // namespace quintet::mines
