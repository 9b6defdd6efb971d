// The background search of a computer player: its next move, a hint, the answer to a draw offer. The page starts a request
// and polls for the answer, so that the window stays responsive.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <variant>

#include "core/random.hpp"
#include "core/stones.hpp"
#include "engine/platform/background.hpp"
#include "engine/scene/duration.hpp"
#include "ui/context.hpp"

namespace quintet::ui {

// The part of a background search that is the same for every game. Requests and answers depend on the game.
class BackgroundThinker {
 public:
  virtual ~BackgroundThinker() = default;
  virtual bool running() const = 0;
  // Asks for the best answer so far.
  virtual void hurry() = 0;
  // Returns within 50 ms; the request has no answer.
  virtual void cancel() = 0;
};

// A computer player of a game that is not over. It is made with the size of its table in bytes, and returns the best it
// has found so far within 20 ms of a stop request. A time is a budget: what a typical machine finds out in it.
template <class P>
concept ThinkingPlayer = std::constructible_from<P, std::size_t> &&
    requires(P player, const typename P::Game& game, typename P::Level level, Duration time, Random chance,
             const std::stop_token& stop) {
  { player.decide(game, level, time, chance, stop) } -> std::same_as<typename P::Decision>;
  { player.advise(game, chance, stop) } -> std::same_as<typename P::Hint>;
  // Black's winning chance.
  { player.judge(game, stop) } -> std::same_as<double>;
  { P::kTable } -> std::convertible_to<std::size_t>;  // the usual size of its table
};

enum class DrawAnswer : std::uint8_t { Accepted, Refused };

template <ThinkingPlayer Player>
class Thinker final : public BackgroundThinker {
 public:
  using Game = typename Player::Game;

  // A move, and black's winning chance before it where that was asked for and there was time for it.
  struct MoveAnswer {
    typename Player::Decision decision;
    std::optional<double> chance;
  };
  // Depends on the request.
  using Answer = std::variant<MoveAnswer, typename Player::Hint, DrawAnswer>;
  // Whether the position is judged before the move is searched, which takes some milliseconds.
  enum class Judging : bool { No, Yes };
  static constexpr std::size_t kTable = Player::kTable;

  explicit Thinker(const Context& context, std::size_t table = kTable)
      : table_(table), background_(context.wake) {}

  // Each cancels the current request and starts a new one. They require a game that is not over, and what the player
  // requires. The caller enforces a limit of time with `hurry`.
  void ask_move(const Game& game, typename Player::Level level, Duration time, Random chance,
                Judging judging = Judging::No) {
    start([=](Player& player, const std::stop_token& stop) -> Answer {
      // First, because a time limit ends the search for the move. A stop leaves the judgement half done.
      std::optional<double> judged;
      if (judging == Judging::Yes) judged = player.judge(game, stop);
      if (stop.stop_requested()) judged.reset();
      return MoveAnswer{player.decide(game, level, time, chance, stop), judged};
    });
  }
  void ask_hint(const Game& game, Random chance) {
    start([=](Player& player, const std::stop_token& stop) -> Answer {
      return player.advise(game, chance, stop);
    });
  }
  // Whether a computer of this colour agrees to a draw; for games where one is offered, whose player has
  // `bool accepts_draw(game, colour, stop)`.
  void ask_draw(const Game& game, Colour colour) {
    start([=](Player& player, const std::stop_token& stop) -> Answer {
      return player.accepts_draw(game, colour, stop) ? DrawAnswer::Accepted : DrawAnswer::Refused;
    });
  }

  // The answer, once; an error if the computation failed, for example out of memory.
  std::optional<Expected<Answer, Problem>> poll() { return background_.poll(); }
  bool running() const override { return background_.running(); }
  void hurry() override { background_.hurry(); }
  void cancel() override { background_.cancel(); }

 private:
  template <class Search>
  void start(Search search) {
    background_.cancel();
    if (!player_) player_ = std::make_unique<Player>(table_);
    background_.start([&player = *player_, search = std::move(search)](const std::stop_token& stop) {
      return search(player, stop);
    });
  }

  std::size_t table_;
  std::unique_ptr<Player> player_;  // made with the first request, because its table is large
  Background<Answer> background_;   // declared last: its thread uses the player
};

}  // namespace quintet::ui
