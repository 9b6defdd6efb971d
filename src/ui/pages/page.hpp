// The base of every screen, and of those whose content scrolls under a header.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/scene/scene.hpp"
#include "ui/context.hpp"
#include "ui/localized_error.hpp"
#include "ui/widgets/controls.hpp"
#include "ui/widgets/header_bar.hpp"
#include "ui/widgets/ornaments.hpp"
#include "ui/widgets/scroll.hpp"

namespace quintet::ui {

// The base of every screen: it lays out its controls again when the window or the language changes, passes events to
// them, shows tooltips and toasts, and fades in. A derived page defines the places of its controls, what they do, and how
// the rest is painted.
class Page : public Scene {
 public:
  void enter() override;
  void leave() override;
  void update(const Input& input, Duration step) override;
  void draw(Canvas& canvas, Duration ahead) const override;
  bool at_rest() const override;
  std::optional<Duration> due() const override;
  std::string describe() const override;
  std::optional<Vec> locate(std::string_view name) const override;
  // For tests: where they stand after the last step.
  const std::vector<Control>& controls() const { return controls_.all(); }

 protected:
  // The name begins the ids of the page's controls and its description for scripts, as in "settings".
  Page(Context& context, std::string name);

  // The controls with their places. Called after every step, so it must be cheap. It may measure text.
  virtual std::vector<Control> layout(Extent size) = 0;
  virtual void on_control(const ControlEvent& reply) = 0;
  // Everything but the controls' ring, the tooltip and the notices. `now` is scene time.
  virtual void paint(Canvas& canvas, Duration now) const = 0;

  // Sees events before the controls do; true consumes one.
  virtual bool intercept(const Event& event);
  // Whether a press on a control plays the sound of a press; false where the page plays its own.
  virtual bool sounds(const ControlEvent& reply) const;
  // An action that no control has used.
  virtual void on_action(Action action);
  virtual void on_window_event(WindowEvent event);
  // A file was dropped onto the window; its absolute path. A page that opens no files shows a message about this.
  virtual void on_file_dropped(const std::string& file);
  // Called after the controls have been updated, unless a change of the scene stack is pending.
  virtual void advance(Duration step);
  // The player pressed Back.
  virtual void go_back();
  virtual bool moving() const { return false; }
  virtual std::optional<Duration> page_due() const { return std::nullopt; }
  // Where toasts stand; where it is empty or too small for one, they stand above the lower edge of the window.
  virtual Rect toast_place() const { return {}; }
  // For toast_place: in the head line, between this title and the icons.
  Rect beside_title(const std::string& title) const;
  // Whether the page shows what the profile has to tell, such as "Game saved"; else the next page does.
  virtual bool takes_notices() const { return true; }
  // The state of the page for scripts, after its name.
  virtual std::string state() const { return {}; }
  virtual std::optional<Vec> locate_more(std::string_view) const { return std::nullopt; }

  // A callback for pages above: it runs while this page exists, and does nothing afterwards.
  std::function<void()> later(std::function<void()> action) const;

  // Lays out at once, for an event that has changed the set of controls.
  void place_controls();
  // All controls, without the focus ring.
  void draw_controls(Canvas& canvas, Duration now) const { draw_controls(canvas, now, theme()); }
  void draw_controls(Canvas& canvas, Duration now, const Theme& theme) const;
  void show_toast(std::string message);
  // What went wrong with something that the player asked for.
  void tell_if_failed(const Expected<void, LocalizedError>& done) {
    if (!done) show_toast(done.error().message);
  }
  Duration now() const { return now_; }
  const std::string& name() const { return name_; }
  // 0 to 1 while the page fades in; 1 from the start where the whole window fades from the last page to this one.
  float arrival(Duration now) const;
  // 0 to 1 while the page appears, for what moves meanwhile.
  float entrance(Duration now) const { return static_cast<float>(arrival_.progress(now)); }
  const Theme& theme() const { return context_.theme; }
  std::string tr(std::string_view message) const { return context_.words.tr(message); }
  std::string tr(const Message& message) const { return context_.words.tr(message); }

  Context& context_;
  Controls controls_;

 private:
  // What a layout depends on besides the page itself.
  struct Ground {
    Extent size;
    float scale = 0;
    std::uint32_t words = 0;
    friend bool operator==(const Ground&, const Ground&) = default;
  };
  struct Toast {
    std::string text;
    Duration since{0};
    enum class From : std::uint8_t { Page, Profile, ProfileOnce } from = From::Page;
    Duration stays() const;
  };

  Ground ground() const;
  void focus_content();
  void handle(const Event& event);
  void update_toast();
  void hand_on_toast();
  Tween toast_in() const;
  Tween toast_out() const;
  const Control* explained() const;
  void draw_tooltip(Canvas& canvas) const;
  void draw_toast(Canvas& canvas, Duration now) const;
  bool draw_toast_in_place(Canvas& canvas) const;
  Rect clear_of_controls(Rect toast) const;
  bool tooltip_shown() const;

  std::string name_;
  std::shared_ptr<const bool> alive_ = std::make_shared<const bool>(true);
  Ground placed_on_;
  Duration now_{0};
  Tween arrival_;
  bool entered_ = false;
  bool window_fades_ = false;
  bool on_top_ = false;  // a page under a dialog shows neither ring nor tooltip nor toast
  std::optional<Toast> toast_;
};

// What a page shows, made from settings, results and words. The context must outlive it.
template <class T>
class PageData {
 public:
  PageData(const Context& context, std::function<T()> make)
      : context_(context), make_(std::move(make)), value_(make_()), made_from_(sources()) {}

  const T& operator*() const { return value_; }
  const T* operator->() const { return &value_; }
  const std::function<T()>& maker() const { return make_; }

  void make() {
    value_ = make_();
    made_from_ = sources();
  }
  // Makes it again if settings, results or the language have changed.
  void update() {
    if (made_from_ != sources()) make();
  }

 private:
  std::pair<std::uint32_t, std::uint32_t> sources() const {
    return {context_.profile.revision(), context_.words.revision()};
  }

  const Context& context_;
  std::function<T()> make_;
  T value_;
  std::pair<std::uint32_t, std::uint32_t> made_from_;
};

// A page whose content may be longer than the window. The focus stays visible, and where it cannot move farther, the
// keys scroll the page.
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
