// The words of go: names of rules, why a move is refused, how a game has ended, and the count as a sum.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/go/game.hpp"
#include "engine/text/localiser.hpp"
#include "games/go/match.hpp"

namespace quintet::go {

// To be translated.
std::string_view rule_message(RuleSet rules);
// What the rules count and give, in one sentence.
std::string_view rule_line(RuleSet rules);
// What Capture Go asks for, or the whole game: "Whoever takes 5 stones first has won.", in the player's language.
std::string goal_words(const Localiser& words, int to_take);
// What the rules of a game are, in one sentence.
std::string rules_words(const Localiser& words, const Start& start);
// Why a stone may not be placed.
std::string_view refusal_message(Verdict verdict);

// "Chinese · komi 7.5", "Japanese · 4 stones · komi 0.5", "Capture 5", in the player's language.
std::string terms_words(const Localiser& words, const Start& start);
// "9 × 9 · Chinese · komi 7.5"
std::string start_words(const Localiser& words, const Start& start);

// Whether the other side has passed before the last move.
bool passed_before(const Match& match);
// "Black passed", "Master passed. Pass too to count.", or who has to pass once more.
std::string pass_words(const Localiser& words, const Match& match, Colour colour);
// The computer does not pass where the person has: "Master plays on…"
std::string plays_on_words(const Localiser& words, const Match& match, Colour colour);

// "Black won by 3.5 points", "White resigned".
std::string ending_words(const Localiser& words, const Game& game);
// For the card of the winner: "White · by 3.5 points".
std::string winner_line(const Localiser& words, const Match& match);

// Half points as players read them, with a minus sign: "−0.5".
std::string halves_text(int halves);
// "3.5 points", of half points.
std::string points_words(const Localiser& words, int halves);
// "Black +4", of Black's lead in half points; a dash where it is not known.
std::string lead_text(const Localiser& words, std::optional<int> lead);
// "3 liberties"
std::string liberty_words(const Localiser& words, int liberties);

}  // namespace quintet::go
