// A card shown before a match whose board is already known: the board, its goals and a button to start. The page below
// stays visible.
#pragma once

#include <string>
#include <vector>

#include "ui/pages/page.hpp"

namespace quintet::link {

class PreviewPage : public ui::Page {
 public:
  bool covers() const override { return false; }

 protected:
  struct Heading {
    std::string over, title;  // translated
    std::string icon;         // name of a picture in images/icons
  };

  PreviewPage(ui::Context& context, std::string name);

  virtual Heading heading() const = 0;
  virtual std::string begin_label() const = 0;
  virtual void begin() = 0;
  // A second way to start, between the first and the back button; none if the label is empty.
  virtual std::string other_label() const { return {}; }
  virtual void begin_otherwise() {}
  // Between the heading and the buttons; the height in points for a body of this width.
  virtual float body_height(float width) const = 0;
  virtual void paint_body(Canvas& canvas, Rect body) const = 0;

  std::vector<ui::Control> layout(Extent size) override;
  void on_control(const ui::ControlEvent& reply) override;
  void paint(Canvas& canvas, Duration now) const override;

 private:
  std::vector<ui::Control> buttons(Rect row) const;
  void paint_heading(Canvas& canvas) const;

  Rect card_, inner_;
};

}  // namespace quintet::link
