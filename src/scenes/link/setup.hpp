// The board of the next relaxed or timed game: its figure or size, how tiles fall, which pictures they carry.
// Beside the choices stands the shape of the board.
#pragma once

#include <string>
#include <vector>

#include "scenes/link/games.hpp"
#include "scenes/page.hpp"

namespace quintet::scenes {

class LinkSetupPage final : public Page {
 public:
  LinkSetupPage(Context& context, LinkMode mode);

 protected:
  std::vector<Control> layout(Extent size) override;
  void replied(const Reply& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  // A choice among a few: its name at the left, its value between two arrows.
  struct Row {
    std::string id, label, value;
    std::string icon{};  // of the value
    Rect bounds{};
  };

  std::vector<Row> rows() const;
  void turn(const std::string& row, int by);
  void turn_board(int by);
  void begin();
  link::Layout chosen() const;
  void paint_row(Canvas& canvas, const Row& row) const;
  void paint_shape(Canvas& canvas) const;

  LinkMode mode_;
  std::vector<Figure> figures_;
  std::vector<Row> rows_;
  Rect preview_;
};

}  // namespace quintet::scenes
