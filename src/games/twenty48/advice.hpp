// The computer player of 2048 beside the board: hints with reasons, autoplay, and the panel of goals and chances.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/twenty48/game.hpp"
#include "core/twenty48/outlook.hpp"
#include "core/twenty48/player.hpp"
#include "core/twenty48/reasons.hpp"
#include "engine/platform/background.hpp"
#include "games/twenty48/match.hpp"
#include "games/twenty48/settings.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_grid.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::twenty48 {

// Runs the computer player of 2048 in the background: the next move of autoplay, a hint with its reasons, the chances of
// the next goals. The page starts a request and polls for the answer, so the window stays responsive.

struct Advice {
  Thought thought;
  std::optional<double> expected{};  // points at the end of the game, where they can be estimated
  // Of a hint alone; the chances where points can be estimated.
  std::vector<Reason> reasons{};
  std::vector<GoalChance> chances{};
};

class Thinker {
 public:
  explicit Thinker(const ui::Context& context) : background_(context.wake) {}

  // Cancels the current request and starts a new one. Requires a game in which something can slide.
  void ask_move(const Game& game, Level level);
  // The best move, its reasons, and the chances of the next goals.
  void ask_hint(const Game& game);
  // The answer, once; an error if the computation failed, for example out of memory.
  std::optional<Expected<Advice, Problem>> poll() { return background_.poll(); }
  bool running() const { return background_.running(); }
  void cancel() { background_.cancel(); }

 private:
  // The move and what it is worth. Called by the background thread alone.
  Advice advice(const Game& game, Level level, const std::stop_token& stop);

  std::optional<Rules> rules_;  // of the player
  std::optional<Player> player_;
  Background<Advice> background_;  // declared last: its thread uses the player
};

// The help that a player of 2048 may ask for: a hint, and autoplay. It thinks in the background, always about the board
// that is there: a move forgets the request. The page shows the hint, plays the moves and counts the help.
class Advisor {
 public:
  enum class News : std::uint8_t { None, Hint, Failed };

  explicit Advisor(ui::Context& context) : context_(context), thinker_(context) {}

  bool thinking() const { return thinker_.running(); }
  // Until it is forgotten.
  const std::optional<Advice>& hint() const { return hint_; }
  void ask_hint(const Game& game);

  // The points that are expected at the end of the game: with a hint, and while autoplay plays.
  const std::optional<double>& expected() const { return expected_; }

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
  Thinker thinker_;
  std::optional<Advice> hint_, next_;  // next_: of autoplay
  std::optional<double> expected_;
  bool plays_ = false, has_moved_ = false;
  Duration next_at_{0};  // when autoplay may move again
};

// The column at the right of the board: the hint in words with its chances, and autoplay. Where there is no room for it,
// the words of a hint stand beside the board as a message, and autoplay is in the header alone.

// "It merges tiles. It keeps cells free.", with so many reasons at most.
std::string hint_words(const ui::Context& context, const Advice& advice, std::size_t most);

class AdvicePanel {
 public:
  // Today's counted try allows no help.
  enum class Help : bool { Refused, Allowed };
  // What its buttons do.
  struct Actions {
    std::function<void()> hint, play_hint, autoplay, changed;
  };

  explicit AdvicePanel(ui::Context& context) : context_(context) {}

  // An empty area hides it.
  void place(Rect area);
  bool shown() const { return !area_.empty(); }
  // Ids and keys as in the header, so that each command is one.
  std::vector<std::pair<ui::Command, Rect>> buttons(const Advisor& advisor, Help help,
                                                    const Actions& actions) const;
  void draw(Canvas& canvas, const Advisor& advisor, Help help) const;

 private:
  void draw_hint(Canvas& canvas, const Advisor& advisor, Help help) const;
  void draw_autoplay(Canvas& canvas, const Advisor& advisor, Help help) const;
  // If there is room for it.
  bool say(Canvas& canvas, const std::string& words, Rect room) const;
  Rect inner(Rect card) const;

  ui::Context& context_;
  Rect area_, hint_, autoplay_;
};

// The hint on the board: rings around the tiles that merge, and an arrow where they meet.

// Name of the picture of an arrow.
std::string_view arrow_icon(Direction direction);

// Requires a direction in which something slides on this board.
void draw_hint_marks(Canvas& canvas, const ui::Theme& theme, const ui::BoardGrid& grid, const Game& game,
                     Direction direction);

// The climb: a ladder of the tiles from 2 to the goal at the left of the board, with the time at which each was reached.
// Above the goal it goes on by one tile at a time. In a narrow area it has the tiles alone.
class ClimbPanel {
 public:
  explicit ClimbPanel(const ui::Context& context) : context_(context) {}

  // An empty area hides it.
  void place(Rect area) { area_ = area; }
  void draw(Canvas& canvas, const Match& match) const;

 private:
  // One tile of the ladder.
  struct Rung {
    Exponent exponent = 1;
    Rect tile;
  };

  void draw_head(Canvas& canvas, const Match& match, Rect head) const;
  void draw_rung(Canvas& canvas, const Match& match, const Rung& rung) const;

  const ui::Context& context_;
  Rect area_;
};

// What is next: "One more 1024 to go".
std::string climb_words(const ui::Context& context, const Game& game);

}  // namespace quintet::twenty48
