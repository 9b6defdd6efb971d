// The mistakes of a reviewed game in the order of play, each by the number of moves after it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "ui/game/curve_point.hpp"

namespace quintet::ui {

class MistakeIndex {
 public:
  // The positions analysed so far, from the first one.
  void update(std::span<const CurvePoint> positions);
  std::size_t count() const { return plies_.size(); }
  const std::vector<std::size_t>& plies() const { return plies_; }
  // The nearest mistake before and after the position with this number of moves.
  std::optional<std::size_t> before(std::size_t at) const;
  std::optional<std::size_t> after(std::size_t at) const;

 private:
  std::vector<std::size_t> plies_;
};

}  // namespace quintet::ui
