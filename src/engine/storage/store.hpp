// The files of a player: settings, saves, records. A file is written whole or not at all, the last good one
// is kept beside it as <name>.bak, and a damaged one is never thrown away but set aside as
// <name>.corrupt-<time>. Whatever fails, the game goes on; what the player should know of it is told once, as
// a StoreReport.
//
// One running copy holds a lock in the data folder. A second copy reads, and saves nothing.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/platform/problem.hpp"
#include "engine/storage/file_system.hpp"
#include "engine/storage/store_folders.hpp"

namespace quintet {

enum class StoreTrouble : std::uint8_t {
  AnotherCopy,  // another running copy has the lock: nothing is saved
  NoFolder,     // there is no place to save, or it cannot be written: nothing is saved
  NotSaved,     // this file could not be written; what it held before can still be read
  NotRead,      // the system does not give this file, and there is no good copy
  Damaged,      // this file made no sense and was set aside, and there is no good copy
  Recovered,    // as one of the two before, but the last good copy was read instead
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
  // as std::variant<T, Problem>; a file in which it sees a problem counts as damaged.
  template <class T, class Parse>
  std::optional<T> read(Folder folder, const std::string& name, const Parse& parse) {
    std::optional<T> result;
    read_valid(folder, name, [&](std::string_view text) -> std::optional<Problem> {
      std::variant<T, Problem> outcome = parse(text);
      if (auto* problem = std::get_if<Problem>(&outcome)) return std::move(*problem);
      result = std::get<T>(std::move(outcome));
      return std::nullopt;
    });
    return result;
  }

  // Whether the whole text is on the disk now. The former file becomes the last good copy.
  bool write(Folder folder, const std::string& name, std::string_view text);

  // Removes the file and its last good copy: for a game that has ended.
  bool remove(Folder folder, const std::string& name);

  // The files that were written to a folder, sorted, without copies and files set aside.
  std::vector<std::string> list(Folder folder) const;

  // Whether writing is worth an attempt: there is a folder, and no other copy runs.
  bool saving() const { return lock_ != nullptr; }

  // What happened since the last call. The same trouble with the same file is told again only after it
  // worked.
  std::vector<StoreReport> take_reports() { return std::exchange(reports_, {}); }

  const PlayerFolders& folders() const { return folders_; }

 private:
  using Path = std::filesystem::path;
  using Fault = std::function<std::optional<Problem>(std::string_view)>;
  enum class Found : std::uint8_t { Good, Bad, Missing };
  struct Reading {
    Found found;
    StoreTrouble trouble = StoreTrouble::Damaged;
    std::string detail = {};
  };

  void open();
  const Path& path_of(Folder folder) const;
  void read_valid(Folder folder, const std::string& name, const Fault& fault);
  Reading read_one(const Path& file, const Fault& fault);
  std::error_code replace(const Path& file, std::string_view text);
  std::error_code set_aside(const Path& file);
  void report(StoreTrouble trouble, const Path& file, std::string detail);
  void succeeded(const Path& file);

  FileSystem& files_;
  PlayerFolders folders_;
  Clock clock_;
  std::unique_ptr<FileLock> lock_;
  std::set<Path> suspect_;  // bad files that still stand where they were: never to become a last good copy
  std::set<std::pair<StoreTrouble, Path>> told_;
  std::vector<StoreReport> reports_;
};

}  // namespace quintet
