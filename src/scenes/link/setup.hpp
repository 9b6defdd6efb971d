// The board of the next relaxed or timed game: its figure or size, how hard it is, how tiles fall, which pictures
// they carry. Beside or above the choices stands the shape of the board.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scenes/link/setup_choices.hpp"
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
    Choice choice;
    std::string label, value;
    std::string icon{};  // of the value
    Rect bounds{};
  };

  const LinkSettings& wish() const { return context_.player.settings().link; }
  std::string id_of(Choice choice, std::string_view arrow) const;
  std::vector<Row> rows() const;
  // The whole of choices and button, and where the shape stands, if there is room for it.
  Rect place_parts(Extent size);
  void place_row(Row& row, Rect bounds, std::vector<Control>& controls) const;
  void turn(Choice choice, int by);
  void paint_row(Canvas& canvas, const Row& row) const;
  void paint_preview(Canvas& canvas) const;

  LinkMode mode_;
  std::vector<Figure> figures_;
  std::optional<Size> own_;  // the last size of the player's own
  std::vector<Row> rows_;
  float row_height_ = 0;
  Rect preview_;
};

}  // namespace quintet::scenes
