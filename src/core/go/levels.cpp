#include "core/go/levels.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <span>

#include "core/named.hpp"

namespace quintet::go {
namespace {

// How the network is asked (Effort). A large board takes more moves, in which more goes wrong.
struct Sight {
  int strength;
  std::uint64_t evaluations;
  int sharpness = 16, least_share = 200;
};
struct Rung {
  std::string_view name;
  std::uint64_t playouts;  // in Capture Go
  Sight small, medium, large;
};

// By level: what it does in Capture Go, then the fields of Sight. Each wins some three of four games against the one
// before; the README has what `go_ladder` measured.
constexpr std::array<Rung, kLevels.size()> kRungs{{
    {"child", 30, {965, 1, 1, 2}, {500, 1, 1, 30}, {60, 1, 1, 50}},
    {"beginner", 50, {1130, 1, 1, 13}, {620, 1, 1, 70}, {190, 1, 1, 100}},
    {"pupil", 80, {1265, 1, 2, 30}, {755, 1, 2, 100}, {340, 1, 2, 117}},
    {"novice", 130, {1455, 1, 3, 105}, {850, 1, 3, 130}, {480, 1, 3, 140}},
    {"apprentice", 200, {1655, 1, 6, 165}, {980, 1, 5, 160}, {620, 1, 4, 180}},
    {"scholar", 330, {1800, 1, 11}, {1120, 1, 7, 180}, {810, 1, 6}},
    {"adept", 550, {1965, 8}, {1240, 1, 10, 180}, {980, 1, 9}},
    {"expert", 900, {2100, 27}, {1360, 1, 16}, {1110, 1, 13}},
    {"veteran", 1500, {2210, 75}, {1480, 3}, {1290, 3}},
    {"champion", 2500, {2290, 165, 24}, {1570, 24}, {1430, 13}},
    {"sage", 5000, {2380, 470, 32}, {1660, 110}, {1550, 75}},
    {"oracle", 10'000, {2450, 1500, 32}, {1800, 350}, {1650, 250}},
    {"master", 0, {2530, 0}, {1960, 0}, {1740, 0}},
}};

const Rung& rung(Level level) {
  return kRungs[static_cast<std::size_t>(level)];
}

template <class T>
const T& by_size(int side, const T& small, const T& medium, const T& large) {
  constexpr int kSmall = 10, kMedium = 15;  // lines at most
  return side <= kSmall ? small : side <= kMedium ? medium : large;
}

const Sight& sight(const Rung& rung, int side) {
  return by_size(side, rung.small, rung.medium, rung.large);
}

// What handicap stones, two and more, give to Black, in points: `go_ladder` with levels against themselves.
constexpr std::size_t kFewestStones = 2;
constexpr std::array kSmallOdds{270, 450, 490};
constexpr std::array kMediumOdds{160, 210, 300, 400};
constexpr std::array kLargeOdds{100, 170, 240, 320, 400, 460, 510, 560};

std::span<const int> odds_on(int side) {
  return by_size<std::span<const int>>(side, kSmallOdds, kMediumOdds, kLargeOdds);
}

}  // namespace

std::string_view name(Level level) {
  return rung(level).name;
}

std::optional<Level> read_level(std::string_view text) {
  return find_named(kLevels, text);
}

std::string level_names() {
  std::string names;
  for (const Level level : kLevels) {
    if (!names.empty()) names += ", ";
    names += name(level);
  }
  return names;
}

std::optional<Level> next_level(Level level) {
  if (level == kLevels.back()) return std::nullopt;
  return kLevels[static_cast<std::size_t>(level) + 1];
}

bool takes_time(Level level) {
  return rung(level).playouts == 0;
}

Resigns resigns_as(Level level) {
  return level >= Level::Adept ? Resigns::WhenLost : Resigns::Never;
}

int strength_of(Level level, const Start& start) {
  return sight(rung(level), start.side).strength;
}

std::string strength_board(const Start& start) {
  return start.to_take > 0 ? std::string() : std::to_string(start.side);
}

std::optional<int> black_odds(const Start& start) {
  if (start.is_set_up() || start.komi != usual_komi(start.rules, start.handicap)) return std::nullopt;
  if (start.handicap == 0) return 0;
  const auto stones = static_cast<std::size_t>(start.handicap);
  const auto odds = odds_on(start.side);
  if (stones < kFewestStones || stones - kFewestStones >= odds.size()) return std::nullopt;
  return odds[stones - kFewestStones];
}

std::optional<int> fair_handicap(int points, const Start& start) {
  constexpr int kMostUneven = 75;  // points: 39 to 61 %
  int best = 0, off = std::abs(points);
  const auto odds = odds_on(start.side);
  for (std::size_t i = 0; i < odds.size(); ++i) {
    const int stones = static_cast<int>(i + kFewestStones), here = std::abs(points - odds[i]);
    if (here >= off || stones > most_fixed_handicap(start.side)) continue;
    off = here;
    best = stones;
  }
  return off <= kMostUneven ? std::optional(best) : std::nullopt;
}

Rank rank_at(double strength) {
  constexpr double kOfRank = 100, kGnuGo = 1800;
  constexpr int kOfGnuGo = 8, kWeakest = 30;  // kyu
  const int kyu = kOfGnuGo - static_cast<int>(std::lround((strength - kGnuGo) / kOfRank));
  return kyu >= 1 ? Rank{.number = std::min(kyu, kWeakest)} : Rank{.number = 1 - kyu, .dan = true};
}

Effort effort_of(Level level, int side, const Effort& master) {
  if (takes_time(level)) return master;
  const Rung& its = rung(level);
  const Sight& seen = sight(its, side);
  // Who reads little may miss what everybody sees.
  const bool misses = level < Level::Veteran;
  return {.playouts = std::min(its.playouts, master.playouts),
          .evaluations = std::min(seen.evaluations, master.evaluations),
          .reflexes = misses ? Reflexes::OnAtari : Reflexes::None,
          .sharpness = seen.sharpness,
          .least_share = seen.least_share};
}

}  // namespace quintet::go
