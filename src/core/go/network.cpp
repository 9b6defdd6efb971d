#include "core/go/network.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <numbers>

// Compiled in from assets/players/go.network; see core/shipped.S.
extern "C" const std::uint8_t kGoNetwork, kGoNetworkEnd;

namespace quintet::go {
namespace {

// Averages are in sixteenths of a step of the activations, so are maxima.
constexpr int kPooledScale = 16;
constexpr std::uint32_t kMagic = 0x324E4751;  // "QGN2"
// Weights of facts are finer than the sums they are added to.
constexpr int kFactShift = 8, kFactSteps = 1 << kFactShift;
constexpr std::size_t kMostChannels = 256, kMostBlocks = 32;

std::uint16_t bit(Plane plane) {
  return static_cast<std::uint16_t>(1U << static_cast<unsigned>(plane));
}

// The plane of a chain with so many liberties, counted from the plane of one.
std::uint16_t liberties_bit(Plane one, int liberties) {
  return static_cast<std::uint16_t>(bit(one) << static_cast<unsigned>(liberties - 1));
}

template <class Value>
std::int32_t product(const std::int16_t* weights, const Value* values, std::size_t count) {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += weights[i] * static_cast<std::int16_t>(values[i]);
  return sum;
}

class ChainReader {
 public:
  ChainReader(const Situation& situation, Ladders& ladders, NetworkInput& input)
      : board_(situation.board), to_move_(situation.to_move), ladders_(ladders), input_(input) {}

  void read(Board::Cell head) {
    const bool own = board_[head] == stone_of(to_move_);
    std::uint16_t bits = bit(own ? Plane::Own : Plane::Other);
    constexpr int kMany = 4;
    const int liberties = board_.liberties(head, kMany);
    if (liberties < kMany)
      bits |= liberties_bit(own ? Plane::OwnOneLiberty : Plane::OtherOneLiberty, liberties);
    if (is_in_ladder(head, own, liberties)) bits |= bit(own ? Plane::OwnInLadder : Plane::OtherInLadder);
    Board::Cell stone = head;
    do {
      input_.planes[stone] |= bits;
      stone = board_.next(stone);
    } while (stone != head);
  }

 private:
  bool is_in_ladder(Board::Cell head, bool own, int liberties) {
    if (liberties == 1) return own ? ladders_.is_lost(board_, head) : true;
    if (liberties != 2) return false;
    const Board::Cell move = ladders_.attack(board_, head);
    if (move == 0) return false;
    if (!own) input_.planes[move] |= bit(Plane::LadderMove);
    return true;
  }

  const Board& board_;
  Colour to_move_;
  Ladders& ladders_;
  NetworkInput& input_;
};

}  // namespace

void Reached::play(Board::Cell move) {
  if (move == 0) {
    board.pass();
    ++passes;
  } else {
    board.place(move, to_move);
    passes = 0;
  }
  last = {move, last[0], last[1]};
  to_move = other(to_move);
}

Situation Reached::situation(int komi) const {
  return {.board = board, .to_move = to_move, .last = last, .passed = passes > 0, .komi = komi};
}

void read_input(const Situation& situation, Ladders& ladders, NetworkInput& input) {
  const Board& board = situation.board;
  input.side = board.side();
  const auto side = static_cast<std::size_t>(input.side);
  input.planes.assign((side + 2) * (side + 1) + 1, 0);
  ChainReader chains(situation, ladders, input);
  for (int row = 0; row < board.side(); ++row) {
    for (int column = 0; column < board.side(); ++column) {
      const Board::Cell cell = board.cell({row, column});
      input.planes[cell] |= bit(Plane::Board);
      if (board[cell] == Stone::None) {
        if (board.is_ko(cell)) input.planes[cell] |= bit(Plane::Ko);
      } else if (board.head(cell) == cell) {
        chains.read(cell);
      }
    }
  }
  for (std::size_t i = 0; i < situation.last.size(); ++i) {
    if (situation.last[i] != 0)
      input.planes[situation.last[i]] |= static_cast<std::uint16_t>(bit(Plane::Last) << i);
  }
  const int komi = situation.to_move == Colour::White ? situation.komi : -situation.komi;
  constexpr std::int8_t kYes = 64;
  input.facts = {static_cast<std::int8_t>(std::clamp(komi, -kMostKomiSeen, kMostKomiSeen)),
                 situation.passed ? kYes : std::int8_t{0}};
}

// The file: the magic, the numbers of channels, blocks, channels of the heads, hidden neurons; then all layers in the order of
// Network's members: weights, factors, biases. Everything is little-endian.
class NetworkReader {
 public:
  explicit NetworkReader(std::span<const std::uint8_t> bytes) : left_(bytes) {}

