// Runs the computer player of gomoku in the background: its next move, a hint, the answer to a draw offer. The page
// starts a request and polls for the answer, so the window stays responsive.
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

// The answer to a draw offer.
enum class DrawAnswer : std::uint8_t { Accepted, Refused };

// A move, and black's winning chance before it where that was asked for and there was time for it.
struct MoveAnswer {
  gomoku::Decision decision;
  std::optional<double> chance;
};

class Thinker final : public ui::BackgroundThinker {
 public:
  // Depends on the request.
  using Answer = std::variant<MoveAnswer, gomoku::Hint, DrawAnswer>;
  // Whether the position is judged before the move is searched, which takes some milliseconds.
  enum class Judging : bool { No, Yes };
  static constexpr std::size_t kTable = std::size_t{32} << 20U;

  // `table`: size of the Master's transposition table in bytes.
  explicit Thinker(const ui::Context& context, std::size_t table = kTable)
      : table_(table), background_(context.wake) {}

  // Each cancels the current request and starts a new one. They require a game that is not over; `ask_hint` also
  // requires that the next move is a stone. `time` is a budget: the Master searches as many positions as a typical
  // machine does in that time, and the other levels of the engine a part of them. The caller enforces a limit with
  // `hurry`.
  void ask_move(const gomoku::Game& game, gomoku::Level level, Duration time, Random chance,
                Judging judging = Judging::No);
  void ask_hint(const gomoku::Game& game, Random chance);
  void ask_draw(const gomoku::Game& game, gomoku::Colour colour);

  // The answer, once; an error if the computation failed, for example out of memory.
  std::optional<Expected<Answer, Problem>> poll() { return background_.poll(); }
  bool running() const override { return background_.running(); }
  void hurry() override { background_.hurry(); }
  void cancel() override { background_.cancel(); }

 private:
  gomoku::Computer& computer();

  std::size_t table_;
  // created with the first request, because the Master's table is large
  std::unique_ptr<gomoku::Computer> computer_;
  Background<Answer> background_;  // declared last: its thread uses the computer
};

// The fallback move if the search failed: the best point by static evaluation, and white if a colour is to be chosen.
// Immediate, without a search. Requires a game that is not over.
gomoku::Move plain_move(const gomoku::Game& game, Random chance);

}  // namespace quintet::gomoku
