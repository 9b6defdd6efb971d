#include "ui/pages/scroll_page.hpp"

namespace quintet::ui {
namespace {

constexpr float kKeyStep = 64;

}  // namespace

ScrollPage::ScrollPage(Context& context, std::string name) : Page(context, std::move(name)) {}

void ScrollPage::leave() {
  scroll_.let_go();
  Page::leave();
}

bool ScrollPage::intercept(const Event& event) {
  if (const auto* action = std::get_if<ActionEvent>(&event)) {
    if (action->action == Action::Up) nudge_ = -kKeyStep;
    if (action->action == Action::Down) nudge_ = kKeyStep;
  }
  return scroll_.handle(event, controls_, now(), context_.glide(motion::kBase));
}

void ScrollPage::advance(Duration step) {
  static_cast<void>(step);
  const Duration pace = context_.glide(motion::kBase);
  const Control* focused = controls_.find(controls_.focused());
  const bool moved = controls_.focused() != focus_before_;
  // A control without a window does not scroll.
  if (moved && controls_.ring_shown() && focused && !focused->window.empty()) {
    scroll_.reveal(focused->bounds, now(), pace);
  } else if (!moved && nudge_ != 0) {
    scroll_.move(nudge_, now(), pace);
  }
  focus_before_ = controls_.focused();
  nudge_ = 0;
}

bool ScrollPage::moving() const {
  return scroll_.moving(now());
}

void ScrollPage::on_control(const ControlEvent& reply) {
  if (reply.id == back_id() && reply.what == ControlEvent::What::Activated) go_back();
}

void ScrollPage::paint_scrolled(Canvas& canvas, Duration now, const HeaderBar& head,
                                const std::function<void(Canvas&)>& content) const {
  draw_backdrop(canvas, theme(), Scenery::Full);
  {
    const auto guard = canvas.saved();
    canvas.fade(arrival(now));
    canvas.clip(scroll_.view());
    content(canvas);
  }
  // A line shows that there is more of the page above.
  if (scroll_.offset(now) > 0) {
    canvas.fill({0, scroll_.view().y, scroll_.view().w, kLine}, theme().colour.hairline);
  }
  draw_header_bar(canvas, theme(), head);
  if (const Control* back = controls_.find(back_id()))
    controls_.draw(canvas, theme(), now - this->now(), *back);
  scroll_.draw(canvas, theme(), now);
}

}  // namespace quintet::ui
