// The rule sets of go that players know by name, and what differs between them.
//
//                 Chinese     Japanese    AGA          New Zealand  Tromp-Taylor
//   score         area        territory   area         area         area
//   repetition    positional  ko          situational  situational  positional
//   suicide       no          no          no           yes          yes
//   komi          7.5         6.5         7.5          7            7.5
//   for n handicap stones     white gets
//                 n           0           n - 1        0            0
//
// Under AGA rules each pass hands over a stone and White passes last, so that counting area or territory gives the same
// result. Sources: the rules of the Chinese Weiqi Association, the Nihon Kiin (1989), the American Go Association, the New
// Zealand Go Society, and https://tromp.github.io/go.html.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace quintet::go {

enum class RuleSet : std::uint8_t { Chinese, Japanese, Aga, NewZealand, TrompTaylor };
inline constexpr std::array kRuleSets{RuleSet::Chinese, RuleSet::Japanese, RuleSet::Aga, RuleSet::NewZealand,
                                      RuleSet::TrompTaylor};

// What counts: stones and the points they surround, or these points and prisoners.
enum class Scoring : std::uint8_t { Area, Territory };
constexpr Scoring other(Scoring scoring) {
  return scoring == Scoring::Area ? Scoring::Territory : Scoring::Area;
}
// Which moves are refused for bringing back an earlier position: only one that takes back at once; one after which any
// earlier position stands on the board; or one after which it stands there with the same side to move.
enum class Repetition : std::uint8_t { Ko, PositionalSuperko, SituationalSuperko };
enum class Suicide : std::uint8_t { Forbidden, Allowed };
// The points that White gets for n handicap stones.
enum class HandicapBonus : std::uint8_t { None, OneEach, OneLess };
// Which side makes the pass that stops the game.
enum class LastPass : std::uint8_t { Either, White };

struct Rules {
  Scoring scoring = Scoring::Area;
  Repetition repetition = Repetition::PositionalSuperko;
  Suicide suicide = Suicide::Forbidden;
  HandicapBonus bonus = HandicapBonus::None;
  LastPass last_pass = LastPass::Either;
  int komi = 0;  // the usual one of an even game, in half points
};

const Rules& rules_of(RuleSet set);

// In half points: that of an even game, or half a point with handicap.
int usual_komi(RuleSet set, int handicap);
// In points. Requires handicap >= 0.
int bonus_of(const Rules& rules, int handicap);

// chinese japanese aga new-zealand tromp-taylor
std::string_view name(RuleSet set);
std::optional<RuleSet> read_rule_set(std::string_view text);

// The largest komi on either side, in half points: more than any board has points.
inline constexpr int kMostKomi = 2000;

// Half points as a number of points: 15 is `7.5`, 14 `7`, -1 `-0.5`. Reading accepts what is a whole number of half points
// within kMostKomi.
std::string write_halves(int halves);
std::optional<int> read_halves(std::string_view text);

}  // namespace quintet::go
