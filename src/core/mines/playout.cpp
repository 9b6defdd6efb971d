#include "core/mines/playout.hpp"

#include <algorithm>

namespace quintet::mines {

void PlayoutPlayer::open(const Field& field, Cell cell) {
  logic_.open(cell, field.number(unpack(cell)));
}

Playout PlayoutPlayer::play(const Field& field, Point first) {
  if (field.is_mine(first)) return {};
  logic_.reset(field.size(), field.mines());
  open(field, pack(first));
  Playout playout;
  for (;;) {
    logic_.deduce();
    while (logic_.has_safe()) open(field, logic_.take_safe());
    playout.won = static_cast<int>(logic_.opened().size()) == field.safe_cells();
    if (playout.won) return playout;
    if (!logic_.is_idle()) continue;
    const Choice choice = player_.choose(logic_);
    if (choice.mine > 0) ++playout.guesses;
    if (field.is_mine(unpack(choice.cell))) return playout;
    open(field, choice.cell);
  }
}

Point first_click(const Rules& rules) {
  if (rules.first != FirstClick::Opens) return {0, 0};
  return {std::min(3, rules.size.height - 1), std::min(3, rules.size.width - 1)};
}

}  // namespace quintet::mines
