// A game in progress: the moves played, unlimited undo and redo, and the text that saves them.
//
// Games are values, so undo restores an earlier copy, and redo plays the same move again, with the same result because
// the random state is part of the game. What a move had changed is not kept but found again in this way. A save consists
// of the start and the moves, one per line:
//
//     quintet 1 link at=2 gravity=down …   the start; `at` moves are played, the rest can be redone
//     note mode=timed elapsed=31.5         one line for the caller; optional
//     3,4 3,7
//     0,1 9,1
//     checksum 9ae16a3b2f90404f
//
// Reading rejects the whole text at the first line that is not a legal move; it never loads a part of it.
#pragma once

#include <cassert>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/parse_error.hpp"
#include "core/save.hpp"

namespace quintet {

// A game is a value that knows its rules. `play` requires `is_legal` and returns everything that changed.
template <class G>
concept Game = std::regular<G> &&
    requires(G game, const G& view, const typename G::Move& move, std::string_view text) {
  typename G::Played;
  { view.is_legal(move) } -> std::same_as<bool>;
  { game.play(move) } -> std::same_as<typename G::Played>;
  { view.over() } -> std::same_as<bool>;
  { G::write_move(move) } -> std::same_as<std::string>;
  { G::read_move(text) } -> std::same_as<std::optional<typename G::Move>>;
};

// A game that a session can start and save: it also has a name and a start. The text of a start is one line and
// contains the dealt board itself, so that saves do not depend on the code that dealt it.
template <class G>
concept SavedGame = Game<G> && requires(const typename G::Start& start, std::string_view text) {
  { G::kName } -> std::convertible_to<std::string_view>;
  G(start);
  { G::write_start(start) } -> std::same_as<std::string>;
  { G::read_start(text) } -> std::same_as<Expected<typename G::Start, ParseError>>;
};

template <SavedGame G>
class Session {
 public:
  using Start = typename G::Start;
  using Move = typename G::Move;
  using Played = typename G::Played;

  explicit Session(Start start) : start_(std::move(start)), game_(start_) {}

  const Start& start() const { return start_; }
  const G& game() const { return game_; }

  // All moves, redoable ones included; the first `played()` of them have been played.
  const std::vector<Move>& moves() const { return moves_; }
  std::size_t played() const { return past_.size(); }

  // Requires game().is_legal(move). Discards the redoable moves.
  Played play(Move move) {
    assert(game_.is_legal(move));
    moves_.erase(moves_.begin() + static_cast<std::ptrdiff_t>(played()), moves_.end());
    moves_.push_back(std::move(move));
    return step();
  }

  bool can_undo() const { return !past_.empty(); }
  bool can_redo() const { return played() < moves_.size(); }

  // An undone move and what it had changed.
  struct Undone {
    Move move;
    Played played;
  };

  // Requires can_undo().
  Undone undo() {
    assert(can_undo());
    const Move& move = moves_[played() - 1];
    Undone undone{move, G(past_.back()).play(move)};
    take_back();
    return undone;
  }

  // The game before this move. Requires move < played().
  const G& before(std::size_t move) const { return past_[move]; }

  // Requires can_redo().
  Played redo() {
    assert(can_redo());
    return step();
  }

  // One line that the save stores for the caller, such as the mode and the time used. Line breaks become spaces.
  const std::string& note() const { return note_; }
  void set_note(std::string note) { note_ = save::one_line(std::move(note)); }

  std::string write() const { return write(note_); }
  // With this note instead of the session's own.
  std::string write(std::string note) const {
    std::vector<std::string> lines;
    for (const Move& move : moves_) lines.push_back(G::write_move(move));
    return save::write({std::string(G::kName), played(), G::write_start(start_),
                        save::one_line(std::move(note)), std::move(lines), 0});
  }

  static Expected<Session, ParseError> read(std::string_view text) {
    const Expected<save::Text, ParseError> saved = save::read(text, G::kName);
    if (!saved) return tl::unexpected(saved.error());
    Expected<Start, ParseError> start = G::read_start(saved->start);
    if (!start) return parse_error(start.error().message, 1);
    Session session(*std::move(start));
    session.set_note(saved->note);
    for (std::size_t i = 0; i < saved->moves.size(); ++i) {
      const std::optional<Move> move = G::read_move(saved->moves[i]);
      const int line = saved->first_move_line + static_cast<int>(i);
      if (!move) return parse_error("this is not a move", line, 1);
      if (!session.game_.is_legal(*move)) return parse_error("this move is not legal here", line, 1);
      session.play(*move);
    }
    while (session.played() > saved->at) session.take_back();
    return session;
  }

  // The earlier games follow from the rest.
  friend bool operator==(const Session& a, const Session& b) {
    return a.start_ == b.start_ && a.moves_ == b.moves_ && a.played() == b.played() && a.game_ == b.game_ &&
           a.note_ == b.note_;
  }

 private:
  void take_back() {
    game_ = std::move(past_.back());
    past_.pop_back();
  }

  // Plays the first redoable move.
  Played step() {
    Move& move = moves_[played()];
    G before = game_;
    Played played = game_.play(move);
    // A random move is stored with its result.
    if constexpr (requires { game_.recorded(move, played); }) move = game_.recorded(move, played);
    past_.push_back(std::move(before));
    return played;
  }

  Start start_;
  G game_;
  std::vector<Move> moves_;
  std::vector<G> past_;  // the game before each played move
  std::string note_;
};

}  // namespace quintet
