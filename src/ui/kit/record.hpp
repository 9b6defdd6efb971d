// A game as it is kept, copied, opened and reviewed: its replay and what else is known of it; and the table of functions
// with which a game reads, writes and describes its records. The pages for stored games, for the record of a game and for
// its review work with GameRecord and RecordCodec, which do not depend on the game.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/date.hpp"
#include "core/expected.hpp"
#include "core/replay.hpp"
#include "core/session.hpp"
#include "core/share_code.hpp"
#include "engine/scene/scene.hpp"
#include "ui/context.hpp"
#include "ui/profile/kept_games.hpp"

namespace quintet::ui {

// How a game ended for the player of this program; Neutral if both sides or none were theirs.
enum class RecordOutcome : std::uint8_t { Neutral, Won, Lost, Drawn };

// What a list shows of a game; small, since a list has hundreds of them.
struct RecordCard {
  RecordOutcome outcome = RecordOutcome::Neutral;
  // "You beat Adept", "Black won"; and "15 × 15 · Renju". In the player's language.
  std::function<std::string(const Localiser&words)> title, about;
  // The final position, in a square.
  std::function<void(Canvas& canvas, const Context& context, Rect area)> thumbnail;
  // Those of the record.
  std::size_t moves = 0;
  bool is_blank = true;  // without moves and without a position that was set up
  std::string date{};
};

// Where a review begins.
enum class ReviewStart : std::uint8_t { End, Replay };

// Why a text is not a game.
struct ImportError {
  std::string_view reason;  // a message to be translated, a full sentence
  int line = 1;
  int column = 0;  // the character in that line; 0: the line as a whole
};
// Why a text is not a game in the form of core/share_code.hpp. `no_game`: a message for a text without one.
ImportError share_error(const ShareError& error, std::string_view no_game);

struct RecordFormat {
  std::string_view ending;  // ".sgf"
  std::string_view name;    // "SGF", a message to be translated
  std::string_view
      copy_id{};  // "sgf": the control is GAME.record.copy.sgf; empty if the format is for files only
};

// "34 moves"
std::string moves_text(const Localiser& words, std::size_t moves);

// A way to play on from a position of a reviewed game, and the questions before that.
struct Continuation {
  std::string id;
  std::string_view label;                  // a message to be translated
  std::optional<std::string_view> loss{};  // what is lost by it, a message; the player is asked first
  std::string_view question = msgid("Play on from here?"), answer = msgid("Play on");
  // Saves the new match and creates its play page; may outlive the page that offers it.
  std::function<std::unique_ptr<Scene>(Context&)> begin;
};

// A game with its moves so far, whatever game it is. Valid as long as the context.
struct GameRecord {
  RecordCard card;
  // "You - Master", in the player's language.
  std::function<std::string(const Localiser& words)> name;
  // In the format of the codec with this index.
  std::function<std::string(std::size_t format)> write;
  // What is kept of the game: all that the codec's reader needs.
  std::function<std::string()> kept_text;
  // Whether this kept text is of the same game, although it is another one: what the last format says is the same.
  std::function<bool(std::string_view kept)> is_same;
  // Requires moves. `floor`: see ImportExport.
  std::function<std::unique_ptr<Scene>(Context& context, std::size_t floor, ReviewStart start)> review;
  // The same game, kept under this number.
  std::function<GameRecord(std::int64_t number)> as_kept;
};

// What the pages know of the records of one game. Lives as long as the program.
struct RecordCodec {
  // Reads a game in the list, or a text from elsewhere, which has been opened and has no number.
  using Reader = std::function<Expected<GameRecord, ImportError>(const KeptGame& kept)>;

