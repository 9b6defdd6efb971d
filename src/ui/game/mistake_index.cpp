#include "ui/game/mistake_index.hpp"

#include <algorithm>

namespace quintet::ui {

void MistakeIndex::update(std::span<const CurvePoint> positions) {
  plies_.clear();
  for (std::size_t i = 0; i < positions.size(); ++i) {
    if (positions[i].quality != MoveQuality::Fine) plies_.push_back(i);
  }
}

std::optional<std::size_t> MistakeIndex::before(std::size_t at) const {
  const auto next = std::ranges::lower_bound(plies_, at);
  return next == plies_.begin() ? std::nullopt : std::optional(*(next - 1));
}

std::optional<std::size_t> MistakeIndex::after(std::size_t at) const {
  const auto next = std::ranges::upper_bound(plies_, at);
  return next == plies_.end() ? std::nullopt : std::optional(*next);
}

}  // namespace quintet::ui
