// Who plays a game of stones: the table of opponents, the names, portraits and cards of the seats, and what players say at
// the end. A game hands over its tables and the words that only it has; the functions take a match with the part
// SeatedState.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/stones.hpp"
#include "engine/scene/duration.hpp"
#include "engine/text/localiser.hpp"
#include "ui/kit/help_book.hpp"
#include "ui/stones/seated_match.hpp"
#include "ui/stones/seats.hpp"

namespace quintet::ui {

// A computer to play against.
struct Opponent {
  std::string_view name;      // to be translated, as is the next one
  std::string_view line;      // how it plays, in one sentence
  std::string_view portrait;  // a picture: "images/portrait.svg"
};

// `opponents_of(level)` in the namespace of the game's levels gives their table, weakest first.
template <class L>
concept ListedLevel = requires(L level) {
  std::span<const Opponent>(opponents_of(level));
};

template <ListedLevel L>
constexpr const Opponent& opponent(L level) {
  return opponents_of(level)[static_cast<std::size_t>(level)];
}

std::string points_of_strength(const Localiser& words, double strength);
// The words for strength, which `strength_words(level)` gives in the namespace of a game's levels. There is also what the core
// knows: `strength_of(level, start)`, `strength_board(start)`, empty where strength is not told, and `black_odds(start)`.
struct StrengthWords {
  struct Board {
    std::string_view key;
    Message name;
  };
  Message own = msgid("Your strength");
  // In points, where nothing else is said.
  std::string (*text)(const Localiser& words, double strength) = points_of_strength;
  std::span<const Board> boards;
};

// The opponents as terms of the help.
template <ListedLevel L>
std::span<const HelpTerm> opponent_terms() {
  static const std::vector<HelpTerm> terms = [] {
    std::vector<HelpTerm> all;
    for (const Opponent& each : opponents_of(L{})) all.push_back({"leaf", each.name, each.line});
    return all;
  }();
  return terms;
}

// Of another program that plays.
inline constexpr std::string_view kEnginePortrait = "images/stones/portrait-engine.svg";
// The name of a computer, translated; of another program its own.
template <ListedLevel L>
std::string name_of_computer(const Localiser& words, const SeatPlayer<L>& player) {
  return player.engine.empty() ? words.tr(opponent(*player.level).name) : player.engine;
}

// A level, or another program, whose place the strongest level takes if it fails.
template <ListedLevel L>
SeatPlayer<L> seated_computer(L level, std::string engine) {
  if (engine.empty()) return {level};
  return {static_cast<L>(opponents_of(level).size() - 1), std::move(engine)};
}

// Two people have different portraits.
std::string_view portrait_of_person(Seat seat);
template <ListedLevel L>
std::string_view portrait_of(const SeatPlayer<L>& player, Seat seat) {
  if (!player.engine.empty()) return kEnginePortrait;
  return player.level ? opponent(*player.level).portrait : portrait_of_person(seat);
}
// One person keeps one portrait with either colour. Two computers of the same level have different ones.
template <class Match>
std::string_view seat_portrait(const Match& match, Seat seat) {
  using Mode = typename Match::Mode;
  const auto& player = match.player(seat);
  if (match.mode() == Mode::Computer && !player.computer()) return portrait_of_person(Seat::First);
  if (!player.engine.empty()) return kEnginePortrait;
  const bool twins = match.mode() == Mode::Watch && player == match.player(other(seat));
  return twins && seat == Seat::Second ? portrait_of_person(seat) : portrait_of(player, seat);
}

// "Black", to be translated.
std::string_view colour_message(Colour colour);

// The games that the player has won and lost against an opponent, out of all.
struct OpponentScore {
  std::int64_t won = 0, lost = 0, played = 0;
};
// "You lead 3 : 1"
std::string lead_words(const Localiser& words, const OpponentScore& score);

// The computer in a match against it, and its level.
template <class Match>
const typename Match::Player& opponent_player(const Match& match) {
  return match.player(other(match.person()));
}
template <class Match>
typename Match::Level opponent_level(const Match& match) {
  return *opponent_player(match).level;
}

// The left card is the person's in a match against the computer, else black's.
template <class Match>
Seat seat_at(const Match& match, SeatSide side) {
  const Seat left = match.mode() == Match::Mode::Computer ? match.person() : match.seat_of(Colour::Black);
  return side == SeatSide::Left ? left : other(left);
}
template <class Match>
SeatSide side_of(const Match& match, Seat seat) {
  return seat == seat_at(match, SeatSide::Left) ? SeatSide::Left : SeatSide::Right;
}

// How long the computer that is to move has thought, and how long it may.
struct Thinking {
  Duration spent, limit;  // no limit: zero
  float part = 0;         // the one as a part of the other
};
// "thinking 3 of 10 s", "thinking 3 s"
std::string thinking_words(const Localiser& words, const Thinking& thinking);
// "2:05"
std::string time_words(Duration time);

// What a clock says besides the time: "3 periods" in overtime, before it what comes, "then 5 × 30 s"; empty if nothing.
std::string overtime_words(const Localiser& words, const GameClock& clock, int player);
// A clock shows whole seconds, and zero only when the time has run out.
template <class Match>
void show_clock(SeatCard& card, const Localiser& words, const Match& match, Seat seat) {
  const GameClock& clock = match.clock().now();
  const int player = static_cast<int>(index_of(seat));
  card.time = time_words(clock.display(player).left);
  card.more = overtime_words(words, clock, player);
  card.hurry = clock.is_short(player);
}

// What only the game can say of a seat, translated.
struct SeatWords {
  std::string person{};  // the name of one of two people: "First player"
  std::string colour{};  // "Black"
  std::string turn{};    // instead of the colour while a person is to move: "Black · your move"
};

// `thinking`: if it is shown.
template <class Match>
SeatCard seat_card(const Localiser& words, const Match& match, Seat seat, SeatWords said,
                   const StoneBowl& bowl, const std::optional<Thinking>& thinking) {
  const auto& player = match.player(seat);
  const bool acts = !match.over() && match.game().acting() == seat;
  SeatCard card{.portrait = seat_portrait(match, seat),
                .name = std::move(said.person),
                .line = std::move(said.colour),
                .time = time_words(match.time_of(seat)),
                .bowl = bowl,
                .acts = acts};
  if (match.clock().limits()) show_clock(card, words, match, seat);
  if (player.computer())
    card.name = name_of_computer(words, player);
  else if (match.mode() == Match::Mode::Computer)
    card.name = words.tr("You");
  if (acts && thinking) {
    card.line += " · " + thinking_words(words, *thinking);
    card.thought = thinking->part;
  } else if (acts && !player.computer()) {
    card.line = std::move(said.turn);
  }
  return card;
}

// What the computer says at the end. The opponents are told apart by their manner, from the weakest to the strongest:
// friendly, keen, calm. Each has more than one thing to say of an end, so that the next game does not end with the same.
using Manner = std::array<std::string_view, 2>;  // to be translated
using Sentences = std::array<Manner, 3>;         // by manner
struct Farewells {
  int short_game = 0, long_game = 0;  // moves; shorter than the one, at least as long as the other
  Sentences won_quickly, won, won_after_long;
  Sentences lost_quickly, lost, lost_after_long;
  Sentences accepts;  // the person has resigned
};
// How a game against the computer has ended, from the computer's side.
struct ComputerEnd {
  bool won = false, by_agreement = false;
  int moves = 0;
};
const Sentences& sentences(const Farewells& table, const ComputerEnd& end);

// A sentence by the computer, who has won or lost, for its own card; nothing between people, nor by another program.
// Requires a match that is over.
template <class Match>
std::string farewell(const Localiser& words, const Match& match, const Farewells& table) {
  const auto winner = match.winner();
  if (!winner || match.mode() != Match::Mode::Computer || !opponent_player(match).engine.empty()) return {};
  const auto level = opponent_level(match);
  const ComputerEnd end{.won = *winner != match.person(),
                        .by_agreement = is_resignation(match.moves().back()),
                        .moves = static_cast<int>(match.stones().size())};
  const Sentences& all = sentences(table, end);
  const Manner& manner = all[static_cast<std::size_t>(level) * all.size() / opponents_of(level).size()];
  return words.tr(manner[match.stones().size() / 2 % manner.size()]);
}

// The card of a seat at the end: the winner's is sealed and has this line, and a computer says a sentence on its own.
// Requires a match that is over.
template <class Match>
SeatCard ended(SeatCard card, const Localiser& words, const Match& match, Seat seat, std::string winner_line,
               const Farewells& table) {
  if (match.winner() == seat) {
    card.won = true;
    card.line = std::move(winner_line);
  }
  if (match.player(seat).computer()) card.words = farewell(words, match, table);
  return card;
}

// The colour of the person who would resign now: against the computer the person, no matter whose turn it is.
template <class Match>
Colour resigning(const Match& match) {
  return match.colour_of(match.mode() == Match::Mode::Computer ? match.person() : match.game().acting());
}
// A draw that one of two people at a screen offers, and what the other one is asked; to be translated.
struct DrawOffer {
  std::string_view title, question;
};
inline constexpr DrawOffer kBlackOffers{msgid("Black offers a draw"), msgid("White: accept?")};
inline constexpr DrawOffer kWhiteOffers{msgid("White offers a draw"), msgid("Black: accept?")};
template <class Match>
DrawOffer draw_offer(const Match& match) {
  return match.colour_of(match.game().acting()) == Colour::Black ? kBlackOffers : kWhiteOffers;
}
// To be translated.
template <class Match>
std::string_view resign_question(const Match& match) {
  if (match.mode() == Match::Mode::Computer) return msgid("Resign this game?");
  return resigning(match) == Colour::Black ? msgid("Black resigns?") : msgid("White resigns?");
}

}  // namespace quintet::ui