  std::string_view game;  // "gomoku": the prefix of the pages' control ids
  Accent accent;
  std::span<const RecordFormat> formats;        // the copy key uses the last one
  std::span<const std::string_view> also_read;  // ".gib": endings of files that are read and never written
  // A reader with the current settings, usable on any thread.
  std::function<Reader(const Context& context)> reader;
  std::string (*length)(const Localiser& words, std::size_t moves);  // what a list says of it
  std::uintmax_t most_listed;  // size limit of files that the list of stored games reads, in bytes
};

// What is known of a kept game besides its moves: words before its text, "helped=1 practice=1 deaths=12,40,0 ".
struct KeptNotes {
  bool helped = false;
  bool practice = false;
  std::string
      deaths{};  // moves that ended the game and were taken back, as the game writes them, without spaces
};
std::string write_notes(const KeptNotes& notes);
// In a text without such words nothing is known.
KeptNotes read_notes(std::string_view text);
// " · with help · practice"
std::string notes_words(const Localiser& words, const KeptNotes& notes);

// A game of G with what is known of it besides its moves.
template <SavedGame G, class GameNotes = KeptNotes>
struct Record {
  using Game = G;
  using Notes = GameNotes;

  std::shared_ptr<const Replay<G>> replay{};
  Notes notes{};
  std::string date{};  // "2026-11-22"; empty if not known
  RecordOrigin origin = RecordOrigin::Played;
  std::int64_t kept = 0;  // its number in the list of kept games; 0: none

  const G& end() const { return replay->end(); }
};

// The game of a match as it stands, without times; nothing without moves, or with one that its start does not allow.
template <class M>
std::optional<Record<typename M::Rules>> record_of(const M& match) {
  Replay<typename M::Rules> replay(match.start());
  for (std::size_t i = 0; i < match.session().played(); ++i)
    if (!replay.play(match.session().moves()[i])) return std::nullopt;
  if (replay.moves().empty()) return std::nullopt;
  return Record<typename M::Rules>{std::make_shared<const Replay<typename M::Rules>>(std::move(replay)),
                                   {.helped = match.helped(), .practice = match.practice()}};
}

// A game in the form of a save (core/session.hpp), for games without a code of their own. What stands before the save is
// skipped.
template <class R>
std::string write_as_save(const R& record, std::size_t /*format*/) {
  Session<typename R::Game> session(record.replay->start());
  for (const auto& move : record.replay->moves()) session.play(move);
  return session.write();
}
template <class R>
Expected<R, ImportError> read_as_save(std::string_view text) {
  const auto session =
      Session<typename R::Game>::read(text.substr(std::min(text.find("quintet "), text.size())));
  if (!session) return tl::unexpected(ImportError{msgid("This game cannot be read."), session.error().line});
  Replay<typename R::Game> replay(session->start());
  for (const auto& move : session->moves()) replay.play(move);
  if (replay.moves().empty()) return tl::unexpected(ImportError{msgid("This game has no moves.")});
  return R{std::make_shared<const Replay<typename R::Game>>(std::move(replay))};
}

// The records of one game, made from its table. Lives as long as the program.
template <class R>
class GameRecords {
  static constexpr bool kHasNotes = std::is_same_v<typename R::Notes, KeptNotes>;
  // Variations and comments of the player: a game without them is still the same.
  static constexpr bool kHasBeside = requires(const R& record) { record.notes.beside; };

 public:
  using Read = Expected<R, ImportError>;

  struct Table {
    Accent accent;
    std::span<const RecordFormat> formats;
    // See RecordCodec.
    std::span<const std::string_view> also_read{};
    std::function<Read(std::string_view text)> (*reader)(const Context& context) = [](const Context&) {
      return std::function<Read(std::string_view)>(read_as_save<R>);
    };
    std::string (*write)(const R& record, std::size_t format) = write_as_save<R>;
    // All but its last members, which are those of the record; without the notes.
    RecordCard (*card)(const R& record);
    std::string (*name)(const Localiser& words, const R& record) = nullptr;  // null: the title of the card
    std::unique_ptr<Scene> (*review)(Context& context, const GameRecords& records, const R& record,
                                     std::size_t floor, ReviewStart start);
    // The format in which a game is kept, after its notes.
    std::size_t kept_format = 0;
    // Where a kept text may also be something else than that: reads it, or returns nothing.
    std::optional<R> (*read_kept)(std::string_view text) = nullptr;
    std::string (*length)(const Localiser& words, std::size_t moves) = moves_text;
    std::uintmax_t most_listed = std::uintmax_t{64} << 10U;
  };

