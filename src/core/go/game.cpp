#include "core/go/game.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "core/named.hpp"
#include "core/text.hpp"

namespace quintet::go {
namespace {

constexpr std::array kPlacements{Placement::Fixed, Placement::Free};
constexpr std::array<std::string_view, 2> kPlacementNames{"fixed", "free"};

using Kind = Move::Kind;

// Moves without a point, and the words before the point of others.
struct Word {
  std::string_view text;
  Kind kind;
};
constexpr std::array kWords{
    Word{"pass", Kind::Pass},
    Word{"play-on", Kind::PlayOn},
    Word{"agree", Kind::Agree},
    Word{"no-result", Kind::NoResult},
    Word{"resign-black", Kind::ResignBlack},
    Word{"resign-white", Kind::ResignWhite},
    Word{"time-black", Kind::TimeBlack},
    Word{"time-white", Kind::TimeWhite},
};
constexpr std::array kMarks{Word{"dead ", Kind::Dead}, Word{"dead-chain ", Kind::DeadChain},
                            Word{"seki ", Kind::Seki}};

// The board of a position that is set up, if its stones can stand so.
std::optional<Board> board_of(const Start& start) {
  Grid<Stone> stones({start.side, start.side}, Stone::None);
  for (const Colour colour : kColours) {
    for (const Point at : start.stones[index_of(colour)]) {
      if (!stones.contains(at) || stones[at] != Stone::None) return std::nullopt;
      stones[at] = stone_of(colour);
    }
  }
  const auto board = go::board_of(stones);
  return board ? std::optional(*board) : std::nullopt;
}

// `3,3;4,4`, or `-` for none.
std::string write_stones(const std::vector<Point>& stones) {
  std::string text;
  for (const Point at : stones) {
    if (!text.empty()) text += ';';
    text += write_point(at);
  }
  return text.empty() ? "-" : text;
}
std::optional<std::vector<Point>> read_stones(std::string_view text) {
  std::vector<Point> stones;
  if (text == "-") return stones;
  for (const std::string_view each : split(text, ';')) {
    const auto at = read_point(each);
    if (!at) return std::nullopt;
    stones.push_back(*at);
  }
  return stones;
}

std::optional<Colour> read_first(std::string_view text) {
  if (text == "black") return Colour::Black;
  return text == "white" ? std::optional(Colour::White) : std::nullopt;
}

// The value of the next field, which must have this key.
std::string_view field(std::string_view& text, std::string_view key) {
  return take_field(text, key).value_or(std::string_view{});
}

}  // namespace

std::vector<Point> group_of(const Board& board, Point at) {
  std::vector<Point> reached{at}, stones;
  Grid<char> seen(board.size(), 0);
  seen[at] = 1;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    if (!board.is_empty(reached[i])) stones.push_back(reached[i]);
    for (const Point beside : board.neighbours(reached[i])) {
      if (seen[beside] || (!board.is_empty(beside) && board[beside] != board[at])) continue;
      seen[beside] = 1;
      reached.push_back(beside);
    }
  }
  return stones;
}

std::string_view Game::check(const Start& start) {
  if (start.side < kLeastSide || start.side > kMostSide) return "the board has no such side";
  if (std::abs(start.komi) > kMostKomi) return "the komi is beyond all points of the board";
  if (start.handicap < 0 || start.handicap == 1 || start.handicap > most_handicap(start.side))
    return "a handicap is of two stones or more, and leaves a point free";
  if (start.to_take < 0 || start.to_take > kMostToTake) return "nobody can win by taking so many stones";
  if (start.to_take > 0 && rules_of(start.rules).last_pass == LastPass::White)
    return "under these rules a pass hands over a stone, which Capture Go cannot count";
  if (start.is_set_up()) return board_of(start) ? "" : "these stones cannot stand on this board";
  const bool fixed = start.handicap > 0 && start.placement == Placement::Fixed;
  if (fixed && start.handicap > most_fixed_handicap(start.side))
    return "this board has no fixed places for so many handicap stones";
  return {};
}

Game::Game(const Start& start) : start_(start), board_(start.side), marks_({start.side, start.side}) {
  assert(check(start).empty());
  if (start.is_set_up()) {
    board_ = *board_of(start);
    to_move_ = start.first;
  } else if (start.handicap > 0 && start.placement == Placement::Free) {
    handicap_left_ = start.handicap;
  } else if (start.handicap > 0) {
    for (const Point at : fixed_handicap(start.side, start.handicap)) board_.place(at, Colour::Black);
    to_move_ = Colour::White;
  }
  seen_.push_back(situation(board_.key(), to_move_));
}

