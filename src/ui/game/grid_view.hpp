// A board of square cells on a plate: the positions of the cells, for games without animation of their own.
#pragma once

#include <algorithm>
#include <optional>

#include "ui/game/board_view.hpp"

namespace quintet::ui {

class GridView : public BoardView {
 public:
  // The largest board that fits the area, centred with its plate. `rim`: width around the cells, as a share of a cell.
  void fit(Rect area, Size size, float rim) {
    size_ = size;
    const auto columns = static_cast<float>(size.width), rows = static_cast<float>(size.height);
    pitch_ = std::min(area.w / (columns + 2 * rim), area.h / (rows + 2 * rim));
    cells_ = centred(area.centre(), {columns * pitch_, rows * pitch_});
    rim_ = rim * pitch_;
  }
  Rect cell(Point at) const {
    return {cells_.x + static_cast<float>(at.column) * pitch_, cells_.y + static_cast<float>(at.row) * pitch_,
            pitch_, pitch_};
  }

  Rect plate() const override { return cells_.grown(rim_); }
  float rim() const override { return rim_; }
  float pitch() const override { return pitch_; }
  Vec centre(Point at) const override { return cell(at).centre(); }
  std::optional<Point> hit(Vec place, Duration) const override {
    if (!cells_.contains(place)) return std::nullopt;
    return Point{std::min(static_cast<int>((place.y - cells_.y) / pitch_), size_.height - 1),
                 std::min(static_cast<int>((place.x - cells_.x) / pitch_), size_.width - 1)};
  }
  bool moving(Duration) const override { return false; }
  Duration busy_until() const override { return Duration{0}; }

 private:
  Size size_{};
  Rect cells_;
  float pitch_ = 0, rim_ = 0;
};

}  // namespace quintet::ui
