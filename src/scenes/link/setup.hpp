// The board of the next relaxed or timed game: its figure or size, how hard it is, how tiles fall, which pictures
// they carry. Beside or above the choices stands the shape of the board.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scenes/link/setup_choices.hpp"
#include "scenes/setup_page.hpp"

namespace quintet::scenes {

class LinkSetupPage final : public SetupPage {
 public:
  LinkSetupPage(Context& context, LinkMode mode);

 protected:
  std::vector<Row> rows() const override;
  void turn(std::string_view row, int by) override;
  void begin() override;
  std::string title() const override;
  void paint_preview(Canvas& canvas, Rect area) const override;
  std::string caption() const override;
  std::string state() const override;

 private:
  const LinkSettings& wish() const { return context_.player.settings().link; }

  LinkMode mode_;
  std::vector<Figure> figures_;
  std::optional<Size> own_;  // the last size of the player's own
};

}  // namespace quintet::scenes
