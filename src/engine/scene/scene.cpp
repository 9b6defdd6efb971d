#include "engine/scene/scene.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/render/canvas.hpp"

namespace quintet {
namespace {

constexpr std::string_view kLastPicture = "last scene";

}  // namespace

SceneStack::~SceneStack() {
  if (entered_) entered_->leave();
  while (!scenes_.empty()) scenes_.pop_back();
}

void SceneStack::push(Pointer scene) {
  assert(scene);
  requests_.push_back({Request::Kind::Push, std::move(scene)});
}

void SceneStack::pop() {
  requests_.push_back({Request::Kind::Pop, nullptr});
}

void SceneStack::replace(Pointer scene) {
  assert(scene);
  requests_.push_back({Request::Kind::Replace, std::move(scene)});
}

void SceneStack::unwind(std::size_t depth) {
  requests_.push_back({Request::Kind::Unwind, nullptr, depth});
}

std::size_t SceneStack::below(const Scene& scene) const {
  const auto found = std::find_if(scenes_.begin(), scenes_.end(),
                                  [&scene](const Pointer& standing) { return standing.get() == &scene; });
  assert(found != scenes_.end());
  return static_cast<std::size_t>(found - scenes_.begin());
}

void SceneStack::carry_out(Request request) {
  if (entered_) std::exchange(entered_, nullptr)->leave();
  switch (request.kind) {
    case Request::Kind::Replace:
      if (!scenes_.empty()) scenes_.pop_back();
      [[fallthrough]];
    case Request::Kind::Push:
      scenes_.push_back(std::move(request.scene));
      break;
    case Request::Kind::Pop:
      if (!scenes_.empty()) scenes_.pop_back();
      break;
    case Request::Kind::Unwind:
      while (scenes_.size() > request.depth) scenes_.pop_back();
      break;
  }
}

void SceneStack::fade_changes(Canvas& canvas, std::function<Duration()> length) {
  canvas_ = &canvas;
  fade_length_ = std::move(length);
}

// A scene that was never drawn has no picture: tests and scripts change scenes faster than any player.
void SceneStack::keep_picture() {
  if (!canvas_ || !entered_ || !std::exchange(drawn_, false)) return;
  fade_.reset();
  const bool kept = canvas_->keep(kLastPicture, [this](Canvas& canvas) { draw_scenes(canvas, Duration{0}); });
  if (kept) fade_ = Fade{.length = fade_length_()};
}

void SceneStack::pass_fade(Duration step) {
  if (!fade_) return;
  fade_->passed += step;
  if (fade_->passed < fade_->length) return;
  fade_.reset();
  canvas_->forget(kLastPicture);
}

void SceneStack::settle() {
  if (!requests_.empty()) keep_picture();
  while (!requests_.empty()) {
    std::vector<Request> now = std::exchange(requests_, {});
    for (Request& request : now) carry_out(std::move(request));
    if (!entered_ && requests_.empty() && top()) {
      entered_ = top();
      entered_->enter();
    }
  }
}

void SceneStack::update(const Input& input, Duration step) {
  pass_fade(step);
  settle();
  if (Scene* scene = top()) scene->update(input, step);
  settle();
}

void SceneStack::draw(Canvas& canvas, Duration ahead) const {
  drawn_ = true;
  draw_scenes(canvas, ahead);
  if (!fade_) return;
  const auto part = static_cast<float>(std::chrono::duration<double>(fade_->passed + ahead) / fade_->length);
  canvas.draw_kept(kLastPicture, 1 - part);
}

void SceneStack::draw_scenes(Canvas& canvas, Duration ahead) const {
  std::size_t first = scenes_.size();
  while (first > 0 && !scenes_[--first]->covers()) {
  }
  for (std::size_t i = first; i < scenes_.size(); ++i) {
    scenes_[i]->draw(canvas, i + 1 == scenes_.size() ? ahead : Duration{0});
  }
}

bool SceneStack::at_rest() const {
  return requests_.empty() && !fade_ && (!top() || top()->at_rest());
}

std::optional<Duration> SceneStack::due() const {
  return top() ? top()->due() : std::nullopt;
}

}  // namespace quintet
