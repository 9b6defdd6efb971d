// The choices before a game: a row for each choice, with its value between two arrows, and the button that begins the
// game. Where there is room, a preview is beside or above the rows.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ui/pages/page.hpp"

namespace quintet::ui {

class SetupPage : public Page {
 protected:
  // One choice: its name at the left, its value between two arrows.
  struct Row {
    // The labels of the arrows.
    enum class Steps : std::uint8_t { Choices, Numbers };
    std::string id;  // "board": the arrows are PAGE.board.previous and PAGE.board.next
    std::string label, value;
    std::string icon{};  // of the value
    Steps steps = Steps::Choices;
    bool previous = true, next = true;  // whether there is another value in that direction
    Rect bounds{};
  };

  SetupPage(Context& context, std::string name, const Accent& accent);

  // The number of rows is the same in every call.
  virtual std::vector<Row> rows() const = 0;
  // Changes to the next value (1) or the previous one (-1).
  virtual void turn(std::string_view row, int by) = 0;
  virtual void begin() = 0;
  virtual std::string title() const = 0;
  // In a plate of any shape, with the caption below it.
  virtual void paint_preview(Canvas& canvas, Rect area) const = 0;
  virtual std::string caption() const = 0;

  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override;

 private:
  std::string id_of(const Row& row, std::string_view arrow) const;
  // Places the preview where there is room for it; returns the area of choices and button.
  Rect place_parts(Extent size);
  void place_row(Row& row, Rect bounds, std::vector<Control>& controls) const;
  void paint_row(Canvas& canvas, const Row& row) const;
  void paint_plate(Canvas& canvas) const;

  Accent accent_;
  std::vector<Row> rows_;
  float row_height_ = 0;
  Rect preview_;
};

}  // namespace quintet::ui
