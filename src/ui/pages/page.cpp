#include "ui/pages/page.hpp"

#include <algorithm>

#include "ui/kit/game_definition.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::ui {

namespace {

constexpr float kRise = 10;                            // points that a page moves up while it appears
constexpr float kTooltipHeight = 22, kTooltipGap = 1;  // low, so that it ends above what is below a header
constexpr float kToastHeight = 44, kToastWidth = 640, kHeadToast = 40;

bool is_move(Action action) {
  return action <= Action::Right || action == Action::Next || action == Action::Previous;
}

}  // namespace

Page::Page(Context& context, std::string name) : context_(context), name_(std::move(name)) {}

void Page::enter() {
  const bool first = !entered_;
  if (!entered_) arrival_ = {now_, context_.pace(motion::kCalm), kCalmInCurve};
  window_fades_ = context_.scenes.fading();
  entered_ = on_top_ = true;
  if (context_.by_keys) controls_.show_ring();
  place_controls();
  if (first && controls_.focused() == name() + ".back") focus_content();
}

// The first control below the header.
void Page::focus_content() {
  const auto content = std::ranges::find_if(controls_.all(), [](const Control& control) {
    return control.kind != Control::Kind::Icon && control.enabled && control.stands_for.empty();
  });
  if (content != controls_.all().end()) controls_.focus(content->id);
}

void Page::leave() {
  on_top_ = false;
  arrival_ = {};  // no time passes under another page, so an arrival that was interrupted is over
  controls_.let_go();
  hand_on_toast();
}

Page::Ground Page::ground() const {
  return {context_.canvas.size(), context_.canvas.scale(), context_.words.revision()};
}

std::function<void()> Page::later(std::function<void()> action) const {
  return [alive = std::weak_ptr<const bool>(alive_), action = std::move(action)] {
    if (!alive.expired()) action();
  };
}

void Page::place_controls() {
  placed_on_ = ground();
  controls_.place(layout(context_.canvas.size()));
}

void Page::draw_controls(Canvas& canvas, Duration now, const Theme& theme) const {
  for (const Control& control : controls_.all()) controls_.draw(canvas, theme, now - now_, control);
}

bool Page::intercept(const Event& /*event*/) {
  return false;
}

void Page::on_action(Action /*action*/) {}
void Page::on_window_event(WindowEvent /*event*/) {}
void Page::on_file_dropped(const std::string& /*file*/) {
  std::string games;
  for (const GameDefinition* game : context_.games) {
    if (game->open_file) games += (games.empty() ? "" : " · ") + tr(game->name);
  }
  show_toast(format(tr("Files open on the menu and in {games}."), {{"games", games}}));
}
void Page::advance(Duration /*step*/) {}
void Page::go_back() {
  context_.scenes.pop();
}

void Page::show_toast(std::string message) {
  toast_ = Toast{.text = std::move(message), .since = now_};
}

float Page::arrival(Duration now) const {
  return window_fades_ ? 1 : entrance(now);
}

void Page::update(const Input& input, Duration step) {
  now_ += step;
  // The last step has placed all controls, unless the window or the language has changed since then.
  if (placed_on_ != ground()) place_controls();
  controls_.update({}, step);
  for (const Event& event : input.events) {
    // Events after a press that opened or closed a page are not for this page.
    if (context_.scenes.pending()) break;
    handle(event);
  }
  // A page that is about to close does not advance and takes no toast, which would not be read.
  if (!context_.scenes.pending()) {
    advance(step);
    update_toast();
  }
  place_controls();
}

void Page::update_toast() {
  if (toast_ && toast_out().done(now_)) toast_.reset();
  // The picture of the last page may still show the same message.
  if (toast_ || !takes_notices() || context_.scenes.fading()) return;
  if (auto notice = context_.profile.next_notice()) {
    show_toast(std::move(notice->text));
    toast_->from = notice->once ? Toast::From::ProfileOnce : Toast::From::Profile;
  }
}

// A toast that is not about this page, and that was shown too briefly to be read, is shown again by the next page.
void Page::hand_on_toast() {
  if (!toast_ || toast_->from == Toast::From::Page) return;
  if (toast_->from == Toast::From::Profile && now_ - toast_->since < toast_->stays() / 2)
    context_.profile.notify_first(std::move(toast_->text));
  toast_.reset();
}

