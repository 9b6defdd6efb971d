// The players of gomoku at the board: their thinking in the background, their cards, the pace and chances of watched
// games.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/gomoku/computer.hpp"
#include "engine/platform/background.hpp"
#include "engine/render/canvas.hpp"
#include "engine/scene/duration.hpp"
#include "engine/text/localiser.hpp"
#include "games/gomoku/match.hpp"
#include "ui/context.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/pages/review_curve.hpp"
#include "ui/stones/seats.hpp"
#include "ui/stones/turn_controller.hpp"
#include "ui/widgets/theme.hpp"

namespace quintet::gomoku {

// Runs the computer player of gomoku in the background: its next move, a hint, the answer to a draw offer. The page
// starts a request and polls for the answer, so the window stays responsive.

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

// The speeds of a game between two computers.

// From one stone to the next, as the settings say.
Duration time_between_moves(const ui::Context& context);
// A choice of all speeds. Choosing one changes the setting and calls `changed`.
std::vector<ui::Command> watch_speed_choices(ui::Context& context, const std::function<void()>& changed);

// The chances of a game between two computers, as they have judged them before their moves, and the curve of them.
class WatchedChances {
 public:
  // Black's chance after this number of moves. What was known of later positions is forgotten. Positions that were not
  // judged between two that were lie on a line between them; before the first one that was judged, as after a saved game
  // is continued, nothing is known.
  void keep(std::size_t moves, double chance);
  void clear() { chances_.clear(); }
  // Number of moves before the first position known.
  std::size_t first() const { return first_; }
  // The chances of the positions from that one on.
  const std::vector<ui::CurvePoint>& chances() const { return chances_; }

  // `moves`: how many the shown position has.
  void draw(Canvas& canvas, const ui::Theme& theme, std::size_t moves, Rect area) const;

 private:
  std::size_t first_ = 0;
  std::vector<ui::CurvePoint> chances_;
};

// The curve of black's chances beside the board, in the colours of gomoku.

// Sets the accent and the stones.
void draw_chance_curve(Canvas& canvas, const ui::Theme& theme, ui::ReviewCurve curve, Rect area);

// What the players say when a game of gomoku ends, in the player's language.

// The seat that has won; nothing for a draw. Requires match.game().over().
std::optional<Seat> winner(const Match& match);

// "Five in a row, move 34", "White resigned".
std::string ending_words(const Localiser& words, const Match& match);
// For the card of the winner: "White · five in a row".
std::string winner_line(const Localiser& words, const Match& match);
// On the card of the winner: a sentence by the computer, who has won or lost; nothing between people.
std::string farewell(const Localiser& words, const Match& match);

// The player of a seat as its card shows it.

// How long the computer that is to move has thought, and how long it may.
struct Thinking {
  Duration spent, limit;
  float part = 0;  // the one as a part of the other
};

// `thinking`: if it is shown.
ui::SeatCard seat_card(const Localiser& words, const Match& match, Seat seat,
                       const std::optional<Thinking>& thinking);

// The card of the player who has won. Requires one.
ui::SeatCard winner_card(const Localiser& words, const Match& match);

// The left card is the person's in a match against the computer, else black's.
Seat seat_at(const Match& match, ui::SeatSide side);
ui::SeatSide side_of(const Match& match, Seat seat);

// The colour of the person who would resign now: against the computer the person, no matter whose turn it is.
Colour resigning(const Match& match);
// The questions before a match ends without a move, to be translated: "Black offers White a draw", "Black resigns?"
std::string_view draw_question(const Match& match);
std::string_view resign_question(const Match& match);

}  // namespace quintet::gomoku
