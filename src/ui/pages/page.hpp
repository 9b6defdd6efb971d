// What every screen has in common: it lays its controls out anew when the window or the language changes,
// hands the player's doings to them, shows tooltips and notices, and comes in with one calm motion. A game or
// a dialog says what stands where, what happens when something is pressed, and how it is painted.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scene/scene.hpp"
#include "ui/context.hpp"
#include "ui/widgets/backdrop.hpp"
#include "ui/widgets/controls.hpp"

namespace quintet::ui {

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

 protected:
  // The name begins the ids of the page's controls and its description for scripts, as in "settings".
  Page(Context& context, std::string name);

  // Where everything stands; called whenever that may have changed, so it is to cost little. Measuring is allowed.
  virtual std::vector<Control> layout(Extent size) = 0;
  virtual void on_control(const ControlEvent& reply) = 0;
  // Everything but the controls' ring, the tooltip and the notices. `now` is scene time.
  virtual void paint(Canvas& canvas, Duration now) const = 0;

  // Events before the controls see them; true swallows one.
  virtual bool intercept(const Event& event);
  // Whether a press on a control is heard as one; not where the page has a sound of its own for it.
  virtual bool sounds(const ControlEvent& reply) const;
  // An action that no control wanted.
  virtual void on_action(Action action);
  virtual void on_window_event(WindowEvent event);
  // A file was let fall on the window; its absolute path. A page that opens none says where files are opened.
  virtual void on_file_dropped(const std::string& file);
  // After the controls: time goes by.
  virtual void advance(Duration step);
  // Back was asked for.
  virtual void go_back();
  virtual bool moving() const { return false; }
  virtual std::optional<Duration> page_due() const { return std::nullopt; }
  // Words for scripts, after the name.
  virtual std::string state() const { return {}; }
  virtual std::optional<Vec> locate_more(std::string_view) const { return std::nullopt; }

  // What pages above are given to call: it runs while this page exists, and does nothing afterwards.
  template <class F>
  std::function<void()> later(F action) const {
    return [alive = std::weak_ptr<const bool>(alive_), action = std::move(action)]() mutable {
      if (!alive.expired()) action();
    };
  }

  // Lays out now, as when a reply has changed what is there.
  void place_controls();
  // All of them, without the ring.
  void draw_controls(Canvas& canvas, Duration now) const { draw_controls(canvas, now, theme()); }
  void draw_controls(Canvas& canvas, Duration now, const Theme& theme) const;
  void show_toast(std::string message);
  Duration now() const { return now_; }
  const std::string& name() const { return name_; }
  // 0 to 1 while the page comes in.
  float arrival(Duration now) const;
  const Theme& theme() const { return context_.theme; }
  std::string tr(std::string_view message) const { return context_.words.tr(message); }

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
    bool handed_on = false;  // it came by way of the player, and is not about this page
  };

  Ground ground() const;
  void handle(const Event& event);
  void update_toast();
  void hand_on_toast();
  Tween toast_in() const;
  Tween toast_out() const;
  void draw_tooltip(Canvas& canvas) const;
  void draw_toast(Canvas& canvas, Duration now) const;
  bool tooltip_shown() const;

  std::string name_;
  std::shared_ptr<const bool> alive_ = std::make_shared<const bool>(true);
  Ground placed_on_;
  Duration now_{0};
  Tween arrival_;
  bool entered_ = false;
  bool on_top_ = false;  // what lies under a dialog shows neither ring nor words
  std::optional<Toast> toast_;
};

}  // namespace quintet::ui
