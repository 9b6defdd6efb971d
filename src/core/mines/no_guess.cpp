#include "core/mines/no_guess.hpp"

#include <algorithm>
#include <memory>

#include "core/mines/deal.hpp"

namespace quintet::mines {
namespace {

// For one component of one position.
constexpr std::size_t kProofNodes = 200'000;

}  // namespace

bool Prover::prove(const Field& field, Point first, const std::stop_token& stop) {
  stop_ = stop;
  if (field.is_mine(first)) return false;
  logic_.reset(field.size(), field.mines());
  logic_.open(pack(first), field.number(first));
  for (;;) {
    logic_.deduce();
    while (logic_.has_safe()) {
      const Cell cell = logic_.take_safe();
      logic_.open(cell, field.number(unpack(cell)));
    }
    if (static_cast<int>(logic_.opened().size()) == field.safe_cells()) return true;
    if (!logic_.is_idle()) continue;
    if (stop_.stop_requested() || !find_certain()) return false;
  }
}

bool Prover::find_certain() {
  frontier_.build(logic_);
  bool found = false;
  for (std::size_t i = 0; i < frontier_.components(); ++i) {
    if (has_changed(i) && find_in_component(i)) found = true;
  }
  return found || find_by_count();
}

bool Prover::has_changed(std::size_t component) const {
  for (const std::int16_t box : frontier_.component(component)) {
    for (const std::int16_t number : frontier_.boxes()[static_cast<std::size_t>(box)].numbers) {
      if (logic_.is_changed(frontier_.numbers()[static_cast<std::size_t>(number)].cell)) return true;
    }
  }
  return false;
}

bool Prover::find_in_component(std::size_t component) {
  const auto order = frontier_.component(component);
  if (sweep_.build(frontier_, order, kProofNodes, stop_) != Sweep::Outcome::Done) return false;
  const auto& possible = sweep_.possible();
  bool found = false;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Box& box = frontier_.boxes()[static_cast<std::size_t>(order[i])];
    // The numbers are settled until one of them changes again.
    for (const std::int16_t number : box.numbers)
      logic_.settle(frontier_.numbers()[static_cast<std::size_t>(number)].cell);
    if (possible[i].mine && possible[i].safe) continue;
    found = true;
  }
  if (!found) return false;
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (possible[i].mine && possible[i].safe) continue;
    for (const Cell cell : frontier_.boxes()[static_cast<std::size_t>(order[i])].cells)
      possible[i].mine ? logic_.set_mine(cell) : logic_.set_safe(cell);
  }
  return true;
}

// Whether all mines together leave a cell certain. Most positions are far from that.
bool Prover::find_by_count() {
  int missing = 0;  // at least as many as the mines beside numbers
  for (const Number& number : frontier_.numbers()) missing += number.missing;
  const int away = logic_.unknown() - frontier_.cells();
  if (missing < logic_.mines_left() && logic_.mines_left() < away) return false;
  if (chances_.solve(logic_, kProofNodes, stop_) != Solved::Exactly) return false;
  bool found = false;
  for (int row = 0; row < logic_.size().height; ++row) {
    for (int column = 0; column < logic_.size().width; ++column) {
      const Cell cell = pack({row, column});
      if (logic_.known(cell) != Known::Nothing) continue;
      const double mine = chances_.mine(cell);
      if (mine != 0 && mine != 1) continue;
      mine == 1 ? logic_.set_mine(cell) : logic_.set_safe(cell);
      found = true;
    }
  }
  return found;
}

std::optional<Field> draw_no_guess(const Rules& rules, Point first, Random& random,
                                   const SearchLimit& limit) {
  Rules safe = rules;
  if (safe.first == FirstClick::Any) safe.first = FirstClick::Safe;
  const auto prover = std::make_unique<Prover>();
  for (std::uint64_t i = 0; i < limit.boards && !limit.stop.stop_requested(); ++i) {
    Field field = draw_field(safe, first, random);
    if (prover->prove(field, first, limit.stop)) return field;
  }
  return std::nullopt;
}

}  // namespace quintet::mines
