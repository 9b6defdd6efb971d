// Matches for tests, in every mode, and random play.
#pragma once

#include "core/link/deal.hpp"
#include "core/link/lines.hpp"
#include "games/link/match.hpp"
#include "support/boards.hpp"

namespace quintet::link {

inline link::Start small_deal(std::uint64_t seed, const link::Rules& rules = {}) {
  return *link::deal({.layout = link::plain_layout({8, 6}), .rules = rules, .kinds = 9}, Random(seed));
}

inline Match match_of(Mode mode, std::uint64_t seed = 1, int level = 0) {
  const link::Rules rules{link::kGravities[seed % link::kGravities.size()],
                          seed % 2 == 0 ? link::Outside::Allowed : link::Outside::Forbidden};
  return Match(mode, small_deal(seed, rules), mode == Mode::Today ? "2026-11-21" : "8x6 down inside", level);
}

// Once its one pair is removed, a wall separates the remaining two tiles.
inline Match walled_match(Mode mode) {
  const link::Start start{.rules = {{}, link::Outside::Forbidden},
                          .board = link::board("BB.\n###\nA#A"),
                          .random = Random(1),
                          .solution = {}};
  return Match(mode, start, "3x3 none inside");
}

// A random action of a player. Requires a match in play.
inline void do_something(Match& match, Random& chance) {
  const auto lot = chance.below(20);
  match.pass(milliseconds(static_cast<long long>(chance.below(2500))));
  if (match.status() != Match::Status::Playing) return;
  if (lot == 0)
    shuffle(match);
  else if (lot == 1)
    match.ask_hint();
  else if (lot < 5 && match.can_undo())
    match.undo();
  else if (lot < 8 && match.can_redo())
    match.redo();
  else {
    const auto pairs = link::removable_pairs(match.game().board(), match.game().rules().outside);
    take(match, pairs[chance.index(pairs.size())]);
  }
}

}  // namespace quintet::link
