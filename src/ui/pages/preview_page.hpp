// A card before a match whose board is already known, such as the board of the day: facts about it, and a button to
// start.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "ui/pages/page.hpp"

namespace quintet::ui {

// All words are translated.
struct Preview {
  std::string over, title;                                   // the heading, in two lines
  std::string icon;                                          // name of a picture in images/icons
  std::vector<std::pair<std::string, std::string>> facts{};  // label and value
  std::string start{};                                       // the label of the main button
  std::string state{};                                       // for scripts
};

// The page below stays visible.
class PreviewPage : public Page {
 public:
  // `start` acts for the main button.
  PreviewPage(Context& context, std::string name, const Accent& accent, std::function<Preview()> make,
              std::function<void()> start);

  bool covers() const override { return false; }

 protected:
  std::vector<Control> layout(Extent size) override;
  void on_control(const ControlEvent& reply) override;
  void advance(Duration step) override;
  void paint(Canvas& canvas, Duration now) const override;
  std::string state() const override { return preview_->state; }

 private:
  Rect card(Extent size) const;
  void paint_heading(Canvas& canvas, Rect inner) const;
  void paint_facts(Canvas& canvas, Rect area) const;

  Accent accent_;
  PageData<Preview> preview_;
  std::function<void()> start_;
};

}  // namespace quintet::ui
