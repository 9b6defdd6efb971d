// The computer's thinking, off the main thread: what to do next, a hint, the answer to an offered draw. The page asks and
// polls; the window stays live meanwhile.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "core/gomoku/computer.hpp"
#include "engine/platform/background.hpp"
#include "engine/scene/duration.hpp"
#include "ui/context.hpp"
#include "ui/game/turn_play_page.hpp"

namespace quintet::gomoku {

// The answer to an offered draw.
enum class DrawAnswer : std::uint8_t { Accepted, Refused };

class Thinker final : public ui::BackgroundThinker {
 public:
  // By the question that was asked.
  using Answer = std::variant<gomoku::Decision, gomoku::Hint, DrawAnswer>;
  static constexpr std::size_t kTable = std::size_t{32} << 20U;

  // `table` is what the master may remember, in bytes.
  explicit Thinker(const ui::Context& context, std::size_t table = kTable)
      : table_(table), background_(context.wake) {}

  // These end what runs and begin anew. They require a game that is not over, `ask_hint` also that a stone is to be
  // placed. `time` is what a move may take: a master looks at as many positions as a usual machine does in that time, and
  // whoever waits longer asks to `hurry`.
  void ask_move(const gomoku::Game& game, gomoku::Level level, Duration time, Random chance);
  void ask_hint(const gomoku::Game& game, Random chance);
  void ask_draw(const gomoku::Game& game, gomoku::Colour colour);

  // Once, when there is one; an error after the computation failed, for example out of memory.
  std::optional<Expected<Answer, Problem>> poll() { return background_.poll(); }
  bool running() const override { return background_.running(); }
  void hurry() override { background_.hurry(); }
  void cancel() override { background_.cancel(); }

 private:
  gomoku::Computer& computer();

  std::size_t table_;
  // Made with the first question, since a master's table is large.
  std::unique_ptr<gomoku::Computer> computer_;
  Background<Answer> background_;  // last: its thread uses the computer
};

// What the computer does where its thinking has failed: it takes the best point at first sight, and white of two
// colours. At once, and without memory of its own. Requires a game that is not over.
gomoku::Move plain_move(const gomoku::Game& game, Random chance);

}  // namespace quintet::gomoku