Count Game::count(const Marks& marks, Scoring scoring) const {
  return go::count(board_, marks,
                   {.scoring = scoring,
                    .komi = start_.komi,
                    .bonus = scoring == Scoring::Area ? area_bonus(rules(), start_.handicap) : 0,
                    .prisoners = prisoners_});
}

Verdict Game::judge(const Move& move) const {
  if (over()) return Verdict::Over;
  const bool counting = phase_ == Phase::Counting;
  switch (move.kind) {
    case Kind::Stone:
      return counting ? Verdict::Counting : judge_stone(move.at);
    case Kind::Pass:
      if (counting) return Verdict::Counting;
      return handicap_left_ > 0 ? Verdict::HandicapFirst : Verdict::Legal;
    case Kind::Dead:
    case Kind::DeadChain:
    case Kind::Seki:
      if (!counting) return Verdict::NotCounting;
      if (!board_.contains(move.at)) return Verdict::Outside;
      return board_.is_empty(move.at) ? Verdict::NoChain : Verdict::Legal;
    case Kind::PlayOn:
    case Kind::Agree:
      return counting ? Verdict::Legal : Verdict::NotCounting;
    case Kind::NoResult:
    case Kind::ResignBlack:
    case Kind::ResignWhite:
    case Kind::TimeBlack:
    case Kind::TimeWhite:
      break;
  }
  return Verdict::Legal;
}

Verdict Game::judge_stone(Point at) const {
  if (!board_.contains(at)) return Verdict::Outside;
  if (!board_.is_empty(at)) return Verdict::Taken;
  if (board_.ko() == at) return Verdict::Ko;
  if (rules().suicide == Suicide::Forbidden && board_.is_suicide(at, to_move_)) return Verdict::Suicide;
  if (rules().repetition == Repetition::Ko) return Verdict::Legal;
  // Also a move that takes nothing can bring back an earlier position, stone by stone.
  const std::uint64_t after = board_.key_after(at, to_move_);
  return was_seen(after, other(to_move_)) ? Verdict::Superko : Verdict::Legal;
}

Game::Situation Game::situation(std::uint64_t key, Colour next) const {
  return {.key = key, .next = next, .taken = prisoners_[0] - prisoners_[1]};
}

bool Game::was_seen(std::uint64_t key, Colour next) const {
  const Repetition repetition = rules().repetition;
  return std::ranges::any_of(seen_, [&](const Situation& each) {
    if (each.key != key) return false;
    if (repetition == Repetition::PositionalSuperko) return true;
    return each.next == next && (repetition != Repetition::Ko || each == situation(key, next));
  });
}

void Game::set_terms(RuleSet rules, int komi) {
  start_.rules = rules;
  start_.komi = komi;
}

Played Game::play(const Move& move) {
  assert(is_legal(move));
  Played played{.move = move, .stone = Stone::None, .captured = {}, .atari = {}};
  switch (move.kind) {
    case Kind::Stone:
      play_stone(move.at, played);
      break;
    case Kind::Pass:
      pass();
      break;
    case Kind::Dead:
    case Kind::DeadChain:
    case Kind::Seki:
      toggle(move.kind, move.at);
      break;
    case Kind::PlayOn:
      phase_ = Phase::Playing;
      passes_ = 0;
      marks_ = Marks(board_.size());
      break;
    case Kind::Agree:
      finish(count().outcome(), Ending::Counted);
      break;
    case Kind::NoResult:
      finish(Outcome::Draw, Ending::NoResult);
      break;
    case Kind::ResignBlack:
      finish(Outcome::WhiteWins, Ending::Resigned);
      break;
    case Kind::ResignWhite:
      finish(Outcome::BlackWins, Ending::Resigned);
      break;
    case Kind::TimeBlack:
      finish(Outcome::WhiteWins, Ending::Time);
      break;
    case Kind::TimeWhite:
      finish(Outcome::BlackWins, Ending::Time);
      break;
  }
  return played;
}

