// How a game of stones has ended: its title in the list of games, the title of its result, its sound, what the player can
// do next. The functions over a match take one with the part SeatedState that is over.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/stones.hpp"
#include "engine/text/localiser.hpp"
#include "ui/context.hpp"
#include "ui/kit/board_words.hpp"
#include "ui/kit/game_result.hpp"
#include "ui/kit/record.hpp"
#include "ui/stones/players.hpp"

namespace quintet::ui {

// Who has played a game, and who has won.
struct Pairing {
  std::array<std::string, 2> names{};  // by colour, translated: "You", "Master", else the colour
  bool named = false;                  // both names are more than the colour
  std::optional<Colour> person{};      // in a game against the computer
  Outcome outcome = Outcome::Playing;  // also of a game that was given up

  std::optional<Colour> winner() const { return winner_of(outcome); }
};

// "You beat Adept", "Adept beat you", "Draw with Adept", "White won", "Adept against Master".
std::string title_of(const Localiser& words, const Pairing& pairing);
// For the person against the computer.
RecordOutcome outcome_of(const Pairing& pairing);

// Whether the person has lost to the computer, or won against it.
template <class Match>
bool person_lost(const Match& match) {
  const auto winner = match.winner();
  return match.mode() == Match::Mode::Computer && winner && *winner != match.person();
}
template <class Match>
bool person_won(const Match& match) {
  return match.mode() == Match::Mode::Computer && match.winner() == match.person();
}

// "Adept wins"; the name is to be translated.
LocalizedText wins_text(const Localiser& words, std::string_view name);
// "You win", "Adept wins", "White wins", "A draw": the kind and the title of the result.
template <class Match>
GameResult titled_result(const Context& context, const Match& match) {
  using Kind = GameResult::Kind;
  const auto winner = match.winner();
  if (!winner) return {.kind = Kind::Even, .title = msgid("A draw")};
  if (match.mode() != Match::Mode::Computer)
    return {.title = match.colour_of(*winner) == Colour::Black ? msgid("Black wins") : msgid("White wins")};
  if (person_won(match)) return {.kind = Kind::Won, .title = msgid("You win")};
  return {.kind = Kind::Lost, .title = wins_text(context.words, opponent(opponent_level(match)).name)};
}

// The name of the sound of this end.
template <class Match>
std::string end_sound(const Context& context, const Match& match) {
  if (!match.winner()) return "draw";
  return person_lost(match) ? "lose" : win_sound(context.theme);
}

// What a player can do next; what is empty cannot be done.
struct ResultActions {
  std::function<void()> next_opponent{}, again{}, review{}, leave{};
};
enum class MainAction : std::uint8_t { Again, Review };
std::vector<MenuItem> result_items(ResultActions actions, MainAction main);
// After a loss the main button is what one learns from.
template <class Match>
std::vector<MenuItem> result_items(const Match& match, ResultActions actions) {
  if (match.stones().empty()) actions.review = {};
  return result_items(std::move(actions), person_lost(match) ? MainAction::Review : MainAction::Again);
}

}  // namespace quintet::ui