  explicit GameRecords(const Table& table)
      : table_(table),
        codec_{.game = R::Game::kName,
               .accent = table.accent,
               .formats = table.formats,
               .also_read = table.also_read,
               .reader = [this](const Context& context) { return reader(context); },
               .length = table.length,
               .most_listed = table.most_listed} {}
  ~GameRecords() = default;
  GameRecords(const GameRecords&) = delete;
  GameRecords& operator=(const GameRecords&) = delete;

  const RecordCodec& codec() const { return codec_; }

  // For the pages.
  GameRecord any(const R& record) const {
    RecordCard card = table_.card(record);
    if constexpr (kHasNotes) {
      card.about = [about = std::move(card.about), notes = record.notes](const Localiser& words) {
        return about(words) + notes_words(words, notes);
      };
    }
    card.moves = record.replay->moves().size();
    card.is_blank = card.moves == 0;
    if constexpr (requires { record.replay->start().is_set_up(); })
      card.is_blank = card.is_blank && !record.replay->start().is_set_up();
    card.date = record.date;
    const auto game = std::make_shared<const R>(record);
    std::function<std::string(const Localiser&)> title = card.title;
    if (table_.name) title = [this, game](const Localiser& words) { return table_.name(words, *game); };
    return {.card = std::move(card),
            .name = std::move(title),
            .write = [this, game](std::size_t format) { return table_.write(*game, format); },
            .kept_text = [this, game] { return kept_text(*game); },
            .is_same =
                [this, game](std::string_view kept) {
                  auto other = table_.read_kept ? table_.read_kept(kept) : std::nullopt;
                  if (!other) return false;
                  if constexpr (kHasBeside) {
                    const auto &mine = game->notes.beside, &known = other->notes.beside;
                    if (mine && (!known || *mine != *known)) return false;
                    other->notes.beside = mine;
                  }
                  other->date = game->date;  // a kept text has none
                  const std::size_t last = table_.formats.size() - 1;
                  return table_.write(*other, last) == table_.write(*game, last);
                },
            .review = [this, game](
                          Context& context, std::size_t floor,
                          ReviewStart start) { return table_.review(context, *this, *game, floor, start); },
            .as_kept =
                [this, game](std::int64_t number) {
                  R kept = *game;
                  kept.kept = number;
                  return any(kept);
                }};
  }

  std::string kept_text(const R& record) const {
    std::string text = table_.write(record, table_.kept_format);
    if constexpr (kHasNotes) text.insert(0, write_notes(record.notes));
    return text;
  }

  // Keeps a match that has ended as this record, if there is one, or as this text. A different end after undo replaces
  // the earlier one, but not a game without help that was not lost: it may stand behind a record.
  template <class Match>
  void keep(Context& context, Match& match, const std::optional<R>& record) const {
    if (record) keep(context, match, kept_text(*record));
  }
  template <class Match>
  void keep(Context& context, Match& match, std::string text) const {
    KeptGame kept{.date = write_date(context.today()), .text = std::move(text)};
    kept.id = match.kept();
    if constexpr (kHasNotes) {
      const KeptGame* const earlier = context.profile.kept_games(codec_.game).find(kept.id);
      if (earlier && !read_notes(earlier->text).helped && read_notes(kept.text).helped) {
        const auto game = codec_.reader(context)(*earlier);
        if (game && game->card.outcome != RecordOutcome::Lost) kept.id = 0;
      }
    }
    match.set_kept(context.profile.keep_game(codec_.game, std::move(kept)));
  }

 private:
  // Only kept games have notes, or are in something else than a format.
  RecordCodec::Reader reader(const Context& context) const {
    return [this, read = table_.reader(context)](const KeptGame& kept) {
      const bool is_kept = kept.id != 0;
      auto known = is_kept && table_.read_kept ? table_.read_kept(kept.text) : std::nullopt;
      return (known ? Read(*std::move(known)) : read(kept.text)).map([&](R record) {
        if constexpr (kHasNotes) {
          if (is_kept) record.notes = read_notes(kept.text);
        }
        if (!kept.date.empty()) record.date = kept.date;
        record.origin = kept.origin;
        record.kept = kept.id;
        return any(record);
      });
    };
  }

  Table table_;
  RecordCodec codec_;
};

}  // namespace quintet::ui