void Game::play_stone(Point at, Played& played) {
  const Stone rival = stone_of(other(to_move_));
  const std::vector<Point> beside = board_.neighbours(at);
  const auto take = [&](Point stone) {
    if (std::ranges::find(played.captured, stone) != played.captured.end()) return;
    const std::vector<Point> chain = board_.chain(stone);
    played.captured.insert(played.captured.end(), chain.begin(), chain.end());
  };
  const bool suicide = board_.is_suicide(at, to_move_);
  for (const Point each : beside) {
    if (suicide && board_[each] == stone_of(to_move_)) take(each);
    if (!suicide && board_[each] == rival && board_.liberties(each) == 1) take(each);
  }
  if (suicide) played.captured.push_back(at);
  played.stone = stone_of(to_move_);
  const Board::Taken taken = board_.place(at, to_move_);
  prisoners_[index_of(to_move_)] += taken.others;
  prisoners_[index_of(other(to_move_))] += taken.own;
  for (const Point each : beside) {
    const bool threatened = board_[each] == rival && board_.liberties(each) == 1;
    const auto same = [&](Point known) { return board_.same_chain(known, each); };
    if (threatened && std::ranges::none_of(played.atari, same)) played.atari.push_back(each);
  }
  passes_ = 0;
  remember(at);
  if (handicap_left_ > 0) --handicap_left_;
  if (handicap_left_ == 0) to_move_ = other(to_move_);
  // Without superko a longer cycle has no result.
  const bool cycle = rules().repetition == Repetition::Ko && was_seen(board_.key(), to_move_);
  seen_.push_back(situation(board_.key(), to_move_));
  if (const auto winner = race().winner())
    finish(*winner == Colour::Black ? Outcome::BlackWins : Outcome::WhiteWins, Ending::Taken);
  else if (cycle)
    finish(Outcome::Draw, Ending::NoResult);
}

void Game::pass() {
  const Colour passing = to_move_;
  board_.pass();
  ++passes_;
  remember(std::nullopt);
  to_move_ = other(to_move_);
  seen_.push_back(situation(board_.key(), to_move_));
  if (rules().last_pass == LastPass::White) ++prisoners_[index_of(to_move_)];
  if (passes_ >= 2 && (rules().last_pass == LastPass::Either || passing == Colour::White))
    phase_ = Phase::Counting;
}

void Game::toggle(Kind kind, Point at) {
  const Mark mark = kind == Kind::Seki ? Mark::Seki : Mark::Dead;
  const Mark now = marks_[at] == mark ? Mark::Alive : mark;
  for (const Point each : kind == Kind::Dead ? group_of(board_, at) : board_.chain(at)) marks_[each] = now;
}

void Game::finish(Outcome outcome, Ending ending) {
  phase_ = Phase::Over;
  outcome_ = outcome;
  ending_ = ending;
}

std::string Game::write_move(const Move& move) {
  for (const Word& word : kWords)
    if (word.kind == move.kind) return std::string(word.text);
  for (const Word& word : kMarks)
    if (word.kind == move.kind) return std::string(word.text) + write_point(move.at);
  return write_point(move.at);
}

std::optional<Move> Game::read_move(std::string_view text) {
  for (const Word& word : kWords)
    if (word.text == text) return Move{.kind = word.kind};
  Move move;
  for (const Word& word : kMarks)
    if (take_front(text, word.text)) move.kind = word.kind;
  const auto at = read_point(text);
  if (!at) return std::nullopt;
  move.at = *at;
  return move;
}

std::string Game::write_start(const Start& start) {
  return "side=" + std::to_string(start.side) + " rules=" + std::string(name(start.rules)) +
         " komi=" + write_halves(start.komi) + " handicap=" + std::to_string(start.handicap) +
         " placement=" + std::string(entry(kPlacementNames, start.placement)) +
         (start.to_take > 0 ? " take=" + std::to_string(start.to_take) : "") +
         (start.is_set_up()
              ? " black=" + write_stones(start.stones[0]) + " white=" + write_stones(start.stones[1]) +
                    (start.first == Colour::Black ? " first=black" : " first=white")
              : "");
}

Expected<Start, ParseError> Game::read_start(std::string_view text) {
  const auto side = read_number(field(text, "side"), kMostSide);
  const auto rules = read_rule_set(field(text, "rules"));
  const auto komi = read_halves(field(text, "komi"));
  const auto handicap = read_number(field(text, "handicap"), most_handicap(kMostSide));
  const auto placement = find_named(kPlacements, field(text, "placement"),
                                    [](Placement each) { return entry(kPlacementNames, each); });
  // Only Capture Go has this.
  const auto to_take = text.starts_with("take=") ? read_number(field(text, "take"), kMostToTake) : 0;
  // Only a position that is set up has these.
  const bool plain = text.empty();
  const auto black = read_stones(plain ? "-" : field(text, "black"));
  const auto white = read_stones(plain ? "-" : field(text, "white"));
  const auto first = read_first(plain ? "black" : field(text, "first"));
  if (!side || !rules || !komi || !handicap || !placement || !to_take || !black || !white || !first ||
      !text.empty())
    return parse_error("a game of go starts from side, rules, komi, handicap and placement");
  const Start start{.side = *side,
                    .rules = *rules,
                    .komi = *komi,
                    .handicap = *handicap,
                    .placement = *placement,
                    .to_take = *to_take,
                    .stones = {*black, *white},
                    .first = *first};
  if (const auto fault = check(start); !fault.empty()) return parse_error(std::string(fault));
  return start;
}

}  // namespace quintet::go
