#include "core/twenty48/game.hpp"

#include <algorithm>
#include <cassert>

#include "core/named.hpp"
#include "core/text.hpp"

namespace quintet::twenty48 {
namespace {

constexpr std::uint64_t kFourIn = 10;  // one new tile in so many is a 4

// A number from 0 to bound - 1 from one random number, so that each tile takes as many of them.
std::uint64_t scaled(std::uint64_t random, std::uint64_t bound) {
  return (random >> 32U) * bound >> 32U;
}

// Requires an empty cell.
Spawn draw_spawn(const Board& board, const Rules& rules, Random& random) {
  const std::vector<Point> empty = empty_cells(board);
  assert(!empty.empty());
  const Point at = empty[scaled(random.next(), empty.size())];
  const bool four = scaled(random.next(), kFourIn) == 0 && !rules.only_twos;
  return {at, four ? Exponent{2} : Exponent{1}};
}

bool is_possible(const Spawn& spawn, const Board& board, const Rules& rules) {
  return board.contains(spawn.at) && board[spawn.at] == 0 && spawn.exponent >= 1 &&
         spawn.exponent <= (rules.only_twos ? 1 : 2);
}

// `1,3=2`
std::string write_spawn(const Spawn& spawn) {
  return write_point(spawn.at) + '=' + std::to_string(1 << spawn.exponent);
}

std::optional<Spawn> read_spawn(std::string_view text) {
  const std::size_t middle = text.find('=');
  if (middle == std::string_view::npos) return std::nullopt;
  const auto at = read_point(text.substr(0, middle));
  const std::string_view value = text.substr(middle + 1);
  if (!at || (value != "2" && value != "4")) return std::nullopt;
  return Spawn{*at, value == "2" ? Exponent{1} : Exponent{2}};
}

std::optional<std::vector<Spawn>> read_spawns(std::string_view text) {
  std::vector<Spawn> spawns;
  for (const std::string_view part : split(text, ';')) {
    const auto spawn = read_spawn(part);
    if (!spawn) return std::nullopt;
    spawns.push_back(*spawn);
  }
  return spawns;
}

std::optional<Exponent> read_target(std::string_view text) {
  const auto value = read_number(text, 1 << kMostTarget);
  for (int exponent = kLeastTarget; exponent <= kMostTarget; ++exponent) {
    if (value == 1 << exponent) return static_cast<Exponent>(exponent);
  }
  return std::nullopt;
}

Board empty_board(const Rules& rules) {
  return Board(Size{rules.side, rules.side});
}

Expected<Rules, ParseError> read_rules(std::string_view& text) {
  const auto side = read_number(take_field(text, "side").value_or(""), kMostSide);
  if (!side || *side < kLeastSide) return parse_error("the board has no such side");
  const auto rule = find_named(kRules, take_field(text, "rule").value_or(""));
  if (!rule) return parse_error("there is no such rule");
  const auto twos = take_field(text, "only_twos").value_or("");
  if (twos != "yes" && twos != "no") return parse_error("the save does not say which tiles appear");
  const auto target = read_target(take_field(text, "target").value_or(""));
  if (!target) return parse_error("there is no such target");
  return Rules{.rule = *rule, .side = *side, .only_twos = twos == "yes", .target = *target};
}

}  // namespace

Start deal(const Rules& rules, Random random) {
  Start start{rules, {}, random};
  Board board = empty_board(rules);
  for (int i = 0; i < rules.start_tiles; ++i) {
    start.tiles.push_back(draw_spawn(board, rules, start.random));
    board[start.tiles.back().at] = start.tiles.back().exponent;
  }
  return start;
}

Game::Game(const Start& start)
    : rules_(start.rules), board_(empty_board(start.rules)), random_(start.random) {
  for (const Spawn& tile : start.tiles) board_[tile.at] = tile.exponent;
}

bool Game::is_legal(const Move& move) const {
  Board after = board_;
  if (!slide(after, move.direction, rules_.rule).moved) return false;
  return !move.spawn || is_possible(*move.spawn, after, rules_);
}

Played Game::play(const Move& move) {
  Slide slid = slide(board_, move.direction, rules_.rule);
  assert(slid.moved);
  // Drawn also where the tile is known, so that later tiles are those of the game that was played.
  const Spawn drawn = draw_spawn(board_, rules_, random_);
  const Spawn spawn = move.spawn.value_or(drawn);
  assert(is_possible(spawn, board_, rules_));
  board_[spawn.at] = spawn.exponent;
  score_ += slid.gained;
  ++moves_;
  const bool reached = !won_ && largest(board_) >= rules_.target;
  won_ = won_ || reached;
  return {move.direction, std::move(slid.steps), spawn, slid.gained, reached};
}

std::string Game::write_move(const Move& move) {
  std::string text(1, letter(move.direction));
  if (move.spawn) text += ' ' + write_spawn(*move.spawn);
  return text;
}

std::optional<Move> Game::read_move(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const auto direction = read_direction(text.front());
  if (!direction) return std::nullopt;
  if (text.size() == 1) return Move{*direction};
  const auto spawn = text[1] == ' ' ? read_spawn(text.substr(2)) : std::nullopt;
  if (!spawn) return std::nullopt;
  return Move{*direction, spawn};
}

std::string Game::write_start(const Start& start) {
  std::string text = "side=" + std::to_string(start.rules.side);
  text += " rule=" + std::string(name(start.rules.rule));
  text += std::string(" only_twos=") + (start.rules.only_twos ? "yes" : "no");
  text += " target=" + std::to_string(1 << start.rules.target);
  text += " random=" + start.random.write() + " tiles=";
  for (std::size_t i = 0; i < start.tiles.size(); ++i) {
    if (i > 0) text += ';';
    text += write_spawn(start.tiles[i]);
  }
  return text;
}

Expected<Start, ParseError> Game::read_start(std::string_view text) {
  auto rules = read_rules(text);
  if (!rules) return tl::unexpected(rules.error());
  const auto random = Random::read(take_field(text, "random").value_or(""));
  if (!random) return parse_error("the save has no random state");
  const auto tiles = read_spawns(take_field(text, "tiles").value_or(""));
  if (!tiles || tiles->size() > 2) return parse_error("the save has no first tiles");
  if (!text.empty()) return parse_error("there is more than a start");
  Board board = empty_board(*rules);
  for (const Spawn& tile : *tiles) {
    if (!is_possible(tile, board, *rules)) return parse_error("a first tile is not possible");
    board[tile.at] = tile.exponent;
  }
  rules->start_tiles = static_cast<int>(tiles->size());
  return Start{*rules, *tiles, *random};
}

}  // namespace quintet::twenty48