// A Chinese character is three bytes, and takes about as long to read as three letters.
Duration Page::Toast::stays() const {
  const std::size_t more = text.size() - std::min(text.size(), motion::kToastShort);
  return std::min(motion::kToast + static_cast<int>(more) * motion::kToastByte, motion::kToastMost);
}

Tween Page::toast_in() const {
  return {toast_->since, context_.pace(motion::kBase), kBaseCurve};
}

Tween Page::toast_out() const {
  const Duration fade = context_.pace(motion::kBase);
  return {toast_->since + toast_->stays() - fade, fade, kLinear};
}

void Page::handle(const Event& event) {
  if (const auto* window = std::get_if<WindowEvent>(&event)) on_window_event(*window);
  if (const auto* dropping = std::get_if<FileEvent>(&event)) return on_file_dropped(dropping->file);
  if (intercept(event)) return;
  const std::string focus_before = controls_.focused();
  for (const ControlEvent& reply : controls_.update({{event}}, Duration{0})) {
    if (sounds(reply)) context_.audio.play(reply.what == ControlEvent::What::Changed ? "toggle" : "press");
    on_control(reply);
  }
  context_.by_keys = controls_.ring_shown();
  if (controls_.focused() != focus_before && controls_.ring_shown()) context_.audio.play("focus");
  const auto* action = std::get_if<ActionEvent>(&event);
  if (!action || action->repeated || is_move(action->action)) return;
  if (action->action == Action::Back)
    go_back();
  else if (action->action != Action::Confirm)
    on_action(action->action);
}

bool Page::sounds(const ControlEvent& /*reply*/) const {
  return true;
}

void Page::draw(Canvas& canvas, Duration ahead) const {
  const Duration now = now_ + ahead;
  {
    const auto guard = canvas.saved();
    paint(canvas, now);
    if (on_top_) controls_.draw_ring(canvas, theme());
  }
  if (!on_top_) return;
  draw_tooltip(canvas);
  draw_toast(canvas, now);
}

bool Page::at_rest() const {
  if (!arrival_.done(now_) || !controls_.at_rest() || moving()) return false;
  if (!toast_ && takes_notices() && context_.profile.has_notice()) return false;
  return !toast_ || (toast_in().done(now_) && now_ < toast_out().start);
}

std::optional<Duration> Page::due() const {
  std::optional<Duration> soonest = page_due();
  const auto add = [&soonest](Duration wait) {
    soonest = std::min(soonest.value_or(wait), std::max(wait, Duration{0}));
  };
  if (toast_) add(toast_out().start - now_);
  const Control* hovered = controls_.find(controls_.hovered());
  if (hovered && hovered->kind == Control::Kind::Icon && !controls_.hover_used() && !tooltip_shown())
    add(motion::kTooltip - controls_.hovered_for());
  return soonest;
}

std::string Page::describe() const {
  const std::string more = state();
  return name_ + " focus=" + controls_.focused() + (more.empty() ? "" : " " + more) +
         (toast_ ? " notice=" + toast_->text : "");
}

std::optional<Vec> Page::locate(std::string_view name) const {
  if (const auto more = locate_more(name)) return more;
  return controls_.locate(name);
}

bool Page::tooltip_shown() const {
  return !controls_.hover_used() && controls_.hovered_for() >= motion::kTooltip;
}

// The control whose tooltip is shown: the one that the pointer rests on, or else the one with the focus.
const Control* Page::explained() const {
  const auto icon = [](const Control* control) {
    return control && control->kind == Control::Kind::Icon && !control->label.empty();
  };
  const Control* const hovered = controls_.find(controls_.hovered());
  if (icon(hovered) && tooltip_shown()) return hovered;
  const Control* const focused = controls_.ring_shown() ? controls_.find(controls_.focused()) : nullptr;
  return icon(focused) && focused->tooltip == Control::Tooltip::Focus ? focused : nullptr;
}

void Page::draw_tooltip(Canvas& canvas) const {
  const Control* control = explained();
  if (!control) return;
  const Palette& c = theme().colour;
  const float width = canvas.text_width(control->label, Face::Text, type::kCaption) + 2 * space::kTiny;
  const Extent size = canvas.size();
  const float x =
      std::max(space::kTiny, std::min(control->bounds.centre().x - width / 2, size.w - width - space::kTiny));
  const float below = control->bounds.bottom() + kTooltipGap + kRing;
  const float y =
      below + kTooltipHeight < size.h ? below : control->bounds.y - kTooltipHeight - kTooltipGap - kRing;
  const Rect box{x, y, width, kTooltipHeight};
  canvas.shadow(box, radius::kCell, theme().shadow(Elevation::Middle));
  canvas.rounded(box, radius::kCell, c.text);
  canvas.text(control->label, box, {.size = type::kCaption, .colour = c.canvas, .align = Align::Centre});
}

