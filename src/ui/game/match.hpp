// A match in progress: the session with undo and redo, the mode, the playing time, the help used, and whether the
// result has been recorded. It knows rules and time but nothing about screens, and it is what a save file stores.
//
// State that undo and redo must restore exactly, such as points, is an Extra: the match stores one value for each
// position, but does not save it. A game with an Extra or more state derives its own Match, which writes and reads it.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/session.hpp"
#include "engine/scene/duration.hpp"
#include "ui/game/save_note.hpp"

namespace quintet::ui {

struct NoExtra {
  friend bool operator==(const NoExtra&, const NoExtra&) = default;
};

template <SavedGame G, class Extra = NoExtra>
class Match {
 public:
  using Rules = G;
  using Undone = typename Session<G>::Undone;

  // `mode` is the id of a GameMode.
  Match(std::string_view mode, typename G::Start start) : Match(mode, Session<G>(std::move(start))) {}
  // With the moves of the session.
  Match(std::string_view mode, Session<G> session)
      : mode_id_(mode), session_(std::move(session)), extras_(session_.moves().size() + 1) {}

  const std::string& mode_id() const { return mode_id_; }
  const G& game() const { return session_.game(); }
  const typename G::Start& start() const { return session_.start(); }
  const Session<G>& session() const { return session_; }
  bool over() const { return game().over(); }
  // Whether leaving would lose anything.
  bool begun() const { return session_.played() > 0 || session_.can_redo(); }
  // Whether a save of it is worth continuing.
  bool resumable() const { return begun() && !over(); }

  // Requires game().is_legal(move).
  typename G::Played play(const typename G::Move& move) {
    typename G::Played played = session_.play(move);
    extras_.resize(session_.played());
    extras_.push_back(extras_.back());
    return played;
  }
  bool can_undo() const { return session_.can_undo(); }
  bool can_redo() const { return session_.can_redo(); }
  // Requires can_undo().
  Undone undo() { return session_.undo(); }
  // Requires can_redo().
  typename G::Played redo() { return session_.redo(); }

  // Adds to the playing time.
  void pass(Duration time) {
    if (!over()) elapsed_ += time;
  }
  Duration elapsed() const { return elapsed_; }

  // The number of hints and other help used.
  int assists() const { return assists_; }
  void count_assist() { ++assists_; }
  // Only the first end of a match is recorded, not a different one after undo.
  bool recorded() const { return recorded_; }
  void mark_recorded() { recorded_ = true; }
  // Whether this end of the match is the one to record; from now on it counts as recorded.
  bool first_end() { return !std::exchange(recorded_, true); }

  // The number of this match among the kept games, once it has ended; a different end after undo replaces it.
  std::int64_t kept() const { return kept_; }
  void set_kept(std::int64_t id) { kept_ = id; }

  std::string write() const { return write({}); }
  // Nothing unless the text is a match of this game.
  static std::optional<Match> read(std::string_view text) {
    auto session = Session<G>::read(text);
    if (!session) return std::nullopt;
    const SaveNote note(session->note());
    // Under the first of these keys that the note has; earlier versions used others. A missing number is 0: not every
    // game had all of them, and those that had them check it.
    const auto number = [&note](std::initializer_list<std::string_view> keys, std::int64_t most) {
      for (const std::string_view key : keys) {
        if (note.has(key)) return note.number(key, most);
      }
      return std::optional<std::int64_t>(0);
    };
    const auto elapsed = number({"elapsed"}, kLongest);
    const auto assists = number({"assists", "helps", "hints"}, kMostAssists);
    const auto recorded = number({"recorded", "entered"}, 1);
    const auto kept = number({"kept"}, kMostKept);
    if (!elapsed || !assists || !recorded || !kept) return std::nullopt;
    Match match(note.word("mode"), *std::move(session));
    match.elapsed_ = milliseconds(*elapsed);
    match.assists_ = static_cast<int>(*assists);
    match.recorded_ = *recorded == 1;
    match.kept_ = *kept;
    return match;
  }

 protected:
  static constexpr std::int64_t kLongest = 1000LL * 60 * 60 * 24 * 365;  // a year, in milliseconds
  static constexpr std::int64_t kMostAssists = 1'000'000;
  static constexpr std::int64_t kMostKept = 1'000'000'000;

  // `more`: further words of the form key=value.
  std::string write(const std::string& more) const {
    return session_.write("mode=" + mode_id_ + " elapsed=" + std::to_string(elapsed_ / milliseconds(1)) +
                          " assists=" + std::to_string(assists_) + " recorded=" + (recorded_ ? "1" : "0") +
                          (kept_ == 0 ? "" : " kept=" + std::to_string(kept_)) +
                          (more.empty() ? "" : ' ' + more));
  }
  // All keys in the save that was read.
  SaveNote note() const { return SaveNote(session_.note()); }

  // The Extra of the current position; `extras` has those of all positions, redoable ones included.
  Extra& extra() { return extras_[session_.played()]; }
  const Extra& extra() const { return extras_[session_.played()]; }
  const std::vector<Extra>& extras() const { return extras_; }
  // Requires one for each position.
  void set_extras(std::vector<Extra> extras) {
    assert(extras.size() == session_.moves().size() + 1);
    extras_ = std::move(extras);
  }

  void set_mode_id(std::string_view mode) { mode_id_ = mode; }
  void set_elapsed(Duration elapsed) { elapsed_ = elapsed; }

 private:
  std::string mode_id_;
  Session<G> session_;
  std::vector<Extra> extras_;
  Duration elapsed_{0};
  int assists_ = 0;
  bool recorded_ = false;
  std::int64_t kept_ = 0;
};

}  // namespace quintet::ui
