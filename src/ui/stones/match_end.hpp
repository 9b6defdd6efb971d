// How a game of stones has ended: its title in the list of games, the title of its result, its sound, what the player can
// do next. The functions over a match take one with the part SeatedState that is over.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
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

// The colour of the person in a game against the computer. `Notes` has the members mode, outcome and, by colour, players and
// names, which a file states.
template <class Notes>
Colour person_of(const Notes& notes) {
  return notes.players[index_of(Colour::Black)].computer() ? Colour::White : Colour::Black;
}
// The player of this colour: "Master", "You", or the colour in a game of two people.
template <class Notes>
std::string player_name(const Localiser& words, const Notes& notes, Colour colour) {
  const std::size_t index = index_of(colour);
  if (!notes.names[index].empty()) return notes.names[index];
  if (notes.players[index].computer()) return name_of_computer(words, notes.players[index]);
  return words.tr(notes.mode == decltype(notes.mode)::Computer ? msgid("You") : colour_message(colour));
}
// "You - Master"
template <class R>
std::string pair_name(const Localiser& words, const R& record) {
  return player_name(words, record.notes, Colour::Black) + " - " +
         player_name(words, record.notes, Colour::White);
}
template <class Notes>
Pairing pairing_of(const Localiser& words, const Notes& notes) {
  Pairing pairing{.named = true, .outcome = notes.outcome};
  for (const Colour colour : kColours) {
    const std::size_t index = index_of(colour);
    pairing.names[index] = player_name(words, notes, colour);
    if (notes.names[index].empty() && !notes.players[index].computer()) pairing.named = false;
  }
  if (notes.mode == decltype(notes.mode)::Computer) pairing.person = person_of(notes);
  return pairing;
}
// The name of a player for other programs, in English. Empty where nothing is known.
template <class Notes>
std::string exported_name(const Notes& notes, Colour colour) {
  const bool named = !notes.names[0].empty() || !notes.names[1].empty();
  if (notes.mode == decltype(notes.mode)::Computer && colour == person_of(notes)) return "Player";
  return notes.mode != decltype(notes.mode)::Two || named ? player_name(Localiser(), notes, colour)
                                                          : std::string();
}

// "You beat Sage", "Sage beat you", "Draw with Sage", "White won", "Sage against Master".
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

// "Sage wins", "Sage (Black) wins"; `name` gives the name in the present language.
LocalizedText wins_text(const Localiser& words, std::function<std::string()> name,
                        std::optional<Colour> colour = std::nullopt);
// "You win", "Sage wins", "Sage (Black) wins", "White wins", "A draw": the kind and the title of the result.
template <class Match>
GameResult titled_result(const Context& context, const Match& match) {
  using Kind = GameResult::Kind;
  const auto winner = match.winner();
  if (!winner) return {.kind = Kind::Even, .title = msgid("A draw")};
  const auto colour = match.colour_of(*winner);
  const auto name = [&words = context.words, player = match.player(*winner)] {
    return name_of_computer(words, player);
  };
  if (match.mode() == Match::Mode::Watch) return {.title = wins_text(context.words, name, colour)};
  if (match.mode() != Match::Mode::Computer)
    return {.title = colour == Colour::Black ? msgid("Black wins") : msgid("White wins")};
  if (person_won(match)) return {.kind = Kind::Won, .title = msgid("You win")};
  return {.kind = Kind::Lost, .title = wins_text(context.words, name)};
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
