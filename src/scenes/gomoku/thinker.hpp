// The computer's thinking, off the main thread: what to do next, or a hint. The page asks and polls; the window stays
// live meanwhile.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/gomoku/computer.hpp"
#include "engine/background.hpp"
#include "engine/duration.hpp"
#include "scenes/context.hpp"

namespace quintet::scenes {

class Thinker {
 public:
  explicit Thinker(Context& context) : background_(context.wake) {}

  // Ends what runs and begins this. `time` is what a move may take: the master looks at so many positions as a usual
  // machine does in that time, and whoever waits longer asks to `hurry`.
  void ask(const gomoku::Game& game, gomoku::Level level, Duration time, Random chance);
  // Once, when there is one.
  std::optional<gomoku::Decision> poll() { return background_.poll(); }
  bool thinking() const { return background_.running(); }
  // The best so far is to be played.
  void hurry() { background_.hurry(); }
  // Returns within 50 ms; nothing comes of what was asked.
  void cancel() { background_.cancel(); }

 private:
  // Made with the first question, since a master's table is large.
  std::unique_ptr<gomoku::Computer> computer_;
  Background<gomoku::Decision> background_;  // last: its thread uses the computer
};

}  // namespace quintet::scenes
