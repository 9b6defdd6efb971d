// The page before today's board, and before a board in general.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/link/daily.hpp"
#include "ui/pages/page.hpp"

namespace quintet::link {

// A card shown before a match whose board is already known: the board, its goals and a button to start. The page below
// stays visible.
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

// The preview of today's board, and whether it has been solved.
class DailyPage final : public PreviewPage {
 public:
  explicit DailyPage(ui::Context& context);

 protected:
  Heading heading() const override;
  std::string begin_label() const override;
  void begin() override;
  float body_height(float width) const override;
  void paint_body(Canvas& canvas, Rect body) const override;
  std::string state() const override;

 private:
  struct Fact {
    std::string label, value;  // translated
  };
  static constexpr std::size_t kFacts = 5;

  std::array<Fact, kFacts> facts() const;
  // The best time on today's board, in seconds; nothing until it is solved.
  std::optional<std::int64_t> best() const;

  Date date_;
  link::Order order_;
};

}  // namespace quintet::link
