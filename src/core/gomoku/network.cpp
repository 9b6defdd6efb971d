#include "core/gomoku/network.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include "core/gomoku/network_kernels.hpp"

// Compiled in from assets/players/gomoku.network; see core/shipped.S.
extern "C" const std::uint8_t kGomokuNetwork[], kGomokuNetworkEnd[];

namespace quintet::gomoku {
namespace {

constexpr std::uint32_t kMagic = 0x314D4751;  // "QGM1"

void add(Neurons& neurons, const Neurons& row) {
  for (std::size_t i = 0; i < neurons.size(); ++i)
    neurons[i] = static_cast<std::int16_t>(neurons[i] + row[i]);
}

}  // namespace

class NetworkReader {
 public:
  explicit NetworkReader(std::span<const std::uint8_t> bytes) : left_(bytes) {}

  std::optional<Networks> read() {
    if (one<std::uint32_t>() != kMagic) return std::nullopt;
    Networks networks;
    for (const Rule rule : kRules) read(rule, networks[static_cast<std::size_t>(rule)]);
    return good_ && left_.empty() ? std::optional(std::move(networks)) : std::nullopt;
  }

 private:
  using Row = std::array<std::int16_t, kNeurons>;
  // The rows by line class, of the viewer's own lines and of the other's.
  struct Table {
    std::vector<Row> own, foreign;
  };

  template <class Item, std::size_t size>
  void fill(std::array<Item, size>& row) {
    fill(std::span<Item>(row));
  }

  template <class Item>
  void fill(std::span<Item> items) {
    static_assert(std::endian::native == std::endian::little);
    if (items.size_bytes() > left_.size()) good_ = false;
    if (!good_) return;
    std::memcpy(items.data(), left_.data(), items.size_bytes());
    left_ = left_.subspan(items.size_bytes());
    if constexpr (std::is_same_v<Item, float>)
      good_ = std::ranges::all_of(items, [](float item) { return std::abs(item) < kMostInHead; });
  }

  template <class Item>
  Item one() {
    Item item{};
    fill(std::span<Item>(&item, 1));
    return item;
  }

  void read(Rule rule, Network& network) {
    const auto tables = one<std::uint8_t>();
    const bool has_fine_rows = one<std::uint8_t>() != 0;
    good_ = good_ && (tables == 1 || tables == 2);
    network.classes_ = line_classes(rule).data();
    for (const Colour colour : kColours) {
      if (index_of(colour) < tables)
        set_rows(read_table(rule, colour, has_fine_rows), colour, tables, network);
    }
    Row bias{};
    fill(bias);
    network.bias_ = joined(bias, bias);
    Network::Head& head = network.head_;
    for (auto& row : head.hidden) fill(row);
    fill(head.hidden_bias);
    fill(head.output);
    fill(head.direct);
    head.output_bias = one<float>();
  }

  Table read_table(Rule rule, Colour colour, bool has_fine_rows) {
    const auto classes = line_classes(rule);
    const auto patterns = pattern_table(rule, colour);
    Table table;
    std::array<std::vector<Row>*, 2> parts{&table.own, &table.foreign};
    for (std::vector<Row>* rows : parts) {
      std::array<Row, kPatterns> coarse{};
      for (Row& row : coarse) fill(row);
      rows->resize(line_class_count(rule));
      for (std::size_t number = 0; number < classes.size(); ++number)
        (*rows)[classes[number]] = coarse[static_cast<std::size_t>(patterns[number])];
    }
    if (!has_fine_rows) return table;
    for (std::vector<Row>* rows : parts) {
      for (Row& row : *rows) {
        std::array<std::int8_t, kNeurons> fine{};
        fill(fine);
        for (std::size_t i = 0; i < kNeurons; ++i) row[i] = static_cast<std::int16_t>(row[i] + fine[i]);
      }
    }
    return table;
  }

