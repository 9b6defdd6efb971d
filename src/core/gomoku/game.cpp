#include "core/gomoku/game.hpp"

#include <cassert>

#include "core/named.hpp"
#include "core/text.hpp"

namespace quintet::gomoku {
namespace {

constexpr std::array<std::string_view, 3> kOpeningNames{"free", "swap", "swap2"};

struct Word {
  std::string_view text;
  Move::Kind kind;
};
constexpr std::array kWords{
    Word{"take-black", Move::Kind::TakeBlack},     Word{"take-white", Move::Kind::TakeWhite},
    Word{"add-two", Move::Kind::AddTwo},           Word{"draw", Move::Kind::Draw},
    Word{"resign-black", Move::Kind::ResignBlack}, Word{"resign-white", Move::Kind::ResignWhite},
    Word{"time-black", Move::Kind::TimeBlack},     Word{"time-white", Move::Kind::TimeWhite}};

Verdict verdict_of(Forbidden reason) {
  switch (reason) {
    case Forbidden::Overline:
      return Verdict::Overline;
    case Forbidden::DoubleFour:
      return Verdict::DoubleFour;
    case Forbidden::DoubleThree:
      return Verdict::DoubleThree;
    case Forbidden::No:
      break;
  }
  return Verdict::Legal;
}

// The value of a word `key=value` with exactly this key.
std::optional<std::string_view> value_of(std::string_view word, std::string_view key) {
  if (word.size() <= key.size() || !word.starts_with(key) || word[key.size()] != '=') return std::nullopt;
  return word.substr(key.size() + 1);
}

}  // namespace

std::string_view name(Opening opening) {
  return kOpeningNames[static_cast<std::size_t>(opening)];
}

std::optional<Opening> read_opening(std::string_view text) {
  return find_named(kOpenings, text);
}

Game::Game(const Start& start)
    : start_(start),
      board_(start.side),
      settling_(start.opening == Opening::Free ? Settling::Settled : Settling::Placing) {}

bool Game::choosing() const {
  if (over() || settling_ == Settling::Settled) return false;
  return board_.stones() == (settling_ == Settling::Adding ? kLongOpeningStones : kOpeningStones);
}

Seat Game::acting() const {
  assert(!over());
  if (settling_ == Settling::Settled) return to_move() == Colour::Black ? black_ : other(black_);
  const bool second = settling_ == Settling::Placing ? choosing() : !choosing();
  return second ? Seat::Second : Seat::First;
}

Verdict Game::judge(const Move& move) const {
  if (over()) return Verdict::Over;
  switch (move.kind) {
    case Move::Kind::Stone:
      return judge_stone(move.at);
    case Move::Kind::TakeBlack:
    case Move::Kind::TakeWhite:
      return choosing() ? Verdict::Legal : Verdict::NoChoice;
    case Move::Kind::AddTwo:
      return may_add_two() ? Verdict::Legal : Verdict::NoChoice;
    case Move::Kind::Draw:
    case Move::Kind::ResignBlack:
    case Move::Kind::ResignWhite:
    case Move::Kind::TimeBlack:
    case Move::Kind::TimeWhite:
      break;
  }
  return Verdict::Legal;
}

Verdict Game::judge_stone(Point at) const {
  if (choosing()) return Verdict::ChoiceFirst;
  if (!board_.contains(at)) return Verdict::Outside;
  if (!board_.is_empty(at)) return Verdict::Taken;
  if (rule() != Rule::Renju || to_move() != Colour::Black) return Verdict::Legal;
  return verdict_of(forbidden(board_, at));
}

Played Game::play(const Move& move) {
  assert(is_legal(move));
  Played played{.move = move, .stone = Stone::None, .five = {}};
  const Seat seat = acting();
  switch (move.kind) {
    case Move::Kind::Stone:
      played.stone = stone_of(to_move());
      board_.set(move.at, played.stone);
      played.five = five_ = winning_row(board_, move.at, rule());
      if (!five_.empty())
        finish(played.stone == Stone::Black ? Outcome::BlackWins : Outcome::WhiteWins, Ending::Five);
      else if (!can_move(board_, rule()))
        finish(Outcome::Draw, Ending::NoMoveLeft);
      break;
    case Move::Kind::TakeBlack:
    case Move::Kind::TakeWhite:
      black_ = move.kind == Move::Kind::TakeBlack ? seat : other(seat);
      settling_ = Settling::Settled;
      break;
    case Move::Kind::AddTwo:
      settling_ = Settling::Adding;
      break;
    case Move::Kind::Draw:
      finish(Outcome::Draw, Ending::Agreed);
      break;
    case Move::Kind::ResignBlack:
      finish(Outcome::WhiteWins, Ending::Resigned);
      break;
    case Move::Kind::ResignWhite:
      finish(Outcome::BlackWins, Ending::Resigned);
      break;
    case Move::Kind::TimeBlack:
      finish(Outcome::WhiteWins, Ending::Time);
      break;
    case Move::Kind::TimeWhite:
      finish(Outcome::BlackWins, Ending::Time);
      break;
  }
  return played;
}

void Game::finish(Outcome outcome, Ending ending) {
  outcome_ = outcome;
  ending_ = ending;
}

std::string Game::write_move(const Move& move) {
  for (const Word& word : kWords) {
    if (word.kind == move.kind) return std::string(word.text);
  }
  return quintet::write_point(move.at);
}

std::optional<Move> Game::read_move(std::string_view text) {
  for (const Word& word : kWords) {
    if (word.text == text) return Move{.kind = word.kind};
  }
  const auto at = quintet::read_point(text);
  return at ? std::optional(Move{.at = *at}) : std::nullopt;
}

std::string Game::write_start(const Start& start) {
  return "side=" + std::to_string(start.side) + " rule=" + std::string(name(start.rule)) +
         " opening=" + std::string(name(start.opening));
}

Expected<Start, ParseError> Game::read_start(std::string_view text) {
  const auto words = split(text, ' ');
  if (words.size() != 3) return parse_error("a game of gomoku starts from side, rule and opening");
  const auto side = value_of(words[0], "side"), rule = value_of(words[1], "rule"),
             opening = value_of(words[2], "opening");
  const int lines = side ? read_number(*side, kMostSide).value_or(0) : 0;
  const auto known_rule = rule ? read_rule(*rule) : std::nullopt;
  const auto known_opening = opening ? read_opening(*opening) : std::nullopt;
  if (lines < kLeastSide) return parse_error("the board has no such side");
  if (!known_rule) return parse_error("there is no such rule");
  if (!known_opening) return parse_error("there is no such opening");
  return Start{.side = lines, .rule = *known_rule, .opening = *known_opening};
}

}  // namespace quintet::gomoku
