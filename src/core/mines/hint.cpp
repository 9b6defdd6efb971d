#include "core/mines/hint.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/mines/chances.hpp"
#include "core/mines/playout.hpp"

namespace quintet::mines {
namespace {

bool has_flags(const Game& game) {
  return game.counter() < game.rules().mines;
}

// The easiest reason why a flag is wrong, given nothing but mines.
std::optional<Reason> wrong_flag(const Game& game, const std::vector<Reason>& reasons) {
  const auto is_mine = [&](Point at) { return std::ranges::find(reasons, at, &Reason::at)->is_mine; };
  const auto found = std::ranges::find_if(reasons, [&](const Reason& reason) {
    return !reason.is_mine && game.cover(reason.at) == Cover::Flag &&
           std::ranges::all_of(reason.given, is_mine);
  });
  return found == reasons.end() ? std::nullopt : std::optional(*found);
}

Hint guess(const Position& position, const std::stop_token& stop) {
  const auto logic = std::make_unique<Logic>();
  learn(*logic, position);
  const Choice choice = std::make_unique<Player>()->choose(*logic, stop);
  Hint hint{.kind = Hint::Kind::Guess, .at = unpack(choice.cell), .ground = choice.ground};
  hint.mine = hint.least = choice.mine;
  if (choice.ground == Ground::Estimated) return hint;
  const ChanceTable table = chances(position, kNodeLimit, stop);
  if (table.solved != Solved::Exactly) return hint;
  for (std::size_t i = 0; i < table.mine.cells().size(); ++i) {
    if (!position.is_open(table.mine.point(i))) hint.least = std::min(hint.least, table.mine.cells()[i]);
  }
  return hint;
}

}  // namespace

Hint find_hint(const Game& game, std::optional<Point> first, const std::stop_token& stop) {
  if (game.status() == Status::Ready)
    return {.kind = first ? Hint::Kind::Given : Hint::Kind::Start,
            .at = first.value_or(first_click(game.rules()))};
  const Position position = game.position();
  if (has_flags(game)) {
    if (auto reason = wrong_flag(game, certain_cells(position, stop)))
      return {.kind = Hint::Kind::Certain, .at = reason->at, .reason = *std::move(reason)};
  }
  if (auto reason = easiest_safe(position, stop))
    return {.kind = Hint::Kind::Certain, .at = reason->at, .reason = *std::move(reason)};
  return stop.stop_requested() ? Hint{} : guess(position, stop);
}

}  // namespace quintet::mines
