#include "games/mines/game_looks.hpp"

#include <string_view>

namespace quintet::mines {

CellLook look_of(const Game& game, Point at) {
  const bool mine = game.over() && game.laid()->field.is_mine(at);
  const bool lost = game.status() == Status::Lost;
  switch (game.cover(at)) {
    case Cover::Open:
      return mine ? CellLook{CellFace::Fatal} : CellLook{CellFace::Number, game.number(at)};
    case Cover::Flag:
      return {lost && !mine ? CellFace::WrongFlag : CellFace::Flag};
    case Cover::Question:
      if (!mine) return {CellFace::Question};
      break;
    case Cover::Closed:
      if (!mine) return {};
      break;
  }
  return {lost ? CellFace::Mine : CellFace::Flag};
}

std::string write_looks(const Game& game) {
  constexpr std::string_view kLetters = "##F?.*!X";  // by face
  std::string text;
  for (int row = 0; row < game.size().height; ++row) {
    if (row > 0) text += '/';
    for (int column = 0; column < game.size().width; ++column) {
      const CellLook look = look_of(game, {row, column});
      text += look.number > 0 ? static_cast<char>('0' + look.number)
                              : kLetters[static_cast<std::size_t>(look.face)];
    }
  }
  return text;
}

}  // namespace quintet::mines