Rect Page::beside_title(const std::string& title) const {
  const Extent size = context_.canvas.size();
  const float head = header_height(size);
  float left = 0, right = size.w;
  for (const Control& control : controls_.all()) {
    if (control.bounds.y >= head) continue;
    if (control.id == name() + ".back")
      left = control.bounds.right() + space::kWide +
             title_width(context_.canvas, {.title = title, .accent = {}});
    else
      right = std::min(right, control.bounds.x - space::kSmall);
  }
  const float y = (head - kHeadToast) / 2;
  return {left, y, std::max(0.0F, right - left), head - y};
}

// Where the page has a free place for toasts and this one fits it.
bool Page::draw_toast_in_place(Canvas& canvas) const {
  const Rect place = toast_place();
  const Palette& c = theme().colour;
  const TextStyle style{.size = type::kLabel, .colour = c.canvas, .align = Align::Centre};
  const float inner = place.w - 2 * space::kSmall;
  if (place.empty() || inner <= 0) return false;
  const float height = canvas.paragraph_height(toast_->text, inner, style, context_.line_height());
  const float width =
      std::min(place.w, canvas.text_width(toast_->text, style.face, style.size) + 2 * space::kSmall + 1);
  const Rect box{place.centre().x - width / 2, place.y, width, height + space::kBase};
  if (box.h > place.h) return false;
  canvas.shadow(box, radius::kControl, theme().shadow(Elevation::High));
  canvas.rounded(box, radius::kControl, c.text);
  canvas.paragraph(toast_->text,
                   {box.x + space::kSmall, box.y + space::kTiny, box.w - 2 * space::kSmall, height}, style,
                   context_.line_height());
  return true;
}

// Moved up, else also to a side, to where it covers no button, if there is such a place in the lower half of the window.
Rect Page::clear_of_controls(Rect toast) const {
  const auto covers = [](Rect box, const Control& control) {
    return control.kind != Control::Kind::Area &&
           !intersection(box.grown(space::kHair), control.bounds).empty();
  };
  const Extent size = context_.canvas.size();
  for (const float x : {toast.x, space::kWide, size.w - space::kWide - toast.w}) {
    for (Rect box{x, toast.y, toast.w, toast.h}; box.y > size.h / 2; box.y -= space::kTiny) {
      if (std::ranges::none_of(controls_.all(), [&](const Control& one) { return covers(box, one); }))
        return box;
    }
  }
  return toast;
}

void Page::draw_toast(Canvas& canvas, Duration now) const {
  if (!toast_) return;
  const Palette& c = theme().colour;
  const auto come = static_cast<float>(toast_in().progress(now));
  const auto guard = canvas.saved();
  canvas.fade(come * static_cast<float>(1 - toast_out().progress(now)));
  if (!context_.still()) canvas.translate({0, (1 - come) * kRise});
  if (draw_toast_in_place(canvas)) return;
  const Extent size = canvas.size();
  const float room = std::min(size.w - 2 * space::kWide, kToastWidth);
  const TextStyle style{.size = type::kBody, .colour = c.canvas, .align = Align::Centre};
  const float text = canvas.text_width(toast_->text, style.face, style.size);
  const float inner = std::min(text + 1, room - 2 * space::kWide);
  const float height = canvas.paragraph_height(toast_->text, inner, style, context_.line_height());
  const Rect box =
      clear_of_controls(centred({size.w / 2, size.h - space::kLarge - kToastHeight / 2},
                                {inner + 2 * space::kWide, std::max(kToastHeight, height + space::kBase)}));
  canvas.shadow(box, radius::kControl, theme().shadow(Elevation::High));
  canvas.rounded(box, radius::kControl, c.text);
  canvas.paragraph(toast_->text, {box.x + space::kWide, box.centre().y - height / 2, inner, height}, style,
                   context_.line_height());
}

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

void ScrollPage::advance(Duration /*step*/) {
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
