// A small neural network that judges positions of go: how likely each move is the best one, who wins, by how much, and whose
// each point will be. One network plays on boards of all sizes.
//
//   tower   3×3 convolutions in residual blocks; between the two of a block the average and the maximum of each channel over
//           the board are added, so that distant parts of the board know of each other
//   moves   a convolution to one value a point, and one value for a pass
//   value   a convolution to whose each point will be; its averages and maxima through a hidden layer to winning and score
//
// Everything is computed in integers (network_kernels.hpp): same position, same evaluation on every processor. The weights
// come from go_train.py (src/tools/training), learned from games of the network against itself.
// The structure follows "Accelerating Self-Play Learning in Go" (D. Wu, arXiv 1902.10565).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/go/board.hpp"
#include "core/go/network_kernels.hpp"
#include "core/go/tactics.hpp"

namespace quintet::go {

// What the network sees, from the side to move. A plane has a 1 or a 0 for each point.
enum class Plane : std::uint8_t {
  Board,
  Own,
  Other,
  OwnOneLiberty,
  OwnTwoLiberties,
  OwnThreeLiberties,
  OtherOneLiberty,
  OtherTwoLiberties,
  OtherThreeLiberties,
  Ko,
  Last,  // the latest moves
  SecondLast,
  ThirdLast,
  OwnInLadder,    // these stones are taken in a ladder if the other side plays
  OtherInLadder,  // these if the side to move does
  LadderMove,     // with this move
};
inline constexpr std::size_t kPlanes = 16;

// What belongs to the whole board.
enum class Fact : std::uint8_t {
  Komi,    // in half points for the side to move, at most kMostKomiSeen
  Passed,  // 64 if the last move was a pass
};
inline constexpr std::size_t kFacts = 2;
inline constexpr int kMostKomiSeen = 127;

struct NetworkInput {
  int side = 0;
  std::vector<std::uint16_t> planes{};  // for each cell, a bit for each plane
  std::array<std::int8_t, kFacts> facts{};

  bool has(Plane plane, Board::Cell cell) const {
    return (planes[cell] >> static_cast<unsigned>(plane) & 1U) != 0;
  }
};

// The situation that is judged. `last`: the moves before, the latest first; 0 for a pass or none.
struct Situation {
  const Board& board;
  Colour to_move = Colour::Black;
  std::array<Board::Cell, 3> last{};
  bool passed = false;
  int komi = 0;  // what White gets where the area is counted, in half points
};

// A situation that is reached move by move.
struct Reached {
  Board board;
  Colour to_move = Colour::Black;
  std::array<Board::Cell, 3> last{};
  int passes = 0;

  void play(Board::Cell move);  // 0 is a pass
  Situation situation(int komi) const;
};

// `ladders` keeps boards from one reading to the next.
void read_input(const Situation& situation, Ladders& ladders, NetworkInput& input);

// For the side to move.
struct Evaluation {
  std::vector<float>
      moves;       // by cell: the logarithm of how likely the move is, up to a constant; only of empty points
  float pass = 0;  // the same
  float chance = 0.5F;       // of winning
  float lead = 0;            // in points, with komi
  std::vector<float> owned;  // by cell: 1 if the point will be the side's for sure, -1 if the other's
};

// What a search wants, 0…1: the chance to win, and in this share points ahead, which count less the more there are.
float worth_of(float chance, float lead, int side, float score_share);

class Network {
 public:
  // Nothing if the bytes are no network of this version.
  static std::optional<Network> read(std::span<const std::uint8_t> bytes);

  std::size_t channels() const { return input_.outputs; }
  std::size_t blocks() const { return blocks_.size(); }

 private:
  friend class NetworkReader;
  friend class Evaluator;

  // From averages and maxima of channels to a bias of the next convolution.
  struct Pooling {
    std::vector<std::int16_t> weights;  // by output, then average, then maximum of each channel
    std::vector<float> factor;
  };
  struct Block {
    Convolution first;
    Pooling pooling;
    Convolution second;
  };
  // A sum of products, scaled, and what is added.
  struct Dot {
    std::vector<std::int16_t> weights;
    float factor = 0, bias = 0;
  };

  Convolution input_;
  std::vector<std::int32_t> facts_;  // by output, fact
  std::vector<Block> blocks_;
  Convolution moves_;
  Pooling moves_pooling_;
  Dot move_, pass_;
  Convolution value_;
  Dot owned_;
  std::vector<std::int16_t> hidden_;  // by output, input
  std::vector<std::int32_t> hidden_bias_;
  std::vector<float> hidden_factor_;
  Dot win_, lead_;
};

// The network of the players, compiled in from assets/players/go.network.
const Network& shipped_network();

// Evaluates positions, one at a time; keeps its memory from one to the next.
class Evaluator {
 public:
  explicit Evaluator(const Network& network, Kernel kernel = fastest_kernel())
      : network_(&network), kernel_(kernel) {}

  // Valid until the next call.
  const Evaluation& evaluate(const Situation& situation);
  const Evaluation& evaluate(const NetworkInput& input);

 private:
  using Activations = std::vector<std::uint8_t>;

  void prepare(int side);
  void run(const Convolution& convolution, const Activations& in, const std::int32_t* bias,
           const Activations* skip, Activations& out);
  void pool(const Activations& of, std::size_t channels);
  const std::int32_t* pooled_bias(const Network::Pooling& pooling, const Convolution& convolution);
  template <class Value>
  float dot(const Network::Dot& dot, const Value* values) const;
  void evaluate_moves();
  void evaluate_value();

  const Network* network_;
  Kernel kernel_;
  Ladders ladders_;
  int side_ = 0;
  std::size_t first_ = 0, cells_ = 0;  // from the first cell of the board to the last
  NetworkInput seen_;
  Activations planes_, trunk_, middle_, next_, head_;
  std::vector<std::int16_t> pooled_;
  std::vector<std::int32_t> bias_;
  Evaluation evaluation_;
};

// e to this power, the same on every machine. Requires |x| < 80.
float exponential(float x);

}  // namespace quintet::go
