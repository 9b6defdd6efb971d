// A match in progress and its save: session, mode, playing time, help used, and the store of the saved matches.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <typeinfo>
#include <utility>
#include <vector>

#include "core/date.hpp"
#include "core/session.hpp"
#include "engine/scene/duration.hpp"
#include "engine/text/localiser.hpp"
#include "ui/profile/profile.hpp"

namespace quintet::ui {

// The note in the save of a match: the state besides the moves, as words of the form key=value.

// A whole number in 0 … most.
std::optional<std::int64_t> read_whole(std::string_view text, std::int64_t most);
// A list of them, such as `100,200,200`; an empty text is an empty list.
std::optional<std::vector<std::int64_t>> read_list(std::string_view list, std::int64_t most);
std::string write_list(const std::vector<std::int64_t>& numbers);

class SaveNote {
 public:
  // Ignores words without `=`; of two with the same key the first counts.
  explicit SaveNote(std::string_view text);

  bool has(std::string_view key) const { return words_.contains(key); }
  // Empty where the key is missing.
  std::string_view word(std::string_view key) const;
  // Nothing if the key is missing or its value is not a whole number in 0 … most.
  std::optional<std::int64_t> number(std::string_view key, std::int64_t most) const;

 private:
  std::map<std::string, std::string, std::less<>> words_;
};

// The modes of a game, as one table: `modes_of(mode)` in the namespace of the game's enumeration gives it in the order of
// the enumerators.
struct ModeInfo {
  std::string_view id;    // "relaxed": names saves, records and controls
  Message label;          // to be translated, as is the next one
  std::string_view line;  // what to expect, in one sentence
  std::string_view icon;  // name of a picture in images/icons
  bool daily = false;     // the same board for everyone, a new one every day
};

template <class M>
concept ListedMode = requires(M mode) {
  std::span<const ModeInfo>(modes_of(mode));
};

template <ListedMode M>
constexpr const ModeInfo& mode_info(M mode) {
  return modes_of(mode)[static_cast<std::size_t>(mode)];
}
template <ListedMode M>
constexpr Message mode_message(M mode) {
  return mode_info(mode).label;
}
template <ListedMode M>
constexpr std::string_view mode_line(M mode) {
  return mode_info(mode).line;
}
template <ListedMode M>
constexpr std::optional<M> find_mode(std::string_view id) {
  const std::span<const ModeInfo> all = modes_of(M{});
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].id == id) return static_cast<M>(i);
  return std::nullopt;
}

// Only the first try at a board that is the same for everyone counts; a board that the player knows is practice.
enum class Try : std::uint8_t { Counted, Practice };

// The state that every match has: the session with undo and redo, the mode, the playing time, the help used, and whether
// the result has been recorded. It knows rules and time but nothing about screens, and it is what a save file stores.
//
// What only one game has is a class that derives from this one, the part of Match<Part>. It hides the hooks that it
// needs, and writes and reads its own words of the note.
template <SavedGame G, ListedMode M>
class MatchState {
 public:
  using Rules = G;
  using Mode = M;
  using Undone = typename Session<G>::Undone;

  MatchState(M mode, typename G::Start start, Try how = Try::Counted, std::string day = {})
      : MatchState(mode, Session<G>(std::move(start)), how, std::move(day)) {}
  // With the moves of the session.
  MatchState(M mode, Session<G> session, Try how = Try::Counted, std::string day = {})
      : day_(std::move(day)), how_(how), mode_(mode), session_(std::move(session)) {}

  M mode() const { return mode_; }
  std::string mode_id() const { return std::string(mode_info(mode_).id); }
  const G& game() const { return session_.game(); }
  const typename G::Start& start() const { return session_.start(); }
  const Session<G>& session() const { return session_; }
  bool over() const { return game().over(); }
  // Whether leaving would lose anything.
  bool begun() const { return session_.played() > 0 || session_.can_redo(); }
  // Whether a save of it is worth continuing.
  bool resumable() const { return begun() && !over(); }
  bool can_undo() const { return session_.can_undo(); }
  bool can_redo() const { return session_.can_redo(); }
  Duration elapsed() const { return elapsed_; }

  // "2026-11-22"; empty in modes that are not daily.
  const std::string& day() const { return day_; }
  // The player knows the board: it gives no records.
  bool practice() const { return how_ == Try::Practice; }
  // The one try of a day that counts for its result.
  bool counted() const { return mode_info(mode_).daily && !practice(); }
  // A move that matters has been taken back.
  bool undone() const { return undone_; }

  // The number of hints and other help used.
  int assists() const { return assists_; }
  void count_assist() { ++assists_; }
  // With undo or hints: the results are recorded apart, or not at all.
  bool helped() const { return undone_ || assists_ > 0; }

  // Only the first end of a match is recorded, not a different one after undo.
  bool recorded() const { return recorded_; }
  void mark_recorded() { recorded_ = true; }
  // Whether this end of the match is the one to record; from now on it counts as recorded.
  bool first_end() { return !std::exchange(recorded_, true); }

