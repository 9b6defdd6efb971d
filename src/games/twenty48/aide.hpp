// The help that a player of 2048 may ask for: a hint, and autoplay. It thinks in the background, always about the board
// that is there: a move forgets the request. The page shows the hint, plays the moves and counts the help.
#pragma once

#include <optional>

#include "games/twenty48/advisor.hpp"
#include "games/twenty48/settings.hpp"

namespace quintet::twenty48 {

class Aide {
 public:
  enum class News : std::uint8_t { None, Hint, Failed };

  explicit Aide(ui::Context& context) : context_(context), advisor_(context) {}

  bool thinking() const { return advisor_.running(); }
  // Until it is forgotten.
  const std::optional<Advice>& hint() const { return hint_; }
  void ask_hint(const Game& game);

  bool plays() const { return plays_; }
  // Whether autoplay has moved since it was started.
  bool has_moved() const { return has_moved_; }
  void start(Duration now);
  // Returns whether it played.
  bool stop();
  // The speed has been changed.
  void hurry(Duration now) { next_at_ = now; }

  void forget();
  // An answer that has come since the last step.
  News poll();
  // The next move of autoplay once it is due, else nothing; then it thinks about this game.
  std::optional<Direction> take_move(Duration now);
  void think_on(const Game& game);

 private:
  Pace pace() const { return context_.profile.get<Settings>().pace; }

  ui::Context& context_;
  Advisor advisor_;
  std::optional<Advice> hint_, next_;  // next_: of autoplay
  bool plays_ = false, has_moved_ = false;
  Duration next_at_{0};  // when autoplay may move again
};

}  // namespace quintet::twenty48
