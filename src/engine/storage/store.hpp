// The files of a player: settings, saves, records. A file is written completely or not at all, and the last good one
// is kept beside it as <name>.bak. A damaged file is never deleted but set aside as <name>.corrupt-<time>. A file that
// the system could not read is left alone; only when it has to be replaced, it is kept as <name>.unread-<time>.
// A file of a later version stays where it is, too, and becomes <name>.newer-<time> when it has to be replaced.
// The game continues after every failure; the player is informed once, by a StoreReport.
//
// While files are being written, changes.journal in their folder has what they are to hold (journal.hpp). A name that is a
// symbolic link stays one: the file that it leads to is replaced, in its own folder.
//
// One running copy holds a lock in the data folder. A second copy reads, and saves nothing. Where the folder cannot be
// opened, each write tries again.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/expected.hpp"
#include "engine/platform/problem.hpp"
#include "engine/storage/file_system.hpp"
#include "engine/storage/journal.hpp"
#include "engine/storage/store_folders.hpp"

namespace quintet {

enum class StoreTrouble : std::uint8_t {
  AnotherCopy,  // another running copy has the lock: nothing is saved
  NoFolder,     // there is no place to save, or it cannot be written: nothing is saved
  SavesAgain,   // now it can be written
  NotSaved,     // this file, and maybe others, could not be written; what it held before can still be read
  NotRead,      // the system could not read this file, and there is no good copy
  CopyRead,     // the system could not read this file; the last good copy was read instead
  Damaged,      // this file was damaged and was set aside, and there is no good copy
  Recovered,    // this file was damaged; the last good copy was read instead
  Newer,        // a later version has written this file; it was left alone
  KeptAside,   // this file could not be read before, and was kept under another name when a new one was saved
  NewerAside,  // so was this one, which a later version has written
};

struct StoreReport {
  StoreTrouble trouble;
  std::string file;    // its name, empty where it is about all files
  std::string detail;  // in English: what the system or the reader said
  friend bool operator==(const StoreReport&, const StoreReport&) = default;
};

enum class Folder : std::uint8_t { Config, Data, State };

class Store {
 public:
  using Clock = std::function<std::chrono::system_clock::time_point()>;

  // Creates the folders and takes the lock. The file system must outlive this.
  Store(FileSystem& files, PlayerFolders folders, Clock clock = std::chrono::system_clock::now);
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  ~Store() = default;

  // Reads the file, else its last good copy, else nothing. `parse` takes the text and returns what it says,
  // as Expected<T, Problem>; a file for which it returns an error counts as damaged, unless it is newer.
  template <class T, class Parse>
  std::optional<T> read(Folder folder, const std::string& name, const Parse& parse) {
    std::optional<T> result;
    read_valid(folder, name, [&](std::string_view text) -> Expected<void, Problem> {
      Expected<T, Problem> parsed = parse(text);
      if (!parsed) return tl::unexpected(std::move(parsed.error()));
      result = *std::move(parsed);
      return {};
    });
    return result;
  }

  // Whether the complete text is on the disk now. The former file becomes the last good copy.
  bool write(Folder folder, const std::string& name, std::string_view text);

  // Removes the file and its last good copy: for a game that has ended.
  bool remove(Folder folder, const std::string& name);

  // The changes of the folder for a read that comes before `write` or `remove` has done them. Neither reports anything, and
  // both may run on one thread while another uses the rest of this. They are safe from a loss of power as well where this
  // waits for the disk.
  enum class Wait : std::uint8_t { No, ForDisk };
  void write_journal(Folder folder, const Journal& journal, Wait wait) const;
  void remove_journal(Folder folder) const;
  // What an earlier run has left: the changes that are newer than their files.
  Journal read_journal(Folder folder) const;
  // What the file holds, as Change::replaces has it; nothing where it cannot be read or is not there.
  std::optional<std::uint64_t> fingerprint_of(Folder folder, const std::string& name) const;

  // The files that were written to a folder, sorted, without copies and files set aside; also those that an earlier run has
  // left in the journal, and none that it was about to remove.
  std::vector<std::string> list(Folder folder) const;

  // Whether what is written now is on the disk afterwards: there is a folder, and no other copy runs. May be asked on any
  // thread.
  bool saving() const { return saving_; }

  // What happened since the last call. The same problem with the same file is reported again only if
  // the file has worked in between; that files cannot be written, only if all of them have been written in between.
  std::vector<StoreReport> take_reports() { return std::exchange(reports_, {}); }

  const PlayerFolders& folders() const { return folders_; }

 private:
  using Path = std::filesystem::path;
  using Check = std::function<Expected<void, Problem>(std::string_view)>;
  enum class Found : std::uint8_t { Good, Damaged, Unread, Newer, Missing };
  struct Reading {
    Found found;
    std::string detail = {};
    bool bad() const { return found != Found::Good && found != Found::Missing; }
  };

  void open();
  bool can_save();
  const Path& path_of(Folder folder) const;
  // The file that its name leads to, where the name is a link.
  Path place_of(Folder folder, const std::string& name) const;
  Path journal_of(Folder folder) const;
  std::vector<Change> changes_of(Folder folder, const std::string& name) const;
  void read_valid(Folder folder, const std::string& name, const Check& check);
  Reading judge(const Path& file, const Expected<std::string, std::error_code>& content, const Check& check);
  void report_bad(const std::string& name, const Reading& first, const Reading& copy);
  std::error_code replace(const Path& file, const std::string& name, std::string_view text);
  std::error_code remove_single_journal(Folder folder, const std::string& name);
  std::error_code make_room(const Path& file, const std::string& name);
  std::error_code set_aside(const Path& file, std::string_view ending);
  void report(StoreTrouble trouble, const std::string& name, std::string detail);
  void report_unsaved(const std::string& name, const std::error_code& error);
  void succeeded(const std::string& name);

  FileSystem& files_;
  PlayerFolders folders_;
  Clock clock_;
  std::unique_ptr<FileLock> lock_;
  std::atomic<bool> saving_ = false;
  bool may_open_later_ = true;
  // Files that still stand where they were and must never become a last good copy, with the ending that they get before
  // another one takes their place: damaged ones that could not be set aside, those that could not be read, newer ones.
  std::map<Path, std::string_view> apart_;
  std::set<Path> missed_;  // looked for in vain while the folder was not open
  std::set<std::string> unsaved_;
  bool told_unsaved_ = false;
  std::set<std::pair<StoreTrouble, std::string>> told_;
  std::vector<StoreReport> reports_;
};

}  // namespace quintet
