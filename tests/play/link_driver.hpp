// Helpers of Link-up's play tests: predict the next board, and clear it with its solution.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/text.hpp"
#include "games/link/match.hpp"
#include "games/link/matches.hpp"
#include "games/link/settings.hpp"
#include "support/app_driver.hpp"

namespace quintet::app {

// The match that `link.setup.begin` will deal, predicted without using random numbers.
inline link::Match next_deal(Driver& driver, link::Mode mode) {
  ui::Context& context = driver.context();
  const Random before = context.chance;
  auto dealt = link::new_free_match(context, mode);
  context.chance = before;
  return std::move(dealt).value();
}

inline link::Match level_deal(Driver& driver, int level) {
  return link::new_journey_match(driver.context(), level).value();
}

inline void set_board(Driver& driver, const link::Settings& wish) {
  driver.context().profile.change(wish);
}

// From the menu or from Link-up's own page to a fresh board of the mode; returns what was dealt.
inline link::Match begin(Driver& driver, link::Mode mode, Driver::Where where = Driver::Where::current()) {
  if (driver.seen().starts_with("menu")) driver.play("tap menu.link\nsettle", where);
  driver.play("tap link." + std::string(word_of(mode)), where);
  const link::Match match = next_deal(driver, mode);
  driver.play("tap link.setup.begin\nsettle\nexpect link.play status=playing", where);
  return match;
}

// Clicks the pairs of the solution from number `from` on, at most `count`.
inline void clear(Driver& driver, const link::Match& match, std::size_t from = 0, std::size_t count = 10'000,
                  Driver::Where where = Driver::Where::current()) {
  const auto& solution = match.start().solution;
  for (std::size_t i = from; i < solution.size() && i - from < count; ++i) driver.take(solution[i], where);
}

// The pair of the hint on the screen.
inline std::optional<link::Pair> shown_hint(const Driver& driver) {
  const std::string hint = driver.value("hint");
  const auto middle = hint.find(';');
  if (middle == std::string::npos) return std::nullopt;
  const auto a = read_point(std::string_view(hint).substr(0, middle));
  const auto b = read_point(std::string_view(hint).substr(middle + 1));
  if (!a || !b) return std::nullopt;
  return link::Pair{*a, *b};
}

// The saved game on the disk.
inline std::optional<link::Match> kept_match(const TestPlayer& player, link::Mode mode) {
  return link::Match::read(player.get("data/link-" + std::string(word_of(mode)) + ".save"));
}

// The same while the program runs, after everything has been written.
inline std::optional<link::Match> kept_match(Driver& driver, const TestPlayer& player, link::Mode mode) {
  driver.context().profile.finish_saving();
  return kept_match(player, mode);
}

}  // namespace quintet::app