  std::optional<Network> read() {
    if (number() != kMagic) return std::nullopt;
    const std::size_t channels = number(), blocks = number(), head = number(), hidden = number();
    if (!is_size(channels) || !is_size(head) || !is_size(hidden) || blocks > kMostBlocks) return std::nullopt;
    Network network;
    network.input_ = convolution(kPlanes, channels, 9);
    network.facts_ = biases(channels * kFacts);
    for (std::size_t i = 0; i < blocks && good_; ++i) {
      Network::Block block;
      block.first = convolution(channels, channels, 9);
      block.pooling = pooling(channels, channels);
      block.second = convolution(channels, channels, 9);
      network.blocks_.push_back(std::move(block));
    }
    network.moves_ = convolution(channels, head, 1);
    network.moves_pooling_ = pooling(channels, head);
    network.move_ = dot(head);
    network.pass_ = dot(2 * channels);
    network.value_ = convolution(channels, head, 1);
    network.owned_ = dot(head);
    network.hidden_ = words(hidden * 2 * head);
    network.hidden_factor_ = list<float>(hidden);
    network.hidden_bias_ = biases(hidden);
    network.win_ = dot(hidden);
    network.lead_ = dot(hidden);
    if (!good_ || !left_.empty()) return std::nullopt;
    return network;
  }

 private:
  static bool is_size(std::size_t channels) {
    return channels > 0 && channels <= kMostChannels && channels % kBlock == 0;
  }

  template <class Item>
  std::vector<Item> list(std::size_t count) {
    static_assert(std::endian::native == std::endian::little);
    std::vector<Item> items;
    const std::size_t size = count * sizeof(Item);
    if (size > left_.size()) good_ = false;
    if (!good_) return items;
    items.resize(count);
    std::memcpy(items.data(), left_.data(), size);
    left_ = left_.subspan(size);
    if constexpr (std::is_same_v<Item, float>) {
      // Scaled sums must stay within the range of integers.
      constexpr float kMost = 256;
      for (const float each : items) good_ = good_ && std::abs(each) <= kMost;
    }
    return items;
  }

  std::vector<std::int16_t> words(std::size_t count) {
    const auto bytes = list<std::int8_t>(count);
    return {bytes.begin(), bytes.end()};
  }

  // Sums must stay within the range of integers.
  std::vector<std::int32_t> biases(std::size_t count) {
    constexpr std::int32_t kMost = 1 << 22;
    auto found = list<std::int32_t>(count);
    for (const std::int32_t each : found) good_ = good_ && each >= -kMost && each <= kMost;
    return found;
  }

  std::uint32_t number() {
    const auto one = list<std::uint32_t>(1);
    return one.empty() ? 0 : one.front();
  }

  Convolution convolution(std::size_t inputs, std::size_t outputs, std::size_t taps) {
    Convolution read{.inputs = inputs, .outputs = outputs, .taps = taps};
    const auto weights = list<std::int8_t>(inputs * outputs * taps);
    read.factor = list<float>(outputs);
    read.bias = biases(outputs);
    if (good_) read.set_weights(weights);
    return read;
  }

  Network::Pooling pooling(std::size_t channels, std::size_t outputs) {
    Network::Pooling read;
    read.weights = words(outputs * 2 * channels);
    read.factor = list<float>(outputs);
    return read;
  }

  Network::Dot dot(std::size_t inputs) {
    Network::Dot read;
    read.weights = words(inputs);
    const auto scale = list<float>(2);
    if (good_) {
      read.factor = scale[0];
      read.bias = scale[1];
    }
    return read;
  }

