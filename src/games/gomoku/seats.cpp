#include "games/gomoku/seats.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "core/gomoku/review.hpp"
#include "games/gomoku/art.hpp"
#include "games/gomoku/board_look.hpp"
#include "games/gomoku/settings.hpp"
#include "games/gomoku/words.hpp"
#include "ui/widgets/header_bar.hpp"

namespace quintet::gomoku {

using namespace ui;
namespace {

constexpr std::uint64_t kNodesInASecond = 400'000;
constexpr gomoku::Effort kHintEffort{.nodes = 120'000};

gomoku::Effort effort_for(Duration time) {
  return {.nodes = kNodesInASecond * static_cast<std::uint64_t>(time / milliseconds(1)) / 1000};
}

// Requires a game that is not over. Nothing after a stop, which leaves the judgement half done.
std::optional<double> black_chance(gomoku::Computer& computer, const gomoku::Game& game,
                                   const std::stop_token& stop) {
  const double mover = gomoku::winning_chance(computer.judge(game.board(), game.rule(), stop));
  if (stop.stop_requested()) return std::nullopt;
  return game.to_move() == gomoku::Colour::Black ? mover : 1 - mover;
}

}  // namespace

gomoku::Computer& Thinker::computer() {
  background_.cancel();
  if (!computer_) computer_ = std::make_unique<gomoku::Computer>(table_);
  return *computer_;
}

void Thinker::ask_move(const gomoku::Game& game, gomoku::Level level, Duration time, Random chance,
                       Judging judging) {
  background_.start([&asked = computer(), game, level, effort = effort_for(time), chance,
                     judging](const std::stop_token& stop) {
    // First, because a time limit ends the search for the move.
    const auto judged = judging == Judging::Yes ? black_chance(asked, game, stop) : std::nullopt;
    return Answer(MoveAnswer{asked.decide(game, level, effort, chance, stop), judged});
  });
}

void Thinker::ask_hint(const gomoku::Game& game, Random chance) {
  background_.start([&asked = computer(), game, chance](const std::stop_token& stop) {
    return Answer(asked.advise(game, kHintEffort, chance, stop));
  });
}

void Thinker::ask_draw(const gomoku::Game& game, gomoku::Colour colour) {
  background_.start([&asked = computer(), game, colour](const std::stop_token& stop) {
    return Answer(asked.accepts_draw(game, colour, stop) ? DrawAnswer::Accepted : DrawAnswer::Refused);
  });
}

gomoku::Move plain_move(const gomoku::Game& game, Random chance) {
  if (game.choosing()) return {.kind = gomoku::Move::Kind::TakeWhite};
  return {.at = gomoku::think_at_once(game.board(), game.rule(), {Knowledge::Lines}, chance).move};
}

namespace {

WatchSpeed speed_of(const Context& context) {
  return context.profile.get<Settings>().watch_speed;
}

void choose(Context& context, WatchSpeed speed) {
  auto settings = context.profile.get<Settings>();
  settings.watch_speed = speed;
  context.profile.change(settings);
}

}  // namespace

Duration time_between_moves(const Context& context) {
  constexpr std::array<Duration, kWatchSpeeds.size()> kTimes{milliseconds(1800), milliseconds(700),
                                                             milliseconds(120)};
  return kTimes[static_cast<std::size_t>(speed_of(context))];
}

std::vector<Command> watch_speed_choices(Context& context, const std::function<void()>& changed) {
  constexpr std::array<std::string_view, kWatchSpeeds.size()> kLabels{"1×", "2×", "5×"};
  std::vector<Command> all;
  all.reserve(kWatchSpeeds.size());
  for (const WatchSpeed speed : kWatchSpeeds) {
    all.push_back({.info = {word_of(speed), kLabels[static_cast<std::size_t>(speed)]},
                   .run =
                       [&context, changed, speed] {
                         choose(context, speed);
                         changed();
                       },
                   .kind = Control::Kind::Choice,
                   .chosen = speed == speed_of(context)});
  }
  return all;
}

void WatchedChances::keep(std::size_t moves, double chance) {
  if (chances_.empty() || moves <= first_) {
    first_ = moves;
    chances_ = {{.value = chance}};
    return;
  }
  const std::size_t at = moves - first_, known = std::min(chances_.size(), at);
  const double before = chances_[known - 1].value;
  chances_.resize(at + 1);
  for (std::size_t i = known; i <= at; ++i) {
    const auto part = static_cast<double>(i - known + 1) / static_cast<double>(at - known + 1);
    chances_[i].value = before + (chance - before) * part;
  }
}

void WatchedChances::draw(Canvas& canvas, const Theme& theme, std::size_t moves, Rect area) const {
  const std::size_t last = chances_.empty() ? 0 : first_ + chances_.size() - 1;
  draw_chance_curve(canvas, theme,
                    {.points = chances_,
                     .first = first_,
                     .moves = std::max<std::size_t>(last, 1),
                     .at = std::min(moves, last)},
                    area);
}

void draw_chance_curve(Canvas& canvas, const Theme& theme, ReviewCurve curve, Rect area) {
  curve.accent = kAccent.on(theme);
  curve.stones = {stone_on_board(Stone::Black), stone_on_board(Stone::White)};
  draw_curve(canvas, theme, curve, area);
}

namespace {

constexpr int kShortGame = 20, kLongGame = 60;  // stones

// The opponents are told apart by their manner: friendly, keen, calm.
constexpr std::size_t kManners = 3;
using Sentences = std::array<std::string_view, kManners>;

constexpr Sentences kWonQuickly{msgid("That was quick! Shall we try again?"),
                                msgid("Watch for threes early on."),
                                msgid("Block the first open three. At four it is too late.")};
constexpr Sentences kWon{msgid("I made it! That was fun."),
                         msgid("A good game. Look where my four came from."),
                         msgid("One move decided it. The review shows which.")};
constexpr Sentences kWonAfterLong{msgid("Phew, what a long game!"),
                                  msgid("You held out well. Play me again."),
                                  msgid("A worthy fight, to the last stone.")};
constexpr Sentences kLostQuickly{msgid("Wow, I did not see that coming!"),
                                 msgid("Too fast for me. Well done."),
                                 msgid("A fine attack. I have nothing to add.")};
constexpr Sentences kLost{msgid("You win! Show me how you did it."), msgid("Well played. I saw it too late."),
                          msgid("Well played. That four was sharp.")};
constexpr Sentences kLostAfterLong{msgid("So close! You are patient."),
                                   msgid("I thought I had you. Well fought."),
                                   msgid("A long road, and you saw farther.")};
constexpr Sentences kAccepts{msgid("Already? Let's play another one."), msgid("It was not over yet. Again?"),
                             msgid("Knowing when to stop is a skill too.")};

const Level& level_of(const Match& match) {
  return *match.player(other(match.person())).level;
}

std::size_t manner_of(Level level) {
  return static_cast<std::size_t>(level) * kManners / kLevels.size();
}

const Sentences& sentences(const Match& match, bool computer_won) {
  if (computer_won && match.game().ending() == Ending::Resigned) return kAccepts;
  const int stones = match.game().board().stones();
  if (stones < kShortGame) return computer_won ? kWonQuickly : kLostQuickly;
  if (stones >= kLongGame) return computer_won ? kWonAfterLong : kLostAfterLong;
  return computer_won ? kWon : kLost;
}

}  // namespace

std::optional<Seat> winner(const Match& match) {
  switch (match.game().outcome()) {
    case Outcome::BlackWins:
      return match.seat_of(Colour::Black);
    case Outcome::WhiteWins:
      return match.seat_of(Colour::White);
    default:
      return std::nullopt;
  }
}

std::string ending_words(const Localiser& words, const Match& match) {
  const bool black = match.game().outcome() == Outcome::BlackWins;
  switch (match.game().ending()) {
    case Ending::Five:
      return format(words.tr("Five in a row, move {move}"),
                    {{"move", std::to_string(match.game().board().stones())}});
    case Ending::Resigned:
      return words.tr(black ? msgid("White resigned") : msgid("Black resigned"));
    case Ending::Agreed:
      return words.tr("Draw by agreement");
    default:
      return words.tr("The board is full");
  }
}

std::string winner_line(const Localiser& words, const Match& match) {
  const auto seat = winner(match);
  if (!seat) return {};
  std::string colour = words.tr(colour_message(match.colour_of(*seat)));
  if (match.game().ending() != Ending::Five) return colour;
  return colour + " · " + words.tr("five in a row");
}

std::string farewell(const Localiser& words, const Match& match) {
  const auto seat = winner(match);
  if (!seat || match.mode() != Mode::Computer) return {};
  const bool computer_won = *seat != match.person();
  std::string sentence = words.tr(sentences(match, computer_won)[manner_of(level_of(match))]);
  if (computer_won) return sentence;
  return format(words.tr("{name}: \"{sentence}\""),
                {{"name", words.tr(level_message(level_of(match)))}, {"sentence", sentence}});
}

namespace {

std::string seconds_text(Duration time) {
  return std::to_string(time / std::chrono::seconds(1));
}

std::string seat_name(const Localiser& words, const Match& match, Seat seat) {
  const SeatPlayer& player = match.player(seat);
  if (player.computer()) return words.tr(level_message(*player.level));
  if (match.mode() == Mode::Computer) return words.tr("You");
  // In an opening with a choice of colours, Chinese players have words of their own for the two.
  if (match.start().opening != Opening::Free)
    return seat == Seat::First ? words.tr("swap", "First player") : words.tr("swap", "Second player");
  return words.tr(seat == Seat::First ? msgid("First player") : msgid("Second player"));
}

std::string seat_line(const Localiser& words, const Match& match, Seat seat,
                      const std::optional<Thinking>& thinking) {
  const Game& game = match.game();
  std::string line =
      game.settled() ? words.tr(colour_message(match.colour_of(seat))) : words.tr("No colour yet");
  if (game.over() || game.acting() != seat) return line;
  if (thinking)
    return line + " · " +
           format(words.tr("thinking {seconds} of {limit} s"),
                  {{"seconds", seconds_text(thinking->spent)}, {"limit", seconds_text(thinking->limit)}});
  if (match.player(seat).computer()) return line;
  return game.settled() || game.choosing() ? line + " · " + words.tr("your move")
                                           : words.tr("Place the opening");
}

// One person keeps one portrait with either colour. Two computers of the same level have different ones.
std::string_view seat_portrait(const Match& match, Seat seat) {
  const SeatPlayer& player = match.player(seat);
  if (match.mode() == Mode::Computer && !player.computer()) return portrait_of(player, Seat::First);
  const bool twins = match.mode() == Mode::Watch && player == match.player(other(seat));
  return portrait_of(twins && seat == Seat::Second ? SeatPlayer{} : player, seat);
}

}  // namespace

SeatCard seat_card(const Localiser& words, const Match& match, Seat seat,
                   const std::optional<Thinking>& thinking) {
  const Colour colour = match.colour_of(seat);
  const bool acts = !match.over() && match.game().acting() == seat;
  return {.portrait = seat_portrait(match, seat),
          .name = seat_name(words, match, seat),
          .line = seat_line(words, match, seat, thinking),
          .time = clock_text(match.time_of(seat) / std::chrono::seconds(1)),
          .bowl = stone_bowl(match.game().board(), colour),
          .acts = acts,
          .thought = acts && thinking ? std::optional(thinking->part) : std::nullopt};
}

SeatCard winner_card(const Localiser& words, const Match& match) {
  SeatCard card = seat_card(words, match, *winner(match), std::nullopt);
  card.won = true;
  card.line = winner_line(words, match);
  card.words = farewell(words, match);
  card.quotes = *winner(match) == match.person();
  return card;
}

Seat seat_at(const Match& match, SeatSide side) {
  const Seat left = match.mode() == Mode::Computer ? match.person() : match.seat_of(Colour::Black);
  return side == SeatSide::Left ? left : other(left);
}

SeatSide side_of(const Match& match, Seat seat) {
  return seat == seat_at(match, SeatSide::Left) ? SeatSide::Left : SeatSide::Right;
}

Colour resigning(const Match& match) {
  return match.colour_of(match.mode() == Mode::Computer ? match.person() : match.game().acting());
}

std::string_view draw_question(const Match& match) {
  return match.colour_of(match.game().acting()) == Colour::Black ? msgid("Black offers White a draw")
                                                                 : msgid("White offers Black a draw");
}

std::string_view resign_question(const Match& match) {
  if (match.mode() == Mode::Computer) return msgid("Resign this game?");
  return resigning(match) == Colour::Black ? msgid("Black resigns?") : msgid("White resigns?");
}

}  // namespace quintet::gomoku