  // Whether the save of its mode is of this match, and of no other one.
  bool saved() const { return saved_; }
  void mark_saved() { saved_ = true; }
  void forget_save() { saved_ = false; }
  // The day on which it was last saved, "2026-11-22"; empty if an earlier version saved it.
  const std::string& saved_on() const { return saved_on_; }
  void set_saved_on(std::string day) { saved_on_ = std::move(day); }

  // The number of this match among the kept games, once it has ended; a different end after undo replaces it.
  std::int64_t kept() const { return kept_; }
  void set_kept(std::int64_t id) { kept_ = id; }

 protected:
  static constexpr std::int64_t kLongest = 1000LL * 60 * 60 * 24 * 365;  // a year, in milliseconds
  static constexpr std::int64_t kMostAssists = 1'000'000;
  static constexpr std::int64_t kMostKept = 1'000'000'000;

  // Called before and after a move is played, undone or played again.
  void will_play() {}
  void did_play(const typename G::Played& /*played*/) {}
  void will_undo() {}
  void did_undo(const Undone& /*undone*/) {}
  void will_redo() {}
  void did_redo(const typename G::Played& /*played*/) {}
  // Whether time that passes is playing time, and called with such time.
  bool clock_runs() const { return !over(); }
  void did_pass(Duration /*time*/) {}
  // The words of the part in the note, of the form key=value, after those of every match; and whether they make sense.
  // By default those of the day and the try.
  std::string write_words() const {
    const bool daily = mode_info(mode_).daily;
    return (daily ? "day=" + day_ + ' ' : std::string()) + (practice() ? "try=practice"
                                                            : daily    ? "try=counted"
                                                                       : "");
  }
  bool read_words(const SaveNote& note) {
    const std::string_view how = note.word("try");
    how_ = how == "practice" ? Try::Practice : Try::Counted;
    const bool known = how == "practice" || how == "counted" || (how.empty() && !mode_info(mode_).daily);
    return read_day(note) && known;
  }
  // Nothing if the note names no mode of the game.
  static std::optional<M> mode_in(const SaveNote& note) { return find_mode<M>(note.word("mode")); }

  // The day of the note, which only a daily mode has.
  bool read_day(const SaveNote& note) {
    day_ = note.word("day");
    return read_date(day_).has_value() == mode_info(mode_).daily;
  }
  void set_elapsed(Duration elapsed) { elapsed_ = elapsed; }

  // Written and read by the parts that have them.
  std::string day_;
  Try how_ = Try::Counted;
  bool undone_ = false;

 private:
  template <class Part>
  friend class Match;

  M mode_;
  Session<G> session_;
  Duration elapsed_{0};
  int assists_ = 0;
  bool recorded_ = false, saved_ = false;
  std::string saved_on_;
  std::int64_t kept_ = 0;
};

template <class Part>
class Match : public Part {
 public:
  using Part::Part;
  using typename Part::Mode;
  using typename Part::Rules;
  using typename Part::Undone;

  // Requires game().is_legal(move).
  typename Rules::Played play(const typename Rules::Move& move) {
    this->will_play();
    typename Rules::Played played = this->session_.play(move);
    this->did_play(played);
    return played;
  }
  // Requires can_undo().
  Undone undo() {
    this->will_undo();
    Undone undone = this->session_.undo();
    this->did_undo(undone);
    return undone;
  }
  // Requires can_redo().
  typename Rules::Played redo() {
    this->will_redo();
    typename Rules::Played played = this->session_.redo();
    this->did_redo(played);
    return played;
  }
  // Adds to the playing time while the match is not over.
  void pass(Duration time) {
    if (!this->clock_runs()) return;
    this->elapsed_ += time;
    this->did_pass(time);
  }

  std::string write() const {
    const std::string more = this->write_words();
    return this->session_.write(
        "mode=" + this->mode_id() + " elapsed=" + std::to_string(this->elapsed_ / milliseconds(1)) +
        " assists=" + std::to_string(this->assists_) + " recorded=" + (this->recorded_ ? "1" : "0") +
        (this->kept_ == 0 ? "" : " kept=" + std::to_string(this->kept_)) +
        (this->saved_on_.empty() ? "" : " on=" + this->saved_on_) + (more.empty() ? "" : ' ' + more));
  }
  // Nothing unless the text is a match of this game.
  static std::optional<Match> read(std::string_view text) {
    auto session = Session<Rules>::read(text);
    if (!session) return std::nullopt;
    const SaveNote note(session->note());
    const auto mode = Part::mode_in(note);
    // Under the first of these keys that the note has; earlier versions used others. A missing number is 0: not every
    // game had all of them, and those that had them check it.
    const auto number = [&note](std::initializer_list<std::string_view> keys, std::int64_t most) {
      for (const std::string_view key : keys) {
        if (note.has(key)) return note.number(key, most);
      }
      return std::optional<std::int64_t>(0);
    };
    const auto elapsed = number({"elapsed"}, Part::kLongest);
    const auto assists = number({"assists", "helps", "hints"}, Part::kMostAssists);
    const auto recorded = number({"recorded", "entered"}, 1);
    const auto kept = number({"kept"}, Part::kMostKept);
    const std::string_view on = note.word("on");
    if (!mode || !elapsed || !assists || !recorded || !kept) return std::nullopt;
    if (!on.empty() && !read_date(on)) return std::nullopt;
    Match match(*mode, *std::move(session));
    match.elapsed_ = milliseconds(*elapsed);
    match.assists_ = static_cast<int>(*assists);
    match.recorded_ = *recorded == 1;
    match.kept_ = *kept;
    match.saved_on_ = on;
    return match.read_words(note) ? std::optional(std::move(match)) : std::nullopt;
  }
};

