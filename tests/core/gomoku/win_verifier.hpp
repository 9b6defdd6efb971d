// Verifies a claimed win with the rules only: after every move of the attacker it tries every legal answer of the
// defender.
//
// It uses no patterns, threat counts or tables. The engine may propose the attacker's moves, which saves time, but a
// proposal counts only if it beats every answer.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/gomoku/rules.hpp"

namespace quintet::gomoku {

class WinVerifier {
 public:
  // Proposes moves for the side to move, in the order to try.
  using Propose = std::function<std::vector<Point>(const Board&, Colour)>;

  WinVerifier(Board board, Rule rule, Propose propose, int nodes = 20'000)
      : board_(std::move(board)), rule_(rule), propose_(std::move(propose)), nodes_(nodes) {}

  // Whether `attacker`, who is to move, can make five with move number `plies` at the latest, counting both sides.
  // Nothing at the node limit.
  std::optional<bool> wins(Colour attacker, int plies) {
    attacker_ = attacker;
    const bool proved = attack(plies);
    return nodes_ > 0 ? std::optional(proved) : std::nullopt;
  }

  // The same with the other side to move.
  std::optional<bool> wins_after_every_move(Colour attacker, int plies) {
    attacker_ = attacker;
    const bool proved = defend(plies);
    return nodes_ > 0 ? std::optional(proved) : std::nullopt;
  }

  // The same for a given first move of the attacker, which must be legal.
  std::optional<bool> wins_with(Point first, Colour attacker, int plies) {
    attacker_ = attacker;
    const bool proved = is_legal(first, attacker) && beats_every_answer(first, plies);
    return nodes_ > 0 ? std::optional(proved) : std::nullopt;
  }

 private:
  static constexpr int kReachOfFive = 4;

  std::vector<Point> empty_points() const {
    std::vector<Point> points;
    for (std::size_t i = 0; i < board_.cells().cells().size(); ++i) {
      if (const Point at = board_.cells().point(i); board_.is_empty(at)) points.push_back(at);
    }
    return points;
  }

  bool is_legal(Point at, Colour colour) const {
    if (!board_.is_empty(at)) return false;
    return rule_ != Rule::Renju || colour == Colour::White || forbidden(board_, at) == Forbidden::No;
  }

  bool makes_five(Point at, Colour colour) const {
    for (const Point step : kDirections) {
      const int length = span_through(board_, at, step, stone_of(colour)).length();
      if (length == 5 || (length > 5 && long_rows_win(rule_, colour))) return true;
    }
    return false;
  }

  // The points where this colour makes five, at most two.
  std::vector<Point> fives(Colour colour) const {
    std::vector<Point> points;
    for (std::size_t i = 0; i < board_.cells().cells().size() && points.size() < 2; ++i) {
      if (const Point at = board_.cells().point(i); board_.is_empty(at) && makes_five(at, colour))
        points.push_back(at);
    }
    return points;
  }

  // A four needs three more stones on one of the lines.
  bool may_make_four(Point at) const {
    for (const Point step : kDirections) {
      int stones = 0;
      for (int i = -kReachOfFive; i <= kReachOfFive; ++i) {
        const Point there{at.row + i * step.row, at.column + i * step.column};
        stones += board_[there] == stone_of(attacker_) ? 1 : 0;
      }
      if (stones >= 3) return true;
    }
    return false;
  }

  std::string key(int plies) const { return write_board(board_) + std::to_string(plies); }

  bool attack(int plies) {
    if (--nodes_ <= 0 || plies < 1) return false;
    if (!fives(attacker_).empty()) return true;
    if (plies < 3) return false;
    const std::string known_as = key(plies);
    if (const auto known = known_.find(known_as); known != known_.end()) return known->second;
    const bool proved = find_attack(plies);
    if (nodes_ > 0) known_.emplace(known_as, proved);
    return proved;
  }

  bool find_attack(int plies) {
    if (const std::vector<Point> theirs = fives(other(attacker_)); !theirs.empty())
      return theirs.size() == 1 && is_legal(theirs.front(), attacker_) &&
             beats_every_answer(theirs.front(), plies);
    const auto level = static_cast<std::size_t>(plies);
    if (killers_.size() <= level) killers_.resize(level + 1);
    const auto attempt = [&](Point at) {
      if (!is_legal(at, attacker_) || !beats_every_answer(at, plies)) return false;
      killers_[level] = at;
      return true;
    };
    if (const auto killer = killers_[level]; killer && attempt(*killer)) return true;
    if (plies > 3) {
      for (const Point at : propose_(board_, attacker_)) {
        if (attempt(at)) return true;
      }
    }
    for (const Point at : empty_points()) {
      if (may_make_four(at) && attempt(at)) return true;
    }
    return plies > 3 && std::ranges::any_of(empty_points(), [&](Point at) {
             return !may_make_four(at) && is_near(at) && attempt(at);
           });
  }

  // Quiet moves are tried only next to stones of the attacker.
  bool is_near(Point at) const {
    for (const Point step : kDirections) {
      for (int i = -2; i <= 2; ++i) {
        if (board_[{at.row + i * step.row, at.column + i * step.column}] == stone_of(attacker_)) return true;
      }
    }
    return false;
  }

  bool beats_every_answer(Point at, int plies) {
    if (makes_five(at, attacker_)) return true;
    board_.set(at, stone_of(attacker_));
    const bool proved = defend(plies - 1);
    board_.set(at, Stone::None);
    return proved;
  }

  bool defend(int plies) {
    if (--nodes_ <= 0 || plies < 2) return false;
    const Colour defender = other(attacker_);
    if (!fives(defender).empty()) return false;
    const std::vector<Point> ours = fives(attacker_);
    // A move elsewhere does not stop the five.
    if (ours.size() > 1) return true;
    if (ours.size() == 1) return !is_legal(ours.front(), defender) || loses(ours.front(), plies);
    if (plies < 4) return false;
    // Without a threat of five, a side without a legal move has not lost.
    bool is_any_legal = false;
    for (const Point at : empty_points()) {
      if (!is_legal(at, defender)) continue;
      is_any_legal = true;
      if (!loses(at, plies)) return false;
    }
    return is_any_legal;
  }

  // Whether this answer of the defender loses.
  bool loses(Point at, int plies) {
    board_.set(at, stone_of(other(attacker_)));
    const bool proved = attack(plies - 1);
    board_.set(at, Stone::None);
    return proved;
  }

  Board board_;
  Rule rule_;
  Propose propose_;
  int nodes_;
  Colour attacker_ = Colour::Black;
  std::vector<std::optional<Point>> killers_;
  std::unordered_map<std::string, bool> known_;
};

}  // namespace quintet::gomoku
