// A page whose content may be longer than the window. The focus stays visible, and where it cannot move farther, the
// keys scroll the page.
#pragma once

#include <string>

#include "ui/pages/page.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/scroll.hpp"

namespace quintet::ui {

class ScrollPage : public Page {
 public:
  void leave() override;

 protected:
  ScrollPage(Context& context, std::string name);

  bool intercept(const Event& event) override;
  void advance(Duration step) override;
  bool moving() const override;
  // The only button of the head line goes back.
  void on_control(const ControlEvent& reply) override;

  std::string back_id() const { return name() + ".back"; }
  // The background, then `content` scrolled and clipped to the view, then the head line with its back button.
  void paint_scrolled(Canvas& canvas, Duration now, const HeaderBar& head,
                      const std::function<void(Canvas&)>& content) const;

  Scroll scroll_;

 private:
  std::string focus_before_;
  float nudge_ = 0;  // points by which the keys scroll the page if the focus has not moved
};

}  // namespace quintet::ui
