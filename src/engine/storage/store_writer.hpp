// The store with its writing moved to threads of its own: bringing a file to the disk takes tens of milliseconds, and
// on a slow disk a second, which is too long for a frame. Two threads share the work. The first writes each request to
// the journal of its folder, which does not wait for the disk; the second replaces the files themselves, waits for the disk,
// and removes the journal when all of it is done.
// So whenever the program is killed, at most the last text is lost, and when the power fails, at most what the disk
// had not finished. Changes that belong together are in the journal, and after a kill or a loss of power in the
// files, all of them or none.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "engine/storage/store.hpp"

namespace quintet {

// The next content of a file; nothing: it is to be removed.
struct FileChange {
  std::string name;
  std::optional<std::string> text;
};

class StoreWriter {
 public:
  // `wake` is called from the other thread when there is something to report, to end the main loop's wait for an event.
  // The store must outlive this, and be used through this alone.
  explicit StoreWriter(Store& store, std::function<void()> wake = {});
  StoreWriter(const StoreWriter&) = delete;
  StoreWriter& operator=(const StoreWriter&) = delete;
  // Every request has been tried before this returns; `finish` and `take_reports` before it report the results.
  ~StoreWriter();

  // Return when all earlier requests for these files are in the journal: at once, but where even the journal cannot be
  // written, after kPatience at the most. Failures become reports, and are tried again with the next request. A text that
  // was just written is not written again. Where the disk is slower than the player, a newer text replaces one that is not
  // yet written.
  static constexpr std::chrono::milliseconds kPatience{500};
  void write(Folder folder, const std::string& name, std::string text) {
    change(folder, {{name, std::move(text)}});
  }
  void remove(Folder folder, const std::string& name) { change(folder, {{name, std::nullopt}}); }
  // All of them, or none after a kill. Files are removed last, and only if the others could be written.
  void change(Folder folder, std::vector<FileChange> together);

  // As Store::read, after all earlier requests.
  template <class T, class Parse>
  std::optional<T> read(Folder folder, const std::string& name, const Parse& parse) {
    finish();
    return store_.read<T>(folder, name, parse);
  }

  // As Store::list. Does not wait: what is being written now may be missing.
  std::vector<std::string> list(Folder folder) const { return store_.list(folder); }

  // Waits until nothing is left to do.
  void finish();
  // As Store::saving.
  bool saving() const { return store_.saving(); }
  // As Store::take_reports. Does not wait: what is being written now is reported by a later call.
  std::vector<StoreReport> take_reports();

 private:
  using Key = std::pair<Folder, std::string>;
  struct Task {
    Key key;
    std::optional<std::string> text;           // nothing: the file is to be removed
    std::uint64_t number = 0;                  // increases from task to task; 0: an earlier run has left it
    std::uint64_t group = 0;                   // the same for changes that belong together; 0: it is alone
    std::map<Key, std::uint64_t> waits_for{};  // of a removal: the texts written with it, by file and number
  };
  using Tasks = std::deque<Task>;
  using Request = std::vector<Task>;  // of one folder
  // A change that is not known to be on the disk.
  struct Pending {
    Change change;
    std::uint64_t number = 0, group = 0;  // of its task
  };

  bool is_latest(const Task& task) const;
  static bool holds(const Tasks& tasks, const Key& key);
  static void replace(Tasks& tasks, Task task);
  bool is_journalled(const Request& request) const;
  bool idle() const { return to_journal_.empty() && journalling_.empty() && to_write_.empty() && !writing_; }

  void keep_journals();
  void journal_first();
  void take_over(std::unique_lock<std::mutex>& lock, Folder folder);
  void add_to_journal(std::unique_lock<std::mutex>& lock, const Task& task);
  void write_journal(std::unique_lock<std::mutex>& lock, Folder folder) const;
  std::vector<std::uint64_t> may_hold(std::unique_lock<std::mutex>& lock, const Key& key);
  void work();
  bool carry_out(const Task& task);
  enum class Outcome : bool { Done, Failed };
  void note_outcome(const Task& task, Outcome outcome);
  bool waits(const Task& task) const;
  void try_failed_again();
  void remove_finished_journal(Folder folder);

  Store& store_;
  std::function<void()> wake_;
  std::mutex journals_;  // over the journal files; locked before the next one where both are
  std::mutex mutex_;     // over what follows, and over the store while nothing is being written
  std::condition_variable changed_;
  std::deque<Request> to_journal_;
  Request journalling_;
  Tasks to_write_, failed_;
  std::optional<Task> writing_;
  std::map<Key, Pending> pending_;
  std::set<Folder> taken_over_;  // whose journals of an earlier run are in `pending_`
  struct Text {
    std::string text;
    std::uint64_t number = 0;  // of its task
  };
  std::map<Key, Text> latest_;         // the last one that was requested, unless it failed
  std::map<Key, std::uint64_t> done_;  // the number of the last task that was carried out
  std::map<Key, std::vector<std::uint64_t>>
      on_disk_;  // fingerprints of what each file may hold now, where known
  std::vector<StoreReport> reports_;
  std::uint64_t last_number_ = 0;
  bool ending_ = false, journals_kept_ = false;
  std::thread journal_keeper_, worker_;  // last, since they use all the others from their start
};

}  // namespace quintet