  std::span<const std::uint8_t> left_;
  bool good_ = true;
};

std::optional<Network> Network::read(std::span<const std::uint8_t> bytes) {
  return NetworkReader(bytes).read();
}

const Network& shipped_network() {
  static const Network network =
      Network::read({&kGoNetwork, static_cast<std::size_t>(&kGoNetworkEnd - &kGoNetwork)}).value();
  return network;
}

float worth_of(float chance, float lead, int side, float score_share) {
  const float score = 0.5F + 0.5F * lead / (std::abs(lead) + static_cast<float>(side));
  return (1 - score_share) * chance + score_share * score;
}

void Evaluator::prepare(int side) {
  if (side == side_) return;
  side_ = side;
  const auto row = static_cast<std::size_t>(side + 1);
  first_ = row + 1;
  cells_ = row * static_cast<std::size_t>(side) - 1;
  const std::size_t all = row * (static_cast<std::size_t>(side) + 2) + 1 + kCellsTogether;
  planes_.assign(all * kPlanes, 0);
  const std::size_t channels = network_->channels();
  for (Activations* each : {&trunk_, &middle_, &next_}) each->assign(all * channels, 0);
  head_.assign(all * network_->moves_.outputs, 0);
  evaluation_.moves.assign(all - kCellsTogether, 0);
  evaluation_.owned.assign(all - kCellsTogether, 0);
}

void Evaluator::run(const Convolution& convolution, const Activations& in, const std::int32_t* bias,
                    const Activations* skip, Activations& out) {
  const std::size_t from = first_ * convolution.outputs;
  convolve(kernel_, convolution,
           {.in = in.data() + first_ * convolution.inputs,
            .bias = bias,
            .skip = skip ? skip->data() + from : nullptr,
            .out = out.data() + from,
            .cells = cells_,
            .row = side_ + 1});
  // The rim stays 0.
  const auto row = static_cast<std::size_t>(side_ + 1);
  for (std::size_t cell = 2 * row; cell < (row - 1) * row + 1; cell += row)
    std::fill_n(out.begin() + static_cast<std::ptrdiff_t>(cell * convolution.outputs), convolution.outputs,
                0);
  std::fill_n(out.begin() + static_cast<std::ptrdiff_t>((first_ + cells_) * convolution.outputs),
              kCellsTogether * convolution.outputs, 0);
}

// The rim is 0 and so changes neither sums nor maxima.
void Evaluator::pool(const Activations& of, std::size_t channels) {
  pooled_.resize(2 * channels);
  const int area = side_ * side_;
  for (std::size_t block = 0; block < channels; block += kBlock) {
    std::array<std::uint16_t, kBlock> sums{};
    std::array<std::uint8_t, kBlock> most{};
    std::array<std::uint32_t, kBlock> all{};
    for (std::size_t row = 0; row < static_cast<std::size_t>(side_); ++row) {
      sums.fill(0);
      const std::uint8_t* values =
          of.data() + (first_ + row * static_cast<std::size_t>(side_ + 1)) * channels + block;
      for (int column = 0; column < side_; ++column, values += channels) {
        for (std::size_t i = 0; i < kBlock; ++i) {
          sums[i] = static_cast<std::uint16_t>(sums[i] + values[i]);
          most[i] = std::max(most[i], values[i]);
        }
      }
      for (std::size_t i = 0; i < kBlock; ++i) all[i] += sums[i];
    }
    for (std::size_t i = 0; i < kBlock; ++i) {
      const int sum = static_cast<int>(all[i]);
      pooled_[block + i] = static_cast<std::int16_t>((2 * kPooledScale * sum + area) / (2 * area));
      pooled_[channels + block + i] = static_cast<std::int16_t>(kPooledScale * most[i]);
    }
  }
}

const std::int32_t* Evaluator::pooled_bias(const Network::Pooling& pooling, const Convolution& convolution) {
  bias_ = convolution.bias;
  const std::size_t inputs = pooled_.size();
  for (std::size_t output = 0; output < bias_.size(); ++output) {
    const std::int32_t sum = product(pooling.weights.data() + output * inputs, pooled_.data(), inputs);
    bias_[output] +=
        static_cast<std::int32_t>(std::nearbyint(static_cast<float>(sum) * pooling.factor[output]));
  }
  return bias_.data();
}

template <class Value>
float Evaluator::dot(const Network::Dot& dot, const Value* values) const {
  return static_cast<float>(product(dot.weights.data(), values, dot.weights.size())) * dot.factor + dot.bias;
}

const Evaluation& Evaluator::evaluate(const Situation& situation) {
  read_input(situation, ladders_, seen_);
  return evaluate(seen_);
}

const Evaluation& Evaluator::evaluate(const NetworkInput& input) {
  prepare(input.side);
  for (std::size_t cell = first_; cell < first_ + cells_; ++cell) {
    for (std::size_t plane = 0; plane < kPlanes; ++plane)
      planes_[cell * kPlanes + plane] = static_cast<std::uint8_t>(input.planes[cell] >> plane & 1U);
  }
  const Network& network = *network_;
  bias_ = network.input_.bias;
  for (std::size_t output = 0; output < bias_.size(); ++output) {
    std::int32_t sum = kFactSteps / 2;
    for (std::size_t fact = 0; fact < kFacts; ++fact)
      sum += network.facts_[output * kFacts + fact] * input.facts[fact];
    bias_[output] += sum >> kFactShift;
  }
  run(network.input_, planes_, bias_.data(), nullptr, trunk_);
  for (const Network::Block& block : network.blocks_) {
    run(block.first, trunk_, block.first.bias.data(), nullptr, middle_);
    pool(middle_, block.first.outputs);
    run(block.second, middle_, pooled_bias(block.pooling, block.second), &trunk_, next_);
    std::swap(trunk_, next_);
  }
  evaluate_moves();
  evaluate_value();
  return evaluation_;
}

void Evaluator::evaluate_moves() {
  const Network& network = *network_;
  pool(trunk_, network.channels());
  evaluation_.pass = dot(network.pass_, pooled_.data());
  run(network.moves_, trunk_, pooled_bias(network.moves_pooling_, network.moves_), nullptr, head_);
  const std::size_t head = network.moves_.outputs;
  for (std::size_t cell = first_; cell < first_ + cells_; ++cell)
    evaluation_.moves[cell] = dot(network.move_, head_.data() + cell * head);
}

void Evaluator::evaluate_value() {
  const Network& network = *network_;
  const std::size_t head = network.value_.outputs;
  run(network.value_, trunk_, network.value_.bias.data(), nullptr, head_);
  const auto chance_of = [](float logit) {
    constexpr float kMost = 40;
    return 1 / (1 + exponential(-std::clamp(logit, -kMost, kMost)));
  };
  for (std::size_t cell = first_; cell < first_ + cells_; ++cell)
    evaluation_.owned[cell] = 2 * chance_of(dot(network.owned_, head_.data() + cell * head)) - 1;
  pool(head_, head);
  std::vector<std::int16_t> hidden(network.hidden_bias_.size());
  for (std::size_t i = 0; i < hidden.size(); ++i) {
    const std::int32_t sum = network.hidden_bias_[i] + product(network.hidden_.data() + i * pooled_.size(),
                                                               pooled_.data(), pooled_.size());
    const float scaled = std::nearbyint(static_cast<float>(sum) * network.hidden_factor_[i]);
    hidden[i] = static_cast<std::int16_t>(std::clamp(scaled, 0.0F, static_cast<float>(kLargestActivation)));
  }
  evaluation_.chance = chance_of(dot(network.win_, hidden.data()));
  evaluation_.lead = dot(network.lead_, hidden.data());
}

// 2^k times a polynomial on half a step to either side: the error is below one in a million.
float exponential(float x) {
  const float scaled = x * std::numbers::log2e_v<float>;
  const float whole = std::nearbyint(scaled);
  const float t = (scaled - whole) * std::numbers::ln2_v<float>;
  const float series =
      1 + t * (1 + t * (1.0F / 2 + t * (1.0F / 6 + t * (1.0F / 24 + t * (1.0F / 120 + t * (1.0F / 720))))));
  return std::ldexp(series, static_cast<int>(whole));
}

}  // namespace quintet::go
