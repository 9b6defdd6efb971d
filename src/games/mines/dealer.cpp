#include "games/mines/dealer.hpp"

#include <utility>

#include "core/mines/deal.hpp"
#include "core/mines/no_guess.hpp"

namespace quintet::mines {

Laid plain_board(const Rules& rules, Point first, Random random) {
  return {draw_field(rules, first, random), false};
}

void Dealer::ask(const Rules& rules, Point first, Random random) {
  background_.start(
      [=, cells = static_cast<std::uint64_t>(effort_)](std::stop_token stop) mutable -> std::optional<Laid> {
        if (!rules.no_guess) return plain_board(rules, first, random);
        const SearchLimit limit{cells / static_cast<std::uint64_t>(rules.size.area()) + 1, std::move(stop)};
        if (auto field = draw_no_guess(rules, first, random, limit)) return Laid{*std::move(field), true};
        return std::nullopt;
      });
}

}  // namespace quintet::mines
