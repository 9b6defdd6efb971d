// The data of the player: settings, records and saved games, as they are stored. Every change is written to the store at
// once. A problem with a file is reported to the player once, and the game continues.
#pragma once

#include <any>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/storage/store_writer.hpp"
#include "engine/text/localiser.hpp"
#include "ui/profile/kept_games.hpp"
#include "ui/profile/results.hpp"
#include "ui/profile/settings.hpp"

namespace quintet::ui {

class Profile {
 public:
  // Reads settings and records. The services must outlive the profile. The settings of these games are checked;
  // those of other games are kept as they are.
  Profile(StoreWriter& store, const Localiser& words, SchemaList games);

  const Settings& settings() const { return get<Settings>(); }
  // The settings of the program or of a game, by their struct. The reference stays valid and always has the
  // current values.
  template <class S>
  const S& get() const {
    Typed& typed = typed_[S::kPath];
    if (!typed.value.has_value()) {
      typed.read = [](std::any& value, const SettingValues& values) { value = read_fields<S>(values); };
      typed.read(typed.value, values_);
    }
    return *std::any_cast<S>(&typed.value);
  }
  template <class S>
  void change(const S& settings) {
    SettingValues values = values_;
    write_fields(settings, values);
    change(std::move(values));
  }

  // All of them by path, for the settings page.
  const SettingValues& values() const { return values_; }
  void change(SettingValues values);
  // For a slider that moves: changes the setting at once, but saves it only with the next change or by `save_settings`.
  void try_out(SettingValues values);
  void save_settings();
  // Incremented with every change of the settings or the results: what was made from them at another revision is out of
  // date.
  std::uint32_t revision() const { return revision_; }
  // Called after every change of the settings.
  void on_change(std::function<void()> listener) { changed_ = std::move(listener); }
  // Settings for this run that are not written, such as those of the command line.
  void override_settings(const Settings& settings);

  // The invalid values in the settings that were read, which are at their defaults. In English, for the log.
  const std::vector<std::string>& complaints() const { return complaints_; }
  // Whether any of them will not be in the file any more; an unknown word stays there.
  bool settings_reset() const { return reset_; }

  // The results of the game with this id; empty where it has none yet.
  const ResultTally& results(std::string_view game) const;
  void record(std::string_view game, ResultTally results);

  // Whether anything that is saved now is available in the next run.
  bool saves() const { return store_.saving(); }
  // Games in progress, by name: "link-relaxed". A text that `usable` refuses is set aside as damaged. Each is read
  // from the disk once and then kept in memory, also where nothing can be saved.
  void save_game(std::string_view name, std::string_view text);
  std::optional<std::string> load_game(std::string_view name,
                                       const std::function<bool(std::string_view)>& usable);
  void forget_game(std::string_view name);
  // The names of those that there are, with this beginning; sorted.
  std::vector<std::string> game_names(std::string_view beginning) const;
  // This beginning with a number above those of all games that there are, also of those that cannot be read.
  std::string new_game_name(std::string_view beginning) const;
  // Changes with every change of its text.
  std::uint32_t game_version(std::string_view name) const;
  // The finished games that are kept, of the game with this id. Read from the disk once, when first asked for. Keeping
  // returns the number of the game; 0 if its text is too long.
  const KeptGames& kept_games(std::string_view game);
  std::int64_t keep_game(std::string_view game, KeptGame one);
  bool change_kept_game(std::string_view game, std::int64_t id, std::string text);
  void forget_kept_game(std::string_view game, std::int64_t id);
  void toggle_favourite(std::string_view game, std::int64_t id);
  // As long as one of these lives, changes of results, saved and kept games are gathered, and then written together:
  // however the program ends, the next run finds all of them or none. A match that ends is counted and kept, and its
  // save is gone, or it still waits for its last move.
  class Together {
   public:
    explicit Together(Profile& profile) : profile_(profile) { ++profile_.together_; }
    Together(const Together&) = delete;
    Together& operator=(const Together&) = delete;
    ~Together() { profile_.end_together(); }

   private:
    Profile& profile_;
  };
  [[nodiscard]] Together together() { return Together(*this); }
  // Waits until all of this is on the disk.
  void finish_saving() { store_.finish(); }

  // Called with every problem with a file, for the log.
  void on_report(std::function<void(const StoreReport&)> listener) { reported_ = std::move(listener); }
  // Takes the reports of the store, which become notices; those that wait of files with the same trouble become one.
  void take_reports();
  // Messages for the player, the oldest first, in translated words.
  struct Notice {
    std::string text;
    bool once = false;  // good news: a page that is left too soon does not hand it on
  };
  std::optional<Notice> next_notice();
  bool has_notice() const { return !notices_.empty(); }
  void notify(std::string message);
  void notify_once(std::string message);
  // Before all others: a notice that was shown too briefly to be read.
  void notify_first(std::string message);

 private:
  StoreWriter& store_;
  const Localiser& words_;
  // One struct of settings, read from the values.
  struct Typed {
    std::any value;
    void (*read)(std::any& value, const SettingValues& values) = nullptr;
  };

  void set_values(SettingValues values);
  KeptGames& kept(std::string_view game);
  void set_game(std::string_view name, std::optional<std::string> text);
  void store(FileChange change);
  void end_together();

  SettingValues values_;  // the current ones
  SettingValues saved_;   // without those for this run only
  mutable std::map<std::string_view, Typed> typed_;
  std::uint32_t revision_ = 0;
  bool reset_ = false;
  bool tried_out_ = false;  // the settings have changed since they were written
  std::vector<std::string> complaints_;
  Records records_;
  struct SavedGame {
    bool known = false;               // read or written in this run
    std::optional<std::string> text;  // nothing: there is no such game
    std::uint32_t version = 0;
  };
  const std::set<std::string, std::less<>>& saves_found() const;

  std::map<std::string, SavedGame, std::less<>> games_;
  // The names of the saves on the disk when they were first asked for.
  mutable std::set<std::string, std::less<>> saves_found_;
  std::map<std::string, KeptGames, std::less<>> kept_;  // by the id of the game
  int together_ = 0;                                    // how many Together live
  std::vector<FileChange> gathered_;                    // by them
  std::function<void()> changed_;
  std::function<void(const StoreReport&)> reported_;
  struct Waiting {
    Notice notice;
    std::optional<StoreTrouble> trouble{};
    std::size_t files = 0;
  };
  std::deque<Waiting> notices_;
};

// The modes that were played, the latest first, as the settings keep them: "gomoku.computer link.timed". The menu shows
// the game played last, and the page of a game fills the button of its latest mode.
struct RecentMode {
  std::string game, mode;  // ids
  friend bool operator==(const RecentMode&, const RecentMode&) = default;
};

// Words that are not of this form are left out: the file may have been edited.
std::vector<RecentMode> recent_modes(const Profile& profile);

// Puts the mode in front. Changes nothing where it is already there, so it may be called after every move.
void note_played(Profile& profile, std::string_view game, std::string_view mode);

}  // namespace quintet::ui