// The saved matches of all games, as values. Long games take long to read, so each is read once, until
// its save is written again.
class SavedMatches {
 public:
  explicit SavedMatches(Profile& profile) : profile_(profile) {}

  Profile& profile() const { return profile_; }
  // The match of the save with this name, "link-relaxed"; nothing if there is none that can be read as this mode. Valid
  // until the match is saved or discarded. Requires the same type M for this name as before.
  template <class M>
  const M* find(const std::string& name, std::string_view mode) {
    Slot& slot = slots_[name];
    assert((!slot.type || *slot.type == typeid(M)) && "a save belongs to one game");
    if (const std::uint32_t version = profile_.game_version(name); !slot.match || slot.version != version) {
      std::optional<M> match;
      profile_.load_game(name, [&match, mode](std::string_view text) {
        match = M::read(text);
        if (match) match->mark_saved();
        return match && match->mode_id() == mode;
      });
      slot = {std::make_shared<const std::optional<M>>(std::move(match)), &typeid(M),
              profile_.game_version(name)};
    }
    const auto& match = *static_cast<const std::optional<M>*>(slot.match.get());
    return match && match->mode_id() == mode ? &*match : nullptr;
  }

 private:
  // The match is a std::optional of this type, that of the game with which the name of the save begins.
  struct Slot {
    std::shared_ptr<const void> match{};
    const std::type_info* type = nullptr;
    std::uint32_t version = 0;
  };

  Profile& profile_;
  std::map<std::string, Slot, std::less<>> slots_;
};

// Those of a game: for each mode the unfinished match that was played last, "link-relaxed", and others that wait beside it.
// Their names have a mark after that of the mode: the day of a match of the day, "2048-today-2026-11-21", which waits until
// a later day has proved that its own is over, or until it comes back because the clock had been set forward; else a
// number, "gomoku-computer-12", the highest one of the match that was put aside last.
template <class M>
class MatchStore {
 public:
  explicit MatchStore(SavedMatches& all) : all_(all) {}

  // The mode of the match becomes the one played last.
  void save(const M& match) const {
    all_.profile().save_game(name(match.mode_id()), match.write());
    note_played(all_.profile(), M::Rules::kName, match.mode_id());
  }
  void discard(std::string_view mode) const { all_.profile().forget_game(name(mode)); }
  // Nothing if there is none worth continuing. An unreadable save is set aside, and the player is informed.
  std::optional<M> load(std::string_view mode) const {
    const M* const match = find(mode);
    return match ? std::optional(*match) : std::nullopt;
  }
  // The same, without a copy; valid until the match is saved or discarded.
  const M* find(std::string_view mode) const {
    const M* const match = all_.find<M>(name(mode), mode);
    return match && match->resumable() ? match : nullptr;
  }

  // Puts the saved match of a mode aside, or one of another day.
  void put_aside(const M& match) const {
    const auto together = all_.profile().together();
    const std::string mode = match.mode_id();
    all_.profile().save_game(match.day().empty() ? all_.profile().new_game_name(name_aside(mode, {}))
                                                 : name_aside(mode, match.day()),
                             match.write());
    discard(mode);
  }
  const M* find_aside(std::string_view mode, std::string_view mark) const {
    const M* const match = all_.find<M>(name_aside(mode, mark), mode);
    return match && match->resumable() ? match : nullptr;
  }
  // The marks of those that wait, without reading them; the last one first.
  std::vector<std::string> marks_aside(std::string_view mode) const {
    const std::string start = name_aside(mode, {});
    std::vector<std::string> marks = all_.profile().game_names(start);
    for (std::string& mark : marks) mark.erase(0, start.size());
    // Longer numbers are higher, days have one length.
    std::ranges::sort(marks, std::greater{},
                      [](const std::string& mark) { return std::pair(mark.size(), mark); });
    return marks;
  }
  void discard_aside(std::string_view mode, std::string_view mark) const {
    all_.profile().forget_game(name_aside(mode, mark));
  }

  static std::string name(std::string_view mode) {
    return std::string(M::Rules::kName) + '-' + std::string(mode);
  }

 private:
  static std::string name_aside(std::string_view mode, std::string_view mark) {
    return name(mode) + '-' + std::string(mark);
  }

  SavedMatches& all_;
};

}  // namespace quintet::ui
