// A scene is one screen or one dialog. Scenes form a stack; only the top one receives input. Pushing,
// popping and replacing are requests, carried out between updates until none is left, so that a
// scene may request its own end while it runs.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/render/geometry.hpp"
#include "engine/scene/duration.hpp"
#include "engine/scene/input.hpp"

namespace quintet {

class Canvas;

class Scene {
 public:
  Scene() = default;
  Scene(const Scene&) = delete;
  Scene& operator=(const Scene&) = delete;
  virtual ~Scene() = default;

  // The scene becomes the top one: after its push, and again when the scene above it is popped.
  virtual void enter() {}
  // The scene is no longer on top, or the program ends: save here.
  virtual void leave() {}
  // One step of scene time. The input holds what happened since the last step.
  virtual void update(const Input& input, Duration step) = 0;
  // Draws the moment `ahead` after the last step. Does not change the scene.
  virtual void draw(Canvas& canvas, Duration ahead) const = 0;

  // Whether the scenes below are completely hidden.
  virtual bool covers() const { return true; }
  // Whether every frame until the next event would equal the last one drawn.
  virtual bool at_rest() const { return true; }
  // While at rest: the time until something changes without an event (a clock digit), if anything does.
  virtual std::optional<Duration> due() const { return std::nullopt; }
  // Whether the player types text, so that letters have no other meaning.
  virtual bool takes_text() const { return false; }
  // For scripts: whether the scene waits for something that is computed off the main thread.
  virtual bool busy() const { return false; }

  // For scripts: the scene's name and state, as in "link.play left=140 status=playing".
  virtual std::string describe() const = 0;
  // For scripts: the centre of an element on the screen, such as "settings.language" or "tile 3,4".
  virtual std::optional<Vec> locate(std::string_view name) const = 0;
};

class SceneStack {
 public:
  using Pointer = std::unique_ptr<Scene>;

  SceneStack() = default;
  SceneStack(const SceneStack&) = delete;
  SceneStack& operator=(const SceneStack&) = delete;
  ~SceneStack();

  // Requests; they take effect in `settle`.
  void push(Pointer scene);
  void pop();
  // Pops the top scene and pushes this one.
  void replace(Pointer scene);
  // Pops scenes until this many are left.
  void unwind(std::size_t depth);
  // Pops every scene.
  void clear() { unwind(0); }

  // From now on the last picture of the window fades out over the new one, in this time, whenever the top scene changes.
  // The canvas must outlive the stack. Without a call, or where the canvas cannot keep a picture, scenes change at once.
  void fade_changes(Canvas& canvas, std::function<Duration()> length);
  // Whether the picture before the last change is still fading out.
  bool fading() const { return fade_.has_value(); }

  // Carries out all requests, including those made by scenes that enter or leave.
  void settle();

  bool empty() const { return scenes_.empty(); }
  // Whether a request is pending: the top scene may be about to be popped.
  bool pending() const { return !requests_.empty(); }
  std::size_t depth() const { return scenes_.size(); }
  // The number of scenes below this one, which must be on the stack.
  std::size_t below(const Scene& scene) const;
  Scene* top() const { return scenes_.empty() ? nullptr : scenes_.back().get(); }

  // Updates the top scene, then settles.
  void update(const Input& input, Duration step);
  // Draws from the highest scene that covers everything upwards.
  void draw(Canvas& canvas, Duration ahead) const;
  bool at_rest() const;
  std::optional<Duration> due() const;
  bool busy() const { return top() && top()->busy(); }

 private:
  struct Request {
    enum class Kind { Push, Pop, Replace, Unwind } kind;
    Pointer scene;
    std::size_t depth = 0;  // that Unwind leaves
  };

  // The picture of the window before the last change; it fades out from the moment of the change.
  struct Fade {
    Duration length{0}, passed{0};
  };

  void carry_out(Request request);
  void draw_scenes(Canvas& canvas, Duration ahead) const;
  void keep_picture();
  void pass_fade(Duration step);

  std::vector<Pointer> scenes_;
  std::vector<Request> requests_;
  Scene* entered_ = nullptr;  // the scene that has entered and not yet left
  Canvas* canvas_ = nullptr;
  std::function<Duration()> fade_length_;
  std::optional<Fade> fade_;
  mutable bool drawn_ = false;  // the top scene has been drawn since it entered
};

}  // namespace quintet
