#include "games/gomoku/match.hpp"

#include <algorithm>
#include <utility>

#include "core/named.hpp"

namespace quintet::gomoku {
namespace {

bool is_stone(const Move& move) {
  return move.kind == Move::Kind::Stone;
}

bool is_last_word(const Move& move) {
  using Kind = Move::Kind;
  return move.kind == Kind::Draw || move.kind == Kind::ResignBlack || move.kind == Kind::ResignWhite;
}

}  // namespace

std::string_view name(Mode mode) {
  constexpr std::array<std::string_view, kModes.size()> kNames{"computer", "two", "watch"};
  return kNames[static_cast<std::size_t>(mode)];
}

std::optional<Mode> mode_of(std::string_view word) {
  return find_named(kModes, word);
}

Match::Match(const gomoku::Start& start, const SeatPlayers& players)
    : Match(Session<gomoku::Game>(start), players) {}

Match::Match(Session<gomoku::Game> session, const SeatPlayers& players)
    : session_(std::move(session)), sitters_(players) {
  Game game(session_.start());
  for (const Move& move : session_.moves()) {
    actors_.push_back(game.acting());
    game.play(move);
  }
}

Mode Match::mode() const {
  const auto computers = std::ranges::count_if(sitters_, &SeatPlayer::computer);
  if (computers == 1) return Mode::Computer;
  return computers == 0 ? Mode::Two : Mode::Watch;
}

Seat Match::seat_of(Colour colour) const {
  return colour == Colour::Black ? game().black() : other(game().black());
}

Colour Match::colour_of(Seat seat) const {
  return game().black() == seat ? Colour::Black : Colour::White;
}

Seat Match::person() const {
  return player(Seat::First).computer() ? Seat::Second : Seat::First;
}

std::vector<Move> Match::moves() const {
  const auto& all = session_.moves();
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(session_.played())};
}

std::vector<Point> Match::stones() const {
  std::vector<Point> stones;
  for (const Move& move : moves()) {
    if (is_stone(move)) stones.push_back(move.at);
  }
  return stones;
}

std::optional<Point> Match::last_stone() const {
  const std::vector<Point> all = stones();
  return all.empty() ? std::nullopt : std::optional(all.back());
}

Played Match::play(const Move& move) {
  actors_.resize(session_.played());
  actors_.push_back(game().acting());
  return session_.play(move);
}

std::optional<std::size_t> Match::before_undo() const {
  const std::size_t played = session_.played();
  if (played == 0) return std::nullopt;
  if (mode() == Mode::Watch || is_last_word(session_.moves()[played - 1])) return played - 1;
  for (std::size_t left = played; left-- > 0;) {
    if (!player(actors_[left]).computer()) return left;
  }
  return std::nullopt;
}

bool Match::can_undo() const {
  return before_undo().has_value();
}

void Match::undo() {
  const auto left = before_undo();
  while (left && session_.played() > *left) session_.undo();
}

std::vector<gomoku::Played> Match::redo() {
  std::vector<gomoku::Played> played;
  while (session_.can_redo()) {
    played.push_back(session_.redo());
    if (mode() == Mode::Watch || !computer_acts()) break;
  }
  return played;
}

void Match::pass(Duration time) {
  if (!game().over()) times_[index_of(game().acting())] += time;
}

}  // namespace quintet::gomoku