  // Lines of this colour have the table's rows, those of the other colour as well if there is only one table.
  void set_rows(const Table& table, Colour colour, std::size_t tables, Network& network) {
    for (const Colour each : kColours) {
      if (tables == 2 && each != colour) continue;
      std::vector<Neurons>& rows = network.rows_[index_of(each)];
      rows.clear();
      for (std::size_t i = 0; i < table.own.size(); ++i) {
        rows.push_back(each == Colour::Black ? joined(table.own[i], table.foreign[i])
                                             : joined(table.foreign[i], table.own[i]));
      }
    }
  }

  // The views of black and of white. The sum of a bias and eight rows must fit 16 bits.
  Neurons joined(const Row& black, const Row& white) {
    constexpr int kMostInRow = 3'600;
    Neurons both{};
    std::ranges::copy(black, both.begin());
    std::ranges::copy(white, both.begin() + kNeurons);
    good_ = good_ && std::ranges::all_of(both, [](int item) { return std::abs(item) <= kMostInRow; });
    return both;
  }

  static constexpr float kMostInHead = 1e4F;
  std::span<const std::uint8_t> left_;
  bool good_ = true;
};

std::optional<Networks> read_networks(std::span<const std::uint8_t> bytes) {
  return NetworkReader(bytes).read();
}

const Networks& shipped_networks() {
  static const Networks networks =
      read_networks({&kGomokuNetwork[0], static_cast<std::size_t>(kGomokuNetworkEnd - kGomokuNetwork)})
          .value();
  return networks;
}

Value Network::value(const NeuronSums& sums, Colour to_move) const {
  const std::size_t first = to_move == Colour::Black ? 0 : kNeurons;
  return static_cast<Value>(std::lround(fastest_kernels().head(head_, sums, first)));
}

void Accumulator::start(const Network& network, std::size_t cells) {
  network_ = &network;
  neurons_.resize(cells);
  sums_ = {};
  count_ = 0;
  placed_.clear();
}

void Accumulator::enter(Cell cell, const PointLines& lines) {
  Neurons& neurons = neurons_[static_cast<std::size_t>(cell)];
  neurons = network_->bias();
  for (const LineNumbers line : lines) {
    for (const Colour colour : kColours) add(neurons, network_->row(colour, number_of(line, colour)));
  }
  for (std::size_t i = 0; i < sums_.size(); ++i)
    sums_[i] = static_cast<std::uint16_t>(sums_[i] + active(neurons[i]));
}

void Accumulator::place(Cell cell, std::span<const LineChange> changes) {
  placed_.push_back({count_, sums_});
  if (kept_.size() < count_ + changes.size()) kept_.resize(2 * kept_.size() + kMostChanges);
  const Neurons& gone = neurons_[static_cast<std::size_t>(cell)];
  for (std::size_t i = 0; i < sums_.size(); ++i)
    sums_[i] = static_cast<std::uint16_t>(sums_[i] - active(gone[i]));
  std::array<Exchange, kMostChanges> points;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    Neurons& inputs = neurons_[static_cast<std::size_t>(changes[i].cell)];
    Kept& kept = kept_[count_++];
    kept.cell = changes[i].cell;
    points[i].inputs = &inputs;
    points[i].before = &kept.neurons;
    for (const Colour colour : kColours) {
      points[i].less[index_of(colour)] = &network_->row(colour, number_of(changes[i].before, colour));
      points[i].more[index_of(colour)] = &network_->row(colour, number_of(changes[i].after, colour));
      for (const Neurons* row : {points[i].less[index_of(colour)], points[i].more[index_of(colour)]}) {
        __builtin_prefetch(row->data());
        __builtin_prefetch(row->data() + kNeurons);
      }
    }
  }
  fastest_kernels().exchange(sums_, std::span(points).first(changes.size()));
}

void Accumulator::take_back() {
  const auto& [kept, sums] = placed_.back();
  while (count_ > kept) {
    const Kept& last = kept_[--count_];
    neurons_[static_cast<std::size_t>(last.cell)] = last.neurons;
  }
  sums_ = sums;
  placed_.pop_back();
}

}  // namespace quintet::gomoku
